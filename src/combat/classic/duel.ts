/** One model against another: blows in the order of initiative, round after round (EXT-01). */
import type { Blow, AttackStep } from './attack';
import { chanceOfAll, hitInCombat, stepsAfterHit } from './attack';
import { iterate, mapValues, repeat, spread } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { ClassicRules } from './schema';

/** A model in close combat. `save` and `ignore` are the die needed, null for none. */
export interface Duellist {
  readonly ws: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly initiative: number;
  readonly attacks: number;
  readonly save: number | null;
  readonly ignore: number | null;
  readonly noSave: boolean;
}

/** Who still stands. */
export const duelOutcome = { none: 0, attacker: 1, defender: 2, both: 3 } as const;

/** Who stands after so many rounds, and the steps of one attack of each. */
export function fightDuel(rules: ClassicRules, attacker: Duellist, defender: Duellist, rounds: number): { readonly outcome: Distribution; readonly blows: Readonly<Record<'attacker' | 'defender', readonly AttackStep[]>> } {
  const blows = { attacker: listSteps(rules, attacker, defender), defender: listSteps(rules, defender, attacker) };
  const wounds = { attacker: repeat(chanceOfAll(blows.attacker), attacker.attacks), defender: repeat(chanceOfAll(blows.defender), defender.attacks) };
  // A state is the wounds of both: those of the attacker times `base`, and those of the defender.
  const base = defender.wounds + 1;
  const struck = (left: number, lost: number): number => Math.max(0, left - lost);
  const round = (state: number): Distribution => {
    const [own, other] = [Math.floor(state / base), state % base];
    if (own === 0 || other === 0) return certain(state);
    const attackerStrikes = (from: number, to: number): Distribution => (from === 0 ? certain(to) : mapValues(wounds.attacker, (lost) => struck(to, lost)));
    const defenderStrikes = (from: number, to: number): Distribution => (from === 0 ? certain(to) : mapValues(wounds.defender, (lost) => struck(to, lost)));
    if (attacker.initiative > defender.initiative) return spread(attackerStrikes(own, other), (to) => mapValues(defenderStrikes(to, own), (from) => from * base + to));
    if (attacker.initiative < defender.initiative) return spread(defenderStrikes(other, own), (from) => mapValues(attackerStrikes(from, other), (to) => from * base + to));
    return spread(attackerStrikes(own, other), (to) => mapValues(defenderStrikes(other, own), (from) => from * base + to));
  };
  const end = iterate(certain(rounds), attacker.wounds * base + defender.wounds, round);
  const outcome = mapValues(end, (state) => (state >= base ? duelOutcome.attacker : 0) + (state % base > 0 ? duelOutcome.defender : 0));
  return { outcome, blows };
}

function listSteps(rules: ClassicRules, own: Duellist, other: Duellist): AttackStep[] {
  const blow: Blow = { strength: own.strength, ap: null, noSave: own.noSave };
  return [hitInCombat(rules, own.ws, other.ws), ...stepsAfterHit(rules, blow, other)];
}
