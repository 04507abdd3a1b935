/** The box on the first page that says how to print, with a ruler to check it (P1, P3). */
import type { CanvasElement, Content } from 'pdfmake/interfaces';
import { clean } from './flow';
import { barMm, barTicks } from './check-bars';
import { toPoints } from './paper';

/** The box: the text, and a ruler of 100 mm. */
export function printingBox(text: string): Content {
  return {
    table: { widths: ['*', toPoints(barMm) + 4], body: [[{ text: clean(text), fontSize: 10.5 }, { canvas: drawBar(), margin: [0, 8, 0, 0] }]] },
    layout: { hLineWidth: () => 1, vLineWidth: (column) => (column === 1 ? 0 : 1), paddingLeft: () => 6, paddingRight: () => 6, paddingTop: () => 4, paddingBottom: () => 4 },
    margin: [0, 0, 0, 6],
  };
}

/** The strokes of the ruler, points. */
function drawBar(): CanvasElement[] {
  const line = (x1: number, y1: number, x2: number, y2: number): CanvasElement => ({ type: 'line', x1: toPoints(x1), y1: toPoints(y1), x2: toPoints(x2), y2: toPoints(y2), lineWidth: 0.8 });
  const middle = Math.max(...barTicks.map(({ halfMm }) => halfMm));
  return [line(0, middle, barMm, middle), ...barTicks.map(({ at, halfMm }) => line(at, middle - halfMm, at, middle + halfMm))];
}
