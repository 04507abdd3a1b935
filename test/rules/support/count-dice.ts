/** All ways in which a few dice can fall, counted one by one: knows nothing of distributions. */
import type { Distribution } from '../../../src/combat/exact/distribution';
import { listChances } from '../../../src/combat/exact/summary';

/** Something that is decided by chance: true in so many of so many cases. */
export type Decide = (ways: number, of: number) => boolean;

/** Chances of outcomes as ways of a common total. */
export interface Counted {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** Plays for both answers of every decision that is open. */
export function countDecisions(play: (decide: Decide) => number): Counted {
  // By outcome, and in it by the number of cases that its decisions had: ways and cases stay below 2^53 for 20 dice.
  const found = new Map<number, Map<number, number>>();
  const taken: boolean[] = [];
  do {
    let used = 0;
    let [ways, of] = [1, 1];
    const value = play((yes, all) => {
      if (yes === 0 || yes === all) return yes === all;
      if (used === taken.length) taken.push(true);
      const answer = taken[used++]!;
      ways *= answer ? yes : all - yes;
      of *= all;
      return answer;
    });
    if (of > Number.MAX_SAFE_INTEGER) throw new RangeError('too many dice to count');
    taken.length = used;
    const sums = found.get(value) ?? new Map<number, number>();
    found.set(value, sums.set(of, (sums.get(of) ?? 0) + ways));
    while (taken.at(-1) === false) taken.pop();
    if (taken.length > 0) taken[taken.length - 1] = false;
  } while (taken.length > 0);
  return sumUp(found);
}

/** Plays for every face of every die that is asked for. */
export function countFaces(play: (die: () => number) => number): Counted {
  const found = new Map<number, Map<number, number>>();
  const dice: number[] = [];
  do {
    let used = 0;
    const value = play(() => {
      if (used === dice.length) dice.push(1);
      return dice[used++]!;
    });
    dice.length = used;
    const sums = found.get(value) ?? new Map<number, number>();
    found.set(value, sums.set(6 ** used, (sums.get(6 ** used) ?? 0) + 1));
    while (dice.at(-1) === 6) dice.pop();
    if (dice.length > 0) dice[dice.length - 1]!++;
  } while (dice.length > 0);
  return sumUp(found);
}

function sumUp(found: ReadonlyMap<number, ReadonlyMap<number, number>>): Counted {
  const total = [...found.values()].flatMap((sums) => [...sums.keys()]).reduce((most, of) => leastMultiple(most, BigInt(of)), 1n);
  return { total, ways: new Map([...found].map(([value, sums]) => [value, [...sums].reduce((sum, [of, ways]) => sum + BigInt(ways) * (total / BigInt(of)), 0n)])) };
}

function leastMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** The same with another value for each outcome. */
export function recount({ ways, total }: Counted, change: (value: number) => number): Counted {
  const sums = new Map<number, bigint>();
  for (const [value, part] of ways) sums.set(change(value), (sums.get(change(value)) ?? 0n) + part);
  return { ways: sums, total };
}

/** Chances as `value: ways/total` in lowest terms, so that a comparison shows what differs. */
export function tellCounted({ ways, total }: Counted): Record<number, string> {
  const tell = (part: bigint): string => {
    let [x, y] = [total, part];
    while (y !== 0n) [x, y] = [y, x % y];
    return total === part ? '1' : `${part / x}/${total / x}`;
  };
  return Object.fromEntries([...ways].sort(([a], [b]) => a - b).map(([value, part]) => [value, tell(part)]));
}

/** That it is a distribution: nothing negative, and all together exactly 1, or within the bound it states. */
export function expectWhole(of: Distribution): void {
  if (of.kind === 'exact') {
    expect(of.ways.every((ways) => ways >= 0n)).toBe(true);
    expect(of.ways.reduce((sum, ways) => sum + ways, 0n)).toBe(of.total);
    return;
  }
  expect(of.chances.every((chance) => chance >= 0)).toBe(true);
  expect(of.error).toBeLessThan(1e-9);
  expect(Math.abs(listChances(of).reduce((sum, { chance }) => sum + chance.value, 0) - 1)).toBeLessThanOrEqual(of.error);
}
