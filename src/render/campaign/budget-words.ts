/** The size of an evening as a log keeps it (`short`, `sections-30`), in words and back. */
import { foldText } from '../../tables/fold-text';
import type { Language } from '../../tables/ruleset';
import type { Message } from '../../errors';

const sizes: Readonly<Record<string, Message>> = {
  short: { es: 'corta', ca: 'curta', en: 'short' },
  normal: { es: 'normal', ca: 'normal', en: 'normal' },
  long: { es: 'larga', ca: 'llarga', en: 'long' },
  none: { es: 'sin tope', ca: 'sense límit', en: 'no limit' },
};

/** What may have taken the place of a size, with its number. */
const counted: Readonly<Record<string, Message>> = {
  sections: { es: 'secciones', ca: 'seccions', en: 'sections' },
  turns: { es: 'turnos', ca: 'torns', en: 'turns' },
};

/** How far it was explored instead of for so long. */
const ends: Readonly<Record<string, Message>> = {
  objective: { es: 'hasta la primera estancia objetivo', ca: 'fins a la primera estança objectiu', en: 'until the first objective room' },
  primary: { es: 'hasta el primario', ca: 'fins al primari', en: 'until the primary' },
  exhausted: { es: 'hasta el último rincón', ca: 'fins a l\'últim racó', en: 'until the last corner' },
};

const part = /(sections|turns)-(\d+)|until-(objective|primary|exhausted)/g;
const parts = new RegExp(`^(?:${part.source})(?:-(?:${part.source}))*$`);

/** In words; what has none stays as it is. */
export function describeBudget(budget: string, language: Language): string {
  if (!parts.test(budget)) return Object.hasOwn(sizes, budget) ? (sizes[budget]?.[language] ?? budget) : budget;
  return [...budget.matchAll(part)].map(([, key, count, end]) => (end === undefined ? `${count} ${counted[key!]![language]}` : ends[end]![language])).join(', ');
}

/** The size that words of any of the languages mean, or the text as it is. */
export function readBudgetWords(text: string): string {
  const folded = foldText(text.trim());
  const size = findNamed(sizes, folded);
  if (size !== undefined) return size;
  const read = folded.split(/ *, */).map(readPart);
  return read.includes(undefined) ? text : read.join('-');
}

function readPart(words: string): string | undefined {
  const end = findNamed(ends, words);
  if (end !== undefined) return `until-${end}`;
  const [, count, word = ''] = /^(\d{1,6}) +(\S+)$/.exec(words) ?? [];
  const kind = findNamed(counted, word);
  return kind === undefined || count === undefined ? undefined : `${kind}-${count}`;
}

function findNamed(messages: Readonly<Record<string, Message>>, word: string): string | undefined {
  return Object.entries(messages).find(([, { es, ca, en }]) => [es, ca, en].some((name) => foldText(name) === word))?.[0];
}
