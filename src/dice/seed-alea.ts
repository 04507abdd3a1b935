/**
 * The seeding of alea (Johannes Baagøe's, as in seedrandom 3.0.5), the same numbers in less than half the time: a session
 * opens a stream for each purpose, and mostly draws few dice from it.
 */

/** Where a generator stands. */
export interface AleaState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** A text as a list of its character codes: every text is hashed several times, and a list is read more quickly than a text. */
export type Codes = readonly number[];

/** A text as codes. */
export function codesOf(text: string): Codes {
  const codes = new Array<number>(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

const toFraction = 2 ** -32;

/** Takes a character into a hash; rounding down does what the library's cutting to 32 bits does, only faster. */
function mashCode(hash: number, code: number): number {
  let h = 0.02519603282416938 * (hash + code);
  let n = Math.floor(h);
  h -= n;
  h *= n;
  n = Math.floor(h);
  h -= n;
  return n + h * 0x100000000;
}

/** Hashes a text from a place in it on, going on from `from`. */
function mash(from: number, text: Codes, begin: number): number {
  let hash = from;
  for (let at = begin; at < text.length; at++) hash = mashCode(hash, text[at]!);
  return hash;
}

/** Hashes four texts at once: a step has to wait for the one before it, but not for those of the other texts. */
function mashFour(from: readonly number[], texts: readonly Codes[]): number[] {
  let a = from[0]!;
  let b = from[1]!;
  let c = from[2]!;
  let d = from[3]!;
  const [ofA, ofB, ofC, ofD] = texts as readonly [Codes, Codes, Codes, Codes];
  const shortest = Math.min(ofA.length, ofB.length, ofC.length, ofD.length);
  for (let at = 0; at < shortest; at++) {
    a = mashCode(a, ofA[at]!);
    b = mashCode(b, ofB[at]!);
    c = mashCode(c, ofC[at]!);
    d = mashCode(d, ofD[at]!);
  }
  return [mash(a, ofA, shortest), mash(b, ofB, shortest), mash(c, ofC, shortest), mash(d, ofD, shortest)];
}

// Every generator starts from three blanks.
const blank = codesOf(' ');
const first = mash(0xefc8249d, blank, 0);
const second = mash(first, blank, 0);
const third = mash(second, blank, 0);

/** A number of {@link mash} as a fraction. */
function fractionOf(hash: number): number {
  return (hash >>> 0) * toFraction;
}

/** The difference of two fractions, between 0 and 1. */
function between(before: number, hash: number): number {
  const difference = fractionOf(before) - fractionOf(hash);
  return difference < 0 ? difference + 1 : difference;
}

/** The beginning that many texts have in common, and how far {@link mash} comes with it. */
export interface Beginning {
  readonly codes: Codes;
  readonly hash: number;
}

/** Works out a beginning, which is worth keeping. */
export function begin(text: string): Beginning {
  const codes = codesOf(text);
  return { codes, hash: mash(third, codes, 0) };
}

/** The states of four generators of which nothing has been drawn, of texts with the same second part. */
export function seedFour(beginnings: readonly Beginning[], rest: Codes): AleaState[] {
  const codes = beginnings.map((beginning) => beginning.codes);
  const rests = [rest, rest, rest, rest];
  const once = mashFour(beginnings.map(({ hash }) => hash), rests);
  const twice = mashFour(mashFour(once, codes), rests);
  const thrice = mashFour(mashFour(twice, codes), rests);
  return beginnings.map((_, nth) => stateOf(once[nth]!, twice[nth]!, thrice[nth]!));
}

/** The state of a generator of which nothing has been drawn, of a text in two parts. */
export function seedAlea({ codes, hash }: Beginning, rest: Codes): AleaState {
  const once = mash(hash, rest, 0);
  const twice = mash(mash(once, codes, 0), rest, 0);
  return stateOf(once, twice, mash(mash(twice, codes, 0), rest, 0));
}

function stateOf(once: number, twice: number, thrice: number): AleaState {
  return { c: 1, s0: between(first, once), s1: between(second, twice), s2: between(third, thrice) };
}
