/** The totals of a row as players write them: `3`, `1-2`, `6+`, `12..`, `..5`. */

/** Inclusive; `null` means open on that side. */
export interface RowRange {
  readonly min: number | null;
  readonly max: number | null;
}

const whole = '[-−]?\\d{1,4}';
const single = new RegExp(`^(${whole})$`);
const between = new RegExp(`^(${whole})\\s*(?:-|–|\\.\\.)\\s*(${whole})$`);
const atLeast = new RegExp(`^(${whole})\\s*(?:\\+|\\.\\.)$`);
const atMost = new RegExp(`^\\.\\.\\s*(${whole})$`);

/** Reads a row's totals; null when it cannot be read or runs backwards (`5-3`). */
export function parseRowRange(text: string): RowRange | null {
  const trimmed = text.trim();
  const one = single.exec(trimmed);
  if (one) return { min: toNumber(one[1]), max: toNumber(one[1]) };
  const two = between.exec(trimmed);
  if (two) {
    const range = { min: toNumber(two[1]), max: toNumber(two[2]) };
    return range.min <= range.max ? range : null;
  }
  const low = atLeast.exec(trimmed);
  if (low) return { min: toNumber(low[1]), max: null };
  const high = atMost.exec(trimmed);
  return high ? { min: null, max: toNumber(high[1]) } : null;
}

/** True when the total belongs to the row. */
export function isInRange(range: RowRange, total: number): boolean {
  return (range.min === null || total >= range.min) && (range.max === null || total <= range.max);
}

/** True when some total belongs to both rows. */
export function rangesOverlap(a: RowRange, b: RowRange): boolean {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  return min <= max;
}

/** Text of a range of totals: `3` or `1-2`. */
export function formatSpan(min: number, max: number): string {
  return min === max ? String(min) : `${min}-${max}`;
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace('−', '-'));
}
