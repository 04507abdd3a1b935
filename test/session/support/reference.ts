/** The numbers of the rules written down again, apart from the tables and the engine. */
import type { Section } from '../../../src/session/document';

/** DEF-04 of what one exploration turn placed. */
export function factsOf(placed: readonly Section[]): { readonly m: number } {
  let m = placed.some(({ area }) => area === undefined) ? 1 : 0;
  for (const { area, kind } of placed) {
    if (area !== undefined) m += (area === 'small' ? 2 : 3) + (kind === 'objective-room' ? 3 : 0);
  }
  return { m };
}

/** DEF-01 and DEF-02: points that a pair of dice brings with M. */
export function expectedPoints([first, second]: readonly [number, number], m: number): number {
  const total = first + m;
  if (total <= 5) return 0;
  if (total <= 7) return 50;
  if (total === 10) return 150;
  if (total === 11) return 175;
  if (total >= 12) return 200;
  const again = second + m;
  if (again < 3) throw new RangeError(`${again} has no row`);
  return [80, 100, 110, 120, 130][again - 3] ?? 140;
}

/** PRE-05: the least whole number not below X − shift, at least 0; by counting up. */
export function thresholdOf(x: { readonly num: number; readonly den: number }, shift: number): number {
  let k = 0;
  while (k * x.den < x.num - shift * x.den) k++;
  return k;
}
