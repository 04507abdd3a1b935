/** Text in terminal cells: most characters take one, East Asian wide ones and emoji two, accents none. */

/** Width of a line in cells. */
export function displayWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    width += cellsOf(code);
    if (code > 0xffff) at += 1;
  }
  return width;
}

// Half-open ranges of code points.
const noCell: readonly (readonly [number, number])[] = [[0x300, 0x370], [0x200b, 0x2010], [0xfe00, 0xfe10]];
const twoCells: readonly (readonly [number, number])[] = [
  [0x1100, 0x1160], [0x2e80, 0xa4d0], [0xac00, 0xd7a4], [0xf900, 0xfb00], [0xfe30, 0xfe70], [0xff00, 0xff61], [0x1f000, 0x3fffe],
];

function cellsOf(code: number): number {
  if (code < 0x300) return 1;
  const within = ([first, end]: readonly [number, number]): boolean => code >= first && code < end;
  if (noCell.some(within)) return 0;
  return twoCells.some(within) ? 2 : 1;
}

/** Words in lines of at most `width` cells; lines after the first begin with `indent` spaces; longer words are broken. */
export function wrapCells(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  const margin = ' '.repeat(indent);
  let line = '';
  let used = 0;
  const flush = (): void => {
    lines.push(lines.length === 0 ? line : margin + line);
    line = '';
    used = 0;
  };
  const room = (): number => Math.max(4, lines.length === 0 ? width : width - indent);
  for (const word of text.split(' ')) {
    const cells = displayWidth(word);
    if (line !== '' && used + 1 + cells <= room()) {
      line += ` ${word}`;
      used += 1 + cells;
      continue;
    }
    if (line !== '') flush();
    if (cells <= room()) {
      line = word;
      used = cells;
      continue;
    }
    for (const character of word) {
      const more = displayWidth(character);
      if (used + more > room()) flush();
      line += character;
      used += more;
    }
  }
  if (line !== '') flush();
  return lines;
}
