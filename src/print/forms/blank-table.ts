/** Tables to be filled in by hand: headings, and blank rows that fill their box. */
import type { Canvas, TextBox } from '../core/canvas';
import { clean } from '../core/flow';
import { hairStroke, headGround, headStroke } from './strokes';
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

/** Draws a table that fills a box: as many rows as it has room for. Returns how many. */
export function drawBlankTable(canvas: Canvas, box: TextBox, { columns, rowMm, ink, cells }: BlankTable): number {
  const { x, y, widthMm, heightMm } = box;
  const count = Math.max(1, Math.floor((heightMm - headMm) / rowMm));
  const step = (heightMm - headMm) / count;
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const edges = columns.reduce<number[]>((list, { share }) => [...list, list.at(-1)! + (share / total) * widthMm], [x]);
  if (ink === 'full') canvas.rect(x, y, widthMm, headMm, headGround);
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
  canvas.path(`${lines}M${x} ${y}h${widthMm}`, hairStroke);
  canvas.line(x, y + headMm, x + widthMm, y + headMm, headStroke);
  return count;
}

/** A text in the middle of a box. */
function writeMiddle(canvas: Canvas, text: string, box: TextBox, bold: boolean): void {
  canvas.fitMiddle(clean(text), { ...box, y: box.y + 0.2, heightMm: box.heightMm - 0.4 }, { points: bold ? 8 : 9, face: bold ? 'bold' : 'plain', align: 'center' }, 4);
}

/** A heading over a table; returns where the table begins, mm. */
export function drawFormHeading(canvas: Canvas, text: string, x: number, y: number, widthMm: number): number {
  canvas.fit(clean(text), { x, y, widthMm, heightMm: 5.4 }, { points: 11, face: 'bold' }, 6);
  return y + 6;
}

/** A shorter line holds no word, mm. */
const leastLineMm = 12;

/** Lines to write on, each after what it is for and with what is known of it, side by side; returns where the next thing begins, mm. */
export function drawFillLines(canvas: Canvas, title: string, labels: readonly string[], box: Pick<TextBox, 'x' | 'y' | 'widthMm'>, values: readonly string[] = []): number {
  const { x, y, widthMm } = box;
  const baseline = y + 5.5;
  const bold = { points: 9, face: 'bold' } as const;
  const plain = { points: 9 } as const;
  const titleMm = title === '' ? 0 : canvas.widthOf(clean(title), bold) + 3;
  const texts = labels.reduce((sum, label) => sum + canvas.widthOf(clean(label), plain) + 3.5, 0);
  const lineMm = (widthMm - titleMm - texts) / labels.length;
  if (lineMm < leastLineMm && labels.length > 1) {
    const half = Math.ceil(labels.length / 2);
    return drawFillLines(canvas, '', labels.slice(half), { ...box, y: drawFillLines(canvas, title, labels.slice(0, half), box, values.slice(0, half)) }, values.slice(half));
  }
  if (title !== '') canvas.writeLine(clean(title), x, baseline, bold);
  let at = x + titleMm;
  for (const [index, label] of labels.entries()) {
    const width = canvas.widthOf(clean(label), plain);
    canvas.writeLine(clean(label), at, baseline, plain);
    canvas.line(at + width + 1, baseline + 0.6, at + width + 1 + lineMm, baseline + 0.6, { stroke: '#000000', widthMm: 0.2 });
    const value = clean(values[index] ?? '');
    if (value !== '') canvas.writeWithin(value, at + width + 1.5, baseline, lineMm - 1, canvas.fitLine(value, lineMm - 1, bold, 5));
    at += width + 3.5 + lineMm;
  }
  return y + 8.5;
}
