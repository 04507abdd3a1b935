import { findNearest, findSlip } from '../tables/suggest';
import { foldName } from './fold-name';
import type { OtherWords } from './messages/other-words';

/** The known name that was probably meant: the only one that starts so, or the nearest by typing slips; a short word is soon near one that has nothing to do with it. */
export function suggestNearest(typed: string, known: readonly string[]): string | undefined {
  const bare = withoutDashes(typed);
  const longer = known.filter((name) => name.startsWith(typed));
  if (longer.length === 1 && bare.length >= 2) return longer[0];
  if (bare.length >= 5) return findNearest(typed, known) ?? undefined;
  const slip = findSlip(bare, known.map(withoutDashes));
  return known.find((name) => withoutDashes(name) === slip);
}

const withoutDashes = (name: string): string => name.replace(/^-+/, '');

/** The same for an option or a command, which may have been typed in another language: such a word exactly, then a near name, then such a word with a slip. */
export function suggestTranslated(typed: string, known: readonly string[], words: OtherWords): string | undefined {
  return findTranslated(typed, known, words) ?? suggestNearest(typed, known) ?? findBySlip(foldName(typed), known, words);
}

/** The known name that the typed word is in another language. */
export function findTranslated(typed: string, known: readonly string[], words: OtherWords): string | undefined {
  const wanted = foldName(typed);
  return known.find((name) => words[foldName(name)]?.includes(wanted));
}

/** The value that was probably meant of a few short ones, of which one is soon near another. */
export function suggestValue(typed: string, known: readonly string[], words: OtherWords): string | undefined {
  const wanted = foldName(typed);
  const longer = wanted.length < 2 ? [] : known.filter((value) => value.startsWith(wanted));
  return known.find((value) => foldName(value) === wanted) ?? findTranslated(typed, known, words) ?? (longer.length === 1 ? longer[0] : findSlip(wanted, known) ?? findBySlip(wanted, known, words));
}

function findBySlip(wanted: string, known: readonly string[], words: OtherWords): string | undefined {
  return known.find((name) => findSlip(wanted, words[foldName(name)] ?? []) !== null);
}
