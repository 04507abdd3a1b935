/** The facts of a game in the reader's words, by their keys; and what was corrected of them. */
import { readCorrection } from '../../campaign/corrections';
import type { CorrectedFact } from '../../campaign/corrections';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { describeBudget } from './budget-words';
import { answerWords, fieldWords, keptWords } from '../../campaign/field-words';
import type { NameOf } from './log-table';
import { bothWord, gradeWords, objectiveWords, sideWords, winnerWords } from './words';

const sides = { ...sideWords, both: bothWord };
const choices: Readonly<Record<string, Readonly<Record<string, Message>>>> = { winner: winnerWords, grade: gradeWords, achieved: objectiveWords, wipedOut: sides, battle: sides, withdrew: sides };

/** One value. */
export function describeFact(key: string, value: unknown, language: Language, nameOf: NameOf): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map((item) => describeFact(key, item, language, nameOf)).join(', ');
  if (typeof value === 'object') return key === 'facts' ? describeKept(value, language) : writeChoices(value);
  if (typeof value === 'boolean') return describeAnswer(value, language);
  const text = String(value as string | number);
  if (key === 'mission' || key === 'scenario') return nameOf(text);
  if (key === 'budget') return describeBudget(text, language);
  const words = Object.hasOwn(choices, key) ? choices[key] : undefined;
  return words && Object.hasOwn(words, text) ? (words[text]?.[language] ?? text) : text;
}

/** `key=value, key=value`, as the table that can come in again has it. */
export function writeChoices(group: object): string {
  return Object.entries(group).map(([key, choice]) => `${key}=${String(choice)}`).join(', ');
}

function describeAnswer(isTrue: boolean, language: Language): string {
  return answerWords[isTrue ? 'yes' : 'no'][language];
}

function describeKept(facts: object, language: Language): string {
  return Object.entries(facts).map(([key, value]) => {
    const name = Object.hasOwn(keptWords, key) ? keptWords[key as keyof typeof keptWords][language] : key;
    return `${name}: ${typeof value === 'boolean' ? describeAnswer(value, language) : String(value)}`;
  }).join(', ');
}

/** A correction in the reader's words; one that was written in words stays as it is, but for the names of its facts. */
export function describeCorrection(text: string, language: Language, nameOf: NameOf): string {
  const correction = readCorrection(text);
  const facts = correction?.facts.map((fact) => describeChange(fact, language, nameOf)) ?? [];
  if (correction === null || facts.includes(null)) return text;
  return `${facts.join('; ')}${correction.why === '' ? '' : ` (${correction.why})`}`;
}

function describeChange({ key, from, to }: CorrectedFact, language: Language, nameOf: NameOf): string | null {
  // An older program wrote the name of the fact in the language of its files.
  const [known, words] = Object.entries(fieldWords).find(([name, { es, ca, en }]) => [name, es, ca, en].includes(key)) ?? [];
  if (known === undefined || words === undefined) return null;
  // A correction is one line, also of a note of several.
  const show = (value: unknown): string => describeFact(known, value, language, nameOf).replace(/\s*\n\s*/g, ' / ');
  return `${words[language]}: ${show(from)} → ${show(to)}`;
}
