/** Tests against leadership: morale, and rallying inside a dungeon (EXT-04, COM-06, COM-07). */
import type { Step } from '../contract';
import { staysWithin } from '../exact/dice';
import type { ExactDistribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { ClassicRules } from './schema';
import { stepWords } from './words';

/** A unit that wants to rally. */
export interface RallyingUnit {
  readonly models: number;
  /** Models at the start of this combat. */
  readonly start: number;
  readonly independent: boolean;
  readonly coherent: boolean;
}

/** Why a unit rallies in no case (COM-06), as a step of the answer; null where it may test. */
export function findRallyFailure({ rally: { rule, belowPercent } }: ClassicRules, { models, start, independent, coherent }: RallyingUnit): Step | null {
  if (models * 100 < start * belowPercent) return { rules: [rule], text: stepWords.tooFew, values: { models, start } };
  if (models === 1 && !independent) return { rules: [rule], text: stepWords.alone };
  return coherent ? null : { rules: [rule], text: stepWords.scattered };
}

/** 1 when the dice are not above the leadership, else 0. */
export function testLeadership({ leadership: { dice } }: ClassicRules, value: number): ExactDistribution {
  return staysWithin(dice, value);
}

/** A test that is always passed. */
export const alwaysPassed = certain(1);
