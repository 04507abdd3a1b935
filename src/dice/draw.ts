/** Rolls on tables, each with its audit (T3), and the leaf a roll ends in (T2). */
import type { Dice as DiceNotation } from '../tables/dice-notation';
import { spanOfDice } from '../tables/dice-notation';
import type { ReadyTable } from '../tables/lookup';
import { findReadyRow, readyTable } from '../tables/lookup';
import type { DiceTable, Ruleset } from '../tables/ruleset';
import type { Modifier, Roll } from './roll';
import type { Dice } from './streams';

const noModifiers: readonly Modifier[] = Object.freeze([]);

/** The table of an id; a ruleset that was checked has every table that another names. */
export function tableOf(ruleset: Ruleset, id: string): DiceTable {
  const table = ruleset.tables[id];
  if (!table) throw new Error(`no table ${id}`);
  return table;
}

/** A table of a ruleset, ready for many rolls. */
export interface RollTable extends ReadyTable {
  /** Sides of its die; 0 where it is not rolled with one die. */
  readonly sides: number;
  /** By their face, rolls of one die without modifiers whose row has a result: always the same record, kept and shared. */
  readonly plain: Roll[];
  /** By their face, the others: the same record up to the roll on the table to which their row leads. */
  readonly leading: LeadingRoll[];
}

interface LeadingRoll {
  readonly roll: Roll;
  readonly next: RollTable;
}

const known = new WeakMap<Ruleset, Map<string, RollTable>>();

/** The table of an id, made ready for many rolls. A ruleset that was played is never changed: another is made. */
export function readyTableOf(ruleset: Ruleset, id: string): RollTable {
  let tables = known.get(ruleset);
  if (tables === undefined) known.set(ruleset, (tables = new Map()));
  let ready = tables.get(id);
  if (ready === undefined) tables.set(id, (ready = makeRollTable(readyTable(tableOf(ruleset, id)))));
  return ready;
}

/** Property by property: what is added to a copy made with dots is slower to read. */
function makeRollTable({ table, dice, from, rows, below, above }: ReadyTable): RollTable {
  return { table, dice, from, rows, below, above, sides: dice?.count === 1 ? dice.sides : 0, plain: [], leading: [] };
}

/**
 * Rolls on a table and on those its rows lead to.
 * @param modifiers added to the total; they go on to a nested roll where the row says so (DEF-02).
 */
export function drawFromTable(ruleset: Ruleset, id: string, dice: Dice, modifiers: readonly Modifier[] = noModifiers): Roll {
  return rollOnTable(ruleset, readyTableOf(ruleset, id), dice, modifiers);
}

/** The same on a table that is ready. */
export function rollOnTable(ruleset: Ruleset, ready: RollTable, dice: Dice, modifiers: readonly Modifier[] = noModifiers): Roll {
  const { sides } = ready;
  if (sides === 0 || modifiers !== noModifiers) return tellRoll(ruleset, ready, dice, rollDice(notationOf(ready), dice), modifiers);
  const face = dice.roll(sides);
  const plain = ready.plain[face];
  if (plain !== undefined) return plain;
  const leading = ready.leading[face];
  return leading === undefined ? tellFirst(ruleset, ready, dice, face) : rollFurther(ruleset, leading, dice);
}

/** A roll of one die that is told for the first time; it is kept. */
function tellFirst(ruleset: Ruleset, ready: RollTable, dice: Dice, face: number): Roll {
  const roll = tellRoll(ruleset, ready, dice, [face], noModifiers);
  if (roll.then === undefined) ready.plain[face] = roll;
  else ready.leading[face] = { roll, next: readyTableOf(ruleset, roll.then.table) };
  return roll;
}

/** The same as a roll told before, but for a new roll on the table to which its row leads. */
function rollFurther(ruleset: Ruleset, { roll: { table, dice: rolled, modifiers, total, row, rule }, next }: LeadingRoll, dice: Dice): Roll {
  return { table, dice: rolled, modifiers, total, row, rule, then: rollOnTable(ruleset, next, dice) };
}

/** Reads what was rolled in the table, and rolls on where the row says so. */
function tellRoll(ruleset: Ruleset, ready: ReadyTable, dice: Dice, rolled: readonly number[], modifiers: readonly Modifier[]): Roll {
  const { id } = ready.table;
  let total = 0;
  for (let at = 0; at < rolled.length; at++) total += rolled[at]!;
  for (let at = 0; at < modifiers.length; at++) total += modifiers[at]!.value;
  const row = findReadyRow(ready, total);
  if (!row) throw new Error(`table ${id} has no row for ${total} (${ready.table.rule})`);
  const { when, rule, result, value } = row;
  if (row.roll !== undefined) {
    const then = drawFromTable(ruleset, row.roll, dice, row.carryModifiers ? modifiers : noModifiers);
    return { table: id, dice: rolled, modifiers, total, row: when, rule, then };
  }
  return value === undefined
    ? { table: id, dice: rolled, modifiers, total, row: when, rule, result: result! }
    : { table: id, dice: rolled, modifiers, total, row: when, rule, result: result!, value };
}

/** Results of dice; mostly it is one. */
function rollDice({ count, sides }: DiceNotation, dice: Dice): number[] {
  // An array that grows holds room for sixteen more, and every roll is kept.
  if (count === 1) return [dice.roll(sides)];
  return Array.from({ length: count }, () => dice.roll(sides));
}

function notationOf({ table, dice }: ReadyTable): DiceNotation {
  if (dice === null) throw new Error(`table ${table.id} has no dice: ${table.dice}`);
  return dice;
}

/** The last roll of the chain: the one with a result (T2). */
export function leafOf(roll: Roll): Roll {
  let leaf = roll;
  while (leaf.then !== undefined) leaf = leaf.then;
  return leaf;
}

/**
 * In how many of the equally likely ways, out of how many, the defender's roll brings nobody with modifier `m`
 * (DEF-01), nested rolls included. A checked ruleset rolls one die for it (PRE-04).
 */
export function countNobody(ruleset: Ruleset, id: string, m: number): { readonly ways: number; readonly of: number } {
  const ready = readyTableOf(ruleset, id);
  const { min, max } = spanOfDice(notationOf(ready));
  let ways = 0;
  let of = 1;
  for (let face = min; face <= max; face++) {
    const row = findReadyRow(ready, face + m);
    if (!row) throw new Error(`table ${id} has no row for ${face + m}`);
    const inRow = row.roll === undefined ? { ways: row.value === 0 ? 1 : 0, of: 1 } : countNobody(ruleset, row.roll, row.carryModifiers ? m : 0);
    ways = ways * inRow.of + inRow.ways * of;
    of *= inRow.of;
  }
  return { ways, of: of * (max - min + 1) };
}
