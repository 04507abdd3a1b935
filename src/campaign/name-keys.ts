import type { Language } from '../tables/ruleset';
import { fieldWords } from './field-words';

/** Facts that words speak of, by the keys of the log. */
export type KeyList = readonly (keyof typeof fieldWords)[];

/** Values for words, some of them facts. */
export type FactValues = Readonly<Record<string, string | number | KeyList>>;

const quotes: Readonly<Record<Language, readonly [string, string]>> = { es: ['«', '»'], ca: ['«', '»'], en: ['“', '”'] };

/** The values as a reader knows them: each fact by its name, with the key of the log beside it. */
export function nameKeys(values: FactValues, language: Language): Record<string, string | number> {
  const [open, close] = quotes[language];
  return Object.fromEntries(Object.entries(values).map(([mark, value]) => [
    mark, typeof value === 'object' ? value.map((key) => `${open}${fieldWords[key][language]}${close} (${key})`).join(', ') : value,
  ]));
}

/** Values that are facts, each under its own key. */
export function keysAlone(...keys: KeyList): FactValues {
  return Object.fromEntries(keys.map((key) => [key, [key]]));
}
