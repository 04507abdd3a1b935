/**
 * The patterns of floors as tiles that repeat without a seam. Their unit is the module: a third of a corridor's
 * width, 2 cm on the usual pieces, so that what has squares also measures (S4). All of it is worked out from
 * whole numbers: the same on every machine, and no chance in it.
 */
import { scatter } from './scatter';
import type { PatternName } from './theme';

/** A stroke from one point to another; the same point twice is a dot. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Corners of a convex area. */
export type Polygon = readonly (readonly [number, number])[];

/** Strokes of one weight: 1 is that of a seam between slabs. */
export interface Strokes {
  readonly weight: number;
  readonly segments: readonly Segment[];
}

/** A piece of pattern of so many modules across and down; what leans out of it stands in the next one too. */
export interface PatternTile {
  readonly columns: number;
  readonly rows: number;
  readonly strokes: readonly Strokes[];
  /** Areas in the second colour of the floor. */
  readonly areas: readonly Polygon[];
  /** True when the lines make squares of one module, by which one can measure. */
  readonly squares: boolean;
}

const seams = (columns: number, rows: number, step = 1): Segment[] => [
  ...count(columns / step).map((at): Segment => [at * step, 0, at * step, rows]),
  ...count(rows / step).map((at): Segment => [0, at * step, columns, at * step]),
];

const square = (x: number, y: number): Polygon => [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];

const dot = (x: number, y: number): Segment => [x, y, x, y];

function count(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}

/** Plates of a deck: rivets in the corners, on every second plate a tread. */
function makePlates(): PatternTile {
  const plates = [[0, 0], [1, 0], [0, 1], [1, 1]] as const;
  const rivets = plates.flatMap(([x, y]) => [[0.17, 0.17], [0.83, 0.17], [0.17, 0.83], [0.83, 0.83]].map(([dx, dy]) => dot(x + dx!, y + dy!)));
  const tread = plates.filter(([x, y]) => x !== y).flatMap(([x, y]) => [0.38, 0.62].flatMap((dy, row) => [0.34, 0.62].map((dx, at): Segment => {
    const lean = (row + at) % 2 === 0 ? 0.12 : -0.12;
    return [x + dx - 0.06, y + dy + lean / 2, x + dx + 0.1, y + dy - lean / 2];
  })));
  return { columns: 2, rows: 2, squares: true, areas: [], strokes: [{ weight: 1, segments: seams(2, 2) }, { weight: 1.3, segments: rivets }, { weight: 0.8, segments: tread }] };
}

/** A walkway of bars in a frame of plates. */
function makeGrating(): PatternTile {
  const bars = [0.25, 0.5, 0.75].map((x): Segment => [x, 0.12, x, 0.88]);
  return { columns: 1, rows: 1, squares: true, areas: [], strokes: [{ weight: 1, segments: seams(1, 1) }, { weight: 0.75, segments: bars }] };
}

/** Slabs of concrete, half a corridor wide, with the holes of their moulds and some pores. */
function makeSlabs(): PatternTile {
  const holes = [0, 1.5].flatMap((x) => [0, 1.5].flatMap((y) => [[0.3, 0.3], [1.2, 0.3], [0.3, 1.2], [1.2, 1.2]].map(([dx, dy]) => dot(x + dx!, y + dy!))));
  const pores = count(12).map((at) => dot(0.15 + scatter(at, 0, 0) * 2.7, 0.15 + scatter(at, 1, 0) * 2.7));
  return { columns: 3, rows: 3, squares: false, areas: [], strokes: [{ weight: 1.2, segments: seams(3, 3, 1.5) }, { weight: 1.7, segments: holes }, { weight: 0.7, segments: pores }] };
}

/** Hazard stripes. */
function makeStripes(): PatternTile {
  const edges = [0, 0.75].map((from): Segment => [from, 0, from - 1.5, 1.5]);
  return { columns: 1.5, rows: 1.5, squares: false, areas: [[[0, 0], [0.75, 0], [-0.75, 1.5], [-1.5, 1.5]]], strokes: [{ weight: 0.8, segments: edges }] };
}

/** Side of the tile of rock in modules, and how many stones lie along it. */
const rockSide = 9;
const stones = 7;

/** A corner between stones; the first and the last of a row are one and the same. */
function findCorner(column: number, row: number): readonly [number, number] {
  const [x, y] = [column % stones, row % stones];
  const size = rockSide / stones;
  const stray = (which: number): number => (scatter(x, y, which) - 0.5) * 0.72;
  return [(column + stray(0) + (row % 2) * 0.38) * size, (row + stray(1)) * size];
}

/** A crack between two corners, broken in the middle. */
function makeCrack(from: readonly [number, number], to: readonly [number, number], bend: number): Segment[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend] as const;
  return [[from[0], from[1], middle[0], middle[1]], [middle[0], middle[1], to[0], to[1]]];
}

/** Bare rock: stones of no two sizes, some grown together, with grit between them. */
function makeRock(): PatternTile {
  const cracks: Segment[] = [];
  const grit: Segment[] = [];
  for (const row of count(stones)) {
    for (const column of count(stones)) {
      const here = findCorner(column, row);
      if (scatter(column, row, 2) > 0.16) cracks.push(...makeCrack(here, findCorner(column + 1, row), (scatter(column, row, 3) - 0.5) * 0.5));
      if (scatter(column, row, 4) > 0.24) cracks.push(...makeCrack(here, findCorner(column, row + 1), (scatter(column, row, 5) - 0.5) * 0.5));
      for (const which of [6, 8]) {
        const [x, y] = [(column + scatter(column, row, which)) * (rockSide / stones), (row + scatter(column, row, which + 1)) * (rockSide / stones)];
        grit.push(scatter(column, row, which + 4) < 0.4 ? [x, y, x + 0.22, y + 0.08 - scatter(column, row, which + 5) * 0.2] : dot(x, y));
      }
    }
  }
  return { columns: rockSide, rows: rockSide, squares: false, areas: [], strokes: [{ weight: 1.1, segments: cracks }, { weight: 0.9, segments: grit }] };
}

/** Loose stones and grit on earth. */
function makeGravel(): PatternTile {
  const strokes: Segment[] = [];
  const grit: Segment[] = [];
  for (const row of count(6)) {
    for (const column of count(6)) {
      const [x, y] = [column + 0.1 + scatter(column, row, 20) * 0.6, row + 0.15 + scatter(column, row, 21) * 0.6];
      if (scatter(column, row, 22) < 0.4) strokes.push([x, y, x + 0.12, y - 0.13], [x + 0.12, y - 0.13, x + 0.3, y - 0.09], [x + 0.3, y - 0.09, x + 0.36, y + 0.04]);
      else grit.push(dot(x, y), dot(x + 0.3, y + 0.2 * scatter(column, row, 23)));
    }
  }
  return { columns: 6, rows: 6, squares: false, areas: [], strokes: [{ weight: 0.9, segments: strokes }, { weight: 1.1, segments: grit }] };
}

/** Parquet in squares whose strips lie this way and that. */
function makeParquet(): PatternTile {
  const strips = [[0, 0], [1, 0], [0, 1], [1, 1]].flatMap(([x, y]) => [0.25, 0.5, 0.75].map((at): Segment => (x === y ? [x!, y! + at, x! + 1, y! + at] : [x! + at, y!, x! + at, y! + 1])));
  return { columns: 2, rows: 2, squares: true, areas: [square(1, 0), square(0, 1)], strokes: [{ weight: 1, segments: seams(2, 2) }, { weight: 0.6, segments: strips }] };
}

/** Boards side by side, with joints that keep clear of each other. */
function makePlanks(): PatternTile {
  const boards = count(6).map((at): Segment => [0, at / 2, 6, at / 2]);
  const joints = count(6).map((at): Segment => [(at * 2.5) % 6, at / 2, (at * 2.5) % 6, at / 2 + 0.5]);
  return { columns: 6, rows: 3, squares: false, areas: [], strokes: [{ weight: 0.8, segments: [...boards, ...joints] }] };
}

/** Carpet in squares with the pile turned from one to the next. */
function makeTiles(): PatternTile {
  const pile = [[0, 0], [1, 0], [0, 1], [1, 1]].flatMap(([x, y]) => [[0.3, 0.3], [0.7, 0.3], [0.5, 0.5], [0.3, 0.7], [0.7, 0.7]].map(([dx, dy]): Segment => (
    x === y ? [x! + dx! - 0.07, y! + dy!, x! + dx! + 0.07, y! + dy!] : [x! + dx!, y! + dy! - 0.07, x! + dx!, y! + dy! + 0.07]
  )));
  return { columns: 2, rows: 2, squares: true, areas: [square(1, 0), square(0, 1)], strokes: [{ weight: 0.8, segments: seams(2, 2) }, { weight: 0.7, segments: pile }] };
}

const makers: Readonly<Record<PatternName, () => PatternTile | null>> = {
  none: () => null,
  grid: () => ({ columns: 1, rows: 1, squares: true, areas: [], strokes: [{ weight: 1, segments: seams(1, 1) }] }),
  plates: makePlates,
  grating: makeGrating,
  slabs: makeSlabs,
  stripes: makeStripes,
  rock: makeRock,
  gravel: makeGravel,
  parquet: makeParquet,
  planks: makePlanks,
  tiles: makeTiles,
};

/** The tile of a pattern; null for a bare floor. */
export function makeTile(pattern: PatternName): PatternTile | null {
  return makers[pattern]();
}
