/** A row of a table whose mission is a scenario: as `record --scenario` keeps it (SCN-01 to SCN-05). */
import type { Game } from '../../campaign/log';
import { judgeKeptResult } from '../../campaign/scenario-parts';
import { winnerOfSide } from '../../campaign/winner-of-side';
import type { Message } from '../../errors';
import { findScenarioOfBoard } from '../../missions/find-scenario-of-board';
import type { ComparedScoring } from '../../missions/judged-by-scenario';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import { listOutcomes } from '../../missions/score/score-scenario';
import type { Ruleset } from '../../tables/ruleset';
import { tableFaults as words } from '../messages/campaign-import';
import { findBoardGame } from './collect-game';

/** The row as the log keeps it; or why it is no game, and in which column. */
export type SettledRow = { readonly game: Partial<Game> } | { readonly fault: Message; readonly at: keyof Game };

/** Settles a row. One that says of itself that it is a whole scenario is taken at its word. */
export function settleScenarioRow(row: Partial<Game>, tables: Ruleset): SettledRow {
  if (row.whole === true) return { game: addUncompared(row) };
  const scenario = (tables.scenarios ?? []).find(({ id }) => id === row.mission) ?? findScenarioOfBoard(row.mission, tables);
  if (scenario === undefined) return { game: row };
  if (row.scenario !== undefined && row.scenario !== scenario.id) return { fault: words.otherScenario, at: 'scenario' };
  if (isComparedScoring(scenario.scoring)) return row.mission === scenario.id ? settleResult({ ...row, scenario: scenario.id }, scenario.scoring) : { game: { ...row, scenario: scenario.id } };
  return { game: { ...row, mission: findBoardGame(scenario.id, tables), scenario: scenario.id } };
}

/** SCN-01 to SCN-03: the whole of a scenario of two incursions, and who won it. */
function settleResult(row: Partial<Game>, scoring: ComparedScoring): SettledRow {
  if (scoring === 'final') {
    if (listOutcomes(row).length === 0) return { fault: words.finalUntold, at: 'mission' };
    if ((row.objectives ?? 0) > 0) return { fault: words.finalCounts, at: 'objectives' };
    if (row.second !== undefined) return { fault: words.finalCounts, at: 'second' };
  } else if (row.second === undefined) return { fault: words.halfScenario, at: 'mission' };
  const game = addUncompared({ ...row, whole: true });
  const winner = game.winner ?? findResultWinner(game);
  return { game: { ...game, ...(winner === undefined ? {} : { winner }) } };
}

/** SCN-03: where objectives are not compared there are none to tell. */
function addUncompared(game: Partial<Game>): Partial<Game> {
  return game.objectives === undefined && game.second === undefined ? { ...game, objectives: 0 } : game;
}

function findResultWinner(game: Partial<Game>): Game['winner'] | undefined {
  const score = game.objectives === undefined ? null : judgeKeptResult(game as Game);
  return score === null ? undefined : winnerOfSide[score.winner];
}
