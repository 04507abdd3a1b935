/** Exact chances of every result of a table, nested rolls included (section 11 of the rules). */
import Fraction from 'fraction.js';
import { countWays, parseDice, spanOfDice } from './dice-notation';
import { findRow } from './lookup';
import type { DiceTable, TableRow } from './ruleset';

/** One leaf a roll can end in, by the rows that lead to it, outermost first. */
export interface Outcome {
  readonly rows: readonly TableRow[];
  readonly result: string;
  readonly value?: number;
  readonly probability: Fraction;
}

type Tables = Readonly<Record<string, DiceTable>>;

/**
 * The outcomes of one roll with a modifier, in the order of the rows; their probabilities add up to 1.
 * Rows that this modifier cannot reach are left out. Only for checked tables: a total without a row is a bug.
 */
export function listOutcomes(tables: Tables, id: string, modifier = 0): Outcome[] {
  const table = tables[id];
  const dice = table && parseDice(table.dice);
  if (!table || !dice) throw new Error(`no table ${id} with dice`);
  const ways = countWays(dice);
  const all = BigInt(dice.sides) ** BigInt(dice.count);
  const byRow = new Map<TableRow, bigint>();
  ways.forEach((way, at) => {
    const total = spanOfDice(dice).min + at + modifier;
    const row = findRow(table, total);
    if (row === null) throw new Error(`table ${id} has no row for ${total}`);
    byRow.set(row, (byRow.get(row) ?? 0n) + way);
  });
  return table.rows.flatMap((row) => {
    const way = byRow.get(row);
    return way === undefined ? [] : followRow(tables, row, new Fraction(way, all), modifier);
  });
}

function followRow(tables: Tables, row: TableRow, probability: Fraction, modifier: number): Outcome[] {
  if (row.roll === undefined) {
    return [{ rows: [row], result: row.result ?? '', probability, ...(row.value === undefined ? {} : { value: row.value }) }];
  }
  return listOutcomes(tables, row.roll, row.carryModifiers === true ? modifier : 0).map((outcome) => ({
    ...outcome,
    rows: [row, ...outcome.rows],
    probability: outcome.probability.mul(probability),
  }));
}

/** Chance of each result, whatever its value and the rows that led to it. */
export function sumByResult(outcomes: readonly Outcome[]): ReadonlyMap<string, Fraction> {
  return sumBy(outcomes, (outcome) => outcome.result);
}

/** Chance of each value; results without one count as 0. */
export function sumByValue(outcomes: readonly Outcome[]): ReadonlyMap<number, Fraction> {
  return sumBy(outcomes, (outcome) => outcome.value ?? 0);
}

/** The mean of the values: points of a defender roll, doors of a room. */
export function findMean(outcomes: readonly Outcome[]): Fraction {
  return outcomes.reduce((mean, outcome) => mean.add(outcome.probability.mul(outcome.value ?? 0)), new Fraction(0));
}

function sumBy<Key>(outcomes: readonly Outcome[], key: (outcome: Outcome) => Key): Map<Key, Fraction> {
  const sums = new Map<Key, Fraction>();
  for (const outcome of outcomes) sums.set(key(outcome), (sums.get(key(outcome)) ?? new Fraction(0)).add(outcome.probability));
  return sums;
}
