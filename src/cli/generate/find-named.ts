import type { Language, Text } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { playedWords } from '../messages/name-words';
import { findTranslated, suggestNearest } from '../suggest';

/** What a player may call by a name: a mission, a scenario. */
export interface Named {
  readonly id: string;
  readonly name: Text;
  /** Short forms. */
  readonly aliases: readonly string[];
}

/**
 * The one that a name means: its id, its name in any of the languages or a short form, without minding
 * accents or case; or the id of the nearest, empty when none is near.
 */
export function findNamed<Item extends Named>(typed: string, items: readonly Item[]): { readonly found: Item } | { readonly nearest: string } {
  const exact = items.find((item) => listNames(item).includes(typed));
  if (exact) return { found: exact };
  const wanted = foldName(typed);
  const byName = new Map<string, Item>();
  for (const item of items) for (const name of listNames(item)) byName.set(foldName(name), item);
  const found = byName.get(wanted);
  if (found) return { found };
  const ids = items.map(({ id }) => id);
  const near = findTranslated(typed, ids, playedWords) ?? suggestNearest(wanted, [...byName.keys()]);
  return { nearest: near === undefined ? '' : (byName.get(near)?.id ?? near) };
}

/** Everything it may be called. */
function listNames({ id, name, aliases }: Named): string[] {
  return [id, name.es, name.ca, name.en, ...aliases];
}

/** One a line: id and name in the user's language. */
export function listNamed(items: readonly Named[], language: Language): string {
  const width = Math.max(0, ...items.map(({ id }) => id.length));
  return items.map(({ id, name }) => `${id.padEnd(width)}  ${name[language]}`).join('\n');
}
