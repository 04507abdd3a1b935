import type { ScenarioDefinition } from '../tables/ruleset';

/** Id of the mission that the boards of a scenario are played by. */
export function findBoardMission({ levels, boards }: Pick<ScenarioDefinition, 'levels' | 'boards'>): string {
  return levels?.mission ?? boards[0]!.mission;
}
