/** What stands around the board on each of its pages: rulers, label, corner marks and how to join (P1). */
import type { PackWords } from '../../render/pack/pack-words';
import type { Canvas } from '../core/canvas';
import { drawBarAcross, drawBarDown } from '../core/check-bars';
import { printMarginMm } from '../core/paper';
import type { BoardDrawing } from './draw-board';
import { drawBoard } from './draw-board';
import type { BoardTile, PageGrid } from './page-grid';
import { nameTile, overlapMm } from './page-grid';
import type { PrintedBoard } from './printed-board';

/** A page and what it has around it. */
export interface TilePage {
  readonly tile: BoardTile;
  readonly grid: PageGrid;
  readonly board: PrintedBoard;
  readonly words: PackWords;
}

const mark = { stroke: '#000000', widthMm: 0.15 } as const;

/** Draws a page of the board. */
export function drawTilePage(canvas: Canvas, drawing: BoardDrawing, page: TilePage): void {
  const { tile, grid } = page;
  drawBoard(canvas, drawing, grid.window, tile.x, tile.y);
  drawSeams(canvas, page);
  drawMarks(canvas, grid);
  drawHead(canvas, page);
  drawJoin(canvas, page);
}

function drawHead(canvas: Canvas, { tile, grid, board, words }: TilePage): void {
  const { x, y } = grid.window;
  const right = canvas.page.widthMm - printMarginMm;
  const label = { points: 17, face: 'bold', align: 'right' } as const;
  drawBarAcross(canvas, x + 5, y - 4, words.text('sheet.check'));
  drawBarDown(canvas, x - 3.8, y + 5, words.text('sheet.check'));
  canvas.writeLine(tile.label, right, y - 2.6, label);
  const left = x + 5 + 100 + 14;
  const widthMm = right - canvas.widthOf(tile.label, label) - 3 - left;
  canvas.fit(`${board.what}. ${board.audience}`, { x: left, y: y - 9.4, widthMm, heightMm: 7.6 }, { points: 8, face: 'bold' }, 5);
}

/** Marks outside the corners, and where the strip begins that the next page covers. */
function drawMarks(canvas: Canvas, { window, stepX, stepY }: PageGrid): void {
  const { x, y, widthMm, heightMm } = window;
  const [right, bottom] = [x + widthMm, y + heightMm];
  let data = '';
  for (const at of [y, y + stepY, bottom]) data += `M${x - 2.6} ${at}h2M${right + 0.6} ${at}h2`;
  for (const at of [x, x + stepX, right]) data += `M${at} ${y - 1.8}v1.4M${at} ${bottom + 0.4}v1.6`;
  canvas.path(data, mark);
}

/** Where the next page to the right, or below, is glued on: its label on the strip that it covers. */
function drawSeams(canvas: Canvas, { tile, grid }: TilePage): void {
  const { window, stepX, stepY } = grid;
  const style = { points: 8, face: 'bold', align: 'center' } as const;
  const seam = { stroke: '#555555', widthMm: 0.2, dashMm: [1.2, 1.2] } as const;
  const write = (text: string, x: number, y: number): void => {
    canvas.writeHaloed(text, x, y, style, { colour: '#ffffff', widthMm: 1 });
  };
  if (isPrinted(grid, tile.column + 1, tile.row)) {
    const x = window.x + stepX;
    canvas.line(x, window.y, x, window.y + window.heightMm, seam);
    for (const part of [0.2, 0.8]) write(nameTile(tile.column + 1, tile.row), x + overlapMm / 2, window.y + stepY * part);
  }
  if (isPrinted(grid, tile.column, tile.row + 1)) {
    const y = window.y + stepY;
    canvas.line(window.x, y, window.x + window.widthMm, y, seam);
    for (const part of [0.2, 0.8]) write(nameTile(tile.column, tile.row + 1), window.x + stepX * part, y + overlapMm / 2 + 1);
  }
}

/** How to join the page to others, or, where it is the only one, how to print it (P3). */
function drawJoin(canvas: Canvas, { tile, grid, words }: TilePage): void {
  const { x, y, widthMm, heightMm } = grid.window;
  const write = (text: string): void => { canvas.fit(text, { x: x + 5, y: y + heightMm + 1.2, widthMm: widthMm - 10, heightMm: 3.6 }, { points: 7.5 }, 5); };
  if (grid.tiles.length === 1) {
    write(words.text('sheet.printing', { paper: canvas.page.name }));
    return;
  }
  const before = [[tile.column - 1, tile.row], [tile.column, tile.row - 1]] as const;
  const [left, above] = before.map(([column, row]) => (isPrinted(grid, column, row) ? nameTile(column, row) : '')) as [string, string];
  const key = left !== '' && above !== '' ? 'joinBoth' : left !== '' ? 'joinLeft' : above !== '' ? 'joinAbove' : 'joinNone';
  write(words.text(`board.${key}`, { left, above }));
}

function isPrinted({ tiles }: PageGrid, column: number, row: number): boolean {
  return tiles.some((tile) => tile.column === column && tile.row === row);
}
