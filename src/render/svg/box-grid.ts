/** Boxes on a page, mm, and which of them meet. */
import type { Point } from './path-data';

/** A rectangle by its edges. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box around some points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Area of a box. */
export function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

/** True when the whole box lies on the floor: what each rectangle covers of it adds up to the box. */
export function insideFloor(left: number, top: number, right: number, bottom: number, floor: readonly Box[]): boolean {
  let covered = 0;
  for (const rect of floor) {
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

/** Boxes by the squares they touch. */
export class BoxGrid {
  private readonly squares = new Map<number, Box[]>();

  private readonly square: number;

  /** A square is at least 2 mm, so that no drawing, however odd, has more than a page full of them. */
  constructor(side: number) {
    this.square = Math.max(side, 2);
  }

  /** Remembers a box. */
  add(box: Box): void {
    this.visit(box, (key) => {
      const boxes = this.squares.get(key);
      if (boxes) boxes.push(box);
      else this.squares.set(key, [box]);
      return false;
    });
  }

  /** True when the box overlaps none of those added. */
  isFree(box: Box): boolean {
    return !this.visit(box, (key) => {
      const boxes = this.squares.get(key);
      if (boxes) for (const other of boxes) if (box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]) return true;
      return false;
    });
  }

  private visit(box: Box, stop: (key: number) => boolean): boolean {
    const right = Math.floor(box[2] / this.square);
    const bottom = Math.floor(box[3] / this.square);
    for (let column = Math.floor(box[0] / this.square); column <= right; column++) {
      for (let row = Math.floor(box[1] / this.square); row <= bottom; row++) if (stop((column + 0x8000) * 0x10000 + row + 0x8000)) return true;
    }
    return false;
  }
}
