/** Movement, charge and fight, transports (W40-19 to W40-26). */
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
export const phases = ['movement', 'shooting', 'charge', 'fight', 'other'] as const;
/** One of these. */
export type Phase = (typeof phases)[number];

/** “Within n” includes n (W40-19). */
export function isWithin(distance: number, n: number): boolean {
  return distance <= n;
}

/** What has to lie wholly within: each update reads it in its own way (W40-19). */
export function readWholly(update: UpdateId, rules: W40kRules): 'everyPart' | 'unit' {
  return doesSay(rules, 'whollyBase', update) ? 'everyPart' : 'unit';
}

/** What a die rolled for an Advance adds to a move: in its phase the same; in another it is rolled anew, says one update (W40-20). */
export function carryAdvance(rolled: number, samePhase: boolean, update: UpdateId, rules: W40kRules): number | 'roll' | null {
  if (samePhase) return rolled;
  return doesSay(rules, 'advanceAnew', update) ? 'roll' : null;
}

/** A unit Advances once in a phase (W40-20). */
export function mayAdvance(advancedThisPhase: boolean): boolean {
  return !advancedThisPhase;
}

/** True where a flyer's way counts its height: the updates contradict each other on charges (W40-20). */
export function countsHeight(phase: Phase, update: UpdateId, rules: W40kRules): Allowed {
  if (doesSay(rules, 'flyMove', update)) return phase !== 'movement';
  return phase === 'charge' ? false : null;
}

/** Whether a unit out of coherency may end its move so; staying still one update allows (W40-20). */
export function mayStayOutOfCoherency({ moves, regains }: { readonly moves: boolean; readonly regains: boolean }, update: UpdateId, rules: W40kRules): boolean {
  if (regains) return true;
  return doesSay(rules, 'coherencyStay', update) && !moves;
}

/** Whether a model may go beyond the edge of the table (W40-20). */
export function mayLeaveTable(update: UpdateId, rules: W40kRules): Allowed {
  return doesSay(rules, 'aircraft', update) ? false : null;
}

/** Whether a stratagem bound to a phase may be used by an action out of its phase (W40-20). */
export function mayUseBoundStratagem(update: UpdateId, rules: W40kRules): Allowed {
  return doesSay(rules, 'outOfPhase', update) ? false : null;
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

/** Whether those who left a destroyed transport may charge that turn (W40-26). */
export function mayChargeAfterWreck(update: UpdateId, rules: W40kRules): Allowed {
  return doesSay(rules, 'noCharge', update) ? false : null;
}
