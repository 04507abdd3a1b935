/** Public numbers (PRE-02): drawn from a stream of their own; sections and openings never share one. */
import type { Dice } from '../dice/streams';

/** Smallest number of digits whose numbers are at least twice as many as needed at most, given what the players asked for (never what came out). */
function digitsFor(askedSections: number): number {
  if (askedSections <= 20) return 2;
  let digits = 3;
  while (10 ** digits < askedSections * 12) digits++;
  return digits;
}

/** Draws `count` different numbers with the fewest digits that the size asked for allows. */
export function drawNumbers(dice: Dice, count: number, askedSections: number): number[] {
  let digits = digitsFor(askedSections);
  while (9 * 10 ** (digits - 1) < count) digits++;
  const first = 10 ** (digits - 1);
  const range = 9 * first;
  const isDrawn = new Uint8Array(range);
  const numbers: number[] = [];
  while (numbers.length < count) {
    const at = dice.pick(range);
    if (isDrawn[at]) continue;
    isDrawn[at] = 1;
    numbers.push(first + at);
  }
  return numbers;
}
