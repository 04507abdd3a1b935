import type { Message } from '../errors';
import { foldName } from './fold-name';

/** What is typed for yes and for no, in the language of the terminal. */
export const yesOrNoWords: Message = { es: 'sí, no', ca: 'sí, no', en: 'yes, no' };

/** Folded, in all languages, and as files have them. */
const answers: ReadonlyMap<string, boolean> = new Map([...['yes', 'y', 'si', 's', 'true', '1'].map((word) => [word, true] as const), ...['no', 'n', 'false', '0'].map((word) => [word, false] as const)]);

/** Yes or no in any of the languages, whatever the case and accents; undefined for anything else. */
export function readYesOrNo(text: string): boolean | undefined {
  return answers.get(foldName(text));
}
