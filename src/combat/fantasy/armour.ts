/** Armour saves and what a strong blow takes from them (FAN-04). */
import type { FantasyRules } from './schema';

/** What a model wears and carries. */
export interface Armour {
  readonly worn: keyof FantasyRules['armour']['worn'];
  readonly pieces: readonly (keyof FantasyRules['armour']['pieces'])[];
}

/** The save that armour gives; null where there is none. */
export function saveOf({ armour }: FantasyRules, { worn, pieces }: Armour): number | null {
  const need = pieces.reduce((left, piece) => left - armour.pieces[piece], armour.worn[worn]);
  return need > 6 ? null : need;
}

/** What is left of a save against a blow of that strength; null where nothing is. A 1 fails, however good it is. */
export function saveAgainst({ armour }: FantasyRules, save: number | null, strength: number): number | null {
  const modifier = armour.byStrength[strength - 1];
  if (modifier === undefined) throw new RangeError(`no strength ${strength}`);
  if (save === null) return null;
  const need = Math.max(armour.best, save - modifier);
  return need > 6 ? null : need;
}
