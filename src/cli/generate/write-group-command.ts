import { makeVisible } from '../visible-text';
import { quoteWord } from '../quote-word';
import { toKebab } from '../to-kebab';
import type { GenerateFlags } from './options';

/**
 * The command that was given, with X from the group's log: what makes the same dungeon in the same place; where the seed was drawn,
 * another one beside it. Null where something in it cannot be typed.
 */
export function writeGroupCommand(mission: string, given: GenerateFlags): string | null {
  const isSame = given.seed !== undefined || given.seedFile !== undefined;
  const isPiped = given.out === '-';
  const flags = { ...given, mission, out: isSame || isPiped ? given.out : undefined, force: isSame && !isPiped ? true : undefined };
  const values = Object.entries(flags).flatMap(([flag, value]) => [value].flat().filter((each) => each !== undefined).map((each) => ({ flag: `--${toKebab(flag)}`, each })));
  if (values.some(({ each }) => typeof each === 'string' && makeVisible(each) !== each)) return null;
  return ['plasma-wall generate --campaign', ...values.map(({ flag, each }) => (typeof each === 'string' ? `${flag} ${quoteWord(each)}` : flag))].join(' ');
}
