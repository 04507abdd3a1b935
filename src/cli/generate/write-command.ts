import { formatFraction } from '../../render/number-format';
import type { SessionOptions } from '../../session/document';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { Ruleset } from '../../tables/ruleset';
import type { GenerateFlags } from './options';

/** What the session itself does not hold but the papers depend on. */
export type PaperFlags = Pick<GenerateFlags, 'lang' | 'secrecy' | 'paper' | 'theme' | 'tables' | 'templates' | 'pieces' | 'seedFile'>;

/**
 * The command that makes the same papers again: every option that is not the default, and always the
 * language. A seed that cannot be typed (control characters) is named by its file.
 */
export function writeCommand(seed: string, options: SessionOptions, ruleset: Ruleset, flags: PaperFlags): string {
  const words: string[] = ['plasma-wall', 'generate', '--mission', options.mission];
  const add = (flag: string, value: string | number | null | undefined): void => {
    if (value !== null && value !== undefined) words.push(flag, quoteWord(String(value)));
  };
  if (isTypable(seed) || flags.seedFile === undefined) add('--seed', seed);
  else add('--seed-file', flags.seedFile);
  add('--x', options.x && formatFraction(options.x));
  add('--primary', options.primary);
  if (options.evening !== 'normal') add('--evening', options.evening);
  add('--max-sections', options.maxSections);
  add('--max-turns', options.maxTurns);
  add('--until', options.until);
  add('--table', options.table && `${options.table.widthMm / 10}x${options.table.heightMm / 10}`);
  if (options.pieces !== null) add('--pieces', flags.pieces);
  if (options.explorer !== 'nearest') add('--explorer', options.explorer);
  for (const change of listHouseChanges(options, ruleset)) add('--house', change);
  add('--tables', flags.tables);
  if (flags.secrecy !== 'sealed') add('--secrecy', flags.secrecy);
  add('--lang', flags.lang ?? 'es');
  if (flags.paper !== 'a4') add('--paper', flags.paper);
  if (flags.theme !== 'colour') add('--theme', flags.theme);
  add('--templates', flags.templates);
  return words.join(' ');
}

/** `key=value` of every house rule that is not the default of its tables, in the order of the tables. */
function listHouseChanges(options: SessionOptions, ruleset: Ruleset): string[] {
  const defaults: Record<string, unknown> = { ...listDefaultHouseRules(ruleset.houseRules) };
  return Object.entries(options.houseRules).filter(([key, value]) => defaults[key] !== value).map(([key, value]) => `${key}=${value}`);
}

/** True when a person can type the text on one line. */
function isTypable(text: string): boolean {
  return !/\p{C}|[\u2028\u2029]/u.test(text);
}

/**
 * A word as a shell needs it. Plain ones stay plain and most others get double quotes, which every shell
 * reads; what those would change (`$`, `!`, `%`…) gets the single quotes of POSIX shells.
 */
export function quoteWord(word: string): string {
  if (/^[\w@+=:,./-]+$/.test(word)) return word;
  return /["$`\\!%]/.test(word) ? `'${word.replace(/'/g, "'\\''")}'` : `"${word}"`;
}
