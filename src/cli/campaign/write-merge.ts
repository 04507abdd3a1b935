import { quoteWord } from '../quote-word';
import { makeVisible } from '../visible-text';

/** The command that makes one player of two; after `--` a name that begins with a dash is no option. */
export function writeMerge(from: string, to: string): string {
  const names = [from, to].map((name) => quoteWord(makeVisible(name))).join(' ');
  return from.startsWith('-') || to.startsWith('-') ? `plasma-wall campaign rename --merge -- ${names}` : `plasma-wall campaign rename ${names} --merge`;
}
