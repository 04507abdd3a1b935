import { displayWidth, wrapCells } from '../render/text/display-width';

/** A line in a width, folded beneath where its text begins: after its indent, and after a word that stands in a column of its own. */
export function foldLine(line: string, width: number): string[] {
  if (displayWidth(line) <= width) return [line];
  const before = /^ *(?:\S+ {2,})?/.exec(line)![0];
  return wrapCells(line.slice(before.length), width - before.length).map((part, at) => (at === 0 ? before : ' '.repeat(before.length)) + part);
}
