/** Pieces of SVG path data in page millimetres; many are merged into one element. */
import type { Heading } from '../map/headings';
import { roundMm } from './markup';

// Taken out of `Math` once: asking it by name is slow in code that runs cold.
const { abs, max, min } = Math;

/** A point on the page, mm. */
export type Point = readonly [number, number];

/** A closed rectangle. */
export function rectPath(x: number, y: number, width: number, height: number): string {
  const left = roundMm(x);
  return `M${left} ${roundMm(y)}H${roundMm(x + width)}V${roundMm(y + height)}H${left}z`;
}

/** A straight line. */
export function linePath(x1: number, y1: number, x2: number, y2: number): string {
  return `M${roundMm(x1)} ${roundMm(y1)}L${roundMm(x2)} ${roundMm(y2)}`;
}

/** A broken line through the points, closed on demand. */
export function polyPath(points: readonly Point[], closed: boolean): string {
  let path = '';
  for (let at = 0; at < points.length; at++) {
    const point = points[at]!;
    path += `${at === 0 ? 'M' : 'L'}${roundMm(point[0])} ${roundMm(point[1])}`;
  }
  return closed ? `${path}z` : path;
}

/** A circle, or a lying pill when `halfWidth` is larger than the radius. */
export function pillPath(x: number, y: number, halfWidth: number, radius: number): string {
  const flat = max(0, halfWidth - radius);
  const r = roundMm(radius);
  const left = roundMm(x - flat);
  const right = roundMm(x + flat);
  return `M${left} ${roundMm(y - radius)}H${right}A${r} ${r} 0 0 1 ${right} ${roundMm(y + radius)}H${left}A${r} ${r} 0 0 1 ${left} ${roundMm(y - radius)}z`;
}

// A five-pointed star of radius 1, the point upwards: sine and cosine differ in the last digit between machines.
const starPoints: readonly Point[] = [
  [0, -1], [0.2245, -0.309], [0.9511, -0.309], [0.3633, 0.118], [0.5878, 0.809],
  [0, 0.382], [-0.5878, 0.809], [-0.3633, 0.118], [-0.9511, -0.309], [-0.2245, -0.309],
];

/** A star of the given radius. */
export function starPath(x: number, y: number, radius: number): string {
  return polyPath(starPoints.map((point): Point => [x + point[0] * radius, y + point[1] * radius]), true);
}

/** Takes (along the wall, outwards) to the page. */
export type Frame = (along: number, out: number) => Point;

/** The frame of an opening at (x, y) that one leaves in the direction of `heading`. */
export function frameAt(x: number, y: number, heading: Heading): Frame {
  switch (heading) {
    case 'n': return (along, out) => [x + along, y - out];
    case 'e': return (along, out) => [x + out, y + along];
    case 's': return (along, out) => [x - along, y + out];
    case 'w': return (along, out) => [x - out, y - along];
  }
}

/** The frame with out and in exchanged. */
export function turnFrame(frame: Frame): Frame {
  return (along, out) => frame(-along, -out);
}

/** Half a circle outwards around the origin of a frame. */
export function arcPath(frame: Frame, radius: number): string {
  const from = frame(-radius, 0);
  const to = frame(radius, 0);
  const r = roundMm(radius);
  return `M${roundMm(from[0])} ${roundMm(from[1])}A${r} ${r} 0 0 1 ${roundMm(to[0])} ${roundMm(to[1])}`;
}

/** A rectangle in a frame. */
export function framedRect(frame: Frame, along: number, out: number, width: number, depth: number): string {
  const one = frame(along, out);
  const other = frame(along + width, out + depth);
  const x = one[0];
  const y = one[1];
  return rectPath(min(x, other[0]), min(y, other[1]), abs(other[0] - x), abs(other[1] - y));
}

/** A straight line in a frame. */
export function framedLine(frame: Frame, along1: number, out1: number, along2: number, out2: number): string {
  const from = frame(along1, out1);
  const to = frame(along2, out2);
  return linePath(from[0], from[1], to[0], to[1]);
}
