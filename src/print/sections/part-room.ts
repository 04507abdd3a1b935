/** Rooms larger than a page are parted on straight lines right through, the same mark on both sides of every joint. */
import type { Piece, PieceEdge } from './piece';
import { edgesOfRect } from './piece';
import { roundToTenths } from './section-sizes';

/** Where a room is cut: distances from its left and its upper wall, mm, in rising order. */
export interface Cuts {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** What fits a page, mm, upright. */
export interface Room {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** True when a rectangle fits the page, lying or standing. */
export function fitsPage(widthMm: number, heightMm: number, page: Room): boolean {
  return (widthMm <= page.widthMm && heightMm <= page.heightMm) || (heightMm <= page.widthMm && widthMm <= page.heightMm);
}

/** Into how many parts a room is cut. */
export function countParts({ across, down }: Cuts): number {
  return (across.length + 1) * (down.length + 1);
}

/**
 * Ways to part a room so that every part fits the page, those with the fewest parts first. Cuts lie on whole
 * steps (whole squares where floors have them, else centimetres).
 */
export function listCuts(widthMm: number, lengthMm: number, page: Room, stepMm: number): Cuts[] {
  if (fitsPage(widthMm, lengthMm, page)) return [{ across: [], down: [] }];
  const found = new Map<string, Cuts>();
  for (const [alongX, alongY] of [[page.widthMm, page.heightMm], [page.heightMm, page.widthMm]] as const) {
    // Halves of a page, too: two of them waste none.
    for (const [x, y] of [[alongX, alongY], [alongX / 2, alongY], [alongX, alongY / 2]] as const) {
      for (const across of cutLength(widthMm, x, stepMm)) {
        for (const down of cutLength(lengthMm, y, stepMm)) found.set(`${across.join()}/${down.join()}`, { across, down });
      }
    }
  }
  const all = dropSlivers([...found.values()], widthMm, lengthMm).sort((a, b) => countParts(a) - countParts(b));
  // One cut more each way, if at all: more joints are not worth a sheet of paper.
  const first = all[0]!;
  return all.filter((cuts) => countParts(cuts) <= 2 * countParts(first) && cuts.across.length <= first.across.length + 1 && cuts.down.length <= first.down.length + 1);
}

/** Shortest side of a part that is not tiresome to cut and lay, mm: as narrow as a corridor. */
const leastSideMm = 60;

/** Without the ways that leave a narrow strip, where there are others. */
function dropSlivers(ways: readonly Cuts[], widthMm: number, lengthMm: number): Cuts[] {
  const leastOf = (cuts: readonly number[], length: number): number => Math.min(...[...cuts, length].map((cut, at) => cut - (cuts[at - 1] ?? 0)));
  const wide = ways.filter(({ across, down }) => Math.min(leastOf(across, widthMm), leastOf(down, lengthMm)) >= leastSideMm);
  return wide.length > 0 ? wide : [...ways];
}

/** Cuts that leave no part longer than `most`: equal parts, and as large as they go with the rest at the end. */
function cutLength(length: number, most: number, stepMm: number): number[][] {
  const steps = Math.floor(most / stepMm + 1e-6);
  if (length <= most || steps < 1) return length <= most ? [[]] : [];
  const count = Math.ceil(length / (steps * stepMm) - 1e-6);
  const total = Math.ceil(length / stepMm - 1e-6);
  const equal = Array.from({ length: count - 1 }, (_, at) => roundToTenths(Math.ceil(((at + 1) * total) / count) * stepMm));
  const full = Array.from({ length: count - 1 }, (_, at) => roundToTenths((at + 1) * steps * stepMm));
  return equal.join() === full.join() ? [equal] : [equal, full];
}

/** The parts of a room, row by row. `letters` begins every mark of its joints. */
export function partRoom(room: Piece, { across, down }: Cuts, letters: string): Piece[] {
  const { form } = room;
  if (form.kind !== 'room' || across.length + down.length === 0) return [room];
  const columns = [0, ...across, room.widthMm];
  const rows = [0, ...down, room.heightMm];
  const [columnCount, rowCount] = [columns.length - 1, rows.length - 1];
  // Joints between neighbours of a row are numbered first, then those between rows.
  const upright = (column: number, row: number): string => `${letters}${row * (columnCount - 1) + column}`;
  const lying = (column: number, row: number): string => `${letters}${(columnCount - 1) * rowCount + (row - 1) * columnCount + column + 1}`;
  return rows.slice(0, -1).flatMap((y, row) => columns.slice(0, -1).map((x, column): Piece => {
    const widthMm = roundToTenths(columns[column + 1]! - x);
    const heightMm = roundToTenths(rows[row + 1]! - y);
    const marks = [
      row > 0 ? lying(column, row) : undefined, column < columnCount - 1 ? upright(column + 1, row) : undefined,
      row < rowCount - 1 ? lying(column, row + 1) : undefined, column > 0 ? upright(column, row) : undefined,
    ];
    const looks = marks.map((mark): PieceEdge['look'] => (mark === undefined ? 'wall' : 'joint'));
    const part = { x, y, at: row * columnCount + column + 1, of: columnCount * rowCount };
    return { form: { ...form, part }, widthMm, heightMm, edges: edgesOfRect(widthMm, heightMm, looks, marks), pockets: [] };
  }));
}
