/** Boxes on a page, mm, and which of them meet. */
import type { Point } from './path-data';

// Taken out of `Math` once: asking it by name is slow in code that runs cold.
const { abs, floor, max, min } = Math;

/** A rectangle by its edges. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box with two points in opposite corners. */
export function boxBetween(one: Point, other: Point): Box {
  return [min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1])];
}

/** Area of a box. */
export function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

/** True when the whole box lies on the floor: what each rectangle covers of it adds up to the box. */
export function insideFloor(left: number, top: number, right: number, bottom: number, rects: readonly Box[]): boolean {
  let covered = 0;
  for (let at = 0; at < rects.length; at++) {
    const rect = rects[at]!;
    const width = min(right, rect[2]) - max(left, rect[0]);
    const height = min(bottom, rect[3]) - max(top, rect[1]);
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
    this.square = max(side, 2);
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
    for (let column = floor(left / square); column <= floor(right / square); column++) {
      for (let row = floor(top / square); row <= floor(bottom / square); row++) {
        const boxes = squares.get(keyOf(column, row));
        if (boxes && !isClearOf(boxes, left, top, right, bottom)) return false;
      }
    }
    return true;
  }

  /** True when a line, so thick to either side, meets none of those added. Looked through from its start, where most lines are refused. */
  isLineClear([startX, startY]: Point, [endX, endY]: Point, half: number): boolean {
    const { square, squares } = this;
    if (!squares) return isLineClearOf(this.few, startX, startY, endX, endY, half);
    const slope = endX === startX ? 0 : (endY - startY) / (endX - startX);
    const [left, right] = [min(startX, endX), max(startX, endX)];
    const [first, last] = [floor((left - half) / square), floor((right + half) / square)];
    for (let nth = 0; nth <= last - first; nth++) {
      const column = startX <= endX ? first + nth : last - nth;
      // What of the line lies in this column of squares, or beside it by its thickness.
      const from = min(max(column * square - half, left), right);
      const to = max(min((column + 1) * square + half, right), left);
      const fromY = slope === 0 ? startY : startY + (from - startX) * slope;
      const toY = slope === 0 ? endY : startY + (to - startX) * slope;
      const lowest = floor((max(fromY, toY) + half) / square);
      for (let row = floor((min(fromY, toY) - half) / square); row <= lowest; row++) {
        const boxes = squares.get(keyOf(column, row));
        if (boxes && !isLineClearOf(boxes, startX, startY, endX, endY, half)) return false;
      }
    }
    return true;
  }

  /** True when one of the boxes added holds the whole rectangle. */
  holds(left: number, top: number, right: number, bottom: number): boolean {
    const boxes = this.squares ? this.squares.get(keyOf(floor(left / this.square), floor(top / this.square))) : this.few;
    return boxes?.some((other) => left >= other[0] && top >= other[1] && right <= other[2] && bottom <= other[3]) ?? false;
  }

  private sort(box: Box, squares: Map<number, Box[]>): void {
    const { square } = this;
    const right = floor(box[2] / square);
    const bottom = floor(box[3] / square);
    for (let column = floor(box[0] / square); column <= right; column++) {
      for (let row = floor(box[1] / square); row <= bottom; row++) {
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

/** True when none of the boxes reaches into a line, so thick to either side. */
function isLineClearOf(boxes: readonly Box[], startX: number, startY: number, endX: number, endY: number, half: number): boolean {
  const across = endX - startX;
  const down = endY - startY;
  const isPoint = across === 0 && down === 0;
  for (let at = 0; at < boxes.length; at++) {
    const box = boxes[at]!;
    const left = box[0] - half;
    const top = box[1] - half;
    const right = box[2] + half;
    const bottom = box[3] + half;
    if (max(startX, endX) <= left || min(startX, endX) >= right || max(startY, endY) <= top || min(startY, endY) >= bottom) continue;
    // From the line to the box's middle, and as far as its corners reach towards the line; both times the line's length.
    const aside = abs(across * ((top + bottom) / 2 - startY) - down * ((left + right) / 2 - startX));
    if (isPoint || aside < (abs(across) * (bottom - top) + abs(down) * (right - left)) / 2) return false;
  }
  return true;
}

/** One small number for a square of a grid, which V8 looks up fast. Squares very far apart may share one: boxes are compared themselves. */
function keyOf(column: number, row: number): number {
  return ((column & 0x7fff) << 15) | (row & 0x7fff);
}
