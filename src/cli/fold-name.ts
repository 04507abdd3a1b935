import { listWords } from '../tables/fold-text';

/** A name reduced to what matters when it is typed: no accents, no case, dashes and spaces alike. */
export function foldName(text: string): string {
  return listWords(text.slice(0, 200)).join('-');
}
