/** Attacks of Warhammer 40,000 from the first die to the last model, against all dice in turn. */
import fc from 'fast-check';
import type { Amount } from '../../src/combat/amount';
import { fixed, parseAmount } from '../../src/combat/amount';
import { mapValues } from '../../src/combat/exact/combine';
import type { Distribution } from '../../src/combat/exact/distribution';
import { chanceAtLeast, chanceOf, listChances, meanOf } from '../../src/combat/exact/summary';
import type { Attack } from '../../src/combat/w40k/attack';
import { chooseSave, countAttacks, countBearersSlain, playAttack, sumAttacks } from '../../src/combat/w40k/attack';
import { countSlain, loseModels, loseToAll, loseWounds, rollDamage, sumDamage } from '../../src/combat/w40k/casualties';
import type { Reroll } from '../../src/combat/w40k/dice';
import { rerollKinds } from '../../src/combat/w40k/dice';
import { playAllDice } from './support/all-dice';
import { showChances, w40k } from './support/w40k-rules';

/** A case as a player would write it down. */
interface Case {
  readonly attacks: number | 'D3';
  readonly hit: { readonly need: number; readonly plus: number; readonly reroll: Reroll } | null;
  readonly wound: { readonly need: number; readonly plus: number; readonly reroll: Reroll };
  readonly save: { readonly armour: number | null; readonly invulnerable: number | null; readonly ap: number; readonly cover: number; readonly plus: number; readonly restricted: boolean; readonly reroll: Reroll };
  readonly damage: number | 'D3';
  readonly halved: boolean;
  readonly ignore: number | null;
  readonly sixes: { readonly instead: number; readonly additional: number; readonly hitMortals: number; readonly woundMortals: number; readonly unmodified: boolean };
  readonly unit: { readonly models: number; readonly wounds: number };
}

const noSixes = { instead: 0, additional: 0, hitMortals: 0, woundMortals: 0, unmodified: false };
const basic: Case = {
  attacks: 1, hit: { need: 3, plus: 0, reroll: 'none' }, wound: { need: 4, plus: 0, reroll: 'none' },
  save: { armour: 3, invulnerable: null, ap: 0, cover: 0, plus: 0, restricted: false, reroll: 'none' },
  damage: 1, halved: false, ignore: null, sixes: noSixes, unit: { models: 5, wounds: 1 },
};

type Counts = { readonly unsaved: number; readonly damage: number; readonly slain: number };

/** The rules as one plays them at the table; nothing here is the program's. */
function playAtTable(one: Case, roll: () => number): Counts {
  const rollFor = (need: number | null, plus: number, reroll: Reroll): { passed: boolean; die: number; result: number } => {
    const look = (die: number) => ({ die, result: die + plus < 1 ? 1 : die + plus, passed: need !== null && die !== 1 && die + plus >= need });
    const first = look(roll());
    const allowed = { none: false, ones: first.die === 1, failed: need === null || first.die < need, all: true }[reroll];
    return allowed && !first.passed ? look(roll()) : first;
  };
  const six = (die: { die: number; result: number }): boolean => (one.sixes.unmodified ? die.die : die.result) >= 6;
  const d3 = (): number => [1, 1, 2, 2, 3, 3][roll() - 1]!;
  const left = Array.from({ length: one.unit.models }, () => one.unit.wounds);
  let [unsaved, damage] = [0, 0];
  const save = saveOnPaper(one.save);
  /** Rolls for every wound, takes what is left from the first living model, and says whether anything was lost. */
  const hurt = (wounds: number): void => {
    let through = 0;
    for (let wound = 0; wound < wounds; wound++) if (one.ignore === null || roll() < one.ignore) through += 1;
    damage += through;
    const model = left.findIndex((wounds) => wounds > 0);
    if (model !== -1) left[model] = Math.max(0, left[model]! - through);
  };
  const attacks = one.attacks === 'D3' ? d3() : one.attacks;
  for (let attack = 0; attack < attacks; attack++) {
    let [hits, mortals] = [1, 0];
    if (one.hit) {
      const die = rollFor(one.hit.need, one.hit.plus, one.hit.reroll);
      if (!die.passed) continue;
      if (six(die)) {
        hits = (one.sixes.instead > 0 ? 2 : 1) + one.sixes.additional;
        mortals += one.sixes.hitMortals;
      }
    }
    for (let hit = 0; hit < hits; hit++) {
      const die = rollFor(one.wound.need, one.wound.plus, one.wound.reroll);
      if (!die.passed) continue;
      if (six(die)) mortals += one.sixes.woundMortals;
      const saved = rollFor(save.need, save.plus, one.save.reroll);
      if (saved.passed) continue;
      unsaved += 1;
      const dealt = one.damage === 'D3' ? d3() : one.damage;
      hurt(one.halved ? Math.floor((dealt + 1) / 2) : dealt);
    }
    for (let mortal = 0; mortal < mortals; mortal++) hurt(1);
  }
  return { unsaved, damage, slain: left.filter((wounds) => wounds === 0).length };
}

/** The save that is likelier to pass, by all the ways in which two dice can fall; the armour's where both are alike. */
function saveOnPaper({ armour, invulnerable, ap, cover, plus, restricted, reroll }: Case['save']): { readonly need: number | null; readonly plus: number } {
  const own = { need: armour, plus: cover + plus - ap };
  const other = { need: invulnerable, plus: restricted ? 0 : plus };
  const count = ({ need, plus: bonus }: typeof own): number => {
    const passes = (die: number): boolean => need !== null && die !== 1 && die + bonus >= need;
    let ways = 0;
    for (let first = 1; first <= 6; first++) {
      const again = reroll === 'all' || (reroll === 'ones' && first === 1) || (reroll === 'failed' && (need === null || first < need));
      for (let second = 1; second <= 6; second++) if (passes(first) || (again && passes(second))) ways += 1;
    }
    return ways;
  };
  return count(other) > count(own) ? other : own;
}

const amount = (value: number | 'D3'): Amount => (value === 'D3' ? parseAmount('D3')! : fixed(value));

/** The same case as the program reckons it. */
function reckon(one: Case): Record<keyof Counts, Distribution> {
  const roll = ({ need, plus, reroll }: { need: number; plus: number; reroll: Reroll }) => ({ need, modifier: plus, reroll });
  const { armour, invulnerable, ap, cover, plus, restricted, reroll } = one.save;
  const attack: Attack = { hit: one.hit && roll(one.hit), wound: roll(one.wound), saves: { armour, invulnerable, ap, cover, bonus: plus, restricted, reroll }, sixes: one.sixes };
  const volley = { models: 1, attacks: amount(one.attacks) };
  const hurt = { damage: amount(one.damage), halved: one.halved, ignore: one.ignore };
  const { blow, code } = playAttack(attack, w40k);
  return {
    unsaved: sumAttacks(volley, mapValues(blow, (value) => code.decode(value).wounds)),
    damage: sumDamage(volley, blow, code, hurt, w40k),
    slain: countSlain(loseToAll(volley, blow, code, one.unit, hurt, w40k), one.unit),
  };
}

function expectSame(one: Case): void {
  const reckoned = reckon(one);
  const played = playAllDice((roll) => {
    const { unsaved, damage, slain } = playAtTable(one, roll);
    return unsaved + damage * 100 + slain * 10_000;
  });
  for (const [count, unit] of [['unsaved', 1], ['damage', 100], ['slain', 10_000]] as const) {
    const { total } = played;
    const ways = new Map<number, bigint>();
    for (const [value, way] of played.ways) {
      const counted = Math.floor(value / unit) % 100;
      ways.set(counted, (ways.get(counted) ?? 0n) + way);
    }
    const of = reckoned[count];
    expect(of.kind).toBe('exact');
    if (of.kind !== 'exact') continue;
    const wrong = [...ways].filter(([value, way]) => (of.ways[value - of.min] ?? 0n) * total !== way * of.total);
    expect([count, wrong]).toEqual([count, []]);
    expect(of.ways.reduce((sum, way) => sum + way, 0n)).toBe(of.total);
  }
}

const reroll = fc.constantFrom(...rerollKinds);
const need = fc.integer({ min: 2, max: 6 });
const plus = fc.integer({ min: -2, max: 2 });
const roll = fc.record({ need, plus, reroll: fc.constant('none' as Reroll) });
const unit = fc.record({ models: fc.integer({ min: 1, max: 3 }), wounds: fc.integer({ min: 1, max: 3 }) });
const save = fc.record({ armour: fc.option(fc.integer({ min: 2, max: 7 })), invulnerable: fc.option(need), ap: fc.integer({ min: 0, max: 4 }), cover: fc.integer({ min: 0, max: 1 }), plus: fc.integer({ min: -1, max: 1 }), restricted: fc.boolean(), reroll: fc.constant('none' as Reroll) });
const noSave = { ...basic.save, armour: null };

describe('against all dice in turn', () => {
  test('W40-01, W40-02, W40-03 re-rolls, modifiers and saves', () => {
    const rerolled = fc.record({ need, plus, reroll });
    fc.assert(fc.property(rerolled, rerolled, save, reroll, (hit, wound, saves, again) => expectSame({ ...basic, hit, wound, save: { ...saves, reroll: again } })), { numRuns: 60, seed: 1 });
  });

  test('W40-04, W40-11 extra hits and mortal wounds on 6+', () => {
    const sixes = fc.record({ instead: fc.integer({ min: 0, max: 2 }), additional: fc.integer({ min: 0, max: 1 }), hitMortals: fc.integer({ min: 0, max: 1 }), woundMortals: fc.integer({ min: 0, max: 1 }), unmodified: fc.boolean() });
    fc.assert(fc.property(roll, roll, sixes, unit, (hit, wound, effects, target) => expectSame({ ...basic, hit, wound, sixes: effects, unit: target, save: { ...basic.save, armour: 4 } })), { numRuns: 60, seed: 2 });
  });

  test('W40-08, W40-09 damage, halved and ignored, on models of several Wounds', () => {
    fc.assert(fc.property(fc.constantFrom(1, 2, 3), fc.boolean(), fc.option(need), unit, (damage, halved, ignore, target) => expectSame({ ...basic, damage, halved, ignore, unit: target, save: noSave, hit: null })), { numRuns: 60, seed: 3 });
  });

  test('W40-08, W40-09 random damage of two attacks, and what is left over is lost', () => {
    fc.assert(fc.property(roll, fc.boolean(), unit, (wound, halved, target) => expectSame({ ...basic, attacks: 2, hit: null, wound, damage: 'D3', halved, unit: target, save: noSave })), { numRuns: 20, seed: 4 });
  });

  test('W40-13 a random number of attacks is fixed first', () => {
    fc.assert(fc.property(roll, unit, fc.integer({ min: 1, max: 2 }), (wound, target, damage) => expectSame({ ...basic, attacks: 'D3', hit: null, wound, damage, unit: target, save: noSave })), { numRuns: 20, seed: 5 });
  });

  test('W40-10 armour or invulnerable save, with cover and bonus', () => {
    fc.assert(fc.property(save, reroll, (saves, again) => expectSame({ ...basic, hit: null, wound: { need: 2, plus: 0, reroll: 'none' }, save: { ...saves, reroll: again } })), { numRuns: 100, seed: 6 });
  });
});

describe('single cases', () => {
  test('W40-10 a +1 to saves helps the invulnerable one, cover and a restricted bonus do not', () => {
    const saves = { armour: 6, invulnerable: 5, ap: 4, cover: 1, bonus: 1, restricted: false, reroll: 'none' } as const;
    expect(chooseSave(saves, w40k)).toEqual({ kind: 'invulnerable', roll: { need: 5, modifier: 1, reroll: 'none' } });
    expect(chooseSave({ ...saves, restricted: true }, w40k).roll.modifier).toBe(0);
    expect(chooseSave({ ...saves, ap: 0 }, w40k)).toEqual({ kind: 'armour', roll: { need: 6, modifier: 2, reroll: 'none' } });
  });

  test('W40-03 cover +1 and AP −3 give −2', () => {
    const { roll: { modifier } } = chooseSave({ armour: 3, invulnerable: null, ap: 3, cover: 1, bonus: 0, restricted: false, reroll: 'none' }, w40k);
    expect(modifier).toBe(-2);
  });

  test('W40-12 automatic hits make no roll: no 6s, no modifiers, no 1s', () => {
    const sixes = { instead: 1, additional: 1, hitMortals: 1, woundMortals: 0, unmodified: false };
    expect(reckon({ ...basic, hit: null, sixes })).toEqual(reckon({ ...basic, hit: null }));
    expect(showChances(countBearersSlain({ models: 3, attacks: fixed(2) }, null, false, w40k))).toEqual(['0 1']);
  });

  test('W40-09 four hits of damage 1, halved, lose 4 Wounds', () => {
    const hurt = { damage: fixed(1), halved: true, ignore: null };
    expect(showChances(rollDamage(hurt))).toEqual(['1 1']);
    const sure: Attack = { hit: null, wound: { need: 2, modifier: 0, reroll: 'none' }, saves: { armour: null, invulnerable: null, ap: 0, cover: 0, bonus: 0, restricted: false, reroll: 'none' }, sixes: noSixes };
    const { blow, code } = playAttack(sure, w40k);
    expect(chanceOf(sumDamage({ models: 4, attacks: fixed(1) }, blow, code, hurt, w40k), 4).exact?.toFraction()).toBe('625/1296');
  });

  test('W40-08 damage 3 at 5+ loses 2 on average, and mortal wounds are ignored too', () => {
    expect(meanOf(loseWounds({ damage: fixed(3), halved: false, ignore: 5 }, w40k)).exact?.toFraction()).toBe('2');
    const mortal = { ...basic, sixes: { ...noSixes, hitMortals: 3 }, wound: { need: 6, plus: -9, reroll: 'none' as const }, hit: { need: 6, plus: 0, reroll: 'none' as const } };
    expect(showChances(reckon({ ...mortal, ignore: 4 }).damage)).toEqual(['0 41/48', '1 1/16', '2 1/16', '3 1/48']);
  });

  test('W40-13 ten models of D6 attacks: 35 on average, all of them rolled for', () => {
    const attacks = countAttacks({ models: 10, attacks: parseAmount('D6')! });
    expect(meanOf(attacks).exact?.toFraction()).toBe('35');
    expect([attacks.min, listChances(attacks).length]).toEqual([10, 51]);
  });

  test('W40-04 overcharged plasma: a bearer with two shots survives 25/36, with −1 4/9', () => {
    const bearers = (modifier: number, models = 1) => countBearersSlain({ models, attacks: fixed(2) }, { need: 3, modifier, reroll: 'none' }, false, w40k);
    expect(showChances(bearers(0))).toEqual(['0 25/36', '1 11/36']);
    expect(showChances(bearers(-1))).toEqual(['0 4/9', '1 5/9']);
    expect(meanOf(bearers(0, 5)).exact?.toFraction()).toBe('55/36');
  });
});

describe('the large and the monotone', () => {
  const large: Attack = { hit: { need: 3, modifier: 0, reroll: 'ones' }, wound: { need: 4, modifier: 0, reroll: 'failed' }, saves: { armour: 3, invulnerable: 5, ap: 1, cover: 1, bonus: 0, restricted: false, reroll: 'none' }, sixes: { ...noSixes, additional: 1, hitMortals: 1 } };
  const hurt = { damage: parseAmount('D3')!, halved: false, ignore: 5 };

  test('W40-13 500 dice with re-rolls: floating within its bound, and the mean is exact', () => {
    const volley = { models: 500, attacks: fixed(1) };
    const { blow, code } = playAttack(large, w40k);
    const slain = countSlain(loseToAll(volley, blow, code, { models: 100, wounds: 3 }, hurt, w40k), { models: 100, wounds: 3 });
    const damage = sumDamage(volley, blow, code, hurt, w40k);
    for (const found of [slain, damage]) {
      if (found.kind !== 'floating') throw new Error('expected floating');
      expect(found.error).toBeLessThan(1e-9);
      expect(Math.abs(found.chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThanOrEqual(found.error);
    }
    const one = meanOf(sumDamage({ models: 1, attacks: fixed(1) }, blow, code, hurt, w40k));
    expect(meanOf(damage).value).toBeCloseTo(500 * one.value, 8);
  });

  test('W40-13 exact and floating agree where both can be had', () => {
    const { blow, code } = playAttack(large, w40k);
    const small = loseModels(countAttacks({ models: 6, attacks: fixed(1) }), blow, code, { models: 3, wounds: 2 }, hurt, w40k);
    const floating = { kind: 'floating', min: 6, chances: [1], error: 0 } as const;
    const walked = loseModels(floating, blow, code, { models: 3, wounds: 2 }, hurt, w40k);
    expect([small.kind, walked.kind]).toEqual(['exact', 'floating']);
    if (walked.kind !== 'floating') return;
    for (let lost = 0; lost <= 6; lost++) expect(Math.abs(chanceOf(small, lost).value - chanceOf(walked, lost).value)).toBeLessThanOrEqual(walked.error + Number.EPSILON);
  });

  test('W40-10 a better save, cover, a better ability or more Wounds never hurt the defender; a better need never the attacker', () => {
    const slain = (one: Case): number[] => {
      const { slain: of } = reckon({ ...one, attacks: 3, unit: { models: 3, wounds: 2 }, damage: 2 });
      return [1, 2, 3].map((count) => chanceAtLeast(of, count).value);
    };
    const notMore = (better: number[], worse: number[]): void => better.forEach((chance, at) => expect(chance).toBeLessThanOrEqual(worse[at]! + 1e-12));
    fc.assert(fc.property(fc.record({ need: fc.integer({ min: 3, max: 6 }), plus, reroll }), save, fc.integer({ min: 3, max: 6 }), reroll, (hit, saves, ignore, again) => {
      const one: Case = { ...basic, hit, save: { ...saves, armour: saves.armour ?? 7, reroll: again }, ignore };
      notMore(slain({ ...one, save: { ...one.save, armour: Math.max(2, one.save.armour! - 1) } }), slain(one));
      notMore(slain({ ...one, save: { ...one.save, cover: one.save.cover + 1 } }), slain(one));
      notMore(slain({ ...one, save: { ...one.save, invulnerable: Math.max(2, (one.save.invulnerable ?? 7) - 1) } }), slain(one));
      notMore(slain({ ...one, ignore: ignore - 1 }), slain(one));
      notMore(slain({ ...one, ignore }), slain({ ...one, ignore: null }));
      notMore(slain(one), slain({ ...one, hit: { ...hit, need: hit.need - 1 } }));
    }), { numRuns: 80, seed: 7 });
  });
});
