/** The games log to be kept by hand (LOG-01): the columns of the rulebook first, then those of `campaign log`. */
import type { Column } from '../../render/campaign/words';
import { columns, listHeadings } from '../../render/campaign/log-table';
import { winnerWords } from '../../render/campaign/words';
import type { Canvas } from '../core/canvas';
import { drawHowToPrint, drawSheetHead } from '../core/sheet-top';
import { drawBlankTable, drawFormNote } from './blank-table';
import { boxBelow } from './form-box';
import type { FormsInput } from './forms-kit';

/** Parts of the width that a column takes. */
const shares: Readonly<Record<Column, number>> = { number: 11, attacker: 25, defender: 25, objectives: 16, winner: 22, x: 14, date: 17, mission: 25, session: 16, notes: 19 };

const rowMm = 8;

/** Draws a page of the log. The first one says how to print, and has the winner of game 1 printed beforehand (LOG-02). */
export function drawLogPage(canvas: Canvas, { words, ink }: FormsInput, first: boolean): void {
  let y = drawSheetHead(canvas, { what: words.text('forms.log'), name: '', tag: '' });
  if (first) y += drawHowToPrint(canvas, words, y) + 3;
  y += drawFormNote(canvas, words.text(first ? 'forms.logNote' : 'forms.logNext'), y) + 2;
  const heads = listHeadings(words.language);
  drawBlankTable(canvas, boxBelow(canvas.page, y), {
    columns: columns.map((column, at) => ({ head: heads[at]!, share: shares[column] })),
    rowMm, ink,
    cells: (row, column) => (first && row === 0 ? { number: '1', winner: winnerWords.none[words.language] }[columns[column] as string] ?? '' : ''),
  });
}
