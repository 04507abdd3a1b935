/** Numbers as each language writes them: `1,33` in es and ca, `1.33` in en. No locale is read. */
import type { Ratio } from '../session/document';
import { writeRatio } from '../tables/ratio';
import type { Language } from '../tables/ruleset';

/** What stands between units and decimals. */
export const decimalMarks: Readonly<Record<Language, string>> = { es: ',', ca: ',', en: '.' };

/** A finite number with at most `decimals` decimals and no trailing zeros; a true minus sign. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  return dress(value.toFixed(decimals), language);
}

/** An exact fraction as a decimal, rounded half away from zero in whole-number arithmetic (C4). */
export function formatRatio(ratio: Ratio, language: Language, decimals = 2): string {
  const unit = 10n ** BigInt(decimals);
  const num = BigInt(ratio.num < 0 ? -ratio.num : ratio.num);
  const den = BigInt(ratio.den);
  const scaled = (2n * num * unit + den) / (2n * den);
  const fraction = decimals > 0 ? `.${String(scaled % unit).padStart(decimals, '0')}` : '';
  return dress(`${ratio.num < 0 ? '-' : ''}${scaled / unit}${fraction}`, language);
}

/** `4/3`, or `2` for a whole number. */
export function formatFraction(ratio: Ratio): string {
  return writeRatio(ratio).replace('-', '−');
}

/** X as sheets print it: the exact fraction first, the decimal in brackets: `4/3 (1,33)`. */
export function formatX(ratio: Ratio, language: Language): string {
  return ratio.den === 1 ? formatFraction(ratio) : `${formatFraction(ratio)} (${formatRatio(ratio, language)})`;
}

function dress(digits: string, language: Language): string {
  const trimmed = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  const signed = trimmed === '-0' ? '0' : trimmed.replace('-', '−');
  return signed.replace('.', decimalMarks[language]);
}
