/** Where a number stands that finds no place beside what it names and may not be smaller: the nearest free ground of the page, at the end of a line. */
import type { BoxGrid } from './box-grid';
import { isLineFree, keepFree, lead, leaderEnd, moveLabel } from './labels';
import type { Grids, PlacedLabel, Projection } from './labels';
import type { Point } from './path-data';

/** Between two places that are tried; as far as a reader likes to follow a line, and as far as he will, mm. */
const stepMm = 1.2;
const fartherMm = 30;
const farthestMm = 70;

/** From one ring of places to the next, and from place to place on it, in steps: farther out, where few are taken, every second will do. */
function paceOf(ring: number): 1 | 2 {
  return ring * stepMm < fartherMm ? 1 : 2;
}

/** What lies under the number and its line, the best first: rock alone, floors under the line, another line across it, floors under both, a wall under the number. Numbers and symbols never. */
const manners = { rock: 0, floorUnderLine: 1, acrossLines: 2, floorUnderBoth: 3, onWalls: 4, none: 5 } as const;
type Manner = (typeof manners)[keyof typeof manners];

/** What the search asks. */
type Known = Omit<Grids, 'wanted' | 'joins'>;

/** The best place around one of some points, the nearest of those as good, joined to it by a line; null where the whole neighbourhood is taken, or the map has had its `tries`. */
export function placeAfar(label: PlacedLabel, anchors: readonly Point[], grids: Known, projection: Projection): PlacedLabel | null {
  let best: { readonly placed: PlacedLabel; readonly anchor: Point } | null = null;
  // On a floor a number seems to name that one: better to come first in another go.
  let manner: Manner = grids.last ? manners.none : manners.floorUnderBoth;
  let open = anchors.map((anchor) => ({ anchor, least: findLeast(anchor, grids) }));
  // One walk for all manners: where maps are crowded most places are refused, and a second look would refuse them again.
  for (let ring = 2; ring * stepMm <= (grids.last ? farthestMm : fartherMm); ring += paceOf(ring)) {
    // From a point that lies on a floor, as most do, no line is free of floors: whole walks end here.
    open = open.filter(({ least }) => least < manner);
    if (open.length === 0 || grids.tries.left <= 0) break;
    // So many places has a ring, as counted from its middle.
    grids.tries.left -= (open.length * 8 * ring) / paceOf(ring);
    for (const { anchor, least } of open) {
      if (least >= manner) continue;
      for (const [dx, dy] of ringOf(ring)) {
        const [x, y] = [anchor[0] + dx * stepMm, anchor[1] + dy * stepMm];
        if (!hasRoom(label, x, y, manner, grids, projection)) continue;
        const placed = moveLabel(label, x, y);
        const found = judge(placed, anchor, grids, projection);
        if (found >= manner) continue;
        best = { placed, anchor };
        manner = found;
        if (manner <= least) break;
      }
    }
  }
  if (!best) return null;
  const placed = lead(best.placed, best.anchor);
  keepFree(placed, grids);
  return placed;
}

/** The best manner that a line from a point can bring about; each begins with the point itself. */
function findLeast(anchor: Point, grids: Known): Manner {
  if (!isLineFree(anchor, anchor, grids.taken)) return crossing(anchor, anchor, grids);
  return isLineFree(anchor, anchor, grids.ground) ? manners.rock : manners.floorUnderLine;
}

/** The manner of a line that meets something: other lines at most, in the last go. */
function crossing(start: Point, end: Point, { solid, last }: Known): Manner {
  return last && isLineFree(start, end, solid) ? manners.acrossLines : manners.none;
}

/**
 * True when a number may stand somewhere at all, and perhaps better than in the manner known. Asked millions of times on a
 * crowded map, most of them in vain: nothing is made for it.
 */
function hasRoom({ halfWidth, halfHeight }: PlacedLabel, x: number, y: number, known: Manner, { taken, ground }: Pick<Grids, 'taken' | 'ground'>, { unit, page }: Projection): boolean {
  const [left, top, right, bottom] = page;
  if (x - halfWidth < left || y - halfHeight < top || x + halfWidth > right || y + halfHeight > bottom) return false;
  const air = 0.3 * unit;
  if (!taken.isClear(x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air)) return false;
  return known > manners.onWalls || isOnRock(halfWidth, halfHeight, x, y, ground, unit) || (known > manners.floorUnderBoth && isOffWalls(halfWidth, halfHeight, x, y, ground, unit));
}

function isOnRock(halfWidth: number, halfHeight: number, x: number, y: number, ground: BoxGrid, unit: number): boolean {
  const air = 0.6 * unit;
  return ground.isClear(x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air);
}

/** True inside one floor: where two meet there may be a wall. */
function isOffWalls(halfWidth: number, halfHeight: number, x: number, y: number, ground: BoxGrid, unit: number): boolean {
  const air = 0.6 * unit;
  return ground.holds(x - halfWidth - air, y - halfHeight - air, x + halfWidth + air, y + halfHeight + air);
}

/** In what manner a number stands where it has room. */
function judge(placed: PlacedLabel, anchor: Point, grids: Known, { unit }: Projection): Manner {
  const { taken, ground } = grids;
  const end = leaderEnd(placed, anchor);
  const onRock = isOnRock(placed.halfWidth, placed.halfHeight, placed.x, placed.y, ground, unit);
  if (!isLineFree(anchor, end, taken)) return onRock ? crossing(anchor, end, grids) : manners.none;
  if (!onRock) return isOffWalls(placed.halfWidth, placed.halfHeight, placed.x, placed.y, ground, unit) ? manners.floorUnderBoth : manners.onWalls;
  return isLineFree(anchor, end, ground) ? manners.rock : manners.floorUnderLine;
}

const rings: Point[][] = [];

/** Steps to the places of a square ring, those straight off its middle first. */
function ringOf(ring: number): readonly Point[] {
  return (rings[ring] ??= Array.from({ length: ring + 1 }, (_, along) => (along % paceOf(ring) > 0 ? [] : along === 0 ? [0] : [along, -along]).flatMap((side): Point[] => [
    [side, -ring], [side, ring], ...(along === ring ? [] : [[-ring, side], [ring, side]] as Point[]),
  ])).flat());
}
