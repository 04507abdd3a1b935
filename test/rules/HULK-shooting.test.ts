/** Shooting of the Space Hulk style sheet, exactly (HULK-03, HULK-12 to HULK-14, HULK-20 to HULK-24, HULK-29). */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { chanceOf, listChances, meanOf } from '../../src/combat/exact/summary';
import type { Distribution } from '../../src/combat/exact/distribution';
import type { BolterRule } from '../../src/combat/hulk/rules';
import { exchangeOdds, exchangeResults, flamerOdds, killOdds, selfDestructOdds, sequenceOdds, shieldedFlameOdds, shotOdds, shotResults, tokenOdds } from '../../src/combat/hulk/shooting-odds';
import { isDouble, kills } from '../../src/combat/hulk/shots';
import { fractionOf, hulkRules } from './support/hulk-rules';

const { stormBolter, hybridBolter } = hulkRules.weapons;
const open = { sustained: false, overwatch: false, shield: false };
const kill = (bolter: BolterRule, shot: Partial<typeof open> = {}): string => fractionOf(killOdds(bolter, { ...open, ...shot }), 1);
const { kill: killed, jam, killAndJam, nothing } = shotResults;

test('HULK-12, HULK-29 the storm bolter kills in 11 of 36, sustained in 5 of 9', () => {
  expect([kill(stormBolter), kill(stormBolter, { sustained: true })]).toEqual(['11/36', '5/9']);
});

test('HULK-14, HULK-29 the hybrid kills in 1 of 6, sustained in 1 of 3', () => {
  expect([kill(hybridBolter), kill(hybridBolter, { sustained: true })]).toEqual(['1/6', '1/3']);
});

test('HULK-23, HULK-29 on overwatch a double jams: 1 in 6; with a kill 1 in 36, sustained 1 in 18', () => {
  const first = shotOdds(stormBolter, { ...open, overwatch: true });
  const later = shotOdds(stormBolter, { ...open, overwatch: true, sustained: true });
  expect([fractionOf(first, jam, killAndJam), fractionOf(first, killAndJam)]).toEqual(['1/6', '1/36']);
  expect([fractionOf(later, jam, killAndJam), fractionOf(later, killAndJam)]).toEqual(['1/6', '1/18']);
  expect(fractionOf(shotOdds(stormBolter, open), jam, killAndJam)).toBe('0');
});

test('HULK-23 every throw of two dice: kill by the highest, jam by the double', () => {
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) {
    expect([a, b, kills(stormBolter, [a, b], false), kills(stormBolter, [a, b], true), isDouble([a, b])]).toEqual([a, b, Math.max(a, b) === 6, Math.max(a, b) >= 5, a === b]);
  }
  expect(isDouble([6])).toBe(false);
});

test('HULK-13, HULK-20, HULK-29 the flamer kills each model in 5 of 6', () => {
  expect(fractionOf(flamerOdds(hulkRules, 1), 1)).toBe('5/6');
  expect([0, 1, 2, 3].map((dead) => fractionOf(flamerOdds(hulkRules, 3), dead))).toEqual(['1/216', '5/72', '25/72', '125/216']);
  expect(fractionOf(shieldedFlameOdds(hulkRules), 0)).toBe('11/36');
});

test('HULK-20 self-destruction: all in the section, and behind a door that falls in 4+ whom the flames kill', () => {
  expect(listChances(selfDestructOdds(hulkRules, 4, [])).map(({ value }) => value)).toEqual([4]);
  const odds = selfDestructOdds(hulkRules, 2, [2]);
  expect([2, 3, 4].map((dead) => fractionOf(odds, dead))).toEqual(['37/72', '5/36', '25/72']);
  expect(meanOf(selfDestructOdds(hulkRules, 1, [1, 2])).exact!.toFraction()).toBe('9/4');
});

test('HULK-27 the shield has what would kill rolled again', () => {
  expect([kill(hybridBolter, { shield: true }), kill(hybridBolter, { shield: true, sustained: true })]).toEqual(['1/36', '1/9']);
  // The double of a throw that does not count jams nothing.
  const odds = shotOdds(stormBolter, { sustained: false, overwatch: true, shield: true });
  expect(fractionOf(odds, killed, killAndJam)).toBe('121/1296');
  expect(fractionOf(odds, jam, killAndJam)).toBe(new Fraction(5, 36).add(new Fraction(11, 36).mul(new Fraction(1, 6))).toFraction());
});

test('HULK-21 shots at one target: the first kills on 6, each later one on 5+, no better', () => {
  const odds = sequenceOdds(stormBolter, 4, { overwatch: false, shield: false });
  const miss = new Fraction(4, 9);
  const first = new Fraction(11, 36);
  const expected = [first, ...[0, 1, 2].map((before) => new Fraction(25, 36).mul(miss.pow(before)!).mul(new Fraction(5, 9)))];
  expect([1, 2, 3, 4].map((shot) => fractionOf(odds, shot))).toEqual(expected.map((one) => one.toFraction()));
  expect(fractionOf(odds, 0)).toBe(new Fraction(25, 36).mul(miss.pow(3)!).toFraction());
});

test('HULK-22, HULK-23 shots on overwatch end with a jam that kills nobody', () => {
  const odds = sequenceOdds(stormBolter, 2, { overwatch: true, shield: false });
  expect([fractionOf(odds, 1), fractionOf(odds, -1)]).toEqual(['11/36', '5/36']);
  expect([fractionOf(odds, 2), fractionOf(odds, -2), fractionOf(odds, 0)]).toEqual(['25/81', '5/81', '5/27']);
});

test('HULK-24 two shots at the same time can kill both', () => {
  const odds = exchangeOdds(killOdds(stormBolter, open), killOdds(hybridBolter, open));
  const { nobody, first, second, both } = exchangeResults;
  expect([nobody, first, second, both].map((one) => fractionOf(odds, one))).toEqual(['125/216', '25/216', '55/216', '11/216']);
});

test('HULK-03 a token is worth 7/2; 17/4 where the sergeant returns 1 to 3', () => {
  expect(meanOf(tokenOdds(hulkRules, 0)).exact!.toFraction()).toBe('7/2');
  expect(meanOf(tokenOdds(hulkRules, 3)).exact!.toFraction()).toBe('17/4');
  // The best there is: returning 4 gains nothing, and with it one loses.
  const means = [0, 1, 2, 3, 4, 5, 6].map((upTo) => meanOf(tokenOdds(hulkRules, upTo)).value);
  expect(means.indexOf(Math.max(...means))).toBe(3);
});

/** Ways of a row of shots by playing each throw, one die after the other. */
function bruteSequence(dice: number, shots: number, overwatch: boolean): Map<number, Fraction> {
  const ends = new Map<number, Fraction>();
  const add = (end: number, weight: Fraction): void => { ends.set(end, (ends.get(end) ?? new Fraction(0)).add(weight)); };
  const throws = Array.from({ length: 6 ** dice }, (_, at) => Array.from({ length: dice }, (__, die) => (Math.floor(at / 6 ** die) % 6) + 1));
  const play = (shot: number, weight: Fraction): void => {
    if (shot > shots) return add(0, weight);
    for (const faces of throws) {
      const part = weight.div(throws.length);
      if (faces.some((face) => face >= (shot === 1 ? 6 : 5))) add(shot, part);
      else if (overwatch && dice === 2 && faces[0] === faces[1]) add(-shot, part);
      else play(shot + 1, part);
    }
  };
  play(1, new Fraction(1));
  return ends;
}

test('HULK-29 an enumerator of its own agrees on rows of shots, and their chances add up to 1', () => {
  for (const [bolter, dice] of [[stormBolter, 2], [hybridBolter, 1]] as const) {
    for (const overwatch of [false, true]) {
      for (let shots = 1; shots <= (dice === 1 ? 5 : 3); shots++) {
        const odds = sequenceOdds(bolter, shots, { overwatch, shield: false });
        const brute = bruteSequence(dice, shots, overwatch);
        expect(Object.fromEntries(listChances(odds).map(({ value, chance }) => [value, chance.exact!.toFraction()])))
          .toEqual(Object.fromEntries([...brute].map(([value, chance]) => [value, chance.toFraction()])));
      }
    }
  }
});

test('HULK-29 one shot more never lets the target live longer, and chances add up to 1', () => {
  const sum = (odds: Distribution): string => listChances(odds).reduce((total, { chance }) => total.add(chance.exact!), new Fraction(0)).toFraction();
  fc.assert(fc.property(fc.integer({ min: 1, max: 8 }), fc.boolean(), fc.boolean(), (shots, overwatch, shield) => {
    const [fewer, more] = [shots, shots + 1].map((count) => sequenceOdds(stormBolter, count, { overwatch, shield })) as [Distribution, Distribution];
    expect([sum(fewer), sum(more)]).toEqual(['1', '1']);
    expect(chanceOf(more, 0).value).toBeLessThan(chanceOf(fewer, 0).value);
    expect(fractionOf(shotOdds(stormBolter, { sustained: shots > 1, overwatch: false, shield }), nothing, killed)).toBe('1');
  }), { numRuns: 60 });
});
