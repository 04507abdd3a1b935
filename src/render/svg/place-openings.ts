/** Where the number of an opening stands: in the floor before it, else behind it, else in the rock, perhaps at the end of a line. */
import type { ViewOpening } from '../map/map-view';
import { boxBetween, BoxGrid, insideFloor, withinBox } from './box-grid';
import type { Box } from './box-grid';
import { boxOf, isFreeAfar, isLineFree, keepFree, lead, leaderEnd, leastShrink, makeLabel, moveLabel } from './labels';
import type { Grids, PlacedLabel, Projection } from './labels';
import { placeAfar } from './place-afar';
import { reachOf } from './opening-symbols';
import { frameAt } from './path-data';
import type { Point } from './path-data';

/** Polite: leaving the middles of sections free. Far: off the floors, at the end of a line. */
const openingTries = [
  { shrink: 1, polite: true, far: false }, { shrink: 0.85, polite: true, far: false },
  { shrink: 1, polite: true, far: true }, { shrink: 0.85, polite: true, far: true },
  { shrink: 1, polite: false, far: false }, { shrink: 0.85, polite: false, far: false },
  { shrink: 1, polite: false, far: true }, { shrink: 0.85, polite: false, far: true }, { shrink: 0.7, polite: false, far: false },
  { shrink: 0.7, polite: true, far: true }, { shrink: 0.55, polite: false, far: false }, { shrink: leastShrink, polite: false, far: false },
] as const;
/** Where numbers have to keep their size, other places are looked for, and any place of the page at last. */
const steadyTries = [true, false].flatMap((polite) => [false, true].map((far) => ({ shrink: 1, polite, far })));
const openingSize = 2.15;
const nothing = new BoxGrid(8);

/** True where a blind end stands back to back with another section, so that its strokes have no rock to lie in. */
export function isBacked(opening: ViewOpening, projection: Projection, ground: BoxGrid): boolean {
  if (opening.look !== 'blind-end') return false;
  const { look, x, y, heading, width } = opening;
  const { unit } = projection;
  const half = projection.length(width) / 2;
  const frame = frameAt(projection.x(x), projection.y(y), heading);
  return !ground.isFree(boxBetween(frame(0.3 * unit - half, 0.4 * unit), frame(half - 0.3 * unit, reachOf(look) * unit)));
}

/** The ground that an opening's symbol takes. */
export function symbolBox(opening: ViewOpening, projection: Projection, backed: boolean): Box {
  const { unit } = projection;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  const half = projection.length(opening.width) / 2;
  const inside = opening.look === 'entrance' ? half * 1.3 + unit : 0.9 * unit;
  const outside = outwardReach(opening, half, unit);
  return backed ? boxBetween(frame(-half, -outside), frame(half, inside)) : boxBetween(frame(-half, -inside), frame(half, outside));
}

function outwardReach(opening: ViewOpening, half: number, unit: number): number {
  return opening.look === 'open-door' ? 2 * half : reachOf(opening.look) * unit;
}

/** A place to try: on a floor, or in the rock when `floor` is null. */
interface Spot {
  readonly at: Point;
  readonly floor: readonly Box[] | null;
}

/** Places an opening's number and remembers where. `backed`: as isBacked says. */
export function placeOpening(opening: ViewOpening, backed: boolean, floors: readonly (readonly Box[])[], projection: Projection, grids: Grids): PlacedLabel {
  const { labelUnit, steadyNumbers } = projection;
  for (const { shrink, polite, far } of steadyNumbers ? steadyTries : openingTries) {
    const label = makeLabel(opening.label, openingSize * labelUnit * shrink, 0.32);
    if (far) {
      const placed = findDeeper(opening, label, floors[opening.sides[0] ?? -1] ?? [], projection, polite ? grids : { ...grids, wanted: nothing }) ?? findAfar(opening, label, projection, grids);
      if (placed) return placed;
      continue;
    }
    for (const { at, floor } of spotsBy(opening, backed, label, floors, projection)) {
      if (!isFreeAt(label, at[0], at[1], floor, polite, grids, projection)) continue;
      const placed = moveLabel(label, at[0], at[1]);
      keepFree(placed, grids);
      return placed;
    }
  }
  return placeAtLast(opening, projection, grids);
}

/** True when a number may stand somewhere near its opening. Nothing is made for the question: most places are refused. */
function isFreeAt({ halfWidth, halfHeight }: PlacedLabel, x: number, y: number, floor: Spot['floor'], polite: boolean, { taken, wanted, ground }: Grids, { unit, page }: Projection): boolean {
  const left = x - halfWidth;
  const top = y - halfHeight;
  const right = x + halfWidth;
  const bottom = y + halfHeight;
  if (left < page[0] || top < page[1] || right > page[2] || bottom > page[3]) return false;
  const air = 0.6 * unit;
  if (floor ? !insideFloor(left - air, top - air, right + air, bottom + air, floor) : !ground.isClear(left - air, top - air, right + air, bottom + air)) return false;
  const room = 0.15 * unit;
  return taken.isClear(left - room, top - room, right + room, bottom + room) && (!polite || wanted.isClear(left, top, right, bottom));
}

/** Where nothing near is free: anywhere on the page, or else small and in the opening itself. */
function placeAtLast(opening: ViewOpening, projection: Projection, grids: Grids): PlacedLabel {
  const { unit, labelUnit, steadyNumbers } = projection;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  const half = projection.length(opening.width) / 2;
  const anchors = [frame(0, -1.1 * unit), frame(0, outwardReach(opening, half, unit) + 0.2 * unit), frame(half + 0.9 * unit, 0), frame(-half - 0.9 * unit, 0)];
  const afar = steadyNumbers ? placeAfar(makeLabel(opening.label, openingSize * labelUnit, 0.32), anchors, grids, projection) : null;
  if (afar) return afar;
  grids.tries.inVain.push(opening);
  const [x, y] = frame(0, -unit);
  return moveLabel(makeLabel(opening.label, openingSize * labelUnit * leastShrink, 0.32), x, y);
}

/** Steps across a floor when looking for a free place in it, parts of its side. */
const floorSteps = [0.5, 0.3, 0.7, 0.24, 0.76, 0.2, 0.8, 0.12, 0.88];

/** A place farther inside the section before the opening, joined to it by a line; the nearest of some. */
function findDeeper(opening: ViewOpening, label: PlacedLabel, floor: readonly Box[], projection: Projection, grids: Grids): PlacedLabel | null {
  const { taken, wanted } = grids;
  const { unit, page } = projection;
  const start = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading)(0, -1.1 * unit);
  // Beyond this a reader would not look for it.
  const most = 14 * unit;
  let best: PlacedLabel | null = null;
  let nearest = most * most;
  for (const [left, top, right, bottom] of floor) {
    for (const across of floorSteps) {
      for (const down of floorSteps) {
        const placed = moveLabel(label, left + (right - left) * across, top + (bottom - top) * down);
        const distance = (placed.x - start[0]) ** 2 + (placed.y - start[1]) ** 2;
        if (distance >= nearest || !leavesRoom(boxOf(placed), [left, top, right, bottom], unit) || !withinBox(boxOf(placed), page) || !insideFloor(...boxOf(placed, 0.6 * unit), floor)) continue;
        if (!taken.isFree(boxOf(placed, 0.15 * unit)) || !wanted.isFree(boxOf(placed)) || !isLineFree(start, leaderEnd(placed, start), taken)) continue;
        best = lead(placed, start);
        nearest = distance;
      }
    }
  }
  if (best) keepFree(best, grids);
  return best;
}

/** True when a floor keeps room beside a number for that of its section. */
function leavesRoom(box: Box, floor: Box, unit: number): boolean {
  const air = 2.4 * unit;
  const across = Math.max(box[0] - floor[0], floor[2] - box[2]);
  const down = Math.max(box[1] - floor[1], floor[3] - box[3]);
  return across >= box[2] - box[0] + air || down >= box[3] - box[1] + air;
}

/** From an opening to its number, in units. */
const distances = [1, 2, 3.4, 5, 7];
const farDistances = [9.5, 12, 15, 19];

/** A place in the rock some way off the opening, joined to it by a line. */
function findAfar(opening: ViewOpening, label: PlacedLabel, projection: Projection, grids: Grids): PlacedLabel | null {
  const { unit } = projection;
  const half = projection.length(opening.width) / 2;
  const upright = opening.heading === 'n' || opening.heading === 's';
  const deep = upright ? label.halfHeight : label.halfWidth;
  const wide = upright ? label.halfWidth : label.halfHeight;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  // Outwards from the middle of the symbol; where there is floor behind, from the wall beside either jamb.
  const reach = outwardReach(opening, half, unit) + 0.2 * unit;
  const starts = [[0, reach], ...[1, -1].flatMap((side) => [[side * (half + 0.9 * unit), 0.7 * unit], [side * (half + 0.9 * unit), -0.7 * unit]])] as const;
  for (const away of projection.steadyNumbers ? [...distances, ...farDistances] : distances) {
    for (const [along, depth] of starts) {
      for (const shift of [0, 1.1, -1.1, 2.2, -2.2]) {
        const outwards = depth < 0 ? -1 : 1;
        const place = frame(along + shift * wide * 2, depth + outwards * (deep + away * unit));
        const placed = lead(moveLabel(label, place[0], place[1]), frame(along, depth));
        if (!isFreeAfar(placed, frame(along, depth + outwards * 0.2 * unit), grids, projection)) continue;
        keepFree(placed, grids);
        return placed;
      }
    }
  }
  return null;
}

/** Before the opening, beside it, behind it; then in the rock around it. */
function* spotsBy(opening: ViewOpening, backed: boolean, label: PlacedLabel, floors: readonly (readonly Box[])[], projection: Projection): Generator<Spot> {
  const { unit } = projection;
  const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
  const inner = floors[opening.sides[0] ?? -1] ?? null;
  const outer = floors[opening.sides[1] ?? -1] ?? null;
  const half = projection.length(opening.width) / 2;
  const upright = opening.heading === 'n' || opening.heading === 's';
  const out = (upright ? label.halfHeight : label.halfWidth) + 1.15 * unit;
  const side = (upright ? label.halfWidth : label.halfHeight) + 0.7 * unit;
  yield { at: frame(0, -out), floor: inner };
  // The strokes of a wall back to back with another section lie on this side.
  if (backed) for (const along of [0, 0.5, -0.5]) yield { at: frame(along * half, -out - reachOf(opening.look) * unit), floor: inner };
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
