/** `campaign record`: one game into the log, or the result of a scenario. */
import { basename } from 'node:path';
import { listNewDifferences, recordGame } from '../../campaign/change-log';
import type { RecordNote } from '../../campaign/change-log';
import { findScoredMission } from '../../campaign/judge-kept';
import type { ToldFacts } from '../../campaign/kept-facts';
import { keepFacts } from '../../campaign/kept-facts';
import type { CampaignLog, Game, NewGame } from '../../campaign/log';
import { listKnownGames } from '../../campaign/known-games';
import { findSamePlay } from '../../campaign/same-play';
import { findClash, findParts, judgeResults } from '../../campaign/scenario-parts';
import type { DueResult } from '../../campaign/scenario-parts';
import { cleanName } from '../../campaign/plain-text';
import { findScenarioAround, findScenarioFolder } from '../../io/scenario-file';
import { most } from '../../missions/score/unit-text';
import { findX, findXOn, listStandings } from '../../campaign/x';
import { UserError } from '../../errors';
import type { Ratio } from '../../tables/ratio';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import type { Ruleset, ScenarioDefinition } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { canAsk } from '../asker';
import { findScenario } from '../generate/find-scenario';
import { campaignFaultMessages, campaignReportMessages as words } from '../messages/campaign-report';
import type { ResultFlags } from '../result-options';
import type { FactFlags } from '../score/fact-options';
import { makeVisible } from '../visible-text';
import { collectGame } from './collect-game';
import type { CollectKit, CollectedGame } from './collect-game';
import type { CollectedResult } from './collect-result';
import type { Judgement } from './judge-game';
import { findJudgedX, judgeGame, keepVerdict } from './judge-game';
import type { CampaignOptions } from './open';
import { changeLog, loadMissionTables, openLog, printJson } from './open';
import type { FactOptions, Facts } from './read-facts';
import { findKnownPlayer, noteUnderstood } from './find-player';
import { checkOtherwise, checkTogether, optionNames } from './read-facts';
import { refuseChange, refuseClash, refuseOtherArrivals, refuseOtherResult } from './refuse-change';
import { listNewcomers } from './note-newcomers';
import { reportRecorded } from './report-recorded';
import type { Recorded } from './report-recorded';
import { tellsGame, tellsResult } from './result-flags';
import { findComparedFolder } from './scenario-facts';
import { findRecordedHere, findUnrecorded } from './session-facts';
import { findToday, isAfterToday } from './today';

/** Options of `record`. */
export type RecordOptions = CampaignOptions & FactOptions & FactFlags & ResultFlags & {
  /** False: what lies in this folder is not what was played. */
  readonly session?: boolean;
};

/** Records a game from a session, from options, and on a terminal from answers; all questions come before the file is locked. */
export async function runRecord(named: string | undefined, options: RecordOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  // A scenario, or a session's own mission, may be any of them.
  const alone = named === undefined && options.scenario === undefined && !tellsResult(options) ? options.mission : undefined;
  const kit: CollectKit = { log, tables: await loadMissionTables(log, alone, options, context), context };
  const collected = await collect(named, options, kit);
  const recorded = await changeLog(options, context, (latest) => write(latest, { ...collected, facts: addDate(collected.facts) }, kit.tables), log);
  for (const side of ['attacker', 'defender'] as const) noteUnderstood(collected.facts[side] ?? '', recorded.game[side], context);
  if (options.json) printJson({ game: recorded.game, x: { before: recorded.before, after: recorded.after }, notes: recorded.notes, ...(recorded.score ? { score: recorded.score } : {}) }, context);
  else await reportRecorded(recorded, log, options, context);
}

type Collected = CollectedGame | CollectedResult;

/** A scenario that is named, or in whose folder a board lies, is read as score reads it: what that refuses is not recorded either. */
async function checkScenario(session: string, context: CommandContext): Promise<void> {
  const { cwd } = context.terminal;
  const folder = findScenarioFolder(session, cwd) ?? findScenarioAround(session, cwd);
  if (folder !== null) (await import('../read-scenario-folder')).readScenarioFolder(folder, context);
}

/** The result of a scenario whose folder is named, or that options tell; or else a game. */
async function collect(named: string | undefined, given: RecordOptions, kit: CollectKit): Promise<Collected> {
  const { context } = kit;
  const isTold = tellsResult(given);
  const session = named ?? (isTold ? undefined : await findSession(given, kit));
  if (session !== undefined) await checkScenario(session, context);
  const options = session === undefined && !isTold ? await completePlayed(given, kit) : given;
  const scenario = nameScenario(options, kit);
  const folder = session === undefined || tellsGame(options) ? null : findComparedFolder(session, context.terminal.cwd);
  const isResult = isTold || (session === undefined && isWhole(scenario, options));
  if (isResult && session !== undefined && folder === null) throw new UserError('NO_RESULT', campaignFaultMessages.noResult, { scenario: session }, { rule: 'SCN-01' });
  if (isResult || folder !== null) return (await import('./collect-result')).collectResult(folder ?? undefined, options, kit);
  return collectGame(session, options, kit);
}

/** What was played is the first question, where nothing says it. */
async function completePlayed(options: RecordOptions, { tables, context }: CollectKit): Promise<RecordOptions> {
  if (options.mission !== undefined || options.scenario !== undefined || !canAsk(context)) return options;
  return { ...options, ...(await (await import('./ask-game')).askPlayed(tables, context)) };
}

function nameScenario({ scenario }: RecordOptions, { tables, context }: CollectKit): ScenarioDefinition | undefined {
  return scenario === undefined ? undefined : findScenario(scenario, tables, context.language);
}

/** SCN-01: two incursions of which no option tells one by itself are told as a whole, as `score` has it. */
function isWhole(scenario: ScenarioDefinition | undefined, options: RecordOptions): boolean {
  return scenario !== undefined && isComparedScoring(scenario.scoring) && !tellsGame(options);
}

/** The log with the game, judged with X as it is under the lock. */
function write(log: CampaignLog, collected: Collected, tables: Ruleset): { readonly log: CampaignLog; readonly result: Recorded } {
  const { facts } = collected;
  const judgement = 'judgement' in collected ? collected.judgement : null;
  const known = findXOn(log, facts.date);
  const score = judgement && judgeGame(judgement, known, log);
  const game: NewGame = {
    ...(facts as NewGame), ...(score ? keepOwn(keepVerdict(score, facts as NewGame), facts) : {}), ...(judgement ? keepTold(judgement, known, tables.houseRules) : {}),
    attacker: findKnownPlayer(facts.attacker ?? '', log), defender: findKnownPlayer(facts.defender ?? '', log),
  };
  checkTogether(game, listKnownGames(tables), optionNames);
  checkOtherwise(game, log, tables);
  const changed = recordGame(log, game);
  if (!changed.ok) throw refuseChange(changed, log, 0);
  const clash = findClash(log, changed.game);
  if (clash) throw refuseClash(clash, changed.game);
  const same = findSamePlay(log.games, game);
  const due = findDueByParts(changed.log, changed.game);
  const notes: RecordNote[] = [...changed.notes, ...(due ? (['parts-otherwise'] as const) : []), ...(same ? (['same-again'] as const) : []), ...(isAfterToday(game.date) ? (['future'] as const) : [])];
  return {
    log: changed.log,
    result: { game: changed.game, notes, same: same ?? null, due, score: 'score' in collected ? collected.score : score, mission: judgement?.setup.mission ?? null, known, later: changed.later, differing: listStale(log, changed, due), incursions: findIncursions(changed.log, changed.game, tables), before: findX(log), after: findX(changed.log), newcomers: listNewcomers(log, changed.game) },
  };
}

/** What a result just told would be by its incursions. Those of its own papers are it, and nothing else is written beside them (SCN-01, SCN-03); others may be of another evening. */
function findDueByParts(log: CampaignLog, game: Game): DueResult | null {
  const judged = game.whole ? judgeResults(log).get(game.number) : undefined;
  if (judged === undefined) return null;
  const { due, otherArrivals } = judged;
  if (game.tag !== undefined && otherArrivals.length > 0) throw refuseOtherArrivals(otherArrivals);
  if (due === null || due.counts === null || due.parts.length === 0) return null;
  if (game.tag !== undefined) throw refuseOtherResult(game, due.counts, due.parts);
  return due;
}

/** Results that are stale since a game, where it is one of a scenario: what it brings may make the result another that stands in the log already (ENG-08). `due`: what is said of itself. */
function listStale(log: CampaignLog, { game, log: changed }: { readonly game: Game; readonly log: CampaignLog }, due: DueResult | null): Recorded['differing'] {
  if (game.scenario === undefined) return { standings: [], numbers: [] };
  const standings = listStandings(changed);
  return { standings, numbers: listNewDifferences(listStandings(log), standings).filter((number) => due === null || number !== game.number) };
}

/** incursions that count towards X where the result does not, as far as the log has them. */
function findIncursions(log: CampaignLog, game: Game, tables: Ruleset): readonly number[] | null {
  if (!game.whole || !log.countScenarioIncursions || findScoredMission(game, tables)?.family !== 'search') return null;
  return findParts(log).get(game.number)?.games.map(({ number }) => number) ?? [];
}

/** What was told, each unit under a name that the log can hold. */
function keepTold(judgement: Judgement, known: Ratio | null, definitions: Ruleset['houseRules']): ToldFacts {
  const { facts: told, setup } = judgement;
  const units = told.units?.map((unit) => ({ ...unit, name: cleanName(cleanName(unit.name).slice(0, most.name)) || '–' }));
  return keepFacts({ ...told, ...(units ? { units } : {}) }, { ...setup, x: findJudgedX(judgement, known) }, listDefaultHouseRules(definitions));
}

/** SCN-01: an incursion keeps what it brought; who won is the scenario's to say. */
function keepOwn(verdict: ReturnType<typeof keepVerdict>, { winner }: Facts): Partial<NewGame> {
  return winner === 'none' ? { objectives: verdict.objectives } : verdict;
}

/** Without a folder and without a mission: the session one stands in, or else the one in this folder that is not recorded yet, when it is the only one; where a scenario is named, of what belongs to it. */
async function findSession(options: RecordOptions, kit: CollectKit): Promise<string | undefined> {
  if (options.session === false || options.mission !== undefined) return undefined;
  const { log, context } = kit;
  // Nothing is asked of a game that is in the log, nor is it taken for one without papers.
  const same = findRecordedHere(log, context.terminal.cwd);
  if (same) throw refuseChange({ refusal: 'already-recorded', same }, log, 0);
  const folders = findUnrecorded(log, context.terminal.cwd, nameScenario(options, kit));
  if (folders.length > 1 && canAsk(context)) return (await import('./ask-session')).askSession(folders, kit);
  if (folders.length > 1) throw new UserError('SEVERAL_SESSIONS', campaignFaultMessages.severalSessions, { list: folders.join(', ') }, { remedy: campaignFaultMessages.severalSessionsRemedy });
  if (folders[0] !== undefined) context.note(context.say(words.fromSession, { folder: makeVisible(nameHere(folders[0], context.terminal.cwd)) }));
  return folders[0];
}

/** A folder by its name, also where one stands in it. */
function nameHere(folder: string, cwd: string): string {
  return folder === '.' ? basename(cwd) || cwd : folder;
}

/** The day of play is today unless it is said. */
function addDate(facts: Facts): Facts {
  return facts.date === undefined ? { ...facts, date: findToday() } : facts;
}
