/**
 * Two other ways to answer what `src/board/sight.ts` answers with cones, both exact and both dull:
 * `isClear` tries a line against every wall of a board in the plane; `traceLine` follows a line from
 * floor rectangle to floor rectangle, which also works where sections cross (ENG-05).
 */
import type { DraftBoard, DraftOpening } from '../../../src/board/draft';
import { stepOf, type Rect } from '../../../src/board/geometry';
import { nowhere } from '../../../src/board/draft';
import { cellOf, laidOut, waysOf } from './sections';

type Point = readonly [number, number];

/** A wall or a gap on a grid line: `across` when it runs along x at height `level`. */
interface Edge {
  readonly across: boolean;
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

function edgesOf([x, y, width, height]: Rect): Edge[] {
  return [
    { across: true, level: y, from: x, to: x + width },
    { across: true, level: y + height, from: x, to: x + width },
    { across: false, level: x, from: y, to: y + height },
    { across: false, level: x + width, from: y, to: y + height },
  ];
}

/** The gap an opening leaves in a wall. */
function gapOf({ x, y, heading, width }: DraftOpening): Edge {
  const across = heading % 2 === 0;
  const middle = across ? x : y;
  return { across, level: across ? y : x, from: middle - width / 2, to: middle + width / 2 };
}

/** What is left of a wall beside the gaps; jambs belong to the wall. */
function cut(wall: Edge, gaps: readonly Edge[]): Edge[] {
  let left = [wall];
  for (const gap of gaps) {
    if (gap.across !== wall.across || gap.level !== wall.level) continue;
    left = left.flatMap((part) => {
      if (gap.to <= part.from || gap.from >= part.to) return [part];
      return [{ ...part, to: gap.from }, { ...part, from: gap.to }].filter(({ from, to }) => from <= to);
    });
  }
  return left;
}

/** The edge two floor rectangles of a section share. */
function sharedEdge(a: Rect, b: Rect): Edge {
  const x1 = Math.max(a[0], b[0]);
  const x2 = Math.min(a[0] + a[2], b[0] + b[2]);
  const y1 = Math.max(a[1], b[1]);
  const y2 = Math.min(a[1] + a[3], b[1] + b[3]);
  return y1 === y2 ? { across: true, level: y1, from: x1, to: x2 } : { across: false, level: x1, from: y1, to: y2 };
}

/** A section as far as its walls go. */
interface Floored {
  readonly id: number;
  readonly floor: readonly Rect[];
}

/** Every piece of wall of a board in the plane: floor edges but for inner edges and open openings with a section on either side. */
export function listWalls(sections: readonly Floored[], openings: readonly DraftOpening[]): Edge[] {
  return sections.flatMap(({ id, floor }) => {
    const [middle, ...arms] = floor;
    if (!middle) return [];
    const gaps = [
      ...arms.map((arm) => sharedEdge(middle, arm)),
      ...openings.filter(({ from, to, state }) => (from === id || to === id) && state === 'open' && to !== nowhere).map(gapOf),
    ];
    return floor.flatMap(edgesOf).flatMap((edge) => cut(edge, gaps));
  });
}

/** True when a line from the eye to a point in an opening touches no wall. The wall of whatever lies behind that opening does not count. */
export function isClear(walls: readonly Edge[], eye: Point, point: Point, target: DraftOpening): boolean {
  const gap = [gapOf(target)];
  const [dx, dy] = stepOf(target.heading);
  // From behind one looks at the wall of another section.
  if ((point[0] - eye[0]) * dx + (point[1] - eye[1]) * dy <= 0) return false;
  return !walls.some((wall) => (touches(wall, eye, point) ? cut(wall, gap).some((part) => touches(part, eye, point)) : false));
}

function touches(wall: Edge, [ax, ay]: Point, [bx, by]: Point): boolean {
  const [along1, off1, along2, off2] = wall.across ? [ax, ay - wall.level, bx, by - wall.level] : [ay, ax - wall.level, by, bx - wall.level];
  if (off1 === 0 && off2 === 0) return Math.max(along1, along2) >= wall.from && Math.min(along1, along2) <= wall.to;
  if (off1 * off2 > 0) return false;
  // Where the line meets the wall's level, times the (positive) span.
  const span = Math.abs(off1 - off2);
  const met = along1 * Math.abs(off2) + along2 * Math.abs(off1);
  return met >= wall.from * span && met <= wall.to * span;
}

/** The three points of LOS-04. */
export function pointsOf(opening: DraftOpening): Point[] {
  const inset = opening.width / 2 - 5;
  return [0, -inset, inset].map((offset) => (opening.heading % 2 === 0 ? [opening.x + offset, opening.y] : [opening.x, opening.y + offset]));
}

/** A floor rectangle of a section. */
interface Cell {
  readonly section: number;
  readonly cell: number;
}

/** Where a line that starts strictly inside a floor rectangle ends: the cell, or null when a wall stops it. */
export function traceLine(board: DraftBoard, start: Cell, [ex, ey]: Point, [px, py]: Point): Cell | null {
  const dx = px - ex;
  const dy = py - ey;
  let at = start;
  for (;;) {
    const [x, y, width, height] = laidOut(board.sections[at.section]!).floor[at.cell]!;
    if (px >= x && px <= x + width && py >= y && py <= y + height) return at;
    const edgeX = dx > 0 ? x + width : x;
    const edgeY = dy > 0 ? y + height : y;
    // Which edge is met first: compare (edgeX - ex) / dx with (edgeY - ey) / dy, both positive.
    const first = dx === 0 ? 1 : dy === 0 ? -1 : Math.abs(edgeX - ex) * Math.abs(dy) - Math.abs(edgeY - ey) * Math.abs(dx);
    if (first === 0) return null;
    const exit = first < 0
      ? { across: false, level: edgeX, times: Math.abs(dx), along: ey * Math.abs(dx) + dy * Math.abs(edgeX - ex) }
      : { across: true, level: edgeY, times: Math.abs(dy), along: ex * Math.abs(dy) + dx * Math.abs(edgeY - ey) };
    const passes = ({ across, level, from, to }: Edge): boolean =>
      across === exit.across && level === exit.level && exit.along > from * exit.times && exit.along < to * exit.times;
    const next = neighboursOf(board, at).find(({ edge }) => passes(edge));
    if (!next) return null;
    at = next.to;
  }
}

function neighboursOf(board: DraftBoard, at: Cell): { edge: Edge; to: Cell }[] {
  const section = board.sections[at.section]!;
  const { floor } = laidOut(section);
  const inner = floor.flatMap((rect, cell) => (cell !== at.cell && (cell === 0 || at.cell === 0)
    ? [{ edge: sharedEdge(floor[at.cell]!, rect), to: { section: at.section, cell } }] : []));
  const through = waysOf(section).flatMap((way) => {
    const { opening, twin } = way;
    if (opening.state !== 'open' || twin === null || cellOf(way) !== at.cell) return [];
    return [{ edge: gapOf(opening), to: { section: twin.section.id, cell: cellOf(twin) } }];
  });
  return [...inner, ...through];
}
