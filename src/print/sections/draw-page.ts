/** One sheet of pieces: the pieces, two rulers, and what sheet it is. Closer to the edge than texts, so that fewer rooms are parted. */
import type { Canvas } from '../core/canvas';
import { barMm, drawBarAcross } from '../core/check-bars';
import type { PageSize } from '../core/paper';
import type { PieceLook } from './draw-piece';
import { drawCutLine, drawSection } from './draw-piece';
import type { SmallLook } from './draw-small';
import { drawSmall } from './draw-small';
import type { PackedPage } from './pack-pages';
import { barNameMm } from './pack-pages';
import type { Room } from './part-room';
import { drawStandingBar } from './standing-bar';

/** Empty border of a sheet of pieces, mm: what common printers leave blank. A4 then holds a room of 20 × 20 cm. */
const sectionsMarginMm = 5;

/** The strip below the pieces for the lying ruler and the foot, mm. */
const footMm = 7;

/** What can be used of a paper for pieces, mm. */
export function usableRoom({ widthMm, heightMm }: PageSize): Room {
  return { widthMm: widthMm - 2 * sectionsMarginMm, heightMm: heightMm - 2 * sectionsMarginMm - footMm };
}

/** What a sheet says besides its pieces. */
export interface PageWords {
  /** The game, as much of its name as there is room for; empty in a set for any game. */
  readonly about: string;
  /** Which sheet it is. */
  readonly sheet: string;
  /** The length of the rulers. */
  readonly bar: string;
}

/** Draws a sheet. */
export function drawSectionsPage(canvas: Canvas, page: PackedPage, look: PieceLook & SmallLook, words: PageWords): void {
  const edge = sectionsMarginMm;
  for (const placed of page.placed) {
    const { kind } = placed.piece.form;
    if (kind === 'corridor' || kind === 'room') drawSection(canvas, placed, edge, edge, look);
    else drawSmall(canvas, placed, edge, edge, look);
  }
  for (const placed of page.placed) drawCutLine(canvas, placed, edge, edge);
  drawStandingBar(canvas, page.free, edge, words.bar);
  const middle = canvas.page.heightMm - edge - footMm / 2 + 1;
  drawBarAcross(canvas, edge + 0.2, middle, words.bar);
  const right = canvas.page.widthMm - edge;
  const foot = { points: 8, align: 'right' } as const;
  canvas.writeLine(canvas.shorten(words.about, right - edge - barMm - barNameMm - canvas.widthOf(words.sheet, foot), foot) + words.sheet, right, middle + 1, foot);
}
