/** How many lines a text takes, reckoned without a font and on the large side (S3). */

/** Points to millimetres. */
const mmPerPoint = 0.3528;
/** Parts of the type size; the style sheet has the same. */
const lineHeight = 1.18;
/** Widths of Arial's characters, parts of the type size; Liberation Sans and Helvetica have the same. */
const widths = listWidths({
  0.23: "'ijlíï|", 0.28: ' !,./:;fIÍÏt\u00a0\u2009', 0.34: '()-r"', 0.5: 'cçksvxyzJ', 0.56: '0123456789aáàbdeéèghnñoóòpquúüL?$#', 0.59: '+<>=×±−–~', 0.62: 'FTZ', 0.67: 'AÁÀBEÉÈKPSVXY&', 0.73: 'CÇDHNÑRUÚÜw', 0.78: 'GOÓÒQ', 0.84: 'mM', 0.95: 'W%', 1: '→←↑↓',
});
/** What the table does not know takes a whole square, as in scripts of other continents. */
const squareWidth = 1;
/** Room for a face that is a little wider. */
const margin = 1.045;
/** How much wider bold type is. */
const boldMargin = 1.09;

/** Widths by UTF-16 unit. */
function listWidths(classes: Readonly<Record<number, string>>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const width in classes) {
    const letters = classes[width]!;
    for (let at = 0; at < letters.length; at++) found.set(letters.charCodeAt(at), Number(width));
  }
  return found;
}

/** A type size in mm. */
export function emOf(points: number): number {
  return points * mmPerPoint;
}

/** Height of a line on a card, mm. */
export function lineOf(points: number): number {
  return emOf(points) * lineHeight;
}

/** Lines of a text broken at spaces; a word longer than a line is broken inside. */
export function countLines(text: string, em: number, widthMm: number, bold = false): number {
  const room = widthMm / (em * margin * (bold ? boldMargin : 1));
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  const words = text.split(' ');
  for (let at = 0; at < words.length; at++) {
    const width = widthOf(words[at]!);
    const needed = used === 0 ? width : used + space + width;
    if (needed <= room) {
      used = needed;
      continue;
    }
    if (used > 0) lines += 1;
    // The last letter of a line may leave up to a square free.
    const rest = Math.max(room - squareWidth, squareWidth);
    const broken = width <= room ? 0 : Math.floor(width / rest);
    lines += broken;
    used = width - broken * rest;
  }
  return lines;
}

/** Widths of words: most come on many cards. */
const knownWidths = new Map<string, number>();

/** Width of a text on one line, parts of the type size; accents take no room. */
export function widthOf(text: string): number {
  let width = knownWidths.get(text);
  if (width === undefined) knownWidths.set(text, (width = measureLetters(text)));
  return width;
}

function measureLetters(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const known = widths.get(text.charCodeAt(at));
    if (known !== undefined) {
      width += known;
      continue;
    }
    const letter = String.fromCodePoint(text.codePointAt(at)!);
    width += widths.get(letter.normalize('NFD').charCodeAt(0)) ?? squareWidth;
    at += letter.length - 1;
  }
  return width;
}
