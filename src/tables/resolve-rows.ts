/** From rows as written (`when` or `weight`) to totals. Tolerant, so that one bad row does not hide another's fault. */
import { formatDice, parseDice, spanOfDice, type Dice } from './dice-notation';
import { formatSpan, parseRowRange, type RowRange } from './row-range';

/** The part of a written row that says when it applies; types as they come from a file. */
export interface WrittenRow {
  readonly when?: unknown;
  readonly weight?: unknown;
}

/** What is wrong with the dice or the way rows are written, as a whole. */
export type RowsFault = 'dice' | 'dice-missing' | 'mixed' | 'weights-several-dice' | 'weights-sum';

/** The dice, the totals of each row (null: unreadable), and the text printed for it. */
export interface ResolvedRows {
  readonly dice: Dice | null;
  readonly rows: readonly ({ readonly when: string; readonly range: RowRange } | null)[];
  readonly fault: RowsFault | null;
  /** Sum of the weights, when rows are weighted. */
  readonly weight: number;
}

/**
 * Weights share out the faces of one die from the lowest up: 3, 2, 1 on a D6 are 1-3, 4-5, 6.
 * Without `dice` the die has as many faces as the weights add up to.
 */
export function resolveRows(diceText: unknown, written: readonly WrittenRow[]): ResolvedRows {
  const weighted = written.filter((row) => row.weight !== undefined).length;
  const dice = typeof diceText === 'string' ? parseDice(diceText) : null;
  if (weighted === 0) {
    return { dice, rows: written.map(readRange), fault: dice ? null : diceText === undefined ? 'dice-missing' : 'dice', weight: 0 };
  }
  if (weighted < written.length || written.some((row) => row.when !== undefined)) {
    return { dice, rows: written.map(readRange), fault: 'mixed', weight: 0 };
  }
  return resolveWeights(diceText, dice, written);
}

function resolveWeights(diceText: unknown, given: Dice | null, written: readonly WrittenRow[]): ResolvedRows {
  const weights = written.map((row) => (Number.isInteger(row.weight) && Number(row.weight) > 0 ? Number(row.weight) : 0));
  const weight = weights.reduce((sum, part) => sum + part, 0);
  const dice = diceText === undefined ? parseDice(`1d${weight}`) : given;
  let next = 1;
  const rows = weights.map((part) => {
    const min = next;
    next += part;
    return part === 0 ? null : { when: formatSpan(min, next - 1), range: { min, max: next - 1 } };
  });
  return { dice, rows, fault: findWeightFault(dice, weight), weight };
}

function findWeightFault(dice: Dice | null, weight: number): RowsFault | null {
  if (dice === null) return 'dice';
  if (dice.count !== 1) return 'weights-several-dice';
  return spanOfDice(dice).max === weight ? null : 'weights-sum';
}

function readRange(row: WrittenRow): { when: string; range: RowRange } | null {
  if (typeof row.when !== 'string' && typeof row.when !== 'number') return null;
  const when = String(row.when);
  const range = parseRowRange(when);
  return range ? { when, range } : null;
}

/** Dice as kept in rulesets. */
export function formatResolvedDice(resolved: ResolvedRows): string {
  return resolved.dice ? formatDice(resolved.dice) : '';
}
