/** Whether two entries of the log are one game: by the papers it was played with, or by what both say of it. */
import type { Game, NewGame } from './log';

/** What tells the papers of a game. Boards of different scenarios may have one tag: the scenario's own tells them apart. */
export type PapersOfGame = Pick<Game, 'tag' | 'scenario' | 'scenarioTag'>;

/** What is not known of one of them speaks against nothing. */
const agrees = (one: string | undefined, other: string | undefined): boolean => one === undefined || other === undefined || one === other;

const isOfOneScenario = (game: PapersOfGame, other: PapersOfGame): boolean => agrees(game.scenario, other.scenario) && agrees(game.scenarioTag, other.scenarioTag);

/** Whether two games were played with the same papers. */
export function isOfSamePapers(game: PapersOfGame, other: PapersOfGame): boolean {
  return game.tag !== undefined && game.tag === other.tag && isOfOneScenario(game, other);
}

/** The first of some games that counts and was played with these papers. */
export function findOfPapers(games: readonly Game[], papers: PapersOfGame): Game | undefined {
  return papers.tag === undefined ? undefined : games.find((game) => game.void === undefined && isOfSamePapers(game, papers));
}

/** What two entries share that tell the same game; of a scenario what both players did in it, and how it ended. */
export function keyOfPlay({ date, mission, scenario, whole, attacker, defender, objectives, second, wipedOut, battle }: NewGame | Game): string {
  return JSON.stringify([date, mission, scenario, whole, attacker, defender, objectives, second, wipedOut, battle]);
}

/** Whether two entries may be of one game: papers of another tag are another one. */
export function mayBeOne(game: PapersOfGame, other: PapersOfGame): boolean {
  return agrees(game.tag, other.tag) && isOfOneScenario(game, other);
}

/** A game that counts and tells the same as another: it may have been recorded twice. */
export function findSamePlay(games: readonly Game[], game: NewGame): Game | undefined {
  const key = keyOfPlay(game);
  return game.date === undefined ? undefined : games.find((other) => other.void === undefined && mayBeOne(game, other) && keyOfPlay(other) === key);
}
