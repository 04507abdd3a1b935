import { distance } from 'fastest-levenshtein';

/**
 * The known name nearest to what was typed, or undefined when none is near: more than two slips in
 * five characters is another word, not a typing error.
 */
export function suggestNearest(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const name of known) {
    const slips = distance(typed.toLowerCase(), name.toLowerCase());
    if (slips < bestDistance) [best, bestDistance] = [name, slips];
  }
  return best !== undefined && bestDistance <= Math.max(1, Math.floor(Math.max(typed.length, best.length) * 0.4)) ? best : undefined;
}
