/** Reads what `generate --campaign` takes from the log of a group. Loaded only for it. */
import { describeNextEvening } from '../../campaign/next-evening';
import { readCampaign } from '../../io/campaign-file';
import { findBeside, findCampaignPath } from '../../io/find-campaign';
import { loadUserRuleset } from '../../io/load-ruleset';
import { listIds } from '../campaign/open';
import type { CommandContext } from '../context';
import type { GroupDefaults } from './group-defaults';

/** The log named, or the one that the commands of `campaign` would find. A log with faults is refused with all of them. */
export async function readGroup(campaign: string | true, context: CommandContext): Promise<GroupDefaults> {
  const { language, terminal: { cwd, env } } = context;
  if (campaign !== true) context.logFile = campaign;
  const file = findCampaignPath(campaign === true ? undefined : campaign, { cwd, env });
  const loadOwn = (folder: string): Promise<readonly string[] | undefined> => listIds(loadUserRuleset(findBeside(file, folder), cwd, language));
  const { house, name, number, players, last, pieces, table, tables, x } = describeNextEvening(await readCampaign({ path: file, cwd, language, loadOwn }));
  return {
    file, name, number, players, last, x, table,
    house: Object.entries(house).map(([key, value]) => ({ key, value })),
    pieces: pieces === null ? null : findBeside(file, pieces),
    tables: tables === null ? null : findBeside(file, tables),
  };
}
