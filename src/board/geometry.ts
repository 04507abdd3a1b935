/** Plain geometry in whole millimetres: x to the right, y down; headings are numbers inside the engine. */

/** `[x, y, width, height]`, as documents have them. */
export type Rect = readonly [number, number, number, number];

/** A rectangle by its sides: what hot code asks for. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A rectangle by its sides. */
export function boxOf([x, y, width, height]: Rect): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** A rectangle that is known by its sides, moved by x, y. */
export function rectOf({ left, top, right, bottom }: Box, x: number, y: number): Rect {
  return [x + left, y + top, right - left, bottom - top];
}

/** n, e, s, w as 0 to 3; turning right adds one. */
export type Heading = 0 | 1 | 2 | 3;

/** Letters of the headings, for documents. */
export const headingLetters = ['n', 'e', 's', 'w'] as const;

const stepX = [0, 1, 0, -1] as const;
const stepY = [-1, 0, 1, 0] as const;

/** By heading: unit step to the left. */
export const leftX = [-1, 0, 1, 0] as const;
export const leftY = [0, -1, 0, 1] as const;

/** Unit step of a heading. */
export function stepOf(heading: Heading): readonly [number, number] {
  return [stepX[heading], stepY[heading]];
}

/** The heading after `quarters` right turns. */
export function turn(heading: Heading, quarters: number): Heading {
  return ((heading + quarters + 4) % 4) as Heading;
}

/** The heading the other way. */
export function opposite(heading: Heading): Heading {
  return (heading ^ 2) as Heading;
}

/** World point of local (right, forward) seen from an opening at x, y. */
export function toWorld(x: number, y: number, heading: Heading, right: number, forward: number): readonly [number, number] {
  switch (heading) {
    case 0: return [x + right, y - forward];
    case 1: return [x + forward, y + right];
    case 2: return [x - right, y + forward];
    default: return [x - forward, y - right];
  }
}

/** World rectangle of a local one: `right` and `forward` of its corner, then its width and depth. */
export function rectToWorld(x: number, y: number, heading: Heading, right: number, forward: number, width: number, depth: number): Rect {
  switch (heading) {
    case 0: return [x + right, y - forward - depth, width, depth];
    case 1: return [x + forward, y + right, depth, width];
    case 2: return [x - right - width, y + forward, width, depth];
    default: return [x - forward - depth, y - right - width, depth, width];
  }
}

/** A rectangle moved by x, y. */
export function shiftRect(rect: Rect, x: number, y: number): Rect {
  return [rect[0] + x, rect[1] + y, rect[2], rect[3]];
}

/** True when the insides of two rectangles meet. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/** The edge two rectangles share: its left and right ends as seen when one goes from the first to the second. */
export interface Edge {
  readonly leftX: number;
  readonly leftY: number;
  readonly rightX: number;
  readonly rightY: number;
}

/** The shared edge of two rectangles that touch. */
export function sharedEdge(a: Box, b: Box): Edge {
  const x1 = Math.max(a.left, b.left);
  const x2 = Math.min(a.right, b.right);
  const y1 = Math.max(a.top, b.top);
  const y2 = Math.min(a.bottom, b.bottom);
  const lowIsLeft = y1 === y2 ? b.top < a.top : b.left >= a.left;
  return lowIsLeft ? { leftX: x1, leftY: y1, rightX: x2, rightY: y2 } : { leftX: x2, leftY: y2, rightX: x1, rightY: y1 };
}

/**
 * True when a point of whole numbers of 32 bits lies in the rectangle or on its edge: the differences taken together are
 * negative when one of them is. One question to the machine instead of four whose answers it cannot foretell.
 */
export function contains(box: Box, x: number, y: number): boolean {
  return ((x - box.left) | (box.right - x) | (y - box.top) | (box.bottom - y)) >= 0;
}

/** Twice the signed area: positive when b lies clockwise (on screen, to the right) of a. */
export function cross(ax: number, ay: number, bx: number, by: number): number {
  return ax * by - ay * bx;
}
