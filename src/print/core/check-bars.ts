/** Rulers of 100 mm on both axes, to measure what a printer has made of a page (P1). */
import type { Canvas } from './canvas';
import { cutToWidth } from './cut-text';

/** Length of a ruler, mm. */
export const barMm = 100;

/** Room for what a ruler is called, mm: `100 mm`, or a player's own word. */
const nameMm = 12;

/** What a ruler takes across its length, mm. */
export const barRoomMm = 5;

/** A ruler lying from a point to the right: ticks every 10 mm, the middle of its strokes from `x` to `x + 100`. */
export function drawBarAcross(canvas: Canvas, x: number, y: number, label: string): void {
  canvas.path(barPath((along, across) => `${x + along} ${y + across}`), { stroke: '#000000', widthMm: 0.2 });
  canvas.writeWithin(label, x + barMm + 1.5, y + 1, nameMm, { points: 7 });
}

/** A ruler standing from a point down; with a halo of white, mm, where it lies over a drawing. */
export function drawBarDown(canvas: Canvas, x: number, y: number, label: string, haloMm = 0): void {
  const path = barPath((along, across) => `${x + across} ${y + along}`);
  const [left, top] = [x - 0.9, y + barMm + 1.5];
  const name = cutToWidth(canvas, label, nameMm, { points: 7 });
  if (haloMm > 0) {
    canvas.path(path, { stroke: '#ffffff', widthMm: 0.2 + 2 * haloMm, cap: 'square' });
    canvas.turn(90, left, top, () => canvas.writeHalo(name, left, top, { points: 7, colour: '#ffffff' }, 2 * haloMm));
  }
  canvas.path(path, { stroke: '#000000', widthMm: 0.2 });
  canvas.turn(90, left, top, () => canvas.writeLine(name, left, top, { points: 7 }));
}

function barPath(at: (along: number, across: number) => string): string {
  let data = `M${at(0, 0)}L${at(barMm, 0)}`;
  for (let along = 0; along <= barMm; along += 10) {
    const half = along % 100 === 0 ? 2 : along % 50 === 0 ? 1.4 : 0.9;
    data += `M${at(along, -half)}L${at(along, half)}`;
  }
  return data;
}
