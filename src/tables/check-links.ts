/** How tables hang together: those the game needs, those that rows name, circles, and what the game can do with a result. */
import type { DraftRow, DraftTable } from './draft-tables';
import type { Fault } from './faults';
import { knownResults, knownValues } from './known-codes';
import { requiredTables } from './ruleset';
import { suggestWord } from './suggest';

const required: readonly string[] = Object.values(requiredTables);

/** `whole` is false when a file could not be read, so that a missing table proves nothing. */
export function checkLinks(tables: ReadonlyMap<string, DraftTable>, whole: boolean, anyFile: string): Fault[] {
  const ids = [...tables.keys()];
  const missing = required.filter((id) => whole && !tables.has(id)).map((id): Fault => {
    const strangers = ids.filter((known) => !required.includes(known));
    return { code: 'TABLE_MISSING', file: anyFile, path: ['tables'], at: 'key', values: { table: id, hint: suggestWord(id, strangers) } };
  });
  const unknown = [...tables.values()].flatMap((table) => table.rows).filter((row) => whole && row.roll !== null && !tables.has(row.roll));
  return [
    ...missing,
    ...unknown.map((row): Fault => ({
      code: 'TABLE_UNKNOWN', file: row.spot.file, path: [...row.spot.path, 'roll'],
      values: { table: row.roll ?? '', hint: suggestWord(row.roll ?? '', ids), known: ids.join(', ') },
    })),
    ...findLoops(tables),
    ...required.flatMap((id) => checkResults(id, tables)),
    ...checkPairs(tables),
  ];
}

/** Tables that no row leads to, and those the game asks for itself: somebody rolls on them directly. */
export function listRoots(tables: ReadonlyMap<string, DraftTable>): DraftTable[] {
  const nested = new Set([...tables.values()].flatMap((table) => table.rows.map((row) => row.roll)));
  return [...tables.values()].filter((table) => required.includes(table.id) || !nested.has(table.id));
}

/** The rows with a result that a roll on a table can end in. */
export function listLeafRows(tables: ReadonlyMap<string, DraftTable>, id: string): DraftRow[] {
  const seen = new Set<string>();
  const queue = [id];
  const leaves: DraftRow[] = [];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const row of tables.get(next)?.rows ?? []) {
      if (row.roll !== null) queue.push(row.roll);
      else if (row.result !== null) leaves.push(row);
    }
  }
  return leaves;
}

/** One fault for each row that closes a circle. */
function findLoops(tables: ReadonlyMap<string, DraftTable>): Fault[] {
  const done = new Set<string>();
  const faults: Fault[] = [];
  const follow = (id: string, trail: readonly string[]): void => {
    if (done.has(id)) return;
    for (const row of tables.get(id)?.rows ?? []) {
      if (row.roll === null) continue;
      const back = [...trail, id].indexOf(row.roll);
      if (back >= 0) {
        const loop = [...[...trail, id].slice(back), row.roll].join(' → ');
        faults.push({ code: 'TABLE_LOOP', file: row.spot.file, path: [...row.spot.path, 'roll'], values: { loop } });
      } else follow(row.roll, [...trail, id]);
    }
    done.add(id);
  };
  for (const id of tables.keys()) follow(id, []);
  return faults;
}

function checkResults(id: string, tables: ReadonlyMap<string, DraftTable>): Fault[] {
  const known = knownResults[id] ?? [];
  const bounds = knownValues[id];
  const leaves = listLeafRows(tables, id);
  const faults = leaves.flatMap((row): Fault[] => {
    const result = row.result ?? '';
    if (!known.includes(result)) {
      return [{ code: 'TABLE_RESULT', file: row.spot.file, path: [...row.spot.path, 'result'], values: { result, table: id, hint: suggestWord(result, known), known: known.join(', ') } }];
    }
    if (bounds === undefined || isAllowedValue(result, row.value, bounds)) return [];
    const { min, max } = limitsOf(result, bounds);
    return [{ code: 'TABLE_VALUE', file: row.spot.file, path: [...row.spot.path, 'value'], values: { result, table: id, min, max } }];
  });
  return [...faults, ...checkOnlyDoors(id, leaves, tables)];
}

function limitsOf(result: string, bounds: { min: number; max: number }): { min: number; max: number } {
  if (result === 'nothing') return { min: 0, max: 0 };
  return result === 'sentinels' || result === 'troops' ? { min: 1, max: bounds.max } : bounds;
}

function isAllowedValue(result: string, value: unknown, bounds: { min: number; max: number }): boolean {
  const { min, max } = limitsOf(result, bounds);
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A corridor table that gives doors alone would be rolled again for ever behind a door (COR-04). */
function checkOnlyDoors(id: string, leaves: readonly DraftRow[], tables: ReadonlyMap<string, DraftTable>): Fault[] {
  const table = tables.get(id);
  if (id !== requiredTables.corridors || !table || leaves.length === 0 || leaves.some((row) => row.result !== 'door')) return [];
  return [{ code: 'TABLE_ONLY_DOORS', file: table.spot.file, path: [...table.spot.path, 'rows'], at: 'key', values: { table: id } }];
}

/** Prepared pairs hold two six-sided dice (PRE-04): the defender's roll can use no others and no third. */
function checkPairs(tables: ReadonlyMap<string, DraftTable>): Fault[] {
  const faults: Fault[] = [];
  const follow = (id: string, depth: number): void => {
    const table = tables.get(id);
    if (!table) return;
    const dice = table.resolved.dice;
    if (dice !== null && (dice.count !== 1 || dice.sides !== 6)) {
      faults.push({ code: 'TABLE_PAIR_DICE', file: table.spot.file, path: [...table.spot.path, 'dice'], values: { table: id, dice: table.diceText } });
    }
    for (const row of table.rows) {
      if (row.roll === null) continue;
      if (depth === 2) faults.push({ code: 'TABLE_PAIR_DEPTH', file: row.spot.file, path: [...row.spot.path, 'roll'], values: { table: row.roll } });
      else follow(row.roll, depth + 1);
    }
  };
  follow(requiredTables.defender, 1);
  return faults;
}
