import { UserError } from '../../errors';
import { loadShippedMission, loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import { readTextFile } from '../../io/read-file';
import type { SessionOptions } from '../../session/document';
import { optionLimits } from '../../session/read-options';
import { defaultOptions } from '../../session/share';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { eveningMessages } from '../messages/evenings';
import { missionMessages } from '../messages/missions';
import { listSeeds, readSeed } from './choose-seed';
import { findMission, listMissions } from './find-mission';
import { findPrimary } from './find-primary';
import type { GenerateFlags } from './options';
import { chooseHouseRules, parseHouseFlag } from './parse-house-rules';
import type { WrittenChoice } from './parse-house-rules';
import { parsePieces } from './parse-pieces';
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
export async function planSessions(flags: GenerateFlags, context: CommandContext): Promise<SessionPlan> {
  const ruleset = await loadTables(flags, context);
  if (flags.from !== undefined) return readShare(flags.from, ruleset);
  const options = await readSessionOptions(flags, ruleset, context);
  return { ...planSeeds(flags, context), ruleset, options, anyEvening: flags.evening === undefined && options.evening !== null };
}

/** The program's tables, as far as the flags need them, or those of `--tables`. */
export async function loadTables({ tables, mission }: GenerateFlags, { language, terminal: { cwd } }: CommandContext): Promise<Ruleset> {
  if (tables !== undefined) return loadUserRuleset(tables, cwd, language);
  return mission === undefined ? loadShippedRuleset(language) : loadShippedMission(language, (missions) => findMission(mission, missions, language).id);
}

/** How many, of which seeds, and how many of those may be refused. */
export function planSeeds(flags: GenerateFlags, { terminal: { cwd } }: CommandContext): Pick<SessionPlan, 'count' | 'seeds' | 'patience'> {
  const count = flags.count === undefined ? undefined : parseWhole('--count', flags.count, 1, maxCount);
  const seed = readSeed(flags, cwd);
  return { count: count ?? 1, seeds: listSeeds(seed, count), patience: seed !== undefined && count === undefined ? 1 : maxRefusals };
}

async function readSessionOptions(flags: GenerateFlags, ruleset: Ruleset, context: CommandContext): Promise<SessionOptions> {
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
export async function readCommonOptions(flags: GenerateFlags, ruleset: Ruleset, context: CommandContext): Promise<Omit<SessionOptions, 'mission' | 'primary' | 'level'>> {
  const { language, terminal: { cwd } } = context;
  return {
    x: flags.x === undefined ? null : parseX(flags.x),
    houseRules: chooseHouseRules(ruleset.houseRules, await listChoices(flags, context), language),
    explorer: flags.explorer ?? 'nearest',
    evening: flags.evening === undefined ? null : findEvening(flags.evening, ruleset),
    maxSections: flags.maxSections === undefined ? null : parseWhole('--max-sections', flags.maxSections, 1, optionLimits.sections),
    maxTurns: flags.maxTurns === undefined ? null : parseWhole('--max-turns', flags.maxTurns, 1, optionLimits.turns),
    until: flags.until ?? null,
    table: flags.table === undefined ? null : parseTableSize(flags.table),
    pieces: flags.pieces === undefined ? null : parsePieces(readTextFile(flags.pieces, cwd), flags.pieces, ruleset.labels, language),
  };
}

/** The file of house rules first, so that `--house` has the last word. */
async function listChoices(flags: GenerateFlags, { language, terminal: { cwd } }: CommandContext): Promise<WrittenChoice[]> {
  const fromFile = flags.rules === undefined ? [] : (await import('./read-rules-file')).readRulesFile(flags.rules, cwd, language);
  return [...fromFile, ...(flags.house ?? []).map(parseHouseFlag)];
}

function findEvening(typed: string, ruleset: Ruleset): string {
  const ids = ruleset.evenings.map(({ id }) => id);
  if (ids.includes(typed)) return typed;
  throw new UserError('UNKNOWN_EVENING', eveningMessages.unknown, { name: typed, list: ids.join(', ') }, { rule: 'PRE-09' });
}
