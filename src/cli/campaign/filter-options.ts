import type { GameFilter } from '../../campaign/filter';
import { readDay } from '../../campaign/day';
import { isDate } from '../../campaign/field-kinds';
import type { CampaignLog } from '../../campaign/log';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { findNamed } from '../generate/find-named';
import { campaignFaultMessages as words, campaignReportMessages } from '../messages/campaign-report';
import type { CampaignOptions } from './open';
import { loadTables } from './open';
import { noteUnderstood, requirePlayer } from './find-player';

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
  const { mission, since } = options;
  const attacker = options.attacker === undefined ? undefined : requirePlayer(options.attacker, log);
  if (attacker !== undefined) noteUnderstood(options.attacker!, attacker, context);
  return {
    ...(attacker === undefined ? {} : { attacker }),
    ...(mission === undefined ? {} : { mission: await readMission(mission, log, options, context) }),
    ...(since === undefined ? {} : { since: readSince(since) }),
  };
}

/** Says why there is nothing to show: no games yet, none that were asked for, or where nothing was asked none that count. */
export function noteNone({ games }: CampaignLog, filter: GameFilter, { note, say }: CommandContext): void {
  const reason = games.length === 0 ? 'empty' : Object.keys(filter).length > 0 ? 'noneMatches' : games.every((game) => game.void !== undefined) ? 'allVoid' : 'onlyResults';
  note(say(campaignReportMessages[reason]));
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
