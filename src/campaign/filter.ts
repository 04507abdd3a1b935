import type { Game } from './log';

/** A scenario, and the mission of its boards where no other has it. */
export interface ScenarioChoice {
  readonly id: string;
  readonly board?: string;
}

/** Which games are meant. */
export interface GameFilter {
  readonly attacker?: string;
  readonly mission?: string;
  /** A scenario: its result, its incursions, and its boards by whatever they are kept. */
  readonly scenario?: ScenarioChoice;
  /** A day, `YYYY-MM-DD`, or the number of a game. */
  readonly since?: string | number;
}

/** Whether a game is meant. A game without a day is not known to be since any. */
export function matchesFilter(game: Game, { attacker, mission, scenario, since }: GameFilter): boolean {
  return (
    (attacker === undefined || game.attacker === attacker)
    && (mission === undefined || game.mission === mission)
    && (scenario === undefined || isOfScenario(game, scenario))
    && (since === undefined || (typeof since === 'number' ? game.number >= since : game.date !== undefined && game.date >= since))
  );
}

/** A game that says of which scenario it was is of no other, whatever board it was played on. */
function isOfScenario({ mission, scenario }: Game, { id, board }: ScenarioChoice): boolean {
  return scenario === undefined ? mission === id || mission === board : scenario === id;
}
