/** Who got out (MIS-07, MIS-25). */
import type { UnitOutcome } from './facts';

/** True when at least half of the models that started have escaped. */
export function escapedByHalf({ started, escaped }: UnitOutcome): boolean {
  return escaped > 0 && 2 * escaped >= started;
}

/** MIS-07: a unit that was complete at the start has escaped by half; the name of the first, or null. */
export function findBonusUnit(units: readonly UnitOutcome[]): string | null {
  return units.find((unit) => !unit.incomplete && escapedByHalf(unit))?.name ?? null;
}

/** MIS-25: units that escaped by half, and how many are needed: half of all, rounded up. */
export function countEscaped(units: readonly UnitOutcome[]): { readonly escaped: number; readonly needed: number } {
  return { escaped: units.filter(escapedByHalf).length, needed: Math.ceil(units.length / 2) };
}

/** MIS-25: half of the units or more are out. */
export function isOutByHalf(units: readonly UnitOutcome[]): boolean {
  const { escaped, needed } = countEscaped(units);
  return escaped >= needed;
}
