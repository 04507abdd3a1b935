/** Names so alike that two players in a log may be one person, written in two ways. */
import { foldText, listWords } from '../tables/fold-text';
import { findSlip } from '../tables/suggest';

/** The name that another is probably meant for: one that differs by a slip of the finger, or one of which it is a part, or the other way round. */
export function findAlikeName(name: string, known: readonly string[]): string | undefined {
  const others = known.filter((other) => other !== name && !areToldApart(name, other));
  const folded = new Map(others.map((other) => [foldText(other), other]));
  return folded.get(findSlip(foldText(name), [...folded.keys()]) ?? '') ?? others.find((other) => isPartOf(name, other) || isPartOf(other, name));
}

/** `Player 1` and `Player 2`, `Player1` and `Player2`, `Pau P.` and `Pau R.`: a number or an initial is what tells them apart. */
function areToldApart(one: string, other: string): boolean {
  const words = listWords(one);
  const others = listWords(other);
  if (words.length !== others.length) return false;
  const different = words.flatMap((word, at): [string, string][] => (word === others[at] ? [] : [[word, others[at]!]]));
  return different.length > 0 && different.every((pair) => pair.every((word) => /^(?:\p{L}|\p{N}+)$/u.test(word)) || differInNumber(pair));
}

function differInNumber([one, other]: readonly [string, string]): boolean {
  const number = /\p{N}+/gu;
  return one.search(number) >= 0 && one.replace(number, '0') === other.replace(number, '0');
}

/** `Pau` and `Pau N.` of `Pau Núñez`: some of its words, in any order, of which initials may stand for all but one. */
function isPartOf(short: string, long: string): boolean {
  const words = listWords(short);
  const whole = listWords(long);
  if (!words.some((word) => word.length > 1 && whole.includes(word)) || words.length > whole.length || words.join(' ') === whole.join(' ')) return false;
  return words.every((word) => whole.includes(word) || (word.length === 1 && whole.some((other) => other.startsWith(word))));
}
