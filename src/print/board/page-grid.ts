/** How a board is cut into pages at true size: the window of a page, the grid of windows, and the windows that hold something. */
import type { Rect } from '../../session/document';
import { UserError } from '../../errors';
import type { MapView } from '../../render/map/map-view';
import { boundsOf } from '../../render/map/map-view';
import type { Box } from '../../render/svg/box-grid';
import type { TextBox } from '../core/canvas';
import { footRoomMm } from '../core/compose-pdf';
import { lettersOf } from '../core/letters';
import type { PageSize } from '../core/paper';
import { printMarginMm } from '../core/paper';

/** What a page shows again of the next one, to be glued over, mm. */
export const overlapMm = 10;

/** What walls, and doors in them, take beyond a floor, mm: a page that holds a floor holds them too. */
const reachMm = 4;

/** Around the window: rulers and page label above and to the left, corner marks, a line on how to join below. */
const roomMm = { left: 7, top: 10, right: 3, bottom: footRoomMm + 5 } as const;

/** More pages than this nobody glues together. */
const mostPages = 300;

/** A page of the board. */
export interface BoardTile {
  /** Row and column: `A1`, `A2`, … `B1`. */
  readonly label: string;
  readonly column: number;
  readonly row: number;
  /** Upper left corner of its window, board mm. */
  readonly x: number;
  readonly y: number;
}

/** The pages of a board. */
export interface PageGrid {
  /** Where the board lies on every page, mm. */
  readonly window: TextBox;
  /** From the window of a page to that of the next, mm. */
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  /** Upper left corner of the first window, board mm. */
  readonly x: number;
  readonly y: number;
  /** The pages that hold something, row by row. */
  readonly tiles: readonly BoardTile[];
}

/** Half the width of what numbers keep clear of at a join, mm: sheets are never glued to a hair. */
const joinReachMm = 1.5;

/** Where the edge of a page comes to lie on another one, over the whole board, board mm. */
export function listJoins({ x, y, stepX, stepY, columns, rows }: PageGrid): Box[] {
  const [right, bottom] = [x + columns * stepX + overlapMm, y + rows * stepY + overlapMm];
  const steps = (count: number): number[] => Array.from({ length: count - 1 }, (_, at) => at + 1);
  return [
    ...steps(columns).map((step): Box => [x + step * stepX - joinReachMm, y, x + step * stepX + joinReachMm, bottom]),
    ...steps(rows).map((step): Box => [x, y + step * stepY - joinReachMm, right, y + step * stepY + joinReachMm]),
  ];
}

/** The part of a page that shows the board: whole millimetres within margins, rulers and marks. */
export function findWindow({ widthMm, heightMm }: PageSize): TextBox {
  const x = printMarginMm + roomMm.left;
  const y = printMarginMm + roomMm.top;
  return { x, y, widthMm: Math.floor(widthMm - printMarginMm - roomMm.right - x), heightMm: Math.floor(heightMm - printMarginMm - roomMm.bottom - y) };
}

/**
 * Lays pages over a board: as few as a shift of the grid allows (P4), and only those that hold some floor to be printed.
 * @throws UserError when there would be too many of them
 */
export function layPageGrid(view: MapView, page: PageSize): PageGrid {
  const window = findWindow(page);
  const [stepX, stepY] = [window.widthMm - overlapMm, window.heightMm - overlapMm];
  const floors = view.sections.filter(({ ghost, bare }) => !ghost && !bare).flatMap(({ floor }) => floor);
  const [left, top, width, height] = boundsOf(floors);
  const columns = Math.max(1, Math.ceil(width / stepX));
  const rows = Math.max(1, Math.ceil(height / stepY));
  const place = (shiftX: number, shiftY: number): Place => ({ left: left - shiftX, top: top - shiftY, stepX, stepY });
  refuseMany(floors, place(0, 0));
  const best = chooseShift(columns * stepX - width, rows * stepY - height, (shiftX, shiftY) => findCells(floors, place(shiftX, shiftY)).size);
  const { left: startX, top: startY } = place(...best);
  const x = startX - reachMm;
  const y = startY - reachMm;
  const cells = [...findCells(floors, place(...best)).values()].sort((a, b) => a.row - b.row || a.column - b.column);
  return { window, stepX, stepY, columns, rows, x, y, tiles: cells.map(({ column, row }) => ({ label: nameTile(column, row), column, row, x: x + column * stepX, y: y + row * stepY })) };
}

/** `B3`: rows are letters (after Z: AA), columns numbers. */
export function nameTile(column: number, row: number): string {
  return `${lettersOf(row)}${column + 1}`;
}

/** A grid of cells: its corner, board mm, and its steps. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Columns and rows that a rectangle touches. */
function spanOf([x, y, width, height]: Rect, { left, top, stepX, stepY }: Place) {
  const first = (from: number, step: number): number => Math.floor(from / step);
  const last = (to: number, step: number): number => Math.ceil(to / step) - 1;
  return { columns: [first(x - left, stepX), last(x + width - left, stepX)], rows: [first(y - top, stepY), last(y + height - top, stepY)] } as const;
}

function findCells(floors: readonly Rect[], place: Place): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const floor of floors) {
    const { columns, rows } = spanOf(floor, place);
    for (let row = rows[0]; row <= rows[1]; row++) for (let column = columns[0]; column <= columns[1]; column++) cells.set(`${column} ${row}`, { column, row });
  }
  return cells;
}

/** Steps in which the grid is shifted when looking for fewer pages, mm. */
const shiftMm = 10;

/** The shift with the fewest pages; of those the nearest to the middle, so that little lies at the edges. */
function chooseShift(slackX: number, slackY: number, count: (shiftX: number, shiftY: number) => number): readonly [number, number] {
  const stepsOf = (slack: number): number[] => Array.from({ length: Math.floor(slack / shiftMm) + 1 }, (_, at) => at * shiftMm);
  const away = (shift: number, slack: number): number => Math.abs(shift - slack / 2);
  let best: { readonly shift: readonly [number, number]; readonly pages: number; readonly away: number } | null = null;
  for (const x of stepsOf(slackX)) {
    for (const y of stepsOf(slackY)) {
      const found = { shift: [x, y] as const, pages: count(x, y), away: away(x, slackX) + away(y, slackY) };
      if (!best || found.pages < best.pages || (found.pages === best.pages && found.away < best.away)) best = found;
    }
  }
  return best ? best.shift : [0, 0];
}

function refuseMany(floors: readonly Rect[], place: Place): void {
  // A floor may be on several pages, and a page have several floors: what is counted here is never fewer than pages by more than that.
  const areas = floors.reduce((sum, floor) => {
    const { columns, rows } = spanOf(floor, place);
    return sum + (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);
  }, 0);
  const pages = areas > 100 * mostPages ? areas : findCells(floors, place).size;
  if (pages <= mostPages) return;
  throw new UserError('BOARD_TOO_LARGE', {
    es: 'el tablero a tamaño real ocuparía {pages} hojas, y el máximo es {most}',
    ca: 'el tauler a mida real ocuparia {pages} fulls, i el màxim és {most}',
    en: 'the board at true size would take {pages} sheets, and the most is {most}',
  }, { pages, most: mostPages }, { exitCode: 1, remedy: {
    es: 'Con --discovery se imprime lo de una sola tarjeta; en papel a3 caben más cosas en cada hoja.',
    ca: 'Amb --discovery s\'imprimeix el d\'una sola targeta; en paper a3 caben més coses a cada full.',
    en: 'With --discovery print what a single card shows; a3 paper holds more on each sheet.',
  } });
}
