import type { Game } from './log';

/** Which games are meant. */
export interface GameFilter {
  readonly attacker?: string;
  readonly mission?: string;
  /** A day, `YYYY-MM-DD`, or the number of a game. */
  readonly since?: string | number;
}

/** Whether a game is meant. A game without a day is not known to be since any. */
export function matchesFilter(game: Game, { attacker, mission, since }: GameFilter): boolean {
  return (
    (attacker === undefined || game.attacker === attacker)
    && (mission === undefined || game.mission === mission)
    && (since === undefined || (typeof since === 'number' ? game.number >= since : game.date !== undefined && game.date >= since))
  );
}
