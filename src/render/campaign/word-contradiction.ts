import type { Contradiction, ToldResult } from '../../campaign/contradictions';
import { nameKeys } from '../../campaign/name-keys';
import { fillMessage } from '../../errors';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { gradeWords, objectiveWords, winnerWords } from './words';

/** What cannot be in a game, in words: who won, how clearly, and kinds of objective as the log's tables have them, these without their rule. */
export function wordContradiction({ text, values, results, kinds }: Contradiction): Message {
  const fill = (language: Language): string => fillMessage(text[language], {
    ...nameKeys(values, language),
    ...(kinds ? { list: kinds.map((kind) => objectiveWords[kind][language].replace(/ \(.*\)$/, '')).join(', ') } : {}),
    ...(results ? { due: nameResult(results.due, language), winner: nameResult(results.told, language) } : {}),
  });
  return { es: fill('es'), ca: fill('ca'), en: fill('en') };
}

/** A plain win is called one here: that may be all the difference. */
function nameResult({ winner, grade }: ToldResult, language: Language): string {
  const name = winner === undefined ? '–' : winnerWords[winner][language];
  return grade ? `${name} (${gradeWords[grade][language]})` : name;
}

/** All that cannot be in a game, in one sentence. */
export function wordContradictions(all: readonly Contradiction[]): Message {
  const words = all.map(wordContradiction);
  const join = (language: Language): string => words.map((message) => message[language]).join('; ');
  return { es: join('es'), ca: join('ca'), en: join('en') };
}
