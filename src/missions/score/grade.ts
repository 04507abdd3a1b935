/** Comparing a count with X: the two victory tables (MIS-08, MIS-12), exactly (C4). */
import type { Ratio } from '../../tables/ratio';
import { compareRatios } from '../../tables/ratio';

/** Who won. `none`: X did not exist yet (LOG-02, ENG-07). */
export const winners = ['attacker', 'defender', 'draw', 'none'] as const;

/** One of them. */
export type Winner = (typeof winners)[number];

/** How clear a win is in the missions with a primary objective (MIS-12). */
export const grades = ['decisive', 'plain', 'marginal'] as const;

/** One of them. */
export type Grade = (typeof grades)[number];

/** A result: who won and, in the primary family, how clearly. */
export interface Verdict {
  readonly winner: Winner;
  readonly grade: Grade | null;
}

/** Rounding of X (`xRounding`, MIS-12). */
export type Rounding = 'none' | 'nearest' | 'floor' | 'ceil';

/** Least whole number not below a fraction. */
export function ceilRatio({ num, den }: Ratio): number {
  return -Math.floor(-num / den);
}

/** X after the house rule `xRounding` (MIS-12); halves go up. */
export function roundX(x: Ratio, mode: Rounding): Ratio {
  switch (mode) {
    case 'none': return x;
    case 'floor': return { num: Math.floor(x.num / x.den), den: 1 };
    case 'ceil': return { num: ceilRatio(x), den: 1 };
    case 'nearest': return { num: Math.floor((2 * x.num + x.den) / (2 * x.den)), den: 1 };
  }
}

/** MIS-08: more objectives than X, as many, or fewer. */
export function judgeSearch(objectives: number, x: Ratio | null): Verdict {
  if (x === null) return { winner: 'none', grade: null };
  const difference = compareRatios({ num: objectives, den: 1 }, x);
  return { winner: difference > 0 ? 'attacker' : difference < 0 ? 'defender' : 'draw', grade: null };
}

/** T of MIS-12: X and the defender's 1D3, less 2. */
export function targetFor(x: Ratio, die: number): Ratio {
  return { num: x.num + (die - 2) * x.den, den: x.den };
}

/** MIS-12: n against T, with or without the primary. */
export function judgePrimary(primary: boolean, secondaries: number, target: Ratio): Verdict {
  const ahead = secondaries * target.den - target.num;
  const column = ahead >= 0 ? 0 : ahead >= -target.den ? 1 : 2;
  return primary
    ? { winner: 'attacker', grade: (['decisive', 'plain', 'marginal'] as const)[column] }
    : { winner: 'defender', grade: (['marginal', 'plain', 'decisive'] as const)[column] };
}
