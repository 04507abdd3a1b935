/** From a total to its row. Sessions ask this for every die, so rows are indexed once per table object. */
import { isInRange } from './row-range';
import type { DiceTable, TableRow } from './ruleset';

interface Index {
  /** Total of `rows[0]`. */
  readonly from: number;
  /** One entry per whole total between the outermost bounds of the rows. */
  readonly rows: readonly (TableRow | null)[];
  readonly below: TableRow | null;
  readonly above: TableRow | null;
}

const indexes = new WeakMap<DiceTable, Index>();

/**
 * The row of a total; null when the table has none (`outside: error`, T4; a checked ruleset never gets
 * there). With `outside: clamp` a total beyond every row takes the nearest one (DEF-03).
 */
export function findRow(table: DiceTable, total: number): TableRow | null {
  let index = indexes.get(table);
  if (index === undefined) {
    index = buildIndex(table);
    indexes.set(table, index);
  }
  const at = total - index.from;
  if (at < 0) return index.below;
  if (at >= index.rows.length) return index.above;
  return index.rows[at] ?? null;
}

function buildIndex(table: DiceTable): Index {
  const bounds = table.rows.flatMap((row) => [row.min, row.max]).filter((bound) => bound !== null);
  const from = Math.min(...bounds);
  const to = Math.max(...bounds);
  const rows: (TableRow | null)[] = [];
  for (let total = from; total <= to; total += 1) rows.push(table.rows.find((row) => isInRange(row, total)) ?? null);
  const beyond = (total: number, nearest: number): TableRow | null =>
    table.rows.find((row) => isInRange(row, total)) ?? (table.outside === 'clamp' ? (rows[nearest] ?? null) : null);
  return { from, rows, below: beyond(from - 1, 0), above: beyond(to + 1, rows.length - 1) };
}
