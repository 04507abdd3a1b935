/**
 * The seeding of alea (Johannes Baagøe's, as in seedrandom 3.0.5), the same numbers in half the time: a session
 * opens a stream for each purpose, and mostly draws few dice from it.
 */

/** Where a generator stands. */
export interface AleaState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

const toFraction = 2 ** -32;

/** Hashes a text into a whole number, going on from `from`; rounding down does what the library's cutting to 32 bits does, only faster. */
function mash(from: number, text: string): number {
  let n = from;
  for (let at = 0; at < text.length; at++) {
    n += text.charCodeAt(at);
    let h = 0.02519603282416938 * n;
    n = Math.floor(h);
    h -= n;
    h *= n;
    n = Math.floor(h);
    h -= n;
    n += h * 0x100000000;
  }
  return n;
}

// Every generator starts from three blanks.
const first = mash(0xefc8249d, ' ');
const second = mash(first, ' ');
const third = mash(second, ' ');

/** A number of {@link mash} as a fraction. */
function fractionOf(hash: number): number {
  return (hash >>> 0) * toFraction;
}

/** The difference of two fractions, between 0 and 1. */
function between(blank: number, hash: number): number {
  const difference = fractionOf(blank) - fractionOf(hash);
  return difference < 0 ? difference + 1 : difference;
}

/** How far {@link mash} comes with the beginnings of texts. */
const begun = new Map<string, number>();

function begin(beginning: string): number {
  let hash = begun.get(beginning);
  if (hash === undefined) {
    hash = mash(third, beginning);
    begun.set(beginning, hash);
  }
  return hash;
}

/** The state of a generator of which nothing has been drawn, of a text in two parts. Beginnings are kept: they should be few. */
export function seedAlea(beginning: string, rest: string): AleaState {
  const seed = beginning + rest;
  const once = mash(begin(beginning), rest);
  const twice = mash(once, seed);
  return { c: 1, s0: between(first, once), s1: between(second, twice), s2: between(third, mash(twice, seed)) };
}
