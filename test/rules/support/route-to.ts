/** Routes as lists of points, for tests that walk them themselves. */
import type { DraftBoard, DraftOpening } from '../../../src/board/draft';
import { createRoute, layRoute } from '../../../src/exploration/route';
import type { Point, Position } from '../../../src/exploration/walk';

/** The points of a walk to a goal of the last search, in order. */
export function routeTo(board: DraftBoard, from: Position, goal: DraftOpening): Point[] {
  const route = createRoute();
  layRoute(route, board, from, goal);
  return route.xs.slice(0, route.ahead).map((x, at): Point => [x, route.ys[at]!]).reverse();
}
