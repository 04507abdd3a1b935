/** Names of places in letters, as spreadsheets have them. */

/** A, B … Z, AA, AB … for 0, 1 … */
export function lettersOf(at: number): string {
  return `${at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;
}
