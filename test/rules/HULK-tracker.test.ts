/** The tracked game: points, phases, timer, marks (HULK-01 to HULK-06, HULK-16 to HULK-24, HULK-26, HULK-34). */
import { timeLeft } from '../../src/combat/hulk/clock';
import { commandPointsLeft } from '../../src/combat/hulk/tracker-state';
import type { HulkAction } from '../../src/combat/hulk/tracker-action';
import { draw, end, HulkGame, spend, stealersTurn, usualSetUp } from './support/hulk-game';

const timed = { ...usualSetUp, timer: true };

describe('the round', () => {
  test('HULK-01 command, action, reinforcements, the enemy\'s action, end of the round', () => {
    const game = new HulkGame();
    const phases = [game.state.phase];
    for (const action of [draw(4), end, end, end]) phases.push(game.play(action).state.phase);
    expect(phases).toEqual(['command', 'action', 'reinforcements', 'stealers', 'command']);
    expect(game.state.round).toBe(2);
  });

  test('HULK-01 nobody acts out of his turn', () => {
    const game = new HulkGame().play({ type: 'add', kind: 'genestealer', count: 1 });
    expect(game.refusal(spend('bolter-1', 'forward'))).toBe('wrong-phase HULK-01');
    game.play(draw(3));
    expect(game.refusal(spend('genestealer-1', 'forward'))).toBe('not-your-turn HULK-01');
    expect(game.refusal({ type: 'reinforce', area: 'A', markers: 1, near: false })).toBe('wrong-phase HULK-01');
    game.play(end);
    expect(game.refusal(spend('bolter-1', 'forward'))).toBe('wrong-phase HULK-01');
    expect(game.refusal(draw(3))).toBe('token-drawn HULK-03');
  });
});

describe('the timer', () => {
  const at = (seconds: number, action: HulkAction): HulkAction => ({ ...action, at: seconds * 1000 }) as HulkAction;

  test('HULK-02 2:00, with a living sergeant 2:30', () => {
    const limit = (marines: readonly string[]): number => new HulkGame({ ...timed, marines }).state.clock!.limitMs / 1000;
    expect([limit(['bolter']), limit(['bolter', 'sword'])]).toEqual([120, 150]);
    const game = new HulkGame(timed).play({ type: 'kill', model: 'sergeant-1' }, draw(1), end, end, end);
    expect(game.state.clock).toEqual({ limitMs: 120_000, leftMs: 120_000, since: null });
  });

  test('HULK-02 it starts with the token, stops and goes on, and ends the turn at zero but for the action in progress', () => {
    const game = new HulkGame(timed).play(at(100, draw(2)));
    expect(timeLeft(game.state.clock!, 130_000)).toBe(120_000);
    game.play(at(130, { type: 'clock', do: 'pause', at: 0 }));
    expect(timeLeft(game.state.clock!, 9_999_000)).toBe(120_000);
    game.play(at(500, { type: 'clock', do: 'start', at: 0 }), spend('bolter-1', 'forward', { at: 619_999 }));
    expect(game.refusal(spend('bolter-1', 'forward', { at: 620_000 }))).toBe('time-up HULK-02');
    expect(game.refusal({ type: 'activate', model: 'bolter-2', at: 620_000 })).toBe('time-up HULK-02');
    game.play(spend('bolter-1', 'forward', { at: 620_000, late: true }));
    expect(game.refusal(spend('bolter-1', 'forward', { at: 621_000, late: true }))).toBe('late-used HULK-02');
    expect(game.play(at(630, end)).events).toEqual([{ type: 'turn-over', clockAtZero: true }]);
  });

  test('HULK-02 a day that goes backwards gives no time back; what is left can be put right; some play without a timer', () => {
    const game = new HulkGame(timed).play(at(1000, draw(2)));
    expect(timeLeft(game.state.clock!, 0)).toBe(150_000);
    game.play(at(1060, { type: 'set-clock', leftMs: 30_000, at: 0 }));
    expect(timeLeft(game.state.clock!, 1_070_000)).toBe(20_000);
    expect(new HulkGame().refusal({ type: 'clock', do: 'start', at: 0 })).toBe('no-timer HULK-02');
    expect(new HulkGame().play(draw(1)).refusal(spend('bolter-1', 'forward', { at: 8e12 }))).toBe('ok');
  });
});

describe('command points', () => {
  test('HULK-03 a living sergeant returns a token once, before anybody has acted, and keeps the second', () => {
    const exchange = (value: number): HulkAction => ({ type: 'exchange', value });
    const game = new HulkGame().play(draw(2));
    expect(game.refusal(exchange(9))).toBe('no-token-value HULK-03');
    expect(new HulkGame().play(draw(2), spend('bolter-1', 'forward')).refusal(exchange(5))).toBe('exchange-late HULK-03');
    expect(new HulkGame().play(draw(2), spend('bolter-1', 'forward', { cp: 1 })).refusal(exchange(5))).toBe('exchange-late HULK-03');
    expect(new HulkGame().play({ type: 'kill', model: 'sergeant-1' }, draw(2)).refusal(exchange(5))).toBe('no-sergeant HULK-03');
    game.play(exchange(1));
    expect([commandPointsLeft(game.state), game.refusal(exchange(6))]).toEqual([1, 'exchanged HULK-03']);
    expect(game.refusal(draw(3))).toBe('token-drawn HULK-03');
  });

  test('HULK-03 tokens have the values that the players say', () => {
    const game = new HulkGame({ ...usualSetUp, tokenValues: [2, 2, 8] });
    expect(game.refusal(draw(3))).toBe('no-token-value HULK-03');
    expect(commandPointsLeft(game.play(draw(8)).state)).toBe(8);
  });

  test('HULK-04 a Marine has 4 AP, the others 6; leftover points are lost on passing on, which has to be said', () => {
    const game = new HulkGame().play(draw(3), spend('bolter-1', 'forward'));
    expect(game.model('bolter-1').ap).toBe(3);
    expect(game.refusal(spend('bolter-2', 'forward'))).toBe('other-active HULK-04');
    game.play({ type: 'activate', model: 'bolter-2', at: 0 });
    expect(game.events).toEqual([{ type: 'activated', model: 'bolter-2', ap: 4, lost: 3, before: 'bolter-1' }]);
    expect(game.refusal(spend('bolter-1', 'forward'))).toBe('already-activated HULK-04');
    game.play(spend('bolter-2', 'guard'), spend('bolter-2', 'backward'));
    expect(game.refusal(spend('bolter-2', 'forward'))).toBe('too-few-ap HULK-07');
    // With nothing left there is nothing to lose.
    expect(game.refusal(spend('flamer-1', 'forward'))).toBe('ok');
    const stealers = stealersTurn();
    for (const id of ['genestealer-1', 'hybrid-1', 'marker-1']) expect(stealers.play({ type: 'activate', model: id, at: 0 }).model(id).ap).toBe(6);
    expect(new HulkGame({ ...usualSetUp, hybridAp: 4 }).play({ type: 'add', kind: 'hybrid', count: 1 }, draw(1), end, end, { type: 'activate', model: 'hybrid-1', at: 0 }).model('hybrid-1').ap).toBe(4);
  });

  test('HULK-05 CP pay for any model, activated or not, in part or in whole, and end no activation', () => {
    const game = new HulkGame().play(draw(6), spend('bolter-1', 'forward'), spend('flamer-1', 'flame', { cp: 2 }), spend('bolter-1', 'forward'));
    expect([game.model('bolter-1').ap, game.model('flamer-1').turn, commandPointsLeft(game.state)]).toEqual([2, 'ready', 4]);
    game.play(spend('bolter-1', 'backward'), { type: 'activate', model: 'bolter-2', at: 0 }, spend('bolter-1', 'door', { cp: 1 }));
    game.play(spend('bolter-2', 'forward'), spend('bolter-2', 'forward'), spend('bolter-2', 'forward'), spend('bolter-2', 'guard', { cp: 1 }));
    expect([game.model('bolter-2').ap, game.model('bolter-2').spent, commandPointsLeft(game.state)]).toEqual([0, { ap: 4, cp: 1 }, 2]);
    expect(game.refusal(spend('bolter-2', 'forward', { cp: 2 }))).toBe('cp-over-price HULK-05');
  });

  test('HULK-05 in the enemy\'s turn a Marine pays one action with CP for each action he sees', () => {
    const game = stealersTurn(3);
    expect(game.refusal(spend('bolter-1', 'shoot', { cp: 1 }))).toBe('no-enemy-action HULK-05');
    game.play(spend('genestealer-1', 'forward'));
    expect(game.refusal(spend('bolter-1', 'shoot'))).toBe('reaction-needs-cp HULK-05');
    game.play(spend('bolter-1', 'shoot', { cp: 1 }));
    expect(game.refusal(spend('bolter-1', 'shoot', { cp: 1 }))).toBe('reacted HULK-05');
    expect(game.refusal(spend('bolter-2', 'shoot', { cp: 1 }))).toBe('ok');
    game.play({ type: 'enemy' }, spend('bolter-1', 'shoot', { cp: 1 }));
    expect(commandPointsLeft(game.state)).toBe(1);
    expect(game.refusal(spend('genestealer-1', 'forward', { cp: 1 }))).toBe('stealers-no-cp HULK-05');
  });

  test('HULK-06 an overspend is refused; one that was told too late loses the game at the end of the round', () => {
    const game = new HulkGame().play(draw(1), spend('bolter-1', 'forward', { cp: 1 }));
    expect(game.refusal(spend('bolter-1', 'forward', { cp: 1 }))).toBe('too-few-cp HULK-06');
    game.play({ type: 'adjust', points: -1 }, end, end, end);
    expect(game.events).toEqual([{ type: 'round-over', drawn: 0, spent: 1, overspent: true }]);
    expect([game.state.phase, game.state.winner, game.refusal(draw(1))]).toEqual(['over', 'stealers', 'over HULK-06']);
  });

  test('HULK-06 at the end of the round overwatch, guard and flames go; a jam and the dead stay', () => {
    const game = new HulkGame().play(
      draw(6), spend('bolter-1', 'overwatch'), spend('bolter-1', 'forward', { cp: 1 }), spend('bolter-1', 'overwatch', { cp: 2 }), { type: 'activate', model: 'sergeant-1', at: 0 }, spend('sergeant-1', 'guard'),
      { type: 'activate', model: 'flamer-1', at: 0 }, spend('flamer-1', 'flame', { target: 'S4' }), { type: 'jam', model: 'bolter-1' }, end, end,
    );
    expect([game.model('bolter-1').marks.overwatch, game.model('sergeant-1').marks.guard, game.state.flames]).toEqual([true, true, ['S4']]);
    game.play(end);
    expect([game.model('bolter-1').marks, game.model('sergeant-1').marks.guard, game.state.flames, game.state.token]).toEqual([{ overwatch: false, guard: false, jammed: true, sustained: null }, false, [], null]);
  });
});

describe('marks', () => {
  const marks = (game: HulkGame, id = 'bolter-1') => game.model(id).marks;

  test('HULK-16, HULK-26 guard costs 2, goes with any action and with an attack in the side or rear, not with one in front', () => {
    const guarded = (): HulkGame => new HulkGame().play({ type: 'add', kind: 'genestealer', count: 1 }, draw(3), spend('bolter-1', 'guard'));
    expect([marks(guarded()).guard, guarded().model('bolter-1').ap]).toEqual([true, 2]);
    expect(marks(guarded().play(spend('bolter-1', 'door'))).guard).toBe(false);
    expect((['front', 'side', 'rear'] as const).map((from) => marks(guarded().play({ type: 'attacked', model: 'bolter-1', from })).guard)).toEqual([true, false, false]);
    const attacked = (from: 'front' | 'rear') => marks(guarded().play(end, end, spend('genestealer-1', 'fight', { target: 'bolter-1', from }))).guard;
    expect([attacked('front'), attacked('rear')]).toEqual([true, false]);
  });

  test('HULK-17, HULK-23 a double on overwatch jams after the shot; unjamming brings overwatch back', () => {
    const game = stealersTurn(3, spend('bolter-1', 'overwatch')).play(spend('genestealer-1', 'forward'));
    game.play(spend('bolter-1', 'overwatch-shot', { target: 'genestealer-1', dice: [6, 6] }));
    expect(game.events).toEqual([{ type: 'shot', model: 'bolter-1', sustained: false, need: 6, kills: true, jams: true }]);
    game.play({ type: 'enemy' });
    expect(game.refusal(spend('bolter-1', 'overwatch-shot'))).toBe('jammed HULK-23');
    game.play(spend('bolter-1', 'unjam', { cp: 1 }));
    expect(marks(game)).toMatchObject({ overwatch: true, jammed: false });
    expect(game.refusal(spend('bolter-1', 'overwatch-shot'))).toBe('ok');
    expect(game.play({ type: 'enemy' }).refusal(spend('bolter-1', 'unjam', { cp: 1 }))).toBe('not-jammed HULK-17');
  });

  test('HULK-23 in his own turn a double jams nothing; a jammed weapon fires nothing, not even for free', () => {
    const game = new HulkGame().play(draw(3), spend('bolter-1', 'shoot', { dice: [4, 4] }));
    expect(marks(game).jammed).toBe(false);
    game.play({ type: 'jam', model: 'bolter-1' });
    for (const action of [spend('bolter-1', 'shoot'), spend('bolter-1', 'forward', { free: 'shoot' }), spend('bolter-1', 'overwatch')]) expect(game.refusal(action)).toBe('jammed HULK-23');
  });

  test('HULK-18 overwatch costs 2, or what the players say', () => {
    expect(new HulkGame().play(draw(1), spend('bolter-1', 'overwatch')).model('bolter-1').ap).toBe(2);
    expect(new HulkGame({ ...usualSetUp, overwatchCost: 1 }).play(draw(1), spend('bolter-1', 'overwatch')).model('bolter-1').ap).toBe(3);
    expect(new HulkGame({ ...usualSetUp, overwatchCost: 0 }).play(draw(1), spend('bolter-1', 'overwatch')).model('bolter-1').marks.overwatch).toBe(true);
  });

  test('HULK-16, HULK-18, HULK-22, HULK-26 a mark that is there is not paid for again, by AP or by CP; one that goes is told', () => {
    const watching = (): HulkGame => new HulkGame().play(draw(6), spend('bolter-1', 'overwatch'));
    expect([0, 2].map((cp) => watching().refusal(spend('bolter-1', 'overwatch', { cp })))).toEqual(['has-mark HULK-22', 'has-mark HULK-22']);
    const lost = (mark: string, id = 'bolter-1') => ({ type: 'marks-lost', model: id, marks: [mark] });
    expect(watching().play(spend('bolter-1', 'guard')).events).toEqual([lost('overwatch')]);
    const guarded = watching().play(spend('bolter-1', 'guard'));
    expect([guarded.refusal(spend('bolter-1', 'guard', { cp: 2 })), marks(guarded)]).toEqual(['has-mark HULK-26', { overwatch: false, guard: true, jammed: false, sustained: null }]);
    expect(guarded.play(spend('bolter-1', 'overwatch', { cp: 2 })).events).toEqual([lost('guard')]);
    expect(watching().play(spend('bolter-1', 'door')).events).toEqual([lost('overwatch')]);
    expect(watching().play({ type: 'attacked', model: 'bolter-1', from: 'front' }).events).toEqual([lost('overwatch')]);
    const fought = stealersTurn(3, spend('bolter-1', 'guard')).play(spend('genestealer-1', 'fight', { target: 'bolter-1', from: 'rear' }));
    expect(fought.events.at(-1)).toEqual(lost('guard'));
    expect(watching().play({ type: 'jam', model: 'bolter-1' }).events).toEqual([]);
  });

  test('HULK-22 one free shot for each action of the enemy; any action but unjamming and any close combat end it', () => {
    const game = stealersTurn(3, spend('bolter-1', 'overwatch'));
    expect(game.refusal(spend('bolter-1', 'overwatch-shot'))).toBe('no-enemy-action HULK-22');
    game.play({ type: 'enemy' }, spend('bolter-1', 'overwatch-shot', { target: 'a' }));
    expect(game.refusal(spend('bolter-1', 'overwatch-shot', { target: 'a' }))).toBe('reacted HULK-22');
    game.play({ type: 'enemy' }, spend('bolter-1', 'overwatch-shot', { target: 'a' }));
    expect([game.events[0], commandPointsLeft(game.state)]).toEqual([expect.objectContaining({ sustained: true, need: 5 }), 3]);
    expect(marks(stealersTurn(3, spend('bolter-1', 'overwatch')).play({ type: 'enemy' }, spend('bolter-1', 'turn', { cp: 1 }))).overwatch).toBe(false);
    expect(marks(game.play({ type: 'attacked', model: 'bolter-1', from: 'front' }))).toMatchObject({ overwatch: false, sustained: null });
    expect(game.play({ type: 'enemy' }).refusal(spend('bolter-1', 'overwatch-shot'))).toBe('no-overwatch HULK-22');
    expect(new HulkGame().play(draw(1), spend('bolter-1', 'overwatch')).refusal(spend('bolter-1', 'overwatch-shot'))).toBe('not-in-reply HULK-22');
  });

  test('HULK-21 sustained fire: from the second shot at one target on; another target or action, the arc and the end of the turn end it', () => {
    const fired = (...between: readonly HulkAction[]): boolean => {
      const game = new HulkGame().play(draw(6), spend('bolter-1', 'shoot', { target: 'a' }), ...between, spend('bolter-1', 'shoot', { target: 'a', cp: 1 }));
      const [event] = game.events;
      return event?.type === 'shot' && event.sustained;
    };
    expect(fired()).toBe(true);
    expect(fired(spend('bolter-1', 'shoot', { target: 'a' }))).toBe(true);
    expect(fired(spend('bolter-2', 'forward', { cp: 1 }))).toBe(true);
    expect(fired(spend('bolter-1', 'shoot', { target: 'b' }))).toBe(false);
    expect(fired(spend('bolter-1', 'door'))).toBe(false);
    expect(fired({ type: 'out-of-arc', model: 'bolter-1' })).toBe(false);
    expect(fired({ type: 'attacked', model: 'bolter-1', from: 'front' })).toBe(false);
    expect(fired(end, end, end, draw(6))).toBe(false);
    const third = new HulkGame().play(draw(6), ...[1, 2, 3].map(() => spend('bolter-1', 'shoot', { target: 'a' })));
    expect([third.model('bolter-1').marks.sustained, third.events[0]]).toEqual([{ target: 'a', shots: 3 }, expect.objectContaining({ need: 5 })]);
    // Who is not named is not taken for the same.
    expect(new HulkGame().play(draw(6), spend('bolter-1', 'shoot'), spend('bolter-1', 'shoot')).events[0]).toMatchObject({ sustained: false });
  });

  test('HULK-19 one free shot with a move or a turn, for AP of the move alone, and never sustained', () => {
    const game = new HulkGame().play(draw(1), spend('bolter-1', 'shoot', { target: 'a' }), spend('bolter-1', 'turn', { free: 'shoot', target: 'a', dice: [5, 1] }));
    expect([game.model('bolter-1').ap, game.events.at(-1)]).toEqual([2, { type: 'shot', model: 'bolter-1', sustained: false, need: 6, kills: false, jams: false }]);
    expect(game.refusal(spend('bolter-1', 'door', { free: 'shoot' }))).toBe('not-free HULK-19');
    expect(game.refusal(spend('bolter-1', 'forward', { free: 'turn' }))).toBe('not-free HULK-10');
    expect(game.refusal(spend('flamer-1', 'forward', { free: 'shoot', cp: 1 }))).toBe('not-free HULK-19');
  });

  test('HULK-10 a Genestealer turns for free with a move or a turn, once', () => {
    const game = stealersTurn().play(spend('genestealer-1', 'forward', { free: 'turn' }), spend('genestealer-1', 'turn', { free: 'turn' }), spend('genestealer-1', 'sideways'));
    expect(game.model('genestealer-1').ap).toBe(2);
    expect(game.refusal(spend('genestealer-1', 'fight', { free: 'turn' }))).toBe('not-free HULK-10');
    expect(game.refusal(spend('marker-1', 'forward', { free: 'turn' }))).toBe('not-free HULK-10');
  });

  test('HULK-24 the reply comes after the action; of two shots both count, since the dead are told afterwards', () => {
    const game = stealersTurn(2, spend('bolter-1', 'overwatch')).play(spend('hybrid-1', 'shoot', { target: 'bolter-1', dice: [6] }), spend('bolter-1', 'overwatch-shot', { target: 'hybrid-1', dice: [6, 2] }));
    expect(game.events).toEqual([expect.objectContaining({ kills: true })]);
    game.play({ type: 'kill', model: 'bolter-1' }, { type: 'kill', model: 'hybrid-1' });
    expect([game.refusal(spend('bolter-1', 'shoot', { cp: 1 })), game.refusal({ type: 'activate', model: 'hybrid-1', at: 0 })]).toEqual(['dead HULK-04', 'dead HULK-04']);
  });

  test('HULK-20 the flamer has 6 shots; self-destruction needs one, kills its bearer and leaves flames', () => {
    const shots = Array.from({ length: 5 }, () => spend('flamer-1', 'flame', { cp: 2, target: 'S1' }));
    const game = new HulkGame({ ...usualSetUp, tokenValues: [20] }).play(draw(20), ...shots);
    expect([game.model('flamer-1').shots, game.state.flames]).toEqual([1, ['S1']]);
    const last = spend('flamer-1', 'self-destruct', { target: 'S2' });
    expect(new HulkGame({ ...usualSetUp, tokenValues: [20] }).play(draw(20), ...shots, ...shots.slice(0, 1)).refusal(last)).toBe('no-shots HULK-20');
    game.play(last);
    expect([game.model('flamer-1').alive, game.state.flames]).toEqual([false, ['S1', 'S2']]);
    game.play({ type: 'flames', section: 'S1', burning: false });
    expect([game.state.flames, game.refusal({ type: 'flames', section: 'S1', burning: false }), game.refusal({ type: 'flames', section: 'S2', burning: true })]).toEqual([['S2'], 'not-burning HULK-20', 'burning HULK-20']);
  });
});

test('HULK-12, HULK-14 dice that are told are those of the weapon', () => {
  const game = stealersTurn();
  expect(game.refusal(spend('hybrid-1', 'shoot', { dice: [1, 2] }))).toBe('bad-dice HULK-14');
  expect(game.refusal(spend('genestealer-1', 'fight', { dice: [1, 2, 3] }))).toBe('bad-dice HULK-15');
  expect(new HulkGame().play(draw(1)).refusal(spend('bolter-1', 'shoot', { dice: [7, 1] }))).toBe('bad-dice HULK-12');
  expect(game.play(spend('hybrid-1', 'forward', { free: 'shoot', dice: [6] })).events.at(-1)).toMatchObject({ kills: true });
});

test('HULK-34 a mission gives and takes points and says who has won', () => {
  const game = new HulkGame().play(draw(2), { type: 'activate', model: 'bolter-1', at: 0 }, { type: 'adjust', model: 'bolter-1', points: 2 }, { type: 'adjust', points: 3 });
  expect([game.model('bolter-1').ap, commandPointsLeft(game.state)]).toEqual([6, 5]);
  expect(game.refusal({ type: 'adjust', model: 'bolter-1', points: -7 })).toBe('too-few-ap HULK-34');
  expect(game.refusal({ type: 'adjust', model: 'bolter-2', points: 1 })).toBe('no-ap-now HULK-04');
  expect(game.play({ type: 'over', winner: 'marines' }).state.winner).toBe('marines');
});
