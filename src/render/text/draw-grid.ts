/** A view drawn in characters: walls, openings, numbers. */
import { UserError } from '../../errors';
import type { MapView, ViewOpening, ViewSection } from '../map/map-view';
import { findWalls } from '../map/walls';
import { anyGround, CharGrid } from './char-grid';
import type { Glyphs } from './glyphs';

/** Board mm of one column and one row, and how an opening's number is written. */
export interface Resolution {
  readonly columnMm: number;
  readonly rowMm: number;
  readonly openingLabel: (number: string) => string;
}

/** A drawing, and whether every number found room where it belongs. */
export interface GridDrawing {
  readonly grid: CharGrid;
  readonly complete: boolean;
}

interface Lattice {
  readonly column: (mm: number) => number;
  readonly row: (mm: number) => number;
}

/** Free cells around the map, for numbers that stand outside. */
const border = { columns: 6, rows: 1 } as const;

/** Cells that the floors of a view need across at a resolution. */
export function countColumns(view: MapView, { columnMm }: Resolution): number {
  return Math.round(view.bounds[2] / columnMm) + 1;
}

/** Cells of the largest map that is drawn; a dungeon of 100,000 sections needs about a fifth. */
const mostCells = 25_000_000;
const tooLarge = {
  es: 'El mapa en texto mediría {columns} × {rows} caracteres.',
  ca: 'El mapa en text mesuraria {columns} × {rows} caràcters.',
  en: 'The text map would measure {columns} × {rows} characters.',
};
const useSvg = { es: 'Usa el formato map, que es un dibujo.', ca: 'Fes servir el format map, que és un dibuix.', en: 'Use the format map, which is a drawing.' };

/** Draws a view; one of more than `mostCells` cells is a user error. */
export function drawGrid(view: MapView, resolution: Resolution, glyphs: Glyphs): GridDrawing {
  const [x, y, , height] = view.bounds;
  const { columnMm, rowMm } = resolution;
  const lattice: Lattice = {
    column: (mm) => Math.round((mm - x) / columnMm) + border.columns,
    row: (mm) => Math.round((mm - y) / rowMm) + border.rows,
  };
  const columns = countColumns(view, resolution) + 2 * border.columns;
  const rows = Math.round(height / rowMm) + 1 + 2 * border.rows;
  if (columns * rows > mostCells) throw new UserError('MAP_TOO_LARGE', tooLarge, { columns, rows }, { remedy: useSvg });
  const grid = new CharGrid(columns, rows, glyphs);
  view.sections.forEach((section, index) => {
    for (const [left, top, width, depth] of section.floor) {
      grid.addFloor(index, lattice.column(left), lattice.row(top), lattice.column(left + width), lattice.row(top + depth));
    }
  });
  for (const { axis, at, start, end } of findWalls(view)) {
    if (axis === 'horizontal') grid.addHorizontalWall(lattice.row(at), lattice.column(start), lattice.column(end));
    else grid.addVerticalWall(lattice.column(at), lattice.row(start), lattice.row(end));
  }
  for (const opening of view.openings) markOpening(grid, opening, lattice, glyphs);
  let complete = true;
  view.sections.forEach((section, index) => {
    if (!writeSection(grid, section, index, lattice, glyphs)) complete = false;
  });
  for (const opening of view.openings) {
    if (opening.label !== '' && !writeOpening(grid, opening, lattice, resolution.openingLabel(opening.label))) complete = false;
  }
  return { grid, complete };
}

function markOpening(grid: CharGrid, opening: ViewOpening, lattice: Lattice, glyphs: Glyphs): void {
  const { look, x, y, heading, width } = opening;
  const flat = heading === 'n' || heading === 's';
  if (look === 'entrance') {
    const back = { n: [0, 1], e: [-2, 0], s: [0, -1], w: [2, 0] }[heading] as [number, number];
    grid.mark(lattice.column(x) + back[0], lattice.row(y) + back[1], glyphs.entrance[heading]);
    return;
  }
  if (look === 'passage') return;
  const glyph = glyphs.openings[look][flat ? 0 : 1];
  const place = flat ? lattice.column : lattice.row;
  const middle = flat ? x : y;
  let from = place(middle - width / 2);
  let to = place(middle + width / 2);
  // The jambs themselves stay, unless nothing would be left between them.
  if (to - from >= 2) {
    from++;
    to--;
  }
  for (let at = from; at <= to; at++) grid.mark(flat ? at : lattice.column(x), flat ? lattice.row(y) : at, glyph);
}

/** Tries places near the opening on either side of the wall, nearest first, then off the floors; false when it had to go elsewhere. */
function writeOpening(grid: CharGrid, opening: ViewOpening, lattice: Lattice, text: string): boolean {
  const column = lattice.column(opening.x);
  const row = lattice.row(opening.y);
  const [dx, dy] = ({ n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const)[opening.heading];
  const [inner = -1, outer] = opening.sides;
  if (writeNear(grid, column, row, text, inner, -dx, -dy)) return true;
  // In the rock just before an end that nobody has looked into, else behind the door.
  if (writeNear(grid, column, row, text, outer ?? -1, dx, dy)) return true;
  if ([inner, -1].some((ground) => writeNear(grid, column, row, text, ground, 0, 0))) return true;
  // Where sections cross (GEN-04, bridge) a floor may be hidden under another.
  writeNear(grid, column, row, text, anyGround, 0, 0);
  return false;
}

/** Rows around a number, the nearest first; of two as near the upper one. */
const rowsOutwards = [0, -1, 1, -2, 2, -3, 3];
const mostColumns = 9;

/**
 * Writes at the free place nearest to a cell, on one side of it unless (dx, dy) is (0, 0). Of places as near it takes the
 * uppermost, then the leftmost. It looks outwards: most numbers stand where they are wanted.
 */
function writeNear(grid: CharGrid, column: number, row: number, text: string, ground: number, dx: number, dy: number): boolean {
  const { length } = text;
  const half = (length - 1) / 2;
  const left = column - Math.floor(half);
  let best = 0;
  let bestRow = 0;
  let least = Infinity;
  for (const v of rowsOutwards) {
    if (dy !== 0 && v * dy <= 0) continue;
    for (let step = 0; step <= 2 * mostColumns; step++) {
      // 0, −1, 1, −2, 2, …
      const u = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      // Rows are about twice as high as columns are wide.
      const distance = u * u + 5 * v * v;
      if (distance > least || (distance === least && v > bestRow)) break;
      if ((dx !== 0 && u * dx <= half) || !grid.isFree(left + u, row + v, length, ground)) continue;
      best = u;
      bestRow = v;
      least = distance;
      break;
    }
  }
  if (least === Infinity) return false;
  grid.write(left + best, row + bestRow, text);
  return true;
}

function writeSection(grid: CharGrid, section: ViewSection, index: number, lattice: Lattice, glyphs: Glyphs): boolean {
  const [x, y, width, height] = [...section.floor].sort((a, b) => b[2] * b[3] - a[2] * a[3])[0] ?? [0, 0, 0, 0];
  const column = Math.round((lattice.column(x) + lattice.column(x + width)) / 2);
  const row = Math.floor((lattice.row(y) + lattice.row(y + height)) / 2);
  const written = section.label === '' || writeNear(grid, column, row, section.label, index, 0, 0);
  if (!written) writeNear(grid, column, row, section.label, anyGround, 0, 0);
  if (section.tint === 'objective' && !section.ghost) writeNear(grid, column, row - 1, glyphs.star, index, 0, 0);
  return written;
}
