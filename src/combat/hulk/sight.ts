/**
 * What a model sees and may fire at (HULK-19, HULK-22). Walls, doors and flames in between are the board's matter.
 * Nothing in the program calls this yet, since the tracker leaves the board on the table: it waits, tested, for a simulator
 * that moves models on a board, and is kept because these rules are part of the sheet (HULK-07 to HULK-25).
 */
import type { Pose, Square } from './geometry';
import { bearingOf, distanceBetween } from './geometry';
import type { HulkRules, HulkWeapon } from './rules';

/** HULK-19: sight is 180°, everything ahead of the model; the squares straight beside it are at the very edge and not seen. */
export function sees(from: Pose, square: Square): boolean {
  return bearingOf(from, square).ahead > 0;
}

/** HULK-19: the fire arc is 90°, between the two diagonals, which belong to it. */
export function isInArc(from: Pose, square: Square): boolean {
  const { ahead, right } = bearingOf(from, square);
  return ahead > 0 && Math.abs(right) <= ahead;
}

/** HULK-12 to HULK-14, HULK-22: the range of a shot in squares; null: unlimited. */
export function rangeOf(rules: HulkRules, weapon: HulkWeapon, onOverwatch = false): number | null {
  if (weapon === 'flamer') return rules.weapons.flamer.range;
  return onOverwatch ? rules.overwatch.range : null;
}

/** Whether a square lies in the arc and within range of a shot. */
export function canAim(rules: HulkRules, weapon: HulkWeapon, from: Pose, target: Square, onOverwatch = false): boolean {
  const range = rangeOf(rules, weapon, onOverwatch);
  return isInArc(from, target) && (range === null || distanceBetween(from.at, target) <= range);
}
