/**
 * Corridor tiles (SEC-02, SEC-03) as seen from the end one enters by: right and forward in mm.
 * `legMeasure = centre`: every tile lies in a square cell as long as a straight, the passage centred in
 * it. `clear`: junctions have legs of half a straight beyond the crossing square.
 */
import type { CorridorKind } from './draft';
import type { Heading } from './geometry';
import { rectToWorld, toWorld, turn } from './geometry';
import type { Tile } from './tile';
import { makeTile } from './tile';

/** A rectangle or a point in local coordinates: right, forward, width, depth. */
export type LocalRect = readonly [number, number, number, number];

/** An end one may leave by: local point, quarters to turn right from the entry heading, floor index. */
export interface Exit {
  readonly right: number;
  readonly forward: number;
  readonly quarters: -1 | 0 | 1;
  readonly cell: number;
}

/** An end one may leave by, on the board: its heading and its place. */
export interface LaidExit {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly cell: number;
}

/** A tile as it lies behind an opening at 0, 0, and its ends. */
export interface TurnedShape {
  readonly tile: Tile;
  readonly exits: readonly LaidExit[];
}

/** The kinds of corridor, in the order of {@link CorridorShape.nthKind} and in which pieces are numbered. */
export const corridorKinds: readonly CorridorKind[] = ['straight', 'corner', 'fork', 'crossing', 'dead-end'];

/** One way of laying a tile. */
export interface CorridorShape {
  readonly kind: CorridorKind;
  /** Its place in {@link corridorKinds}: to look up by number is quicker than by name. */
  readonly nthKind: number;
  readonly footprint: LocalRect;
  readonly floor: readonly LocalRect[];
  /** Index of the floor rectangle one enters. */
  readonly entryCell: number;
  readonly exits: readonly Exit[];
  /** By heading of the opening, as far as it was asked for: see {@link turnShape}. */
  readonly turned: (TurnedShape | null)[];
}

/** Sizes the shapes are made of, mm. */
export interface CorridorSize {
  readonly widthMm: number;
  readonly lengthMm: number;
  readonly legMeasure: 'centre' | 'clear';
}

/** Side of the square a tile may need: the grid on which rooms put their doors as well. */
export function cellSize(size: CorridorSize): number {
  return size.legMeasure === 'centre' ? size.lengthMm : size.widthMm + size.lengthMm;
}

type Shapes = Readonly<Record<CorridorKind, readonly CorridorShape[]>>;

/** More sizes than a game has. */
const mostKnown = 64;
const known = new Map<string, Shapes>();

/**
 * All ways of laying each kind, the entry at the origin. `stem` (COR-05) lays forks by their stem only.
 * The few sizes of a game are worked out once.
 */
export function corridorShapes(size: CorridorSize, tEntry: 'random' | 'stem'): Shapes {
  const key = `${size.widthMm} ${size.lengthMm} ${size.legMeasure} ${tEntry}`;
  let shapes = known.get(key);
  if (!shapes) {
    if (known.size === mostKnown) known.clear();
    known.set(key, (shapes = layShapes(size, tEntry)));
  }
  return shapes;
}

function layShapes(size: CorridorSize, tEntry: 'random' | 'stem'): Shapes {
  const fork = tEntry === 'stem' ? [[-1, 1]] : [[-1, 1], [0, 1], [-1, 0]];
  return {
    straight: [layStraight(size, true)],
    'dead-end': [layStraight(size, false)],
    corner: [layJunction('corner', size, [-1]), layJunction('corner', size, [1])],
    fork: fork.map((ways) => layJunction('fork', size, ways as Turning[])),
    crossing: [layJunction('crossing', size, [-1, 0, 1])],
  };
}

/** A tile as it lies behind an opening at 0, 0 of a heading: worked out once, so that to lay it is to move it. */
export function turnShape(shape: CorridorShape, heading: Heading): TurnedShape {
  return (shape.turned[heading] ??= layBehind(shape, heading));
}

function layBehind(shape: CorridorShape, heading: Heading): TurnedShape {
  return {
    tile: makeTile(rectToWorld(0, 0, heading, ...shape.footprint), shape.floor.map((rect) => rectToWorld(0, 0, heading, ...rect))),
    exits: shape.exits.map(({ right, forward, quarters, cell }) => {
      const [x, y] = toWorld(0, 0, heading, right, forward);
      return { x, y, heading: turn(heading, quarters), cell };
    }),
  };
}

type Turning = -1 | 0 | 1;

function namedKind(kind: CorridorKind): Pick<CorridorShape, 'kind' | 'nthKind'> {
  return { kind, nthKind: corridorKinds.indexOf(kind) };
}

function layStraight(size: CorridorSize, throughout: boolean): CorridorShape {
  const { widthMm: width, lengthMm: length } = size;
  const cell = size.legMeasure === 'centre' ? length : width;
  return {
    ...namedKind(throughout ? 'straight' : 'dead-end'),
    footprint: [-cell / 2, 0, cell, length],
    floor: [[-width / 2, 0, width, length]],
    entryCell: 0,
    exits: throughout ? [{ right: 0, forward: length, quarters: 0, cell: 0 }] : [],
    turned: [null, null, null, null],
  };
}

function layJunction(kind: CorridorKind, size: CorridorSize, ways: readonly Turning[]): CorridorShape {
  const cell = cellSize(size);
  const width = size.widthMm;
  const leg = (cell - width) / 2;
  const floor: LocalRect[] = [[-width / 2, leg, width, width], [-width / 2, 0, width, leg]];
  const exits = ways.map((way): Exit => {
    floor.push(way === 0 ? [-width / 2, leg + width, width, leg] : [way < 0 ? -cell / 2 : width / 2, leg, leg, width]);
    return way === 0
      ? { right: 0, forward: cell, quarters: 0, cell: floor.length - 1 }
      : { right: (way * cell) / 2, forward: cell / 2, quarters: way, cell: floor.length - 1 };
  });
  return { ...namedKind(kind), footprint: [-cell / 2, 0, cell, cell], floor, entryCell: 1, exits, turned: [null, null, null, null] };
}
