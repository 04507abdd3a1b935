/**
 * A browser shrinks every page of a print when anything on one of them is wider than the paper, so nothing may be:
 * the bar of 100 mm would measure less (P3). Reckoned without a font, from the measures in the style sheet.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from '@xmldom/xmldom';
import { widthOf } from '../../src/render/pack/card-lines';
import { hairMm, marginMm, sizeOfPaper } from '../../src/render/pack/paper';
import { renderPack } from '../../src/render/pack/render-pack';
import { all, byClass, parsePage, textOf } from './pack-html';
import { loadPackKit, makeSession, packOptions } from './pack-session';

const templates = join(__dirname, '../../templates');
const style = readFileSync(join(templates, 'pack-style.hbs'), 'utf8');
const sheets = style + readFileSync(join(templates, 'scenario.hbs'), 'utf8');

/** The declarations of a selector. */
function rule(selector: string): string {
  const found = style.split('\n').filter((line) => line.startsWith(`${selector} {`));
  if (found.length === 0) throw new Error(`no rule ${selector}`);
  return found.join(' ');
}

test('P3 no table is as wide as its words: all have a fixed layout, and long words break', () => {
  expect(rule('table')).toMatch(/width: 100%;.*table-layout: fixed;/);
  // A telephone scrolls; nothing of that is printed.
  const printed = sheets.replace(/^@media screen and \(max-width: 700px\) \{[^]*?^\}/m, '');
  expect(printed.length).toBeLessThan(sheets.length);
  expect(printed).not.toMatch(/table-layout: (?!fixed)/);
  expect(rule('th, td')).toContain('overflow-wrap: anywhere;');
  expect(rule('body')).toContain('overflow-wrap: break-word;');
});

test('S4 on a telephone the cells of tables break between words alone, and the bar of 100 mm needs no scrolling', () => {
  const [narrow] = /^@media screen and \(max-width: 700px\) \{[^]*?^\}/m.exec(style)!;
  expect(narrow).toContain('section.sheet th, section.sheet td { overflow-wrap: break-word; }');
  expect(narrow).toContain('aside.printing svg { max-width: 100%; height: auto; }');
  expect(narrow).not.toContain('aside.printing { display: block; overflow-x');
});

test('P3 what sticks out of a sheet all the same is cut, and does not shrink the others', () => {
  expect(rule('section.sheet')).toContain('overflow-x: clip;');
  for (const box of ['aside.printing p', 'header.head span.mission', 'div.box', 'div.halves > div', 'div.doors table']) expect(rule(box)).toContain('min-width: 0;');
});

/** Width of a heading's cell, parts of its table, from its class; null: what the others leave. */
function shareOf(heading: Element, table: string): number | null {
  const name = heading.getAttribute('class') ?? '';
  if (name === '') return null;
  return Number(/width: ([\d.]+)%/.exec(rule(`${table} th.${name}`))![1]) / 100;
}

/** Bold type is so much wider than the plain one that `widthOf` knows. */
const boldMargin = 1.09;
const mmPerPoint = 0.3528;

/** The words of a table's heads that are wider than their column. */
function findTight(table: Element, rules: string, widthMm: number, points: number, paddingMm: number): string[] {
  const heads = all(table, 'th');
  const shares = heads.map((head) => shareOf(head, rules));
  const rest = 1 - shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const free = shares.filter((share) => share === null).length;
  return heads.flatMap((head, at) => {
    const room = widthMm * (shares[at] ?? rest / free) - 2 * paddingMm;
    return textOf(head).split(' ').filter((word) => widthOf(word) * boldMargin * points * mmPerPoint > room);
  });
}

test('P3 on the record sheet every word of a heading fits its column, in every language on every paper', async () => {
  const kit = await loadPackKit();
  const session = makeSession(kit, 'scale', 'rescate');
  for (const language of ['es', 'ca', 'en'] as const) {
    for (const paper of ['a4', 'letter'] as const) {
      const page = parsePage(renderPack(session, kit.ruleset.labels, packOptions(kit, { language, paper })));
      const record = all(page, 'section').find((sheet) => sheet.getAttribute('id') === 'record')!;
      const widthMm = sizeOfPaper(paper).widthMm - 2 * (marginMm + hairMm);
      const doors = all(byClass(record, 'div', 'doors')[0]!, 'table');
      const gapMm = Number(/gap: ([\d.]+)mm/.exec(rule('div.doors'))![1]);
      const doorMm = (widthMm - (doors.length - 1) * gapMm) / doors.length;
      expect(doors.flatMap((table) => findTight(table, 'div.doors', doorMm, 7.5, 0.2))).toEqual([]);
      const others = byClass(record, 'table', 'register').filter((table) => !doors.includes(table));
      expect(others).toHaveLength(5);
      const isHalf = (table: Element): boolean => (table.parentNode?.parentNode as Element).getAttribute('class') === 'halves';
      expect(others.flatMap((table) => findTight(table, 'table.register', isHalf(table) ? (widthMm - 5) / 2 : widthMm, 8.5, 0.8))).toEqual([]);
    }
  }
});
