/** Definitions of a map: hatched rock around the walls, slabs on the floors, ground for deployment, the map's panel. */
import type { Rect } from '../../session/document';
import { roundMm } from './markup';
import { makeFloorPatterns } from './floor-definitions';
import { rectPath } from './path-data';
import type { Theme } from './themes';

// Bundles of three strokes in changing directions on a tile of 15 × 15 that repeats without a seam.
const rockTile = 15;
const rockStrokes =
  'M0.2 0.2L3.6 0.7M0.5 1.1L3.1 1.5M-0.1 1.8L3.1 2.3M14.9 1.8L18.1 2.3M2.8 3L2.6 5.6M2 2.3L1.7 5.6M1.2 2.5L1 5.4'
  + 'M0.1 5.9L3 7.3M15.1 5.9L18 7.3M-0.3 6.5L2.5 7.9M14.7 6.5L17.5 7.9M-0.4 7.4L2.1 8.6M14.6 7.4L17.1 8.6M3.2 9.6L2.5 12.1'
  + 'M2.6 8.9L1.7 12M1.9 8.5L1 11.6M0.3 11.9L3.1 12.5M0.2 12.6L3 13.2M-0.4 13.3L2.9 14M14.6 13.3L17.9 14M5.7 1.3L3.4 2.2'
  + 'M5.4 0.5L2.8 1.6M5.1 -0.2L2.4 0.9M5.1 14.8L2.4 15.9M3.7 3.4L6.3 4.7M3.3 4L6 5.4M2.8 4.7L5.8 6.2M6.4 6.6L5.1 9.3'
  + 'M5.8 6.1L4.3 9M5 5.8L3.6 8.7M4.2 8.9L5.4 11.9M3.5 9.3L4.4 11.6M2.9 9.8L3.9 12.2M5.9 -1.7L3.8 0.7M5.9 13.3L3.8 15.7'
  + 'M5 -1.9L3.4 0M5 13.1L3.4 15M4.5 -2.6L2.4 -0.2M4.5 12.4L2.4 14.8M6.7 0.9L9 1.6M6.2 1.6L9.1 2.5M6.2 2.4L8.9 3.2'
  + 'M9.1 3.3L7.7 5.5M8.5 2.8L7 5.1M7.9 2.4L6.4 4.7M6.9 5.9L8.5 8.6M6.2 6.2L7.8 8.9M5.7 6.9L7.2 9.3M8.9 9.1L7.2 11.3'
  + 'M8 8.9L6.5 11M7.6 8.1L5.8 10.6M7.1 12L8.7 14.2M6.2 12.3L7.8 14.5M5.8 -2L7.3 0.2M5.8 13L7.3 15.2M10.6 0.1L11.3 3.2'
  + 'M10.6 15.1L11.3 18.2M9.8 0.4L10.5 3.4M9.1 0.3L9.7 3.3M9.2 3.7L11.8 2.6M9.5 4.5L12.3 3.3M9.9 5.1L12.4 4M12.1 6.1L10.6 9'
  + 'M11.5 5.6L10 8.6M10.5 5.8L9.2 8.3M9.8 9.2L12.6 8.9M9.9 10L12.6 9.8M9.5 10.8L12.9 10.5M11.2 -2.6L11.8 0.5'
  + 'M11.2 12.4L11.8 15.5M10.5 -2.3L11.1 0.6M10.5 12.7L11.1 15.6M9.7 -2.3L10.4 0.8M9.7 12.7L10.4 15.8M13.5 0.2L14.5 3.4'
  + 'M12.8 0.6L13.6 3.1M11.9 0.5L12.9 3.7M0.1 5.3L-2.9 6.1M15.1 5.3L12.1 6.1M14.7 4.5L11.6 5.4M14.5 3.9L12 4.6M13 5.6L14.6 8'
  + 'M12.2 6L13.9 8.5M11.9 6.8L13.3 8.8M0 10.7L-2.2 11.9M15 10.7L12.8 11.9M-0.1 9.9L-2.8 11.4M14.9 9.9L12.2 11.4'
  + 'M14.2 9.4L12 10.6M-2.2 12L0.8 13.6M12.8 12L15.8 13.6M-2.2 12.8L0.1 14M12.8 12.8L15.1 14M-3 -1.7L0 -0.1M-3 13.3L0 14.9'
  + 'M12 -1.7L15 -0.1M12 13.3L15 14.9';

/** What the patterns need to know of the drawing. */
export interface PatternMetrics {
  /** Size of strokes, mm. */
  readonly unit: number;
  /** Side of a slab on the page, mm; 0: none. */
  readonly slab: number;
  /** A corner of the slabs on the page, mm. */
  readonly origin: readonly [number, number];
  /** The page's rectangle that the map may fill. */
  readonly panel: Rect;
  /** Circles around enemies where nobody may be deployed (COM-01), as path data; null: no deployment is shown. */
  readonly forbidden: string | null;
}

/** Definitions for the picture; only those that are used. Written out, for each is of a form of its own. */
export function makePatterns(theme: Theme, metrics: PatternMetrics): string[] {
  const { unit, slab, origin, panel, forbidden } = metrics;
  const { side, path, width } = theme.around ?? { side: rockTile, path: rockStrokes, width: 0.26 };
  const area = rectPath(panel[0], panel[1], panel[2], panel[3]);
  const definitions = [
    `<clipPath id="panel"><path d="${area}"/></clipPath>`,
    `<pattern id="rock" width="${roundMm(side)}" height="${roundMm(side)}" patternUnits="userSpaceOnUse" patternTransform="scale(${roundMm(unit * 0.62)})">`
      + `<path d="${path}" fill="none" stroke="${theme.rock}" stroke-width="${roundMm(width)}" stroke-linecap="round"/></pattern>`,
  ];
  if (theme.floors) definitions.push(...makeFloorPatterns(theme.floors, slab, origin));
  else if (slab > 0) {
    const size = roundMm(slab);
    definitions.push(`<pattern id="slabs" x="${roundMm(origin[0])}" y="${roundMm(origin[1])}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">`
      + `<path d="M0 0H${size}M0 0V${size}" fill="none" stroke="${theme.slab}" stroke-width="${roundMm(Math.min(0.3, slab * 0.09))}"/></pattern>`);
  }
  if (forbidden !== null) {
    definitions.push(`<mask id="deployable" maskUnits="userSpaceOnUse" x="${roundMm(panel[0])}" y="${roundMm(panel[1])}" width="${roundMm(panel[2])}" height="${roundMm(panel[3])}">`
      + `<path d="${area}" fill="#fff"/><path d="${forbidden}" fill="#000"/></mask>`);
    definitions.push('<pattern id="deployment" width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
      + `<path d="M0 .4H1.6" fill="none" stroke="${theme.deployment}" stroke-width="0.4"/></pattern>`);
  }
  return definitions;
}
