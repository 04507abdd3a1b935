/** Routes for the autopilot: which openings can be walked to, and along which points. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { nowhere } from '../board/draft';
import { isUnexplored } from '../board/openings';
import { append } from '../board/lists';
import type { Box, Edge } from '../board/geometry';
import { contains, opposite, stepOf } from '../board/geometry';
import type { Point, Position } from './walk';
import { holdsLeg, otherSide } from './walk';

/** How near the autopilot goes to an opening before it looks or acts, mm. */
const standOff = 5;

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
export function findGoals(board: DraftBoard, from: number, limit: number): DraftOpening[] {
  const { sections } = board;
  for (let at = by.length; at < sections.length; at++) reachedIn[at] = by[at] = reached[at] = nowhere;
  search++;
  reachedIn[from] = search;
  reached[0] = from;
  let goals: DraftOpening[] = [];
  let wanted = limit;
  let count = 1;
  for (let at = 0; at < count && wanted > 0; at++) {
    const here = reached[at]!;
    for (let way = sections[here]!.firstWay; way !== null; way = way.next) {
      const { opening, twin } = way;
      if (twin === null) {
        if (!isUnexplored(opening)) continue;
        goals = append(goals, opening);
        if (--wanted === 0) break;
      } else if (opening.state === 'open') {
        const other = twin.section.id;
        if (reachedIn[other] === search) continue;
        reachedIn[other] = search;
        by[other] = opening.id;
        reached[count++] = other;
      }
    }
  }
  return goals;
}

/** The points of a walk still ahead, the nearest last. Its lists serve one walk after the other. */
export interface Route {
  readonly xs: number[];
  readonly ys: number[];
  ahead: number;
}

/** A route that leads nowhere yet. */
export function createRoute(): Route {
  return { xs: [], ys: [], ahead: 0 };
}

/**
 * Lays the route to just before a goal, from its end to where one stands; each leg lies within one floor rectangle.
 * The goal is one of the last search, which began where one still stands.
 */
export function layRoute(route: Route, board: DraftBoard, lead: Position, goal: DraftOpening): void {
  const { sections, openings } = board;
  route.ahead = 0;
  let section = goal.from;
  const end = besides(goal, section);
  let x = end[0];
  let y = end[1];
  for (let next = goal; section !== lead.section;) {
    if (reachedIn[section] !== search) throw new Error(`the last search did not come to section ${section}`);
    const opening = openings[by[section]!]!;
    // Along the wall line one would stay on the side one comes from: step in first.
    if (next !== goal && liesOnWallOf(opening, next)) {
      const inside = besides(opening, section);
      addLegs(route, sections[section]!, inside[0], inside[1], x, y);
      x = inside[0];
      y = inside[1];
    }
    addLegs(route, sections[section]!, opening.x, opening.y, x, y);
    ({ x, y } = opening);
    section = otherSide(opening, section);
    next = opening;
  }
  addLegs(route, sections[section]!, lead.x, lead.y, x, y);
}

/** The point just before an opening, on the side of a section. */
function besides({ x, y, heading, from }: DraftOpening, section: number): Point {
  const inwards = stepOf(from === section ? opposite(heading) : heading);
  return [x + inwards[0] * standOff, y + inwards[1] * standOff];
}

function liesOnWallOf(opening: DraftOpening, next: DraftOpening): boolean {
  return opening.heading % 2 === 0 ? next.y === opening.y : next.x === opening.x;
}

/** Adds the points of a walk within a section, the last first: straight, or over the middle of the inner edges between its floor rectangles. */
function addLegs(route: Route, section: DraftSection, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromX === toX && fromY === toY) return;
  addPoint(route, toX, toY);
  const { tile: { floor, edges }, x, y } = section;
  if (floor.length === 1) return;
  const leave = findFloor(floor, fromX - x, fromY - y);
  const arrive = findFloor(floor, toX - x, toY - y);
  // Before the later of the first rectangles that hold an end, none holds both.
  if (leave === arrive || holdsLeg(section, fromX, fromY, toX, toY, Math.max(leave, arrive))) return;
  if (arrive > 0) addMiddle(route, edges[arrive - 1]!, x, y);
  if (leave > 0) addMiddle(route, edges[leave - 1]!, x, y);
}

function addPoint(route: Route, x: number, y: number): void {
  route.xs[route.ahead] = x;
  route.ys[route.ahead++] = y;
}

/** Index of the first floor rectangle that holds a point, or -1. */
function findFloor(floor: readonly Box[], x: number, y: number): number {
  for (let at = 0; at < floor.length; at++) if (contains(floor[at]!, x, y)) return at;
  return -1;
}

/** @param x,y where the tile of the edge lies */
function addMiddle(route: Route, { leftX, leftY, rightX, rightY }: Edge, x: number, y: number): void {
  addPoint(route, x + Math.floor((leftX + rightX) / 2), y + Math.floor((leftY + rightY) / 2));
}
