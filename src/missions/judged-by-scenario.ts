import type { MissionDefinition } from '../tables/ruleset';

/** SCN-01, SCN-03: an incursion that is compared with the other one, or decided by the last fight; it has no winner of its own. */
export function isJudgedByScenario({ only, family, primary }: Pick<MissionDefinition, 'only' | 'family' | 'primary'>): boolean {
  return only === 'scenario' && (family === 'search' || primary === 'force');
}

/** True for scenarios of two incursions that are compared, or that a last fight decides (SCN-01 to SCN-03). */
export function isComparedScoring(scoring: string): boolean {
  return scoring === 'tunnels' || scoring === 'preliminary' || scoring === 'final';
}
