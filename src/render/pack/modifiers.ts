/** What adds to the defender's roll (DEF-04), as printed on the sheets. */
import type { Contributions } from '../../tables/ruleset';
import type { PackWords } from './pack-words';
import { formatSigned } from './pack-words';

const parts = ['corridor', 'smallRoom', 'largeRoom', 'objectiveRoom', 'combat'] as const satisfies readonly (keyof Contributions)[];

/** One line for each modifier: its value and when it applies. */
export function buildModifiers(contributions: Contributions, words: PackWords): { readonly value: string; readonly reason: string }[] {
  return parts.map((part) => ({ value: formatSigned(contributions[part]), reason: words.text(`defender.${part}`) }));
}
