/** Which totals and rows can come up, over every die face and every modifier, through nested rolls (T1). */
import { spanOfDice } from './dice-notation';
import type { DraftRow, DraftTable } from './draft-tables';
import { isInRange, rangesOverlap } from './row-range';

/** What can happen on one table. */
export interface Reach {
  /** Modifiers with which somebody rolls on it. */
  readonly modifiers: Set<number>;
  readonly rows: Set<DraftRow>;
  /** Totals without a row, each with true when it comes up without any modifier. */
  readonly homeless: Map<number, boolean>;
  readonly totals: { min: number; max: number };
  /** Row by total, as found so far. */
  readonly index: Map<number, DraftRow>;
}

/**
 * Walks every (table, modifier) from the tables somebody rolls on directly. `unsure` are the tables
 * whose reach is not known, because their own rows or those that lead to them cannot be read.
 */
export function traceReach(tables: ReadonlyMap<string, DraftTable>, roots: readonly DraftTable[]): { readonly reach: ReadonlyMap<string, Reach>; readonly unsure: ReadonlySet<string> } {
  const reach = new Map<string, Reach>();
  const queue: [DraftTable, number][] = roots.flatMap((root) => listModifiers(root).map((modifier): [DraftTable, number] => [root, modifier]));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [table, modifier] = next;
    const known = reach.get(table.id) ?? startReach();
    reach.set(table.id, known);
    if (known.modifiers.has(modifier)) continue;
    known.modifiers.add(modifier);
    for (const row of rollAll(table, modifier, known)) {
      const nested = row.roll === null ? undefined : tables.get(row.roll);
      if (nested) queue.push([nested, row.carries ? modifier : 0]);
    }
  }
  return { reach, unsure: findUnsure(tables) };
}

function startReach(): Reach {
  return { modifiers: new Set(), rows: new Set(), homeless: new Map(), totals: { min: Infinity, max: -Infinity }, index: new Map() };
}

/** The modifiers of a table that is rolled on directly. */
export function listModifiers(table: DraftTable): number[] {
  const { min, max } = table.modifiers ?? { min: 0, max: 0 };
  return min > max ? [0] : Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

function rollAll(table: DraftTable, modifier: number, known: Reach): Set<DraftRow> {
  const hit = new Set<DraftRow>();
  if (table.resolved.dice === null) return hit;
  const span = spanOfDice(table.resolved.dice);
  known.totals.min = Math.min(known.totals.min, span.min + modifier);
  known.totals.max = Math.max(known.totals.max, span.max + modifier);
  for (let total = span.min + modifier; total <= span.max + modifier; total += 1) {
    const row = known.index.get(total) ?? findDraftRow(table, total);
    if (row) {
      known.index.set(total, row);
      hit.add(row);
      known.rows.add(row);
    } else known.homeless.set(total, modifier === 0 || known.homeless.get(total) === true);
  }
  return hit;
}

function findDraftRow(table: DraftTable, total: number): DraftRow | null {
  const found = table.rows.find((row) => row.range !== null && isInRange(row.range, total));
  if (found || !table.clamps) return found ?? null;
  const readable = table.rows.filter((row) => row.range !== null);
  const above = readable.filter((row) => row.range?.min !== null && Number(row.range?.min) > total);
  const below = readable.filter((row) => row.range?.max !== null && Number(row.range?.max) < total);
  if (above.length > 0 && below.length > 0) return null;
  const nearest = above.length > 0 ? above.sort((a, b) => Number(a.range?.min) - Number(b.range?.min)) : below.sort((a, b) => Number(b.range?.max) - Number(a.range?.max));
  return nearest[0] ?? null;
}

/** A table is unsure when its rows overlap or cannot be read, and so is every table it leads to. */
function findUnsure(tables: ReadonlyMap<string, DraftTable>): ReadonlySet<string> {
  const unsure = new Set<string>();
  const unclear = [...tables.values()].flatMap((table) => table.rows).filter((row) => row.unclear).flatMap((row) => tables.get(row.roll ?? '') ?? []);
  const queue = [...unclear, ...[...tables.values()].filter((table) => !isReadable(table))];
  for (let table = queue.pop(); table !== undefined; table = queue.pop()) {
    if (unsure.has(table.id)) continue;
    unsure.add(table.id);
    for (const { roll } of table.rows) {
      const nested = roll === null ? undefined : tables.get(roll);
      if (nested) queue.push(nested);
    }
  }
  return unsure;
}

function isReadable(table: DraftTable): boolean {
  if (table.resolved.fault !== null) return false;
  return table.rows.every((row, at) => row.range !== null && table.rows.slice(0, at).every((other) => other.range && row.range && !rangesOverlap(other.range, row.range)));
}
