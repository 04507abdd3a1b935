/** What may be played, for a list to choose from: the missions that stand alone, then the scenarios. */
import type { MissionDefinition, Ruleset, ScenarioDefinition } from '../tables/ruleset';
import type { CommandContext } from './context';
import { isPlayedAlone } from './generate/find-mission';
import { askMessages as words } from './messages/ask';

/** What is played: a mission, or a scenario in its place. */
export type Played = { readonly mission: MissionDefinition } | { readonly scenario: ScenarioDefinition };

/** Before the id of a scenario in the list, since a group may give a mission the same. */
const scenarioMark = '\0';

/** The list; `label`: how a mission is offered, by its name unless more is to be said of it. */
export function listPlayed({ missions, scenarios = [] }: Ruleset, { language, say }: Pick<CommandContext, 'language' | 'say'>, label: (mission: MissionDefinition) => string = ({ name }) => name[language]): { readonly value: string; readonly label: string }[] {
  return [
    ...missions.filter(isPlayedAlone).map((mission) => ({ value: mission.id, label: label(mission) })),
    ...scenarios.map(({ id, name }) => ({ value: `${scenarioMark}${id}`, label: say(words.scenario, { scenario: name[language] }) })),
  ];
}

/** What was chosen from it. */
export function findPlayed(value: string, { missions, scenarios = [] }: Ruleset): Played {
  const scenario = scenarios.find((candidate) => `${scenarioMark}${candidate.id}` === value);
  return scenario ? { scenario } : { mission: missions.find((mission) => mission.id === value)! };
}
