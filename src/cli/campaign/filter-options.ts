import type { GameFilter, ScenarioChoice } from '../../campaign/filter';
import { readDay } from '../../campaign/day';
import { isDate } from '../../campaign/field-kinds';
import type { CampaignLog } from '../../campaign/log';
import { UserError } from '../../errors';
import { findBoardMission } from '../../missions/find-board-mission';
import { findScenarioOfBoard } from '../../missions/find-scenario-of-board';
import type { Ruleset, ScenarioDefinition } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { isPlayedAlone } from '../generate/find-mission';
import { findNamed, listNamed } from '../generate/find-named';
import { campaignFaultMessages as words, campaignReportMessages } from '../messages/campaign-report';
import { missionMessages } from '../messages/missions';
import type { CampaignOptions } from './open';
import { loadReadableTables } from './open';
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

/** Reads them. A mission that only the log knows goes by its id; the games of a scenario go by the scenario's name. */
export async function readFilter(options: FilterOptions, log: CampaignLog, context: CommandContext): Promise<GameFilter> {
  const { mission, since } = options;
  const attacker = options.attacker === undefined ? undefined : requirePlayer(options.attacker, log);
  if (attacker !== undefined) noteUnderstood(options.attacker!, attacker, context);
  return {
    ...(attacker === undefined ? {} : { attacker }),
    ...(mission === undefined ? {} : await readPlayed(mission, log, options, context)),
    ...(since === undefined ? {} : { since: readSince(since) }),
  };
}

/** Says why there is nothing to show: no games yet, none that were asked for, or where nothing was asked none that count. */
export function noteNone({ games }: CampaignLog, filter: GameFilter, { note, say }: CommandContext): void {
  const reason = games.length === 0 ? 'empty' : Object.keys(filter).length > 0 ? 'noneMatches' : games.every((game) => game.void !== undefined) ? 'allVoid' : 'onlyResults';
  note(say(campaignReportMessages[reason]));
}

/** A name means what `generate` takes it for: a mission played alone first (`huir` is Huida), or else a scenario; then the id or the name of a board. */
async function readPlayed(typed: string, log: CampaignLog, options: FilterOptions, context: CommandContext): Promise<Pick<GameFilter, 'mission' | 'scenario'>> {
  const tables = await loadReadableTables(log, options, context);
  const { missions, scenarios = [] } = tables;
  const alone = missions.filter(isPlayedAlone);
  const mission = findNamed(typed, alone);
  if ('found' in mission) return { mission: mission.found.id };
  const scenario = findNamed(typed, scenarios);
  if ('found' in scenario) return { scenario: chooseScenario(scenario.found, tables) };
  const board = findNamed(typed, missions);
  if ('found' in board) return { mission: board.found.id };
  if (log.games.some((game) => game.mission === typed)) return { mission: typed };
  const known = [...alone, ...scenarios];
  const near = findNamed(typed, known);
  const nearest = 'found' in near ? '' : near.nearest;
  throw new UserError('UNKNOWN_MISSION', missionMessages.unknown, { name: typed, list: listNamed(known, context.language), nearest }, { remedy: nearest === '' ? missionMessages.list : missionMessages.nearest });
}

/** Boards that several scenarios have say nothing of which it was. */
function chooseScenario(scenario: ScenarioDefinition, tables: Ruleset): ScenarioChoice {
  const board = findBoardMission(scenario);
  return { id: scenario.id, ...(findScenarioOfBoard(board, tables) === scenario ? { board } : {}) };
}

function readSince(text: string): string | number {
  const day = readDay(text);
  if (isDate(day)) return day;
  if (/^\s*\d{1,6}\s*$/.test(text)) return Number(text);
  throw new UserError('BAD_SINCE', words.badSince, { value: text.slice(0, 80) });
}
