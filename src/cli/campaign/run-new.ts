/** `campaign new`: an empty log, with the readings of the group asked once and kept there. */
import { describeField, judgeValue } from '../../campaign/field-kinds';
import type { Field } from '../../campaign/fields';
import { groupFields } from '../../campaign/fields';
import type { CampaignLog, HouseChoices } from '../../campaign/log';
import { cleanName } from '../../campaign/plain-text';
import { listDistinct } from '../../campaign/known-players';
import { UserError } from '../../errors';
import { createCampaign } from '../../io/campaign-file';
import { campaignFileName, findBeside, findDataPath } from '../../io/find-campaign';
import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import type { Language, Ruleset } from '../../tables/ruleset';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { chooseHouseRules, parseHouseFlags } from '../generate/parse-house-rules';
import { readPieces } from '../generate/parse-pieces';
import { parseTableSize } from '../generate/parse-values';
import { campaignFaultMessages, campaignReportMessages as words } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { printJson } from './open';
import { writeTableSize } from './read-facts';

/** Options of `new`. */
export interface NewOptions extends CampaignOptions {
  readonly here?: boolean;
  readonly group?: string;
  readonly player: readonly string[];
  readonly table?: string;
  readonly pieces?: string;
  readonly tables?: string;
  readonly house: readonly string[];
  readonly countIncursions?: boolean;
  readonly lang?: Language;
}

/** What a group says of itself. */
export type Group = Omit<CampaignLog, 'games'>;

/** The tables of a folder beside the log, or the program's own. */
export type LoadTables = (folder: string | undefined) => Promise<Ruleset>;

/** Reads the list of pieces beside the log, and throws what is wrong with it. */
export type CheckPieces = (file: string, ruleset: Ruleset) => void;

/** Options that say something of the group: with one of them nothing is asked. */
const groupFlags = ['group', 'player', 'table', 'pieces', 'tables', 'house', 'countIncursions'] as const;

/** Makes the file; asks on a terminal when nothing of the group was said. */
export async function runNew(options: NewOptions, context: CommandContext): Promise<void> {
  const { language, terminal } = context;
  const path = options.file ?? (options.here ? campaignFileName : findDataPath({ cwd: terminal.cwd, env: terminal.env }));
  const load: LoadTables = (tables) => (tables === undefined ? loadShippedRuleset() : loadUserRuleset(findBeside(path, tables), terminal.cwd, language));
  const checkPieces: CheckPieces = (pieces, ruleset) => void readPieces(findBeside(path, pieces), ruleset, context);
  const isAsked = !groupFlags.some((key) => options[key] !== undefined && !(Array.isArray(options[key]) && options[key].length === 0)) && canAsk(context);
  const told = isAsked ? await (await import('./ask-group')).askGroup(load, checkPieces, context) : readGroup(options, await load(options.tables), context);
  const group = told.players ? { ...told, players: listDistinct(told.players) } : told;
  checkGroup(group, context);
  // PRE-09: a list that is not there would only be missed when the next dungeon is made.
  if (!isAsked && group.pieces !== undefined) checkPieces(group.pieces, await load(group.tables));
  const log: CampaignLog = { ...group, games: [] };
  createCampaign({ path, cwd: terminal.cwd, language }, log, [words.remarkHead[options.lang ?? 'es'], words.remarkX[options.lang ?? 'es']]);
  if (options.json) return printJson({ path, ...log }, context);
  context.note(context.say(words.created, { path: makeVisible(path) }));
  // Nobody was asked, and a second new writes over nothing.
  if (!isAsked && Object.keys(group).length === 0) context.note(context.say(words.createdEmpty));
  // A list may have been read otherwise than it was meant.
  const { players = [] } = group;
  if (players.length > 0) context.note(context.say(words.createdPlayers, { n: players.length, list: players.map((name) => makeVisible(name)).join(', ') }));
}

function readGroup(options: NewOptions, ruleset: Ruleset, { language }: CommandContext): Group {
  const said = parseHouseFlags(options.house);
  const chosen = chooseHouseRules(ruleset.houseRules, said, language) as unknown as HouseChoices;
  const house: HouseChoices = Object.fromEntries(ruleset.houseRules.flatMap(({ key }) => (said.some((choice) => choice.key === key) ? [[key, chosen[key]!]] : [])));
  return {
    ...(options.group === undefined ? {} : { group: cleanName(options.group) }),
    ...(options.player.length === 0 ? {} : { players: options.player.map(cleanName) }),
    ...(options.table === undefined ? {} : { table: writeTableSize(parseTableSize(options.table)) }),
    ...(options.pieces === undefined ? {} : { pieces: options.pieces }),
    ...(options.tables === undefined ? {} : { tables: options.tables }),
    ...(Object.keys(house).length === 0 ? {} : { house }),
    ...(options.countIncursions ? { countScenarioIncursions: true } : {}),
  };
}

function checkGroup(group: Group, { language }: CommandContext): void {
  const flags: Readonly<Partial<Record<keyof Group, string>>> = { players: '--player' };
  for (const field of groupFields as readonly Field<keyof Group>[]) {
    const value = group[field.key];
    if (value === undefined || judgeValue(field, value).good) continue;
    throw new UserError('BAD_FACT', campaignFaultMessages.badValue, { flag: flags[field.key] ?? `--${field.key}`, value: String(value).slice(0, 80), expected: describeField(field)[language] });
  }
}
