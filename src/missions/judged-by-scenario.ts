import type { MissionDefinition } from '../tables/ruleset';

/** SCN-01, SCN-03: an incursion that is compared with the other one, or decided by the last fight; it has no winner of its own. */
export function isJudgedByScenario({ only, family, primary }: Pick<MissionDefinition, 'only' | 'family' | 'primary'>): boolean {
  return only === 'scenario' && (family === 'search' || primary === 'force');
}

/** Scorings of two incursions that are compared, or that a last fight decides (SCN-01 to SCN-03). */
const comparedScorings = ['tunnels', 'preliminary', 'final'] as const;

/** One of them. */
export type ComparedScoring = (typeof comparedScorings)[number];

/** True for such a scoring; what the boards' missions have to be for it, check-scenarios sees to. */
export function isComparedScoring(scoring: string): scoring is ComparedScoring {
  return (comparedScorings as readonly string[]).includes(scoring);
}
