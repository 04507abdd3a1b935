/** The standing ruler of a sheet of pieces, outside all of them: it is cut away (P1). */
import type { Canvas, TextBox } from '../core/canvas';
import { barMm, barTicks, drawBarDown } from '../core/check-bars';
import { stripLengthMm, stripMm } from './pack-pages';

/** From the edge of the pieces to the middle of a ruler with ticks on both sides, mm. */
const middleMm = stripMm / 2;

/** A ruler in the margin: from the outermost cut line to it, how far its longest ticks go on from there, and its type. */
const marginBar = { awayMm: 0.6, tickMm: 1.1, points: 4 } as const;

/**
 * Draws the ruler in a free strip of the sheet, or else into the right margin beside the pieces, close to the cut
 * line and with ticks on its outer side alone: a room as wide as the paper allows leaves no other place.
 */
export function drawStandingBar(canvas: Canvas, free: readonly TextBox[], edge: number, label: string): void {
  const strip = free.find(({ widthMm, heightMm }) => widthMm >= stripMm && heightMm >= stripLengthMm);
  if (strip) drawBarDown(canvas, edge + strip.x + middleMm, edge + strip.y + 0.5, label);
  else drawInMargin(canvas, canvas.page.widthMm - edge + marginBar.awayMm, edge + 0.5, label);
}

function drawInMargin(canvas: Canvas, x: number, y: number, label: string): void {
  const longest = Math.max(...barTicks.map(({ halfMm }) => halfMm));
  const ticks = barTicks.map(({ at, halfMm }) => `M${x} ${y + at}h${(halfMm / longest) * marginBar.tickMm}`).join('');
  canvas.path(`M${x} ${y}V${y + barMm}${ticks}`, { stroke: '#000000', widthMm: 0.2 });
  const style = { points: marginBar.points } as const;
  const top = y + barMm + 1;
  canvas.turn(90, x, top, () => canvas.writeLine(canvas.shorten(label, stripLengthMm - barMm, style), x, top, style));
}
