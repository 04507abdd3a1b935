/** The defender's modifiers and the rows of his sheet against his tables (DEF-01, DEF-04, DEF-07). */
import { asGroup, asList, type DraftTable, type FileData } from './draft-tables';
import { listLeafRows } from './check-links';
import type { Fault, Spot } from './faults';
import { requiredTables } from './ruleset';

/** Squads that can each open a door onto an objective room in one turn: two of Troops and one of each other type (ATT-01, EXP-05). */
const squads = 6;

/** Faults between the defender table, `contributions:` and `rows:`. */
export function checkDefender(files: readonly FileData[], tables: ReadonlyMap<string, DraftTable>, whole: boolean): Fault[] {
  return [...checkModifiers(files, tables), ...checkSheet(files, tables, whole)];
}

function checkModifiers(files: readonly FileData[], tables: ReadonlyMap<string, DraftTable>): Fault[] {
  const faults = Object.values(requiredTables).flatMap((id): Fault[] => {
    const table = tables.get(id);
    if (id === requiredTables.defender || !table?.modifiers) return [];
    return [{ code: 'TABLE_MODIFIERS_UNUSED', file: table.spot.file, path: [...table.spot.path, 'modifiers'], at: 'key', values: { table: id } }];
  });
  const defender = tables.get(requiredTables.defender);
  const adds = asGroup(files.map(({ data }) => asGroup(data)['contributions']).find((section) => section !== undefined));
  const numbers = ['corridor', 'largeRoom', 'objectiveRoom', 'combat'].map((key) => adds[key]);
  if (!defender || !numbers.every((value) => typeof value === 'number')) return faults;
  const [corridor = 0, largeRoom = 0, objectiveRoom = 0, combat = 0] = numbers;
  const from = Math.min(0, combat);
  const to = corridor + squads * (largeRoom + objectiveRoom) + Math.max(0, combat);
  const { min, max } = defender.modifiers ?? { min: 0, max: 0 };
  if (min <= from && max >= to) return faults;
  return [...faults, { code: 'TABLE_MODIFIERS', file: defender.spot.file, path: [...defender.spot.path, 'modifiers'], values: { table: defender.id, min, max, from, to } }];
}

/** Every number of points the table gives has a row on the sheet, and the reverse. */
function checkSheet(files: readonly FileData[], tables: ReadonlyMap<string, DraftTable>, whole: boolean): Fault[] {
  const sheet = files.flatMap(({ file, data }) => asList(asGroup(data)['rows']).map((row, at) => ({ spot: { file, path: ['rows', at] } satisfies Spot, points: asGroup(row)['points'] })));
  const leaves = listLeafRows(tables, requiredTables.defender).filter((row) => typeof row.value === 'number' && row.value > 0);
  if (!whole || sheet.length === 0 || leaves.length === 0) return [];
  const missing = leaves.filter((leaf) => !sheet.some((row) => row.points === leaf.value)).map((leaf): Fault => ({
    code: 'ROW_MISSING', file: leaf.spot.file, path: [...leaf.spot.path, 'value'], values: { table: requiredTables.defender, points: Number(leaf.value) },
  }));
  const unused = sheet.filter((row) => typeof row.points === 'number' && !leaves.some((leaf) => leaf.value === row.points)).map((row): Fault => ({
    code: 'ROW_UNREACHABLE', file: row.spot.file, path: row.spot.path, values: { points: Number(row.points) },
  }));
  const twice = sheet.filter((row, at) => sheet.slice(0, at).some((other) => other.points === row.points)).map((row): Fault => ({
    code: 'ID_DUPLICATE', file: row.spot.file, path: [...row.spot.path, 'points'], values: { id: String(row.points), where: 'rows:' },
  }));
  return [...missing, ...unused, ...twice];
}
