/** Routes of the autopilot can be walked, wherever a turn ends on the way. */
import fc from 'fast-check';
import type { DraftBoard } from '../../src/board/draft';
import { nowhere } from '../../src/board/draft';
import { findGoals } from '../../src/exploration/route';
import { followPath, type Point, type Position } from '../../src/exploration/walk';
import { anyGrowth, boardOf } from '../rules/support/grown-board';
import { buildByHand } from '../rules/support/hand-board';
import { routeTo } from '../rules/support/route-to';

/** Walks a route stopping in the middle of every leg; throws where it cannot go on. */
function walkInSteps(board: DraftBoard, from: Position, route: readonly Point[]): Position {
  let at = from;
  for (const [x, y] of route) {
    const middle: Point = [at.x + Math.trunc((x - at.x) / 2), at.y + Math.trunc((y - at.y) / 2)];
    for (const point of [middle, [x, y] as const]) {
      const walked = followPath(board, at, [point]);
      if (!walked) throw new Error(`no way from ${at.section}: ${at.x}, ${at.y} to ${point.join(', ')}`);
      at = walked.position;
    }
  }
  return at;
}

describe('routes', () => {
  test('EXP-03: out of a room by one door and back by another in the same wall: one does not stay on the wall line', () => {
    // Two rooms side by side below a third; a door from each into it; the second has a door nobody has looked through.
    const board = buildByHand(
      [{ floor: [[0, 200, 200, 200]] }, { floor: [[200, 200, 200, 200]] }, { floor: [[0, 0, 400, 200]] }],
      [
        { kind: 'door', state: 'open', at: [150, 200], heading: 0, from: 0, to: 2 },
        { kind: 'door', state: 'open', at: [250, 200], heading: 0, from: 1, to: 2 },
        { kind: 'door', at: [400, 300], heading: 1, from: 1 },
      ],
    );
    const from = { section: 0, x: 50, y: 300 };
    const [goal] = findGoals(board, 0, 1);
    expect(goal).toMatchObject({ id: 2 });
    const route = routeTo(board, from, goal!);
    expect(route).toEqual([[150, 200], [150, 195], [250, 200], [395, 300]]);
    expect(walkInSteps(board, from, route)).toEqual({ section: 1, x: 395, y: 300 });
  });

  test('EXP-03: on random boards every goal is reached, and one stands in front of it', () => {
    let reached = 0;
    fc.assert(fc.property(anyGrowth(), (growth) => {
      const board = boardOf(growth);
      const from = { section: 0, x: 0, y: 10 };
      for (const goal of findGoals(board, 0, Infinity)) {
        const end = walkInSteps(board, from, routeTo(board, from, goal));
        expect(end.section).toBe(goal.from);
        expect(Math.abs(end.x - goal.x) + Math.abs(end.y - goal.y)).toBe(5);
        expect(goal.to).toBe(nowhere);
        reached++;
      }
    }), { numRuns: 80, seed: 21 });
    expect(reached).toBeGreaterThan(200);
  });

  test('a route to what the last search did not come to is not laid: it would lead nowhere, or round for ever', () => {
    const rooms = [0, 200, 400].map((x) => ({ floor: [[x, 0, 200, 200]] as const }));
    const door = (x: number, from: number, to?: number) => ({ kind: 'door' as const, at: [x, 100] as const, heading: 1 as const, from, ...(to === undefined ? {} : { to, state: 'open' as const }) });
    const row = buildByHand(rooms, [door(200, 0, 1), door(400, 1, 2), door(600, 2)]);
    const other = buildByHand(rooms.slice(0, 1), [door(200, 0)]);
    const from = { section: 0, x: 50, y: 100 };
    const [far] = findGoals(row, 0, 1);
    expect(routeTo(row, from, far!).at(-1)).toEqual([595, 100]);
    const [near] = findGoals(other, 0, 1);
    expect(routeTo(other, from, near!)).toEqual([[195, 100]]);
    expect(() => routeTo(row, from, far!)).toThrow('the last search did not come to section 2');
  });

  test('LOS-06: a path ends at whole points of the floor, however far away a point is', () => {
    const board = buildByHand([{ floor: [[0, 0, 100, 100]] }], []);
    const from = { section: 0, x: 50, y: 50 };
    expect(followPath(board, from, [[100, 0]])).toEqual({ position: { section: 0, x: 100, y: 0 }, mm: Math.sqrt(5000) });
    for (const point of [[101, 0], [100, -1], [50.5, 50], [50 + 2 ** 32, 50], [50, 50 - 2 ** 32], [-(2 ** 31), 50], [50, 2 ** 31 - 1], [1e300, 50], [NaN, 50]] as Point[]) {
      expect(followPath(board, from, [point])).toBeNull();
    }
  });
});
