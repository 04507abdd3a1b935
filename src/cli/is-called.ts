import type { Message } from '../errors';
import { foldName } from './fold-name';

/** Whether a text is the code of something or its name in any of the languages, whatever the case and accents. */
export function isCalled(code: string, { es, ca, en }: Message, text: string): boolean {
  const wanted = foldName(text);
  return wanted !== '' && [code, es, ca, en].some((word) => foldName(word) === wanted);
}
