/** One piece of floor as a printer draws it at true size: for sheets that know nothing of SVG. */
import type { Rect } from '../../session/document';
import { polyPath } from '../svg/path-data';
import { makeTile } from './floor-patterns';
import type { Polygon, Segment } from './floor-patterns';
import type { Colour, FloorKind, ThemeForm } from './theme';

/** Strokes of one width with round ends, or areas; `path` in mm. */
export type FloorMark =
  | { readonly kind: 'stroke'; readonly path: string; readonly colour: Colour; readonly widthMm: number }
  | { readonly kind: 'area'; readonly path: string; readonly colour: Colour };

/** A painted floor: its colour first, then the marks in their order. A null fill leaves the paper as it is. */
export interface PaintedFloor {
  readonly fill: Colour | null;
  readonly marks: readonly FloorMark[];
}

/** Where a pattern begins and how large it is. */
export interface PatternPlace {
  /** Side of a module, mm: a third of a corridor's width. */
  readonly moduleMm: number;
  /** A corner of the pattern; pieces that are to match share it. Without it the corner of the rectangle. */
  readonly origin?: readonly [number, number];
}

/** Width of a seam at true size, mm, and how many times as thick dots are: as large as a rivet, where on a map they are no more than a speck. */
const seamMm = 0.45;
const dotTimes = 2.2;

const isDot = ([x1, y1, x2, y2]: Segment): boolean => x1 === x2 && y1 === y2;

/**
 * The floor of a kind in a rectangle, mm. No path leaves the rectangle (a stroke by half its width); a floor of
 * several rectangles is several of these with one origin.
 */
export function paintFloor(form: ThemeForm, kind: FloorKind, rect: Rect, { moduleMm, origin = [rect[0], rect[1]] }: PatternPlace): PaintedFloor {
  const { fill, pattern, lines, second } = form.floors[kind];
  const shown = fill === '#ffffff' ? null : fill;
  const tile = makeTile(pattern);
  if (tile === null) return { fill: shown, marks: [] };
  const spots = listSpots(rect, origin, tile.columns * moduleMm, tile.rows * moduleMm);
  const marks: FloorMark[] = [];
  if (second !== null) {
    const path = spots.flatMap((spot) => tile.areas.map((area) => clipPolygon(area.map(([x, y]) => [spot[0] + x * moduleMm, spot[1] + y * moduleMm] as const), rect)))
      .filter((area) => area.length > 2).map((area) => polyPath(area, true)).join('');
    if (path !== '') marks.push({ kind: 'area', path, colour: second });
  }
  const strokes = tile.strokes.flatMap(({ weight, segments }) => [
    { weight, segments: segments.filter((segment) => !isDot(segment)) }, { weight: weight * dotTimes, segments: segments.filter(isDot) },
  ]);
  for (const { weight, segments } of strokes) {
    const path = spots.flatMap(([x, y]) => segments.map(([x1, y1, x2, y2]) => clipSegment([x + x1 * moduleMm, y + y1 * moduleMm, x + x2 * moduleMm, y + y2 * moduleMm], rect)))
      .filter((segment) => segment !== null).map(([x1, y1, x2, y2]) => polyPath([[x1, y1], [x2, y2]], false)).join('');
    if (path !== '') marks.push({ kind: 'stroke', path, colour: lines, widthMm: seamMm * weight });
  }
  return { fill: shown, marks };
}

/** Corners of every tile that may show in the rectangle: one more on each side, since marks lean out of their tile. */
function listSpots([left, top, width, height]: Rect, [x0, y0]: readonly [number, number], across: number, down: number): (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = [];
  const [firstColumn, firstRow] = [Math.floor((left - x0) / across) - 1, Math.floor((top - y0) / down) - 1];
  const [lastColumn, lastRow] = [Math.ceil((left + width - x0) / across), Math.ceil((top + height - y0) / down)];
  for (let row = firstRow; row <= lastRow; row++) for (let column = firstColumn; column <= lastColumn; column++) spots.push([x0 + column * across, y0 + row * down]);
  return spots;
}

/** What of a segment lies in the rectangle (Liang and Barsky's way); null: nothing. */
function clipSegment([x1, y1, x2, y2]: Segment, [left, top, width, height]: Rect): Segment | null {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [[-dx, x1 - left], [dx, left + width - x1], [-dy, y1 - top], [dy, top + height - y1]] as const) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const at = room / step;
    if (step < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
  }
  return from > to ? null : [x1 + from * dx, y1 + from * dy, x1 + to * dx, y1 + to * dy];
}

/** What of a convex area lies in the rectangle, edge by edge. */
function clipPolygon(area: Polygon, [left, top, width, height]: Rect): Polygon {
  const edges = [[0, 1, left], [0, -1, -(left + width)], [1, 1, top], [1, -1, -(top + height)]] as const;
  return edges.reduce<Polygon>((points, [axis, sign, bound]) => points.flatMap((point, at) => {
    const before = points[(at + points.length - 1) % points.length]!;
    const [here, there] = [sign * point[axis] - bound, sign * before[axis] - bound];
    const share = there / (there - here);
    const cross = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share] as const;
    if (here >= 0) return there >= 0 ? [point] : [cross, point];
    return there >= 0 ? [cross] : [];
  }), area);
}
