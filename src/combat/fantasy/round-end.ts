/** How a round of combat ends: the score, and whether the loser breaks (FAN-13, FAN-18, FAN-19). */
import type { Side } from '../contract';
import { mapValues, spread } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import { countSlain } from './attack';
import { dutiesOf } from './psychology';
import type { Advantages } from './resolution';
import { breaks, scoreOf } from './resolution';
import type { OfBoth, RoundOutcome, Troop } from './round';
import { otherSide } from './round';
import type { FantasyRules } from './schema';

/** A unit in a combat, with what counts when the blows are done. */
export interface Regiment extends Troop {
  readonly leadership: number;
  /** Unit strength of each model. */
  readonly strengthEach: number;
  readonly causesFear: boolean;
  /** Who outnumbers whom shows when the dead are gone. */
  readonly advantages: Omit<Advantages, 'outnumbers'>;
}

/** Ends of a round as numbers, from the worst of the attacker to the best. */
export const roundEnd = { attackerGone: -3, attackerBreaks: -2, attackerHolds: -1, draw: 0, defenderHolds: 1, defenderBreaks: 2, defenderGone: 3, bothGone: 4 } as const;

const endsOf = {
  attacker: { breaks: roundEnd.attackerBreaks, holds: roundEnd.attackerHolds },
  defender: { breaks: roundEnd.defenderBreaks, holds: roundEnd.defenderHolds },
} as const;

/** Unit strength of what is left of a regiment. */
export function strengthLeft({ models, wounds, strengthEach }: Regiment, taken: number): number {
  return (models - countSlain(taken, wounds)) * strengthEach;
}

/** Points by which the attacker is ahead when both have taken so many wounds (FAN-18). */
export function leadOf(rules: FantasyRules, regiments: OfBoth<Regiment>, taken: OfBoth<number>): number {
  const left = { attacker: strengthLeft(regiments.attacker, taken.attacker), defender: strengthLeft(regiments.defender, taken.defender) };
  const score = (side: Side): number => scoreOf(rules, taken[otherSide(side)], { ...regiments[side].advantages, outnumbers: left[side] > left[otherSide(side)] });
  return score('attacker') - score('defender');
}

/** How it ends when both have taken so many wounds: one of {@link roundEnd}. Whoever is wiped out takes no test. */
export function endOf(rules: FantasyRules, regiments: OfBoth<Regiment>, taken: OfBoth<number>): Distribution {
  const left = { attacker: strengthLeft(regiments.attacker, taken.attacker), defender: strengthLeft(regiments.defender, taken.defender) };
  if (left.attacker === 0) return certain(left.defender === 0 ? roundEnd.bothGone : roundEnd.attackerGone);
  if (left.defender === 0) return certain(roundEnd.defenderGone);
  const lead = leadOf(rules, regiments, taken);
  if (lead === 0) return certain(roundEnd.draw);
  const loser = lead < 0 ? 'attacker' : 'defender';
  const winner = otherSide(loser);
  const { leadership, temper } = regiments[loser];
  const overawed = regiments[winner].causesFear && left[winner] > left[loser] && !dutiesOf(temper).immune;
  return mapValues(breaks(rules, { leadership, difference: Math.abs(lead), stubborn: temper.stubborn, overawed }), (flees) => endsOf[loser][flees === 1 ? 'breaks' : 'holds']);
}

/** The chances of each end. */
export function endRound(rules: FantasyRules, regiments: OfBoth<Regiment>, { taken, read }: RoundOutcome): Distribution {
  return spread(taken, (value) => endOf(rules, regiments, read(value)));
}
