/** Routes for the autopilot: which openings can be walked to, and along which points. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { isUnexplored, nowhere } from '../board/draft';
import { append } from '../board/lists';
import type { Edge } from '../board/geometry';
import { contains, toWorld } from '../board/geometry';
import type { Point, Position } from './walk';
import { holdsLeg } from './walk';

/** How near the autopilot goes to an opening before it looks or acts, mm. */
const standOff = 5;

/** An unexplored opening that can be reached. */
export interface Goal {
  readonly opening: DraftOpening;
  /** Openings to walk through, in order. */
  readonly through: readonly DraftOpening[];
}

/**
 * The search under way: by section, the last search that came there and the opening it came through; and the
 * sections it reached, in order. The lists serve all searches.
 */
let search = 0;
const reachedIn: number[] = [];
const by: number[] = [];
const reached: number[] = [];

/**
 * The unexplored openings one can walk to, nearest first (by number of openings walked through).
 * @param limit stop after so many
 */
export function findGoals(board: DraftBoard, from: number, limit: number): Goal[] {
  const { sections } = board;
  for (let at = by.length; at < sections.length; at++) reachedIn[at] = by[at] = reached[at] = nowhere;
  search++;
  reachedIn[from] = search;
  reached[0] = from;
  let goals: Goal[] = [];
  let wanted = limit;
  let count = 1;
  for (let at = 0; at < count && wanted > 0; at++) {
    const here = reached[at]!;
    const { openings } = sections[here]!;
    for (let place = 0; place < openings.length; place++) {
      const opening = openings[place]!;
      if (opening.to === nowhere) {
        if (!isUnexplored(opening)) continue;
        goals = append(goals, { opening, through: traceCourse(board, from, here) });
        if (--wanted === 0) break;
      } else if (opening.state === 'open') {
        const other = otherSide(opening, here);
        if (reachedIn[other] === search) continue;
        reachedIn[other] = search;
        by[other] = opening.id;
        reached[count++] = other;
      }
    }
  }
  return goals;
}

function otherSide(opening: DraftOpening, section: number): number {
  return opening.from === section ? opening.to : opening.from;
}

function traceCourse({ openings }: DraftBoard, from: number, to: number): DraftOpening[] {
  let count = 0;
  for (let here = to; here !== from; count++) here = otherSide(openings[by[here]!]!, here);
  const through = new Array<DraftOpening>(count);
  for (let here = to; here !== from;) {
    const opening = openings[by[here]!]!;
    through[--count] = opening;
    here = otherSide(opening, here);
  }
  return through;
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
  if (section.floor.length > 1 && !holdsLeg(section, from[0], from[1], to[0], to[1])) {
    const leave = findFloor(section, from);
    const arrive = findFloor(section, to);
    if (leave > 0) points.push(middleOf(section.edges[leave - 1]!));
    if (arrive > 0) points.push(middleOf(section.edges[arrive - 1]!));
  }
  points.push(to);
  return to;
}

/** Index of the first floor rectangle that holds a point. */
function findFloor({ floor }: DraftSection, point: Point): number {
  return floor.findIndex((rect) => contains(rect, point[0], point[1]));
}

function middleOf({ leftX, leftY, rightX, rightY }: Edge): Point {
  return [Math.floor((leftX + rightX) / 2), Math.floor((leftY + rightY) / 2)];
}
