import type { GameFilter } from '../../campaign/filter';
import { readDay } from '../../campaign/day';
import { isDate } from '../../campaign/field-kinds';
import type { CampaignLog } from '../../campaign/log';
import { cleanName } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { findNamed } from '../generate/find-named';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { CampaignOptions } from './open';
import { loadTables } from './open';
import { findKnownPlayer } from './read-facts';

/** Options of the reports that may be of some games only. */
export interface FilterOptions extends CampaignOptions {
  readonly attacker?: string;
  readonly mission?: string;
  readonly since?: string;
}

/** Options of `x`. */
export interface XOptions extends FilterOptions {
  readonly by?: 'rules' | 'map';
}

/** Reads them. A mission that only the log knows goes by its id; the results of a scenario go by the scenario's name. */
export async function readFilter(options: FilterOptions, log: CampaignLog, context: CommandContext): Promise<GameFilter> {
  const { attacker, mission, since } = options;
  return {
    ...(attacker === undefined ? {} : { attacker: findKnownPlayer(cleanName(attacker), log) }),
    ...(mission === undefined ? {} : { mission: await readMission(mission, log, options, context) }),
    ...(since === undefined ? {} : { since: readSince(since) }),
  };
}

async function readMission(typed: string, log: CampaignLog, options: FilterOptions, context: CommandContext): Promise<string> {
  if (log.games.some(({ mission }) => mission === typed)) return typed;
  const { missions, scenarios = [] } = await loadTables(log, options, context);
  const named = findNamed(typed, [...missions, ...scenarios]);
  return 'found' in named ? named.found.id : findMission(typed, missions, context.language).id;
}

function readSince(text: string): string | number {
  const day = readDay(text);
  if (isDate(day)) return day;
  if (/^\s*\d{1,6}\s*$/.test(text)) return Number(text);
  throw new UserError('BAD_SINCE', words.badSince, { value: text.slice(0, 80) });
}
