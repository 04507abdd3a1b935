/** X after every game, worked out from the games alone, and what each result would be by it (MIS-08, ENG-08). */
import { judgeSearch } from '../missions/score/grade';
import type { Winner } from '../missions/score/grade';
import { makeRatio } from '../tables/ratio';
import type { Ratio } from '../tables/ratio';
import type { CampaignLog, Game } from './log';
import { searchMission } from './log';
import { judgeResults } from './scenario-parts';
import type { DueResult } from './scenario-parts';
import { XByDay } from './x-by-day';

/** One game with X around it. */
export interface Standing {
  readonly game: Game;
  /** Whether the game feeds X. */
  readonly feeds: boolean;
  /** X before and after the game; null while there is none (ENG-07). */
  readonly before: Ratio | null;
  readonly after: Ratio | null;
  /** What MIS-08 compares with, where it decides: X of the day of play as it is known today. */
  readonly judgedBy: Ratio | null;
  /** Who would have won by it; null where MIS-08 does not decide. */
  readonly due: Winner | null;
  /** True when the declared result, which stands, would now be another (ENG-08). */
  readonly differs: boolean;
  /** Of the result of a scenario, what it would be now by its incursions, where that is another (SCN-01, ENG-08). */
  readonly result: DueResult | null;
  /** Numbers of its incursions that are void, and that no other took the place of. */
  readonly voidParts: readonly number[];
  /** Numbers of those that say otherwise of who reached the final room (SCN-03). */
  readonly otherArrivals: readonly number[];
}

/** Whether such games feed X: Search and Destroy, standing alone unless the group counts incursions too. The result of a scenario never does: its incursions are in the log themselves. */
export function isOfX(game: Pick<Game, 'mission' | 'scenario' | 'whole'>, { countScenarioIncursions }: Pick<CampaignLog, 'countScenarioIncursions'>): boolean {
  return game.mission === searchMission && game.whole !== true && (game.scenario === undefined || countScenarioIncursions === true);
}

/** Whether a game feeds X: one of its kind that is not voided. */
export function feedsX(game: Game, log: Pick<CampaignLog, 'countScenarioIncursions'>): boolean {
  return game.void === undefined && isOfX(game, log);
}

/** Whether MIS-08 decides the game: Search and Destroy on its own. Incursions of scenarios are won by the scenario. */
export function isDecidedByX(game: Pick<Game, 'mission' | 'scenario'>): boolean {
  return game.mission === searchMission && game.scenario === undefined;
}

/** The rule that says who won by X, or that nobody did without it. */
export function nameRuleOfX(judgedBy: Standing['judgedBy']): 'MIS-08' | 'LOG-02' {
  return judgedBy === null ? 'LOG-02' : 'MIS-08';
}

/** Every game of the log with X before and after it, from nothing. */
export function listStandings(log: CampaignLog): Standing[] {
  const results = judgeResults(log);
  const x = new XByDay(log.games);
  return log.games.map((game) => {
    const before = x.now();
    const isDecided = isDecidedByX(game) && game.void === undefined;
    // One that was written down late is held against X of its own day.
    const judgedBy = isDecided ? x.find(game.date) : before;
    const feeds = feedsX(game, log);
    x.take(game, feeds);
    const due = isDecided ? judgeSearch(game.objectives, judgedBy).winner : null;
    const { due: byParts = null, dueAlone = null, voided: voidParts = [], otherArrivals = [] } = results.get(game.number) ?? {};
    // While an incursion is void nobody knows what the result would be by them.
    const result = voidParts.length > 0 ? dueAlone : byParts;
    return { game, feeds, before, after: x.now(), judgedBy, due, differs: due !== null && due !== game.winner, result, voidParts, otherArrivals };
  });
}

/** X as it stands; null before the first game that feeds it. */
export function findX(log: CampaignLog): Ratio | null {
  return meanObjectives(log.games.filter((game) => feedsX(game, log)));
}

/** Whether a game was played before the newest of those that stand before it: it was written down late, and its place is not its day. Without a day it was played in its place. */
export function isLate({ date }: Pick<Game, 'date'>, newest: Pick<Game, 'date'> | undefined): boolean {
  return date !== undefined && newest?.date !== undefined && date < newest.date;
}

/** The newer of two games: one that is void, or has no day, is newer than none. */
export function findNewer(newest: Game | undefined, game: Game): Game | undefined {
  return game.void === undefined && game.date !== undefined && !isLate(game, newest) ? game : newest;
}

/** X before the game at a place of the log, on the day when it was played. */
export function findXBefore(log: CampaignLog, at: number): Ratio | null {
  return findXOn({ ...log, games: log.games.slice(0, at) }, log.games[at]?.date);
}

/**
 * X as it was on a day: a game that is written down late was judged that night by the games before it, and what was
 * declared then stands (ENG-08). A game without a day was played in its place.
 */
export function findXOn(log: CampaignLog, date: string | undefined): Ratio | null {
  const x = new XByDay(log.games);
  for (const game of log.games) x.take(game, feedsX(game, log));
  return x.find(date);
}

/** Mean of the objectives of some games; null of none. */
export function meanObjectives(games: readonly Game[]): Ratio | null {
  return games.length === 0 ? null : makeRatio(games.reduce((sum, { objectives }) => sum + objectives, 0), games.length);
}
