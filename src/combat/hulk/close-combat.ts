/** Who fights whom in close combat, with how many dice, and which abilities (HULK-25 to HULK-27). */
import type { HulkRules, HulkSide, MarineArms, StealerKind } from './rules';

/** When a die is rolled again. `best`: whenever it helps towards the goal; it may then be any die. */
export const rerollPolicies = ['best', 'never', 'losing', 'not-winning'] as const;
/** One of {@link rerollPolicies}. */
export type RerollPolicy = (typeof rerollPolicies)[number];

/** In which order parry and guard roll again: only a sergeant with a sword, on guard, picks it (HULK-27). */
export const rerollOrders = ['best', 'parry-first', 'guard-first'] as const;
/** One of {@link rerollOrders}. */
export type RerollOrder = (typeof rerollOrders)[number];

/** What the Marine's player wants most. `balance`: as many kills above deaths as can be. */
export const fightGoals = ['balance', 'kill', 'survive'] as const;
/** One of {@link fightGoals}. */
export type FightGoal = (typeof fightGoals)[number];

/** One close combat and what the Marine's player would do in it. */
export interface CloseCombat {
  readonly marine: MarineArms;
  readonly stealer: StealerKind;
  readonly attacker: HulkSide;
  /** From where the one who did not attack is attacked. */
  readonly from: 'front' | 'side' | 'rear';
  readonly guard: boolean;
  readonly parry: RerollPolicy;
  readonly reroll: RerollPolicy;
  readonly order: RerollOrder;
  readonly deletion: boolean;
  readonly goal: FightGoal;
}

/** The dice that are thrown, and what may be done with them. */
export interface FightSetUp {
  readonly own: number;
  readonly bonus: number;
  readonly enemy: number;
  readonly parry: boolean;
  readonly guard: boolean;
  readonly deletes: boolean;
  readonly ownKills: boolean;
  readonly enemyKills: boolean;
}

/** What the rules make of it. Whoever is attacked in the side or rear has fewer dice, and if it wins it does not kill (HULK-25). */
export function setUpFight({ marine, stealer, attacker, from, guard, deletion }: CloseCombat, { closeCombat }: HulkRules): FightSetUp {
  const fighter = closeCombat.marines[marine];
  const outflanked = from !== 'front';
  if (attacker === 'stealers' && outflanked) {
    // No abilities; a sergeant keeps his bonus.
    return { own: closeCombat.outflanked.marines, bonus: fighter.bonus, enemy: closeCombat.stealers[stealer].dice, parry: false, guard: false, deletes: false, ownKills: false, enemyKills: true };
  }
  const { dice, bonus } = (attacker === 'marines' ? fighter.attacking : undefined) ?? fighter;
  const enemyDice = outflanked ? closeCombat.outflanked.stealers : closeCombat.stealers[stealer].dice;
  return {
    own: dice, bonus, enemy: Math.max(0, enemyDice - (fighter.fewer ?? 0)), parry: fighter.parry ?? false,
    // HULK-26: only for one who is attacked.
    guard: guard && attacker === 'stealers', deletes: deletion && (fighter.deletes ?? false), ownKills: true, enemyKills: !outflanked,
  };
}
