/** What stands below a page: what the sheet is of, its title and its number. */
import type { Canvas } from './canvas';
import { printMarginMm } from './paper';

/** The foot of a page. */
export interface PageFoot {
  /** Of the whole: the game and its tag. Never the seed (PRE-08). */
  readonly about: string;
  /** Of the sheet; sheets of the same title are numbered together. */
  readonly title: string;
}

const type = { points: 8, colour: '#000000' } as const;

/** Draws a foot just above the margin. */
export function drawFoot(canvas: Canvas, { about, title }: PageFoot, number: number): void {
  const { widthMm, heightMm } = canvas.page;
  const baseline = heightMm - printMarginMm - 0.8;
  const right = `${title}, ${number}`;
  const room = widthMm - 2 * printMarginMm - canvas.widthOf(right, type) - 5;
  canvas.writeLine(shorten(canvas, about, room), printMarginMm, baseline, type);
  canvas.writeLine(right, widthMm - printMarginMm, baseline, { ...type, align: 'right' });
}

/** As much of a text as a width holds. */
function shorten(canvas: Canvas, text: string, roomMm: number): string {
  if (canvas.widthOf(text, type) <= roomMm) return text;
  const characters = [...text];
  while (characters.length > 0 && canvas.widthOf(`${characters.join('')}…`, type) > roomMm) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
