import type { GameFilter } from '../../campaign/filter';
import { isDate } from '../../campaign/field-kinds';
import type { CampaignLog } from '../../campaign/log';
import { cleanName } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import { loadShippedRuleset } from '../../io/load-ruleset';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { CampaignOptions } from './open';
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

/** Reads them. A mission only the log knows, of tables of one's own, goes by its id. */
export async function readFilter({ attacker, mission, since }: FilterOptions, log: CampaignLog, context: CommandContext): Promise<GameFilter> {
  return {
    ...(attacker === undefined ? {} : { attacker: findKnownPlayer(cleanName(attacker), log) }),
    ...(mission === undefined ? {} : { mission: await readMission(mission, log, context) }),
    ...(since === undefined ? {} : { since: readSince(since) }),
  };
}

async function readMission(typed: string, log: CampaignLog, { language }: CommandContext): Promise<string> {
  if (log.games.some(({ mission }) => mission === typed)) return typed;
  return findMission(typed, (await loadShippedRuleset(language)).missions, language).id;
}

function readSince(text: string): string | number {
  if (isDate(text.trim())) return text.trim();
  if (/^\s*\d{1,6}\s*$/.test(text)) return Number(text);
  throw new UserError('BAD_SINCE', words.badSince, { value: text.slice(0, 80) });
}
