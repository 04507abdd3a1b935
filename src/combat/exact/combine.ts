/** New distributions from others: what dice rules are made of. Exact stays exact as long as it is small. */
import type { Distribution, ExactDistribution, FloatingDistribution } from './distribution';
import { bitsOf, certain, commonDivisor, maxExactBits, reduce, rounding, toFloating, weigh } from './distribution';

/** Another value for each outcome, such as a total turned into 1 or 0. */
export function mapValues(of: Distribution, change: (value: number) => number): Distribution {
  if (of.kind === 'exact') return weigh(of.ways.map((ways, at) => [change(of.min + at), ways]));
  return mapFloating(of, change);
}

function mapFloating({ min, chances, error }: FloatingDistribution, change: (value: number) => number): FloatingDistribution {
  const values = chances.map((one, at) => (one === 0 ? null : change(min + at)));
  const [least, most] = values.reduce<[number, number]>(([low, high], value) => (value === null ? [low, high] : [Math.min(low, value), Math.max(high, value)]), [Infinity, -Infinity]);
  const summed = new Array<number>(most - least + 1).fill(0);
  values.forEach((value, at) => { if (value !== null) summed[value - least]! += chances[at]!; });
  return { kind: 'floating', min: least, chances: summed, error: error + (chances.length + 1) * rounding };
}

/** What follows an outcome depends on it: a die decides which dice are rolled next. `next` is asked once for each value that can come up. */
export function spread(of: Distribution, next: (value: number) => Distribution): Distribution {
  const weights: readonly (bigint | number)[] = of.kind === 'exact' ? of.ways : of.chances;
  const followed = weights.flatMap((weight, at) => (Number(weight) === 0 ? [] : [{ at, then: next(of.min + at) }]));
  const exact = followed.flatMap(({ at, then }) => (then.kind === 'exact' ? [{ at, then }] : []));
  if (of.kind === 'exact' && exact.length === followed.length) {
    const common = exact.reduce((multiple, { then: { total } }) => (multiple / commonDivisor(multiple, total)) * total, 1n);
    if (bitsOf(of.total * common) <= maxExactBits) return spreadExact(of, exact, common);
  }
  return spreadFloating(toFloating(of), followed.map(({ at, then }) => ({ at, then: toFloating(then) })));
}

interface Followed<Kind extends Distribution> {
  readonly at: number;
  readonly then: Kind;
}

function spreadExact(of: ExactDistribution, followed: readonly Followed<ExactDistribution>[], common: bigint): ExactDistribution {
  const { min, length } = spanOf(followed);
  const ways = new Array<bigint>(length).fill(0n);
  for (const { at, then } of followed) {
    const weight = of.ways[at]! * (common / then.total);
    then.ways.forEach((way, place) => { if (way !== 0n) ways[then.min - min + place]! += weight * way; });
  }
  return reduce(min, ways, of.total * common);
}

function spreadFloating(of: FloatingDistribution, followed: readonly Followed<FloatingDistribution>[]): FloatingDistribution {
  const { min, length } = spanOf(followed);
  const chances = new Array<number>(length).fill(0);
  let error = 0;
  for (const { at, then } of followed) {
    const weight = of.chances[at]!;
    error = Math.max(error, then.error);
    then.chances.forEach((one, place) => { chances[then.min - min + place]! += weight * one; });
  }
  return { kind: 'floating', min, chances, error: of.error + error + (followed.length + 1) * rounding };
}

function spanOf(followed: readonly Followed<Distribution>[]): { min: number; length: number } {
  const min = Math.min(...followed.map(({ then }) => then.min));
  return { min, length: Math.max(...followed.map(({ then }) => then.min + lengthOf(then))) - min };
}

/** Outcomes from the least to the greatest. */
export function lengthOf(of: Distribution): number {
  return of.kind === 'exact' ? of.ways.length : of.chances.length;
}

/** The sum of two that know nothing of each other. */
export function add(a: Distribution, b: Distribution): Distribution {
  if (a.kind === 'exact' && b.kind === 'exact' && bitsOf(a.total) + bitsOf(b.total) <= maxExactBits) {
    const ways = new Array<bigint>(a.ways.length + b.ways.length - 1).fill(0n);
    a.ways.forEach((one, at) => { if (one !== 0n) b.ways.forEach((other, place) => { ways[at + place]! += one * other; }); });
    return reduce(a.min + b.min, ways, a.total * b.total);
  }
  return addFloating(toFloating(a), toFloating(b));
}

function addFloating(a: FloatingDistribution, b: FloatingDistribution): FloatingDistribution {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (let at = 0; at < a.chances.length; at++) {
    const one = a.chances[at]!;
    for (let place = 0; place < b.chances.length; place++) chances[at + place]! += one * b.chances[place]!;
  }
  // Nothing is negative, so nothing cancels: relative errors add up, and no chance is above 1.
  return { kind: 'floating', min: a.min + b.min, chances, error: a.error + b.error + (Math.min(a.chances.length, b.chances.length) + 1) * rounding };
}

/** The sum of so many alike, by squaring. */
export function repeat(each: Distribution, times: number): Distribution {
  let sum: Distribution = certain(0);
  let power: Distribution = bitsOf(totalOf(each)) * times > maxExactBits ? toFloating(each) : each;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = add(sum, power);
    if (left > 1) power = add(power, power);
  }
  return sum;
}

/** The sum of a number of alike that is itself left to chance. */
export function repeatRandomly(each: Distribution, times: Distribution): Distribution {
  if (lengthOf(times) === 1) return repeat(each, times.min);
  const last = times.min + lengthOf(times) - 1;
  const tooLarge = bitsOf(totalOf(times)) + bitsOf(totalOf(each)) * last > maxExactBits;
  const [count, one] = tooLarge ? [toFloating(times), toFloating(each)] : [times, each];
  let sum: Distribution = repeat(one, count.min);
  const sums = [sum];
  for (let more = count.min + 1; more <= last; more++) {
    sum = add(sum, one);
    sums.push(sum);
  }
  return spread(count, (value) => sums[value - count.min]!);
}

/**
 * A number of steps, itself left to chance, each from where the last one led: wounds on one model after the
 * other. `step` is asked once for each state.
 */
export function iterate(times: Distribution, start: number, step: (state: number) => Distribution): Distribution {
  const known = new Map<number, Distribution>();
  const next = (state: number): Distribution => {
    const found = known.get(state) ?? step(state);
    known.set(state, found);
    return found;
  };
  let state: Distribution = certain(start);
  const states: Distribution[] = [];
  for (let taken = 0; taken < times.min + lengthOf(times); taken++) {
    if (taken >= times.min) states.push(state);
    state = spread(state, next);
  }
  return spread(times, (value) => states[value - times.min]!);
}

function totalOf(of: Distribution): bigint {
  return of.kind === 'exact' ? of.total : 1n;
}
