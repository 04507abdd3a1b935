/**
 * Where the numbers of a map stand. A section's number lies in its floor, an opening's in a circle beside
 * it: inside, else in the rock. Nothing overlaps: what does not fit moves, then shrinks (S3).
 */
import type { Rect } from '../../session/document';
import type { MapView, ViewOpening, ViewSection } from '../map/map-view';
import { reachOf } from './opening-symbols';
import { frameAt } from './path-data';
import type { Point } from './path-data';
import { measureText } from './text-measure';

/** A number on the map, page mm; `y` is the middle. */
export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** All marks of a map that need room of their own. */
export interface PlacedLabels {
  readonly sections: readonly PlacedLabel[];
  readonly openings: readonly PlacedLabel[];
  /** Stars of objective rooms; `size` is the radius. */
  readonly stars: readonly PlacedLabel[];
}

/** Board to page. */
export interface Projection {
  readonly x: (mm: number) => number;
  readonly y: (mm: number) => number;
  readonly length: (mm: number) => number;
  /** Size of strokes and symbols, mm on the page. */
  readonly unit: number;
  /** Size of numbers, mm on the page: as `unit`, or more where a plan is small. */
  readonly labelUnit: number;
  /** True where a section's number may stand beside its floor rather than be too small in it. */
  readonly numbersOutside: boolean;
}

/** Half the thickness of a wall and a little air, in units. */
const wallAir = 0.75;
const leastShrink = 0.4;
/** Smaller than this a number does better outside. */
const legibleShrink = 0.7;
const shrinkSteps = [1, 0.85, 0.7, 0.55, leastShrink];
/** Polite: leaving the middles of sections free. */
const openingTries = [{ shrink: 1, polite: true }, { shrink: 0.85, polite: true }, ...shrinkSteps.map((shrink) => ({ shrink, polite: false }))];
const sectionSize = 2.9;
const openingSize = 2.15;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Places every number of a view. Linear: each label meets only the boxes of its own neighbourhood. */
export function placeLabels(view: MapView, projection: Projection): PlacedLabels {
  const { unit } = projection;
  const floors = view.sections.map((section) => section.floor.map((rect) => projectRect(rect, projection)));
  const taken = new BoxGrid(8 * unit);
  const ground = new BoxGrid(16 * unit);
  for (const rects of floors) for (const rect of rects) ground.add(rect);
  for (const opening of view.openings) taken.add(symbolBox(opening, projection));
  const wanted = new BoxGrid(8 * unit);
  const stars: PlacedLabel[] = [];
  view.sections.forEach(({ tint, label, ghost }, index) => {
    const floor = floors[index] ?? [];
    if (tint === 'objective' && !ghost) stars.push(placeStar(floor, unit, taken, label !== ''));
    if (label === '') return;
    const { x, y } = middleOf(floor);
    wanted.add(boxOf(moveLabel(makeLabel(label, sectionSize * projection.labelUnit, 0), x, y), 0.3 * unit));
  });
  const grids: Grids = { taken, wanted, ground };
  const openings = view.openings.filter(({ label }) => label !== '').map((opening) => placeOpening(opening, floors, projection, grids));
  const sections: PlacedLabel[] = [];
  view.sections.forEach((section, index) => {
    if (section.label !== '') sections.push(placeSection(section, floors[index] ?? [], projection, grids));
  });
  return { sections, openings, stars };
}

/** What lies where. */
interface Grids {
  /** Symbols and numbers: nothing may overlap them. */
  readonly taken: BoxGrid;
  /** The middles of sections, better left to their numbers. */
  readonly wanted: BoxGrid;
  readonly ground: BoxGrid;
}

function middleOf(floor: readonly Box[]): { readonly x: number; readonly y: number } {
  const [left, top, right, bottom] = sortBySize(floor)[0] ?? [0, 0, 0, 0];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function sortBySize(floor: readonly Box[]): readonly Box[] {
  return floor.length < 2 ? floor : [...floor].sort((a, b) => areaOf(b) - areaOf(a));
}

function projectRect([x, y, width, height]: Rect, { x: px, y: py }: Projection): Box {
  return [px(x), py(y), px(x + width), py(y + height)];
}

function symbolBox(opening: ViewOpening, projection: Projection): Box {
  const { unit } = projection;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  const half = projection.length(opening.width) / 2;
  const inside = opening.look === 'entrance' ? half * 1.3 + unit : 0.9 * unit;
  return boxAround([frame(-half, -inside), frame(half, outwardReach(opening, half, unit))]);
}

function outwardReach(opening: ViewOpening, half: number, unit: number): number {
  return opening.look === 'open-door' ? 2 * half : reachOf(opening.look) * unit;
}

function placeStar(floor: readonly Box[], unit: number, taken: BoxGrid, numbered: boolean): PlacedLabel {
  const [left, top, right, bottom] = floor[0] ?? [0, 0, 0, 0];
  const radius = Math.min(2.6 * unit, (bottom - top) * 0.16, (right - left) * 0.2);
  const star = { text: '', x: (left + right) / 2, y: (top + bottom) / 2 - (numbered ? radius * 1.15 : 0), size: radius, halfWidth: radius, halfHeight: radius };
  taken.add(boxOf(star));
  return star;
}

function placeSection(section: ViewSection, floor: readonly Box[], projection: Projection, { taken, ground }: Grids): PlacedLabel {
  const { unit, labelUnit, numbersOutside } = projection;
  const bySize = sortBySize(floor);
  for (const shrink of shrinkSteps) {
    const label = makeLabel(section.label, sectionSize * labelUnit * shrink, 0);
    const placed = findInside(label, bySize, floor, unit, taken)
      ?? (numbersOutside && shrink < legibleShrink ? findBeside(section.label, bySize, projection, taken, ground) : null);
    if (!placed) continue;
    taken.add(boxOf(placed));
    return placed;
  }
  const { x, y } = middleOf(floor);
  return moveLabel(makeLabel(section.label, sectionSize * labelUnit * leastShrink, 0), x, y);
}

function findInside(label: PlacedLabel, bySize: readonly Box[], floor: readonly Box[], unit: number, taken: BoxGrid): PlacedLabel | null {
  const { halfWidth, halfHeight } = label;
  const air = wallAir * unit;
  for (const [left, top, right, bottom] of bySize) {
    for (const [dx, dy] of nearMiddle) {
      const x = (left + right) / 2 + offset(dx, unit, right - left);
      const y = (top + bottom) / 2 + offset(dy, unit, bottom - top);
      if (!insideFloor(x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air, floor)) continue;
      const placed = moveLabel(label, x, y);
      if (taken.isFree(boxOf(placed, 0.3 * unit))) return placed;
    }
  }
  return null;
}

/** A place off all floors, next to one of the section's own. */
function findBeside(text: string, bySize: readonly Box[], { unit, labelUnit }: Projection, taken: BoxGrid, ground: BoxGrid): PlacedLabel | null {
  const label = makeLabel(text, sectionSize * labelUnit * legibleShrink, 0);
  for (const [left, top, right, bottom] of bySize) {
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const dx = label.halfWidth + unit;
    const dy = label.halfHeight + unit;
    for (const [px, py] of [[right + dx, y], [left - dx, y], [x, top - dy], [x, bottom + dy]] as const) {
      const placed = moveLabel(label, px, py);
      if (ground.isFree(boxOf(placed, 0.6 * unit)) && taken.isFree(boxOf(placed, 0.1 * unit))) return placed;
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

/** A place to try: on a floor, or in the rock when `floor` is null. */
interface Spot {
  readonly at: Point;
  readonly floor: readonly Box[] | null;
}

function placeOpening(opening: ViewOpening, floors: readonly (readonly Box[])[], projection: Projection, { taken, wanted, ground }: Grids): PlacedLabel {
  const { unit, labelUnit } = projection;
  for (const { shrink, polite } of openingTries) {
    const label = makeLabel(opening.label, openingSize * labelUnit * shrink, 0.32);
    for (const { at: [x, y], floor } of spotsBy(opening, label, floors, projection)) {
      const placed = moveLabel(label, x, y);
      const air = boxOf(placed, 0.6 * unit);
      if (floor ? !insideFloor(air[0], air[1], air[2], air[3], floor) : !ground.isFree(air)) continue;
      if (!taken.isFree(boxOf(placed, 0.15 * unit)) || (polite && !wanted.isFree(boxOf(placed)))) continue;
      taken.add(boxOf(placed));
      return placed;
    }
  }
  const [x, y] = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading)(0, -unit);
  return moveLabel(makeLabel(opening.label, openingSize * labelUnit * leastShrink, 0.32), x, y);
}

/** Before the opening, beside it, behind it; then in the rock around it. */
function* spotsBy(opening: ViewOpening, label: PlacedLabel, floors: readonly (readonly Box[])[], projection: Projection): Generator<Spot> {
  const { unit } = projection;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  const inner = floors[opening.sides[0] ?? -1] ?? null;
  const outer = floors[opening.sides[1] ?? -1] ?? null;
  const half = projection.length(opening.width) / 2;
  const upright = opening.heading === 'n' || opening.heading === 's';
  const out = (upright ? label.halfHeight : label.halfWidth) + 1.15 * unit;
  const side = (upright ? label.halfWidth : label.halfHeight) + 0.7 * unit;
  yield { at: frame(0, -out), floor: inner };
  for (const along of [half, half * 1.6, half * 2]) {
    yield { at: frame(along + side, -out), floor: inner };
    yield { at: frame(-along - side, -out), floor: inner };
  }
  yield { at: frame(0, out + Math.max(0, outwardReach(opening, half, unit) - 0.9 * unit)), floor: outer };
  for (const along of [half, half * 2]) {
    for (const depth of [-out, out]) {
      yield { at: frame(along + side, depth), floor: null };
      yield { at: frame(-along - side, depth), floor: null };
    }
  }
}

function moveLabel({ text, size, halfWidth, halfHeight }: PlacedLabel, x: number, y: number): PlacedLabel {
  return { text, x, y, size, halfWidth, halfHeight };
}

/** A label at the origin; one with padding stands in a circle or, when it is long, in a pill. */
function makeLabel(text: string, size: number, padding: number): PlacedLabel {
  // Digits are about 0.73 of the font size high.
  const halfHeight = size * (0.37 + padding);
  const halfWidth = measureText(text, size) / 2 + (padding * size) / 2;
  return { text, x: 0, y: 0, size, halfWidth: padding > 0 ? Math.max(halfWidth, halfHeight) : halfWidth, halfHeight };
}

function boxOf(label: PlacedLabel, air = 0): Box {
  return [label.x - label.halfWidth - air, label.y - label.halfHeight - air, label.x + label.halfWidth + air, label.y + label.halfHeight + air];
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

/** True when the whole box lies on the floor: what each rectangle covers of it adds up to the box. */
function insideFloor(left: number, top: number, right: number, bottom: number, floor: readonly Box[]): boolean {
  let covered = 0;
  for (const rect of floor) {
    const width = Math.min(right, rect[2]) - Math.max(left, rect[0]);
    const height = Math.min(bottom, rect[3]) - Math.max(top, rect[1]);
    if (width > 0 && height > 0) covered += width * height;
  }
  return covered >= (right - left) * (bottom - top) * 0.9999;
}

/** Boxes by the squares they touch. */
class BoxGrid {
  private readonly squares = new Map<number, Box[]>();

  private readonly square: number;

  /** A square is at least 2 mm, so that no drawing, however odd, has more than a page full of them. */
  constructor(side: number) {
    this.square = Math.max(side, 2);
  }

  add(box: Box): void {
    this.visit(box, (key) => {
      const boxes = this.squares.get(key);
      if (boxes) boxes.push(box);
      else this.squares.set(key, [box]);
      return false;
    });
  }

  isFree(box: Box): boolean {
    return !this.visit(box, (key) => {
      const boxes = this.squares.get(key);
      if (boxes) for (const other of boxes) if (box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]) return true;
      return false;
    });
  }

  private visit(box: Box, stop: (key: number) => boolean): boolean {
    const right = Math.floor(box[2] / this.square);
    const bottom = Math.floor(box[3] / this.square);
    for (let column = Math.floor(box[0] / this.square); column <= right; column++) {
      for (let row = Math.floor(box[1] / this.square); row <= bottom; row++) if (stop((column + 0x8000) * 0x10000 + row + 0x8000)) return true;
    }
    return false;
  }
}
