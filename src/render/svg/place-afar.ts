/** Where a number stands that finds no place beside what it names and may not be smaller: the nearest free ground of the page, at the end of a line. */
import { withinBox } from './box-grid';
import { boxOf, isLineFree, lead, leaderEnd, moveLabel } from './labels';
import type { Grids, PlacedLabel, Projection } from './labels';
import type { Point } from './path-data';

/** Between two places that are tried, and as far as a reader will follow a line, mm. */
const stepMm = 1.2;
const farthestMm = 70;

/** What may be under the number and its line: rock alone, floors under the line, floors under both. Numbers and symbols never. */
const manners = [{ line: false, number: false }, { line: true, number: false }, { line: true, number: true }] as const;

/** The nearest place around one of some points, joined to it by a line; null where the whole neighbourhood is taken. */
export function placeAfar(label: PlacedLabel, anchors: readonly Point[], grids: Pick<Grids, 'taken' | 'ground'>, projection: Projection): PlacedLabel | null {
  for (const manner of manners) {
    for (let ring = 2; ring * stepMm <= farthestMm; ring++) {
      for (const [ax, ay] of anchors) {
        for (const [dx, dy] of ringOf(ring)) {
          const placed = lead(moveLabel(label, ax + dx * stepMm, ay + dy * stepMm), [ax, ay]);
          if (!fits(placed, [ax, ay], manner, grids, projection)) continue;
          keepFree(placed, [ax, ay], grids);
          return placed;
        }
      }
    }
  }
  return null;
}

function fits(placed: PlacedLabel, anchor: Point, { line, number }: (typeof manners)[number], { taken, ground }: Pick<Grids, 'taken' | 'ground'>, { unit, page }: Projection): boolean {
  const box = boxOf(placed);
  if (!withinBox(box, page) || !taken.isFree(boxOf(placed, 0.3 * unit)) || (!number && !ground.isFree(boxOf(placed, 0.6 * unit)))) return false;
  const end = leaderEnd(placed, anchor);
  return isLineFree(anchor, end, taken) && (line || isLineFree(anchor, end, ground));
}

/** Later numbers stand neither on this one nor on its line. */
function keepFree(placed: PlacedLabel, [ax, ay]: Point, { taken }: Pick<Grids, 'taken'>): void {
  taken.add(boxOf(placed));
  const [ex, ey] = leaderEnd(placed, [ax, ay]);
  const steps = Math.ceil(Math.max(Math.abs(ex - ax), Math.abs(ey - ay)));
  for (let step = 0; step < steps; step++) {
    const [x, y] = [ax + ((ex - ax) * step) / steps, ay + ((ey - ay) * step) / steps];
    taken.add([x - 0.2, y - 0.2, x + 0.2, y + 0.2]);
  }
}

/** Steps to the places of a square ring, those straight off its middle first. */
function* ringOf(ring: number): Generator<Point> {
  for (let along = 0; along <= ring; along++) {
    for (const side of along === 0 ? [0] : [along, -along]) {
      yield [side, -ring];
      yield [side, ring];
      if (along === ring) continue;
      yield [-ring, side];
      yield [ring, side];
    }
  }
}
