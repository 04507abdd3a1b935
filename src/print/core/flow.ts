/** Text that flows, as pdfmake takes it: headings, paragraphs, lists, tables and what heads a sheet. Sizes in points. */
import type { Content, ContentCanvas, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { showControls } from '../../render/pack/markup';
import type { Block } from '../../render/pack/blocks';
import { monoFamily } from './fonts';
import { toPoints } from './paper';

/** Lines of a table: hairs, and a heavier one below the head. */
export const ruledTable: CustomTableLayout = {
  hLineWidth: (row, node) => (row === (node.table.headerRows ?? 0) && row > 0 ? 1.2 : 0.6),
  vLineWidth: () => 0.6,
  hLineColor: () => '#555555',
  vLineColor: () => '#555555',
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** Lines below the rows alone. */
export const linedTable: CustomTableLayout = { ...ruledTable, vLineWidth: () => 0, hLineWidth: (row, node) => (row === 0 ? 0 : row === (node.table.headerRows ?? 0) ? 1.2 : 0.6) };

/** A table without lines, to set things side by side. */
export const openTable: CustomTableLayout = { ...ruledTable, vLineWidth: () => 0, hLineWidth: () => 0, paddingLeft: () => 0, paddingTop: () => 0.5, paddingBottom: () => 0.5 };

/** Longer words, such as a player may write, would run out of a column, characters. */
const longestWord = new RegExp('\\S{30}(?=\\S{3})', 'gu');

/** Text fit for a sheet: control characters become visible (S5), and words that no column holds are parted (S3). */
export function clean(text: string): string {
  return showControls(text).replace(longestWord, '$& ');
}

/** A paragraph. */
export function paragraph(text: string, points: number, below = 4): Content {
  return { text: clean(text), fontSize: points, margin: [0, 0, 0, below] };
}

/** A small remark. */
export function note(text: string, points = 9): Content {
  return { text: clean(text), fontSize: points, margin: [0, 0, 0, 4] };
}

/** A heading with a line below. */
export function heading(text: string, points = 13): Content {
  return {
    table: { widths: ['*'], body: [[{ text: clean(text), bold: true, fontSize: points, border: [false, false, false, true] }]] },
    layout: { ...openTable, hLineWidth: (row) => (row === 1 ? 1 : 0), hLineColor: () => '#000000' },
    margin: [0, 7, 0, 4],
  };
}

/** A content of more characters than this, its settings included, may be longer than a page. */
const mostTogether = 5000;

/** The same of a column, which is narrower and may be set larger. */
export const mostInColumn = 1500;

/** Contents that no page parts. What may be longer than a page is parted all the same, or pdfmake would lose what does not fit. */
export function keepTogether(contents: readonly Content[], most = mostTogether): Content[] {
  return JSON.stringify(contents).length < most ? [{ stack: [...contents], unbreakable: true }] : [...contents];
}

/** A heading that never ends a page: it stays with the first thing below it, unless that may be longer than a page or, in columns, a column. */
export function section(title: string, contents: readonly Content[], points = 13, most = mostTogether): Content[] {
  const [first, ...rest] = contents;
  return first === undefined ? [] : [...keepTogether([heading(title, points), first], most), ...rest];
}

/** What heads a sheet: its title, the game, and the public tag. */
export function sheetHead(what: string, name: string, tag: string): Content {
  return {
    table: { widths: ['auto', '*', 'auto'], body: [[{ text: clean(what), bold: true, fontSize: 12 }, { text: clean(name), fontSize: 10, margin: [8, 1.5, 0, 0] }, { text: clean(tag), bold: true, fontSize: 10, margin: [0, 1.5, 0, 0] }]] },
    layout: { ...openTable, hLineWidth: (row) => (row === 1 ? 1.7 : 0), hLineColor: () => '#000000' },
    margin: [0, 0, 0, 6],
  };
}

/** Paragraphs and lists of the ruleset's texts, with the ids of their rules. */
export function blocks(list: readonly Block[], points: number, below = 4): Content[] {
  return list.flatMap(({ text, items, rules }): Content[] => [
    ...(text === '' ? [] : [{ text: [clean(text), ...rules.map((rule) => ruleId(rule))], fontSize: points, margin: [0, 0, 0, below] as [number, number, number, number] }]),
    ...(items.length === 0 ? [] : [bullets(items, points)]),
  ]);
}

/** A rule's id, small, and on one line: it may have a dash, after which a line would end. */
export function ruleId(rule: string): Content {
  const small = { fontSize: 7, color: '#444444' };
  return { text: [{ text: ' ', ...small }, { text: rule, noWrap: true, ...small }] };
}

/** A list with dots. */
function bullets(items: readonly string[], points: number): Content {
  return { ul: items.map((item) => ({ text: clean(item), margin: [0, 0, 0, 2] as [number, number, number, number] })), fontSize: points, margin: [0, 0, 0, 3] };
}

/** A list with numbers. Each stands in the text itself, so that a line may go on in the next column. */
export function numbered(items: readonly string[], points: number): Content[] {
  return items.map((item, at) => ({ text: [{ text: `${at + 1}. `, bold: true }, clean(item)], fontSize: points, margin: [0, 0, 0, 3] }));
}

/** A box to tick. */
export function tick(mm = 3.4): ContentCanvas {
  const side = toPoints(mm);
  return { canvas: [{ type: 'rect', x: 0, y: 0, w: side, h: side, lineWidth: 0.8 }], alignment: 'center' };
}

/** A cell of a table. */
export function cell(text: string, style: Partial<{ bold: boolean; points: number; align: 'left' | 'center' | 'right'; colour: string; colSpan: number; rowSpan: number }> = {}): TableCell {
  const { bold = false, points, align = 'left', colour = '#000000', colSpan, rowSpan } = style;
  return { text: clean(text), bold, alignment: align, color: colour, ...(points === undefined ? {} : { fontSize: points }), ...(colSpan === undefined ? {} : { colSpan }), ...(rowSpan === undefined ? {} : { rowSpan }) };
}

/** A line to write on: what each blank is for, and a rule as long as there is room. */
export function fillLine(labels: readonly string[], title = ''): Content {
  const bare = (text: string, bold = false): TableCell => ({ text: clean(text), bold, border: [false, false, false, false] });
  const blank: TableCell = { text: '', border: [false, false, false, true] };
  return {
    table: {
      widths: [...(title === '' ? [] : ['auto' as const]), ...labels.flatMap(() => ['auto' as const, '*' as const])],
      body: [[...(title === '' ? [] : [bare(title, true)]), ...labels.flatMap((label) => [bare(label), blank])]],
    },
    layout: { ...ruledTable, paddingLeft: () => 4, paddingRight: () => 4 },
    fontSize: 9.5,
    margin: [0, 4, 0, 0],
  };
}

/** Text that is to be copied exactly. */
export function code(text: string, points = 9): Content {
  // Nothing is parted here: a space more would be copied, too.
  return { text: showControls(text), font: monoFamily, fontSize: points, ...(/\S{60}/.test(text) ? { wordBreak: 'break-all' } : {}) } as Content;
}

/** Two columns of about as much text each, for what need not fill a page. */
export function inHalves(contents: readonly Content[], gapMm = 6): Content {
  const weights = contents.map((content) => JSON.stringify(content).length);
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let [count, reached] = [0, 0];
  while (reached < half) reached += weights[count++]!;
  return { columns: [contents.slice(0, count), contents.slice(count)].map((stack) => ({ stack, width: '*' as const })), columnGap: toPoints(gapMm) };
}

/**
 * Text that fills one column after the other, down to the end of the page; each of the contents stays in one of them.
 * pdfmake would lose its place, and a column, where a text with a margin on its left goes on in the next one.
 */
export function inColumns(contents: readonly Content[], count = 2, gapMm = 6): Content {
  const stack = contents.flatMap((content) => keepTogether([content], mostInColumn));
  return { columns: [{ stack, width: '*' }, ...Array.from({ length: count - 1 }, () => ({ text: '', width: '*' }))], columnGap: toPoints(gapMm), snakingColumns: true } as Content;
}
