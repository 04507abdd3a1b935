/** Public numbers (PRE-02): drawn from a stream of their own; sections and openings never share one. */
import type { Dice } from '../dice/streams';

/** Smallest number of digits whose numbers are at least twice as many as needed at most, given what the players asked for (never what came out). */
function digitsFor(askedSections: number): number {
  if (askedSections <= 20) return 2;
  let digits = 3;
  while (10 ** digits < askedSections * 12) digits++;
  return digits;
}

/** By number, the last draw in which it came up. All draws may share the list: an entry counts only if the draw under way wrote it, and draws never nest. */
let drawnIn = new Uint32Array(0);
let draws = 0;

/** Draws `count` different numbers with the fewest digits that the size asked for allows. */
export function drawNumbers(dice: Dice, count: number, askedSections: number): number[] {
  let digits = digitsFor(askedSections);
  while (9 * 10 ** (digits - 1) < count) digits++;
  // A whole number to the machine too, which the result of a power is not.
  const first = (10 ** (digits - 1)) | 0;
  const range = 9 * first;
  if (drawnIn.length < range) drawnIn = new Uint32Array(range);
  const drawn = drawnIn;
  const draw = ++draws;
  const numbers = new Array<number>(count);
  for (let next = 0; next < count;) {
    const at = dice.pick(range);
    if (drawn[at] === draw) continue;
    drawn[at] = draw;
    numbers[next++] = first + at;
  }
  return numbers;
}
