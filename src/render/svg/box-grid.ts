/** Boxes on a page, mm, and which of them meet. */
import type { Point } from './path-data';

/** A rectangle by its edges. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box around some points. */
export function boxAround(points: readonly Point[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = 0; at < points.length; at++) {
    const point = points[at]!;
    const x = point[0];
    const y = point[1];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

/** Area of a box. */
export function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

/** True when the whole box lies on the floor: what each rectangle covers of it adds up to the box. */
export function insideFloor(left: number, top: number, right: number, bottom: number, floor: readonly Box[]): boolean {
  let covered = 0;
  for (let at = 0; at < floor.length; at++) {
    const rect = floor[at]!;
    const width = Math.min(right, rect[2]) - Math.max(left, rect[0]);
    const height = Math.min(bottom, rect[3]) - Math.max(top, rect[1]);
    if (width > 0 && height > 0) covered += width * height;
  }
  return covered >= (right - left) * (bottom - top) * 0.9999;
}

/** True when the first box does not leave the second. */
export function withinBox(inner: Box, outer: Box): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}

/** So many boxes are looked through sooner than they are sorted by squares. */
const mostFew = 32;

/** Boxes by the squares they touch, or in one list while they are few. */
export class BoxGrid {
  private readonly few: Box[] = [];
  private squares: Map<number, Box[]> | null = null;

  private readonly square: number;

  /** A square is at least 2 mm, so that no drawing, however odd, has more than a page full of them. */
  constructor(side: number) {
    this.square = Math.max(side, 2);
  }

  /** Remembers a box. */
  add(box: Box): void {
    if (this.squares) {
      this.sort(box, this.squares);
      return;
    }
    this.few.push(box);
    if (this.few.length <= mostFew) return;
    this.squares = new Map();
    for (const other of this.few) this.sort(other, this.squares);
    this.few.length = 0;
  }

  /** True when the box overlaps none of those added. */
  isFree(box: Box): boolean {
    return this.isClear(box[0], box[1], box[2], box[3]);
  }

  /** As `isFree`, without a box made for the question. */
  isClear(left: number, top: number, right: number, bottom: number): boolean {
    const { square, squares } = this;
    if (!squares) return isClearOf(this.few, left, top, right, bottom);
    // Square by square: a crowded map asks this some million times.
    for (let column = Math.floor(left / square); column <= Math.floor(right / square); column++) {
      for (let row = Math.floor(top / square); row <= Math.floor(bottom / square); row++) {
        const boxes = squares.get(keyOf(column, row));
        if (boxes && !isClearOf(boxes, left, top, right, bottom)) return false;
      }
    }
    return true;
  }

  private sort(box: Box, squares: Map<number, Box[]>): void {
    const { square } = this;
    const right = Math.floor(box[2] / square);
    const bottom = Math.floor(box[3] / square);
    for (let column = Math.floor(box[0] / square); column <= right; column++) {
      for (let row = Math.floor(box[1] / square); row <= bottom; row++) {
        const key = keyOf(column, row);
        const boxes = squares.get(key);
        if (boxes) boxes.push(box);
        else squares.set(key, [box]);
      }
    }
  }
}

/** True when none of the boxes reaches into the rectangle. Counted through: in code that runs cold, iterators cost more than the comparing. */
function isClearOf(boxes: readonly Box[], left: number, top: number, right: number, bottom: number): boolean {
  for (let at = 0; at < boxes.length; at++) {
    const other = boxes[at]!;
    if (left < other[2] && right > other[0] && top < other[3] && bottom > other[1]) return false;
  }
  return true;
}

/** One small number for a square of a grid, which V8 looks up fast. Squares very far apart may share one: boxes are compared themselves. */
function keyOf(column: number, row: number): number {
  return ((column & 0x7fff) << 15) | (row & 0x7fff);
}
