/**
 * Dice tables as far as they can be understood, whatever else is wrong with the file, so that one pass
 * finds every fault. Nothing here reports types or unknown keys: the schema does.
 */
import type { Spot } from './faults';
import { resolveRows, type ResolvedRows } from './resolve-rows';
import type { RowRange } from './row-range';

/** The data of one file. */
export interface FileData {
  readonly file: string;
  readonly data: unknown;
}

/** A row; `range` is null when its totals cannot be read. */
export interface DraftRow {
  readonly spot: Spot;
  readonly when: string;
  readonly range: RowRange | null;
  readonly result: string | null;
  readonly roll: string | null;
  readonly value: unknown;
  readonly carries: boolean;
  /** False when the row has neither result nor roll, or both: then both are null here. */
  readonly says: boolean;
  /** True when it cannot be told whether the modifiers go on. */
  readonly unclear: boolean;
}

/** A table with an id. */
export interface DraftTable {
  readonly id: string;
  readonly spot: Spot;
  readonly diceText: string;
  readonly resolved: ResolvedRows;
  readonly rows: readonly DraftRow[];
  readonly clamps: boolean;
  /** Null when the table declares none. */
  readonly modifiers: { readonly min: number; readonly max: number } | null;
}

/** A group of keys, or an empty one. */
export function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Tables of one file: more than any game has. The schema refuses the rest. */
export const maxTables = 200;
/** Rows of one table. */
export const maxRows = 200;

/** Every table of every file, in the order written; the same id may come twice. */
export function draftTables(files: readonly FileData[]): DraftTable[] {
  return files.flatMap(({ file, data }) =>
    asList(asGroup(data)['tables']).slice(0, maxTables).flatMap((table, at) => draftTable(asGroup(table), { file, path: ['tables', at] })));
}

function draftTable(table: Readonly<Record<string, unknown>>, spot: Spot): DraftTable[] {
  const id = asText(table['id']);
  if (id === null) return [];
  const written = asList(table['rows']).slice(0, maxRows).map(asGroup);
  const resolved = resolveRows(table['dice'], written);
  const modifiers = asGroup(table['modifiers']);
  const [min, max] = [modifiers['min'], modifiers['max']];
  return [{
    id,
    spot,
    diceText: String(table['dice'] ?? ''),
    resolved,
    rows: written.map((row, at) => draftRow(row, resolved.rows[at] ?? null, { file: spot.file, path: [...spot.path, 'rows', at] })),
    clamps: table['outside'] === 'clamp',
    modifiers: isModifier(min) && isModifier(max) ? { min, max } : null,
  }];
}

function draftRow(row: Readonly<Record<string, unknown>>, resolved: { when: string; range: RowRange } | null, spot: Spot): DraftRow {
  const says = (row['result'] === undefined) !== (row['roll'] === undefined);
  return {
    spot,
    when: resolved?.when ?? String(row['when'] ?? row['weight'] ?? ''),
    range: resolved?.range ?? null,
    result: says ? asText(row['result']) : null,
    roll: says ? asText(row['roll']) : null,
    value: row['value'],
    carries: row['carryModifiers'] === true,
    says,
    unclear: row['carryModifiers'] !== undefined && typeof row['carryModifiers'] !== 'boolean',
  };
}

function isModifier(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 100;
}
