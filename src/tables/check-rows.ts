/** Faults of a dice table by itself: dice, totals, weights, rows that say nothing or share totals. */
import { diceLimits } from './dice-notation';
import type { DraftTable } from './draft-tables';
import type { Fault } from './faults';
import { rangesOverlap } from './row-range';

/** Every fault that needs no other table and no modifier. */
export function checkRows(table: DraftTable): Fault[] {
  return [...checkDice(table), ...checkRanges(table), ...checkLeaves(table), ...checkOverlaps(table), ...checkModifierOrder(table)];
}

function checkDice({ spot, diceText, resolved }: DraftTable): Fault[] {
  const dicePath = [...spot.path, 'dice'];
  switch (resolved.fault) {
    case null:
      return [];
    case 'dice-missing':
      return [{ code: 'FIELD_MISSING', file: spot.file, path: dicePath, values: { key: 'dice', expected: '1d6, 1d4, 2d6…' } }];
    case 'dice':
      return [{ code: 'TABLE_DICE', file: spot.file, path: dicePath, values: { dice: diceText.slice(0, 40), ...diceLimits } }];
    case 'mixed':
      return [{ code: 'TABLE_WEIGHTS', file: spot.file, path: [...spot.path, 'rows'], at: 'key' }];
    case 'weights-several-dice':
      return [{ code: 'TABLE_WEIGHTS_DICE', file: spot.file, path: dicePath, values: { dice: diceText } }];
    case 'weights-sum':
      return [{ code: 'TABLE_WEIGHTS_SUM', file: spot.file, path: dicePath, values: { dice: diceText, sum: resolved.weight } }];
  }
}

function checkRanges(table: DraftTable): Fault[] {
  const weighted = table.resolved.weight > 0 || table.resolved.fault === 'mixed';
  if (weighted) return [];
  return table.rows.filter((row) => row.range === null).map((row): Fault => (row.when === ''
    ? { code: 'FIELD_MISSING', file: row.spot.file, path: [...row.spot.path, 'when'], values: { key: 'when', expected: '3, 1-2, 6+, ..5' } }
    : { code: 'TABLE_RANGE', file: row.spot.file, path: [...row.spot.path, 'when'], values: { when: row.when.slice(0, 40) } }));
}

function checkLeaves(table: DraftTable): Fault[] {
  return table.rows
    .filter((row) => !row.says)
    .map((row): Fault => ({ code: 'TABLE_LEAF', file: row.spot.file, path: row.spot.path }));
}

function checkOverlaps(table: DraftTable): Fault[] {
  return table.rows.flatMap((row, at): Fault[] => {
    const first = table.rows.slice(0, at).find((other) => row.range && other.range && rangesOverlap(row.range, other.range));
    return first ? [{ code: 'TABLE_OVERLAP', file: row.spot.file, path: row.spot.path, values: { first: first.when, second: row.when, table: table.id } }] : [];
  });
}

function checkModifierOrder({ spot, modifiers }: DraftTable): Fault[] {
  if (modifiers === null || modifiers.min <= modifiers.max) return [];
  return [{ code: 'TABLE_MODIFIERS_ORDER', file: spot.file, path: [...spot.path, 'modifiers'], values: modifiers }];
}
