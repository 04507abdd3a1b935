/** Numbers as players write them. */

/** A die that is needed: `4+`, or a dash where nothing helps. */
export function tellNeed(need: number | null): string {
  return need === null ? '–' : `${need}+`;
}

/** A number with a proper minus: `−2`. */
export function tellNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What is added to a roll: `+1`, `−2`, `0`. */
export function tellModifier(value: number): string {
  return value > 0 ? `+${value}` : tellNumber(value);
}
