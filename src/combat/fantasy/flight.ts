/** Flight, pursuit and overrun (FAN-20, FAN-21). */
import { parseDice } from '../../tables/dice-notation';
import { mapValues, spread } from '../exact/combine';
import { totalOfDice } from '../exact/dice';
import type { Distribution, ExactDistribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { Temper } from './psychology';
import { dutiesOf, passesTest } from './psychology';
import type { FantasyRules } from './schema';

/** Dice for fleeing, pursuing and overrunning, by the move in cm (FAN-21). */
export function flightDice({ flight }: FantasyRules, move: number): string {
  return move <= flight.slowUpToCm ? flight.slow : flight.fast;
}

/** How far a unit of that move flees, pursues or overruns, in cm. */
export function flightDistance(rules: FantasyRules, move: number): ExactDistribution {
  return totalOfDice(parseDice(flightDice(rules, move))!);
}

/** 1 where a pursuit reaches the fleeing unit: as far is far enough (FAN-20). */
export function catches(rules: FantasyRules, { pursuerMove, flyerMove }: { readonly pursuerMove: number; readonly flyerMove: number }): Distribution {
  const pursuit = flightDistance(rules, pursuerMove);
  return spread(flightDistance(rules, flyerMove), (fled) => mapValues(pursuit, (run) => Number(run >= fled)));
}

/** 1 where the winner can hold back from pursuing, else 0 (FAN-16, FAN-20). */
export function restrains(rules: FantasyRules, { leadership, defends, ...temper }: Temper & { readonly leadership: number; readonly defends: boolean }): Distribution {
  if (dutiesOf(temper).pursue) return certain(0);
  return defends ? certain(1) : passesTest(rules, leadership);
}

/** The enemy that a broken unit flees from: the strongest involved, the first of several (FAN-20). */
export function fleesFrom<Enemy extends { readonly strength: number }>(enemies: readonly [Enemy, ...Enemy[]]): Enemy {
  return enemies.reduce((strongest, one) => (one.strength > strongest.strength ? one : strongest));
}
