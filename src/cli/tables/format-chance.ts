/** Exact chances as a player reads them: `1/6`, `0,1667` in es and ca, `0.1667` in en. */
import type Fraction from 'fraction.js';
import type { Language } from '../../tables/ruleset';

/** `5/6`, or `1` for a certainty; a true minus sign. */
export function formatExact(chance: Fraction): string {
  return chance.toFraction().replace('-', '−');
}

/** A decimal with exactly `places` places, rounded half away from zero without floating point. */
export function formatDecimal(chance: Fraction, language: Language, places = 4): string {
  const unit = 10n ** BigInt(places);
  const scaled = (2n * chance.n * unit + chance.d) / (2n * chance.d);
  const digits = `${scaled / unit}.${String(scaled % unit).padStart(places, '0')}`;
  const signed = chance.s < 0n && scaled > 0n ? `−${digits}` : digits;
  return language === 'en' ? signed : signed.replace('.', ',');
}

/** Lines of cells in columns: the first to the left, the others to the right. */
export function alignColumns(lines: readonly (readonly string[])[], indent = '  ', gap = '  '): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) => `${indent}${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(gap)}`.trimEnd());
}
