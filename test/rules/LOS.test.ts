/** Sight in whole sessions; exact cases on boards written by hand are in test/board/sight.test.ts. */
import { setState } from '../../src/board/openings';
import type { Action } from '../../src/session/document';
import { scriptedSession, type ScriptedSession } from './support/scripted-session';
import { listUnexplored } from './support/list-unexplored';
import { sectionsInSight } from './support/look-around';
import { floorOf, footprintOf } from '../../src/board/tile';
import { laidOut, openingsOf } from './support/sections';

const kindsOf = ({ session }: ScriptedSession): string[] => session.exploration.board.sections.slice(1).map(({ facts }) => facts.kind);

/**
 * A straight from the entrance (y 0 to -100), then a corner to the left whose end lies at (-50, -150). The
 * inner corner of the bend is at (-30, -120). From (0, y) the end is seen when y is above 37.5 mm.
 */
function bend(behind: readonly number[], troops: readonly number[] = [1, 1]): ScriptedSession {
  return scriptedSession({ board: [1, 5, 1, ...behind], troops });
}

describe('line of sight', () => {
  test('LOS-01: the lead model one centimetre farther on, across the corner: one more section is generated', () => {
    const before = bend([]);
    before.turn([0, 0], [0, -30]);
    expect(kindsOf(before)).toEqual(['straight', 'corner']);
    const after = bend([6, 6]);
    after.turn([0, 0], [0, -40]);
    expect(kindsOf(after)).toEqual(['straight', 'corner', 'dead-end']);
  });

  test('LOS-01: a corridor end that is adjacent but out of sight stays unexplored', () => {
    // The model stands on the very tile the end belongs to, 54 mm from it, behind the bend.
    const game = bend([]);
    game.turn([0, 0], [-29, -100], [-29, -101]);
    expect(game.session.lead.section).toBe(2);
    expect(kindsOf(game)).toEqual(['straight', 'corner']);
    expect(listUnexplored(game.session.exploration.board)).toEqual([2]);
    // From the other side of the same tile it is seen.
    const other = bend([6, 6]);
    other.turn([0, 0], [29, -100], [29, -101]);
    expect(kindsOf(other)).toEqual(['straight', 'corner', 'dead-end']);
  });

  test('LOS-01: what is neither adjacent nor near is generated when it is in sight', () => {
    // Three straights between the model and the end that is resolved.
    const { session } = scriptedSession({ board: [1, 1, 1, 6, 6] });
    const { x, y } = session.lead;
    const last = session.exploration.board.sections.at(-1)!;
    expect(last.facts.kind).toBe('dead-end');
    expect(y - (footprintOf(last)[1] + 100)).toBe(310);
    expect(x).toBe(0);
  });

  test('LOS-01: through an open door: the room, and what is seen through its own open ways', () => {
    const game = scriptedSession({ board: [1, 3, 1, 2], troops: [1, 1] });
    game.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    game.turn();
    expect(kindsOf(game)).toEqual(['straight', 'small-room']);
    // The room's other door is closed: nothing behind it.
    expect(listUnexplored(game.session.exploration.board)).toEqual([2]);
  });

  test('LOS-02: in a combat turn nobody looks for the attacker alone: no phase of his comes before the fight is over', () => {
    const game = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [6, 1, 1, 1] });
    game.act({ type: 'end-phase' });
    expect(game.session.phase).toBe('combat');
    const actions: Action[] = [{ type: 'end-phase' }, { type: 'move', path: [[0, 0], [0, -40]] }];
    for (const action of actions) expect(game.attempt(action)).toEqual({ code: 'IN_COMBAT', rule: 'EXP-01' });
    expect(kindsOf(game)).toEqual(['straight', 'corner']);
    game.act({ type: 'win-combat' });
    game.turn([0, 0], [0, -40]);
    expect(kindsOf(game)).toEqual(['straight', 'corner', 'dead-end']);
  });

  test('LOS-03: a closed door blocks, the same door open does not', () => {
    const closed = scriptedSession({ board: [1, 3], troops: [1, 1] });
    closed.turn([0, 0], [0, -95]);
    expect(kindsOf(closed)).toEqual(['straight']);
    const open = scriptedSession({ board: [1, 3, 1, 1], troops: [1, 1] });
    open.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    open.turn();
    expect(kindsOf(open)).toEqual(['straight', 'small-room']);
  });

  test('LOS-03: a door closed again hides the room behind it', () => {
    const game = scriptedSession({ board: [1, 3, 1, 1], troops: [1, 1, 1, 1] });
    const { board } = game.session.exploration;
    game.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    game.turn();
    const seen = (): number[] => sectionsInSight(board, { section: 1, x: 0, y: -50 });
    expect(seen()).toEqual([0, 1, 2]);
    game.act({ type: 'close', opening: 1 });
    game.turn();
    expect(seen()).toEqual([0, 1]);
  });

  test('LOS-04: touching a jamb is not seeing: one millimetre decides', () => {
    // From (10, -10) the line to (-50, -175), 5 mm inside the far jamb, goes exactly through the inner corner (-30, -120).
    const touching = bend([]);
    touching.turn([0, 0], [10, -10]);
    expect(kindsOf(touching)).toEqual(['straight', 'corner']);
    const clear = bend([6, 6]);
    clear.turn([0, 0], [10, -11]);
    expect(kindsOf(clear)).toEqual(['straight', 'corner', 'dead-end']);
  });

  test('LOS-04: no distance is too far', () => {
    const straights = Array.from({ length: 200 }, () => 1);
    const { session } = scriptedSession({ board: [...straights, 6, 6] });
    expect(laidOut(session.exploration.board.sections.at(-1)!)).toMatchObject({ kind: 'dead-end', footprint: [-50, -20100, 100, 100] });
  });

  test('LOS-05: a tile is generated whole, also what is not seen of it; its far ends wait to be seen', () => {
    // Only a strip of the crossing's floor is in sight from the entrance; all four ends exist.
    const { session } = scriptedSession({ board: [1, 1, 5, 5, 6, 6] });
    const { board } = session.exploration;
    const crossing = board.sections[3]!;
    expect(laidOut(crossing)).toMatchObject({ kind: 'crossing', footprint: [-50, -300, 100, 100] });
    expect(floorOf(crossing)).toHaveLength(5);
    expect(openingsOf(crossing)).toHaveLength(4);
    // The end ahead was in sight and is resolved, the two at the sides are not.
    expect(listUnexplored(board).map((id) => board.openings[id]!.heading).sort()).toEqual([1, 3]);
  });

  test('LOS-06: generation comes after all moves and actions: passing a spot with a view generates nothing', () => {
    const game = bend([]);
    // To where the end is seen, and back to where it is not, in one phase.
    game.turn([0, 0], [0, -60], [0, -10]);
    expect(kindsOf(game)).toEqual(['straight', 'corner']);
  });

  test('LOS-06: nobody enters ground that is not generated: not through an unexplored end, not through a closed door, not through walls', () => {
    const end = bend([], []);
    expect(end.attempt({ type: 'move', path: [[0, 0], [0, -100], [0, -120], [0, -150], [-30, -150], [-50, -150], [-60, -150]] })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
    const door = scriptedSession({ board: [1, 3] });
    expect(door.attempt({ type: 'move', path: [[0, 0], [0, -100], [0, -110]] })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
    door.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    // Open, but nothing generated behind it yet: and the action was the last thing of the phase.
    expect(door.attempt({ type: 'move', path: [[0, -110]] })).toEqual({ code: 'ALREADY_ACTED', rule: 'EXP-05' });
    for (const path of [[[31, -50]], [[0, 0], [31, -50]], [[0, -50]], [[40, -150]], [[0, 0], [16, 0], [16, -20]]] as const) {
      const game = bend([], []);
      expect(game.attempt({ type: 'move', path })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
      expect(game.session.lead).toEqual({ section: 0, x: 0, y: 10 });
    }
  });

  test('LOS-06: an open door with nothing generated behind it is no way yet', () => {
    const game = scriptedSession({ board: [1, 3] });
    game.act({ type: 'move', path: [[0, 0], [0, -95]] });
    const { board } = game.session.exploration;
    setState(board, board.openings[1]!, 'open');
    expect(game.attempt({ type: 'move', path: [[0, -100], [0, -101]] })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
  });
});
