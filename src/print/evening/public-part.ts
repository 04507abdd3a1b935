/** The public page: the mission, who wins, how cards are used and the house rules in force, in 12 points. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PackWords } from '../../render/pack/pack-words';
import { blocks, cell, clean, heading, inColumns, keepTogether, mostInColumn, numbered, paragraph, ruledTable, section, sheetHead } from '../core/flow';
import { isLow } from '../core/paper';
import type { PageSize } from '../core/paper';
import { printingBox } from '../core/printing-box';
import { houseRuleLines } from './house-rule-lines';
import { plainOf } from './pack-content';
import type { PackView } from './pack-content';

const points = 12;

/** Parts of the usual height of a line: the sheet is to take three pages, of low paper as well. */
const leading = { usual: 0.97, low: 0.94 } as const;

/** Everything on the public page. */
export function buildPublicPart(view: PackView, words: PackWords, page: PageSize): Content[] {
  const { name, summary, primary, victory } = view.public;
  return [
    sheetHead(words.text('public.title'), '', view.tag),
    { columns: [{ text: clean(name), bold: true, fontSize: 22, width: '*' }, { text: words.text('sheet.unofficial'), fontSize: 9, width: 'auto', margin: [0, 12, 0, 0] }], columnGap: 10, margin: [0, 0, 0, 4] },
    printingBox(view.printing),
    {
      stack: [
        ...(view.defenderSees ? [boldLine(words.text('public.defenderSees'))] : []),
        ...blocks(summary, points),
        ...(primary === '' ? [] : [boldLine(primary)]),
        // Across the sheet, and above what flows: a column is too narrow for the table, and below the columns it would leave half a page blank.
        ...keepTogether([heading(words.text('public.victory')), ...victoryLines(victory, words)]),
        inColumns(listFlowing(view, words)),
      ],
      lineHeight: isLow(page) ? leading.low : leading.usual,
    },
  ];
}

/** What flows in two columns below the victory table. */
function listFlowing({ public: page }: PackView, words: PackWords): Content[] {
  const headed = (title: string, contents: readonly Content[]): Content[] => section(words.text(title), contents, undefined, mostInColumn);
  return [
    ...headed('public.setup', blocks(page.setup, points)),
    ...headed('public.procedure', blocks(page.procedure, points)),
    ...headed('public.special', blocks(page.special, points)),
    ...headed('cards.howTitle', numbered(page.cards, points)),
    ...headed('public.houseRules', [
      paragraph(`${words.text('public.houseRulesIntro')} ${plainOf(page.rulesNote)}`, points),
      ...houseRuleLines(page.houseRules, points),
    ]),
  ];
}

function boldLine(text: string): Content {
  return { text: clean(text), bold: true, fontSize: points, margin: [0, 0, 0, 4] };
}

type Victory = PackView['public']['victory'];

function victoryLines({ x, intro, search, grid, needs, bonus }: Victory, words: PackWords): Content[] {
  return [
    { text: clean(x), bold: true, fontSize: 13, margin: [0, 0, 0, 4] },
    ...(intro === '' ? [] : [paragraph(intro, points)]),
    ...(search.length === 0 ? [] : [searchTable(search, words)]),
    ...(grid === null ? [] : [gradeTable(grid, words)]),
    ...[needs, bonus].filter((text) => text !== '').map((text) => paragraph(text, points)),
  ];
}

function searchTable(rows: Victory['search'], words: PackWords): Content {
  const head = [cell(words.text('victory.objectives'), { bold: true, align: 'center' }), cell(words.text('victory.result'), { bold: true, align: 'center' })];
  const body = rows.map(({ count, result, note }) => [cell(count, { bold: true, align: 'center' }), cell(note === '' ? result : `${result} (${note})`, { align: 'center' })]);
  return { table: { widths: ['36%', '*'], headerRows: 1, body: [head, ...body] }, layout: ruledTable, fontSize: points, margin: [0, 2, 0, 6] };
}

/** MIS-12: T for each result of the 1D3, and the grades by secondaries. */
function gradeTable(rows: NonNullable<Victory['grid']>, words: PackWords): Content {
  const centre = (text: string, bold = false): TableCell => cell(text, { align: 'center', bold });
  const head: TableCell[][] = [
    [cell(words.text('victory.die'), { bold: true, align: 'center', rowSpan: 2 }), cell(words.text('victory.threshold'), { bold: true, align: 'center', rowSpan: 2 }), cell(words.text('victory.secondaries'), { bold: true, align: 'center', colSpan: 3 }), '', ''],
    ['', '', ...['n\u00a0≥\u00a0T', 'T\u00a0−\u00a01\u00a0≤ n\u00a0<\u00a0T', 'n\u00a0<\u00a0T\u00a0−\u00a01'].map((text) => cell(text, { bold: true, align: 'center', points: 10.5 }))],
  ];
  const body = rows.map(({ die, t, high, middle, low }) => [centre(String(die), true), centre(t), centre(high, true), centre(middle, true), centre(low, true)]);
  const outcome = (title: string, ...grades: string[]): TableCell[] => [cell(words.text(`victory.${title}`), { bold: true, align: 'center', colSpan: 2 }), '', ...grades.map((grade) => centre(words.text(`victory.${grade}`)))];
  return {
    table: { widths: [40, 70, '*', '*', '*'], headerRows: 2, body: [
      ...head, ...body,
      outcome('primaryAchieved', 'attackerDecisive', 'attackerPlain', 'attackerMarginal'),
      outcome('primaryFailed', 'defenderMarginal', 'defenderPlain', 'defenderDecisive'),
    ] },
    layout: { ...ruledTable, hLineWidth: (row) => (row === 2 || row === 2 + rows.length ? 1.6 : 0.6) },
    fontSize: points,
    margin: [0, 2, 0, 6],
  };
}
