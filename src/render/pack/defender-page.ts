/** The defender's page: modifiers, rows to fill, both tables, dice pairs and deployment (DEF, PRE-04, COM-01 to COM-04). */
import type { SessionDocument } from '../../session/document';
import type { DefenderRow, DiceTable, TableRow } from '../../tables/ruleset';
import { requiredTables } from '../../tables/ruleset';
import type { RenderOptions } from '../renderer';
import type { Block } from './blocks';
import { blocksOf, splitText } from './blocks';
import type { PairRange } from './dice-pairs';
import { describeModifiers, findPairTable } from './dice-pairs';
import { buildBestiary, buildHordeRow } from './bestiary';
import { describeFigures, describeRowTroops } from './forces';
import { nameGame } from './game-name';
import { buildModifiers } from './modifiers';
import type { PackWords } from './pack-words';
import { showNumber } from './pack-words';

/** Rules the page prints itself: a mission's paragraph about these alone would say them twice. */
const printedRules = new Set(['DEF-01', 'DEF-02', 'DEF-03', 'DEF-04', 'DEF-06', 'DEF-07', 'DEF-09', 'COM-01', 'COM-02', 'COM-03', 'COM-04']);

/** The view of the defender's page. Like the public page it knows nothing of the board. */
export function buildDefenderPage(document: SessionDocument, { forces, secrecy }: Pick<RenderOptions, 'forces' | 'secrecy'>, words: PackWords) {
  const { ruleset, mission, preparation } = document;
  return {
    name: nameGame(document, words),
    modifiers: buildModifiers(ruleset.contributions, words),
    tables: listTables(document).map((table) => buildTable(table, document, words)),
    rows: ruleset.rows.map((row) => ({
      ...(mission.bestiary ? buildHordeRow(row, mission.bestiary, words) : buildRow(row, words)),
      troops: describeRowTroops(row.points, forces, words),
    })),
    figures: describeFigures(forces, document.options.houseRules.rowReuse, words),
    // What he chose he keeps to himself: where nobody is to look, the page is covered on the screen (PRE-08).
    covered: secrecy === 'sealed' && forces !== undefined && forces.rows.length > 0,
    bestiary: mission.bestiary ? buildBestiary(mission.bestiary, words) : null,
    pairs: buildPairs(preparation.pairs, document, words),
    deployment: ['deployNew', 'deployFar', 'deployAll', 'deployFirst'].map((key) => words.text(`defender.${key}`)),
    // What the escort is made of nobody else knows; what it costs is on the record (MIS-20).
    escort: document.primary === 'character' ? words.text('defender.escortLines').split('|').map((line) => line.trim()) : [],
    mission: [...describeTarget(document, words), ...blocksOf(mission.defender.filter((paragraph) => !paragraph.rules.every((rule) => printedRules.has(rule))), words)],
  };
}

/** Whether the turn that finds the character has its roll for troops, by the house rule in force (MIS-21). */
function describeTarget({ primary, options }: SessionDocument, words: PackWords): Block[] {
  if (primary !== 'character') return [];
  const key = options.houseRules.assassinTarget === 'replaceRoll' ? 'defender.targetReplaces' : 'defender.targetAdds';
  return splitText(words.text(key), ['MIS-21']);
}

/** The defender table and those its rows lead to, each once. */
function listTables({ ruleset }: SessionDocument): DiceTable[] {
  const tables: DiceTable[] = [];
  const visit = (id: string): void => {
    const table = ruleset.tables[id];
    if (!table || tables.includes(table)) return;
    tables.push(table);
    for (const row of table.rows) if (row.roll !== undefined) visit(row.roll);
  };
  visit(requiredTables.defender);
  return tables;
}

function buildTable(table: DiceTable, document: SessionDocument, words: PackWords) {
  return {
    title: words.pick(table.title),
    total: words.text('defender.total', { dice: table.dice.toUpperCase() }),
    rows: table.rows.map((row) => ({ when: describeRow(row, words), result: describeResult(row, document, words) })),
  };
}

/** `5 or less`, `6–7`, `10`, `12 or more`: the notation of the tables in words. */
export function describeRow({ min, max, when }: TableRow, words: PackWords): string {
  if (min === null) return max === null ? when : words.text('defender.rangeOrLess', { n: max });
  if (max === null) return words.text('defender.rangeOrMore', { n: min });
  return min === max ? String(min) : `${min}–${max}`;
}

function describeResult(row: TableRow, { ruleset }: SessionDocument, words: PackWords): string {
  if (row.roll !== undefined) return words.text('defender.rollAgain', { dice: (ruleset.tables[row.roll]?.dice ?? '').toUpperCase() });
  const result = words.label(`result.${row.result}`);
  if (!row.value) return result;
  return words.text('defender.resultPoints', { result, points: words.text('defender.points', { points: row.value }) });
}

/** A row to fill: its points and kinds (DEF-07). */
export function buildRow(row: DefenderRow, words: PackWords) {
  const name = (kinds: DefenderRow['compulsory']): string => kinds.map((kind) => words.label(`troops.${kind}`)).join(', ');
  return {
    points: row.points,
    compulsory: row.compulsory.length > 0 ? words.text('defender.compulsory', { list: name(row.compulsory) }) : '',
    optional: row.optional.length > 0 ? words.text('defender.optional', { list: name(row.optional) }) : '',
  };
}

function buildPairs(pairs: SessionDocument['preparation']['pairs'], { ruleset }: SessionDocument, words: PackWords) {
  const table = findPairTable(pairs, ruleset);
  const last = table.columns.length - 1;
  const describe = describeRanges(words);
  return {
    columns: table.columns.map((value, at) => `${at === 0 ? '≤\u00a0' : ''}${showNumber(value)}${at === last ? '+' : ''}`),
    rows: table.rows.map(({ dice, ranges }, at) => ({ number: at + 1, dice: dice.join('\u2009·\u2009'), ranges: ranges.map(describe) })),
  };
}

/** Describes ranges, each once. */
function describeRanges(words: PackWords): (range: PairRange) => RangeView {
  const known = new Map<PairRange, RangeView>();
  return (range) => {
    let view = known.get(range);
    if (!view) known.set(range, (view = describeRange(range, words)));
    return view;
  };
}

type RangeView = ReturnType<typeof describeRange>;

function describeRange(range: PairRange, words: PackWords) {
  const nothing = range.points === 0;
  const result = nothing ? words.text('defender.nothing') : String(range.points);
  return { columns: range.columns, result, nothing, words: words.text('defender.range', { m: describeModifiers(range, words), result }) };
}
