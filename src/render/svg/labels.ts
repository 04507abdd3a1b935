/** Numbers on a map: their boxes, and the lines to those that stand away from what they name. */
import type { ViewOpening, ViewSection } from '../map/map-view';
import { boxBetween, withinBox } from './box-grid';
import type { Box, BoxGrid } from './box-grid';
import type { Point } from './path-data';
import { measureText } from './text-measure';

/** A number on the map, page mm; `y` is the middle. */
export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Where a line leads from a number that stands away from what it names. */
  readonly leader?: Point;
}

/** Board to page. */
export interface Projection {
  readonly x: (mm: number) => number;
  readonly y: (mm: number) => number;
  readonly length: (mm: number) => number;
  /** Size of strokes and symbols, mm on the page. */
  readonly unit: number;
  /** Size of numbers, mm on the page: as `unit`, or more where a plan is small. */
  readonly labelUnit: number;
  /** Nothing may stand outside of it, page mm. */
  readonly page: Box;
  /** True where a number stands farther off rather than be lower than can be read. */
  readonly steadyNumbers: boolean;
}

/** What has a number on a map. */
export type Numbered = ViewSection | ViewOpening;

/** What lies where. */
export interface Grids {
  /** Symbols, numbers and the lines to them: nothing may overlap them. */
  readonly taken: BoxGrid;
  /** Those without the lines. */
  readonly solid: BoxGrid;
  /** The middles of sections, better left to their numbers. */
  readonly wanted: BoxGrid;
  /** Where sheets are joined: numbers of sections stand elsewhere in their floors if there is room. */
  readonly joins: BoxGrid | null;
  readonly ground: BoxGrid;
  /** How many places far off may still be tried, counted down over the whole map, and what they were all in vain for. */
  readonly tries: { left: number; inVain: Numbered[] };
  /** True where it is the last go: a line may be longer, and cross others where nothing else is left. */
  readonly last: boolean;
}

/** Type whose digits are 1.8 mm high: lower ones cannot be read by a dim lamp; digits are 0.73 of the type. */
export const legibleType = 1.8 / 0.73;

/** Smallest number, parts of its usual size. */
export const leastShrink = 0.4;

/** A number that stands away from its place, with the line to it. */
export function lead(label: PlacedLabel, leader: Point): PlacedLabel {
  return { ...label, leader };
}

/** True when a number off all floors and the line to it, from `start` on, meet nothing. */
export function isFreeAfar(label: PlacedLabel, start: Point, { taken, ground }: Pick<Grids, 'taken' | 'ground'>, { unit, page }: Projection): boolean {
  const box = boxOf(label);
  if (!withinBox(box, page) || !ground.isFree(boxOf(label, 0.6 * unit)) || !taken.isFree(boxOf(label, 0.15 * unit))) return false;
  const end = leaderEnd(label, start);
  return isLineFree(start, end, taken) && isLineFree(start, end, ground);
}

/** Half the thickness of a line, mm. */
const halfLine = 0.15;

/** True when the whole of a line lies on nothing. */
export function isLineFree(start: Point, end: Point, grid: BoxGrid): boolean {
  return grid.isLineClear(start, end, halfLine);
}

/** Lines are remembered by pieces of at most this length, mm: each as the box it lies in, which a slanting one does not fill. */
const linePiece = 1;

/** Where the line from a place meets the number's edge. */
export function leaderEnd({ x, y, halfWidth, halfHeight }: PlacedLabel, [sx, sy]: Point): Point {
  const dx = sx - x;
  const dy = sy - y;
  const share = Math.min(1, Math.min(dx === 0 ? Infinity : halfWidth / Math.abs(dx), dy === 0 ? Infinity : halfHeight / Math.abs(dy)));
  return [x + dx * share, y + dy * share];
}

/** Later numbers, and the lines to them, lie neither on this one nor along its line. */
export function keepFree(placed: PlacedLabel, { taken, solid }: Pick<Grids, 'taken' | 'solid'>): void {
  taken.add(boxOf(placed));
  solid.add(boxOf(placed));
  if (!placed.leader) return;
  const [sx, sy] = placed.leader;
  const [ex, ey] = leaderEnd(placed, placed.leader);
  // Piece by piece without a gap: no other line slips through.
  const pieces = Math.ceil(Math.max(Math.abs(ex - sx), Math.abs(ey - sy)) / linePiece);
  const [across, down] = [(ex - sx) / pieces, (ey - sy) / pieces];
  for (let piece = 0; piece < pieces; piece++) {
    const [left, top, right, bottom] = boxBetween([sx + across * piece, sy + down * piece], [sx + across * (piece + 1), sy + down * (piece + 1)]);
    taken.add([left - 0.2, top - 0.2, right + 0.2, bottom + 0.2]);
  }
}

/** A label somewhere else. */
export function moveLabel({ text, size, halfWidth, halfHeight }: PlacedLabel, x: number, y: number): PlacedLabel {
  return { text, x, y, size, halfWidth, halfHeight };
}

/** A label at the origin; one with padding stands in a circle or, when it is long, in a pill. */
export function makeLabel(text: string, size: number, padding: number): PlacedLabel {
  // Digits are about 0.73 of the font size high.
  const halfHeight = size * (0.37 + padding);
  const halfWidth = measureText(text, size) / 2 + (padding * size) / 2;
  return { text, x: 0, y: 0, size, halfWidth: padding > 0 ? Math.max(halfWidth, halfHeight) : halfWidth, halfHeight };
}

/** The box of a label, with air around it. */
export function boxOf(label: PlacedLabel, air = 0): Box {
  const { x, y, halfWidth, halfHeight } = label;
  return [x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air];
}
