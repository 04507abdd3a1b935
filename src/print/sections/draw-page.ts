/** One sheet of pieces: the pieces, two rulers, and what sheet it is. Closer to the edge than texts, so that fewer rooms are parted. */
import type { Canvas } from '../core/canvas';
import { barMm, drawBarAcross, drawBarDown } from '../core/check-bars';
import type { PageSize } from '../core/paper';
import type { PieceLook } from './draw-piece';
import { drawCutLine, drawSection } from './draw-piece';
import type { SmallLook } from './draw-small';
import { drawSmall } from './draw-small';
import type { PackedPage } from './pack-pages';
import type { Room } from './part-room';
import { placePiece } from './place-piece';

/** Empty border of a sheet of pieces, mm: what common printers leave blank. A4 then holds a room of 20 × 20 cm. */
export const sectionsMarginMm = 5;

/** The strip below the pieces for the lying ruler and the foot, mm. */
const footMm = 7;

/** Half the width of a ruler's longest stroke and a little air, mm. */
const barHalfMm = 2.2;

/** Room for a standing ruler and its name, mm. */
const barNameMm = 12;

/** What can be used of a paper for pieces, mm. */
export function usableRoom({ widthMm, heightMm }: PageSize): Room {
  return { widthMm: widthMm - 2 * sectionsMarginMm, heightMm: heightMm - 2 * sectionsMarginMm - footMm };
}

/** What a sheet says besides its pieces. */
export interface PageWords {
  readonly foot: string;
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
  drawStandingBar(canvas, page, words.bar);
  const middle = canvas.page.heightMm - edge - footMm / 2 + 1;
  drawBarAcross(canvas, edge + 0.2, middle, words.bar);
  // The lying ruler and its name come before.
  canvas.writeWithin(words.foot, canvas.page.widthMm - edge, middle + 1, canvas.page.widthMm - 2 * edge - barMm - barNameMm - 4, { points: 8, align: 'right' });
}

/** The standing ruler: where the sheet is free, else over the longest upright wall, where it hides no mark of a joint. */
function drawStandingBar(canvas: Canvas, page: PackedPage, label: string): void {
  const edge = sectionsMarginMm;
  const lengthMm = barMm + barNameMm;
  const free = page.free.find(({ widthMm, heightMm }) => widthMm >= 2 * barHalfMm && heightMm >= lengthMm);
  if (free) {
    drawBarDown(canvas, edge + free.x + barHalfMm, edge + free.y + 0.5, label);
    return;
  }
  const [x, y] = findUprightWall(page, lengthMm) ?? [barHalfMm, 0.5];
  drawBarDown(canvas, edge + x, edge + y, label, 0.5);
}

/** Upper end of a ruler along the longest upright wall of a sheet, inside it and in its middle; null when all are shorter. */
function findUprightWall({ placed }: PackedPage, lengthMm: number): readonly [number, number] | null {
  const walls = placed.flatMap((of) => of.piece.edges.filter(({ look }) => look === 'wall').map(({ from, to }) => {
    const { point } = placePiece(of, 0, 0);
    return { from: point(from), to: point(to) };
  })).filter(({ from, to }) => from[0] === to[0] && Math.abs(to[1] - from[1]) >= lengthMm);
  const longest = walls.sort((a, b) => Math.abs(b.to[1] - b.from[1]) - Math.abs(a.to[1] - a.from[1]))[0];
  if (!longest) return null;
  const { from, to } = longest;
  // The inside lies to the right of an edge: of one that goes down, on its left.
  return [from[0] + (to[1] > from[1] ? -barHalfMm : barHalfMm), (from[1] + to[1] - lengthMm) / 2];
}
