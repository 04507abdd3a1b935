/** Every way in which dice can fall, one after the other: the slow way to a chance, against which the quick ones are held. */

/** Most dice of one play. */
const most = 40;
const weights = Array.from({ length: most + 1 }, (_, dice) => 6n ** BigInt(most - dice));

/** Plays once for each sequence of dice that can come up; what it returns, with its ways out of `total`. */
export function playAllDice(play: (roll: () => number) => number): { readonly ways: Map<number, bigint>; readonly total: bigint; readonly plays: number } {
  const ways = new Map<number, bigint>();
  const dice: number[] = [];
  let plays = 0;
  for (;;) {
    let used = 0;
    const value = play(() => {
      if (used === dice.length) dice.push(1);
      return dice[used++]!;
    });
    plays += 1;
    ways.set(value, (ways.get(value) ?? 0n) + weights[used]!);
    while (dice.at(-1) === 6) dice.pop();
    if (dice.length === 0) return { ways, total: weights[0]!, plays };
    dice[dice.length - 1]! += 1;
  }
}
