/** The one door for change, tried by a player who keeps no rule. */
import fc from 'fast-check';
import { createStreams } from '../../src/dice/streams';
import { applyAction } from '../../src/session/apply-action';
import { buildDocument } from '../../src/session/build-document';
import { checkBoard } from '../../src/session/check-board';
import type { Action } from '../../src/session/document';
import { replaySession } from '../../src/session/replay';
import { startSession, type Session } from '../../src/session/session';
import { anyHouseRules, anySeedText } from '../rules/support/any-session';
import { findWayFaults } from '../rules/support/check-ways';
import { tryAnything } from '../rules/support/random-player';
import { generatedSeries, missionIds, missionOf, optionsWith, shippedRuleset } from '../rules/support/shipped';
import { listUnexplored } from '../rules/support/list-unexplored';
import { floorOf } from '../../src/board/tile';

function start(seed: string, mission: string, rules = {}): Session {
  return startSession({ seed, ruleset: shippedRuleset(), mission: missionOf(mission), options: optionsWith({ mission, rules, evening: null }), streams: createStreams(seed) });
}

/** Ways lead back to their sections; that they say what the openings say is tested besides. What was made of a tile is known to all sessions alike. */
const notItsOwn = new Set(['firstWay', 'firstInSight', 'wider']);
const ofItsOwn = (key: string, value: unknown): unknown => (notItsOwn.has(key) ? undefined : value);

/** Everything of a session that an action may change. */
function snapshot(session: Session): string {
  const { board, turn, owed, forcing, placed } = session.exploration;
  return JSON.stringify([board.sections, board.openings, listUnexplored(board), turn, owed, forcing, placed, session.lead, session.movedMm, session.acted, session.phase, session.achieved, session.events.length, session.actions.length, session.objectives, [...session.settled], session.pairsUsed], ofItsOwn);
}

const anyGame = fc.record({ seed: anySeedText(), mission: fc.constantFrom(...missionIds()), rules: anyHouseRules() });

describe('random play', () => {
  test('EXP-05, LOS-06: what is not allowed changes nothing, and every refusal names its rule', () => {
    const codes = new Map<string, number>();
    fc.assert(fc.property(anyGame, ({ seed, mission, rules }) => {
      const session = start(seed, mission, rules);
      const dice = createStreams(seed).open('player');
      for (let step = 0; step < 60; step++) {
        const action = tryAnything(session, dice);
        const before = snapshot(session);
        const illegal = applyAction(session, action);
        codes.set(illegal?.code ?? 'fine', (codes.get(illegal?.code ?? 'fine') ?? 0) + 1);
        if (!illegal) continue;
        expect(illegal.rule).toMatch(/^[A-Z]+-\d\d$/);
        if (snapshot(session) !== before) throw new Error(`${illegal.code} changed something: ${JSON.stringify(action)}`);
      }
    }), { numRuns: 60, seed: 11 });
    // The player met nearly every refusal there is, and was often right.
    expect([...codes.keys()].sort()).toEqual(expect.arrayContaining(['ALREADY_ACTED', 'DOOR_STATE', 'IN_COMBAT', 'NOT_EXHAUSTED', 'NOT_IN_CONTACT', 'NO_COMBAT', 'NO_DOOR', 'NO_OBJECTIVE', 'NO_WAY', 'TOO_FAR', 'fine']));
    expect(codes.get('fine')).toBeGreaterThan(500);
  });

  test('GEN-04, G2: however it is played, the board keeps its invariants and the replay is the document', () => {
    let sections = 0;
    fc.assert(fc.property(anyGame, ({ seed, mission, rules }) => {
      const session = start(seed, mission, rules);
      const dice = createStreams(seed).open('player');
      for (let step = 0; step < 400; step++) applyAction(session, tryAnything(session, dice));
      if (session.phase === 'combat') applyAction(session, { type: 'win-combat' });
      expect(applyAction(session, { type: 'close-edges' })).toBeNull();
      expect(findWayFaults(session.exploration.board)).toEqual([]);
      const document = buildDocument(session, 'exhausted', 'test');
      sections += document.board.sections.length;
      // Without the autopilot nobody sees to it that the mission gets what it needs (PRE-06).
      expect(checkBoard(document).filter(({ detail }) => detail !== 'guarantee')).toEqual([]);
      const { options, actions } = document;
      expect(replaySession({ seed, ruleset: shippedRuleset(), options, actions, ended: 'exhausted', version: 'test' })).toEqual({ ok: true, document });
    }), { numRuns: 60, seed: 12 });
    expect(sections).toBeGreaterThan(600);
  });

  test('LOS-06: every point of every walk lies on floor that was there before', () => {
    for (const { seed, mission, options, actions } of missionIds().flatMap((id) => generatedSeries('walk', 5, { mission: id }))) {
      const session = startSession({ seed, ruleset: shippedRuleset(), mission, options, streams: createStreams(seed) });
      for (const action of actions) {
        if (action.type === 'move') expectFloor(session, action);
        expect(applyAction(session, action)).toBeNull();
      }
    }
  });
});

/** Ten points of each leg, tried against every floor there is. */
function expectFloor({ lead, exploration }: Session, { path }: Extract<Action, { type: 'move' }>): void {
  const floors = exploration.board.sections.flatMap((section) => floorOf(section));
  let from: readonly [number, number] = [lead.x, lead.y];
  for (const to of path) {
    for (let part = 1; part <= 10; part++) {
      const x = from[0] + ((to[0] - from[0]) * part) / 10;
      const y = from[1] + ((to[1] - from[1]) * part) / 10;
      if (!floors.some((floor) => x >= floor[0] && x <= floor[0] + floor[2] && y >= floor[1] && y <= floor[1] + floor[3])) throw new Error(`off the floor at ${x}, ${y}`);
    }
    from = to;
  }
}
