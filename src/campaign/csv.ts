/** Tables of values separated by commas, semicolons or tabs (RFC 4180), read with places and written safe to open in a spreadsheet. */

/** A cell and where it stands, 1-based. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** In quotes: what spaces it has are meant. */
  readonly quoted: boolean;
}

/** Where a quote is that ends nowhere, or the text that stands after one. */
export interface BadQuote {
  readonly bad: 'unclosed' | 'tail';
  readonly line: number;
  readonly column: number;
}

/** Separators, the likeliest first. */
const separators = [';', ',', '\t'] as const;

/** A first line by which Excel is told the separator, and no row. */
const separatorLine = /^sep=([;,\t])(?:\r\n|\r|\n|$)/i;

/** The rows of a table; empty lines are left out. The separator is the one that the first line names, or is most frequent in it. Of quotes that do not end well the first is told. */
export function parseCsv(text: string): readonly Cell[][] | BadQuote {
  const [named = '', told] = separatorLine.exec(text) ?? [];
  const separator = told ?? guessSeparator(text);
  const rows: Cell[][] = [];
  const cursor = { at: named.length, line: named === '' ? 1 : 2, start: named.length };
  while (cursor.at < text.length) {
    const row = readRow(text, separator, cursor);
    if ('bad' in row) return row;
    if (row.some((cell) => cell.text.trim() !== '')) rows.push(row);
  }
  return rows;
}

function guessSeparator(text: string): string {
  const first = /^[^\r\n]*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface Cursor {
  at: number;
  line: number;
  /** Where the line began. */
  start: number;
}

function readRow(text: string, separator: string, cursor: Cursor): Cell[] | BadQuote {
  const row: Cell[] = [];
  for (;;) {
    const where = placeOf(cursor);
    const quoted = text[cursor.at] === '"';
    const cell = quoted ? readQuoted(text, cursor) : readPlain(text, separator, cursor);
    if (cell === null) return { bad: 'unclosed', ...where };
    row.push({ text: cell, ...where, quoted });
    if (quoted) {
      const tail = placeOf(cursor);
      if (readPlain(text, separator, cursor).trim() !== '') return { bad: 'tail', ...tail };
    }
    const next = text[cursor.at];
    if (next === separator) {
      cursor.at += 1;
      continue;
    }
    if (next === '\r' && text[cursor.at + 1] === '\n') cursor.at += 1;
    cursor.at += 1;
    cursor.line += 1;
    cursor.start = cursor.at;
    return row;
  }
}

function placeOf({ at, line, start }: Cursor): { readonly line: number; readonly column: number } {
  return { line, column: at - start + 1 };
}

function readPlain(text: string, separator: string, cursor: Cursor): string {
  const from = cursor.at;
  while (cursor.at < text.length && text[cursor.at] !== separator && text[cursor.at] !== '\n' && text[cursor.at] !== '\r') cursor.at += 1;
  return text.slice(from, cursor.at);
}

/** Null: the quote is never closed. */
function readQuoted(text: string, cursor: Cursor): string | null {
  let cell = '';
  cursor.at += 1;
  for (;;) {
    const end = text.indexOf('"', cursor.at);
    if (end < 0) return null;
    const part = text.slice(cursor.at, end);
    for (const lineEnd of part.matchAll(/\r\n|\r|\n/g)) {
      cursor.line += 1;
      cursor.start = cursor.at + lineEnd.index + lineEnd[0].length;
    }
    cell += part;
    cursor.at = end + 1;
    if (text[cursor.at] !== '"') return cell;
    cell += '"';
    cursor.at += 1;
  }
}

/** A row as text. A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
export function writeCsvRow(cells: readonly string[], separator: string): string {
  return cells.map((cell) => quoteCell(guardCell(cell), separator)).join(separator);
}

function guardCell(cell: string): string {
  return /^[=+\-@\t\r'\uff0b\uff0d\uff1d\uff20]/.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `writeCsvRow` guarded it. */
export function unguardCell(cell: string): string {
  return /^'[=+\-@\t\r'\uff0b\uff0d\uff1d\uff20]/.test(cell) ? cell.slice(1) : cell;
}

function quoteCell(cell: string, separator: string): string {
  return /["\r\n]/.test(cell) || cell.includes(separator) || /^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
