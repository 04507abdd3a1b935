/** The standing ruler of a sheet of pieces: in a free strip, or on the edge of all of them (P1). */
import type { Canvas, TextBox } from '../core/canvas';
import { barMm, barTicks, drawBarDown } from '../core/check-bars';
import { stripLengthMm, stripMm } from './pack-pages';

/** From the edge of the pieces to the middle of a ruler with ticks on both sides, mm. */
const middleMm = stripMm / 2;

/** A ruler on the edge of the pieces: where it begins, so that it ends at no mark of a joint; its longest ticks, the white around them, and its type. */
const edgeBar = { startMm: 12, tickMm: 1.8, haloMm: 0.25, points: 5 } as const;

/**
 * Draws the ruler in a free strip of the sheet, or else along the right edge of the pieces, with ticks to its inner
 * side alone: a room as wide as the paper allows leaves no other place, and beyond it printers leave blank.
 */
export function drawStandingBar(canvas: Canvas, free: readonly TextBox[], edge: number, label: string): void {
  const strip = free.find(({ widthMm, heightMm }) => widthMm >= stripMm && heightMm >= stripLengthMm);
  if (strip) drawBarDown(canvas, edge + strip.x + middleMm, edge + strip.y + 0.5, label);
  else drawOnEdge(canvas, canvas.page.widthMm - edge, edge + edgeBar.startMm, label);
}

function drawOnEdge(canvas: Canvas, x: number, y: number, label: string): void {
  const longest = Math.max(...barTicks.map(({ halfMm }) => halfMm));
  const ticks = barTicks.map(({ at, halfMm }) => `M${x} ${y + at}h${-(halfMm / longest) * edgeBar.tickMm}`).join('');
  canvas.path(ticks, { stroke: '#ffffff', widthMm: 0.2 + 2 * edgeBar.haloMm });
  canvas.path(`M${x} ${y}V${y + barMm}${ticks}`, { stroke: '#000000', widthMm: 0.2 });
  const style = { points: edgeBar.points } as const;
  const [left, top] = [x - 1.9, y + barMm + 1];
  canvas.turn(90, left, top, () => canvas.writeHaloed(canvas.shorten(label, stripLengthMm - barMm, style), left, top, style, { colour: '#ffffff', widthMm: 2 * edgeBar.haloMm }));
}
