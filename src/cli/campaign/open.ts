/** What every `campaign` command begins with: where the file is, what the missions are called. */
import type { CampaignLog } from '../../campaign/log';
import { changeCampaign, readCampaign } from '../../io/campaign-file';
import type { CampaignAccess, Changed } from '../../io/campaign-file';
import { campaignFileMessages } from '../../io/campaign-messages';
import { findBeside, findCampaignPath } from '../../io/find-campaign';
import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import { nameById } from '../../render/campaign/log-table';
import type { NameOf } from '../../render/campaign/log-table';
import type { Ruleset } from '../../tables/ruleset';
import { isUserError, isUsersFault } from '../../errors';
import type { CommandContext } from '../context';
import { loadMissionNamed } from '../generate/find-mission';

/** Options of every command. */
export interface CampaignOptions {
  readonly file?: string;
  readonly json?: boolean;
}

/** Where the group's file is. */
export function findAccess(options: CampaignOptions, context: CommandContext): CampaignAccess {
  const { terminal, language, note, say } = context;
  const path = findCampaignPath(options.file, { cwd: terminal.cwd, env: terminal.env });
  const loadOwn = (tables: string): Promise<readonly string[] | undefined> => listIds(loadTables({ tables }, options, context));
  return { path, cwd: terminal.cwd, language, loadOwn, times: { onWait: () => note(say(campaignFileMessages.waiting, { path })) } };
}

/** Ids of the missions and scenarios of some tables; undefined where they cannot be read. */
export async function listIds(loading: Promise<Ruleset>): Promise<readonly string[] | undefined> {
  try {
    const { missions, scenarios = [] } = await loading;
    return [...missions, ...scenarios].map(({ id }) => id);
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

/** The log as it is. */
export function openLog(options: CampaignOptions, context: CommandContext): Promise<CampaignLog> {
  return readCampaign(findAccess(options, context));
}

/** Changes the log under its lock. `earlier`: as the command read it before. */
export function changeLog<Result>(options: CampaignOptions, context: CommandContext, change: (log: CampaignLog) => Changed<Result>, earlier?: CampaignLog): Promise<Result> {
  return changeCampaign(findAccess(options, context), change, earlier);
}

const loaded = new WeakMap<CommandContext, Promise<Ruleset>>();

/** The tables that the log plays by: those of the folder it names, laid over the program's own; read once a run. */
export function loadTables(log: Pick<CampaignLog, 'tables'>, options: CampaignOptions, context: CommandContext): Promise<Ruleset> {
  const ruleset = loaded.get(context) ?? readTables(log, options, context);
  loaded.set(context, ruleset);
  return ruleset;
}

/** The same with one mission alone, where it is named and the program's own tables are enough: a quick path, since most of the tables are missions. */
export function loadMissionTables(log: Pick<CampaignLog, 'tables'>, mission: string | undefined, options: CampaignOptions, context: CommandContext): Promise<Ruleset> {
  if (mission === undefined || log.tables !== undefined) return loadTables(log, options, context);
  const ruleset = loadMissionNamed(mission, context.language);
  loaded.set(context, ruleset);
  return ruleset;
}

function readTables({ tables }: Pick<CampaignLog, 'tables'>, options: CampaignOptions, context: CommandContext): Promise<Ruleset> {
  const { language, terminal: { cwd } } = context;
  return tables === undefined ? loadShippedRuleset() : loadUserRuleset(findBeside(findAccess(options, context).path, tables), cwd, language);
}

/** The tables to judge a log by; null where its own are away, and those of the program would judge it wrongly. */
export async function loadOwnTables(log: Pick<CampaignLog, 'tables'>, options: CampaignOptions, context: CommandContext): Promise<Ruleset | null> {
  return loadTables(log, options, context).catch((error: unknown) => {
    if (isUsersFault(error)) return null;
    throw error;
  });
}

/** The tables to tell a log by: it is read and told even when its own are away. */
export async function loadReadableTables(log: CampaignLog, options: CampaignOptions, context: CommandContext): Promise<Ruleset> {
  return (await loadOwnTables(log, options, context)) ?? loadShippedRuleset();
}

/** Names of missions and scenarios; those of tables that are away go by their ids. */
export async function loadNames(log: CampaignLog, options: CampaignOptions, context: CommandContext, language = context.language): Promise<NameOf> {
  const { missions, scenarios = [] } = await loadReadableTables(log, options, context);
  return nameById([...missions, ...scenarios], language);
}

/** Prints data. */
export function printJson(value: unknown, context: CommandContext): void {
  context.out(`${JSON.stringify(value, null, 2)}\n`);
}
