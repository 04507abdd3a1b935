/** Reinforcements, entry areas, markers and their revealing (HULK-30 to HULK-33); saved games. */
import fc from 'fast-check';
import { arrive, countReady, emptyArea, mustLurk } from '../../src/combat/hulk/entry-areas';
import { canPlaceRevealed, revealTerms } from '../../src/combat/hulk/reveal';
import { hulkActionIds } from '../../src/combat/hulk/rules';
import { replayHulk } from '../../src/combat/hulk/saved-game';
import { savedHulkSchema } from '../../src/combat/hulk/saved-schema';
import { applyHulkAction } from '../../src/combat/hulk/apply-hulk-action';
import type { HulkAction } from '../../src/combat/hulk/tracker-action';
import { commandPointsLeft } from '../../src/combat/hulk/tracker-state';
import { draw, end, HulkGame, spend, stealersTurn, usualSetUp } from './support/hulk-game';
import { hulkRules } from './support/hulk-rules';

const reinforce = (area: string, markers: number, near = false): HulkAction => ({ type: 'reinforce', area, markers, near });
const enter = (area: string, kind: string, count: number): HulkAction => ({ type: 'enter', area, kind, count });
const area = (game: HulkGame, name = 'A') => game.state.areas.find((one) => one.name === name);

test('HULK-30 an entry area holds 3 markers and 6 models; what is over is lost and no casualty', () => {
  const game = new HulkGame().play(draw(1), end, reinforce('A', 2), reinforce('A', 2));
  expect(game.events).toEqual([{ type: 'lost', area: 'A', markers: 1, models: 0 }]);
  expect([area(game), game.state.lost, game.state.arrived]).toEqual([{ name: 'A', markers: 3, models: 0, forced: { markers: 0, models: 0 } }, { markers: 1, models: 0 }, 4]);
  expect(game.state.models.every(({ alive }) => alive)).toBe(true);
  game.play(end, ...[3, 3, 2].map((models): HulkAction => ({ type: 'reveal-area', area: 'A', models })));
  expect([area(game), game.state.lost]).toEqual([expect.objectContaining({ markers: 0, models: 6 }), { markers: 1, models: 2 }]);
  expect(game.refusal({ type: 'reveal-area', area: 'A', models: 1 })).toBe('area-empty HULK-30');
  expect(game.play(enter('A', 'genestealer', 4)).state.models.filter(({ kind }) => kind === 'genestealer')).toHaveLength(4);
  expect(new HulkGame().play(draw(1), end, reinforce('A', 2), end, end).state.arrived).toBe(0);
  expect([game.refusal(enter('A', 'genestealer', 3)), game.refusal(enter('B', 'marker', 1)), game.refusal(enter('A', 'bolter', 1))]).toEqual(['area-empty HULK-30', 'no-area HULK-30', 'area-empty HULK-30']);
});

test('HULK-31 with a Marine within 6 squares this turn\'s arrivals lurk; what came earlier does not have to', () => {
  expect([null, 7, 6, 0].map((squares) => mustLurk(squares, hulkRules))).toEqual([false, false, true, true]);
  const game = new HulkGame().play(draw(1), end, reinforce('A', 1), end, end, draw(1), end, reinforce('A', 2, true), end);
  expect(area(game)).toMatchObject({ markers: 3, forced: { markers: 2, models: 0 } });
  expect(game.refusal(enter('A', 'marker', 2))).toBe('must-lurk HULK-31');
  game.play(enter('A', 'marker', 1));
  expect(game.refusal(enter('A', 'marker', 1))).toBe('must-lurk HULK-31');
  game.play({ type: 'reveal-area', area: 'A', models: 2 });
  expect(game.refusal(enter('A', 'genestealer', 1))).toBe('must-lurk HULK-31');
  game.play(end, draw(1), end, end);
  expect([game.refusal(enter('A', 'genestealer', 2)), game.refusal(enter('A', 'marker', 1))]).toEqual(['ok', 'ok']);
});

test('HULK-30, HULK-31 whatever arrives, an area never holds more than it may, nothing vanishes unseen, and no more leave than are there', () => {
  const forces = fc.record({ markers: fc.nat(5), models: fc.nat(8), lurks: fc.boolean() });
  fc.assert(fc.property(fc.array(forces, { maxLength: 8 }), (arrivals) => {
    let held = emptyArea('A');
    for (const { lurks, ...arriving } of arrivals) {
      const { area: after, lost } = arrive(held, arriving, lurks, hulkRules);
      expect([after.markers + lost.markers, after.models + lost.models]).toEqual([held.markers + arriving.markers, held.models + arriving.models]);
      expect(after.markers <= 3 && after.models <= 6).toBe(true);
      const ready = countReady(after);
      expect(ready.markers >= 0 && ready.models >= 0 && ready.markers <= after.markers && ready.models <= after.models).toBe(true);
      held = after;
    }
  }));
});

test('HULK-32 a marker has 6 AP, spends 1 for every move, and neither turns nor fights', () => {
  const game = stealersTurn().play(spend('marker-1', 'forward'), spend('marker-1', 'sideways'), spend('marker-1', 'backward'));
  expect(game.model('marker-1').ap).toBe(3);
  expect([game.refusal(spend('marker-1', 'turn')), game.refusal(spend('marker-1', 'fight'))]).toEqual(['not-for-kind HULK-32', 'not-for-kind HULK-32']);
});

test('HULK-33 voluntary: the owner places and faces; forced: the Marine player places, the owner faces', () => {
  expect(revealTerms('voluntary', false)).toEqual({ places: 'stealers', faces: 'stealers', mayActivate: true });
  expect(revealTerms('forced', true)).toEqual({ places: 'marines', faces: 'stealers', mayActivate: false });
  const square = { column: 3, row: 3 };
  const beside = { column: 4, row: 2 };
  expect([[square], [square, beside], [beside], [square, square], [square, { column: 5, row: 3 }], []].map((squares) => canPlaceRevealed(square, squares, () => true))).toEqual([true, true, false, false, false, false]);
  expect(canPlaceRevealed(square, [square, beside], () => false)).toBe(false);
});

test('HULK-33 revealed models may be activated only if the marker had done nothing this turn', () => {
  const reveal = (forced: boolean): HulkAction => ({ type: 'reveal', marker: 'marker-1', kinds: ['genestealer', 'hybrid'], forced });
  const fresh = stealersTurn().play(reveal(false));
  expect([fresh.events, fresh.model('marker-1').alive]).toEqual([[{ type: 'added', models: ['genestealer-3', 'hybrid-2'], mayActivate: true, placedBy: 'stealers' }], false]);
  expect(fresh.refusal(spend('genestealer-3', 'forward'))).toBe('ok');
  const moved = stealersTurn().play(spend('marker-1', 'forward'), reveal(true));
  expect(moved.events).toEqual([{ type: 'added', models: ['genestealer-3', 'hybrid-2'], mayActivate: false, placedBy: 'marines' }]);
  expect(moved.refusal(spend('genestealer-3', 'forward'))).toBe('barred HULK-33');
  expect(moved.play(end, draw(1), end, end).refusal(spend('genestealer-3', 'forward'))).toBe('ok');
  // In the Marines' turn only by force.
  const marines = new HulkGame().play({ type: 'add', kind: 'marker', count: 1 }, draw(1));
  expect([marines.refusal(reveal(false)), marines.refusal(reveal(true)), marines.refusal({ ...reveal(true), marker: 'bolter-1' } as HulkAction)]).toEqual(['wrong-phase HULK-33', 'ok', 'not-marker HULK-33']);
  expect(marines.refusal({ ...reveal(true), kinds: ['ork'] } as HulkAction)).toBe('unknown-kind HULK-04');
});

const ids = ['sergeant-1', 'bolter-1', 'flamer-1', 'genestealer-1', 'hybrid-1', 'marker-1'];
const anyAction: fc.Arbitrary<HulkAction> = fc.oneof(
  fc.record({ type: fc.constant('draw' as const), value: fc.integer({ min: 1, max: 6 }), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('exchange' as const), value: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constant('end' as const), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('clock' as const), do: fc.constantFrom('start' as const, 'pause' as const), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('activate' as const), model: fc.constantFrom(...ids), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('kill' as const), model: fc.constantFrom(...ids) }),
  fc.record({ type: fc.constant('enemy' as const) }),
  fc.record({ type: fc.constant('spend' as const), model: fc.constantFrom(...ids), action: fc.constantFrom(...hulkActionIds), cp: fc.nat(2), target: fc.constantFrom('a', 'bolter-1'), late: fc.boolean(), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('spend' as const), model: fc.constantFrom(...ids), action: fc.constantFrom('forward' as const, 'turn' as const), free: fc.constantFrom('shoot' as const, 'turn' as const), cp: fc.nat(2), at: fc.nat(400_000) }),
  fc.record({ type: fc.constant('reinforce' as const), area: fc.constantFrom('A', 'B'), markers: fc.integer({ min: 1, max: 4 }), near: fc.boolean() }),
  fc.record({ type: fc.constant('enter' as const), area: fc.constantFrom('A', 'B'), kind: fc.constantFrom('marker', 'hybrid'), count: fc.integer({ min: 1, max: 3 }) }),
);

test('HULK-04, HULK-06 in any game nobody has points below 0 or above what he gets, one model is active at most, and what is saved leads to the same state', () => {
  const setUp = { ...usualSetUp, timer: true };
  fc.assert(fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
    const game = new HulkGame(setUp).play({ type: 'add', kind: 'genestealer', count: 1 }, { type: 'add', kind: 'hybrid', count: 1 }, { type: 'add', kind: 'marker', count: 1 });
    const done: HulkAction[] = [{ type: 'add', kind: 'genestealer', count: 1 }, { type: 'add', kind: 'hybrid', count: 1 }, { type: 'add', kind: 'marker', count: 1 }];
    for (const action of actions) {
      if (!applyHulkAction(game.state, action, game.rules).ok) continue;
      game.play(action);
      done.push(action);
      expect(commandPointsLeft(game.state)).toBeGreaterThanOrEqual(0);
      expect(game.state.models.filter(({ turn }) => turn === 'active').length).toBeLessThanOrEqual(1);
      for (const { ap, spent } of game.state.models) expect(ap >= 0 && ap + spent.ap <= 6).toBe(true);
      for (const { markers, models } of game.state.areas) expect(markers >= 0 && markers <= 3 && models >= 0 && models <= 6).toBe(true);
    }
    const saved = JSON.parse(JSON.stringify({ format: 'plasma-wall/hulk', formatVersion: 1, generator: { name: 'plasma-wall', version: '1' }, setUp, seed: null, actions: done })) as unknown;
    expect(replayHulk(savedHulkSchema.parse(saved), hulkRules)).toEqual({ ok: true, state: JSON.parse(JSON.stringify(game.state)) as unknown });
  }), { numRuns: 150 });
});

test('D a set-up with a stranger in it, or a number out of its range, is refused', () => {
  const refusal = (change: Partial<typeof usualSetUp>): string => {
    const replayed = replayHulk({ setUp: { ...usualSetUp, ...change }, actions: [] }, hulkRules);
    return replayed.ok ? 'ok' : `${replayed.at} ${replayed.refusal.code} ${replayed.refusal.rule}`;
  };
  expect([{}, { marines: ['genestealer'] }, { marines: ['ork'] }, { overwatchCost: 9 }, { hybridAp: 0 }, { tokenValues: [99] }].map(refusal))
    .toEqual(['ok', '0 unknown-kind HULK-04', '0 unknown-kind HULK-04', '0 bad-option HULK-18', '0 bad-option HULK-04', '0 bad-option HULK-03']);
});
