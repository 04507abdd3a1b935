/** How a map, its title and its key share a sheet of paper; the largest round scale that fits (physical mm). */
import type { Rect } from '../../session/document';
import type { Paper } from '../renderer';
import type { Legend } from './legend';
import type { TextBlock } from './text-block';

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

/** Distance of the frame from the edge of the paper, mm: home printers cannot reach farther. */
export const frameInset = 10;
/** Between the two lines of the frame, where the bars of 100 mm lie, mm. */
export const frameGap = 2.6;
/** Content stays this far from the edge, mm. */
export const margin = 15;
/** Where the inner line of the frame runs, mm. */
const edge = frameInset + frameGap;
const gap = 5;
/** Width of a column of the key, mm. */
export const columnWidth = 59;
/** Air around the map for walls and symbols that reach beyond the floors, mm. */
const mapAir = 5;

/** What stands beside the map, laid out for a width. */
export interface Surroundings {
  readonly layTitle: (width: number) => TextBlock;
  readonly layLegend: (columns: number, limit: number) => Legend;
  readonly layNotes: (width: number) => TextBlock;
  /** Height of compass and scale bar side by side, mm. */
  readonly gaugeHeight: number;
}

/** A block and its top left corner on the page, mm. */
export interface Standing<T> {
  readonly x: number;
  readonly y: number;
  readonly block: T;
}

/** Where everything stands; rectangles in page mm. */
export interface PageLayout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly title: Standing<TextBlock>;
  readonly legend: Standing<Legend>;
  readonly notes: Standing<TextBlock>;
  readonly gauges: Rect;
  /** True when title and key stand beside the map, false when above and below it. */
  readonly beside: boolean;
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

/** A layout whose scale is known before its texts are laid out. */
interface Draft {
  readonly scale: number;
  readonly finish: () => PageLayout;
}

/** The arrangement that gives the largest scale on a paper either way up; the earlier one when two give the same. */
export function layPage(paper: Paper, bounds: Rect, around: Surroundings): PageLayout {
  const [short, long] = paperSizes[paper];
  const upright: SheetSize = { widthMm: short, heightMm: long };
  const lying: SheetSize = { widthMm: long, heightMm: short };
  const drafts = [layBelow(upright, bounds, around), layBeside(lying, bounds, around), layBeside(upright, bounds, around)];
  // On lying paper only a board much wider than high gains by a key below.
  if (bounds[2] > 1.6 * bounds[3]) drafts.push(layBelow(lying, bounds, around));
  return drafts.reduce((best, draft) => (draft.scale < best.scale ? draft : best)).finish();
}

/** Title above, key and notes below in columns. */
function layBelow({ widthMm, heightMm }: SheetSize, bounds: Rect, around: Surroundings): Draft {
  const inner = widthMm - 2 * margin;
  const title = around.layTitle(inner - columnWidth - gap);
  const titleHeight = Math.max(title.height, around.gaugeHeight);
  const notes = around.layNotes(inner);
  const legend = around.layLegend(Math.floor((inner + gap) / (columnWidth + gap)), heightMm * 0.4);
  const notesTop = heightMm - margin - notes.height;
  const legendTop = notesTop - (notes.height > 0 ? 2 : 0) - legend.height;
  const mapTop = margin + titleHeight + gap;
  const map: Rect = [margin, mapTop, inner, legendTop - gap - mapTop];
  const scale = scaleFor(map, bounds);
  return {
    scale,
    finish: () => ({
      widthMm, heightMm, scale, map, beside: false,
      panel: [edge, map[1] - gap / 2, widthMm - 2 * edge, map[3] + gap],
      title: { x: margin, y: margin, block: title },
      gauges: [widthMm - margin - columnWidth, margin, columnWidth, around.gaugeHeight],
      legend: { x: margin, y: legendTop, block: legend },
      notes: { x: margin, y: notesTop, block: notes },
    }),
  };
}

/** Everything but the map in a column at the right; it does not change the room for the map. */
function layBeside({ widthMm, heightMm }: SheetSize, bounds: Rect, around: Surroundings): Draft {
  const left = widthMm - margin - columnWidth;
  const map: Rect = [margin, margin, left - 2 * gap - margin, heightMm - 2 * margin];
  const scale = scaleFor(map, bounds);
  return { scale, finish: () => finishBeside(widthMm, heightMm, map, scale, around) };
}

function finishBeside(widthMm: number, heightMm: number, map: Rect, scale: number, around: Surroundings): PageLayout {
  const left = widthMm - margin - columnWidth;
  const title = around.layTitle(columnWidth);
  const notes = around.layNotes(columnWidth);
  const notesTop = heightMm - margin - notes.height;
  const gaugesTop = notesTop - (notes.height > 0 ? 3 : 0) - around.gaugeHeight;
  const legendTop = margin + title.height + gap;
  return {
    widthMm, heightMm, scale, map, beside: true,
    panel: [edge, edge, map[0] + map[2] + gap - edge, heightMm - 2 * edge],
    title: { x: left, y: margin, block: title },
    gauges: [left, gaugesTop, columnWidth, around.gaugeHeight],
    legend: { x: left, y: legendTop, block: around.layLegend(1, gaugesTop - 3 - legendTop) },
    notes: { x: left, y: notesTop, block: notes },
  };
}

function scaleFor(map: Rect, bounds: Rect): number {
  const width = Math.max(map[2] - 2 * mapAir, 1);
  const height = Math.max(map[3] - 2 * mapAir, 1);
  return roundScale(Math.max(bounds[2] / width, bounds[3] / height));
}
