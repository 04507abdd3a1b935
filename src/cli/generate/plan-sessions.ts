import { isUserError, UserError } from '../../errors';
import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import type { SessionOptions } from '../../session/document';
import { optionLimits } from '../../session/read-options';
import { defaultOptions } from '../../session/share';
import { writeRatio } from '../../tables/ratio';
import { nameLabel } from '../../tables/name-label';
import type { Language, Ruleset } from '../../tables/ruleset';
import { findSlip } from '../../tables/suggest';
import type { CommandContext } from '../context';
import { eveningMessages } from '../messages/evenings';
import { groupMessages } from '../messages/group';
import { missionMessages } from '../messages/missions';
import { parserMessages } from '../messages/parser';
import { listSeeds, readSeed } from './choose-seed';
import { foldName } from '../fold-name';
import { findMission, listMissions, loadMissionNamed } from './find-mission';
import { findPrimary } from './find-primary';
import type { Group, GroupFlags } from './group-defaults';
import { chooseHouseRules, isGoodChoice, parseHouseFlags } from './parse-house-rules';
import type { WrittenChoice } from './parse-house-rules';
import { readPieces } from './parse-pieces';
import { parseTableSize, parseWhole, parseX } from './parse-values';
import { readShare } from './read-share';
import { usualEvening } from './write-command';

/** Most sessions one command makes. */
const maxCount = 1000;

/** Seeds refused one after another before the options, and not luck, are to blame. */
const maxRefusals = 50;

/** What to generate: `count` sessions of the same tables and options. */
export interface SessionPlan {
  readonly count: number;
  /** Seeds to try in order; only a seed the user chose may run out. */
  readonly seeds: Iterable<string>;
  /** Seeds the rules may refuse one after another; a seed the user chose stands alone. */
  readonly patience: number;
  readonly ruleset: Ruleset;
  readonly options: SessionOptions;
  /** True when nobody said how long it should last: the usual evening may give way to another. */
  readonly anyEvening: boolean;
}

/** Turns the flags of `generate` into what the engine takes; reads the files they name. */
export async function planSessions(flags: GroupFlags, context: CommandContext): Promise<SessionPlan> {
  const ruleset = await loadTables(flags, context);
  if (flags.from !== undefined) return readShare(flags.from, ruleset);
  const options = await readSessionOptions(flags, ruleset, context);
  return { ...planSeeds(flags, context), ruleset, options, anyEvening: flags.evening === undefined && options.evening !== null };
}

/** The program's tables, as far as the flags need them, or those of `--tables`. */
export async function loadTables({ tables, mission, group }: Pick<GroupFlags, 'tables' | 'mission' | 'group'>, { language, terminal: { cwd } }: CommandContext): Promise<Ruleset> {
  if (tables !== undefined) return blameLog(group, 'tables', () => loadUserRuleset(tables, cwd, language));
  return mission === undefined ? loadShippedRuleset() : loadMissionNamed(mission, language);
}

/** How many, of which seeds, and how many of those may be refused. */
export function planSeeds(flags: GroupFlags, { terminal: { cwd } }: CommandContext): Pick<SessionPlan, 'count' | 'seeds' | 'patience'> {
  const count = flags.count === undefined ? undefined : parseWhole('--count', flags.count, 1, maxCount);
  const seed = readSeed(flags, cwd);
  return { count: count ?? 1, seeds: listSeeds(seed, count), patience: seed !== undefined && count === undefined ? 1 : maxRefusals };
}

async function readSessionOptions(flags: GroupFlags, ruleset: Ruleset, context: CommandContext): Promise<SessionOptions> {
  const { language } = context;
  if (flags.mission === undefined) {
    throw new UserError('NO_MISSION', missionMessages.none, { list: listMissions(ruleset.missions, language) }, { remedy: missionMessages.list });
  }
  const mission = findMission(flags.mission, ruleset.missions, language);
  const options = { ...defaultOptions(ruleset, mission.id), ...(await readCommonOptions(flags, ruleset, context)) };
  return {
    ...options,
    evening: options.evening ?? usualEvening(options),
    primary: flags.primary === undefined ? null : findPrimary(flags.primary, mission, ruleset.labels, language),
  };
}

/** What sessions and scenarios are asked for alike; `evening` is null when nobody said anything of it. */
export async function readCommonOptions(flags: GroupFlags, ruleset: Ruleset, context: CommandContext): Promise<Omit<SessionOptions, 'mission' | 'primary' | 'level'>> {
  const { language } = context;
  const { x, table, pieces } = fillFromGroup(flags);
  return {
    x: readIf(x, parseX),
    houseRules: chooseHouseRules(ruleset.houseRules, await listChoices(flags, ruleset, context), language),
    explorer: flags.explorer ?? 'nearest',
    evening: readIf(flags.evening, (typed) => findEvening(typed, ruleset, language)),
    maxSections: readIf(flags.maxSections, (typed) => parseWhole('--max-sections', typed, 1, optionLimits.sections)),
    maxTurns: readIf(flags.maxTurns, (typed) => parseWhole('--max-turns', typed, 1, optionLimits.turns)),
    until: flags.until ?? null,
    table: readIf(table, parseTableSize),
    pieces: pieces === undefined ? null : await blameLog(flags.group, 'pieces', () => readPieces(pieces, ruleset, context)),
  };
}

/** Reads what the log may have named: then the fault is to be mended there. */
async function blameLog<Value>(group: Group | undefined, key: 'pieces' | 'tables', read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!isUserError(error) || !group?.taken.includes(key)) throw error;
    throw new UserError(error.code, error.text, { ...error.values, log: group.file, key }, { ...error.options, remedy: groupMessages.ofLog });
  }
}

/** Null where nothing was said. */
function readIf<Value>(text: string | undefined, read: (text: string) => Value): Value | null {
  return text === undefined ? null : read(text);
}

/** What the flags leave unsaid and the log of the group has. */
function fillFromGroup({ x, table, pieces, group }: GroupFlags): { readonly x?: string | undefined; readonly table?: string | undefined; readonly pieces?: string | undefined } {
  return {
    x: x ?? (group?.x ? writeRatio(group.x) : undefined),
    table: table ?? group?.table ?? undefined,
    pieces: pieces ?? group?.pieces ?? undefined,
  };
}

/** The rules of the group first, then the file of house rules, so that `--house` has the last word. */
export async function listChoices(flags: Pick<GroupFlags, 'group' | 'rules' | 'house'>, ruleset: Ruleset, { language, terminal: { cwd } }: CommandContext): Promise<WrittenChoice[]> {
  const { file, house = [] } = flags.group ?? {};
  const isGood = file === undefined || house.every((choice) => isGoodChoice(choice, ruleset.houseRules));
  // Only a fault asks for lines, and only lines need the YAML library.
  const ofGroup = isGood ? house : (await import('./read-rules-file')).placeGroupRules(file, cwd);
  const fromFile = flags.rules === undefined ? [] : (await import('./read-rules-file')).readRulesFile(flags.rules, cwd, language);
  return [...ofGroup, ...fromFile, ...parseHouseFlags(flags.house)];
}

/** By its id, its name in any language, or the word of that name which no other evening has: `corta`, `llarga`. */
function findEvening(typed: string, ruleset: Ruleset, language: Language): string {
  const ids = ruleset.evenings.map(({ id }) => id);
  if (ids.includes(typed)) return typed;
  const wanted = foldName(typed);
  const wordsOf = (id: string): string[] => Object.values(ruleset.labels[`evening.${id}`] ?? {}).flatMap((name) => [foldName(name), ...foldName(name).split('-')]);
  const named = ids.filter((id) => wordsOf(id).includes(wanted));
  if (named.length === 1) return named[0]!;
  const near = ids.find((id) => findSlip(wanted, [id, ...wordsOf(id)]) !== null);
  const list = ids.map((id) => `${id} (${nameLabel(ruleset.labels, `evening.${id}`, language)})`).join(', ');
  throw new UserError('UNKNOWN_EVENING', eveningMessages.unknown, { name: typed, list, nearest: near ?? '' }, { rule: 'PRE-09', ...(near === undefined ? {} : { remedy: parserMessages.didYouMean }) });
}
