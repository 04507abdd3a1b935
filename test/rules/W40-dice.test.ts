/** Dice of the two updates of Warhammer 40,000. */
import { distributionOf, parseAmount } from '../../src/combat/amount';
import { repeat } from '../../src/combat/exact/combine';
import { meanOf } from '../../src/combat/exact/summary';
import { parseCombatRules } from '../../src/combat/parse-rules';
import { changeCharacteristic, chooseLeadership, halveDamage, needToWound, sumAuras } from '../../src/combat/w40k/characteristics';
import type { RollRule } from '../../src/combat/w40k/dice';
import { chanceToPass, chooseHitNeed, distributionOfDie, hitsOfSix, isOne, isSix, listPlayed, playDie, readDie, rollAmount } from '../../src/combat/w40k/dice';
import { rollCharge } from '../../src/combat/w40k/phases';
import { doesSay, sayFact, updateIds } from '../../src/combat/w40k/updates';
import { showChances, w40k, w40kText } from './support/w40k-rules';

const plain: RollRule = { need: 3, modifier: 0, reroll: 'none' };
const faces = [1, 2, 3, 4, 5, 6];

describe('re-rolls and modifiers', () => {
  test('W40-01 all dice of a sum are rolled again together, once', () => {
    // Two dice that are rolled again one by one would give another chance.
    expect(showChances(rollCharge(9, 0, true, w40k))).toEqual(['0 169/324', '1 155/324']);
  });

  test('W40-01 one die is rolled again once at most, and before modifiers', () => {
    expect(playDie(1, 1, { ...plain, reroll: 'all' }, w40k)).toEqual({ natural: 1, final: 1, passed: false, rerolled: true });
    expect(listPlayed({ ...plain, reroll: 'all' }, w40k).reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
    expect(playDie(2, 5, { need: 5, modifier: 2, reroll: 'failed' }, w40k)).toEqual({ natural: 5, final: 7, passed: true, rerolled: true });
  });

  test('W40-02 BS 3+, dice 1, 2 and 5, the 1 is rolled again into a 3, then −1: 2, 1 and 4, one hit', () => {
    const rule: RollRule = { need: 3, modifier: -1, reroll: 'ones' };
    const dice = [playDie(1, 3, rule, w40k), playDie(2, 6, rule, w40k), playDie(5, 6, rule, w40k)];
    expect(dice.map(({ final }) => final)).toEqual([2, 1, 4]);
    expect(dice.map(({ passed }) => passed)).toEqual([false, false, true]);
    expect(dice.map(({ rerolled }) => rerolled)).toEqual([true, false, false]);
  });

  test('W40-02 a 3 that −1 turns into a failure was no failure: it stays', () => {
    expect(playDie(3, 6, { need: 3, modifier: -1, reroll: 'failed' }, w40k)).toMatchObject({ rerolled: false, passed: false });
    expect(playDie(3, 6, { need: 3, modifier: -1, reroll: 'all' }, w40k)).toMatchObject({ rerolled: true, passed: true });
    expect(showChances(chanceToPass({ need: 3, modifier: -1, reroll: 'failed' }, w40k))).toEqual(['0 1/3', '1 2/3']);
  });

  test('W40-03 modifiers add up, less than 1 is 1, more than 6 is allowed', () => {
    const save = { need: 3, modifier: 1 - 3, reroll: 'none' } as const;
    expect(faces.map((face) => readDie(face, save, w40k).final)).toEqual([1, 1, 1, 2, 3, 4]);
    expect(readDie(6, { need: 7, modifier: 1, reroll: 'none' }, w40k)).toMatchObject({ final: 7, passed: true });
    expect(showChances(chanceToPass({ need: 7, modifier: 0, reroll: 'all' }, w40k))).toEqual(['0 1']);
    expect(showChances(chanceToPass({ need: 7, modifier: 1, reroll: 'none' }, w40k))).toEqual(['0 5/6', '1 1/6']);
  });

  test('W40-03 a die that shows 1 fails whatever is added to it, as in the base game', () => {
    expect(showChances(chanceToPass({ need: 2, modifier: 3, reroll: 'none' }, w40k))).toEqual(['0 1/6', '1 5/6']);
  });

  test.each([[0, false, 1], [1, false, 2], [2, false, 3], [-1, false, 0], [-1, true, 1], [1, true, 1]])('W40-04 6+ with a modifier of %i, unmodified %s: %i faces', (modifier, unmodified, count) => {
    const sixes = faces.filter((face) => isSix({ ...readDie(face, { ...plain, modifier }, w40k), rerolled: false }, unmodified, w40k));
    expect(sixes).toHaveLength(count);
  });

  test.each([[0, false, [1]], [-1, false, [1, 2]], [1, false, []], [1, true, [1]], [-2, true, [1]]])('W40-04 overcharged plasma with %i, unmodified %s, slays on %j', (modifier, unmodified, ones) => {
    expect(faces.filter((face) => isOne({ ...readDie(face, { ...plain, modifier }, w40k), rerolled: false }, unmodified))).toEqual(ones);
  });
});

describe('characteristics', () => {
  test('W40-05 S 3, ×2, −1 is 5; with a ×2 weapon 10', () => {
    expect(changeCharacteristic(3, { times: 2, plus: -1 })).toBe(5);
    expect(changeCharacteristic(3, { times: 2, plus: -1 }, { times: 2 })).toBe(10);
    expect(changeCharacteristic(3, { plus: 1 }, { set: 8 })).toBe(8);
    expect(changeCharacteristic(3, { divide: 2, plus: 1 })).toBe(3);
  });

  test('W40-05 what is replaced is replaced before modifiers: 6+, then +1, is 5+', () => {
    expect(changeCharacteristic(4, { set: 6, plus: 1 })).toBe(7);
    expect(showChances(chanceToPass({ need: 6, modifier: 1, reroll: 'none' }, w40k))).toEqual(showChances(chanceToPass({ need: 5, modifier: 0, reroll: 'none' }, w40k)));
  });

  test('W40-06 D3 with +1 is D3+1', () => {
    expect(showChances(distributionOf(parseAmount('D3+1')!))).toEqual(['2 1/3', '3 1/3', '4 1/3']);
    expect(meanOf(distributionOf(parseAmount('2D6')!)).exact?.toFraction()).toBe('7');
  });

  test('W40-07 re-rolling 1s of a D3 is re-rolling a 1 or a 2 of the D6', () => {
    const shown = (die: number): number => [1, 1, 2, 2, 3, 3][die - 1]!;
    const ways = [0, 0, 0, 0];
    for (const first of faces) for (const second of faces) ways[first <= 2 ? shown(second) : shown(first)]! += 1;
    expect(ways).toEqual([0, 4, 16, 16]);
    expect(showChances(rollAmount(parseAmount('D3')!, (value) => value === 1))).toEqual(['1 1/9', '2 4/9', '3 4/9']);
    expect(showChances(rollAmount(parseAmount('D3+1')!, (value) => value === 1))).toEqual(['2 1/9', '3 4/9', '4 4/9']);
  });

  test('W40-09 half of 1, 2, 3 and 6 is 1, 1, 2 and 3, and four hits of 1 lose 4', () => {
    expect([1, 2, 3, 6].map(halveDamage)).toEqual([1, 1, 2, 3]);
    expect([1, 1, 1, 1].map(halveDamage).reduce((sum, damage) => sum + damage, 0)).toBe(4);
  });

  test('W40-14 one aura counts once, and the character’s Leadership stands for the modified one', () => {
    expect(sumAuras([{ name: 'banner', plus: 1 }, { name: 'banner', plus: 1 }, { name: 'hymn', plus: 2 }])).toBe(3);
    expect(chooseLeadership(7, -2, 9)).toBe(9);
    expect(chooseLeadership(7, 2, 8)).toBe(9);
    expect(chooseLeadership(7, -2, null)).toBe(5);
  });

  test.each([[4, 2, 2], [3, 2, 3], [4, 4, 4], [3, 4, 5], [2, 4, 6], [2, 3, 5], [8, 4, 2], [1, 1, 4], [1, 2, 6], [10, 20, 6], [20, 10, 2], [5, 9, 5]])('base game: strength %i against toughness %i wounds on %i+', (strength, toughness, need) => {
    expect(needToWound(strength, toughness, w40k)).toBe(need);
  });
});

describe('hits', () => {
  test.each([[0, 0, 1], [1, 0, 2], [2, 0, 2], [0, 1, 2], [0, 2, 3], [1, 1, 3], [2, 1, 3], [3, 2, 4]])('W40-11 %i rules “instead” and %i “additional”: %i hits for a 6', (instead, additional, hits) => {
    expect(hitsOfSix({ instead, additional }, w40k)).toBe(hits);
  });

  test('W40-12 the attacker’s “always hits on” beats “can only be hit on”, and both stand whatever the modifiers', () => {
    expect(chooseHitNeed({ skill: 3, alwaysOn: 2, onlyOn: 6 })).toEqual({ need: 2, fixed: true });
    expect(chooseHitNeed({ skill: 3, alwaysOn: null, onlyOn: 6 })).toEqual({ need: 6, fixed: true });
    expect(chooseHitNeed({ skill: 3, alwaysOn: null, onlyOn: null })).toEqual({ need: 3 });
    expect(showChances(chanceToPass({ need: 6, fixed: true, modifier: 2, reroll: 'none' }, w40k))).toEqual(['0 5/6', '1 1/6']);
  });

  test('W40-08 damage 3 at 5+: 1 is ignored on average, one die for each wound', () => {
    const ignored = chanceToPass({ need: 5, modifier: 0, reroll: 'none' }, w40k);
    expect(showChances(repeat(ignored, 3))).toEqual(['0 8/27', '1 4/9', '2 2/9', '3 1/27']);
    expect(meanOf(repeat(ignored, 3)).exact?.toFraction()).toBe('1');
  });

  test('W40-01 every roll has 36 ways, and a better need never hurts', () => {
    for (const reroll of ['none', 'ones', 'failed', 'all'] as const) {
      for (let modifier = -3; modifier <= 3; modifier++) {
        const chances = [2, 3, 4, 5, 6, 7].map((need) => meanOf(chanceToPass({ need, modifier, reroll }, w40k)).value);
        expect([...chances].sort((a, b) => b - a)).toEqual(chances);
        const better = meanOf(chanceToPass({ need: 4, modifier: modifier + 1, reroll }, w40k)).value;
        expect(better).toBeGreaterThanOrEqual(meanOf(chanceToPass({ need: 4, modifier, reroll }, w40k)).value);
        expect(meanOf(distributionOfDie({ need: 4, modifier, reroll }, w40k, () => 1)).exact?.toFraction()).toBe('1');
      }
    }
  });
});

describe('what the updates say', () => {
  test.each(['rerollNatural', 'cumulative', 'sixes', 'characteristic'])('W40-02, W40-03, W40-04, W40-05 the designers’ commentary is of es-1.5 alone: %s', (name) => {
    expect(updateIds.map((update) => doesSay(w40k, name, update))).toEqual([true, false]);
    const { text, values } = sayFact(w40k, name, 'en-1.2');
    expect(text.en).toContain('does not say');
    expect(values).toMatchObject({ version: { en: 'v1.2 in English' }, other: { en: 'v1.5 in Spanish' } });
    expect(sayFact(w40k, name, 'es-1.5').values).toBeUndefined();
  });

  test('W40-01 every line of the sheet names its rule and its update, and stands on the reference sheet once', () => {
    const listed = w40k.sheet.flatMap(({ facts }) => facts);
    expect([...listed].sort()).toEqual(Object.keys(w40k.facts).sort());
    const rules = new Set(Object.values(w40k.facts).map(({ rule }) => rule));
    const missing = Array.from({ length: 38 }, (_, at) => `W40-${String(at + 1).padStart(2, '0')}`).filter((id) => !rules.has(id));
    // The cover kinds, the detachments and the event table are tables of their own.
    expect(missing).toEqual([]);
  });

  test.each([
    ['a line without words', 'facts: [eventExcept,', 'facts: [eventExept,'],
    ['rows of points out of order', 'points: 1000,', 'points: 2500,'],
    ['an unknown update', '    in: [es-1.5]\n', '    in: [es-1.6]\n'],
    ['an unknown key', 'extraHits: {', 'extraHit: {'],
    ['a need that no die shows', 'when: double, need: 2', 'when: double, need: 7'],
  ])('T5 %s is refused with its line', (_what, from, to) => {
    expect(w40kText).toContain(from);
    const { data, problems } = parseCombatRules('w40k', { 'w40k.yaml': w40kText.replace(from, to) }, 'en');
    expect(data).toBeNull();
    expect(problems[0]?.place?.line).toBeGreaterThan(1);
  });
});
