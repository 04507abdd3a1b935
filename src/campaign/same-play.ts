import type { Game, NewGame } from './log';

/** What two entries share that tell the same game. */
export function keyOfPlay({ date, mission, scenario, whole, attacker, defender, objectives }: NewGame | Game): string {
  return JSON.stringify([date, mission, scenario, whole, attacker, defender, objectives]);
}

/** Whether two entries may be of one game: papers of another tag are another one. */
export function mayBeOne(game: Pick<Game, 'tag'>, other: Pick<Game, 'tag'>): boolean {
  return game.tag === undefined || other.tag === undefined || game.tag === other.tag;
}

/** A game that counts and tells the same as another: it may have been recorded twice. */
export function findSamePlay(games: readonly Game[], game: NewGame): Game | undefined {
  const key = keyOfPlay(game);
  return game.date === undefined ? undefined : games.find((other) => other.void === undefined && mayBeOne(game, other) && keyOfPlay(other) === key);
}
