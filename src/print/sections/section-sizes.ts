/** What pieces measure, mm: the sizes of the tables (SEC-03 to SEC-07), or their nearest in whole squares for owners of gridded boards. */
import { cellSize } from '../../board/corridor-shapes';
import type { CorridorSize } from '../../board/corridor-shapes';
import type { HouseRules } from '../../tables/house-rules';
import type { Catalogue, RoomShape } from '../../tables/ruleset';

/** Sizes of a set of pieces, mm. */
export interface SectionSizes {
  readonly corridor: CorridorSize;
  readonly doorMm: number;
  readonly rooms: { readonly small: readonly RoomShape[]; readonly large: readonly RoomShape[] };
  /** Side of a square that is drawn on the floors; null: the pieces have no grid. */
  readonly squareMm: number | null;
}

/** Squares a set can be made for, mm, by the name that `--grid` takes. */
export const gridSquares = { '25mm': 25, '1in': 25.4 } as const;

/** The sizes of a set. With a square every length becomes a whole number of them. */
export function sizeSections(catalogue: Catalogue, { legMeasure }: Pick<HouseRules, 'legMeasure'>, squareMm: number | null): SectionSizes {
  const { corridor, door, rooms } = catalogue;
  const sizes = { corridor: { ...corridor, legMeasure }, doorMm: door.widthMm, rooms, squareMm };
  if (squareMm === null) return sizes;
  const length = countSquares(corridor.lengthMm, squareMm);
  // Legs on both sides of a junction are alike: its sides leave an even number of squares (SEC-03).
  const width = legMeasure === 'centre' ? Math.max(1, matchParity(countSquares(corridor.widthMm, squareMm), length)) : countSquares(corridor.widthMm, squareMm);
  const even = legMeasure === 'clear' ? length + (length % 2) : length;
  return {
    ...sizes,
    corridor: { widthMm: toMm(width, squareMm), lengthMm: toMm(even, squareMm), legMeasure },
    doorMm: toMm(Math.min(width, countSquares(door.widthMm, squareMm)), squareMm),
    rooms: { small: rooms.small.map((room) => fitRoom(room, squareMm)), large: rooms.large.map((room) => fitRoom(room, squareMm)) },
  };
}

/** A room in whole squares. */
export function fitRoom({ widthMm, lengthMm }: RoomShape, squareMm: number | null): RoomShape {
  if (squareMm === null) return { widthMm, lengthMm };
  return { widthMm: toMm(countSquares(widthMm, squareMm), squareMm), lengthMm: toMm(countSquares(lengthMm, squareMm), squareMm) };
}

/** What a leg of a junction measures beyond the square where the ways cross, mm. */
export function legOf(corridor: CorridorSize): number {
  return (cellSize(corridor) - corridor.widthMm) / 2;
}

function countSquares(mm: number, squareMm: number): number {
  return Math.max(1, Math.round(mm / squareMm));
}

function matchParity(width: number, length: number): number {
  return (length - width) % 2 === 0 ? width : width - 1;
}

function toMm(squares: number, squareMm: number): number {
  return roundToTenths(squares * squareMm);
}

/** Whole tenths of a millimetre: multiples of 25.4 would bring the noise of binary fractions along. */
export function roundToTenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
