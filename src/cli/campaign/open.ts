/** What every `campaign` command begins with: where the file is, what the missions are called. */
import type { CampaignLog } from '../../campaign/log';
import { changeCampaign, readCampaign } from '../../io/campaign-file';
import type { CampaignAccess, Changed } from '../../io/campaign-file';
import { campaignFileMessages } from '../../io/campaign-messages';
import { findCampaignPath } from '../../io/find-campaign';
import { loadShippedRuleset } from '../../io/load-ruleset';
import { nameMissions } from '../../render/campaign/log-table';
import type { NameOf } from '../../render/campaign/log-table';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';

/** Options of every command. */
export interface CampaignOptions {
  readonly file?: string;
  readonly json?: boolean;
}

/** Where the group's file is. */
export function findAccess({ file }: CampaignOptions, { terminal, language, note, say }: CommandContext): CampaignAccess {
  const path = findCampaignPath(file, { cwd: terminal.cwd, env: terminal.env });
  return { path, cwd: terminal.cwd, language, times: { onWait: () => note(say(campaignFileMessages.waiting, { path })) } };
}

/** The log as it is. */
export function openLog(options: CampaignOptions, context: CommandContext): Promise<CampaignLog> {
  return readCampaign(findAccess(options, context));
}

/** Changes the log under its lock. */
export function changeLog<Result>(options: CampaignOptions, context: CommandContext, change: (log: CampaignLog) => Changed<Result>): Promise<Result> {
  return changeCampaign(findAccess(options, context), change);
}

const loaded = new WeakMap<CommandContext, Promise<Ruleset>>();

/** The program's own tables, read once a run. */
export function loadTables(context: CommandContext): Promise<Ruleset> {
  const ruleset = loaded.get(context) ?? loadShippedRuleset(context.language);
  loaded.set(context, ruleset);
  return ruleset;
}

/** Names of missions in the language of the terminal. */
export async function loadNames(context: CommandContext): Promise<NameOf> {
  return nameMissions((await loadTables(context)).missions, context.language);
}

/** Prints data. */
export function printJson(value: unknown, context: CommandContext): void {
  context.out(`${JSON.stringify(value, null, 2)}\n`);
}
