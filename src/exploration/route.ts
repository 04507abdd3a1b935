/** Routes for the autopilot: which openings can be walked to, and along which points. */
import type { DraftBoard, DraftOpening, DraftSection } from '../board/draft';
import { nowhere } from '../board/draft';
import { contains, stepOf } from '../board/geometry';
import type { Point, Position } from './walk';

/** How near the autopilot goes to an opening before it looks or acts, mm. */
const standOff = 5;

/** An unexplored opening that can be reached. */
export interface Goal {
  readonly opening: DraftOpening;
  /** Openings to walk through, in order. */
  readonly through: readonly DraftOpening[];
}

/** Sections reached from a place, nearest first (by number of openings walked through), and how. */
interface Reach {
  readonly section: number;
  readonly before: number;
  readonly by: DraftOpening | null;
}

/**
 * The unexplored openings one can walk to, nearest first.
 * @param limit stop after so many
 */
export function findGoals(board: DraftBoard, from: number, limit: number): Goal[] {
  const reached: Reach[] = [{ section: from, before: -1, by: null }];
  const seen = new Set([from]);
  const goals: Goal[] = [];
  for (let at = 0; at < reached.length && goals.length < limit; at++) {
    for (const id of board.sections[reached[at]!.section]!.openings) {
      const opening = board.openings[id]!;
      if (board.frontier.has(id)) {
        goals.push({ opening, through: trace(reached, at) });
        if (goals.length >= limit) break;
        continue;
      }
      if (opening.state !== 'open' || opening.to === nowhere) continue;
      const other = opening.from === reached[at]!.section ? opening.to : opening.from;
      if (seen.has(other)) continue;
      seen.add(other);
      reached.push({ section: other, before: at, by: opening });
    }
  }
  return goals;
}

function trace(reached: readonly Reach[], at: number): DraftOpening[] {
  const through: DraftOpening[] = [];
  for (let step = reached[at]!; step.by; step = reached[step.before]!) through.push(step.by);
  return through.reverse();
}

/** The points of a walk to just before a goal; each leg lies within one floor rectangle. */
export function layRoute(board: DraftBoard, from: Position, goal: Goal): Point[] {
  const points: Point[] = [];
  let { section, x, y } = from;
  const goTo = (toX: number, toY: number): void => {
    for (const [px, py] of crossFloor(board.sections[section]!, x, y, toX, toY)) points.push([px, py]);
    x = toX;
    y = toY;
  };
  const goToSideOf = (opening: DraftOpening): void => {
    const [dx, dy] = stepOf(opening.heading);
    const side = opening.from === section ? -standOff : standOff;
    goTo(opening.x + dx * side, opening.y + dy * side);
  };
  goal.through.forEach((opening, at) => {
    goTo(opening.x, opening.y);
    section = opening.from === section ? opening.to : opening.from;
    // Along the wall line one would stay on the side one comes from: step in first.
    if (liesOnWallOf(opening, goal.through[at + 1])) goToSideOf(opening);
  });
  goToSideOf(goal.opening);
  return points;
}

function liesOnWallOf(opening: DraftOpening, next: DraftOpening | undefined): boolean {
  return next !== undefined && (opening.heading % 2 === 0 ? next.y === opening.y : next.x === opening.x);
}

/** Points from a to b within a section: straight, or over the middle of the inner edges between its floor rectangles. */
function crossFloor(section: DraftSection, ax: number, ay: number, bx: number, by: number): Point[] {
  if (ax === bx && ay === by) return [];
  const { floor } = section;
  if (floor.some((rect) => contains(rect, ax, ay) && contains(rect, bx, by))) return [[bx, by]];
  const points: Point[] = [];
  const leave = floor.findIndex((rect) => contains(rect, ax, ay));
  const arrive = floor.findIndex((rect) => contains(rect, bx, by));
  if (leave > 0) points.push(middleOfEdge(section, leave));
  if (arrive > 0) points.push(middleOfEdge(section, arrive));
  points.push([bx, by]);
  return points;
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
