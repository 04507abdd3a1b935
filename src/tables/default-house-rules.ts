/** The house rules of a group that has changed nothing. */
import type { HouseRules } from './house-rules';
import type { HouseRuleDefinition } from './ruleset';

/**
 * The first value of every definition. Safe as `HouseRules` because a ruleset is refused unless it
 * defines every key with values the engine knows (known-codes.ts).
 */
export function listDefaultHouseRules(definitions: readonly HouseRuleDefinition[]): HouseRules {
  return Object.fromEntries(definitions.map((rule) => [rule.key, rule.values[0]])) as unknown as HouseRules;
}
