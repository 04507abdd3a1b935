/** The defender's sheet of a mission that prescribes its defenders is one page (SCN-05). Reckoned without a font, from the measures in the style sheet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from '@xmldom/xmldom';
import { widthOf } from '../../src/render/pack/card-lines';
import { footMm, marginMm, sizeOfPaper } from '../../src/render/pack/paper';
import { renderPack } from '../../src/render/pack/render-pack';
import { all, byClass, parsePage, sheetSource, textOf } from './pack-html';
import { loadPackKit, makeSession, packOptions } from './pack-session';

const style = readFileSync(join(__dirname, '../../templates/pack-style.hbs'), 'utf8');
const pointMm = 25.4 / 72;

/** A measure of a selector, mm or points; what is not said is `usual`. */
function measure(selector: string, name: string, usual: number): number {
  const line = style.split('\n').find((text) => text.startsWith(`${selector} {`)) ?? '';
  return Number(new RegExp(`${name}: ([\\d.]+)`).exec(line)?.[1] ?? usual);
}

const linesOf = (text: string, points: number, mm: number): number => Math.ceil((widthOf(text) * points * pointMm) / mm);

/** Lines of a paragraph, whose ids of rules are in small type. */
function linesRead(paragraph: Element, points: number, mm: number): number {
  const ids = byClass(paragraph, 'span', 'rule').map(textOf).join(' ');
  const words = textOf(paragraph).slice(0, -ids.length || undefined);
  return linesOf(`${words}${ids.slice(0, Math.round((ids.length * 7) / points))}`, points, mm);
}

/** Height of a row of the table to fill, mm. */
function heightOfRow(row: Element): number {
  const [points, kinds] = all(row, 'td') as [Element, Element];
  const spans = all(kinds, 'span').map(textOf);
  const size = measure('table.rows td.kinds', 'font-size', 9);
  const width = measure('table.rows.horde th.kinds', 'width', 77) - 2.8;
  const isInline = /table\.rows\.horde td\.kinds span \{ display: inline; \}/.test(style);
  const lines = isInline ? linesOf(spans.join(' · '), size, width) : spans.reduce((sum, span) => sum + linesOf(span, size, width), 0);
  const air = 2 * measure('table.rows.horde td', 'padding-top', 0.6);
  const number = measure('table.rows.horde td.points', 'font-size', 17);
  expect(textOf(points)).toMatch(/^\d+$/);
  return 0.25 + Math.max(measure('table.rows.horde td', 'height', 0), air + 1.2 * pointMm * Math.max(number, lines * size));
}

test('SCN-05 ZOM-01 rows, profiles, deployment and rules of the dead stand on one page, on both papers and in three languages', async () => {
  const kit = await loadPackKit();
  const document = makeSession(kit, '7', 'resident-evil');
  for (const paper of ['a4', 'letter'] as const) {
    for (const language of ['es', 'ca', 'en'] as const) {
      const page = parsePage(`<x>${sheetSource(renderPack(document, kit.ruleset.labels, packOptions(kit, { paper, language })), 'defender')}</section></x>`);
      const { widthMm, heightMm } = sizeOfPaper(paper);
      const width = widthMm - 2 * marginMm;
      const rows = all(byClass(page, 'table', 'rows')[0]!, 'tr').slice(1);
      expect(rows).toHaveLength(10);
      const text = measure('ol.deployment, div.deployment', 'font-size', 12);
      const paragraphs = [...all(byClass(page, 'ol', 'deployment')[0]!, 'li'), ...all(byClass(page, 'div', 'deployment')[0]!, 'p')];
      const read = paragraphs.reduce((sum, each) => sum + linesRead(each, text, width - 4) * text * 1.25 * pointMm + 1.15, 0);
      const profiles = all(byClass(page, 'table', 'bestiary')[0]!, 'tr').length * (10 * 1.32 * pointMm + 1);
      // The head of the sheet, three headings, a note of two lines and the heads of the table.
      const frame = 9 + 4 * 10.6 + 9 + 6;
      const needed = frame + rows.reduce((sum, row) => sum + heightOfRow(row), 0) + profiles + read;
      expect(needed).toBeLessThan(heightMm - marginMm - footMm);
    }
  }
});
