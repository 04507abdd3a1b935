/** Texts that fit nowhere even in the smallest type, such as a player's own words: as much of them as there is room for (S3). */
import type { TextBox, TextStyle } from './canvas';

/** What tells how much room a text takes. */
export interface TextRuler {
  measure(text: string, widthMm: number, style: TextStyle): number;
  widthOf(text: string, style: TextStyle): number;
}

/** Longest text that is measured, characters: no page holds more. */
const longest = 6000;

/** As much of a text as a line of a width holds. */
export function cutToWidth(ruler: TextRuler, text: string, roomMm: number, style: TextStyle): string {
  return cut(text, (part) => ruler.widthOf(part, style) <= roomMm);
}

/** As much of a text as lines in a box hold. */
export function cutToBox(ruler: TextRuler, text: string, { widthMm, heightMm }: Pick<TextBox, 'widthMm' | 'heightMm'>, style: TextStyle): string {
  // A line holds some character, whatever its width.
  if (ruler.widthOf('m', style) > widthMm) return '';
  return cut(text, (part) => ruler.measure(part, widthMm, style) <= heightMm + 0.01);
}

/** The longest beginning that fits, found by halving, with a sign that something is left out. */
function cut(text: string, fits: (part: string) => boolean): string {
  if (text.length <= longest && fits(text)) return text;
  const characters = [...text.slice(0, longest)];
  const begin = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…`;
  if (!fits(begin(0))) return '';
  let [good, bad] = [0, characters.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(begin(middle))) good = middle;
    else bad = middle;
  }
  return begin(good);
}
