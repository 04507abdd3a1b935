import { findNearest } from '../tables/suggest';

/** The known name that was probably meant: the only one that starts so, or the nearest by typing slips. */
export function suggestNearest(typed: string, known: readonly string[]): string | undefined {
  const longer = known.filter((name) => name.startsWith(typed));
  if (longer.length === 1 && typed.replace(/^-+/, '').length >= 2) return longer[0];
  return findNearest(typed, known) ?? undefined;
}
