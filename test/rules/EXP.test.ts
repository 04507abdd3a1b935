import { moveAllowance, type Point } from '../../src/exploration/walk';
import type { Action, SessionEvent } from '../../src/session/document';
import { scriptedSession } from './support/scripted-session';
import { generatedSeries, missionIds, tryGenerate } from './support/shipped';

/** Turns of a session: the events between two `turn` events. */
function turnsOf(events: readonly SessionEvent[]): SessionEvent[][] {
  const turns: SessionEvent[][] = [];
  for (const event of events) {
    if (event.type === 'turn') turns.push([]);
    else turns.at(-1)?.push(event);
  }
  return turns;
}

describe('exploration turns', () => {
  test('EXP-01: appearing defenders interrupt: nothing but the fight is allowed, then exploration goes on', () => {
    const game = scriptedSession({ board: [6, 6], troops: [6, 1, 1, 1] });
    game.act({ type: 'end-phase' });
    expect(game.told('defender')).toMatchObject([{ points: 50 }]);
    expect(game.session.phase).toBe('combat');
    const others: Action[] = [
      { type: 'move', path: [[0, 0]] }, { type: 'open', opening: 0 }, { type: 'close', opening: 0 }, { type: 'end-phase' }, { type: 'hidden-door' },
      { type: 'objective', section: 1, achieved: true }, { type: 'force-objectives' }, { type: 'close-edges' },
    ];
    for (const action of others) expect({ action, illegal: game.attempt(action) }).toEqual({ action, illegal: { code: 'IN_COMBAT', rule: 'EXP-01' } });
    game.act({ type: 'win-combat' });
    expect(game.session.phase).toBe('attacker');
    game.turn([0, 0]);
  });

  test('EXP-01: without defenders there is no combat to win', () => {
    const { attempt } = scriptedSession({ board: [6, 6] });
    expect(attempt({ type: 'win-combat' })).toEqual({ code: 'NO_COMBAT', rule: 'EXP-01' });
  });

  test('EXP-02: attacker, exploration, defender, and then the next turn', () => {
    const game = scriptedSession({ board: [1, 3, 6, 1], others: { 'objectives/2': [1] }, troops: [1, 1] });
    game.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 }, { type: 'end-phase' });
    const types = game.events.map(({ type }) => type);
    expect(types.slice(types.indexOf('turn'))).toEqual(['turn', 'moved', 'door-opened', 'placed', 'exhausted', 'objective-found', 'defender', 'turn']);
    expect(game.told('turn')).toEqual([{ type: 'turn', turn: 1 }, { type: 'turn', turn: 2 }]);
  });

  test('EXP-02: in every turn of every session the phases keep this order', () => {
    // A fight and what it settled come before the moves of the next turn; everything else is the exploration phase.
    const exploration = 5;
    const phase: Record<string, number> = {
      'combat-not-fought': 0, objective: 1, forcing: 2, moved: 3, 'door-opened': 4, 'door-closed': 4, 'objective-found': 6, defender: 7, 'defender-replaced': 7,
    };
    for (const mission of missionIds()) {
      for (const { events } of generatedSeries('order', 10, { mission })) {
        for (const turn of turnsOf(events).slice(0, -1)) {
          const phases = turn.filter(({ type }) => type !== 'hidden-door').map(({ type }) => phase[type] ?? exploration);
          expect(phases).toEqual([...phases].sort((a, b) => a - b));
        }
      }
    }
  });

  test.each([[[[0, 0], [0, -100], [0, -140]], 150, true], [[[0, 0], [0, -100], [0, -141]], 151, false], [[[0, 0], [0, -50], [0, 0], [0, -50]], 160, false]] as const)(
    'EXP-03: a walk along %j of %d mm: %s', (path, mm, can) => {
      const game = scriptedSession({ board: [1, 1, 6, 6] });
      expect(game.attempt({ type: 'move', path })).toEqual(can ? null : { code: 'TOO_FAR', rule: 'EXP-03' });
      expect(game.told('moved')).toEqual(can ? [{ type: 'moved', to: path.at(-1), mm }] : []);
      expect(game.session.lead.y).toBe(can ? -140 : 10);
    },
  );

  test('EXP-03: several moves of one turn add up, and the next turn begins anew', () => {
    const game = scriptedSession({ board: [1, 1, 6, 6], troops: [1, 1] });
    game.act({ type: 'move', path: [[0, 0], [0, -90]] }, { type: 'move', path: [[0, -100], [0, -140]] });
    expect(game.attempt({ type: 'move', path: [[0, -141]] })).toEqual({ code: 'TOO_FAR', rule: 'EXP-03' });
    game.turn();
    game.act({ type: 'move', path: [[0, -200], [0, -290]] });
  });

  test('EXP-03: slanting ways are measured as they are walked', () => {
    // 10 to the entrance, then legs of 47.17, 64.03 and 64.03: 185.2 in all.
    const game = scriptedSession({ board: [1, 6, 6] });
    const zigzag: Point[] = [[0, 0], [25, -40], [-25, -80], [25, -40]];
    expect(game.attempt({ type: 'move', path: zigzag })).toEqual({ code: 'TOO_FAR', rule: 'EXP-03' });
    game.act({ type: 'move', path: [[0, 0], [25, -40], [-25, -80]] });
    // 121.2 so far: 28 more can be walked, 29 cannot.
    expect(game.attempt({ type: 'move', path: [[4, -80]] })).toEqual({ code: 'TOO_FAR', rule: 'EXP-03' });
    game.act({ type: 'move', path: [[3, -80]] });
  });

  test('EXP-04: there is nothing but moves and actions: no way to go farther in one turn, in any session', () => {
    expect(moveAllowance).toBe(150);
    for (const mission of missionIds()) {
      for (const { actions } of generatedSeries('far', 8, { mission })) {
        for (const { type } of actions) expect(['move', 'open', 'close', 'end-phase', 'win-combat', 'objective', 'hidden-door', 'force-objectives', 'close-edges']).toContain(type);
      }
      for (const { events } of generatedSeries('far', 8, { mission })) {
        for (const turn of turnsOf(events)) {
          expect(turn.reduce((sum, event) => sum + (event.type === 'moved' ? event.mm : 0), 0)).toBeLessThanOrEqual(150);
        }
      }
    }
  });

  test('EXP-05: one action a turn, after all movement', () => {
    const game = scriptedSession({ board: [1, 3, 1, 1], troops: [1, 1] });
    game.act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 });
    const second = { code: 'ALREADY_ACTED', rule: 'EXP-05' };
    expect(game.attempt({ type: 'close', opening: 1 })).toEqual(second);
    expect(game.attempt({ type: 'move', path: [[0, -90]] })).toEqual(second);
    game.turn();
    game.act({ type: 'move', path: [[0, -96]] }, { type: 'close', opening: 1 });
  });

  test('EXP-05: in no session is there more than one action a turn, nor a move after it', () => {
    let opened = 0;
    for (const { actions } of generatedSeries('one action', 40, { mission: 'rescate' })) {
      let acted = false;
      for (const { type } of actions) {
        if (type === 'end-phase') acted = false;
        if (type === 'open' || type === 'move') expect(acted).toBe(false);
        if (type === 'open') {
          acted = true;
          opened++;
        }
      }
    }
    expect(opened).toBeGreaterThan(100);
  });

  test.each([
    ['through the wall of a room', [[0, 0], [0, -50], [60, -50]]],
    ['over the inner corner of a bend', [[0, 0], [-20, -100], [-40, -150]]],
    ['to a place that is no whole millimetre', [[0, 0], [0, -0.5]]],
    ['nowhere', [[NaN, 0]]],
    ['far away', [[Infinity, 0]]],
    ['beside the entrance', [[40, 0], [40, -20]]],
  ] as const)('EXP-06: all movement is on foot: no way %s', (_, path) => {
    const game = scriptedSession({ board: [1, 5, 1] });
    expect(game.attempt({ type: 'move', path })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
  });

  test('EXP-06: on foot one goes round the bend', () => {
    const game = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [1, 1] });
    game.turn([0, 0], [-20, -100], [-20, -120], [-30, -130]);
    expect(game.session.lead).toEqual({ section: 2, x: -30, y: -130 });
  });

  test('EXP-07: the exploration phase generates what the lead model sees at the end of his', () => {
    const game = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [1, 1] });
    game.act({ type: 'move', path: [[0, 0], [0, -100], [0, -120]] });
    expect(game.session.exploration.board.sections).toHaveLength(3);
    game.act({ type: 'end-phase' });
    expect(game.session.exploration.board.sections.map(({ turn }) => turn)).toEqual([0, 0, 0, 1]);
  });

  test('EXP-08: the defender rolls every turn, also when nothing was placed: on a 6 sentinels come', () => {
    const game = scriptedSession({ board: [6, 6], troops: [5, 1, 6, 1, 1, 1] });
    game.turn();
    game.turn();
    game.turn();
    expect(game.told('defender').map(({ modifier, points, pair }) => [modifier, points, pair])).toEqual([[0, 0, 0], [0, 50, 1], [0, 0, 2]]);
  });

  test('EXP-08: house rule rollWhenNothingPlaced=false: a turn that placed nothing has no roll, and no 6 brings anybody', () => {
    const game = scriptedSession({ board: [1, 5, 1, 6, 6], troops: [6, 1], rules: { rollWhenNothingPlaced: false } });
    game.turn();
    expect(game.told('defender')).toEqual([]);
    // The first pair serves the first turn that places something.
    game.turn([0, 0], [0, -60]);
    expect(game.told('defender')).toMatchObject([{ modifier: 1, pair: 0, points: 50, roll: { total: 7 } }]);
  });

  test('EXP-08: exactly one roll a turn in every session, whatever was placed; house rule rollWhenNothingPlaced=false leaves out the quiet turns', () => {
    for (const rollWhenNothingPlaced of [true, false]) {
      let quiet = 0;
      for (const { events } of generatedSeries('rolls', 30, { mission: 'exterminio', rules: { rollWhenNothingPlaced } })) {
        for (const turn of turnsOf(events).slice(0, -1)) {
          const placed = turn.some(({ type }) => type === 'placed');
          if (!placed) quiet++;
          expect(turn.filter(({ type }) => type === 'defender')).toHaveLength(placed || rollWhenNothingPlaced ? 1 : 0);
        }
      }
      expect(quiet).toBeGreaterThan(50);
    }
  });

  test.each([[5, 'attacker', 0], [6, 'combat', 50]] as const)('EXP-09: a %d: next comes %s', (die, phase, points) => {
    const game = scriptedSession({ board: [6, 6], troops: [die, 1] });
    game.act({ type: 'end-phase' });
    expect(game.session.phase).toBe(phase);
    expect(game.told('defender')).toMatchObject([{ points }]);
    expect(game.session.exploration.turn).toBe(2);
  });

  test('END-03: house rule maxTurns=5: the walk ends after five turns; without a limit the same seed goes on', () => {
    const changes = { evening: null, maxSections: 60 };
    let longer = 0;
    for (const { seed, preparation, events, board } of generatedSeries('limit', 12, { ...changes, rules: { maxTurns: 5 } })) {
      expect(preparation.ended).toBe('maxTurns');
      // The closing walk (PRE-06) may go on; the walk itself has played five turns.
      const forcing = events.findIndex(({ type }) => type === 'forcing');
      const walk = forcing < 0 ? events : events.slice(0, forcing);
      expect(walk.filter(({ type }) => type === 'turn').at(-1)).toEqual({ type: 'turn', turn: 6 });
      const free = tryGenerate(seed, changes);
      if (!free.ok) continue;
      expect(free.document.preparation.ended).not.toBe('maxTurns');
      if (free.document.board.sections.length > board.sections.length) longer++;
    }
    expect(longer).toBeGreaterThan(5);
  });

  test('END-03: nothing is possible after the end', () => {
    const game = scriptedSession({ board: [6, 6] });
    game.act({ type: 'close-edges' });
    for (const action of [{ type: 'end-phase' }, { type: 'move', path: [] }, { type: 'close-edges' }] as Action[]) {
      expect(game.attempt(action)).toEqual({ code: 'GAME_OVER', rule: 'END-03' });
    }
  });
});
