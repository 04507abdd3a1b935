/** Rulers of 100 mm on both axes, to measure what a printer has made of a page (P1). */
import type { Canvas } from './canvas';

/** Length of a ruler, mm. */
export const barMm = 100;

/** The strokes across a ruler: where along it, and how far they reach to either side, mm. */
export const barTicks: readonly { readonly at: number; readonly halfMm: number }[] = Array.from({ length: barMm / 10 + 1 }, (_, tick) => (
  { at: tick * 10, halfMm: tick % 10 === 0 ? 2 : tick % 5 === 0 ? 1.4 : 0.9 }
));

const type = { points: 7 } as const;

/** Room for what a ruler is called, mm: `100 mm`, or a player's own word. */
const nameMm = 12;

/** A ruler lying from a point to the right: ticks every 10 mm, the middle of its strokes from `x` to `x + 100`. */
export function drawBarAcross(canvas: Canvas, x: number, y: number, label: string): void {
  canvas.path(barPath((along, across) => `${x + along} ${y + across}`), { stroke: '#000000', widthMm: 0.2 });
  canvas.writeWithin(label, x + barMm + 1.5, y + 1, nameMm, type);
}

/** A ruler standing from a point down; with a halo of white, mm, where it lies over a drawing. */
export function drawBarDown(canvas: Canvas, x: number, y: number, name: string, haloMm = 0): void {
  const label = canvas.shorten(name, nameMm, type);
  const path = barPath((along, across) => `${x + across} ${y + along}`);
  const [left, top] = [x - 0.9, y + barMm + 1.5];
  if (haloMm > 0) canvas.path(path, { stroke: '#ffffff', widthMm: 0.2 + 2 * haloMm, cap: 'square' });
  canvas.path(path, { stroke: '#000000', widthMm: 0.2 });
  canvas.turn(90, left, top, () => {
    if (haloMm > 0) canvas.writeHaloed(label, left, top, type, { colour: '#ffffff', widthMm: 2 * haloMm });
    else canvas.writeLine(label, left, top, type);
  });
}

function barPath(at: (along: number, across: number) => string): string {
  return `M${at(0, 0)}L${at(barMm, 0)}${barTicks.map((tick) => `M${at(tick.at, -tick.halfMm)}L${at(tick.at, tick.halfMm)}`).join('')}`;
}
