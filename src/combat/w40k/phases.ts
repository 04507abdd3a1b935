/**
 * Movement, charge and fight, transports (W40-19 to W40-26). Whether a unit may intervene, fight or embark, and whom it
 * may attack, is for whoever plays whole games: no question asks for it yet.
 */
import { parseDice } from '../../tables/dice-notation';
import { mapValues, repeat, spread } from '../exact/combine';
import { totalOfDice } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { W40kRules } from './schema';
import type { Allowed } from './sequence';
import type { EffectId, UpdateId } from './updates';
import { doesSay, effectIds } from './updates';

/** The phases of a turn that these rules ask for. */
export type Phase = 'movement' | 'shooting' | 'charge' | 'fight' | 'other';

/** “Within n” includes n (W40-19). */
export function isWithin(distance: number, n: number): boolean {
  return distance <= n;
}

/** 1 where a charge comes home: so much is needed on the dice, all of which may be re-rolled once (W40-01, W40-21). */
export function rollCharge(need: number, modifier: number, reroll: boolean, rules: W40kRules): Distribution {
  const once = mapValues(totalOfDice(parseDice(rules.charge.dice)!), (total) => Number(total + modifier >= need));
  return reroll ? spread(once, (home) => (home === 1 ? certain(1) : once)) : once;
}

/** Whether a unit whose charge failed may fight (W40-22). */
export function mayFightAfterFailedCharge(nearestEnemy: number, rules: W40kRules): boolean {
  return isWithin(nearestEnemy, rules.failedCharge.within);
}

/** Heroic intervention, charges or none: one update says when (W40-23). */
export function mayIntervene({ ownTurn, phase }: { readonly ownTurn: boolean; readonly phase: Phase }, update: UpdateId, rules: W40kRules): Allowed {
  return doesSay(rules, 'heroic', update) ? phase === 'charge' && !ownTurn : null;
}

/** What a unit may attack when it fights again: what it charged, where it did; null where it may not, or the update does not say (W40-24). */
export function chooseTargets({ eligible, charged, near }: { readonly eligible: boolean; readonly charged: readonly string[] | null; readonly near: readonly string[] }, update: UpdateId, rules: W40kRules): readonly string[] | null {
  if (!eligible) return doesSay(rules, 'eligible', update) ? [] : null;
  return charged === null ? near : near.filter((target) => charged.includes(target));
}

/** What becomes of a unit that is removed and set up again: what stays, what is lost, what this update does not say (W40-25). */
export function setUpAgain(update: UpdateId, { setUpAgain: data }: W40kRules): { readonly counts: 'fullMove' | 'moved'; readonly may: readonly string[] | null; readonly fellBack: Allowed; readonly effects: Readonly<Record<EffectId, 'kept' | 'lost' | 'unsaid'>> } {
  const { counts, may, fellBack, keeps, loses } = data[update];
  const judge = (effect: EffectId): 'kept' | 'lost' | 'unsaid' => (keeps.includes(effect) ? 'kept' : loses.includes(effect) ? 'lost' : 'unsaid');
  return { counts, may, fellBack, effects: Object.fromEntries(effectIds.map((effect) => [effect, judge(effect)])) as Record<EffectId, 'kept' | 'lost' | 'unsaid'> };
}

/** The whole unit ends a move near enough, in the Movement phase (W40-26). */
export function mayEmbark(phase: Phase, distances: readonly number[], { transport }: W40kRules): boolean {
  return phase === 'movement' && distances.every((distance) => isWithin(distance, transport.embarkWithin));
}

/** Passengers slain when their transport is destroyed: a die for each model (W40-26). */
export function countPassengersSlain(models: number, { transport }: W40kRules): Distribution {
  return repeat(mapValues(totalOfDice(parseDice(transport.die)!), (face) => Number(face <= transport.slainOn)), models);
}
