/** Movement, charge, fight, transports, cover, markers and what beats what, in both updates. */
import { chanceOf, meanOf } from '../../src/combat/exact/summary';
import { changeMove } from '../../src/combat/w40k/characteristics';
import type { Standing } from '../../src/combat/w40k/cover';
import { hasCover, holdMarker } from '../../src/combat/w40k/cover';
import { chooseTargets, countPassengersSlain, isWithin, mayEmbark, mayFightAfterFailedCharge, mayIntervene, rollCharge, setUpAgain } from '../../src/combat/w40k/phases';
import { countFleeing, resolveStratagems } from '../../src/combat/w40k/sequence';
import { playAllDice } from './support/all-dice';
import { showChances, w40k } from './support/w40k-rules';

const [es, en] = ['es-1.5', 'en-1.2'] as const;

describe('what comes first', () => {
  test('W40-17 stratagems that cancel resolve last in, first out', () => {
    expect(resolveStratagems([{ id: 'A' }, { id: 'B', cancels: 'A' }])).toEqual(['B']);
    expect(resolveStratagems([{ id: 'A' }, { id: 'B', cancels: 'A' }, { id: 'C', cancels: 'B' }])).toEqual(['C', 'A']);
    expect(resolveStratagems([{ id: 'A' }, { id: 'B' }])).toEqual(['B', 'A']);
  });

  test('W40-18 to pass without a roll beats to fail so, and that none flee beats that more do', () => {
    const unit = { models: 10, slain: 4, leadership: 7, modifier: 0 };
    const rules = { autoPass: false, autoFail: false, noneFlee: false, moreFlee: 0 };
    expect(showChances(countFleeing(unit, rules, w40k))).toEqual(['0 1/2', '1 1/6', '2 1/6', '3 1/6']);
    expect(showChances(countFleeing(unit, { ...rules, autoPass: true, autoFail: true }, w40k))).toEqual(['0 1']);
    expect(showChances(countFleeing(unit, { ...rules, noneFlee: true, moreFlee: 2 }, w40k))).toEqual(['0 1']);
    expect(showChances(countFleeing(unit, { ...rules, autoFail: true }, w40k))).toEqual(['1 2/3', '2 1/6', '3 1/6']);
    expect(showChances(countFleeing({ ...unit, models: 3 }, { ...rules, moreFlee: 2 }, w40k))).toEqual(['0 1/2', '3 1/2']);
  });
});

describe('movement', () => {
  test('W40-19 within 3 includes 3', () => {
    expect([2.9, 3, 3.1].map((distance) => isWithin(distance, 3))).toEqual([true, true, false]);
  });

  test('W40-20 20–60 halved is 10–30', () => {
    expect(changeMove([20, 60], { divide: 2 })).toEqual([10, 30]);
    expect(changeMove([20, 60], { plus: 5 })).toEqual([25, 65]);
  });
});

describe('charge and fight', () => {
  test('W40-21 9 on 2D6 is 5/18, and 155/324 with the whole roll made again', () => {
    expect(w40k.charge.setUp).toBe(9);
    expect(showChances(rollCharge(9, 0, false, w40k))).toEqual(['0 13/18', '1 5/18']);
    expect(showChances(rollCharge(9, 0, true, w40k))).toEqual(['0 169/324', '1 155/324']);
    const { ways, total } = playAllDice((roll) => (roll() + roll() >= 9 || roll() + roll() >= 9 ? 1 : 0));
    expect(ways.get(1)! * 324n).toBe(total * 155n);
    for (let need = 2; need <= 14; need++) expect(meanOf(rollCharge(need, 1, true, w40k)).value).toBeGreaterThanOrEqual(meanOf(rollCharge(need, 0, false, w40k)).value);
  });

  test('W40-22 after a failed charge a unit fights only with an enemy within 1 inch', () => {
    expect([0.5, 1, 1.1].map((distance) => mayFightAfterFailedCharge(distance, w40k))).toEqual([true, true, false]);
  });

  test('W40-23 heroic intervention: in the enemy’s charge phase, never in one’s own turn; en-1.2 is silent', () => {
    const ask = (ownTurn: boolean, phase: 'charge' | 'fight', update: typeof es | typeof en) => mayIntervene({ ownTurn, phase }, update, w40k);
    expect([ask(false, 'charge', es), ask(true, 'charge', es), ask(false, 'fight', es), ask(false, 'charge', en)]).toEqual([true, false, false, null]);
  });

  test('W40-24 chargers fight only what they charged, the second time too, if they are eligible', () => {
    const again = { eligible: true, charged: ['A'], near: ['A', 'B'] };
    expect(chooseTargets(again, es, w40k)).toEqual(['A']);
    expect(chooseTargets({ ...again, charged: null }, en, w40k)).toEqual(['A', 'B']);
    expect(chooseTargets({ ...again, eligible: false }, es, w40k)).toEqual([]);
    expect(chooseTargets({ ...again, eligible: false }, en, w40k)).toBeNull();
  });

  test('W40-25 set up again: es-1.5 keeps what persists, en-1.2 does not', () => {
    expect(setUpAgain(es, w40k)).toEqual({ counts: 'fullMove', may: ['charge', 'pileIn', 'consolidate'], fellBack: false, effects: { advance: 'kept', losses: 'kept', wounds: 'kept', timed: 'kept' } });
    expect(setUpAgain(en, w40k)).toEqual({ counts: 'moved', may: null, fellBack: null, effects: { advance: 'unsaid', losses: 'unsaid', wounds: 'unsaid', timed: 'lost' } });
  });
});

describe('transports, cover, markers', () => {
  test('W40-26 the whole unit embarks from within 3 inches, in the Movement phase', () => {
    expect(mayEmbark('movement', [1, 3], w40k)).toBe(true);
    expect(mayEmbark('movement', [1, 3.5], w40k)).toBe(false);
    expect(mayEmbark('charge', [1], w40k)).toBe(false);
  });

  test('W40-26 a destroyed transport slays one passenger for each 1', () => {
    expect(showChances(countPassengersSlain(2, w40k))).toEqual(['0 25/36', '1 5/18', '2 1/36']);
    expect(meanOf(countPassengersSlain(10, w40k)).exact?.toFraction()).toBe('5/3');
    expect(chanceOf(countPassengersSlain(10, w40k), 0).exact?.toFraction()).toBe('9765625/60466176');
  });

  const infantry: Standing = { infantry: true, standing: 'wholly', distance: 0, obscured: 0, attackerNearer: false };
  const tank: Standing = { infantry: false, standing: 'partly', distance: 0, obscured: 50, attackerNearer: false };
  test.each<[string, string, Partial<Standing>, 'infantry' | 'tank', boolean | null]>([
    ['woods', 'a tank within and half obscured', {}, 'tank', true],
    ['woods', 'a tank half obscured, outside', { standing: 'off' }, 'tank', false],
    ['woods', 'a tank within, less obscured', { obscured: 49 }, 'tank', false],
    ['woods', 'infantry, on which the sheet has no word', {}, 'infantry', null],
    ['ruins', 'infantry wholly within', {}, 'infantry', true],
    ['ruins', 'infantry in part within', { standing: 'partly' }, 'infantry', false],
    ['ruins', 'a tank within and half obscured', {}, 'tank', true],
    ['ruins', 'a tank wholly within, not obscured', { standing: 'wholly', obscured: 0 }, 'tank', false],
    ['craters', 'infantry entirely inside', {}, 'infantry', true],
    ['craters', 'infantry in part inside', { standing: 'partly' }, 'infantry', false],
    ['craters', 'a tank', {}, 'tank', null],
    ['barricade', 'infantry within 1 inch, attacker nearer', { standing: 'off', distance: 1, attackerNearer: true }, 'infantry', true],
    ['barricade', 'infantry within 1 inch, attacker not nearer', { standing: 'off', distance: 1 }, 'infantry', false],
    ['barricade', 'infantry not all within 1 inch', { standing: 'off', distance: 1.5, attackerNearer: true }, 'infantry', false],
    ['statuary', 'infantry within 3 inches and a quarter obscured', { standing: 'off', distance: 3, obscured: 25 }, 'infantry', true],
    ['statuary', 'a tank less obscured', { standing: 'off', distance: 3, obscured: 24 }, 'tank', false],
    ['statuary', 'a tank too far away', { standing: 'off', distance: 3.1 }, 'tank', false],
  ])('W40-27 %s: %s', (kind, _what, change, who, covered) => {
    expect(hasCover(w40k.cover.find(({ id }) => id === kind)!, { ...(who === 'infantry' ? infantry : tank), ...change })).toBe(covered);
  });

  test('W40-33 more models within 3 inches of the centre, measured diagonally', () => {
    expect(holdMarker([[2, 2, 1]], [], w40k)).toBe('own');
    expect(holdMarker([[2, 2, 2]], [], w40k)).toBe('nobody');
    expect(holdMarker([[0, 0, 3]], [[1, 0, 0], [0, 1, 0]], w40k)).toBe('enemy');
    expect(holdMarker([[0, 0, 0]], [[1, 0, 0]], w40k)).toBe('nobody');
  });
});
