/** What a game of the log can be, by the tables: missions that somebody must win, and what is played and told in each scenario. */
import { findBoardMission } from '../missions/find-board-mission';
import type { ComparedScoring } from '../missions/judged-by-scenario';
import { isComparedScoring, isJudgedByScenario } from '../missions/judged-by-scenario';
import type { Ruleset } from '../tables/ruleset';
import type { Game } from './log';
import { primaryMissions, searchMission } from './log';

/** A scenario, as far as the log needs to know it. */
export interface KnownScenario {
  /** How its result is told (SCN-01 to SCN-03); null where it is one game. */
  readonly scoring: ComparedScoring | null;
  /** What its games are games of. */
  readonly missions: readonly string[];
}

/** Missions and scenarios. */
export interface KnownGames {
  /** MIS-12: missions with a primary, which one of the two wins. */
  readonly primary: readonly string[];
  readonly scenarios: Readonly<Record<string, KnownScenario>>;
}

const incursions = [searchMission, 'incursion'] as const;

/** Those of the program's tables, written out so that nobody needs to read them for it; a test holds it against them. */
export const programGames: KnownGames = {
  primary: primaryMissions,
  scenarios: {
    'combates-en-los-tuneles': { scoring: 'tunnels', missions: incursions },
    'lucha-preliminar': { scoring: 'preliminary', missions: incursions },
    'entre-la-pistola-de-plasma-y-la-pared': { scoring: 'final', missions: ['fuerza-de-choque'] },
    'huir-de-las-mazmorras': { scoring: null, missions: ['nivel'] },
    'resident-evil': { scoring: null, missions: ['resident-evil'] },
  },
};

/** A scenario by its id, which a hand may have written. */
export function findKnownScenario({ scenarios }: KnownGames, id: string | undefined): KnownScenario | undefined {
  return id !== undefined && Object.hasOwn(scenarios, id) ? scenarios[id] : undefined;
}

/** A mission that is none of its scenario's boards, with those that are, for the words (SCN-01); the result of a scenario is no game of a board. */
export function findForeignMission(known: KnownGames, { mission, scenario, whole }: Partial<Pick<Game, 'mission' | 'scenario' | 'whole'>>): { readonly mission: string; readonly list: string } | null {
  const missions = whole || mission === undefined ? undefined : findKnownScenario(known, scenario)?.missions;
  return mission !== undefined && missions?.includes(mission) === false ? { mission, list: missions.join(', ') } : null;
}

/** Those of other tables. */
export function listKnownGames({ missions, scenarios = [] }: Ruleset): KnownGames {
  const listMissions = (board: string): string[] => (missions.find(({ id }) => id === board)?.family === 'search' ? [...new Set([searchMission, board])] : [board]);
  return {
    primary: missions.filter((mission) => mission.family === 'primary' && !isJudgedByScenario(mission)).map(({ id }) => id),
    scenarios: Object.fromEntries(scenarios.map((scenario) => {
      const boards = scenario.levels ? [findBoardMission(scenario)] : scenario.boards!.map(({ mission }) => mission);
      return [scenario.id, { scoring: isComparedScoring(scenario.scoring) ? scenario.scoring : null, missions: [...new Set(boards.flatMap(listMissions))] }];
    })),
  };
}
