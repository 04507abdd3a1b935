/** Dice as distributions, and one die against a number. */
import type { Dice as DiceNotation } from '../../tables/dice-notation';
import { countWays, parseDice, spanOfDice } from '../../tables/dice-notation';
import { mapValues } from './combine';
import type { ExactDistribution } from './distribution';
import { chance, weigh } from './distribution';

/** The total of dice such as 2D6, or of D3. */
export function totalOfDice(dice: DiceNotation): ExactDistribution {
  const { min } = spanOfDice(dice);
  return weigh(countWays(dice).map((ways, at) => [min + at, ways]));
}

/** 1 where dice such as `2d6` are not above a number, else 0: a test of leadership. */
export function staysWithin(notation: string, most: number): ExactDistribution {
  const dice = parseDice(notation);
  if (dice === null) throw new RangeError(`no dice: ${notation}`);
  return mapValues(totalOfDice(dice), (total) => (total <= most ? 1 : 0)) as ExactDistribution;
}

/** Faces of a D6 that are `need` or more; from 7 on none, and `least` says from which need on nothing is easier (2 where a 1 always fails). */
export function facesOf(need: number, least = 1): number {
  return Math.max(0, Math.min(6, 7 - Math.max(need, least)));
}

/** 1 on a D6 of `need` or more, else 0. */
export function passOn(need: number, least = 1): ExactDistribution {
  return chance(facesOf(need, least), 6);
}
