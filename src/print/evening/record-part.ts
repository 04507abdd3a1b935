/** The table record: a blank grid for the general map, and the registers (SEC-08, SEC-09, KO, RET-06). */
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import type { PackWords } from '../../render/pack/pack-words';
import type { Canvas } from '../core/canvas';
import { drawBarAcross, drawBarDown } from '../core/check-bars';
import { footRoomMm } from '../core/compose-pdf';
import { cell, fillLine, note, ruledTable, section, sheetHead, tick } from '../core/flow';
import type { PageSize } from '../core/paper';
import { isLow, printMarginMm, printWidth, toPoints } from '../core/paper';
import { drawSheetHead } from '../core/sheet-top';
import type { PackView } from './pack-content';

type Record = PackView['record'];

/** Draws the page of the grid. */
export function drawRecordMap(canvas: Canvas, { record, tag }: PackView, words: PackWords): void {
  const { grid } = record;
  const below = drawSheetHead(canvas, { what: words.text('record.map'), name: record.name, tag });
  // No air more than it takes: every 10 mm are a row of the grid.
  const top = below - 1.5;
  const lines = canvas.write(words.text('record.mapScale'), printMarginMm, top, printWidth(canvas.page), { points: 9 });
  const x = (canvas.page.widthMm - grid.widthMm) / 2 + 2;
  const y = top + lines + 6.5;
  drawBarAcross(canvas, x, y - 3.2, words.text('sheet.check'));
  drawBarDown(canvas, x - 3.2, y, words.text('sheet.check'));
  // Whole squares of 10 mm down to the foot.
  const heightMm = Math.min(grid.heightMm, Math.floor((canvas.page.heightMm - printMarginMm - footRoomMm - y) / 10) * 10);
  canvas.clip({ x: x - 0.1, y: y - 0.1, widthMm: grid.widthMm + 0.2, heightMm: heightMm + 0.2 }, () => canvas.place(x, y, 1, () => {
    canvas.path(grid.thin, { stroke: '#b5b5b5', widthMm: 0.12 });
    canvas.path(grid.thick, { stroke: '#8a8a8a', widthMm: 0.18 });
    canvas.line(0, heightMm, grid.widthMm, heightMm, { stroke: '#8a8a8a', widthMm: 0.18 });
    canvas.path(grid.mark, { fill: '#000000' });
    canvas.writeHaloed(record.start, grid.labelX, grid.labelY, { points: 9.6, face: 'bold' }, { colour: '#ffffff', widthMm: 1 });
  }));
}

/** The registers. */
export function buildRecordPart({ record, tag }: PackView, words: PackWords, page: PageSize): Content[] {
  const rowMm = isLow(page) ? lowRowMm : usualRowMm;
  return [
    sheetHead(words.text('record.title'), record.name, tag),
    note(words.text('record.numbersNote')),
    ...section(words.text('record.turns'), [turnBoxes(record.turns)], 11),
    ...section(words.text('record.outOfCombat'), [attackers(record, words, rowMm), defenders(record, words, rowMm)], 11),
    { columns: [{ stack: section(words.text('record.inactive'), [inactive(record, words, rowMm)], 11) }, { stack: section(record.objectivesTitle, [objectives(record, words, rowMm)], 11) }], columnGap: toPoints(5) },
    ...section(words.text('record.doors'), [{ stack: [note(words.text('record.doorsNote')), doors(record, words, rowMm)] }], 11),
    ...fillLines(record, words),
    ...section(words.text('record.outcome'), [outcome(record)], 11),
  ];
}

/** Height of a row of a register, mm, and on paper that is low. */
const usualRowMm = 4.5;
const lowRowMm = 3.75;

/** A table with blank rows, all as high. */
function register(heads: readonly string[], widths: ContentTable['table']['widths'], rows: readonly (readonly TableCell[])[], heightMm: number): Content {
  const height = toPoints(heightMm) - 3;
  return {
    table: { widths: widths!, headerRows: 1, dontBreakRows: true, heights: (row) => (row === 0 ? 9 : height), body: [heads.map((head) => cell(head, { bold: true, points: 7.5 })), ...rows.map((row) => [...row])] },
    layout: { ...ruledTable, paddingTop: () => 0.8, paddingBottom: () => 0.8 },
    fontSize: 8,
    margin: [0, 0, 0, 3],
  };
}

function turnBoxes(turns: readonly number[]): Content {
  const rows: TableCell[][] = [];
  for (let at = 0; at < turns.length; at += 20) rows.push(turns.slice(at, at + 20).map((turn) => cell(String(turn), { points: 8, align: 'center', colour: '#555555' })));
  return { table: { widths: Array.from({ length: 20 }, () => '*'), heights: () => 9, body: rows }, layout: { ...ruledTable, paddingTop: () => 1, paddingBottom: () => 1 } };
}

const blank = (count: number): TableCell[] => Array.from({ length: count }, (): TableCell => '');

function attackers({ attackers: list }: Record, words: PackWords, rowMm: number): Content {
  const heads = ['attacker', 'complete', 'atGameStart', 'atCombatStart', 'wounds', 'out', 'escaped'].map((key) => words.text(`record.${key}`));
  return register(heads, ['25%', '10%', '14%', '14%', '*', '*', '10%'], list.map(({ unit, complete, models }) => [cell(unit), complete === '' ? tick(2.6) : cell(complete, { align: 'center' }), cell(models, { align: 'center' }), ...blank(4)]), rowMm);
}

function defenders({ defenders: list }: Record, words: PackWords, rowMm: number): Content {
  const heads = [words.text('record.defender'), words.text('defender.row'), words.text('record.atCombatStart'), words.text('record.wounds'), words.text('record.out')];
  return register(heads, ['25%', '14%', '14%', '*', '*'], list.map(() => blank(5)), rowMm);
}

function inactive({ inactive: list }: Record, words: PackWords, rowMm: number): Content {
  return register(['unit', 'models', 'place'].map((key) => words.text(`record.${key}`)), ['*', '22%', '*'], list.map(() => blank(3)), rowMm);
}

function objectives({ objectives: list }: Record, words: PackWords, rowMm: number): Content {
  return register(['room', 'which', 'achieved'].map((key) => words.text(`record.${key}`)), ['24%', '*', '24%'], list.map(() => ['', '', tick(2.6)]), rowMm);
}

/** Doors side by side, in as many tables as have room for the words of their heads. */
const doorTables = 3;

function doors({ doorColumns }: Record, words: PackWords, rowMm: number): Content {
  const heads = ['doorNumber', 'doorOpen', 'doorClosed', 'doorJammed'].map((key) => words.text(`record.${key}`));
  const count = Math.ceil(doorColumns.reduce((sum, { rows }) => sum + rows.length, 0) / doorTables);
  const listRows = (): TableCell[][] => Array.from({ length: count }, () => ['', tick(2.6), tick(2.6), tick(2.6)]);
  return { columns: Array.from({ length: doorTables }, () => ({ width: '*' as const, stack: [register(heads, [22, '*', '*', '*'], listRows(), rowMm)] })), columnGap: toPoints(4) };
}

/** Lines to write on: what each is for, and a rule as long as the line has room for. */
function fillLines(record: Record, words: PackWords): Content[] {
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ...(record.primary ? [['', [words.text('record.primaryFound')]] as const] : []),
    ...([['prisoner', record.prisoner], ['character', record.character], ['charge', record.charge]] as const).flatMap(([key, list]) => (list.length > 0 ? [[words.text(`record.${key}`), list] as const] : [])),
    ['', [words.text('record.notes')]],
  ];
  return groups.map(([title, list]) => fillLine(list, title));
}

function outcome({ outcomeTicks, outcome: heads }: Record): Content {
  return register([...outcomeTicks, ...heads], [...outcomeTicks, ...heads].map(() => '*'), [[...outcomeTicks.map(() => tick(3)), ...blank(heads.length)]], 6);
}
