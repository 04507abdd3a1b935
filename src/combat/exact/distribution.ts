/**
 * Chances of whole-number outcomes. Exact while that is small: ways out of one common total. Beyond
 * `maxExactBits` they are floating point, and say how far off they can be.
 */

/** Ways in which each outcome from `min` upwards comes up, out of `total`; the ways add up to the total. */
export interface ExactDistribution {
  readonly kind: 'exact';
  readonly min: number;
  readonly ways: readonly bigint[];
  readonly total: bigint;
}

/** The chance of each outcome from `min` upwards; none is off by more than `error`, nor is their sum from 1. */
export interface FloatingDistribution {
  readonly kind: 'floating';
  readonly min: number;
  readonly chances: readonly number[];
  readonly error: number;
}

/** Chances of whole-number outcomes, as exact as they can be had. */
export type Distribution = ExactDistribution | FloatingDistribution;

/** Totals of more bits are no longer reckoned exactly: whole numbers of that size are still finite as floating point. */
export const maxExactBits = 1000;

/** Twice the rounding of one operation on floating-point numbers, so that products of bounds may be left out. */
export const rounding = Number.EPSILON;

/** One outcome for sure. */
export function certain(value: number): ExactDistribution {
  return { kind: 'exact', min: value, ways: [1n], total: 1n };
}

/** A die, or any other value from `low` to `high` as likely as the others. */
export function uniform(low: number, high: number): ExactDistribution {
  return weigh(Array.from({ length: high - low + 1 }, (_, at) => [low + at, 1]));
}

/** 1 in `ways` of `total` cases, else 0. */
export function chance(ways: number | bigint, total: number | bigint): ExactDistribution {
  return weigh([[0, BigInt(total) - BigInt(ways)], [1, ways]]);
}

/** The outcomes listed, each with its ways; a value may be listed more than once. Throws a RangeError without any way, or with a negative one. */
export function weigh(outcomes: Iterable<readonly [value: number, ways: number | bigint]>): ExactDistribution {
  const ways = new Map<number, bigint>();
  let total = 0n;
  for (const [value, count] of outcomes) {
    const big = BigInt(count);
    if (big < 0n) throw new RangeError(`${count} ways for ${value}`);
    if (big === 0n) continue;
    ways.set(value, (ways.get(value) ?? 0n) + big);
    total += big;
  }
  if (total === 0n) throw new RangeError('a distribution needs at least one outcome');
  const values = [...ways.keys()];
  const min = Math.min(...values);
  return reduce(min, Array.from({ length: Math.max(...values) - min + 1 }, (_, at) => ways.get(min + at) ?? 0n), total);
}

/** In lowest terms, and without outcomes at the ends that never come up. */
export function reduce(min: number, ways: readonly bigint[], total: bigint): ExactDistribution {
  let divisor = total;
  for (const way of ways) {
    if (divisor === 1n) break;
    if (way !== 0n) divisor = commonDivisor(divisor, way);
  }
  const first = ways.findIndex((way) => way !== 0n);
  const kept = ways.slice(first, ways.findLastIndex((way) => way !== 0n) + 1);
  return { kind: 'exact', min: min + first, ways: divisor === 1n ? kept : kept.map((way) => way / divisor), total: total / divisor };
}

/** The greatest common divisor of two whole numbers above 0. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The same in floating point. */
export function toFloating(distribution: Distribution): FloatingDistribution {
  if (distribution.kind === 'floating') return distribution;
  const total = Number(distribution.total);
  return { kind: 'floating', min: distribution.min, chances: distribution.ways.map((way) => Number(way) / total), error: 3 * rounding };
}

/** Bits of a total: what the cost of exact arithmetic grows with. */
export function bitsOf(total: bigint): number {
  return total.toString(16).length * 4;
}
