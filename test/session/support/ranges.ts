/** Counts as they are printed: `2 or more`, `1–3`, `1 or fewer`, none. */
import type { Language } from '../../../src/tables/ruleset';

const orMore: Readonly<Record<Language, RegExp>> = { es: /^(\d+) o más$/, ca: /^(\d+) o més$/, en: /^(\d+) or more$/ };
const orFewer: Readonly<Record<Language, RegExp>> = { es: /^(\d+) o menos$/, ca: /^(\d+) o menys$/, en: /^(\d+) or fewer$/ };
const any: Readonly<Record<Language, string>> = { es: 'los que sean', ca: 'els que siguin', en: 'any number' };

/** True when a printed range holds a count. */
export function holds(printed: string, count: number, language: Language): boolean {
  if (printed === '—') return false;
  if (printed === any[language]) return true;
  const more = orMore[language].exec(printed)?.[1];
  if (more !== undefined) return count >= Number(more);
  const fewer = orFewer[language].exec(printed)?.[1];
  if (fewer !== undefined) return count <= Number(fewer);
  const [, from, to] = /^(\d+)(?:–(\d+))?$/.exec(printed) ?? [];
  if (from === undefined) throw new Error(`not a range in ${language}: ${printed}`);
  return count >= Number(from) && count <= Number(to ?? from);
}
