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
}

const gap = 2;
const leastWidth = 6;

/** The lines of a table by row, the heading first. */
export function layTable({ headings, rows, right = [], width }: TextTable): string[][] {
  const all = [headings, ...rows];
  const widths = fitWidths(headings.map((_, at) => Math.max(...all.map((row) => displayWidth(row[at] ?? '')))), width);
  return all.map((row) => {
    const cells = widths.map((size, at) => wrapCells(row[at] ?? '', Math.max(1, size)));
    const height = Math.max(1, ...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => widths.map((size, at) => pad(cells[at]?.[line] ?? '', size, right.includes(at))).join(' '.repeat(gap)).trimEnd());
  });
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
