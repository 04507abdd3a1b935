/** The rows of the defender's sheet to fill in (DEF-06, DEF-07): points, kinds, and lines for troops. */
import type { DefenderRow } from '../../tables/ruleset';
import { buildRow } from '../../render/pack/defender-page';
import type { Canvas, TextBox } from '../core/canvas';
import { clean } from '../core/flow';
import { drawSheetHead } from '../core/sheet-top';
import { drawFillLines, drawFormNote } from './blank-table';
import { boxBelow } from './form-box';
import type { FormsInput } from './forms-kit';

/** Rows on a page: each has room for two units at least. */
export const rowsPerPage = 10;

const headMm = 6;

/** Draws a page of rows. */
export function drawTroopsPage(canvas: Canvas, { words, ink }: FormsInput, rows: readonly DefenderRow[]): void {
  let y = drawSheetHead(canvas, { what: words.text('forms.troops'), name: '', tag: '' });
  y += drawFormNote(canvas, words.text('defender.rowsNote'), y);
  y = drawFillLines(canvas, '', [words.text('forms.player'), words.text('forms.army'), words.text('forms.date')], boxBelow(canvas.page, y)) + 1;
  const box = boxBelow(canvas.page, y);
  const heads = [['row', 0.09], ['kinds', 0.25], ['troops', 0.56], ['pointsHead', 0.1]] as const;
  if (ink === 'full') canvas.rect(box.x, box.y, box.widthMm, headMm, { fill: '#e3e7eb' });
  let x = box.x;
  for (const [key, share] of heads) {
    canvas.fit(words.text(`defender.${key}`), { x: x + 1, y: box.y + 1.2, widthMm: share * box.widthMm - 2, heightMm: headMm - 1.2 }, { points: 8.5, face: 'bold' }, 5);
    x += share * box.widthMm;
  }
  const step = (box.heightMm - headMm) / rowsPerPage;
  rows.forEach((row, at) => drawRow(canvas, words, row, { ...box, y: box.y + headMm + at * step, heightMm: step }));
  const bottom = box.y + headMm + rows.length * step;
  for (const share of [0, 0.09, 0.34, 0.9, 1]) canvas.line(box.x + share * box.widthMm, box.y, box.x + share * box.widthMm, bottom, { stroke: '#555555', widthMm: 0.15 });
  canvas.line(box.x, box.y, box.x + box.widthMm, box.y, { stroke: '#555555', widthMm: 0.15 });
  canvas.line(box.x, box.y + headMm, box.x + box.widthMm, box.y + headMm, { stroke: '#000000', widthMm: 0.4 });
}

/** One row: three lines to write on, and room for the points of each unit. */
function drawRow(canvas: Canvas, words: FormsInput['words'], row: DefenderRow, box: TextBox): void {
  const { x, y, widthMm, heightMm } = box;
  const { points, compulsory, optional } = buildRow(row, words);
  canvas.fit(String(points), { x: x + 0.5, y: y + heightMm / 2 - 3.2, widthMm: 0.09 * widthMm - 1, heightMm: 7 }, { points: 16, face: 'bold', align: 'center' }, 6);
  const kinds = [compulsory, optional].filter((text) => text !== '').map(clean).join('\n');
  canvas.fit(kinds, { x: x + 0.09 * widthMm + 1, y: y + 1.2, widthMm: 0.25 * widthMm - 2, heightMm: heightMm - 2 }, { points: 8.5, leading: 1.2 }, 4);
  const lines = Math.max(2, Math.floor(heightMm / 7));
  for (let line = 1; line < lines; line++) {
    const at = y + (heightMm / lines) * line;
    canvas.line(x + 0.34 * widthMm + 1.5, at, x + widthMm - 1.5, at, { stroke: '#999999', widthMm: 0.12, dashMm: [0.4, 0.8] });
  }
  canvas.line(x, y + heightMm, x + widthMm, y + heightMm, { stroke: '#555555', widthMm: 0.15 });
}
