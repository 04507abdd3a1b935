import { UserError } from '../../errors';
import type { Language, Ruleset, ScenarioDefinition } from '../../tables/ruleset';
import { scenarioMessages as words } from '../messages/scenarios';
import { findNamed, listNamed } from './find-named';

/** The scenario that a name means. An unknown one is a user error that lists them all and names the nearest. */
export function findScenario(typed: string, { scenarios = [] }: Ruleset, language: Language): ScenarioDefinition {
  const result = findNamed(typed, scenarios);
  if ('found' in result) return result.found;
  const values = { name: typed, list: listNamed(scenarios, language), nearest: result.nearest };
  throw new UserError('UNKNOWN_SCENARIO', words.unknown, values, { remedy: result.nearest === '' ? words.list : words.nearest });
}
