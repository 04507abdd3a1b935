/** The two charts of ten by ten (FAN-01, FAN-03). */
import type { Charts } from './charts-schema';

/** Which way the cell of 4 against 9 is read (FAN-01): as the sheet prints it, or after the rule behind the chart. */
export type ToHitReading = 'sheet' | 'corrected';

/** D6 needed to hit in close combat, weapon skills 1 to 10. */
export function needToHit({ toHit: { rows, exception } }: Charts, attacker: number, defender: number, reading: ToHitReading): number {
  if (attacker === exception.attacker && defender === exception.defender) return exception[reading];
  return cellOf(rows, attacker, defender);
}

/** D6 needed to wound, strength and toughness 1 to 10; null where it cannot be. */
export function needToWound({ toWound }: Charts, strength: number, toughness: number): number | null {
  return cellOf(toWound.rows, strength, toughness) || null;
}

function cellOf(rows: readonly (readonly number[])[], line: number, column: number): number {
  const cell = rows[line - 1]?.[column - 1];
  if (cell === undefined) throw new RangeError(`no cell ${line}, ${column}`);
  return cell;
}
