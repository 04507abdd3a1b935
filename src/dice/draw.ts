/** Rolls on tables, each with its audit (T3), and the leaf a roll ends in (T2). */
import type { Dice as DiceNotation } from '../tables/dice-notation';
import { parseDice, spanOfDice } from '../tables/dice-notation';
import { findRow } from '../tables/lookup';
import type { DiceTable, Ruleset } from '../tables/ruleset';
import type { Modifier, Roll } from './roll';
import type { Dice } from './streams';

const noModifiers: readonly Modifier[] = Object.freeze([]);
const notations = new WeakMap<DiceTable, DiceNotation>();

function notationOf(table: DiceTable): DiceNotation {
  let notation = notations.get(table);
  if (!notation) {
    const parsed = parseDice(table.dice);
    if (!parsed) throw new Error(`table ${table.id} has no dice: ${table.dice}`);
    notations.set(table, (notation = parsed));
  }
  return notation;
}

/** The table of an id; a ruleset that was checked has every table that another names. */
export function tableOf(ruleset: Ruleset, id: string): DiceTable {
  const table = ruleset.tables[id];
  if (!table) throw new Error(`no table ${id}`);
  return table;
}

/**
 * Rolls on a table and on those its rows lead to.
 * @param modifiers added to the total; they go on to a nested roll where the row says so (DEF-02).
 */
export function drawFromTable(ruleset: Ruleset, id: string, dice: Dice, modifiers: readonly Modifier[] = noModifiers): Roll {
  const table = tableOf(ruleset, id);
  const { count, sides } = notationOf(table);
  const rolled: number[] = [];
  let total = 0;
  for (let at = 0; at < count; at++) {
    const die = dice.roll(sides);
    rolled.push(die);
    total += die;
  }
  for (let at = 0; at < modifiers.length; at++) total += modifiers[at]!.value;
  const row = findRow(table, total);
  if (!row) throw new Error(`table ${id} has no row for ${total} (${table.rule})`);
  const { when, rule, result, value } = row;
  if (row.roll !== undefined) {
    const then = drawFromTable(ruleset, row.roll, dice, row.carryModifiers ? modifiers : noModifiers);
    return { table: id, dice: rolled, modifiers, total, row: when, rule, then };
  }
  return value === undefined
    ? { table: id, dice: rolled, modifiers, total, row: when, rule, result: result! }
    : { table: id, dice: rolled, modifiers, total, row: when, rule, result: result!, value };
}

/** The last roll of the chain: the one with a result (T2). */
export function leafOf(roll: Roll): Roll {
  let leaf = roll;
  while (leaf.then) leaf = leaf.then;
  return leaf;
}

/**
 * In how many of the equally likely ways, out of how many, the defender's roll brings nobody with modifier `m`
 * (DEF-01), nested rolls included. A checked ruleset rolls one die for it (PRE-04).
 */
export function countNobody(ruleset: Ruleset, id: string, m: number): { readonly ways: number; readonly of: number } {
  const table = tableOf(ruleset, id);
  const { min, max } = spanOfDice(notationOf(table));
  let ways = 0;
  let of = 1;
  for (let face = min; face <= max; face++) {
    const row = findRow(table, face + m);
    if (!row) throw new Error(`table ${id} has no row for ${face + m}`);
    const inRow = row.roll === undefined ? { ways: row.value === 0 ? 1 : 0, of: 1 } : countNobody(ruleset, row.roll, row.carryModifiers ? m : 0);
    ways = ways * inRow.of + inRow.ways * of;
    of *= inRow.of;
  }
  return { ways, of: of * (max - min + 1) };
}
