/** "Did you mean …?" */
import { closest, distance } from 'fastest-levenshtein';
import { fillMessage, type Message } from '../errors';

const question: Message = {
  es: '¿Quizá «{word}»? ',
  ca: 'Potser «{word}»? ',
  en: 'Perhaps “{word}”? ',
};

/** The nearest of the known words, when it is near enough to be a slip of the finger; null otherwise. */
export function findNearest(word: string, known: readonly string[]): string | null {
  if (known.length === 0 || word.length > 200) return null;
  const lower = word.toLowerCase();
  const nearest = closest(lower, known.map((item) => item.toLowerCase()));
  const found = known.find((item) => item.toLowerCase() === nearest) ?? null;
  if (found === null) return null;
  return distance(lower, nearest) <= Math.max(2, Math.floor(found.length / 3)) ? found : null;
}

/** A known name from which another differs by so little that it may be a slip: one letter of a short name, two of a long one. */
export function findSlip(name: string, known: readonly string[]): string | null {
  const nearest = findNearest(name, known);
  return nearest !== null && distance(name.toLowerCase(), nearest.toLowerCase()) <= (Math.min(name.length, nearest.length) < 5 ? 1 : 2) && Math.min(name.length, nearest.length) > 2 ? nearest : null;
}

/** The same, and also for a word that is the beginning of one known word alone: `busqueda`. */
export function suggestBegun(word: string, known: readonly string[]): Message {
  const longer = word.length < 3 ? [] : known.filter((item) => item.startsWith(word.toLowerCase()));
  return suggestWord(longer.length === 1 ? longer[0]! : word, known);
}

/** The question as a message, or an empty one when nothing is near. */
export function suggestWord(word: string, known: readonly string[]): Message {
  const nearest = findNearest(word, known);
  if (nearest === null) return { es: '', ca: '', en: '' };
  const values = { word: nearest };
  return { es: fillMessage(question.es, values), ca: fillMessage(question.ca, values), en: fillMessage(question.en, values) };
}
