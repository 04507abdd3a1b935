/** Who wins a combat, and whether the loser breaks (FAN-13, FAN-16, FAN-18, FAN-19). */
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import { mapValues } from '../exact/combine';
import { passesTest } from './psychology';
import type { FantasyRules } from './schema';

/** Where the enemy is attacked from, beyond its front. */
export type Arc = 'front' | 'flank' | 'rear' | 'flankAndRear';

/** What a side brings to its score besides the wounds it caused. */
export interface Advantages {
  /** All of them, the first too. */
  readonly ranks: number;
  readonly outnumbers: boolean;
  readonly standard: boolean;
  readonly higherGround: boolean;
  readonly arc: Arc;
  /** Wounds beyond those that the enemy in the challenge had. */
  readonly excess: number;
}

/** Points of a side without the wounds (FAN-18). */
export function bonusOf({ score }: FantasyRules, { ranks, outnumbers, standard, higherGround, arc, excess }: Advantages): number {
  const points = [
    Math.min(score.mostRanks, score.perRank * Math.max(0, ranks - 1)),
    outnumbers ? score.outnumbering : 0,
    standard ? score.standard : 0,
    higherGround ? score.higherGround : 0,
    arc === 'front' ? 0 : score[arc],
    Math.min(score.mostExcess, score.perExcess * excess),
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

/** Points of a side: wounds caused and advantages (FAN-18). */
export function scoreOf(rules: FantasyRules, wounds: number, advantages: Advantages): number {
  return wounds + bonusOf(rules, advantages);
}

/** A side that lost a combat. */
export interface Loser {
  readonly leadership: number;
  /** Points it lost by. */
  readonly difference: number;
  readonly stubborn: boolean;
  /** The winner causes fear, is of greater unit strength, and the loser is not immune: no dice (FAN-13). */
  readonly overawed: boolean;
}

/** 1 where the loser breaks, else 0 (FAN-19). */
export function breaks(rules: FantasyRules, { leadership, difference, stubborn, overawed }: Loser): Distribution {
  if (overawed) return certain(1);
  return mapValues(passesTest(rules, leadership - (stubborn ? 0 : difference)), (passed) => 1 - passed);
}
