/** A number that may be left to dice: `3`, `D6`, `2D6+1`. */
import type { Dice } from '../tables/dice-notation';
import { formatDice, parseDice, spanOfDice } from '../tables/dice-notation';
import { mapValues } from './exact/combine';
import { totalOfDice } from './exact/dice';
import type { ExactDistribution } from './exact/distribution';
import { certain } from './exact/distribution';

/** Dice where there are any, and what is added to them. */
export interface Amount {
  readonly dice: Dice | null;
  readonly plus: number;
}

/** A fixed amount. */
export function fixed(plus: number): Amount {
  return { dice: null, plus };
}

/** Reads `3`, `D6`, `d3+1` or `2D6-1`; null when it is not an amount. */
export function parseAmount(text: string): Amount | null {
  const match = /^\s*(?:(\d{1,9})|(\d*d\d+)\s*(?:([+−-])\s*(\d{1,3}))?)\s*$/i.exec(text);
  if (match === null) return null;
  if (match[1] !== undefined) return fixed(Number(match[1]));
  const dice = parseDice(match[2] ?? '');
  return dice && { dice, plus: Number(match[4] ?? 0) * (match[3] === '+' ? 1 : -1) };
}

/** What players write: `2D6+1`. */
export function formatAmount({ dice, plus }: Amount): string {
  if (dice === null) return String(plus);
  const name = (dice.count === 1 ? formatDice(dice).slice(1) : formatDice(dice)).toUpperCase();
  return plus === 0 ? name : `${name}${plus > 0 ? '+' : '−'}${Math.abs(plus)}`;
}

/** The least and the most that can come up; never below 0. */
export function spanOfAmount({ dice, plus }: Amount): { readonly min: number; readonly max: number } {
  const { min, max } = dice ? spanOfDice(dice) : { min: 0, max: 0 };
  return { min: Math.max(0, min + plus), max: Math.max(0, max + plus) };
}

/** The chances of each number; what would be below 0 is 0. */
export function distributionOf({ dice, plus }: Amount): ExactDistribution {
  if (dice === null) return certain(Math.max(0, plus));
  return mapValues(totalOfDice(dice), (total) => Math.max(0, total + plus)) as ExactDistribution;
}
