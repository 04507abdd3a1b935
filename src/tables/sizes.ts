/** Sizes as players write them, `6 cm`, `60 mm`, `20 x 12.5 cm`, `400 cm2`, to whole millimetres (ENG-01). */
import type { RoomShape } from './ruleset';

const number = '(\\d{1,5}(?:[.,]\\d{1,2})?)';
const lengthForm = new RegExp(`^${number}\\s*(mm|cm)$`, 'i');
const shapeForm = new RegExp(`^${number}\\s*[x×]\\s*${number}\\s*(mm|cm)$`, 'i');
const areaForm = new RegExp(`^${number}\\s*(mm|cm)(?:2|²)$`, 'i');

/** A length in whole mm; null when unreadable or not a whole number of millimetres. */
export function parseLength(text: string): number | null {
  const match = lengthForm.exec(text.trim());
  return match ? toMillimetres(match[1], match[2], 1) : null;
}

/** A room, width before length; null when unreadable. */
export function parseShape(text: string): RoomShape | null {
  const match = shapeForm.exec(text.trim());
  if (match === null) return null;
  const widthMm = toMillimetres(match[1], match[3], 1);
  const lengthMm = toMillimetres(match[2], match[3], 1);
  return widthMm === null || lengthMm === null ? null : { widthMm, lengthMm };
}

/** An area in mm²; null when unreadable. */
export function parseArea(text: string): number | null {
  const match = areaForm.exec(text.trim());
  return match ? toMillimetres(match[1], match[2], 2) : null;
}

function toMillimetres(digits: string | undefined, unit: string | undefined, power: 1 | 2): number | null {
  // In hundredths, so that 12.5 cm is exact.
  const hundredths = Math.round(Number((digits ?? '').replace(',', '.')) * 100);
  // Never a power: it would make a floating-point number of every size, and of all that is worked out from it.
  const perCm = power === 1 ? 10 : 100;
  const perUnit = unit?.toLowerCase() === 'cm' ? perCm : 1;
  const scaled = hundredths * perUnit;
  return scaled > 0 && scaled % 100 === 0 ? scaled / 100 : null;
}
