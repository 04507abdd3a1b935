/** Titles of the columns of a table: which field each of them holds. */
import { unguardCell } from '../../campaign/csv';
import { gameFields } from '../../campaign/fields';
import type { Game } from '../../campaign/log';
import { correctionKeys, csvHeadings, csvXHeadings } from '../../render/campaign/export-words';
import type { Language } from '../../tables/ruleset';
import { findNearest } from '../../tables/suggest';
import { foldName } from '../fold-name';
import { isCalled } from '../is-called';
import { otherHeadings } from './other-headings';

/** What a title says: its field; null: a column that is passed over; `nearest`: nothing that is known, and the title that it may be, or an empty one. */
export type Heading = { readonly key: keyof Game | null } | { readonly nearest: string };

/** Signs and letters by which people write "number" short, with whatever stands around them: `Nº`, `N.º`, `N°`, `#`. */
const numberSigns = /№|#|\bn\s*\.?\s*[º°]\.?/giu;

/** A title as it is compared. */
function foldHeading(text: string): string {
  return foldName(text.slice(0, 200).replace(numberSigns, ' no ').replace(/[ºª°]/g, ''));
}

/** Shorter ones are near to everything. */
const shortestGuessed = 4;

let known: ReadonlyMap<string, keyof Game> | undefined;

/** Every title by what it is compared as: those of `export` before the others. */
function listKnown(): ReadonlyMap<string, keyof Game> {
  if (known) return known;
  const map = new Map<string, keyof Game>();
  const add = (key: keyof Game, names: readonly string[]): void => {
    for (const name of names.map(foldHeading)) if (!map.has(name)) map.set(name, key);
  };
  for (const { key } of gameFields) add(key, [key, ...Object.values(csvHeadings[key])]);
  for (const { key } of gameFields) add(key, otherHeadings[key] ?? []);
  known = map;
  return map;
}

/** Whether a column is that of the corrections as the log keeps them. */
export function isCorrectionKeys(text: string): boolean {
  return isCalled('', correctionKeys, unguardCell(text));
}

/** Reads a title. `hasKeys`: whether the table has the corrections as the log keeps them, beside those in words. */
export function readHeading(text: string, hasKeys: boolean, language: Language): Heading {
  if (isCorrectionKeys(text)) return { key: 'corrections' };
  const wanted = foldHeading(unguardCell(text));
  if (Object.values(csvXHeadings).some((message) => isCalled('', message, wanted))) return { key: null };
  const key = listKnown().get(wanted);
  // In words they are for the reader: what comes in is what the log kept.
  if (key !== undefined) return { key: key === 'corrections' && hasKeys ? null : key };
  const nearest = findNearest(wanted, [...listKnown().keys()].filter(({ length }) => length >= shortestGuessed));
  return { nearest: nearest === null ? '' : csvHeadings[listKnown().get(nearest)!][language] };
}

/** The titles that `export` writes, one of each field. */
export function listHeadings(language: Language): string {
  return gameFields.map(({ key }) => csvHeadings[key][language]).join(', ');
}
