import { overlaps } from '../../src/board/geometry';
import { scriptedSession } from './support/scripted-session';
import { generatedSeries, missionIds } from './support/shipped';

describe('start of the game', () => {
  test('STA-01: the entrance is an open door to a corridor, and the corridor in sight is there before turn 1', () => {
    // A straight, then a corner: what is round the corner waits.
    const { session, told } = scriptedSession({ board: [1, 5, 1] });
    const { board } = session.exploration;
    expect(board.openings[0]).toMatchObject({ kind: 'door', state: 'open', entrance: true, leads: 'corridor', from: 0, to: 1 });
    expect(board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'straight', 'corner']);
    expect(told('placed').map(({ section }) => section)).toEqual([1, 2]);
    expect(board.sections.map(({ turn }) => turn)).toEqual([0, 0, 0]);
  });

  test('STA-01: the attacker deploys outside, behind the entrance', () => {
    const { session } = scriptedSession({ board: [6, 6] });
    expect(session.lead).toEqual({ section: 0, x: 0, y: 10 });
    expect(session.exploration.board.sections[0]).toMatchObject({ facts: { kind: 'outside', contribution: 0 } });
  });

  test('STA-01: a door rolled behind the entrance stands at the end of a corridor: a corridor is always seen', () => {
    const { session } = scriptedSession({ board: [3] });
    expect(session.exploration.board.sections.map(({ facts }) => facts.kind)).toEqual(['outside', 'straight']);
  });

  test('STA-01: the entrance is no door to close', () => {
    const game = scriptedSession({ board: [6, 6] });
    expect(game.attempt({ type: 'close', opening: 0 })).toEqual({ code: 'NO_DOOR', rule: 'DOOR-05' });
    expect(game.attempt({ type: 'open', opening: 0 })).toEqual({ code: 'NO_DOOR', rule: 'DOOR-05' });
  });

  test('STA-02: the first turn is an exploration turn: nobody stands against the attacker and nobody has rolled', () => {
    const { session, told } = scriptedSession({ board: [1, 6, 6], troops: [] });
    expect(session).toMatchObject({ phase: 'attacker', pairsUsed: 0 });
    expect(session.exploration.turn).toBe(1);
    expect(told('turn')).toEqual([{ type: 'turn', turn: 1 }]);
    expect(told('defender')).toEqual([]);
  });

  test('STA-03: what is placed at set-up adds nothing to the roll of turn 1', () => {
    const { act, told } = scriptedSession({ board: [1, 6, 6], troops: [5, 1] });
    act({ type: 'end-phase' });
    expect(told('defender')).toMatchObject([{ modifier: 0, points: 0, roll: { total: 5, modifiers: [] } }]);
  });

  test('STA-03: house rule setupCountsForTurn1=true: the corridor seen from the entrance counts in turn 1, and then no more', () => {
    const { turn, told } = scriptedSession({ board: [1, 6, 6], troops: [5, 1, 5, 1], rules: { setupCountsForTurn1: true } });
    turn();
    turn();
    expect(told('defender')).toMatchObject([{ modifier: 1, points: 50, roll: { total: 6 } }, { modifier: 0, points: 0 }]);
  });

  test('STA-03: the room in which Escape starts is empty and counts for nothing, whatever the house rule', () => {
    for (const setupCountsForTurn1 of [false, true]) {
      const { turn, told } = scriptedSession({ mission: 'huida', board: [1], troops: [5, 1], rules: { setupCountsForTurn1 } });
      turn();
      expect(told('defender')).toMatchObject([{ modifier: 0, points: 0 }]);
    }
  });

  test('STA-04: the way out is the way in: the lead walks in and out again', () => {
    const { turn, session } = scriptedSession({ board: [6, 6], troops: [1, 1, 1, 1] });
    turn([0, 0], [0, -50]);
    expect(session.lead.section).toBe(1);
    turn([0, 0], [20, 40]);
    expect(session.lead).toEqual({ section: 0, x: 20, y: 40 });
  });

  test('STA-04: the staging ground stays free, and its opening open, in every mission that starts at an entrance', () => {
    for (const mission of missionIds().filter((id) => id !== 'huida')) {
      for (const { board } of generatedSeries('out', 20, { mission, evening: null, maxSections: 30 })) {
        const [outside, ...sections] = board.sections;
        expect(sections.filter(({ footprint }) => overlaps(footprint, outside!.footprint))).toEqual([]);
        expect(board.openings.filter(({ entrance }) => entrance)).toEqual([expect.objectContaining({ id: 0, state: 'open', from: 0, to: 1 })]);
      }
    }
  });
});
