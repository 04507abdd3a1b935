/** The base game that the rulebook presupposes: every cell of its charts, and attacks against all dice that can fall. */
import fc from 'fast-check';
import type { ClassicRules } from '../../src/combat/classic/schema';
import { hitByShooting, hitInCombat } from '../../src/combat/classic/attack';
import { needToWound } from '../../src/combat/charts';
import { fixed } from '../../src/combat/amount';
import { chanceAtLeast, meanOf } from '../../src/combat/exact/summary';
import type { Answer, Facts } from '../../src/combat/contract';
import { loadCombatRules } from '../../src/io/load-combat';
import { enumerate, fractionsOf, mainOf, openFamily } from './support/ask';

let ask: (question: string, facts?: Facts) => Answer;
let rules: ClassicRules;
beforeAll(async () => {
  ask = await openFamily('classic');
  rules = await loadCombatRules('classic') as ClassicRules;
});

const scores = Array.from({ length: 10 }, (_, at) => at + 1);

test('EXT-01 to hit in close combat: 3+ over a lower skill, 5+ against more than double, else 4+, in all 100 cells', () => {
  for (const own of scores) for (const other of scores) expect([own, other, hitInCombat(rules, own, other).need]).toEqual([own, other, own > other ? 3 : other > 2 * own ? 5 : 4]);
});

test('EXT-01 to wound: 4 + T − S, at least 2; 7 becomes 6, 8 or more cannot be, in all 100 cells', () => {
  for (const strength of scores) {
    for (const toughness of scores) {
      const need = 4 + toughness - strength;
      expect([strength, toughness, needToWound(rules.charts, strength, toughness)]).toEqual([strength, toughness, need >= 8 ? null : Math.max(2, Math.min(6, need))]);
    }
  }
});

test('EXT-01 shooting hits on 7 − BS, at best 2+; BS 0 never', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 10].map((bs) => hitByShooting(rules, bs).faces)).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
});

const shot = { shots: fixed(1), bs: 4, strength: 4, toughness: 4, save: 3 };

test('EXT-02 AP of the save or lower denies it, higher does not', () => {
  expect([1, 2, 3, 4, 5, 6, null].map((ap) => mainOf(ask('shoot', { ...shot, ap }))[1])).toEqual(['1/3', '1/3', '1/3', '1/9', '1/9', '1/9', '1/9']);
});

/** One attack with dice, written from the rules and not from the program. */
function attack(roll: (sides: number) => number, hit: number, { strength, toughness, save, ignore, denied, ignorable }: { strength: number; toughness: number; save: number | null; ignore: number | null; denied: boolean; ignorable: boolean }): number {
  if (roll(6) < hit) return 0;
  const wound = 4 + toughness - strength;
  if (wound > 7 || roll(6) < Math.min(6, Math.max(2, wound))) return 0;
  if (save !== null && !denied && roll(6) >= save) return 0;
  return ignore !== null && ignorable && roll(6) >= ignore ? 0 : 1;
}

const score = fc.integer({ min: 1, max: 10 });
const die = fc.option(fc.integer({ min: 2, max: 6 }), { nil: null });
const target = { toughness: score, save: die, ignore: die };

test('EXT-01 EXT-02 ZOM-02 one shot gives the chances that counting all dice gives', () => {
  fc.assert(fc.property(fc.record({ ...target, bs: fc.integer({ min: 0, max: 10 }), strength: score, ap: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }) }), ({ bs, ...facts }) => {
    const { strength, ap, save } = facts;
    const counted = enumerate((roll) => attack(roll, Math.max(2, 7 - bs), { ...facts, denied: ap !== null && save !== null && ap <= save, ignorable: strength < 8 }));
    expect(mainOf(ask('shoot', { bs, ...facts }))).toEqual(counted);
  }), { numRuns: 200 });
});

test('EXT-01 EXT-02 ZOM-02 two blows at models of so many wounds, too', () => {
  fc.assert(fc.property(fc.record({ ...target, strength: score, denySave: fc.boolean() }), score, score, fc.integer({ min: 1, max: 2 }), (facts, ws, targetWs, wounds) => {
    const hit = ws > targetWs ? 3 : targetWs > 2 * ws ? 5 : 4;
    const blows = (roll: (sides: number) => number): number => attack(roll, hit, { ...facts, denied: facts.denySave, ignorable: !facts.denySave && facts.strength < 8 }) + attack(roll, hit, { ...facts, denied: facts.denySave, ignorable: !facts.denySave && facts.strength < 8 });
    const { results } = ask('fight', { ...facts, ws, targetWs, attacks: fixed(1), attackers: 2, wounds });
    expect(fractionsOf(results[0].outcome)).toEqual(enumerate(blows));
    if (wounds === 2) expect(fractionsOf(results[1]!.outcome)).toEqual(enumerate((roll) => Math.floor(blows(roll) / 2)));
  }), { numRuns: 25 });
});

test('EXT-02 a better save, more toughness and less strength never hurt the target', () => {
  fc.assert(fc.property(fc.record({ toughness: fc.integer({ min: 1, max: 9 }), save: fc.integer({ min: 3, max: 6 }), strength: fc.integer({ min: 2, max: 10 }), bs: score }), fc.constantFrom('save', 'toughness', 'strength'), ({ ...facts }, better) => {
    const easier = { ...facts, [better]: facts[better as 'save'] + (better === 'toughness' ? 1 : -1) };
    const mean = (asked: Facts): number => meanOf(ask('shoot', { shots: fixed(3), ...asked }).results[0].outcome).value;
    expect(mean(easier)).toBeLessThanOrEqual(mean(facts) + 1e-15);
  }), { numRuns: 100 });
});

test('EXT-03 one falls back 5D6 cm, and moves the higher of 2D6, times 2.5 cm, over difficult ground', () => {
  const back = ask('fall-back').results[0].outcome;
  expect([meanOf(back).exact?.toFraction(), chanceAtLeast(back, 30).exact?.toFraction()]).toEqual(['35/2', '1/7776']);
  const { outcome, names } = ask('difficult-ground').results[0];
  expect(fractionsOf(outcome)).toEqual({ 1: '1/36', 2: '1/12', 3: '5/36', 4: '7/36', 5: '1/4', 6: '11/36' });
  expect([1, 5, 6].map((face) => [names?.[face]?.es, names?.[face]?.en])).toEqual([['2,5', '2.5'], ['12,5', '12.5'], ['15', '15']]);
});

test('EXT-04 morale: 2D6 not above leadership; who is fearless never fails', () => {
  const expected = ['1/36', '1/12', '1/6', '5/18', '5/12', '7/12', '13/18', '5/6', '11/12'];
  expect(scores.slice(1).map((leadership) => mainOf(ask('morale', { leadership }))[1])).toEqual(expected);
  expect(mainOf(ask('morale', { leadership: 2, fearless: true }))).toEqual({ 1: '1' });
});

test('EXT-01 KO-01 a duel: the higher initiative strikes first, the fallen do not strike, equals strike at once', () => {
  const fighter = fc.record({ ws: fc.integer({ min: 1, max: 6 }), strength: fc.integer({ min: 2, max: 6 }), toughness: fc.integer({ min: 2, max: 6 }), initiative: fc.integer({ min: 1, max: 3 }), save: die });
  type Fighter = { ws: number; strength: number; toughness: number; initiative: number; save: number | null };
  const strike = (roll: (sides: number) => number, own: Fighter, other: Fighter): boolean => {
    const hit = own.ws > other.ws ? 3 : other.ws > 2 * own.ws ? 5 : 4;
    return attack(roll, hit, { strength: own.strength, toughness: other.toughness, save: other.save, ignore: null, denied: false, ignorable: true }) === 1;
  };
  fc.assert(fc.property(fighter, fighter, (a, b) => {
    const counted = enumerate((roll) => {
      if (a.initiative > b.initiative) return strike(roll, a, b) ? 1 : strike(roll, b, a) ? 2 : 3;
      if (a.initiative < b.initiative) return strike(roll, b, a) ? 2 : strike(roll, a, b) ? 1 : 3;
      const [left, right] = [strike(roll, a, b), strike(roll, b, a)];
      return left && right ? 0 : left ? 1 : right ? 2 : 3;
    });
    const side = (name: string, one: Fighter): Facts => ({ [`${name}Ws`]: one.ws, [`${name}Strength`]: one.strength, [`${name}Toughness`]: one.toughness, [`${name}Initiative`]: one.initiative, [`${name}Attacks`]: 1, [`${name}Save`]: one.save });
    expect(mainOf(ask('duel', { ...side('attacker', a), ...side('defender', b) }))).toEqual(counted);
  }), { numRuns: 40 });
});
