/** Sight by cones against two dull ways of finding out, on boards nobody thought of. */
import fc from 'fast-check';
import { nowhere, type DraftBoard, type DraftOpening } from '../../src/board/draft';
import { findWay, setState } from '../../src/board/openings';
import { createStreams, type Dice } from '../../src/dice/streams';
import { applyAction } from '../../src/session/apply-action';
import { startSession, type Session } from '../../src/session/session';
import { anyGrowth, boardOf } from '../rules/support/grown-board';
import { generatedSeries, missionIds, shippedRuleset } from '../rules/support/shipped';
import { isClear, listWalls, pointsOf, traceLine } from '../rules/support/sight-oracles';
import { listUnexplored } from '../rules/support/list-unexplored';
import { endsInSight, listEnds, sectionsInSight } from '../rules/support/look-around';
import { cellOf, laidOut } from '../rules/support/sections';

interface Eye {
  readonly section: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** A whole point strictly inside a floor rectangle. */
function placeEye(board: DraftBoard, dice: Dice): Eye {
  const section = dice.pick(board.sections.length);
  const { floor } = laidOut(board.sections[section]!);
  const wide = floor.flatMap((rect, cell) => (rect[2] > 1 && rect[3] > 1 ? [cell] : []));
  const cell = wide[dice.pick(wide.length)]!;
  const [x, y, width, height] = floor[cell]!;
  return { section, cell, x: x + 1 + dice.pick(width - 1), y: y + 1 + dice.pick(height - 1) };
}

/** True when an open end is one of the floor rectangle the eye is in. */
const isBefore = (board: DraftBoard, { section, cell }: Eye, end: DraftOpening): boolean => end.from === section && cellOf(findWay(board, end, true)) === cell;

const unexplored = (board: DraftBoard) => board.openings.filter(({ to, state }) => to === nowhere && state === 'open');

/** What is seen has to be what the other way finds; compared as text, which costs nothing when it is so. */
function expectSame(board: DraftBoard, eye: Eye, others: readonly { readonly id: number }[]): void {
  const found = endsInSight(board, eye);
  const expected = others.map(({ id }) => id);
  if (found.join() !== expected.join()) expect({ eye, seen: found }).toEqual({ eye, seen: expected });
}

/** Runs `check` from 20 eyes on each of 60 boards; tells how often something was seen. */
function fromManyEyes(bridge: boolean, check: (board: DraftBoard, eye: Eye) => number): number {
  let total = 0;
  const growths = anyGrowth().filter(({ rules }) => (rules.overlap === 'bridge') === bridge);
  fc.assert(fc.property(growths, (growth) => {
    const board = boardOf(growth);
    const dice = createStreams(growth.seed).open('eyes');
    for (let at = 0; at < 20; at++) total += check(board, placeEye(board, dice));
  }), { numRuns: 60, seed: 40 });
  return total;
}

describe('sight and its oracles', () => {
  test('LOS-04: an opening is in sight exactly when a line to one of its points touches no wall', () => {
    let hidden = 0;
    const found = fromManyEyes(false, (board, eye) => {
      const walls = listWalls(board.sections.map(laidOut), board.openings);
      const clear = unexplored(board).filter((opening) => pointsOf(opening).some((point) => isClear(walls, [eye.x, eye.y], point, opening)));
      expectSame(board, eye, clear);
      hidden += unexplored(board).length - clear.length;
      return clear.length;
    });
    // The comparison means something: plenty is seen and plenty is hidden.
    expect(found).toBeGreaterThan(300);
    expect(hidden).toBeGreaterThan(1000);
  });

  test.each([false, true])('ENG-05: following lines through the graph of openings finds the same (sections cross: %s)', (bridge) => {
    const found = fromManyEyes(bridge, (board, eye) => {
      const reached = unexplored(board).filter((opening) => pointsOf(opening).some((point) => {
        const end = traceLine(board, eye, [eye.x, eye.y], point);
        return end !== null && end.section === opening.from && end.cell === cellOf(findWay(board, opening, true));
      }));
      expectSame(board, eye, reached);
      return reached.length;
    });
    expect(found).toBeGreaterThan(300);
  });

  test('LOS-01: a section of which a point is in a clear line is in sight', () => {
    const found = fromManyEyes(false, (board, eye) => {
      const sections = new Set(sectionsInSight(board, eye));
      const dice = createStreams(`${eye.x}/${eye.y}`).open('points');
      let others = 0;
      for (let at = 0; at < 20; at++) {
        const point = placeEye(board, dice);
        const end = traceLine(board, eye, [eye.x, eye.y], [point.x, point.y]);
        if (end === null || end.section !== point.section) continue;
        if (!sections.has(point.section)) expect({ eye, sections: [...sections] }).toEqual({ eye, missing: point.section });
        if (point.section !== eye.section) others++;
      }
      return others;
    });
    expect(found).toBeGreaterThan(300);
  });
});

describe('sight where nobody asks for sections', () => {
  const tell = (board: DraftBoard, eye: Eye, sections?: null): string => JSON.stringify(listEnds(board, eye, sections)
    .map(({ way: { opening: { id } }, leftX, leftY, rightX, rightY }) => [id, leftX, leftY, rightX, rightY]));

  test.each([false, true])('GEN-02: tells the same ends and cones as a whole look, also of the only open end (sections cross: %s)', (bridge) => {
    let alone = 0;
    const told = fromManyEyes(bridge, (board, eye) => {
      expect(tell(board, eye, null)).toBe(tell(board, eye));
      const ends = unexplored(board);
      const only = ends.find((end) => isBefore(board, eye, end)) ?? ends[0];
      const others = ends.filter((end) => end !== only);
      for (const other of others) setState(board, other, 'unexplored');
      if (only) expect(board.openEnds).toBe(1);
      expect(tell(board, eye, null)).toBe(tell(board, eye));
      if (only && isBefore(board, eye, only)) alone++;
      // Eyes in doorways and on their jambs, in line with what they may see.
      for (const { from, x, y, width } of only ? [only, ...board.openings.slice(-3)] : []) {
        for (const at of [{ x, y }, { x: x + Math.floor(width / 2), y }, { x, y: y + Math.floor(width / 2) }]) {
          const inLine = { ...at, section: from, cell: 0 };
          expect(tell(board, inLine, null)).toBe(tell(board, inLine));
        }
      }
      for (const other of others) setState(board, other, 'open');
      return endsInSight(board, eye).length;
    });
    expect(told).toBeGreaterThan(300);
    expect(alone).toBeGreaterThan(20);
  });
});

/** Lines from the lead model to the points of an opening, against every wall. */
function leadSees({ lead, exploration: { board } }: Session, opening: DraftOpening): boolean {
  const walls = listWalls(board.sections.map(laidOut), board.openings);
  return pointsOf(opening).some((point) => isClear(walls, [lead.x, lead.y], point, opening));
}

describe('what the exploration phase generates', () => {
  test('GEN-02, LOS-01: after every phase nothing unexplored is left in sight, and all that was placed was seen', () => {
    let placed = 0;
    let waiting = 0;
    for (const { seed, mission, options, actions } of missionIds().flatMap((id) => generatedSeries('phases', 8, { mission: id, evening: null, maxSections: 20 }))) {
      const session = startSession({ seed, ruleset: shippedRuleset(), mission, options, streams: createStreams(seed) });
      const { board } = session.exploration;
      for (const action of actions) {
        const before = board.sections.length;
        expect(applyAction(session, action)).toBeNull();
        if (action.type !== 'end-phase') continue;
        const open = listUnexplored(board).map((id) => board.openings[id]!).filter(({ state }) => state === 'open');
        expect(open.filter((opening) => leadSees(session, opening)).map(({ id }) => id)).toEqual([]);
        waiting += open.length;
        // A door that closed a way seen before (GEN-03) would hide it now.
        if (board.openings.some(({ joined, kind }) => joined === 'met' && kind === 'door')) continue;
        const seen = board.sections.slice(before).map(({ via }) => board.openings[via]!);
        expect(seen.filter((opening) => !leadSees(session, opening)).map(({ id }) => id)).toEqual([]);
        placed += seen.length;
      }
    }
    expect(placed).toBeGreaterThan(300);
    expect(waiting).toBeGreaterThan(300);
  });
});
