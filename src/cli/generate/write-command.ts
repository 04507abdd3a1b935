import { formatFraction } from '../../render/number-format';
import type { SessionDocument, SessionOptions } from '../../session/document';
import type { ScenarioDocument, ScenarioOptions } from '../../session/scenario-document';
import { encodeScenarioShare } from '../../session/scenario-share';
import { encodeShare } from '../../session/share';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { Ruleset } from '../../tables/ruleset';
import { quoteWord } from '../quote-word';
import type { GenerateFlags } from './options';

/** What the session itself does not hold but its papers depend on. */
export type PaperFlags = Pick<GenerateFlags, 'lang' | 'secrecy' | 'paper' | 'theme' | 'ink' | 'tables' | 'templates' | 'pieces' | 'forces'>;

/**
 * The command that makes the same papers again: every option that is not the default, and always the
 * language. What cannot be typed (a seed with control characters, pieces whose file nobody names) goes
 * in the share string; so does everything when the tables are not the program's and nobody says where
 * they are, because the string names them.
 */
export function writeCommand(document: SessionDocument, flags: PaperFlags, strangeTables = false): string {
  const { mission, options, ruleset, seed } = document;
  // The board of a scenario is no mission of its own.
  const byShare = mission.only !== undefined || !isTypedWhole(options, seed, flags) || (options.evening === null && usualEvening(options) !== null);
  if (byShare || (strangeTables && flags.tables === undefined)) return joinCommand(['--from', encodeShare(document)], flags, true);
  const evening = options.evening === usualEvening(options) ? null : options.evening;
  return joinCommand(listWords(['--mission', options.mission], seed, { ...options, evening }, ruleset), flags, false);
}

/** The same for a scenario. `ruleset`: that of its boards. */
export function writeScenarioCommand(document: ScenarioDocument, ruleset: Ruleset, flags: PaperFlags): string {
  const { options, seed, scenario } = document;
  if (!isTypedWhole(options, seed, flags)) return joinCommand(['--from', encodeScenarioShare(document, ruleset)], flags, true);
  return joinCommand(listWords(['--scenario', scenario.id], seed, options, ruleset), flags, false);
}

/** The command that prints a session of this folder on the same paper, with the same troops: the session itself holds none. */
export function writePrintCommand(folder: string, flags: PaperFlags): string {
  return ['plasma-wall', 'print', quoteWord(folder), ...listPaperWords(flags)].join(' ');
}

/** The whole command: what makes the session, and what makes its papers. */
function joinCommand(words: readonly string[], flags: PaperFlags, byShare: boolean): string {
  const tables = [...(byShare ? [] : listWord('--pieces', flags.pieces)), ...listWord('--tables', flags.tables)];
  return ['plasma-wall', 'generate', ...words, ...tables, ...listPaperWords(flags)].join(' ');
}

/** The options of the papers alone. */
function listPaperWords({ secrecy, lang = 'es', paper, theme, ink, templates, forces = [] }: PaperFlags): string[] {
  return [
    ...listWord('--secrecy', secrecy, 'sealed'),
    ...listWord('--lang', lang),
    ...listWord('--paper', paper, 'a4'),
    ...listWord('--theme', theme, 'colour'),
    ...listWord('--ink', ink, 'full'),
    ...listWord('--templates', templates),
    ...forces.flatMap((file) => listWord('--forces', file)),
  ];
}

/** An option and its value, where it is not the usual one. */
function listWord(flag: string, value: string | undefined, usual?: string): string[] {
  return value === undefined || value === usual ? [] : [flag, quoteWord(value)];
}

/** True when a person can type the seed, and the pieces have a file. */
function isTypedWhole(options: ScenarioOptions, seed: string, { pieces }: PaperFlags): boolean {
  const hasPieces = options.pieces === null || (pieces !== undefined && isTypable(pieces));
  return hasPieces && isTypable(seed);
}

/** What `--evening` is when nothing is said of it: another budget takes its place. */
export function usualEvening({ maxSections, maxTurns, until }: Pick<SessionOptions, 'maxSections' | 'maxTurns' | 'until'>): string | null {
  return maxSections === null && maxTurns === null && until === null ? 'normal' : null;
}

/** The options that make a session or a scenario, as words. */
function listWords(what: readonly [string, string], seed: string, options: ScenarioOptions, ruleset: Ruleset): string[] {
  const words: string[] = [what[0], quoteWord(what[1])];
  const add = (flag: string, value: string | number | null): void => {
    if (value !== null) words.push(flag, quoteWord(String(value)));
  };
  add('--seed', seed);
  add('--x', options.x && formatFraction(options.x));
  add('--primary', options.primary);
  add('--evening', options.evening);
  add('--max-sections', options.maxSections);
  add('--max-turns', options.maxTurns);
  add('--until', options.until);
  add('--table', options.table && `${options.table.widthMm / 10}x${options.table.heightMm / 10}`);
  if (options.explorer !== 'nearest') add('--explorer', options.explorer);
  for (const change of listHouseChanges(options, ruleset)) add('--house', change);
  return words;
}

/** `key=value` of every house rule that is not the default of its tables, in the order of the tables. */
function listHouseChanges(options: ScenarioOptions, ruleset: Ruleset): string[] {
  const defaults: Record<string, unknown> = { ...listDefaultHouseRules(ruleset.houseRules) };
  return Object.entries(options.houseRules).filter(([key, value]) => defaults[key] !== value).map(([key, value]) => `${key}=${value}`);
}

/** True when a person can type the text on one line. */
function isTypable(text: string): boolean {
  // The table of all characters takes a millisecond to look up for the first time.
  return /^[ -~]*$/.test(text) || !/\p{C}|[\u2028\u2029]/u.test(text);
}
