import { formatFraction } from '../../render/number-format';
import type { SessionDocument, SessionOptions } from '../../session/document';
import { encodeShare } from '../../session/share';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { Ruleset } from '../../tables/ruleset';
import type { GenerateFlags } from './options';

/** What the session itself does not hold but its papers depend on. */
export type PaperFlags = Pick<GenerateFlags, 'lang' | 'secrecy' | 'paper' | 'theme' | 'tables' | 'templates' | 'pieces'>;

/**
 * The command that makes the same papers again: every option that is not the default, and always the
 * language. What cannot be typed (a seed with control characters, pieces whose file nobody names) goes
 * in the share string; so does everything when the tables are not the program's and nobody says where
 * they are, because the string names them.
 */
export function writeCommand(document: SessionDocument, flags: PaperFlags, strangeTables = false): string {
  const { options, ruleset, seed } = document;
  const byShare = !isTypedWhole(document, flags) || (strangeTables && flags.tables === undefined);
  const words = byShare ? ['--from', encodeShare(document)] : listSessionWords(seed, options, ruleset);
  const add = (flag: string, value: string | undefined, usual?: string): void => {
    if (value !== undefined && value !== usual) words.push(flag, quoteWord(value));
  };
  if (!byShare) add('--pieces', flags.pieces);
  add('--tables', flags.tables);
  add('--secrecy', flags.secrecy, 'sealed');
  add('--lang', flags.lang ?? 'es');
  add('--paper', flags.paper, 'a4');
  add('--theme', flags.theme, 'colour');
  add('--templates', flags.templates);
  return ['plasma-wall', 'generate', ...words].join(' ');
}

/** True when options that a person can type say all that makes the session. */
function isTypedWhole({ options, seed }: SessionDocument, { pieces }: PaperFlags): boolean {
  const hasPieces = options.pieces === null || (pieces !== undefined && isTypable(pieces));
  return hasPieces && isTypable(seed) && (options.evening !== null || usualEvening(options) === null);
}

/** What `--evening` is when nothing is said of it: another budget takes its place. */
export function usualEvening({ maxSections, maxTurns, until }: Pick<SessionOptions, 'maxSections' | 'maxTurns' | 'until'>): string | null {
  return maxSections === null && maxTurns === null && until === null ? 'normal' : null;
}

/** The options that make the session, as words. */
function listSessionWords(seed: string, options: SessionOptions, ruleset: Ruleset): string[] {
  const words: string[] = [];
  const add = (flag: string, value: string | number | null): void => {
    if (value !== null) words.push(flag, quoteWord(String(value)));
  };
  add('--mission', options.mission);
  add('--seed', seed);
  add('--x', options.x && formatFraction(options.x));
  add('--primary', options.primary);
  if (options.evening !== usualEvening(options)) add('--evening', options.evening);
  add('--max-sections', options.maxSections);
  add('--max-turns', options.maxTurns);
  add('--until', options.until);
  add('--table', options.table && `${options.table.widthMm / 10}x${options.table.heightMm / 10}`);
  if (options.explorer !== 'nearest') add('--explorer', options.explorer);
  for (const change of listHouseChanges(options, ruleset)) add('--house', change);
  return words;
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
