/**
 * Characteristics and what changes them (W40-05, W40-14, W40-20). `odds` is told them as they are after all changes; what
 * changes them is for whoever plays whole games.
 */
import type { W40kRules } from './schema';

/** Changes to one characteristic. What is left out changes nothing. */
export interface Changes {
  /** Another value in its place, before all else. */
  readonly set?: number;
  readonly times?: number;
  readonly divide?: number;
  readonly plus?: number;
}

/** A value with its changes: replaced, multiplied and divided, added to and subtracted from, and the weapon's after all (W40-05). Fractions go up. */
export function changeCharacteristic(base: number, own: Changes, weapon: Changes = {}): number {
  return applyChanges(applyChanges(base, own), weapon);
}

function applyChanges(base: number, { set = base, times = 1, divide = 1, plus = 0 }: Changes): number {
  return Math.ceil((set * times) / divide) + plus;
}

/** A Move from a least to a most: whatever changes it changes both (W40-20). */
export function changeMove([least, most]: readonly [number, number], changes: Changes): [number, number] {
  return [changeCharacteristic(least, changes), changeCharacteristic(most, changes)];
}

/** The Leadership that counts: the unit's own with its modifiers, or the character's where that is better (W40-14). */
export function chooseLeadership(own: number, modifier: number, character: number | null): number {
  return Math.max(own + modifier, character ?? -Infinity);
}

/** What auras give: each name once, however many stand near (W40-14). */
export function sumAuras(auras: readonly { readonly name: string; readonly plus: number }[]): number {
  return [...new Map(auras.map(({ name, plus }) => [name, plus])).values()].reduce((sum, plus) => sum + plus, 0);
}

/** The D6 that wounds: strength against toughness, by the game's own chart. */
export function needToWound(strength: number, toughness: number, { outside }: W40kRules): number {
  const fits = { double: strength >= 2 * toughness, more: strength > toughness, equal: strength === toughness, half: 2 * strength <= toughness, less: strength < toughness };
  return outside.toWound.find(({ when }) => fits[when])!.need;
}

/** Half the damage of one attack, rounded up (W40-09). */
export function halveDamage(damage: number): number {
  return Math.ceil(damage / 2);
}
