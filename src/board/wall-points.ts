/** What lies before a point of a wall: the section there, and an opening of it that faces one's own (GEN-03, ENG-01). */
import type { DraftBoard, DraftOpening, DraftSection } from './draft';
import { isUnexplored } from './openings';
import type { Heading } from './geometry';
import { firstAt, nextOf, noEntry, overlapsSection, sectionOf } from './square-index';

/** An opening, or what may become one. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
}

/** By heading: from a wall point to the corner of the square millimetre before it. */
const aheadX = [0, 0, -1, -1] as const;
const aheadY = [-1, 0, 0, -1] as const;

/** First entry of the square that holds the square millimetre before a wall point. */
export function firstAhead({ squares }: DraftBoard, x: number, y: number, heading: Heading): number {
  return firstAt(squares, x + aheadX[heading], y + aheadY[heading]);
}

/** The section before a wall point; null when nothing lies there. Where sections cross, the first of them. */
export function sectionAhead(board: DraftBoard, x: number, y: number, heading: Heading): DraftSection | null {
  const { squares, sections } = board;
  for (let entry = firstAhead(board, x, y, heading); entry !== noEntry; entry = nextOf(squares, entry)) {
    const section = sections[sectionOf(squares, entry)]!;
    if (liesAhead(section, x, y, heading)) return section;
  }
  return null;
}

/** True when the square millimetre before a wall point belongs to a section. */
export function liesAhead(section: DraftSection, x: number, y: number, heading: Heading): boolean {
  const left = x + aheadX[heading];
  const top = y + aheadY[heading];
  return overlapsSection(section, left, top, left + 1, top + 1);
}

/** An unexplored opening that faces this one on the same edge, overlapping by at least a door's width (ENG-01). */
export function findFacing(board: DraftBoard, spec: Placed, from: number, doorWidth: number): DraftOpening | null {
  const { squares, sections } = board;
  for (let entry = firstAhead(board, spec.x, spec.y, spec.heading); entry !== noEntry; entry = nextOf(squares, entry)) {
    const section = sectionOf(squares, entry);
    if (section === from) continue;
    const facing = findFacingOf(sections[section]!, spec, doorWidth);
    if (facing !== null) return facing;
  }
  return null;
}

/** The same among the openings of one section. */
export function findFacingOf({ firstWay }: DraftSection, spec: Placed, doorWidth: number): DraftOpening | null {
  for (let way = firstWay; way !== null; way = way.next) {
    if (way.twin === null && isUnexplored(way.opening) && facesSpec(way.opening, spec, doorWidth)) return way.opening;
  }
  return null;
}

function facesSpec(other: DraftOpening, spec: Placed, doorWidth: number): boolean {
  if ((other.heading + 2) % 4 !== spec.heading) return false;
  if (spec.heading % 2 === 0 ? other.y !== spec.y : other.x !== spec.x) return false;
  const overlap = overlapAlong(other, spec);
  return overlap.to - overlap.from >= doorWidth;
}

/** Where two openings on one line lie side by side, along it; an even number of millimetres. */
export function overlapAlong(a: Placed, b: Placed): { from: number; to: number } {
  const across = a.heading % 2 === 0;
  const middleA = across ? a.x : a.y;
  const middleB = across ? b.x : b.y;
  const from = Math.max(middleA - a.width / 2, middleB - b.width / 2);
  const to = Math.min(middleA + a.width / 2, middleB + b.width / 2);
  return { from, to: (to - from) % 2 === 0 ? to : to - 1 };
}
