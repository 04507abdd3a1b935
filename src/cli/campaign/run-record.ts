/** `campaign record`: one game into the log. */
import { recordGame } from '../../campaign/change-log';
import type { ChangeRefusal, ChangeResult, RecordNote } from '../../campaign/change-log';
import type { CampaignLog, Game, NewGame } from '../../campaign/log';
import { listPlayers } from '../../campaign/next-evening';
import { findX } from '../../campaign/x';
import { judgeSearch } from '../../missions/score/grade';
import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { Score } from '../../missions/score/score-mission';
import type { Ratio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import { formatX } from '../../render/number-format';
import { describeWinner } from '../../render/campaign/log-table';
import { winnerWords } from '../../render/campaign/words';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { campaignFaultMessages, campaignRefusals, campaignReportMessages as words, noteWords } from '../messages/campaign-report';
import type { FactFlags } from '../score/fact-options';
import { makeVisible } from '../visible-text';
import { isToldByFacts, judgeGame, keepVerdict, needsJudging, readJudgement } from './judge-game';
import type { CampaignOptions } from './open';
import { changeLog, loadNames, openLog, printJson } from './open';
import type { FactOptions, Facts } from './read-facts';
import { checkTogether, findKnownPlayer, readFacts } from './read-facts';
import { findGameFolder } from './scenario-facts';
import { findUnrecorded, readSessionFacts } from './session-facts';

/** Options of `record`. */
export type RecordOptions = CampaignOptions & FactOptions & FactFlags;

/** Records a game from a session, from options, and on a terminal from answers; all questions come before the file is locked. */
export async function runRecord(session: string | undefined, options: RecordOptions, context: CommandContext): Promise<void> {
  const { cwd } = context.terminal;
  const given = await readFacts(options, context);
  const folder = session !== undefined ? findGameFolder(session, cwd) : (given.mission === undefined ? await findSession(options, context) : undefined);
  const known = folder === undefined ? {} : readSessionFacts(folder, cwd);
  const isTold = isToldByFacts(options);
  const isJudged = (some: Facts): boolean => isTold || (canAsk(context) && needsJudging(some, folder !== undefined));
  const { facts: complete, asked } = await completeFacts({ ...known, ...given }, options, isTold, isJudged, context);
  const judgement = isJudged(complete) ? await readJudgement(folder, complete.mission, options, await openLog(options, context), context) : null;
  const facts = addDate(asked ? await (await import('./ask-game')).askNotes(complete, context) : complete);
  const result = await changeLog(options, context, (latest) => {
    const score = judgement && judgeGame(judgement, latest);
    const game: NewGame = { ...(facts as NewGame), ...(score ? keepVerdict(score, facts as NewGame) : {}), attacker: findKnownPlayer(facts.attacker ?? '', latest), defender: findKnownPlayer(facts.defender ?? '', latest) };
    checkTogether(game);
    const changed = recordGame(latest, game);
    if (!changed.ok) throw refuseChange(changed, latest, 0);
    return { log: changed.log, result: { ...changed, score, mission: judgement?.setup.mission, before: findX(latest), after: findX(changed.log), newcomers: listNewcomers(latest, changed.game) } };
  });
  if (options.json) printJson({ game: result.game, x: { before: result.before, after: result.after }, notes: result.notes, ...(result.score ? { score: result.score } : {}) }, context);
  else await reportRecorded(result, context);
}

interface Recorded {
  readonly game: Game;
  /** The verdict, when the program gave it, and the mission that it is about. */
  readonly score: Score | null;
  readonly mission: MissionDefinition | undefined;
  readonly notes: readonly RecordNote[];
  readonly before: Ratio | null;
  readonly after: Ratio | null;
  readonly newcomers: readonly string[];
}

/** Without a folder and without a mission: the session in this folder that is not recorded yet, when it is the only one. */
async function findSession(options: CampaignOptions, context: CommandContext): Promise<string | undefined> {
  const folders = findUnrecorded(await openLog(options, context), context.terminal.cwd);
  if (folders.length > 1 && canAsk(context)) return (await import('./ask-session')).askSession(folders, context);
  if (folders.length > 1) throw new UserError('SEVERAL_SESSIONS', campaignFaultMessages.severalSessions, { list: folders.join(', ') }, { remedy: campaignFaultMessages.severalRemedy });
  if (folders[0] !== undefined) context.note(context.say(words.fromSession, { folder: makeVisible(folders[0]) }));
  return folders[0];
}

/** All the facts: asked for on a terminal, else what is missing is named. */
async function completeFacts(facts: Facts, options: CampaignOptions, isTold: boolean, isJudged: (facts: Facts) => boolean, context: CommandContext): Promise<{ readonly facts: Facts; readonly asked: boolean }> {
  const needed = isTold ? (['mission', 'attacker', 'defender'] as const) : (['mission', 'attacker', 'defender', 'objectives'] as const);
  const missing = needed.filter((key) => facts[key] === undefined);
  if (missing.length === 0) return { facts, asked: false };
  if (canAsk(context)) return { facts: await (await import('./ask-game')).askGame(facts, await openLog(options, context), isJudged, context), asked: true };
  throw new UserError('FACTS_MISSING', campaignFaultMessages.missing, { list: missing.map((key) => `--${key}`).join(', ') }, { remedy: campaignFaultMessages.missingRemedy });
}

/** The day of play is today unless it is said: the one place where the clock is read. */
function addDate(facts: Facts): Facts {
  if (facts.date !== undefined) return facts;
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return { ...facts, date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` };
}

function listNewcomers(log: CampaignLog, { attacker, defender }: Game): string[] {
  const known = listPlayers(log);
  return known.length === 0 ? [] : [attacker, defender].filter((name) => !known.includes(name));
}

/** Why a change was refused, for the user. */
export function refuseChange({ refusal, same }: Pick<ChangeResult & { readonly ok: false }, 'refusal' | 'same'>, log: CampaignLog, number: number): UserError {
  const code = refusal.toUpperCase().replaceAll('-', '_');
  const remedy = remedies[refusal];
  return new UserError(code, campaignRefusals[refusal], { number: same?.number ?? number, count: log.games.length, tag: same?.tag ?? '' }, { ...(refusal === 'winner-missing' ? {} : { exitCode: 1 }), ...(remedy ? { remedy } : {}) });
}

const remedies: Readonly<Partial<Record<ChangeRefusal, Message>>> = { 'winner-missing': campaignFaultMessages.winnerRemedy, 'already-recorded': campaignFaultMessages.alreadyRemedy };

async function reportRecorded({ game, score, mission, notes, before, after, newcomers }: Recorded, context: CommandContext): Promise<void> {
  const { language, say, note, style } = context;
  const showX = (x: Ratio | null): string => (x === null ? say(words.noX) : formatX(x, language));
  const nameOf = await loadNames(context);
  const values = { number: game.number, attacker: makeVisible(game.attacker), defender: makeVisible(game.defender), mission: nameOf(game.mission), objectives: game.objectives, winner: describeWinner(game, language) };
  note(style.bold(say(game.objectives === 1 ? words.recordedOne : words.recorded, values)));
  const feeds = !notes.includes('never-feeds');
  if (score && mission) note((await import('../score/describe-score')).describeScore(score, mission, context, style));
  else if (feeds && before !== null && !notes.includes('declared-otherwise')) note(say(words.because, { objectives: game.objectives, x: formatX(before, language) }));
  note(feeds ? say(words.xNow, { before: showX(before), after: showX(after) }) : say(words.xSame, { x: showX(after) }));
  const due = winnerWords[judgeSearch(game.objectives, before).winner][language];
  for (const code of notes) note(say(noteWords[code], { due, papers: game.x ?? '', x: showX(before) }));
  for (const name of newcomers) note(say(words.newPlayer, { name: makeVisible(name) }));
}
