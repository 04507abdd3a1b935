/** Tables to be filled in by hand: headings, and blank rows that fill their box. */
import type { Canvas, TextBox } from '../core/canvas';
import { cutToWidth } from '../core/cut-text';
import { clean } from '../core/flow';
import { printMarginMm } from '../core/paper';
import type { Ink } from '../../render/theme/theme';

/** A column of a blank table. */
export interface BlankColumn {
  readonly head: string;
  /** Parts of the width. */
  readonly share: number;
  /** A box to tick in every row. */
  readonly tick?: boolean;
}

/** How a table is drawn. */
export interface BlankTable {
  readonly columns: readonly BlankColumn[];
  /** Rows are at least so high, mm. */
  readonly rowMm: number;
  readonly ink: Ink;
  /** What is printed in a cell beforehand, by row and column. */
  readonly cells?: (row: number, column: number) => string;
}

const headMm = 7.4;
const thin = { stroke: '#555555', widthMm: 0.15 } as const;

/** Draws a table that fills a box: as many rows as it has room for. Returns how many. */
export function drawBlankTable(canvas: Canvas, box: TextBox, { columns, rowMm, ink, cells }: BlankTable): number {
  const { x, y, widthMm, heightMm } = box;
  const count = Math.max(1, Math.floor((heightMm - headMm) / rowMm));
  const step = (heightMm - headMm) / count;
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const edges = columns.reduce<number[]>((list, { share }) => [...list, list.at(-1)! + (share / total) * widthMm], [x]);
  if (ink === 'full') canvas.rect(x, y, widthMm, headMm, { fill: '#e3e7eb' });
  // Headings first, in the order in which one reads.
  columns.forEach(({ head }, at) => writeMiddle(canvas, head, { x: edges[at]! + 0.7, y, widthMm: edges[at + 1]! - edges[at]! - 1.4, heightMm: headMm }, true));
  for (let row = 0; row < count; row++) {
    columns.forEach(({ tick }, at) => {
      const [left, width, top] = [edges[at]!, edges[at + 1]! - edges[at]!, y + headMm + row * step];
      if (tick) canvas.rect(left + width / 2 - 1.5, top + step / 2 - 1.5, 3, 3, { stroke: '#000000', widthMm: 0.2 });
      writeMiddle(canvas, cells?.(row, at) ?? '', { x: left + 0.7, y: top, widthMm: width - 1.4, heightMm: step }, false);
    });
  }
  let lines = edges.map((edge) => `M${edge} ${y}v${heightMm}`).join('');
  for (let row = 1; row <= count; row++) lines += `M${x} ${y + headMm + row * step}h${widthMm}`;
  canvas.path(`${lines}M${x} ${y}h${widthMm}`, thin);
  canvas.line(x, y + headMm, x + widthMm, y + headMm, { stroke: '#000000', widthMm: 0.4 });
  return count;
}

/** A text in the middle of a box. */
function writeMiddle(canvas: Canvas, text: string, box: TextBox, bold: boolean): void {
  if (text === '') return;
  const style = { points: bold ? 8 : 9, face: bold ? 'bold' : 'plain', align: 'center' } as const;
  const { line, points } = canvas.findFit(clean(text), { ...box, heightMm: box.heightMm - 0.4 }, style, 4);
  const fitted = { ...style, points };
  canvas.write(line, box.x, box.y + (box.heightMm - canvas.measure(line, box.widthMm, fitted)) / 2, box.widthMm, fitted);
}

/** A note across the page above a form, not so long that the form has no room; returns its height, mm. */
export function drawFormNote(canvas: Canvas, text: string, y: number): number {
  return canvas.fit(clean(text), { x: printMarginMm, y, widthMm: canvas.page.widthMm - 2 * printMarginMm, heightMm: 28 }, { points: 9 }, 5);
}

/** A heading over a table; returns where the table begins, mm. */
export function drawFormHeading(canvas: Canvas, text: string, x: number, y: number, widthMm: number): number {
  canvas.fit(clean(text), { x, y, widthMm, heightMm: 5.4 }, { points: 11, face: 'bold' }, 6);
  return y + 6;
}

/** A shorter line holds no word, mm. */
const leastLineMm = 12;

/** More blanks than this no sheet has room for: their names may be a player's own. */
const mostLabels = 8;

/** Lines to write on, each after what it is for, side by side; returns where the next thing begins, mm. */
export function drawFillLines(canvas: Canvas, titled: string, named: readonly string[], box: Pick<TextBox, 'x' | 'y' | 'widthMm'>): number {
  const { x, y, widthMm } = box;
  const title = cutToWidth(canvas, clean(titled), widthMm * 0.4, { points: 9, face: 'bold' });
  const labels = named.slice(0, mostLabels).map((label) => cutToWidth(canvas, clean(label), widthMm * 0.4, { points: 9 }));
  const baseline = y + 5.5;
  const bold = { points: 9, face: 'bold' } as const;
  const plain = { points: 9 } as const;
  const titleMm = title === '' ? 0 : canvas.widthOf(title, bold) + 3;
  const texts = labels.reduce((sum, label) => sum + canvas.widthOf(label, plain) + 3.5, 0);
  const lineMm = (widthMm - titleMm - texts) / labels.length;
  if (lineMm < leastLineMm && labels.length > 1) {
    const half = Math.ceil(labels.length / 2);
    return drawFillLines(canvas, '', labels.slice(half), { ...box, y: drawFillLines(canvas, title, labels.slice(0, half), box) });
  }
  if (title !== '') canvas.writeLine(title, x, baseline, bold);
  let at = x + titleMm;
  for (const label of labels) {
    const width = canvas.widthOf(label, plain);
    canvas.writeLine(label, at, baseline, plain);
    canvas.line(at + width + 1, baseline + 0.6, at + width + 1 + lineMm, baseline + 0.6, { stroke: '#000000', widthMm: 0.2 });
    at += width + 3.5 + lineMm;
  }
  return y + 8.5;
}
