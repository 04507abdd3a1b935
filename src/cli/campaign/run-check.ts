/** `campaign check`: every fault with its place (exit 1), and the declared results that would now be others. */
import { toFault } from '../../campaign/check-log';
import { listOtherwise } from '../../campaign/judge-kept';
import { listUnknownIds } from '../../campaign/known-missions';
import type { CampaignLog, Game } from '../../campaign/log';
import { KnownPlayers } from '../../campaign/known-players';
import { listPlayers } from '../../campaign/next-evening';
import { listClashes } from '../../campaign/scenario-parts';
import { listStandings } from '../../campaign/x';
import type { Standing } from '../../campaign/x';
import type { Message, Problem } from '../../errors';
import { isUserError, isUsersFault } from '../../errors';
import { inspectCampaign } from '../../io/campaign-file';
import { findBeside } from '../../io/find-campaign';
import { wordContradiction } from '../../render/campaign/word-contradiction';
import type { CommandContext } from '../context';
import { readPieces } from '../generate/parse-pieces';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { renameMessages } from '../messages/campaign-rename';
import { reportMessages } from '../messages/report';
import { noteMany } from '../note-many';
import { reportProblems } from '../report-error';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { findAccess, loadOwnTables, loadReadableTables, loadTables, openLog, printJson } from './open';
import { noteClash, noteDifferences } from './note-differences';
import { listFuture, noteFuture } from './note-future';
import { writeMerge } from './write-merge';

/** Where a game says otherwise than its mission allows, or than what is kept of it. */
interface Otherwise {
  readonly at: number;
  readonly game: Game;
  readonly key: keyof Game;
  readonly rule: string;
  readonly why: Message;
}

/** Reads the log and says what is wrong with it. */
export async function runCheck(options: CampaignOptions, context: CommandContext): Promise<void> {
  const { path } = findAccess(options, context);
  const log = await openSound(options, context);
  const otherwise = log === null ? [] : await findOtherwise(log, log.games.map((game, at) => ({ at, game })), options, context);
  const problems = log === null || otherwise.length > 0 ? await listProblems(options, context) : [];
  if (problems.length > 0) context.exitCode = 1;
  const standings = log === null ? [] : listStandings(log);
  const found = log && (await lookThrough(log, standings, options, context));
  if (options.json) {
    const told = otherwise.map(({ game: { number }, why }) => ({ number, why: why[context.language] }));
    printJson(found ? { ok: problems.length === 0, games: log!.games.length, problems, otherwise: told, ...found } : { ok: false, problems }, context);
    return;
  }
  if (problems.length === 0) context.note(context.style.green(context.say(words.good, { path: makeVisible(path), count: log!.games.length })));
  else {
    reportProblems(problems, context);
    context.note(context.say(words.bad, { path: makeVisible(path), count: problems.length }));
  }
  if (found) noteFound(log!, standings, found, context);
}

/** The log; null where something in it cannot be read. */
async function openSound(options: CampaignOptions, context: CommandContext): Promise<CampaignLog | null> {
  try {
    return await openLog(options, context);
  } catch (error) {
    if (isUserError(error) && error.code === 'BAD_CAMPAIGN') return null;
    throw error;
  }
}

type Placed = readonly { readonly at: number; readonly game: Game }[];

async function findOtherwise(group: Omit<CampaignLog, 'games'>, games: Placed, options: CampaignOptions, context: CommandContext): Promise<Otherwise[]> {
  const log: CampaignLog = { ...group, games: [] };
  const tables = await loadOwnTables(log, options, context);
  return tables === null ? [] : games.flatMap(({ at, game }) => listOtherwise(game, log, tables).map((found) => ({ at, game, key: found.key, rule: found.rule, why: wordContradiction(found) })));
}

/** Every fault at once: those of the file, and of what is sound in it those that only the tables tell. */
async function listProblems(options: CampaignOptions, context: CommandContext): Promise<readonly Problem[]> {
  const access = findAccess(options, context);
  const { group, games, tellWith } = await inspectCampaign(access);
  const otherwise = await findOtherwise(group, games, options, context);
  return tellWith(otherwise.map((found) => toFault(found, found.why, found.game, found.at, access.path)));
}

/** A file or folder that the log names and `generate --campaign` could not use. */
interface Unusable {
  readonly key: 'pieces' | 'tables';
  readonly value: string;
  readonly why: string;
}

/** They may lie on another computer: no fault of the log. */
async function listUnusable(log: CampaignLog, options: CampaignOptions, context: CommandContext): Promise<Unusable[]> {
  const { path } = findAccess(options, context);
  const { tables, pieces } = log;
  const reasons = [
    { key: 'tables', value: tables, read: () => loadTables(log, options, context) },
    { key: 'pieces', value: pieces, read: async (value: string) => readPieces(findBeside(path, value), await loadReadableTables(log, options, context), context) },
  ] as const;
  const unusable: Unusable[] = [];
  for (const { key, value, read } of reasons) {
    try {
      if (value !== undefined) await read(value);
    } catch (error) {
      if (!isUsersFault(error)) throw error;
      unusable.push({ key, value: value!, why: context.say(error.text, error.values) });
    }
  }
  return unusable;
}

/** What is worth a look in a log that can be read. */
interface Found {
  readonly unusable: readonly Unusable[];
  readonly unchecked: readonly string[];
  /** Names that are of one player. */
  readonly twins: readonly (readonly string[])[];
  readonly clashes: ReturnType<typeof listClashes>;
  readonly future: readonly number[];
  readonly differing: readonly number[];
}

async function lookThrough(log: CampaignLog, standings: readonly Standing[], options: CampaignOptions, context: CommandContext): Promise<Found> {
  // Still unknown after a reading that let it pass: the tables of the group are away.
  const unknown = listUnknownIds(log.games);
  const { loadOwn } = findAccess(options, context);
  return {
    unusable: await listUnusable(log, options, context),
    unchecked: unknown.length > 0 && log.tables !== undefined && (await loadOwn?.(log.tables)) === undefined ? unknown : [],
    twins: new KnownPlayers(listPlayers(log)).listTwins(),
    clashes: listClashes(log),
    future: listFuture(log.games),
    differing: standings.filter(({ differs, result, voidParts, otherArrivals }) => differs || result !== null || voidParts.length + otherArrivals.length > 0).map(({ game }) => game.number),
  };
}

function noteFound(log: CampaignLog, standings: readonly Standing[], { unusable, unchecked, twins, clashes, future, differing }: Found, context: CommandContext): void {
  for (const { key, value, why } of unusable) context.note(context.say(words.unusable, { key, value: makeVisible(value), why: makeVisible(why) }));
  if (unchecked.length > 0) context.note(context.say(words.unchecked, { list: makeVisible(unchecked.join(', ')), folder: makeVisible(log.tables ?? '') }));
  noteFuture(future, context);
  noteMany(twins, ([name, ...others]) => context.note(context.say(renameMessages.twins, { list: makeVisible([name, ...others].join(', ')), commands: others.map((other) => writeMerge(other, name!)).join('; ') })), reportMessages.moreNotes, context);
  noteMany(clashes, (clash) => noteClash(clash, context), reportMessages.moreNotes, context);
  noteDifferences(standings, differing, context);
}
