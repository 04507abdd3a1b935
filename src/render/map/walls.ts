/** Walls: the outline of each section's floor, less what its openings leave free. Board mm, whole numbers. */
import type { Rect } from '../../session/document';
import type { MapView, ViewOpening } from './map-view';

/** A straight piece of wall from the smaller to the larger coordinate. */
export interface Wall {
  readonly axis: 'horizontal' | 'vertical';
  /** y of a horizontal wall, x of a vertical one. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** True where the wall stops at the jamb of an opening rather than at a corner. */
  readonly jambAtStart: boolean;
  readonly jambAtEnd: boolean;
  /** Index of the section in the view. */
  readonly section: number;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly jamb: boolean;
}

const known = new WeakMap<MapView, readonly Wall[]>();

/** All walls of a view; the staging zone has none. Linear in sections and openings; found once for each view. */
export function findWalls(view: MapView): readonly Wall[] {
  let walls = known.get(view);
  if (!walls) known.set(view, (walls = traceWalls(view)));
  return walls;
}

function traceWalls(view: MapView): Wall[] {
  const openings: ViewOpening[][] = view.sections.map(() => []);
  for (const opening of view.openings) {
    if (opening.look !== 'blind-end') for (const side of opening.sides) openings[side]?.push(opening);
  }
  const walls: Wall[] = [];
  view.sections.forEach((section, index) => {
    if (section.bare) return;
    for (const rect of section.floor) addWalls(walls, index, rect, section.floor, openings[index] ?? []);
  });
  return walls;
}

function addWalls(walls: Wall[], section: number, rect: Rect, floor: readonly Rect[], openings: readonly ViewOpening[]): void {
  const left = rect[0];
  const top = rect[1];
  const right = left + rect[2];
  const bottom = top + rect[3];
  const addEdge = (axis: Wall['axis'], at: number, start: number, end: number): void => {
    const cuts: Cut[] = [];
    if (floor.length > 1) cutByFloor(cuts, axis, at, start, end, floor, rect);
    cutByOpenings(cuts, axis, at, start, end, openings);
    if (cuts.length > 1) cuts.sort((a, b) => a.start - b.start || a.end - b.end);
    addPieces(walls, axis, at, start, end, section, cuts);
  };
  addEdge('horizontal', top, left, right);
  addEdge('horizontal', bottom, left, right);
  addEdge('vertical', left, top, bottom);
  addEdge('vertical', right, top, bottom);
}

/** Where the edge lies against another rectangle of the same floor there is no wall. */
function cutByFloor(cuts: Cut[], axis: Wall['axis'], at: number, start: number, end: number, floor: readonly Rect[], own: Rect): void {
  const flat = axis === 'horizontal';
  for (const other of floor) {
    if (other === own) continue;
    const near = flat ? other[1] : other[0];
    const far = near + (flat ? other[3] : other[2]);
    if (near !== at && far !== at) continue;
    const from = flat ? other[0] : other[1];
    const to = from + (flat ? other[2] : other[3]);
    if (from < end && to > start) cuts.push({ start: Math.max(from, start), end: Math.min(to, end), jamb: false });
  }
}

function cutByOpenings(cuts: Cut[], axis: Wall['axis'], at: number, start: number, end: number, openings: readonly ViewOpening[]): void {
  const flat = axis === 'horizontal';
  for (let index = 0; index < openings.length; index++) {
    const opening = openings[index]!;
    if ((flat ? opening.y : opening.x) !== at || flat !== (opening.heading === 'n' || opening.heading === 's')) continue;
    const centre = flat ? opening.x : opening.y;
    const from = Math.max(centre - opening.width / 2, start);
    const to = Math.min(centre + opening.width / 2, end);
    if (from < to) cuts.push({ start: from, end: to, jamb: true });
  }
}

function addPieces(walls: Wall[], axis: Wall['axis'], at: number, first: number, last: number, section: number, cuts: readonly Cut[]): void {
  let start = first;
  let jambAtStart = false;
  for (let index = 0; index < cuts.length; index++) {
    const cut = cuts[index]!;
    if (cut.start > start) walls.push({ axis, at, start, end: cut.start, jambAtStart, jambAtEnd: cut.jamb, section });
    if (cut.end > start) {
      start = cut.end;
      jambAtStart = cut.jamb;
    }
  }
  if (start < last) walls.push({ axis, at, start, end: last, jambAtStart, jambAtEnd: false, section });
}
