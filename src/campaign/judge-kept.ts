/** The verdict on a game by what the log keeps of it, and whether the game still says the same. */
import { findBoardMission } from '../missions/find-board-mission';
import { findContradiction, listForeignFacts, listMissingFacts } from '../missions/score/check-facts';
import type { Score } from '../missions/score/score-mission';
import { scoreMission } from '../missions/score/score-mission';
import { listDefaultHouseRules } from '../tables/default-house-rules';
import type { MissionDefinition, Ruleset } from '../tables/ruleset';
import { findWrongKinds } from './check-achieved';
import type { Contradiction } from './contradictions';
import { readJudgedBy, readKept } from './kept-facts';
import type { CampaignLog, Game, NewGame } from './log';
import { contradictionWords as words } from './log-words';
import { isDecidedByX, isOfX } from './x';

/** A game judged once more. */
export interface KeptVerdict {
  readonly mission: MissionDefinition;
  /** Null: what is kept is not what the mission asks for. */
  readonly score: Score | null;
}

/** The mission that a game is scored by: that of the scenario's boards, where it is an incursion or a level. */
export function findScoredMission({ mission, scenario }: Pick<Game, 'mission' | 'scenario'>, { missions, scenarios = [] }: Pick<Ruleset, 'missions' | 'scenarios'>): MissionDefinition | undefined {
  const known = scenarios.find(({ id }) => id === scenario);
  const id = scenario === undefined ? mission : known && findBoardMission(known);
  return missions.find((other) => other.id === id);
}

/** The verdict; null where nothing is kept, or the tables do not know the mission. */
export function judgeKept(game: NewGame | Game, log: Pick<CampaignLog, 'countScenarioIncursions'>, tables: Ruleset): KeptVerdict | null {
  const { facts: kept, units } = game;
  const mission = kept && findScoredMission(game, tables);
  if (!mission) return null;
  const setup = { mission, feedsX: isOfX(game, log), ...readJudgedBy(kept, listDefaultHouseRules(tables.houseRules)) };
  const facts = readKept({ facts: kept, units });
  // A hand in the file may have written anything.
  const isWhole = listMissingFacts(setup, facts).length === 0 && listForeignFacts(mission, facts).length === 0 && findContradiction(setup, facts) === null;
  return { mission, score: isWhole ? scoreMission(setup, facts) : null };
}

/** All objectives that a verdict counts, the primary among them (LOG-01). */
export function countAll({ count, primary }: Pick<Score, 'count' | 'primary'>): number {
  return count + (primary ? 1 : 0);
}

/** What does not go with the mission of a game: a degree of victory in Search and Destroy (MIS-12), or objectives that it cannot give. */
function findForeign(game: NewGame | Game, tables: Ruleset): Contradiction | null {
  const { achieved = [], grade } = game;
  const mission = findScoredMission(game, tables);
  if (!mission) return null;
  if (grade !== undefined && mission.family === 'search') return { code: 'GRADE_FOREIGN', key: 'grade', rule: 'MIS-12', text: words.gradeForeign, values: {} };
  return findWrongKinds(achieved, mission, tables);
}

/** Where a game says otherwise than its mission allows, and than what is kept of it. Who won by X alone stands as declared (ENG-08). */
export function listOtherwise(game: NewGame | Game, log: Pick<CampaignLog, 'countScenarioIncursions'>, tables: Ruleset): Contradiction[] {
  const foreign = game.whole ? null : findForeign(game, tables);
  const judged = foreign ? null : judgeKept(game, log, tables);
  if (judged === null) return foreign ? [foreign] : [];
  const { score } = judged;
  if (score === null) return [{ code: 'FACTS_ODD', key: 'facts', rule: judged.mission.rule, text: words.factsOdd, values: {} }];
  return [...listOtherCount(countAll(score), game), ...listOtherWinner(score.verdict, game)];
}

function listOtherCount(told: number, { objectives }: NewGame | Game): Contradiction[] {
  return told === objectives ? [] : [{ code: 'FACTS_OTHERWISE', key: 'objectives', rule: 'LOG-01', text: words.factsCount, values: { told, objectives } }];
}

function listOtherWinner({ winner, grade }: Score['verdict'], game: NewGame | Game): Contradiction[] {
  const isOpen = isDecidedByX(game) || game.winner === undefined;
  if (isOpen || (winner === game.winner && (grade ?? undefined) === game.grade)) return [];
  const results = { due: { winner, grade }, told: { winner: game.winner, grade: game.grade } };
  return [{ code: 'FACTS_OTHERWISE', key: winner === game.winner && game.grade !== undefined ? 'grade' : 'winner', rule: 'MIS-12', text: words.factsWinner, values: {}, results }];
}
