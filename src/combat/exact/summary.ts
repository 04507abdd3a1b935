/** What one asks of a distribution: chances, mean, percentiles. */
import Fraction from 'fraction.js';
import { lengthOf } from './combine';
import type { Distribution } from './distribution';

/** A number as exactly as it is known: a fraction where it is exact. */
export interface Known {
  readonly exact: Fraction | null;
  readonly value: number;
}

/** Least and greatest outcome. */
export function boundsOf(of: Distribution): { readonly min: number; readonly max: number } {
  return { min: of.min, max: of.min + lengthOf(of) - 1 };
}

/** The chance of one outcome; 0 for what cannot come up. */
export function chanceOf(of: Distribution, value: number): Known {
  const at = value - of.min;
  return of.kind === 'floating' ? { exact: null, value: of.chances[at] ?? 0 } : toKnown(of.ways[at] ?? 0n, of.total);
}

/** The chance of at least so much. */
export function chanceAtLeast(of: Distribution, value: number): Known {
  const counts = (at: number): boolean => of.min + at >= value;
  if (of.kind === 'floating') return { exact: null, value: Math.min(1, of.chances.reduce((sum, one, at) => (counts(at) ? sum + one : sum), 0)) };
  return toKnown(of.ways.reduce((sum, one, at) => (counts(at) ? sum + one : sum), 0n), of.total);
}

/** The mean. */
export function meanOf(of: Distribution): Known {
  if (of.kind === 'floating') return { exact: null, value: of.chances.reduce((sum, one, at) => sum + one * (of.min + at), 0) };
  return toKnown(of.ways.reduce((sum, one, at) => sum + one * BigInt(of.min + at), 0n), of.total);
}

/** How far outcomes lie from the mean, as a rule: the standard deviation. */
export function deviationOf(of: Distribution): number {
  const mean = meanOf(of).value;
  const chances = of.kind === 'floating' ? of.chances : of.ways.map((ways) => Number(ways) / Number(of.total));
  return Math.sqrt(chances.reduce((sum, one, at) => sum + one * (of.min + at - mean) ** 2, 0));
}

/** The least outcome that is not exceeded in at least `percent` of 100 cases. */
export function percentileOf(of: Distribution, percent: number): number {
  const { max } = boundsOf(of);
  if (of.kind === 'exact') {
    let sum = 0n;
    return of.min + of.ways.findIndex((ways) => (sum += ways) * 100n >= BigInt(percent) * of.total);
  }
  let sum = 0;
  const at = of.chances.findIndex((one) => (sum += one) * 100 >= percent - of.error * 100);
  return at === -1 ? max : of.min + at;
}

/** Every outcome that can come up, with its chance, in order. */
export function listChances(of: Distribution): { readonly value: number; readonly chance: Known }[] {
  return Array.from({ length: lengthOf(of) }, (_, at) => ({ value: of.min + at, chance: chanceOf(of, of.min + at) })).filter(({ chance }) => chance.value > 0);
}

function toKnown(ways: bigint, total: bigint): Known {
  const exact = new Fraction(ways, total);
  return { exact, value: Number(exact.s * exact.n) / Number(exact.d) };
}
