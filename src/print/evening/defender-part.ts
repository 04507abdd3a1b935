/** The defender's pages: rows to fill and deployment; then modifiers, tables and dice pairs (DEF, PRE-04). */
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import type { PackWords } from '../../render/pack/pack-words';
import { blocks, cell, clean, fillLine, inColumns, keepTogether, linedTable, note, numbered, openTable, ruledTable, section, sheetHead, tick } from '../core/flow';
import type { PageSize } from '../core/paper';
import { isLow, toPoints } from '../core/paper';
import type { PackView } from './pack-content';

/** The rows the defender fills, and how he deploys. */
export function buildRowsPart({ defender, tag }: PackView, words: PackWords, page: PageSize): Content[] {
  return [
    sheetHead(words.text('defender.title'), defender.name, tag),
    ...section(words.text('defender.rows'), [note(words.text('defender.rowsNote')), rowsTable(defender, words, page)]),
    ...(defender.figures === '' ? [] : [note(defender.figures)]),
    ...(defender.bestiary === null ? [] : section(words.text('defender.profiles'), [bestiaryTable(defender.bestiary, words)])),
    ...section(words.text('defender.deployment'), numbered(defender.deployment, 10)),
    ...section(words.text('defender.mission'), blocks(defender.mission, 10)),
    ...section(words.text('defender.escort'), defender.escort.map((line) => fillLine([line]))),
  ];
}

type Defender = PackView['defender'];

/** Characters in a line below the rows, about. */
const lineLength = 115;

/** Rows as high as leave room for the rest of the page, mm: less on lower paper, and where an escort is written down. */
function heightOfRow({ bestiary, escort, mission }: Defender, page: PageSize): number {
  if (bestiary) return 7.2;
  const usual = isLow(page) ? 8.9 : 10.6;
  if (escort.length > 0) return usual - 1.5;
  const lines = mission.reduce((sum, { text, items }) => [text, ...items].reduce((most, part) => most + Math.ceil(part.length / lineLength), sum), 0);
  return usual + Math.max(0, Math.min(3, (10 - lines) * 0.9));
}

function rowsTable(defender: Defender, words: PackWords, page: PageSize): Content {
  const { rows, bestiary } = defender;
  const head = [words.text('defender.row'), words.text('defender.kinds'), words.text('defender.troops')].map((text) => cell(text, { bold: true, points: 9.5 }));
  const body = rows.map(({ points, compulsory, optional, troops }): TableCell[] => [
    cell(String(points), { bold: true, points: 16 }),
    cell([compulsory, optional].filter((text) => text !== '').join(bestiary ? ' · ' : '\n'), { points: 8.5 }),
    cell(troops, { points: 9 }),
  ]);
  // Of which the lines and the air above and below take 5 points.
  const height = toPoints(heightOfRow(defender, page)) - 5;
  return { table: { widths: [40, bestiary ? 310 : 215, '*'], headerRows: 1, heights: (row) => (row === 0 ? 12 : height), dontBreakRows: true, body: [head, ...body] }, layout: linedTable, margin: [0, 0, 0, 4] };
}

function bestiaryTable({ heads, rows }: NonNullable<Defender['bestiary']>, words: PackWords): Content {
  const head = [cell(words.text('defender.creature'), { bold: true }), ...[words.text('defender.pointsHead'), ...heads].map((text) => cell(text, { bold: true, align: 'center' }))];
  const body = rows.map(({ name, points, cells }) => [cell(name, { bold: true }), cell(String(points), { align: 'center' }), ...cells.map((text) => cell(String(text), { align: 'center' }))]);
  return { table: { widths: [110, ...Array.from({ length: heads.length + 1 }, () => '*')], headerRows: 1, body: [head, ...body] }, layout: ruledTable, fontSize: 9.5, margin: [0, 0, 0, 4] };
}

/** Modifiers in a box, the tables, and the pairs with a box to tick each. */
export function buildRollsPart({ defender, tag }: PackView, words: PackWords, page: PageSize): Content[] {
  const { pairs } = defender;
  return [
    sheetHead(words.text('defender.rolls'), defender.name, tag),
    ...(pairs.rows.length === 0 ? [] : [{ text: words.text('defender.rowsFirst'), bold: true, fontSize: 9.5, margin: [0, 0, 0, 4] as [number, number, number, number] }]),
    { columns: [modifiersBox(defender, words), ...defender.tables.map((table) => tableBox(table, words))], columnGap: toPoints(3), margin: [0, 0, 0, 2] },
    ...(pairs.rows.length === 0 ? [] : section(words.text('defender.pairs'), [note(words.text('defender.pairsNote')), pairsTable(pairs, words, page)])),
  ];
}

/** A box with a frame. */
function framed(contents: Content[], line: number): Content {
  const box: ContentTable & { width: '*' } = { table: { widths: ['*'], body: [[{ stack: contents }]] }, layout: { ...openTable, hLineWidth: () => line, vLineWidth: () => line, paddingLeft: () => 5, paddingRight: () => 5, paddingTop: () => 4, paddingBottom: () => 4 }, width: '*' };
  return box;
}

function modifiersBox({ modifiers }: Defender, words: PackWords): Content {
  const body = modifiers.map(({ value, reason }) => [cell(value, { bold: true, points: 11.5 }), cell(reason, { points: 9.5 })]);
  return framed([
    { text: words.text('defender.modifiers'), bold: true, fontSize: 10.5, margin: [0, 0, 0, 2] },
    { table: { widths: [26, '*'], body }, layout: openTable },
    { text: words.text('defender.modifiersNote'), fontSize: 9, margin: [0, 3, 0, 0] },
  ], 2);
}

function tableBox({ title, total, rows }: Defender['tables'][number], words: PackWords): Content {
  const head = [cell(total, { bold: true, points: 9 }), cell(words.text('defender.appears'), { bold: true, points: 9 })];
  const body = rows.map(({ when, result }) => [cell(when, { bold: true, points: 9.5 }), cell(result, { points: 9.5 })]);
  return framed([{ text: clean(title), bold: true, fontSize: 10.5, margin: [0, 0, 0, 2] }, { table: { widths: [52, '*'], body: [head, ...body] }, layout: openTable }], 1);
}

function pairsTable({ columns, rows }: Defender['pairs'], words: PackWords, page: PageSize): Content {
  const [size, air] = isLow(page) ? [7.5, 0.25] : [8.5, 0.35];
  const small = { points: size, align: 'center' } as const;
  const head: TableCell[] = ['', cell(words.text('defender.pairNumber'), { ...small, bold: true }), cell(words.text('defender.pairDice'), { ...small, bold: true }), ...columns.map((text) => cell(text, { ...small, bold: true }))];
  const body = rows.map(({ number, dice, ranges }): TableCell[] => [
    tick(2.6), cell(String(number), small), cell(dice, { ...small, points: size + 0.5, bold: true }),
    ...ranges.flatMap((range): TableCell[] => [
      cell(range.result, { ...small, points: range.nothing ? size - 0.5 : size, colour: range.nothing ? '#444444' : '#000000', colSpan: range.columns }),
      ...Array.from({ length: range.columns - 1 }, (): TableCell => ''),
    ]),
  ]);
  return {
    table: { widths: [toPoints(5), toPoints(9), toPoints(12), ...columns.map(() => '*' as const)], headerRows: 1, dontBreakRows: true, body: [head, ...body] },
    layout: { ...ruledTable, paddingTop: () => air, paddingBottom: () => air, paddingLeft: () => 2, paddingRight: () => 2 },
  };
}

/** What every card says, in the order it is found, for a defender who may know it. */
export function buildDiscoveriesPart(view: PackView, words: PackWords): Content[] {
  return [sheetHead(words.text('defender.discoveries'), view.defender.name, view.tag), note(words.text('defender.discoveriesNote')), discoveryList(view)];
}

/** Of more characters than this, settings included, a card in words may be longer than a column. */
const mostOfCard = 2500;

/** The cards in words, in columns. */
export function discoveryList({ discoveries }: PackView): Content {
  return inColumns(discoveries.flatMap((discovery) => keepTogether([describeCard(discovery)], mostOfCard)), 3, 5);
}

type Discovery = PackView['discoveries'][number];

function describeCard({ label, message, looks }: Discovery): Content {
  const lines = looks.flatMap((look) => [
    ...(look.from === '' ? [] : [{ text: clean(look.onCard === '' ? look.from : `${look.from} (${look.onCard})`), bold: true }]),
    ...look.axes.flatMap(({ arrow, name, pieces }) => [
      ...(name === '' ? [] : [{ text: clean(`${arrow} ${name}`), bold: true }]),
      ...pieces.map(({ order, name: piece, size, exits, place, number, plus }) => ({ text: clean([`${order}`, piece, size, exits, place, `[${number}]`, plus].filter((part) => part !== '').join(' ')) })),
    ]),
    ...(look.join === '' ? [] : [{ text: clean(look.join) }]),
    ...look.objectives.flatMap(({ title, text }) => [{ text: clean(title), bold: true }, { text: clean(text) }]),
    { text: clean(look.openingsPlaced), bold: true },
    { text: clean(look.total) },
    ...(look.keep === '' ? [] : [{ text: clean(look.keep) }]),
  ]);
  return { stack: [{ text: clean(label), bold: true, fontSize: 13, margin: [0, 4, 0, 1] }, ...(message === '' ? [] : [{ text: clean(message) }]), ...lines], fontSize: 8.5, margin: [0, 0, 0, 3] };
}
