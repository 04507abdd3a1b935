import { makeVisible } from '../visible-text';
import { quoteWord } from '../quote-word';
import { toKebab } from '../to-kebab';
import type { GenerateFlags } from './options';

/**
 * The command that was given, with X from the group's log: what makes the same dungeon in the same place. Null where something in it
 * cannot be typed.
 */
export function writeGroupCommand(mission: string, { force, ...given }: GenerateFlags): string | null {
  // The papers made just now lie where these would go.
  const isThere = given.out !== '-' && (force === true || [given.seed, given.seedFile, given.out].some((flag) => flag !== undefined));
  const flags = Object.entries({ ...given, mission, ...(isThere ? { force: true } : {}) } satisfies GenerateFlags);
  const values = flags.flatMap(([flag, value]) => [value].flat().map((each) => ({ flag: `--${toKebab(flag)}`, each })));
  if (values.some(({ each }) => typeof each === 'string' && makeVisible(each) !== each)) return null;
  return ['plasma-wall generate --campaign', ...values.map(({ flag, each }) => (typeof each === 'string' ? `${flag} ${quoteWord(each)}` : flag))].join(' ');
}
