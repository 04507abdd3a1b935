import { nameLabel } from '../../tables/name-label';
import type { Labels, Language } from '../../tables/ruleset';
import { makeVisible } from '../visible-text';

/** The label of a code id, safe for a terminal; an unlabelled id shows itself. */
export function readLabel(labels: Labels, key: string, language: Language): string {
  return makeVisible(nameLabel(labels, key, language));
}

/** A result with its number: `troops, 110`, `puertas, 2`; nothing more for 0 of nothing. */
export function describeResult(labels: Labels, result: string, value: number | undefined, language: Language): string {
  const label = readLabel(labels, `result.${result}`, language);
  return value === undefined || result === 'nothing' ? label : `${label}, ${String(value).replace('-', '−')}`;
}
