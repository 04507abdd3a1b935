/** The uneven edge of a wall of rock. */
import { scatter } from './scatter';

/** Between two points of the edge, in parts of what it may stray. */
const stepOfStray = 2.4;

/**
 * Points of an uneven line, upright or lying, from the first end of a straight one to the other. `stray` is how far it leaves
 * that line to either side. What bends it are places of the page, so that two lines over one another run alike.
 */
export function makeRoughLine(x1: number, y1: number, x2: number, y2: number, stray: number): (readonly [number, number])[] {
  const flat = y1 === y2;
  const [from, to, line] = flat ? [x1, x2, y1] : [y1, y2, x1];
  const step = stray * stepOfStray;
  const row = Math.round(line * 8) * 2 + (flat ? 0 : 1);
  const points: (readonly [number, number])[] = [[x1, y1]];
  for (let at = Math.floor(from / step) + 1; at * step < to; at++) {
    const off = (scatter(at, row, 30) * 2 - 1) * stray;
    const along = at * step + (scatter(at, row, 31) - 0.5) * step * 0.5;
    if (along > from && along < to) points.push(flat ? [along, line + off] : [line + off, along]);
  }
  points.push([x2, y2]);
  return points;
}
