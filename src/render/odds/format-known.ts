/** Chances as a player reads them: `1/6` where that is short, and `0,1667`. */
import type { Known } from '../../combat/exact/summary';
import type { Language } from '../../tables/ruleset';
import { decimalMarks } from '../number-format';

/** Longest fraction that is shown, characters: beyond it nobody reads one. */
const longestFraction = 25;

/** `5/6`, or nothing where it is not exact or too long to read. */
export function formatFractionOf({ exact }: Known): string {
  const text = exact === null ? '' : exact.toFraction().replace('-', '−');
  return text.length > longestFraction ? '' : text;
}

/** A decimal with so many places; of an exact number rounded half away from zero without floating point. */
export function formatDecimalOf({ exact, value }: Known, language: Language, places = 4): string {
  const unit = 10n ** BigInt(places);
  const scaled = exact === null ? BigInt(Math.round(Math.abs(value) * Number(unit))) : (2n * exact.n * unit + exact.d) / (2n * exact.d);
  const digits = `${scaled / unit}${decimalMarks[language]}${String(scaled % unit).padStart(places, '0')}`;
  return (exact === null ? value < 0 : exact.s < 0n) && scaled > 0n ? `−${digits}` : digits;
}
