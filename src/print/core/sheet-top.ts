/** What stands at the top of sheets that are drawn by hand: title, game and tag, and on the first one how to print (P1, P3). */
import type { PackWords } from '../../render/pack/pack-words';
import { shortenText } from '../../render/clean-text';
import type { Canvas } from './canvas';
import { barMm, drawBarAcross } from './check-bars';
import { clean } from './flow';
import { printMarginMm, printWidth } from './paper';

/** The head of a sheet. */
export interface SheetHead {
  readonly what: string;
  readonly name: string;
  /** The public tag; empty where the sheet belongs to no game. */
  readonly tag: string;
}

/** A name that may be anything, with an end to it and to each of its words, so that it can be fitted into a line. */
export function tameTitle(text: string): string {
  return shortenText(clean(text).split(/\s+/).map((word) => shortenText(word, 30)).join(' '), 90);
}

/** Draws a head at the top of the page with a line below; returns where the sheet goes on, mm. */
export function drawSheetHead(canvas: Canvas, { what, name, tag }: SheetHead): number {
  const left = printMarginMm;
  const right = canvas.page.widthMm - printMarginMm;
  const title = { points: 13, face: 'bold' } as const;
  const small = { points: 10, face: 'bold', align: 'right' } as const;
  const baseline = printMarginMm + 4.4;
  const start = left + canvas.writeWithin(clean(what), left, baseline, (right - left) * 0.6, title) + 4;
  const end = right - (tag === '' ? 0 : canvas.writeWithin(clean(tag), right, baseline, (right - left) * 0.25, small) + 4);
  canvas.fit(tameTitle(name), { x: start, y: printMarginMm + 0.8, widthMm: end - start, heightMm: 5 }, { points: 10 }, 4);
  canvas.line(left, printMarginMm + 6.2, right, printMarginMm + 6.2, { stroke: '#000000', widthMm: 0.6 });
  return printMarginMm + 8.5;
}

/** Most height of the box that says how to print, mm: what is longer is set smaller. */
const mostHowMm = 34;

/** Draws a box across the page that says how to print, with a ruler to check it; returns its height, mm. */
export function drawHowToPrint(canvas: Canvas, words: PackWords, y: number): number {
  const left = printMarginMm;
  const widthMm = printWidth(canvas.page);
  const room = widthMm - barMm - 22;
  const text = words.text('sheet.printing', { paper: canvas.page.name });
  const height = Math.min(mostHowMm, Math.max(13, canvas.measure(text, room, { points: 9 }) + 3));
  // The middle of the frame's stroke lies inside the margin.
  canvas.rect(left + 0.2, y, widthMm - 0.4, height, { stroke: '#000000', widthMm: 0.35 });
  canvas.fit(text, { x: left + 2.5, y: y + 1.5, widthMm: room, heightMm: height - 3 }, { points: 9 }, 5);
  drawBarAcross(canvas, left + room + 7, y + height / 2, words.text('sheet.check'));
  return height;
}
