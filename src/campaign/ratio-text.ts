import type { Ratio } from '../tables/ratio';

/** `4/3`, or `2` for a whole number: what `parseRatio` reads again. */
export function formatRatioText({ num, den }: Ratio): string {
  return den === 1 ? String(num) : `${num}/${den}`;
}
