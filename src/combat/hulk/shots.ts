/** What the dice of one shot do (HULK-12, HULK-14, HULK-21, HULK-23). */
import type { BolterRule, HulkKind, HulkRules } from './rules';

/** The bolter that a kind of model fires; undefined for a flamer or for no weapon. */
export function bolterOf({ weapons }: HulkRules, { weapon }: HulkKind): BolterRule | undefined {
  return weapon === 'stormBolter' || weapon === 'hybridBolter' ? weapons[weapon] : undefined;
}

/** Whether any die kills. */
export function kills(bolter: BolterRule, dice: readonly number[], sustained: boolean): boolean {
  return dice.some((die) => die >= (sustained ? bolter.sustained : bolter.need));
}

/** HULK-23: whether the dice show a double; one die never does. It jams a weapon on overwatch alone, and after the shot. */
export function isDouble(dice: readonly number[]): boolean {
  return new Set(dice).size < dice.length;
}
