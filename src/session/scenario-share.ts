/** The share string of a scenario (G3): that of a session with the scenario in place of the mission. */
import type { Ruleset, ScenarioDefinition } from '../tables/ruleset';
import type { SessionOptions } from './document';
import { findBadOptions } from './read-options';
import type { ScenarioDocument, ScenarioOptions } from './scenario-document';
import type { Shared } from './share';
import { defaultOptions, listChangedOptions, packShare } from './share';

/** Options of a scenario nobody has changed anything of: the size is the scenario's own. */
export function defaultScenarioOptions(ruleset: Ruleset): ScenarioOptions {
  const options: Partial<Pick<SessionOptions, 'mission'>> & ScenarioOptions = { ...defaultOptions(ruleset, ''), evening: null };
  delete (options as { mission?: string }).mission;
  return options;
}

/** The share string of a scenario. `ruleset`: that of the document, or of one of its boards. */
export function encodeScenarioShare({ generator, seed, rulesetHash, scenario, options }: ScenarioDocument, ruleset: Ruleset): string {
  return packShare(generator.version, seed, rulesetHash, { scenario: scenario.id, ...listChangedOptions(options, defaultScenarioOptions(ruleset)) });
}

/** The scenario and the options a share string stands for under a ruleset, or the paths of those that make no sense there. */
export function readSharedScenario(shared: Shared, ruleset: Ruleset): { readonly scenario: ScenarioDefinition; readonly options: ScenarioOptions } | { readonly bad: readonly string[] } {
  const { scenario: id, ...given } = shared.options;
  const scenario = ruleset.scenarios?.find((each) => each.id === id);
  if (!scenario) return { bad: ['options.scenario'] };
  const defaults = defaultScenarioOptions(ruleset);
  const rules = given['houseRules'];
  const options = {
    ...defaults, ...given,
    houseRules: typeof rules === 'object' && rules !== null ? { ...defaults.houseRules, ...rules } : defaults.houseRules,
  };
  const bad = findBadScenarioOptions(options, ruleset);
  return bad.length > 0 ? { bad } : { scenario, options };
}

/** Paths of the options of a scenario that are missing, unknown or out of range. */
export function findBadScenarioOptions(options: object, ruleset: Ruleset): string[] {
  const foreign = ['mission', 'level'].filter((key) => Object.hasOwn(options, key)).map((key) => `options.${key}`);
  return [...foreign, ...findBadOptions({ ...options, mission: ruleset.missions[0]?.id }, ruleset)];
}
