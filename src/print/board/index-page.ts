/** The first page of a board: how to print and join it, and a small map of the pages. */
import { nameGame } from '../../render/pack/game-name';
import { drawLabels, drawMap } from '../../render/svg/draw-map';
import type { Box } from '../../render/svg/box-grid';
import { BoxGrid } from '../../render/svg/box-grid';
import type { Projection } from '../../render/svg/labels';
import { boxOf } from '../../render/svg/labels';
import { Sheet } from '../../render/svg/sheet';
import type { Canvas, TextBox } from '../core/canvas';
import { barMm, drawBarDown } from '../core/check-bars';
import { footRoomMm } from '../core/compose-pdf';
import { drawSheet } from '../core/draw-sheet';
import { drawHowToPrint, drawSheetHead } from '../core/sheet-top';
import { printMarginMm, printWidth } from '../core/paper';
import type { KitInput } from '../kit';
import type { BoardDrawing } from './draw-board';
import type { PageGrid } from './page-grid';
import { overlapMm } from './page-grid';
import type { PrintedBoard } from './printed-board';

/** Draws the index page. */
export function drawIndexPage(canvas: Canvas, { words, document, ink }: KitInput, board: PrintedBoard, grid: PageGrid, drawing: BoardDrawing): void {
  const left = printMarginMm;
  const widthMm = printWidth(canvas.page);
  let y = drawSheetHead(canvas, { what: words.text('board.title'), name: nameGame(document, words), tag: words.text('sheet.tag', { tag: document.tag }) });
  y += drawHowToPrint(canvas, words, y) + 3;
  y += canvas.fit(`${board.what}. ${board.audience}.`, { x: left, y, widthMm, heightMm: 12 }, { points: 11, face: 'bold' }, 7) + 1.5;
  y += canvas.fit(words.text('board.join', { overlap: overlapMm }), { x: left, y, widthMm, heightMm: 32 }, { points: 9.5, leading: 1.2 }, 5) + 1.5;
  y += canvas.fit(listSheets(grid, words), { x: left, y, widthMm, heightMm: 22 }, { points: 9.5, leading: 1.2 }, 5) + 4;
  drawBarDown(canvas, left + 2.2, y, words.text('sheet.check'));
  const top = { x: left + 8, y, widthMm: widthMm - 8, heightMm: canvas.page.heightMm - printMarginMm - footRoomMm - 2 - y };
  // However many sheets were named, the ruler has its room.
  drawSmallMap(canvas, grid, drawing, frameColours[ink], { ...top, heightMm: Math.max(top.heightMm, barMm) });
}

function listSheets({ tiles }: PageGrid, words: KitInput['words']): string {
  const [first] = tiles;
  if (tiles.length === 1 && first) return words.text('board.sheet', { label: first.label });
  return words.text('board.sheets', { count: tiles.length, list: words.list(tiles.map(({ label }) => label)) });
}

/** The numbers of the small map are never smaller than this, mm. */
const leastUnit = 1.05;

/** Of the pages' frames: no colour of the map, and none at all where ink is saved. */
const frameColours: Readonly<Record<KitInput['ink'], string>> = { full: '#1a4f8a', save: '#555555' };

function drawSmallMap(canvas: Canvas, { window, stepX, stepY, columns, rows, x, y, tiles }: PageGrid, { view, theme, unit }: BoardDrawing, frameColour: string, area: TextBox): void {
  const [widthMm, heightMm] = [columns * stepX + overlapMm, rows * stepY + overlapMm];
  const scale = Math.max(widthMm / area.widthMm, heightMm / area.heightMm, 4);
  const left = area.x + (area.widthMm - widthMm / scale) / 2;
  const projection: Projection = {
    x: (mm) => left + (mm - x) / scale,
    y: (mm) => area.y + (mm - y) / scale,
    length: (mm) => mm / scale,
    // At true size strokes are thinner than on a map of the same corridors.
    unit: (unit * 10) / 3 / scale,
    labelUnit: Math.max((unit * 10) / 3 / scale, leastUnit),
    page: [area.x, area.y, area.x + area.widthMm, area.y + area.heightMm],
    steadyNumbers: true,
  };
  const map = new Sheet(projection.unit);
  const labels = drawMap(map, { ...view, lookouts: [] }, projection, { rock: false, slabs: false, ticks: false, deployment: undefined, numbers: 'section', walls: theme.walls });
  canvas.clip(area, () => drawSheet(canvas, map, theme));
  for (const tile of tiles) {
    const [tx, ty] = [projection.x(tile.x), projection.y(tile.y)];
    canvas.rect(tx, ty, window.widthMm / scale, window.heightMm / scale, { stroke: frameColour, widthMm: 0.3 });
  }
  // Once more over the frames, which would run through numbers.
  const numbers = new Sheet(projection.unit);
  drawLabels(numbers, labels, 'section');
  canvas.clip(area, () => drawSheet(canvas, numbers, theme));
  const taken = new BoxGrid(8);
  const floors = new BoxGrid(8);
  for (const label of [...labels.sections, ...labels.openings, ...labels.stars]) taken.add(boxOf(label, 0.3));
  for (const [fx, fy, width, height] of view.sections.flatMap(({ floor }) => floor)) floors.add([projection.x(fx), projection.y(fy), projection.x(fx + width), projection.y(fy + height)]);
  for (const tile of tiles) drawTab(canvas, tile.label, [projection.x(tile.x), projection.y(tile.y), projection.x(tile.x + stepX), projection.y(tile.y + stepY)], { taken, floors }, frameColour);
}

/** Steps from side to side of a page in which its label looks for a place. */
const tabSteps = 8;

/** The label of a page in a place of it that is free of floors, or of numbers at least; a corner, the upper left one, if it can be. */
function drawTab(canvas: Canvas, label: string, [left, top, right, bottom]: Box, { taken, floors }: { readonly taken: BoxGrid; readonly floors: BoxGrid }, frameColour: string): void {
  const style = { points: Math.min(9, Math.max(4, (right - left) * 1.1)), face: 'bold', colour: '#ffffff' } as const;
  const height = style.points * 0.42;
  const width = canvas.widthOf(label, style) + height * 0.5;
  const at = (across: number, down: number): readonly [number, number] => [left + across * (right - width - left), top + down * (bottom - height - top)];
  const shares = Array.from({ length: tabSteps + 1 }, (_, step) => step / tabSteps);
  const places = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), ...shares.flatMap((down) => shares.map((across) => at(across, down)))];
  const isFree = (grid: BoxGrid) => ([px, py]: readonly [number, number]): boolean => grid.isFree([px, py, px + width, py + height]);
  const clear = places.filter(isFree(taken));
  const [x, y] = clear.find(isFree(floors)) ?? clear[0] ?? at(0, 0);
  taken.add([x, y, x + width, y + height]);
  canvas.rect(x, y, width, height, { fill: frameColour });
  canvas.writeLine(label, x + height * 0.25, y + height * 0.82, style);
}
