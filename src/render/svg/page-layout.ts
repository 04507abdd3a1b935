/** How a map, its title and its key share a sheet of paper; the largest round scale that fits (physical mm). */
import type { Rect } from '../../session/document';
import type { Paper } from '../renderer';

/** Paper in portrait, mm. */
export const paperSizes: Readonly<Record<Paper, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };

// The mantissas of round scales; each also ten, a hundred… times.
const firstScales = [1, 2, 2.5, 3, 4, 5, 6, 7.5];
const furtherScales = [10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75];

/** The smallest round denominator not below `least`. */
export function roundScale(least: number): number {
  for (const scale of firstScales) if (scale >= least) return scale;
  for (let decade = 1; ; decade *= 10) for (const scale of furtherScales) if (scale * decade >= least) return scale * decade;
}

/** Distance of the frame from the edge of the paper, mm. */
export const frameInset = 6;
/** Between the two lines of the frame, mm. */
export const frameGap = 1.2;
/** Content stays this far from the edge, mm. */
export const margin = 10;
/** Where the inner line of the frame runs, mm. */
const edge = frameInset + frameGap;
const gap = 5;
/** Width of a column of the key, mm. */
export const columnWidth = 59;
/** Air around the map for walls and symbols that reach beyond the floors, mm. */
const mapAir = 5;

/** Heights of what stands beside the map, for a given width, mm. */
export interface Surroundings {
  readonly titleHeight: (width: number) => number;
  readonly legendHeight: (columns: number, limit: number) => number;
  readonly notesHeight: (width: number) => number;
  /** Compass and scale bar side by side. */
  readonly gaugeHeight: number;
}

/** Where everything stands; rectangles in page mm. */
export interface PageLayout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly title: Rect;
  readonly legend: Rect;
  readonly legendColumns: number;
  readonly gauges: Rect;
  readonly notes: Rect;
  readonly map: Rect;
  /** The map and the free space around it, up to the lines that bound it. */
  readonly panel: Rect;
  /** Denominator of the scale. */
  readonly scale: number;
}

interface SheetSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The arrangement that gives the largest scale on a paper either way up; the earlier one when two give the same. */
export function layPage(paper: Paper, bounds: Rect, around: Surroundings): PageLayout {
  const [short, long] = paperSizes[paper];
  const upright: SheetSize = { widthMm: short, heightMm: long };
  const lying: SheetSize = { widthMm: long, heightMm: short };
  const layouts = [layBelow(upright, bounds, around), layBeside(lying, bounds, around), layBeside(upright, bounds, around), layBelow(lying, bounds, around)];
  return layouts.reduce((best, layout) => (layout.scale < best.scale ? layout : best));
}

/** Title above, key and notes below in columns. */
function layBelow({ widthMm: width, heightMm: height }: SheetSize, bounds: Rect, around: Surroundings): PageLayout {
  const inner = width - 2 * margin;
  const legendColumns = Math.floor((inner + gap) / (columnWidth + gap));
  const titleWidth = inner - columnWidth - gap;
  const titleHeight = Math.max(around.titleHeight(titleWidth), around.gaugeHeight);
  const notesHeight = around.notesHeight(inner);
  const legendHeight = around.legendHeight(legendColumns, height * 0.4);
  const notesTop = height - margin - notesHeight;
  const legendTop = notesTop - (notesHeight > 0 ? 2 : 0) - legendHeight;
  const mapTop = margin + titleHeight + gap;
  const map: Rect = [margin, mapTop, inner, legendTop - gap - mapTop];
  return {
    widthMm: width,
    heightMm: height,
    title: [margin, margin, titleWidth, titleHeight],
    gauges: [width - margin - columnWidth, margin, columnWidth, around.gaugeHeight],
    legend: [margin, legendTop, inner, legendHeight],
    legendColumns,
    notes: [margin, notesTop, inner, notesHeight],
    map,
    panel: [edge, map[1] - 2.5, width - 2 * edge, map[3] + 5],
    scale: scaleFor(map, bounds),
  };
}

/** Everything but the map in a column at the right. */
function layBeside({ widthMm: width, heightMm: height }: SheetSize, bounds: Rect, around: Surroundings): PageLayout {
  const left = width - margin - columnWidth;
  const titleHeight = around.titleHeight(columnWidth);
  const notesHeight = around.notesHeight(columnWidth);
  const notesTop = height - margin - notesHeight;
  const gaugesTop = notesTop - (notesHeight > 0 ? 3 : 0) - around.gaugeHeight;
  const legendTop = margin + titleHeight + gap;
  const legendHeight = around.legendHeight(1, gaugesTop - 3 - legendTop);
  const map: Rect = [margin, margin, left - 2 * gap - margin, height - 2 * margin];
  return {
    widthMm: width,
    heightMm: height,
    title: [left, margin, columnWidth, titleHeight],
    gauges: [left, gaugesTop, columnWidth, around.gaugeHeight],
    legend: [left, legendTop, columnWidth, legendHeight],
    legendColumns: 1,
    notes: [left, notesTop, columnWidth, notesHeight],
    map,
    panel: [edge, edge, map[0] + map[2] + gap - edge, height - 2 * edge],
    scale: scaleFor(map, bounds),
  };
}

function scaleFor(map: Rect, bounds: Rect): number {
  const width = Math.max(map[2] - 2 * mapAir, 1);
  const height = Math.max(map[3] - 2 * mapAir, 1);
  return roundScale(Math.max(bounds[2] / width, bounds[3] / height));
}
