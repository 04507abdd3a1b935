/** The patterns of a theme's floors as definitions of a picture. */
import type { Tint } from '../map/map-view';
import type { PatternTile } from '../theme/floor-patterns';
import { makeElement, makePath, roundMm } from './markup';
import { linePath, polyPath } from './path-data';
import type { FloorPattern } from './themes';

type Points = readonly (readonly [number, number])[];

/** Marks so near the edge of a tile, in modules, show on the other side of it too: as wide as the thickest stroke. */
const reach = 0.12;

/** A definition for each kind of floor that has a pattern; `module` on the page in mm. */
export function makeFloorPatterns(floors: Readonly<Record<Tint, FloorPattern>>, module: number, [x, y]: readonly [number, number]): string[] {
  if (module <= 0) return [];
  return (Object.keys(floors) as Tint[]).flatMap((tint) => {
    const { tile, lines, second } = floors[tint];
    if (tile === null) return [];
    const attributes = {
      id: `floor-${tint}`, width: tile.columns * module, height: tile.rows * module, patternUnits: 'userSpaceOnUse', patternTransform: `translate(${roundMm(x)} ${roundMm(y)})`,
    };
    return [makeElement('pattern', attributes, drawTile(tile, module, lines, second))];
  });
}

function drawTile(tile: PatternTile, module: number, lines: string, second: string | null): string {
  const areas = second === null ? '' : tile.areas.map((area) => repeat(area, tile).map((points) => polyPath(scale(points, module), true)).join('')).join('');
  const seam = Math.min(0.45, module * 0.09);
  return (areas === '' ? '' : makePath(areas, { fill: second ?? undefined })) + tile.strokes.map(({ weight, segments }) => {
    const path = segments.flatMap(([x1, y1, x2, y2]) => repeat([[x1, y1], [x2, y2]], tile)).map((points) => {
      const [[x1, y1], [x2, y2]] = scale(points, module) as [readonly [number, number], readonly [number, number]];
      return linePath(x1, y1, x2, y2);
    }).join('');
    return makePath(path, { fill: 'none', stroke: lines, 'stroke-width': seam * weight, 'stroke-linecap': 'round' });
  }).join('');
}

function scale(points: Points, module: number): Points {
  return points.map(([x, y]) => [x * module, y * module]);
}

/** A mark wherever it shows in the tile: it may lean over an edge, and then comes in at the other. */
function repeat(points: Points, { columns, rows }: PatternTile): Points[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const shows = (values: readonly number[], side: number, shift: number): boolean => Math.max(...values) + shift > -reach && Math.min(...values) + shift < side + reach;
  return [-1, 0, 1].filter((across) => shows(xs, columns, across * columns)).flatMap((across) => [-1, 0, 1].filter((down) => shows(ys, rows, down * rows))
    .map((down): Points => points.map(([x, y]) => [x + across * columns, y + down * rows])));
}
