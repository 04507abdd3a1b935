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

/** In words; what has none stays as it is. */
export function describeBudget(budget: string, language: Language): string {
  const [, key = '', count = ''] = /^([a-z]+)-(\d+)$/.exec(budget) ?? [];
  const name = Object.hasOwn(counted, key) ? counted[key] : undefined;
  if (name) return `${count} ${name[language]}`;
  return Object.hasOwn(sizes, budget) ? (sizes[budget]?.[language] ?? budget) : budget;
}

/** The size that words of any of the languages mean, or the text as it is. */
export function readBudgetWords(text: string): string {
  const folded = foldText(text.trim());
  const isNamed = (message: Message, word: string): boolean => [message.es, message.ca, message.en].some((name) => foldText(name) === word);
  const size = Object.entries(sizes).find(([, message]) => isNamed(message, folded));
  if (size) return size[0];
  const [, count, word = ''] = /^(\d{1,6}) +(\S+)$/.exec(folded) ?? [];
  const kind = Object.entries(counted).find(([, message]) => isNamed(message, word));
  return kind && count !== undefined ? `${kind[0]}-${count}` : text;
}
