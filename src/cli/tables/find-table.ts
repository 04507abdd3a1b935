import { UserError } from '../../errors';
import type { DiceTable, Language, Ruleset } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { tableWords } from '../messages/name-words';
import { partNames, tablesMessages as words, type PartName } from '../messages/tables';
import { findTranslated, suggestNearest } from '../suggest';

/** The dice table a name means: its id, or its title in any language; null when none. */
export function lookForTable(ruleset: Ruleset, name: string): DiceTable | null {
  const wanted = foldName(name);
  const tables = Object.values(ruleset.tables);
  return tables.find(({ id }) => foldName(id) === wanted) ?? tables.find(({ title }) => [title.es, title.ca, title.en].some((text) => foldName(text) === wanted)) ?? null;
}

/** The dice table a name means, or a user error with the nearest. */
export function findTable(ruleset: Ruleset, name: string, language: Language): DiceTable {
  const found = lookForTable(ruleset, name);
  if (found) return found;
  throw refuseName(ruleset, name, [], language);
}

/** A part of the ruleset that is no dice table. */
export function isPartName(name: string): name is PartName {
  return Object.hasOwn(partNames, name);
}

/** The error for a name that is no table, nor one of `parts`; titles count when looking for what was meant. */
export function refuseName(ruleset: Ruleset, name: string, parts: readonly string[], language: Language): UserError {
  const tables = Object.values(ruleset.tables);
  const ids = [...tables.map(({ id }) => id), ...parts];
  const named = new Map([...tables.map(({ id, title }) => [foldName(title[language]), id] as const), ...ids.map((id) => [id, id] as const)]);
  const nearest = findTranslated(name, ids, tableWords) ?? named.get(suggestNearest(foldName(name), [...named.keys()]) ?? '');
  const values = { name: name.slice(0, 100), nearest: nearest ?? '', list: ids.join(', ') };
  return new UserError('UNKNOWN_TABLE', words.unknown, values, { exitCode: 2, remedy: nearest === undefined ? words.known : words.nearest });
}

/** The modifier of `--modifier`, within what the table takes. */
export function parseModifier(text: string | undefined, table: DiceTable): number {
  if (text === undefined) return 0;
  const { min, max } = table.modifiers ?? { min: 0, max: 0 };
  const value = /^\s*[+−-]?\d{1,4}\s*$/.test(text) ? Number(text.replace('−', '-').replace('+', '')) : NaN;
  if (value >= min && value <= max) return value;
  if (!table.modifiers) throw new UserError('NO_MODIFIERS', words.noModifier, { table: table.id }, { exitCode: 2, rule: table.rule });
  throw new UserError('BAD_MODIFIER', words.badModifier, { table: table.id, value: text, min, max }, { exitCode: 2, rule: table.rule });
}
