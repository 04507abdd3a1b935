/** Values of the command line as text, to what the engine takes. All throw user errors that name the option. */
import { UserError } from '../../errors';
import { optionLimits } from '../../session/read-options';
import { compareRatios, parseRatio } from '../../tables/ratio';
import type { Ratio } from '../../tables/ratio';
import { parseShape } from '../../tables/sizes';
import { tableSides } from '../../tables/table-sides';
import { valueMessages as words } from '../messages/values';

/** X as `4/3`, `1.33`, `1,33` or `2`, exact (MIS-12). */
export function parseX(text: string): Ratio {
  const ratio = parseRatio(text);
  if (ratio && compareRatios(ratio, { num: optionLimits.x, den: 1 }) <= 0) return ratio;
  throw new UserError('BAD_X', words.badX, { value: text, max: optionLimits.x }, { remedy: words.badXRemedy, rule: 'MIS-12' });
}

/** A whole number between `min` and `max`. */
export function parseWhole(flag: string, text: string, min: number, max: number): number {
  const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UserError('BAD_NUMBER', words.badNumber, { flag, value: text, min, max });
}

/** Table area, `140x80` in cm (a unit may be written), to mm; either side of a table that there may be. */
export function parseTableSize(text: string): { readonly widthMm: number; readonly heightMm: number } {
  const shape = parseShape(withUnit(text));
  const sides = shape ? [shape.widthMm, shape.lengthMm] : [0];
  if (shape && sides.every((side) => side >= tableSides.least * 10 && side <= tableSides.longest * 10)) return { widthMm: shape.widthMm, heightMm: shape.lengthMm };
  throw new UserError('BAD_TABLE_SIZE', words.badTableSize, { value: text, ...tableSides }, { rule: 'PRE-09' });
}

/** A size without a unit is in centimetres, as the rulebook measures. */
export function withUnit(text: string): string {
  return /[a-z]\s*$/i.test(text) ? text : `${text} cm`;
}
