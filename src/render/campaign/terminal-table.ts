/** Tables for the terminal, as wide as it is; a struck-out line keeps its cells. */
import { displayWidth, wrapCells } from '../text/display-width';

/** A table of plain text. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns set to the right: numbers. */
  readonly right?: readonly number[];
  /** Width to fit into; the widest columns give way. */
  readonly width: number;
  /** From this column on, what would make the table too wide stands under its row, the last column first. */
  readonly below?: number;
}

const gap = 2;
const leastWidth = 6;

/** The last column may be folded into lines of no fewer letters, where it may go under its row instead. */
const leastProse = 20;

/** The lines of a table by row, the heading first. */
export function layTable(table: TextTable): string[][] {
  const { headings, rows, right = [], width } = table;
  const all = [headings, ...rows];
  const widths = chooseWidths(table);
  const beside = widths.length;
  const indent = ' '.repeat((widths[0] ?? 0) + gap);
  return all.map((row) => {
    const cells = widths.map((size, at) => wrapCells(row[at] ?? '', Math.max(1, size)));
    const height = Math.max(1, ...cells.map((lines) => lines.length));
    const lines = Array.from({ length: height }, (_, line) => widths.map((size, at) => pad(cells[at]?.[line] ?? '', size, right.includes(at))).join(' '.repeat(gap)).trimEnd());
    const rest = row.slice(beside).filter((cell) => cell !== '').join(' · ');
    return rest === '' ? lines : [...lines, ...wrapCells(rest, Math.max(1, width - indent.length)).map((line) => `${indent}${line}`)];
  });
}

/** The lines of a table, or where it would part words or be too wide a list: of each row its cells one under the other, each after its heading. */
export function layTableOrList(table: TextTable): string[][] {
  if (keepsWords(table)) return layTable(table);
  const { headings, rows, width } = table;
  return [[], ...rows.map((row, at) => [
    ...(at === 0 ? [] : ['']),
    ...row.flatMap((cell, column) => (cell === '' ? [] : wrapCells(`${headings[column] ?? ''}: ${cell}`, Math.max(1, width), gap))),
  ])];
}

/** A sentence beneath a table; where nobody says how wide the terminal is, in one line. */
export function foldSentence(text: string, columns: number | undefined): string[] {
  return columns === undefined ? [text] : wrapCells(text, columns);
}

/** Whether every column that stays beside the others has room for its longest word, and all of them for each other. */
function keepsWords(table: TextTable): boolean {
  const { headings, rows, width, below = headings.length } = table;
  const widths = chooseWidths(table);
  const fits = (row: readonly string[]): boolean => widths.slice(0, below).every((size, at) => (row[at] ?? '').split(' ').every((word) => displayWidth(word) <= size));
  return widths.reduce((sum, size) => sum + size + gap, -gap) <= width && [headings, ...rows].every(fits);
}

/** The widths of the columns beside each other. */
function chooseWidths({ headings, rows, width, below = headings.length }: TextTable): number[] {
  const natural = headings.map((_, at) => Math.max(...[headings, ...rows].map((row) => displayWidth(row[at] ?? ''))));
  return fitWidths(natural.slice(0, countBeside(natural, below, width)), width);
}

/** How many columns find room beside each other, of those that may go under their row. */
function countBeside(natural: readonly number[], below: number, width: number): number {
  const sizeOf = (size: number, at: number): number => (at === natural.length - 1 ? Math.min(size, leastProse) : size);
  let beside = natural.length;
  while (beside > below && natural.slice(0, beside).reduce((sum, size, at) => sum + sizeOf(size, at) + gap, -gap) > width) beside -= 1;
  return beside;
}

/** The widest columns shrink first, each to no less than a short word. */
function fitWidths(natural: readonly number[], width: number): number[] {
  const widths = [...natural];
  let over = widths.reduce((sum, size) => sum + size, 0) + gap * (widths.length - 1) - width;
  while (over > 0) {
    const widest = Math.max(...widths);
    if (widest <= leastWidth) break;
    widths[widths.indexOf(widest)] = widest - 1;
    over -= 1;
  }
  return widths;
}

function pad(text: string, width: number, toRight: boolean): string {
  const blank = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return toRight ? blank + text : text + blank;
}
