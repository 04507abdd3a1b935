/**
 * How many of each kind a general set needs (PRE-09, SEC-08): of each the least number that suffices with a chance
 * of 9/10 when so many sections are in sight, then one more of the kind that is likeliest to run short until the
 * whole set suffices with 9/10. Exact: binomial and multinomial chances in whole numbers.
 */
import Fraction from 'fraction.js';
import type { DoorChances, MixKind, SectionMix } from './section-mix';
import { mixKinds } from './section-mix';

/** How certain a set is to suffice. */
const wanted = new Fraction(9, 10);

/** Sections in sight at once that a set can be made for. */
export const sightLimits = { min: 2, max: 30, usual: 8 } as const;

/** Pieces by kind, and the exact chance that they suffice. */
export interface SetCounts {
  readonly counts: ReadonlyMap<MixKind, number>;
  readonly chance: Fraction;
}

/** Chances in whole numbers: `weights` of `total`. */
interface Weights {
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

function weigh(parts: readonly Fraction[]): Weights {
  const total = parts.reduce((common, { d }) => (common * d) / greatestCommonDivisor(common, d), 1n);
  return { weights: parts.map(({ n, d }) => (n * total) / d), total };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** The counts for so many sections in sight. */
export function countSet(mix: SectionMix, inSight: number): SetCounts {
  const { weights, total } = weigh(mixKinds.map((kind) => mix.get(kind)!));
  const all = total ** BigInt(inSight);
  const isEnough = (ways: bigint, of: bigint): boolean => new Fraction(ways, of).compare(wanted) >= 0;
  const short = (at: number, count: number): bigint => all - countWays([weights[at]!, total - weights[at]!], [count, inSight], inSight);
  const counts = weights.map((_, at) => {
    let count = 0;
    while (!isEnough(all - short(at, count), all)) count++;
    return count;
  });
  for (let ways = countWays(weights, counts, inSight); ; ways = countWays(weights, counts, inSight)) {
    if (isEnough(ways, all)) return { counts: new Map(mixKinds.map((kind, at) => [kind, counts[at]!])), chance: new Fraction(ways, all) };
    const lacks = counts.map((count, at) => short(at, count));
    counts[lacks.reduce((worst, lack, at) => (lack > lacks[worst]! ? at : worst), 0)]!++;
  }
}

/** In how many of `total ** n` equally likely ways n draws bring of each kind no more than its limit. */
export function countWays(weights: readonly bigint[], limits: readonly number[], n: number): bigint {
  // ways[m]: of the kinds so far, m draws among n.
  let ways: bigint[] = Array.from({ length: n + 1 }, (_, m) => (m === 0 ? 1n : 0n));
  weights.forEach((weight, kind) => {
    const next = ways.map(() => 0n);
    for (let m = 0; m <= n; m++) {
      if (ways[m] === 0n) continue;
      let term = ways[m]!;
      for (let j = 0; j <= Math.min(limits[kind]!, n - m); j++) {
        next[m + j] = next[m + j]! + term;
        // From j to j + 1 draws of this kind: another weight, and another choice of which draw it was.
        term = (term * weight * BigInt(n - m - j)) / BigInt(j + 1);
      }
    }
    ways = next;
  });
  return ways[n]!;
}

/** The least number of doors that suffices with a chance of 9/10 on so many sections, and the one through which one came. */
export function countDoors(mix: SectionMix, doors: DoorChances, inSight: number): number {
  const length = Math.max(...[...doors.values()].map((chances) => chances.length));
  const ofOne = Array.from({ length }, (_, at) => mixKinds.reduce((sum, kind) => sum.add(mix.get(kind)!.mul(doors.get(kind)?.[at] ?? 0)), new Fraction(0)));
  const { weights, total } = weigh(ofOne);
  let ways: bigint[] = [1n];
  for (let at = 0; at < inSight; at++) {
    const next: bigint[] = Array.from({ length: ways.length + length - 1 }, () => 0n);
    ways.forEach((way, i) => weights.forEach((weight, j) => { next[i + j] = next[i + j]! + way * weight; }));
    ways = next;
  }
  let sum = 0n;
  const all = total ** BigInt(inSight);
  const enough = ways.findIndex((way) => new Fraction((sum += way), all).compare(wanted) >= 0);
  return enough + 1;
}
