/** From a total to its row. Sessions ask this for every die, so rows are indexed once per table object. */
import type { Dice } from './dice-notation';
import { parseDice } from './dice-notation';
import { isInRange } from './row-range';
import type { DiceTable, TableRow } from './ruleset';

/** A table made ready for rolling. */
export interface ReadyTable {
  readonly table: DiceTable;
  /** Null when the notation cannot be read: such a table can be looked up but not rolled on. */
  readonly dice: Dice | null;
  /** Total of `rows[0]`. */
  readonly from: number;
  /** One entry per whole total between the outermost bounds of the rows. */
  readonly rows: readonly (TableRow | null)[];
  readonly below: TableRow | null;
  readonly above: TableRow | null;
}

const ready = new WeakMap<DiceTable, ReadyTable>();

/** Reads the dice and indexes the rows of a table, once for each table object. */
export function readyTable(table: DiceTable): ReadyTable {
  let known = ready.get(table);
  if (known === undefined) ready.set(table, (known = buildIndex(table)));
  return known;
}

/**
 * The row of a total; null when the table has none (`outside: error`, T4; a checked ruleset never gets
 * there). With `outside: clamp` a total beyond every row takes the nearest one (DEF-03).
 */
export function findRow(table: DiceTable, total: number): TableRow | null {
  return findReadyRow(readyTable(table), total);
}

/** The same in a table that is ready. */
export function findReadyRow({ from, rows, below, above }: ReadyTable, total: number): TableRow | null {
  const at = total - from;
  if (at < 0) return below;
  if (at >= rows.length) return above;
  return rows[at] ?? null;
}

function buildIndex(table: DiceTable): ReadyTable {
  const bounds = table.rows.flatMap((row) => [row.min, row.max]).filter((bound) => bound !== null);
  const from = Math.min(...bounds);
  const to = Math.max(...bounds);
  const rows: (TableRow | null)[] = [];
  for (let total = from; total <= to; total += 1) rows.push(table.rows.find((row) => isInRange(row, total)) ?? null);
  const beyond = (total: number, nearest: number): TableRow | null =>
    table.rows.find((row) => isInRange(row, total)) ?? (table.outside === 'clamp' ? (rows[nearest] ?? null) : null);
  return { table, dice: parseDice(table.dice), from, rows, below: beyond(from - 1, 0), above: beyond(to + 1, rows.length - 1) };
}
