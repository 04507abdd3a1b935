/** What stands below a page: what the sheet is of, its title and its number. */
import type { Canvas } from './canvas';
import { printMarginMm, printWidth } from './paper';

/** The foot of a page. */
export interface PageFoot {
  /** Of the whole: the game and its tag. Never the seed (PRE-08). */
  readonly about: string;
  /** Of the sheet; sheets of the same title are numbered together. */
  readonly title: string;
  /** Who opens the sheet, where not everybody may look (PRE-08). */
  readonly seal?: string;
}

const type = { points: 8, colour: '#000000' } as const;

/** Draws a foot just above the margin. */
export function drawFoot(canvas: Canvas, { about, title, seal = '' }: PageFoot, number: number): void {
  const { widthMm, heightMm } = canvas.page;
  const baseline = heightMm - printMarginMm - 0.8;
  const right = `${canvas.shorten(title, printWidth(canvas.page) / 2, type)}, ${number}`;
  const room = printWidth(canvas.page) - canvas.widthOf(right, type) - 5;
  const left = canvas.shorten(about, room, type);
  canvas.writeLine(left, printMarginMm, baseline, type);
  canvas.writeLine(right, widthMm - printMarginMm, baseline, { ...type, align: 'right' });
  const bold = { ...type, face: 'bold' } as const;
  const used = canvas.widthOf(left, type) + 4;
  if (seal !== '') canvas.writeLine(canvas.shorten(seal, room - used, bold), printMarginMm + used, baseline, bold);
}
