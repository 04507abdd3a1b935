import type { Ruleset, ScenarioDefinition } from '../tables/ruleset';
import { findBoardMission } from './find-board-mission';

/** The scenario whose boards alone are played by a mission; a board that several have is nobody's, and a mission that is played alone is no board. */
export function findScenarioOfBoard(mission: string | undefined, { missions, scenarios = [] }: Pick<Ruleset, 'missions' | 'scenarios'>): ScenarioDefinition | undefined {
  if (missions.find(({ id }) => id === mission)?.only !== 'scenario') return undefined;
  const withBoard = scenarios.filter((scenario) => findBoardMission(scenario) === mission);
  return withBoard.length === 1 ? withBoard[0] : undefined;
}
