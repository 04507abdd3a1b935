/** What is opened afterwards: how the dungeon was prepared, where it comes from and every die (PRE-06 to PRE-08, T3). */
import type { Content } from 'pdfmake/interfaces';
import type { Markup } from '../../render/pack/markup';
import type { PackWords } from '../../render/pack/pack-words';
import { clean, code, inColumns, inHalves, keepTogether, note, section, sheetHead } from '../core/flow';
import { printingBox } from '../core/printing-box';
import { discoveryList } from './defender-part';
import { houseRuleLines } from './house-rule-lines';
import { plainOf } from './pack-content';
import type { PackView } from './pack-content';

/** The last sheets of a sealed evening. */
export function buildLastPart(view: PackView, words: PackWords): Content[] {
  return [
    sheetHead(words.text('after.title'), view.after.name, view.tag),
    note(words.text('after.sealedNote')),
    ...buildOrigin(view, words),
    ...section(words.text('after.log'), buildWalk(view, words)),
  ];
}

/** The first sheet of whoever runs the game. */
export function buildMasterPart(view: PackView, words: PackWords): Content[] {
  return [
    sheetHead(words.text('after.masterTitle'), view.after.name, view.tag),
    printingBox(view.printing),
    note(words.text('after.masterNote')),
    ...buildOrigin(view, words),
    ...section(words.text('defender.discoveries'), [discoveryList(view)]),
  ];
}

/** The walk on a sheet of its own, for whoever runs the game. */
export function buildWalkPart(view: PackView, words: PackWords): Content[] {
  return [sheetHead(words.text('after.log'), view.after.name, view.tag), ...buildWalk(view, words)];
}

function buildOrigin({ after }: PackView, words: PackWords): Content[] {
  const seed = plainOf(after.seed);
  const share = plainOf(after.share);
  const rows: [string, Content][] = [
    ['seed', seed === '' ? { text: words.text('after.seedEmpty'), fontSize: 9.5 } : code(seed)],
    ['command', code(plainOf(after.command))],
    ...(share === '' ? [] : [['share', code(share)] as [string, Content]]),
    ['program', { text: clean(after.program), fontSize: 9.5 }],
    ['tables', { text: clean(after.tables), fontSize: 9.5 }],
  ];
  return [
    ...section(words.text('after.prepared'), [{ ul: after.prepared.map(clean), fontSize: 10, margin: [0, 0, 0, 4] }]),
    ...section(words.text('after.houseRules'), [inHalves(houseRuleLines(after.houseRules, 9.5))]),
    ...section(words.text('after.origin'), [{ table: { widths: ['auto', '*'], body: rows.map(([key, value]) => [{ text: words.text(`after.${key}`), bold: true, fontSize: 9.5, margin: [0, 0, 8, 0] }, value]) }, layout: 'noBorders', margin: [0, 0, 0, 4] }]),
    ...section(words.text('after.objectives'), after.objectives.flatMap(({ text, rolls }) => keepTogether([withRolls(text, rolls, 9.5)]))),
  ];
}

function buildWalk({ after }: PackView, words: PackWords): Content[] {
  const lines = after.log.flatMap(({ title, lines: list }): Content[] => {
    const [first, ...rest] = list.map(({ text, rolls }) => withRolls(text, rolls, 7.5));
    return [{ stack: [{ text: clean(title), bold: true, fontSize: 8.5, margin: [0, 3, 0, 1] }, ...(first === undefined ? [] : [first])], unbreakable: true }, ...rest];
  });
  const rolled = [plainOf(after.primaryRoll), after.pairs].filter((text) => text !== '').map((text): Content => ({ text: clean(text), fontSize: 7.5, margin: [0, 0, 0, 2] }));
  return [
    // With the dice across the page the heading has something below it wherever the columns begin.
    { stack: [note(words.text('after.logNote')), ...rolled] },
    // Small and close: a sheet for one last line would be a waste.
    { stack: [inColumns(lines, 3, 5)], lineHeight: 0.95 },
  ];
}

/** A sentence and below it the dice it stands for. */
function withRolls(text: string, rolls: readonly (Markup | string)[], points: number): Content {
  return { stack: [{ text: clean(text) }, ...rolls.map((roll): Content => ({ text: clean(plainOf(roll)), color: '#333333', margin: [6, 0, 0, 0] }))], fontSize: points, margin: [0, 0, 0, 2] };
}
