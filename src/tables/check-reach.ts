/** Totals without a row and rows without a total (T1), and modifiers that push a total out (T4). */
import type { DraftTable } from './draft-tables';
import type { Fault } from './faults';
import { formatSpan } from './row-range';
import { traceReach, type Reach } from './trace-reach';

/** `roots` are the tables somebody rolls on directly. */
export function checkReach(tables: ReadonlyMap<string, DraftTable>, roots: readonly DraftTable[]): Fault[] {
  const { reach, unsure } = traceReach(tables, roots);
  return [...tables.values()].flatMap((table) => {
    const known = reach.get(table.id);
    if (known === undefined || unsure.has(table.id)) return [];
    return [...checkCarried(table, known), ...checkHomeless(table, known), ...checkUnreached(table, known)];
  });
}

/** A nested table says itself which modifiers it is made for; what is carried there has to fit. */
function checkCarried(table: DraftTable, known: Reach): Fault[] {
  const declared = table.modifiers ?? { min: 0, max: 0 };
  const [from, to] = [Math.min(...known.modifiers), Math.max(...known.modifiers)];
  if (declared.min > declared.max || (from >= declared.min && to <= declared.max)) return [];
  return [{ code: 'TABLE_MODIFIERS', file: table.spot.file, path: [...table.spot.path, 'modifiers'], values: { table: table.id, ...declared, from, to } }];
}

function checkHomeless(table: DraftTable, known: Reach): Fault[] {
  const totals = [...known.homeless.keys()].sort((a, b) => a - b);
  const lowest = Math.min(...table.rows.map((row) => row.range?.min ?? -Infinity));
  const highest = Math.max(...table.rows.map((row) => row.range?.max ?? Infinity));
  return groupRuns(totals).map(([from, to]): Fault => {
    const outside = to < lowest || from > highest;
    const byModifier = !totals.some((total) => total >= from && total <= to && known.homeless.get(total));
    const next = table.rows.find((row) => (row.range?.min ?? -Infinity) > to) ?? table.rows.at(-1);
    return {
      code: outside && byModifier ? 'TABLE_OUTSIDE' : 'TABLE_GAP',
      file: table.spot.file,
      path: next?.spot.path ?? table.spot.path,
      values: { table: table.id, totals: formatSpan(from, to) },
    };
  });
}

function checkUnreached(table: DraftTable, known: Reach): Fault[] {
  return table.rows.filter((row) => !known.rows.has(row)).map((row): Fault => ({
    code: 'TABLE_UNREACHABLE', file: row.spot.file, path: row.spot.path, values: { when: row.when, table: table.id, ...known.totals },
  }));
}

/** `[1, 2, 3, 7]` to `[[1, 3], [7, 7]]`. */
function groupRuns(totals: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const total of totals) {
    const last = runs.at(-1);
    if (last && last[1] === total - 1) last[1] = total;
    else runs.push([total, total]);
  }
  return runs;
}
