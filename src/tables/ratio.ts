/** Exact fractions of small whole numbers: X and what is compared with it (X-01, C4). */

/** An exact fraction in lowest terms, `den` > 0. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** Largest numerator and denominator accepted: products of two stay exact. */
export const maxTerm = 1_000_000;

/** A fraction in lowest terms. */
export function makeRatio(num: number, den: number): Ratio {
  const divisor = greatestCommonDivisor(Math.abs(num), den);
  return { num: num / divisor, den: den / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x || 1;
}

/** Negative, zero or positive as a < b, a = b, a > b. */
export function compareRatios(a: Ratio, b: Ratio): number {
  return a.num * b.den - b.num * a.den;
}

/** Reads `4/3`, `1`, `1.33` or `1,33`, exactly as written; null when it is not such a number, negative, or too large. */
export function parseRatio(text: string): Ratio | null {
  const fraction = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text);
  if (fraction) {
    const den = Number(fraction[2]);
    return den === 0 ? null : makeRatio(Number(fraction[1]), den);
  }
  const decimal = /^\s*(\d{1,6})(?:[.,](\d{1,6}))?\s*$/.exec(text);
  if (!decimal) return null;
  const places = decimal[2] ?? '';
  const den = 10 ** places.length;
  const ratio = makeRatio(Number(decimal[1]) * den + Number(places || 0), den);
  return ratio.num > maxTerm ? null : ratio;
}

/** `4/3`, or `2` for a whole number: what {@link parseRatio} reads again. */
export function writeRatio({ num, den }: Ratio): string {
  return den === 1 ? String(num) : `${num}/${den}`;
}
