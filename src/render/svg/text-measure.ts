/**
 * Widths of text without a font at hand. The table holds, for each character, the widest of the bold
 * faces of the usual serif and sans-serif fonts, so that what fits here fits wherever it is opened (S3).
 */

// Hundredths of the font size for the characters from space to tilde.
const asciiWidths = [
  35, 46, 56, 84, 70, 101, 91, 31, 48, 48, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 62,
  100, 78, 85, 80, 87, 77, 71, 86, 95, 47, 56, 87, 71, 111, 92, 88, 76, 88, 84, 73, 75, 88, 78, 113, 78, 73, 73, 48, 37, 48, 84, 56,
  50, 68, 72, 61, 72, 68, 44, 72, 73, 38, 37, 70, 38, 106, 73, 69, 72, 72, 53, 60, 48, 73, 66, 93, 65, 66, 59, 72, 37, 72, 84,
];
const otherLetters = 95;
const wideCharacters = 140;

/** Width of a line of text in the unit of `size`, never less than it will really be. */
export function measureText(text: string, size: number): number {
  return (countHundredths(text) * size) / 100;
}

/** The width of a text in hundredths of its size, a whole number: those of its pieces add up to it. */
function countHundredths(text: string): number {
  const { length } = text;
  let hundredths = 0;
  for (let at = 0; at < length; at++) {
    const code = text.codePointAt(at)!;
    hundredths += code < 0x7f ? asciiWidths[code - 32] ?? 0 : widthOf(code);
    if (code > 0xffff) at += 1;
  }
  return hundredths;
}

/** Widths of accented letters that were asked for, hundredths, by code point. */
const accented: number[] = [];

function widthOf(code: number): number {
  // An accented letter is as wide as its base letter; the mark itself adds nothing.
  if (code < 0x250) return (accented[code] ??= asciiWidths[String.fromCharCode(code).normalize('NFD').charCodeAt(0) - 32] ?? otherLetters + 10);
  if (code >= 0x300 && code < 0x370) return 0;
  if (code < 0x1100 || (code >= 0x2000 && code < 0x2030)) return otherLetters + 10;
  return wideCharacters;
}

/** The text in lines no wider than `width`; a longer word is broken; beyond `maxLines` it ends in `…`. */
export function wrapText(text: string, size: number, width: number, maxLines = Infinity): string[] {
  const lines: string[] = [];
  let line = '';
  let hundredths = 0;
  const words = text.split(' ');
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const longer = (line === '' ? 0 : hundredths + asciiWidths[0]!) + countHundredths(word);
    if ((longer * size) / 100 <= width) {
      line = line === '' ? word : `${line} ${word}`;
      hundredths = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    if (lines.length > maxLines) break;
    const pieces = breakWord(word, size, width, maxLines);
    line = pieces.pop() ?? '';
    hundredths = countHundredths(line);
    lines.push(...pieces);
  }
  if (line !== '') lines.push(line);
  return lines.length > maxLines ? endLines(lines.slice(0, maxLines), size, width) : lines;
}

function breakWord(word: string, size: number, width: number, maxLines: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measureText(piece + character, size) > width) {
      pieces.push(piece);
      piece = '';
      if (pieces.length > maxLines) return pieces;
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces;
}

function endLines(lines: string[], size: number, width: number): string[] {
  const last = Array.from(lines.pop() ?? '');
  while (last.length > 0 && measureText(`${last.join('')}…`, size) > width) last.pop();
  return [...lines, `${last.join('').trimEnd()}…`];
}
