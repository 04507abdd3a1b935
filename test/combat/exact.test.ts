/** Distributions against all dice that can fall, and in floating point against exact. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { add, iterate, lengthOf, mapValues, repeat, repeatRandomly, spread } from '../../src/combat/exact/combine';
import { facesOf, passOn, totalOfDice } from '../../src/combat/exact/dice';
import type { Distribution, ExactDistribution } from '../../src/combat/exact/distribution';
import { bitsOf, certain, chance, maxExactBits, reduce, toFloating, uniform, weigh } from '../../src/combat/exact/distribution';
import { boundsOf, chanceAtLeast, chanceOf, deviationOf, listChances, meanOf, percentileOf } from '../../src/combat/exact/summary';
import { distributionOf, formatAmount, parseAmount, spanOfAmount } from '../../src/combat/amount';
import { countFaces, expectWhole, tellCounted } from '../rules/support/count-dice';
import { fractionsOf } from '../rules/support/ask';

/** Small distributions of few outcomes, some of them impossible, below 0 too. */
const small = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }))
  .filter(([, ways]) => ways.some((one) => one > 0))
  .map(([min, ways]) => weigh(ways.map((one, at) => [min + at, one])));

/** Every outcome with its chance, by Fraction alone. */
function spell(of: Distribution): Map<number, Fraction> {
  return new Map(listChances(of).map(({ value, chance: { exact } }) => [value, exact!]));
}

function gather(outcomes: Iterable<readonly [number, Fraction]>): Record<number, string> {
  const sums = new Map<number, Fraction>();
  for (const [value, part] of outcomes) sums.set(value, (sums.get(value) ?? new Fraction(0)).add(part));
  return Object.fromEntries([...sums].filter(([, part]) => !part.equals(0)).sort(([a], [b]) => a - b).map(([value, part]) => [value, part.toFraction()]));
}

describe('exact distributions', () => {
  test('weigh adds up what is listed twice, leaves out what has no way, and is in lowest terms', () => {
    expect(weigh([[2, 3], [5, 0], [0, 1], [2, 2n]])).toEqual({ kind: 'exact', min: 0, ways: [1n, 0n, 5n], total: 6n });
    expect(weigh([[4, 2], [5, 2]])).toEqual({ kind: 'exact', min: 4, ways: [1n, 1n], total: 2n });
    expect(() => weigh([])).toThrow(RangeError);
    expect(() => weigh([[1, 0]])).toThrow(RangeError);
    expect(() => weigh([[1, 2], [2, -1]])).toThrow(RangeError);
  });

  test('reduce cuts what never comes up at the ends', () => {
    expect(reduce(1, [0n, 2n, 0n, 4n, 0n], 6n)).toEqual({ kind: 'exact', min: 2, ways: [1n, 0n, 2n], total: 3n });
  });

  test('certain, uniform and chance', () => {
    expect(fractionsOf(certain(7))).toEqual({ 7: '1' });
    expect(fractionsOf(uniform(-1, 1))).toEqual({ '-1': '1/3', 0: '1/3', 1: '1/3' });
    expect([chance(0, 6), chance(2, 6), chance(6n, 6n)].map(fractionsOf)).toEqual([{ 0: '1' }, { 0: '2/3', 1: '1/3' }, { 1: '1' }]);
  });

  test('a die against a number: faces, and what a 1 fails', () => {
    expect([-3, 0, 1, 2, 3, 4, 5, 6, 7, 9].map((need) => facesOf(need))).toEqual([6, 6, 6, 5, 4, 3, 2, 1, 0, 0]);
    expect([1, 2, 3, 7].map((need) => facesOf(need, 2))).toEqual([5, 5, 4, 0]);
    expect(fractionsOf(passOn(1, 2))).toEqual({ 0: '1/6', 1: '5/6' });
  });

  test('totals of dice are those of counting all of them', () => {
    for (const [count, sides] of [[1, 6], [3, 6], [2, 3], [4, 4]] as const) {
      let all: number[] = [0];
      for (let die = 0; die < count; die++) all = all.flatMap((sum) => Array.from({ length: sides }, (_, at) => sum + at + 1));
      expect(fractionsOf(totalOfDice({ count, sides }))).toEqual(gather(all.map((sum) => [sum, new Fraction(1, sides ** count)])));
    }
  });

  test('add is the convolution by hand', () => {
    fc.assert(fc.property(small, small, (a, b) => {
      const byHand = [...spell(a)].flatMap(([one, part]) => [...spell(b)].map(([other, more]) => [one + other, part.mul(more)] as const));
      expect(fractionsOf(add(a, b))).toEqual(gather(byHand));
    }), { numRuns: 200 });
  });

  test('mapValues and spread follow each outcome by its chance', () => {
    fc.assert(fc.property(small, fc.array(small, { minLength: 3, maxLength: 3 }), (of, then) => {
      const next = (value: number): ExactDistribution => then[((value % 3) + 3) % 3]!;
      expect(fractionsOf(mapValues(of, (value) => value * value))).toEqual(gather([...spell(of)].map(([value, part]) => [value * value, part])));
      expect(fractionsOf(spread(of, next))).toEqual(gather([...spell(of)].flatMap(([value, part]) => [...spell(next(value))].map(([after, more]) => [after, part.mul(more)] as const))));
    }), { numRuns: 200 });
  });

  test('spread asks only after outcomes that can come up', () => {
    const asked: number[] = [];
    spread(weigh([[0, 1], [2, 1]]), (value) => { asked.push(value); return certain(value); });
    expect(asked).toEqual([0, 2]);
  });

  test('repeat is adding one by one, repeatRandomly mixes them by the number of times', () => {
    fc.assert(fc.property(small, fc.integer({ min: 0, max: 6 }), fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }).filter((ways) => ways.some((one) => one > 0)), (each, times, ways) => {
      const sums = [certain(0) as Distribution];
      for (let more = 0; more < 6; more++) sums.push(add(sums.at(-1)!, each));
      expect(repeat(each, times)).toEqual(sums[times]);
      const count = weigh(ways.map((one, at) => [at, one]));
      expect(fractionsOf(repeatRandomly(each, count))).toEqual(gather([...spell(count)].flatMap(([value, part]) => [...spell(sums[value]!)].map(([sum, more]) => [sum, part.mul(more)] as const))));
    }), { numRuns: 150 });
  });

  test('iterate plays steps from state to state', () => {
    // D3 blows of 4+ each at a model of 2 wounds: it stands where it fell.
    const step = (left: number): Distribution => (left === 0 ? certain(0) : mapValues(passOn(4), (hit) => left - hit));
    const counted = countFaces((die) => {
      let left = 2;
      const blows = Math.ceil(die() / 2);
      for (let blow = 0; blow < blows && left > 0; blow++) if (die() >= 4) left--;
      return left;
    });
    expect(fractionsOf(iterate(totalOfDice({ count: 1, sides: 3 }), 2, step))).toEqual(tellCounted(counted));
    expect(fractionsOf(iterate(certain(0), 5, step))).toEqual({ 5: '1' });
  });

  test('all results are whole and in lowest terms', () => {
    fc.assert(fc.property(small, small, fc.integer({ min: 0, max: 5 }), (a, b, times) => {
      for (const one of [add(a, b), repeat(a, times), mapValues(a, (value) => value % 2), spread(a, (value) => (value > 0 ? b : a)), repeatRandomly(b, mapValues(a, Math.abs))]) {
        expectWhole(one);
        if (one.kind === 'exact') {
          expect(reduce(one.min, one.ways, one.total)).toEqual(one);
          expect(one.ways[0]! > 0n && one.ways.at(-1)! > 0n).toBe(true);
        }
      }
    }), { numRuns: 150 });
  });
});

describe('summaries', () => {
  test('mean, deviation and chances by hand', () => {
    fc.assert(fc.property(small, fc.integer({ min: -6, max: 12 }), (of, value) => {
      const all = [...spell(of)];
      const mean = all.reduce((sum, [one, part]) => sum.add(part.mul(one)), new Fraction(0));
      expect(meanOf(of).exact!.equals(mean)).toBe(true);
      expect(deviationOf(of) ** 2).toBeCloseTo(all.reduce((sum, [one, part]) => sum.add(part.mul(new Fraction(one).sub(mean).pow(2)!)), new Fraction(0)).valueOf(), 10);
      expect(chanceAtLeast(of, value).exact!.equals(all.reduce((sum, [one, part]) => (one >= value ? sum.add(part) : sum), new Fraction(0)))).toBe(true);
      expect(chanceOf(of, value).exact!.equals(spell(of).get(value) ?? 0)).toBe(true);
      expect(boundsOf(of)).toEqual({ min: all[0]![0], max: all.at(-1)![0] });
    }), { numRuns: 200 });
  });

  test('a percentile is the least outcome that so many of 100 do not exceed', () => {
    fc.assert(fc.property(small, fc.integer({ min: 1, max: 100 }), (of, percent) => {
      const found = percentileOf(of, percent);
      const notAbove = (value: number): Fraction => new Fraction(1).sub(chanceAtLeast(of, value + 1).exact!);
      expect(notAbove(found).mul(100).gte(percent)).toBe(true);
      expect(notAbove(found - 1).mul(100).gte(percent)).toBe(false);
      expect(chanceOf(of, found).value).toBeGreaterThan(0);
      expect(percentileOf(toFloating(of), percent)).toBe(found);
    }), { numRuns: 200 });
  });

  test('a percentile does not shift by a rounding of floating point', () => {
    // 0.1 + 0.7 is a little less than 0.8.
    expect(percentileOf(toFloating(weigh([[0, 1], [1, 7], [2, 2]])), 80)).toBe(1);
  });

  test('floating point tells no fraction, and nothing of what is outside', () => {
    const of = toFloating(chance(1, 3));
    expect([chanceOf(of, 1).exact, chanceOf(of, 2), chanceOf(of, -1), chanceAtLeast(of, 0).value]).toEqual([null, { exact: null, value: 0 }, { exact: null, value: 0 }, 1]);
  });
});

/** How far the floating point is from the exact, at its worst. */
function farthest(exact: Distribution, floating: Distribution): number {
  const values = [...new Set([...listChances(exact), ...listChances(floating)].map(({ value }) => value))];
  return Math.max(...values.map((value) => Math.abs(chanceOf(exact, value).value - chanceOf(floating, value).value)));
}

function errorOf(of: Distribution): number {
  return of.kind === 'floating' ? of.error : 0;
}

describe('floating point', () => {
  test('is within the bound it states of what is exact, whatever it is made by', () => {
    fc.assert(fc.property(small, small, fc.integer({ min: 0, max: 12 }), (a, b, times) => {
      const makers: ((one: Distribution, other: Distribution) => Distribution)[] = [
        add,
        (one) => repeat(one, times),
        (one) => mapValues(one, (value) => Math.abs(value) % 3),
        (one, other) => spread(one, (value) => (value > 0 ? other : one)),
        (one, other) => repeatRandomly(other, mapValues(one, (value) => Math.abs(value))),
        (one, other) => iterate(mapValues(one, (value) => Math.abs(value)), 0, (state) => (state > 3 ? certain(state) : add(other, certain(state)))),
      ];
      expect(add(a, toFloating(b)).kind).toBe('floating');
      for (const make of makers) {
        const [exact, floating] = [make(a, b), make(toFloating(a), toFloating(b))];
        expect(exact.kind).toBe('exact');
        // Telling the exact chance as a number rounds once more.
        expect(farthest(exact, floating)).toBeLessThanOrEqual(errorOf(floating) + Number.EPSILON);
        expectWhole(floating);
      }
    }), { numRuns: 200 });
  });

  test('takes over where exact numbers would be too large, and agrees with what they would be', () => {
    const each = chance(5, 24);
    const times = Math.ceil(maxExactBits / 4);
    const floating = repeat(each, times);
    expect(floating.kind).toBe('floating');
    expectWhole(floating);
    // The binomial with whole numbers, by hand.
    let ways = 19n ** BigInt(times);
    const total = 24n ** BigInt(times);
    for (let hits = 0; hits <= times; hits++) {
      const told = Number((ways * 10n ** 30n) / total) / 1e30;
      expect(Math.abs(told - chanceOf(floating, hits).value)).toBeLessThanOrEqual(errorOf(floating) + 1e-16);
      ways = (ways * BigInt(times - hits) * 5n) / (BigInt(hits + 1) * 19n);
    }
  });

  test('exact stays exact up to its bound', () => {
    const most = Math.floor(maxExactBits / bitsOf(6n));
    expect([repeat(passOn(4), most).kind, repeat(passOn(5), 150).kind]).toEqual(['exact', 'exact']);
    expect(lengthOf(repeat(passOn(5), 150))).toBe(151);
  });

  test('500 dice, with misses rolled again, take no time', () => {
    const start = performance.now();
    const hit = spread(passOn(4), (hits) => (hits === 1 ? certain(1) : passOn(4)));
    const one = spread(hit, (hits) => (hits === 1 ? passOn(5) : certain(0)));
    const all = repeat(one, 500);
    const took = performance.now() - start;
    expectWhole(all);
    expect(meanOf(all).value).toBeCloseTo(125, 9);
    expect(boundsOf(all)).toEqual({ min: 0, max: 500 });
    // A few milliseconds on any machine; the bound leaves room for a busy one.
    expect(took).toBeLessThan(200);
  });

  test('what hardly ever happens neither breaks sums nor becomes negative', () => {
    const never = repeat(chance(1, 6n ** 40n), 400);
    expectWhole(never);
    expect(chanceOf(never, 0).value).toBeCloseTo(1, 12);
    expectWhole(repeat(passOn(6), 1000));
  });
});

describe('amounts', () => {
  test('are read, shown and spanned', () => {
    expect(['3', 'D6', 'd3+1', '2D6-1', ' 2d6 − 3 ', '007'].map((text) => formatAmount(parseAmount(text)!))).toEqual(['3', 'D6', 'D3+1', '2D6−1', '2D6−3', '7']);
    expect(['', '-1', 'D', '1e9', '2D6+', '4+', '99D6', 'D1000', '1.5', 'D6+1+1'].map(parseAmount)).toEqual(Array.from({ length: 10 }, () => null));
    expect(['3', '2D6+1', 'D6-4'].map((text) => spanOfAmount(parseAmount(text)!))).toEqual([{ min: 3, max: 3 }, { min: 3, max: 13 }, { min: 0, max: 2 }]);
  });

  test('never fall below 0', () => {
    expect(fractionsOf(distributionOf(parseAmount('D6-4')!))).toEqual({ 0: '2/3', 1: '1/6', 2: '1/6' });
    expect(fractionsOf(distributionOf(parseAmount('2D3')!))).toEqual({ 2: '1/9', 3: '2/9', 4: '1/3', 5: '2/9', 6: '1/9' });
  });
});
