/**
 * Where the numbers of a map stand. A section's number lies in its floor, an opening's in a circle beside
 * it: inside, else in the rock. Nothing overlaps: what does not fit moves, then shrinks (S3).
 */
import type { Rect } from '../../session/document';
import type { MapView, ViewSection } from '../map/map-view';
import { areaOf, BoxGrid, insideFloor, withinBox } from './box-grid';
import type { Box } from './box-grid';
import { boxOf, isFreeAfar, keepFree, lead, leastShrink, legibleType, makeLabel, moveLabel } from './labels';
import type { Grids, Numbered, PlacedLabel, Projection } from './labels';
import type { Point } from './path-data';
import { placeAfar } from './place-afar';
import { isBacked, placeOpening, symbolBox } from './place-openings';

/** All marks of a map that need room of their own. */
export interface PlacedLabels {
  readonly sections: readonly PlacedLabel[];
  readonly openings: readonly PlacedLabel[];
  /** Stars of objective rooms; `size` is the radius. */
  readonly stars: readonly PlacedLabel[];
  /** True where a number found no place of its own and lies over something. */
  readonly crowded: boolean;
}

/** Half the thickness of a wall and a little air, in units; less where a number would be too small otherwise. */
const wallAir = 0.75;
const leastAir = 0.475;
/** Smaller than this a number does better outside. */
const legibleShrink = 0.7;
const shrinkSteps = [1, 0.85, 0.7, 0.55, leastShrink];
const sectionSize = 2.9;

/** Places far off that are tried on one map, some seconds long; no map that is legible on paper takes a quarter of them. */
const mostTries = 12_000_000;

/** The floors of a view on the page. */
export function findGround(view: MapView, projection: Projection): BoxGrid {
  const ground = new BoxGrid(16 * projection.unit);
  for (const { floor } of view.sections) for (const rect of floor) ground.add(projectRect(rect, projection));
  return ground;
}

/** So often the numbers of a map are placed before it is called crowded; once where more than this part of them found no place. */
const mostGoes = 4;
const hopeless = 1 / 3;

/**
 * Places every number of a view, better not on the `ticks` of its walls nor on the `joins` of sheets. Linear: each label meets only the
 * boxes of its own neighbourhood. Those that found no place go before all others in another go.
 */
export function placeLabels(view: MapView, projection: Projection, ground: BoxGrid, ticks: readonly Box[], joins: readonly Box[] = []): PlacedLabels {
  const floors = view.sections.map((section) => section.floor.map((rect) => projectRect(rect, projection)));
  const first = new Set<Numbered>();
  const tries: Grids['tries'] = { left: mostTries, inVain: [] };
  let last = false;
  for (let go = 1; ; go++) {
    tries.inVain = [];
    const placed = placeOnce(view, floors, projection, { ...markTaken(view, floors, projection, ground, ticks, joins), ground, tries, last }, first);
    const late = tries.inVain.filter((numbered) => !first.has(numbered));
    if (last || tries.inVain.length === 0 || late.length > hopeless * (placed.openings.length + placed.sections.length)) return placed;
    for (const numbered of late) first.add(numbered);
    // Where nobody else could come first, no other order is left to try.
    last = go + 1 === mostGoes || late.length === 0;
  }
}

/** What no number may cover, what it should not, and the stars. */
type Marks = Pick<Grids, 'taken' | 'solid' | 'wanted' | 'joins'> & Pick<PlacedLabels, 'stars'>;

function markTaken(view: MapView, floors: readonly (readonly Box[])[], projection: Projection, ground: BoxGrid, ticks: readonly Box[], joins: readonly Box[]): Marks {
  const { unit } = projection;
  const [taken, solid] = [new BoxGrid(8 * unit), new BoxGrid(8 * unit)];
  for (const opening of view.openings) {
    const box = symbolBox(opening, projection, isBacked(opening, projection, ground));
    taken.add(box);
    solid.add(box);
  }
  const wanted = new BoxGrid(8 * unit);
  for (const box of [...ticks, ...joins]) wanted.add(box);
  const seams = joins.length === 0 ? null : new BoxGrid(8 * unit);
  for (const join of joins) seams?.add(join);
  const stars: PlacedLabel[] = [];
  view.sections.forEach(({ tint, label, ghost }, index) => {
    const floor = floors[index] ?? [];
    if (tint === 'objective' && !ghost) stars.push(placeStar(floor, unit, { taken, solid }, label !== ''));
    if (label === '') return;
    const { x, y } = middleOf(floor);
    wanted.add(boxOf(moveLabel(makeLabel(label, sectionSize * projection.labelUnit, 0), x, y), 0.3 * unit));
  });
  return { taken, solid, wanted, joins: seams, stars };
}

/** The numbers of openings, then those of sections, which have more room; before them all those that are to be `first`. */
function placeOnce(view: MapView, floors: readonly (readonly Box[])[], projection: Projection, { stars, ...grids }: Marks & Grids, first: ReadonlySet<Numbered>): PlacedLabels {
  const openings: PlacedLabel[] = [];
  const sections: PlacedLabel[] = [];
  for (const now of first.size > 0 ? [true, false] : [false]) {
    for (const opening of view.openings) {
      if (opening.label !== '' && first.has(opening) === now) openings.push(placeOpening(opening, isBacked(opening, projection, grids.ground), floors, projection, grids));
    }
    view.sections.forEach((section, index) => {
      if (section.label !== '' && first.has(section) === now) sections.push(placeSection(section, floors[index] ?? [], projection, grids));
    });
  }
  return { sections, openings, stars, crowded: grids.tries.inVain.length > 0 && overlapping([...openings, ...sections], projection) };
}

/** True when a number lies over another or leaves the page, which only the last resort brings about. */
function overlapping(labels: readonly PlacedLabel[], { unit, page }: Projection): boolean {
  const grid = new BoxGrid(8 * unit);
  return labels.some((label) => {
    const box = boxOf(label);
    const free = grid.isFree(box) && withinBox(box, page);
    grid.add(box);
    return !free;
  });
}

function middleOf(floor: readonly Box[]): { readonly x: number; readonly y: number } {
  const largest = sortBySize(floor)[0] ?? [0, 0, 0, 0];
  return { x: (largest[0] + largest[2]) / 2, y: (largest[1] + largest[3]) / 2 };
}

function sortBySize(floor: readonly Box[]): readonly Box[] {
  return floor.length < 2 ? floor : [...floor].sort((a, b) => areaOf(b) - areaOf(a));
}

function projectRect(rect: Rect, { x, y }: Projection): Box {
  return [x(rect[0]), y(rect[1]), x(rect[0] + rect[2]), y(rect[1] + rect[3])];
}

function placeStar(floor: readonly Box[], unit: number, grids: Pick<Grids, 'taken' | 'solid'>, numbered: boolean): PlacedLabel {
  const [left, top, right, bottom] = floor[0] ?? [0, 0, 0, 0];
  const radius = Math.min(2.6 * unit, (bottom - top) * 0.16, (right - left) * 0.2);
  const star = { text: '', x: (left + right) / 2, y: (top + bottom) / 2 - (numbered ? radius * 1.15 : 0), size: radius, halfWidth: radius, halfHeight: radius };
  keepFree(star, grids);
  return star;
}

function placeSection(section: ViewSection, floor: readonly Box[], projection: Projection, grids: Grids): PlacedLabel {
  const { taken, ground, joins } = grids;
  const { unit, labelUnit, steadyNumbers } = projection;
  const bySize = sortBySize(floor);
  const least = legibleType / (sectionSize * labelUnit);
  for (const shrink of steadyNumbers ? [...shrinkSteps.filter((step) => step > least), least] : shrinkSteps) {
    const label = makeLabel(section.label, sectionSize * labelUnit * shrink, 0);
    const placed = (joins ? findInside(label, bySize, floor, unit, taken, wallAir, joins) : null)
      ?? findInside(label, bySize, floor, unit, taken, wallAir)
      ?? (shrink <= legibleShrink || shrink === least ? findInside(label, bySize, floor, unit, taken, leastAir) : null)
      ?? (shrink < legibleShrink || shrink === least ? findBeside(section.label, bySize, projection, taken, ground) : null);
    if (!placed) continue;
    keepFree(placed, grids);
    return placed;
  }
  const { x, y } = middleOf(floor);
  const afar = steadyNumbers ? placeAfar(makeLabel(section.label, legibleType, 0), listAnchors(bySize), grids, projection) : null;
  if (afar) return afar;
  grids.tries.inVain.push(section);
  return moveLabel(makeLabel(section.label, sectionSize * labelUnit * leastShrink, 0), x, y);
}

/** Points of a floor from which a line may lead to a number that stands elsewhere: the middle, and halfway to each side. */
function listAnchors(bySize: readonly Box[]): Point[] {
  return bySize.flatMap(([left, top, right, bottom]): Point[] => [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5]].map(([across, down]): Point => [left + (right - left) * across!, top + (bottom - top) * down!]));
}

function findInside(label: PlacedLabel, bySize: readonly Box[], floor: readonly Box[], unit: number, taken: BoxGrid, wall: number, shunned?: BoxGrid): PlacedLabel | null {
  const { halfWidth, halfHeight } = label;
  const air = wall * unit;
  const room = 0.3 * unit;
  for (const rect of bySize) {
    const { 0: left, 1: top, 2: right, 3: bottom } = rect;
    for (let at = 0; at < nearMiddle.length; at++) {
      const step = nearMiddle[at]!;
      const x = (left + right) / 2 + offset(step[0], unit, right - left);
      const y = (top + bottom) / 2 + offset(step[1], unit, bottom - top);
      if (!insideFloor(x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air, floor)) continue;
      if (shunned && !shunned.isClear(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight)) continue;
      if (taken.isClear(x - halfWidth - room, y - halfHeight - room, x + halfWidth + room, y + halfHeight + room)) return moveLabel(label, x, y);
    }
  }
  return null;
}

/** A place off all floors, next to one of the section's own. */
function findBeside(text: string, bySize: readonly Box[], projection: Projection, taken: BoxGrid, ground: BoxGrid): PlacedLabel | null {
  const { unit, labelUnit, page } = projection;
  const label = makeLabel(text, projection.steadyNumbers ? legibleType : sectionSize * labelUnit * legibleShrink, 0);
  for (const [left, top, right, bottom] of bySize) {
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const dx = label.halfWidth + unit;
    const dy = label.halfHeight + unit;
    for (const [px, py] of [[right + dx, y], [left - dx, y], [x, top - dy], [x, bottom + dy]] as const) {
      const placed = moveLabel(label, px, py);
      if (withinBox(boxOf(placed), page) && ground.isFree(boxOf(placed, 0.6 * unit)) && taken.isFree(boxOf(placed, 0.1 * unit))) return placed;
    }
    for (const away of [1.2, 2.4, 3.6, 5, 6.5]) {
      for (const shift of [0, 1.2, -1.2, 2.4, -2.4]) {
        for (const side of [1, -1]) {
          const edge = side > 0 ? right : left;
          const placed = lead(moveLabel(label, edge + side * (dx + away), y + shift * label.halfHeight * 2), [edge - side * 0.9 * unit, y]);
          if (isFreeAfar(placed, [edge + side * 0.6 * unit, y], { taken, ground }, projection)) return placed;
        }
      }
    }
  }
  return null;
}

/** Steps off the middle: first some units, then (beyond 10) tenths of the floor. */
const nearMiddle: readonly Point[] = [
  [0, 0], ...[0.4, 0.8, 1.2, 1.6, 2.2, 3, 4, 12, 13].flatMap((step): Point[] => [[0, step], [0, -step], [step, 0], [-step, 0]]),
];

function offset(step: number, unit: number, side: number): number {
  if (step > 10) return ((step - 10) / 10) * side;
  return step < -10 ? ((step + 10) / 10) * side : step * unit;
}
