/** Dice as players write them: `1d6`, `2D6`, `d4`. */

/** `count` dice of `sides` faces, added up. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** Most dice and faces a table may ask for: enough for any game, and every total stays quick to list. */
export const diceLimits = { count: 10, sides: 100 } as const;

/** Reads dice notation; null when it is not dice or beyond {@link diceLimits}. */
export function parseDice(text: string): Dice | null {
  const match = /^([1-9]\d{0,2})?d([1-9]\d{0,3})$/i.exec(text.trim());
  if (match === null) return null;
  const dice = { count: Number(match[1] ?? 1), sides: Number(match[2]) };
  return dice.count <= diceLimits.count && dice.sides <= diceLimits.sides ? dice : null;
}

/** The notation kept in rulesets and shown on sheets: `1d6`. */
export function formatDice(dice: Dice): string {
  return `${dice.count}d${dice.sides}`;
}

/** Lowest and highest sum; every whole number between them can be rolled. */
export function spanOfDice(dice: Dice): { readonly min: number; readonly max: number } {
  return { min: dice.count, max: dice.count * dice.sides };
}

/** In how many ways each sum can be rolled, out of `sides ** count`: `ways[i]` belongs to the sum `count + i`. */
export function countWays(dice: Dice): bigint[] {
  let ways: bigint[] = [1n];
  for (let die = 0; die < dice.count; die += 1) {
    const next = new Array<bigint>(ways.length + dice.sides - 1).fill(0n);
    ways.forEach((way, at) => {
      for (let face = 0; face < dice.sides; face += 1) next[at + face] = (next[at + face] ?? 0n) + way;
    });
    ways = next;
  }
  return ways;
}
