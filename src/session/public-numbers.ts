/** Public numbers (PRE-02): drawn from a stream of their own; sections and openings never share one. */
import type { Dice } from '../dice/streams';

/** Smallest number of digits whose numbers are at least twice as many as needed at most, given what the players asked for (never what came out). */
function digitsFor(askedSections: number): number {
  if (askedSections <= 20) return 2;
  let digits = 3;
  while (10 ** digits < askedSections * 12) digits++;
  return digits;
}

/** Which numbers are drawn, room for one call after another; what a call that broke off left in it is cleared by the next. */
let drawn = new Uint8Array(0);

/** Draws `count` different numbers with the fewest digits that the size asked for allows. */
export function drawNumbers(dice: Dice, count: number, askedSections: number): number[] {
  let digits = digitsFor(askedSections);
  while (9 * 10 ** (digits - 1) < count) digits++;
  const first = 10 ** (digits - 1);
  const range = 9 * first;
  if (drawn.length < range) drawn = new Uint8Array(range);
  else drawn.fill(0, 0, range);
  const numbers = new Array<number>(count);
  for (let made = 0; made < count;) {
    const at = dice.pick(range);
    if (drawn[at]) continue;
    drawn[at] = 1;
    numbers[made++] = first + at;
  }
  return numbers;
}
