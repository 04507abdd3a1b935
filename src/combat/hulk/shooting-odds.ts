/** Exact chances of shooting (HULK-12 to HULK-14, HULK-20 to HULK-24, HULK-27, HULK-29). */
import { iterate, mapValues, repeat, spread } from '../exact/combine';
import { passOn } from '../exact/dice';
import type { Distribution, ExactDistribution } from '../exact/distribution';
import { certain, weigh } from '../exact/distribution';
import { listDiceSets } from './dice-sets';
import type { BolterRule, HulkRules } from './rules';
import { isDouble, kills } from './shots';

/** What one shot does: `kill` 1 and `jam` 2, added up. */
export const shotResults = { nothing: 0, kill: 1, jam: 2, killAndJam: 3 } as const;

/** One shot. Only on overwatch does a double jam. */
export interface Shot {
  readonly sustained: boolean;
  readonly overwatch: boolean;
  /** HULK-27: the target's shield forces a re-roll of what would kill. */
  readonly shield: boolean;
}

/** The chances of {@link shotResults}. */
export function shotOdds(bolter: BolterRule, { sustained, overwatch, shield }: Shot): Distribution {
  const throwDice = (isLast: boolean): Distribution => spread(
    weigh(listDiceSets(bolter.dice).map(({ ways }, at) => [at, ways])),
    (at) => {
      const { faces } = listDiceSets(bolter.dice)[at]!;
      const killed = kills(bolter, faces, sustained);
      // What is rolled again counts for nothing, its doubles neither.
      return killed && !isLast ? throwDice(true) : certain((killed ? shotResults.kill : 0) + (overwatch && isDouble(faces) ? shotResults.jam : 0));
    },
  );
  return throwDice(!shield);
}

/** 1 where a shot kills, else 0. */
export function killOdds(bolter: BolterRule, shot: Omit<Shot, 'overwatch'>): Distribution {
  return mapValues(shotOdds(bolter, { ...shot, overwatch: false }), (result) => result & shotResults.kill);
}

/** How a row of shots at one target ends: the shot that kills, from 1 on; 0: the target lives; below 0: the shot that jammed and left it alive. */
export function sequenceOdds(bolter: BolterRule, shots: number, { overwatch, shield }: Omit<Shot, 'sustained'>): Distribution {
  const from = (number: number): Distribution => (number > shots ? certain(0) : spread(shotOdds(bolter, { sustained: number > 1, overwatch, shield }), (result) => {
    if ((result & shotResults.kill) !== 0) return certain(number);
    return result === shotResults.jam ? certain(-number) : from(number + 1);
  }));
  return from(1);
}

/** HULK-20: how many of the models in a section die by one shot of the flamer. With a shield the bearer has it rolled again. */
export function flamerOdds({ weapons: { flamer } }: HulkRules, models: number): Distribution {
  return repeat(passOn(flamer.need), models);
}

/** HULK-20, HULK-27: the chance that the flamer kills the bearer of a shield, who forces a re-roll. */
export function shieldedFlameOdds({ weapons: { flamer } }: HulkRules): Distribution {
  return iterate(certain(2), 1, (alive) => (alive === 0 ? certain(0) : passOn(flamer.need)));
}

/** HULK-20: how many die when the flamer destroys itself: everyone in the section, and behind each door that falls whom the flames kill. */
export function selfDestructOdds({ weapons: { flamer } }: HulkRules, models: number, behindDoors: readonly number[]): Distribution {
  const behind = behindDoors.map((count) => spread(passOn(flamer.doorFalls), (falls) => repeat(passOn(flamer.need), falls * count)));
  return behind.reduce((sum, one) => spread(sum, (dead) => mapValues(one, (more) => dead + more)), certain(models) as Distribution);
}

/** Who dies where two shots are simultaneous: the first 1, the second 2, both 3. */
export const exchangeResults = { nobody: 0, first: 1, second: 2, both: 3 } as const;

/** HULK-24: two shots at each other at the same time; neither death keeps the other's shot from counting. */
export function exchangeOdds(first: Distribution, second: Distribution): Distribution {
  return spread(first, (secondDies) => mapValues(second, (firstDies) => firstDies * exchangeResults.first + secondDies * exchangeResults.second));
}

/** HULK-03: what a token is worth. A living sergeant returns a token up to `returnUpTo` once, which goes back before the next is drawn. */
export function tokenOdds({ options: { tokenValues } }: HulkRules, returnUpTo: number): Distribution {
  const token: ExactDistribution = weigh(tokenValues.values.map((value) => [value, 1]));
  return spread(token, (value) => (value <= returnUpTo ? token : certain(value)));
}

