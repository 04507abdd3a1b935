/** Everything that can be known of a game before the log is locked: from its session, from options, and from answers. */
import { findForeignMission, listKnownGames } from '../../campaign/known-games';
import type { CampaignLog } from '../../campaign/log';
import { contradictionWords } from '../../campaign/log-words';
import { findScoredMission } from '../../campaign/judge-kept';
import { searchMission } from '../../campaign/log';
import { findOtherIncursion } from '../../campaign/other-incursion';
import { findBoardMission } from '../../missions/find-board-mission';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import type { Ruleset } from '../../tables/ruleset';
import { UserError } from '../../errors';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { FactFlags } from '../score/fact-options';
import { findKnownPlayer } from './find-player';
import type { Judgement } from './judge-game';
import { isToldByFacts, needsJudging, readJudgement } from './judge-game';
import type { FactOptions, Facts } from './read-facts';
import { readFacts } from './read-facts';
import { refuseRecorded, refuseSameAttacker } from './refuse-change';
import { findGameFolder } from './scenario-facts';
import { readSessionFacts } from './session-facts';

/** What a game is collected with: the log as it is before the lock, and its tables. */
export interface CollectKit {
  readonly log: CampaignLog;
  readonly tables: Ruleset;
  readonly context: CommandContext;
}

/** A game ready to be recorded; its verdict comes with the X of the locked log. */
export interface CollectedGame {
  readonly facts: Facts;
  readonly judgement: Judgement | null;
}

/** Collects a game. `session`: its folder, or the scenario of which it is the only one. */
export async function collectGame(session: string | undefined, options: FactOptions & FactFlags, { log, tables, context }: CollectKit): Promise<CollectedGame> {
  const { cwd } = context.terminal;
  const folder = session === undefined ? undefined : findGameFolder(session, cwd);
  const given = readFacts(options, tables, context);
  const known: Facts = folder === undefined ? {} : readSessionFacts(folder, cwd, given.scenario);
  const isTold = isToldByFacts(options);
  const isJudged = (facts: Facts): boolean => isTold || (canAsk(context) && needsJudging(facts, folder !== undefined, tables));
  const told: Facts = { ...known, ...given };
  const all: Facts = told.mission === undefined && told.scenario !== undefined ? { ...told, mission: findBoardGame(told.scenario, tables) } : told;
  const facts = settleIncursion(all, known.winner === 'none' || isComparedScenario(all, tables));
  checkMission(facts, tables);
  refuseRecorded(facts, log);
  refuseAttackingTwice(facts, log);
  const missing = listMissing(facts, isTold);
  if (missing.length > 0 && !canAsk(context)) throw new UserError('FACTS_MISSING', words.missing, { list: missing.map((key) => `--${key}`).join(', ') }, { remedy: words.missingRemedy });
  const complete = missing.length === 0 ? facts : await (await import('./ask-game')).askGame(facts, log, tables, isJudged, context);
  const judgement = isJudged(complete) ? await readJudgement(folder, complete, options, log, tables, context) : null;
  if (judgement === null && folder !== undefined && complete.objectives !== undefined) await (await import('../score/refuse-many-in-all')).refuseManyInAll(folder, { flag: '--objectives', n: complete.objectives }, context);
  if (judgement === null) refuseOwnSearch(complete, folder !== undefined, tables);
  return { judgement, facts: missing.length === 0 ? complete : await (await import('./ask-game')).askNotes(complete, context) };
}

/** SCN-01: nobody is asked anything of an incursion that cannot be. */
function refuseAttackingTwice(facts: Facts, log: CampaignLog): void {
  const other = findOtherIncursion(log, facts);
  if (other !== undefined && facts.attacker !== undefined && findKnownPlayer(facts.attacker, log) === other.attacker) throw refuseSameAttacker(other.number, other.attacker);
}

/** MIS-08: a group's own mission of that family is decided by X, and yet judged by what happened, since it does not count towards X. */
function refuseOwnSearch(facts: Facts, hasSession: boolean, tables: Ruleset): void {
  const { mission = '', scenario } = facts;
  if (!needsJudging(facts, hasSession, tables) || findScoredMission({ mission, ...(scenario === undefined ? {} : { scenario }) }, tables)?.family !== 'search') return;
  throw new UserError('WINNER_MISSING', words.bonusMissing, {}, { rule: 'MIS-07', remedy: words.bonusMissingRemedy });
}

/** Facts that only the players know; what happened in a game is completed when it is judged. */
function listMissing(facts: Facts, isTold: boolean): (keyof Facts)[] {
  const needed = isTold ? (['mission', 'attacker', 'defender'] as const) : (['mission', 'attacker', 'defender', 'objectives'] as const);
  return needed.filter((key) => facts[key] === undefined);
}

/** a game of a mission that the log does not know would make it a log with a fault; only a session can bring one. A scenario has boards of its own (SCN-01). */
export function checkMission(game: Pick<Facts, 'mission' | 'scenario' | 'whole'>, tables: Ruleset): void {
  const { mission, scenario } = game;
  const { missions, scenarios = [] } = tables;
  const known = [...missions, ...scenarios].map(({ id }) => id);
  const foreign = [mission, scenario].find((id) => id !== undefined && !known.includes(id));
  if (foreign !== undefined) throw new UserError('UNKNOWN_MISSION', words.foreignMission, { mission: foreign }, { rule: 'X-02', remedy: words.foreignRemedy });
  const elsewhere = findForeignMission(listKnownGames(tables), game);
  if (elsewhere) throw new UserError('MISSION_FOREIGN', contradictionWords.missionForeign, elsewhere, { rule: 'SCN-01' });
}

/** What a game of a scenario is a game of, where only the scenario is named: its boards tell. An incursion of Search and Destroy is one in the log too. */
export function findBoardGame(scenario: string, { missions, scenarios = [] }: Ruleset): string {
  const board = findBoardMission(scenarios.find(({ id }) => id === scenario)!);
  return missions.find(({ id }) => id === board)?.family === 'search' ? searchMission : board;
}

/** Whether a game is an incursion of a scenario that compares two of them, or that a last fight decides. */
export function isComparedScenario({ scenario }: Pick<Facts, 'scenario'>, { scenarios = [] }: Pick<Ruleset, 'scenarios'>): boolean {
  const scoring = scenarios.find(({ id }) => id === scenario)?.scoring;
  return scoring !== undefined && isComparedScoring(scoring);
}

/** SCN-01 to SCN-03: such an incursion is won by nobody; the scenario is. */
export function settleIncursion(facts: Facts, isIncursion: boolean): Facts {
  if (!isIncursion) return facts;
  if (facts.winner !== undefined && facts.winner !== 'none') throw new UserError('INCURSION_WINNER', words.incursionWinner, {}, { rule: 'SCN-01', remedy: words.incursionRemedy });
  return { ...facts, winner: 'none' };
}
