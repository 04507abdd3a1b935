/** Walking (EXP-03, LOS-06): along floors and open openings, never onto ground not generated yet. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { nowhere, standsIn } from '../board/draft';
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

/** Follows a path; null when a leg leaves the floor that exists. Each leg must lie within one floor rectangle. */
export function followPath(board: DraftBoard, from: Position, path: readonly Point[]): { readonly position: Position; readonly mm: number } | null {
  let { section, x, y } = from;
  let mm = 0;
  for (let at = 0; at < path.length; at++) {
    const nextX = path[at]![0];
    const nextY = path[at]![1];
    if (!Number.isInteger(nextX) || !Number.isInteger(nextY)) return null;
    const on = sectionOfLeg(board, section, x, y, nextX, nextY);
    if (on === nowhere) return null;
    mm += legLength(x, y, nextX, nextY);
    section = on;
    x = nextX;
    y = nextY;
  }
  return { position: { section, x, y }, mm };
}

/** The section whose floor holds a whole leg: this one, or the one across an open opening the leg starts in; or `nowhere`. */
function sectionOfLeg(board: DraftBoard, section: number, ax: number, ay: number, bx: number, by: number): number {
  const here = board.sections[section]!;
  if (holdsLeg(here, ax, ay, bx, by)) return section;
  for (let at = 0; at < here.openings.length; at++) {
    const opening = here.openings[at]!;
    if (opening.to === nowhere || opening.state !== 'open' || !standsIn(opening, ax, ay)) continue;
    const other = opening.from === section ? opening.to : opening.from;
    if (holdsLeg(board.sections[other]!, ax, ay, bx, by)) return other;
  }
  return nowhere;
}

/** True when one floor rectangle of a section holds both ends of a leg. */
export function holdsLeg({ floor }: DraftSection, ax: number, ay: number, bx: number, by: number): boolean {
  for (let at = 0; at < floor.length; at++) if (contains(floor[at]!, ax, ay) && contains(floor[at]!, bx, by)) return true;
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
