/** Walking (EXP-03, LOS-06): along floors and open openings, never onto ground not generated yet. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { standsIn } from '../board/openings';
import { contains } from '../board/geometry';

/** EXP-03: how far a model moves in an exploration turn, mm. */
export const moveAllowance = 150;

/** DOOR-05: a model is in contact with a door up to this distance, mm. */
const contactDistance = 10;

/** A point in mm. */
export type Point = readonly [number, number];

/** Where a model stands. */
export interface Position {
  readonly section: number;
  readonly x: number;
  readonly y: number;
}

/** Length of a straight leg, mm; square roots are the same on every machine. */
export function legLength(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/** Follows a path from a point of a floor; null when a leg leaves the floor that exists. Each leg must lie within one floor rectangle. */
export function followPath(board: DraftBoard, from: Position, path: readonly Point[]): { readonly position: Position; readonly mm: number } | null {
  let { x, y } = from;
  let section = board.sections[from.section]!;
  let mm = 0;
  for (let at = 0; at < path.length; at++) {
    const nextX = path[at]![0];
    const nextY = path[at]![1];
    // Whole numbers, and of 32 bits as `contains` wants them: no board is so large.
    if ((nextX | 0) !== nextX || (nextY | 0) !== nextY) return null;
    if (!holdsLeg(section, x, y, nextX, nextY)) {
      const other = findAcross(section, x, y, nextX, nextY);
      if (other === null) return null;
      section = other;
    }
    mm += legLength(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  }
  return { position: { section: section.id, x, y }, mm };
}

/** The section across an open opening a leg starts in, if its floor holds the leg. */
function findAcross({ firstWay }: DraftSection, ax: number, ay: number, bx: number, by: number): DraftSection | null {
  for (let way = firstWay; way !== null; way = way.next) {
    const { opening, twin } = way;
    if (twin !== null && standsIn(opening, ax, ay) && opening.state === 'open' && holdsLeg(twin.section, ax, ay, bx, by)) return twin.section;
  }
  return null;
}

/** The section on the other side of an opening; `section` is one of its two. Their sum less the one is quicker than a branch. */
export function otherSide({ from, to }: DraftOpening, section: number): number {
  return from + to - section;
}

/** True when one floor rectangle of a section holds both ends of a leg; rectangles before `first` are known not to. */
export function holdsLeg({ tile: { floor }, x, y }: DraftSection, ax: number, ay: number, bx: number, by: number, first = 0): boolean {
  const farX = (bx - x) | 0;
  const farY = (by - y) | 0;
  const nearX = (ax - x) | 0;
  const nearY = (ay - y) | 0;
  // The far end first: it is the one that may lie elsewhere.
  for (let at = first; at < floor.length; at++) if (contains(floor[at]!, farX, farY) && contains(floor[at]!, nearX, nearY)) return true;
  return false;
}

/** True when a model may act on a door: it stands on one of its sides, in contact. */
export function isInContact(opening: DraftOpening, at: Position): boolean {
  if (at.section !== opening.from && at.section !== opening.to) return false;
  const half = opening.width / 2;
  const across = opening.heading % 2 === 0;
  const along = Math.abs(across ? at.x - opening.x : at.y - opening.y);
  const off = Math.abs(across ? at.y - opening.y : at.x - opening.x);
  return legLength(0, 0, Math.max(0, along - half), off) <= contactDistance;
}
