/** Routes for the autopilot: which openings can be walked to, and along which points. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { isUnexplored, nowhere } from '../board/draft';
import type { Rect } from '../board/geometry';
import { contains, toWorld } from '../board/geometry';
import type { Point, Position } from './walk';

/** How near the autopilot goes to an opening before it looks or acts, mm. */
const standOff = 5;

/** An unexplored opening that can be reached. */
export interface Goal {
  readonly opening: DraftOpening;
  /** Openings to walk through, in order. */
  readonly through: readonly DraftOpening[];
}

/** By section: the opening one comes through on the way there, in the search under way. One list serves all searches. */
const by: (number | undefined)[] = [];

/**
 * The unexplored openings one can walk to, nearest first (by number of openings walked through).
 * @param limit stop after so many
 */
export function findGoals(board: DraftBoard, from: number, limit: number): Goal[] {
  while (by.length < board.sections.length) by.push(undefined);
  const goals: Goal[] = [];
  const reached = [from];
  for (let at = 0; at < reached.length && goals.length < limit; at++) {
    const here = reached[at]!;
    for (const id of board.sections[here]!.openings) {
      const opening = board.openings[id]!;
      if (isUnexplored(opening)) {
        goals.push({ opening, through: traceWay(board, from, here) });
        if (goals.length >= limit) break;
      } else if (opening.state === 'open' && opening.to !== nowhere) {
        const other = otherSide(opening, here);
        if (other === from || by[other] !== undefined) continue;
        by[other] = id;
        reached.push(other);
      }
    }
  }
  for (const section of reached) by[section] = undefined;
  return goals;
}

function otherSide(opening: DraftOpening, section: number): number {
  return opening.from === section ? opening.to : opening.from;
}

function traceWay(board: DraftBoard, from: number, to: number): DraftOpening[] {
  const through: DraftOpening[] = [];
  for (let here = to; here !== from;) {
    const opening = board.openings[by[here]!]!;
    through.push(opening);
    here = otherSide(opening, here);
  }
  return through.reverse();
}

/** The points of a walk to just before a goal; each leg lies within one floor rectangle. */
export function layRoute(board: DraftBoard, lead: Position, { opening: goal, through }: Goal): Point[] {
  const points: Point[] = [];
  let { section } = lead;
  let last: Point = [lead.x, lead.y];
  for (let at = 0; at < through.length; at++) {
    const opening = through[at]!;
    last = addLegs(points, board.sections[section]!, last, [opening.x, opening.y]);
    section = otherSide(opening, section);
    // Along the wall line one would stay on the side one comes from: step in first.
    if (liesOnWallOf(opening, through[at + 1])) last = addLegs(points, board.sections[section]!, last, besides(opening, section));
  }
  addLegs(points, board.sections[section]!, last, besides(goal, section));
  return points;
}

/** The point just before an opening, on the side of a section. */
function besides(opening: DraftOpening, section: number): Point {
  return toWorld(opening.x, opening.y, opening.heading, 0, opening.from === section ? -standOff : standOff);
}

function liesOnWallOf(opening: DraftOpening, next: DraftOpening | undefined): boolean {
  return next !== undefined && (opening.heading % 2 === 0 ? next.y === opening.y : next.x === opening.x);
}

/** Adds the points of a walk within a section: straight, or over the middle of the inner edges between its floor rectangles. Returns the last. */
function addLegs(points: Point[], section: DraftSection, from: Point, to: Point): Point {
  if (from[0] === to[0] && from[1] === to[1]) return to;
  const { floor } = section;
  if (!floor.some((rect) => holds(rect, from) && holds(rect, to))) {
    const leave = floor.findIndex((rect) => holds(rect, from));
    const arrive = floor.findIndex((rect) => holds(rect, to));
    if (leave > 0) points.push(middleOfEdge(section, leave));
    if (arrive > 0) points.push(middleOfEdge(section, arrive));
  }
  points.push(to);
  return to;
}

function holds(rect: Rect, point: Point): boolean {
  return contains(rect, point[0], point[1]);
}

/** Middle of the edge that a floor rectangle shares with rectangle 0. */
function middleOfEdge(section: DraftSection, cell: number): Point {
  const a = section.floor[0]!;
  const b = section.floor[cell]!;
  const x1 = Math.max(a[0], b[0]);
  const x2 = Math.min(a[0] + a[2], b[0] + b[2]);
  const y1 = Math.max(a[1], b[1]);
  const y2 = Math.min(a[1] + a[3], b[1] + b[3]);
  return [Math.floor((x1 + x2) / 2), Math.floor((y1 + y2) / 2)];
}
