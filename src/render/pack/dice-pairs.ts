/** Prepared pairs of troop dice and what they give for every M (PRE-04, DEF-01, DEF-02). */
import { tableOf } from '../../dice/draw';
import type { DicePair } from '../../session/document';
import { findReadyRow, findRow, readyTable } from '../../tables/lookup';
import type { Ruleset } from '../../tables/ruleset';
import { requiredTables } from '../../tables/ruleset';
import type { PackWords } from './pack-words';
import { showNumber } from './pack-words';

/** Points for the modifiers `from` to `to`; null: no bound on that side. */
export interface PairRange {
  readonly from: number | null;
  readonly to: number | null;
  readonly points: number;
  /** Columns of the printed matrix that it spans. */
  readonly columns: number;
}

/** The pairs with their ranges, and the modifiers that head the columns of the matrix. */
export interface PairTable {
  readonly columns: readonly number[];
  readonly rows: readonly { readonly dice: DicePair; readonly ranges: readonly PairRange[] }[];
}

/** Points of the row that a pair gives with a modifier: the first die, and the second where the table rolls again. */
export function pointsOfPair(pair: DicePair, modifier: number, ruleset: Ruleset): number {
  let table = tableOf(ruleset, requiredTables.defender);
  let m = modifier;
  for (let at = 0; at < pair.length; at++) {
    const row = findRow(table, pair[at]! + m);
    if (!row) break;
    if (row.roll === undefined) return row.value ?? 0;
    table = tableOf(ruleset, row.roll);
    m = row.carryModifiers ? m : 0;
  }
  throw new Error(`no row for the pair ${pair.join()} with ${modifier}`);
}

const tablesMade = new WeakMap<readonly DicePair[], PairTable>();

/** The table of a session's pairs, made once for all its papers. */
export function findPairTable(pairs: readonly DicePair[], ruleset: Ruleset): PairTable {
  let table = tablesMade.get(pairs);
  if (!table) tablesMade.set(pairs, (table = buildPairTable(pairs, ruleset)));
  return table;
}

/** Ranges of equal points for each pair. The lowest column is M in a combat turn that placed nothing, so no turn has less. */
export function buildPairTable(pairs: readonly DicePair[], ruleset: Ruleset): PairTable {
  const lowest = Math.min(0, ruleset.contributions.combat);
  const modifiers = Array.from({ length: highestModifier(ruleset) - lowest + 1 }, (_, at) => lowest + at);
  const byFirst = new Map<number, readonly (number | undefined)[]>();
  const lineOf = (pair: DicePair): number[] => {
    let line = byFirst.get(pair[0]);
    if (!line) byFirst.set(pair[0], (line = pointsOfFirst(pair[0], modifiers, ruleset)));
    return line.map((points, at) => points ?? pointsOfPair(pair, modifiers[at]!, ruleset));
  };
  const known = new Map<string, readonly number[]>();
  const points = pairs.map((pair) => {
    const key = pair.join();
    let line = known.get(key);
    if (!line) known.set(key, (line = lineOf(pair)));
    return line;
  });
  const changes = (at: number): boolean => points.some((line) => line[at] !== line[at - 1]);
  let last = modifiers.length - 1;
  while (last > 0 && !changes(last)) last -= 1;
  const made = new Map<readonly number[], readonly PairRange[]>();
  const ranges = new Map<string, PairRange>();
  const rangesOnce = (line: readonly number[]): readonly PairRange[] => {
    let found = made.get(line);
    if (!found) made.set(line, (found = rangesOf(line.slice(0, last + 1), lowest, ranges)));
    return found;
  };
  return { columns: modifiers.slice(0, last + 1), rows: pairs.map((dice, at) => ({ dice, ranges: rangesOnce(points[at]!) })) };
}

/** Points that the first die gives alone, for each modifier; undefined where the table rolls again. */
function pointsOfFirst(die: number, modifiers: readonly number[], ruleset: Ruleset): (number | undefined)[] {
  const table = readyTable(tableOf(ruleset, requiredTables.defender));
  return modifiers.map((modifier) => {
    const row = findReadyRow(table, die + modifier);
    return row?.roll === undefined ? row?.value : undefined;
  });
}

/** From here on a larger M changes nothing: even the lowest die is past the last bound of every table that a defender's roll may use. */
function highestModifier({ tables }: Ruleset): number {
  let bound = 0;
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const table = tables[id];
    if (!table || seen.has(id)) return;
    seen.add(id);
    for (const row of table.rows) {
      bound = Math.max(bound, row.min ?? 0, row.max ?? 0);
      if (row.roll !== undefined) visit(row.roll);
    }
  };
  visit(requiredTables.defender);
  return bound;
}

/** @param known ranges there are by their key: most come again and again */
function rangesOf(line: readonly number[], lowest: number, known: Map<string, PairRange>): PairRange[] {
  const ranges: PairRange[] = [];
  for (let start = 0; start < line.length;) {
    const points = line[start]!;
    let end = start;
    while (line[end + 1] === points) end += 1;
    const key = `${start} ${end} ${points}`;
    let range = known.get(key);
    if (!range) known.set(key, (range = { from: start === 0 ? null : lowest + start, to: end === line.length - 1 ? null : lowest + end, points, columns: end - start + 1 }));
    ranges.push(range);
    start = end + 1;
  }
  return ranges;
}

/** A range of modifiers: `1 or less`, `2–3`, `8 or more`. */
export function describeModifiers({ from, to }: PairRange, words: PackWords): string {
  if (from === null) return to === null ? words.text('victory.any') : words.text('defender.rangeOrLess', { n: showNumber(to) });
  if (to === null) return words.text('defender.rangeOrMore', { n: showNumber(from) });
  return from === to ? showNumber(from) : `${showNumber(from)}–${showNumber(to)}`;
}
