/** A blank grid for the general map, as large as the page allows: the second sheet of a large dungeon, or the first without a session. */
import type { Canvas } from '../core/canvas';
import { drawBarAcross, drawBarDown } from '../core/check-bars';
import { printMarginMm, printWidth } from '../core/paper';
import { boxBelow } from './form-box';
import type { FormsInput } from './forms-kit';
import { drawTop } from './tracker-pages';

/** Sides of squares of the general map, mm: 10 cm of the table at 1:20, and of the heavier ones. */
const squareMm = 5;
const heavyMm = 2 * squareMm;

/** Beside and above the grid, for the rulers, mm. */
const barRoomMm = 6;

/** Draws the page of the grid. */
export function drawMapPage(canvas: Canvas, input: FormsInput): void {
  const { words } = input;
  let top = drawTop(canvas, input, 'map');
  top += canvas.write(words.text('forms.mapNote'), printMarginMm, top, printWidth(canvas.page), { points: 9 }) + barRoomMm;
  const room = boxBelow(canvas.page, top);
  const wholeSquares = (mm: number): number => Math.floor(mm / heavyMm) * heavyMm;
  const [widthMm, heightMm] = [wholeSquares(room.widthMm - barRoomMm), wholeSquares(room.heightMm)];
  const x = room.x + barRoomMm;
  const lines = (from: number): string => {
    let path = '';
    for (let at = from; at <= widthMm; at += heavyMm) path += `M${x + at} ${top}v${heightMm}`;
    for (let at = from; at <= heightMm; at += heavyMm) path += `M${x} ${top + at}h${widthMm}`;
    return path;
  };
  canvas.path(lines(squareMm), { stroke: '#b5b5b5', widthMm: 0.12 });
  canvas.path(lines(0), { stroke: '#8a8a8a', widthMm: 0.18 });
  drawBarAcross(canvas, x, top - 3, words.text('sheet.check'));
  drawBarDown(canvas, x - 3, top, words.text('sheet.check'));
}
