/** The small plan inside a card (PRE-02). */
import type { Discovery, SessionDocument } from '../../session/document';
import { viewDiscovery } from '../map/discovery-view';
import type { Heading } from '../map/headings';
import type { MapView, ViewOpening } from '../map/map-view';
import type { ThemeId } from '../renderer';
import { BoxGrid } from './box-grid';
import { drawMap } from './draw-map';
import { boxOf, legibleType } from './labels';
import { makeInlinePicture } from './markup';
import { polyPath } from './path-data';
import type { Point } from './path-data';
import type { Projection } from './labels';
import type { PlacedLabels } from './place-labels';
import { Sheet } from './sheet';
import { themes } from './themes';
import type { Theme } from './themes';

/** Size and look of a plan. */
export interface PlanOptions {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly theme: ThemeId;
}

/** Room for walls and symbols that lie outside the floors, mm. */
const wallRoom = 1.8;
/** No larger than this, however small the discovery. */
const leastScale = 5;
/** Numbers are never smaller than those of a map at about 1:9. */
const leastLabelUnit = 1.16;

/** Room for a symbol and the number beyond it, mm: fixed, and for each digit. */
const numberRoom = { symbol: 2.6, line: 3.1, side: 0.7, digit: 1.55 } as const;

/**
 * The plan of a discovery as an inline SVG of exactly `widthMm` × `heightMm`: the way one looks is up, an
 * arrow shows where one looks in, sections bear the order in which they are laid (1, 2, …) and the
 * openings that are new on this card their numbers in circles; sections of other cards are grey. Rooms have
 * strokes every 10 cm along their walls. It carries no ids, so that many may stand in one page. Null where
 * the numbers find no room to be read without covering each other: the card's list then says it all (S3).
 */
export function renderPlan(document: SessionDocument, discovery: Discovery, options: PlanOptions): string | null {
  const sheet = layPlan(document, discovery, options);
  return sheet && makeInlinePicture(options.widthMm, options.heightMm, sheet.finish(themes[options.theme]));
}

/** What {@link renderPlan} draws, not yet markup. */
export function layPlan(document: SessionDocument, discovery: Discovery, { widthMm, heightMm, theme }: PlanOptions): Sheet | null {
  const view = viewDiscovery(document, discovery);
  const corridorMm = document.ruleset.catalogue.corridor.widthMm;
  let best: { readonly scale: number; readonly sheet: Sheet } | null = null;
  // Room for numbers outside is kept all round, else only before openings, else nowhere; a strip above for a plan that fills every corner.
  for (const keep of [() => true, isBefore, () => false]) {
    for (const stripMm of [0, northRoom]) {
      const { scale, projection } = project(view, corridorMm, { widthMm, heightMm, stripMm }, keep);
      if (best && best.scale <= scale) continue;
      const sheet = drawPlan(view, projection, discovery.heading, themes[theme].walls);
      if (sheet) best = { scale, sheet };
      if (best && best.scale <= easyScale) return best.sheet;
    }
  }
  return best && best.sheet;
}

/** The plan on a sheet; null where numbers or the north arrow find no place. */
function drawPlan(view: MapView, projection: Projection, heading: Discovery['heading'], walls: Theme['walls']): Sheet | null {
  const sheet = new Sheet(projection.unit);
  const labels = drawMap(sheet, view, projection, { rock: false, slabs: false, ticks: true, deployment: undefined, numbers: 'order', walls });
  if (labels.crowded || [...labels.openings, ...labels.sections].some(({ size }) => size < legibleType)) return null;
  const corner = findCorner(view, labels, projection);
  if (!corner) return null;
  drawNorth(sheet, heading, corner);
  return sheet;
}

/** Says whether room is kept on a side of the plan for the number of an opening. */
type KeepRoom = (side: Heading, opening: ViewOpening, bounds: MapView['bounds']) => boolean;

/** True where an opening leads off the plan on this side. */
function isBefore(side: Heading, { heading, x, y }: ViewOpening, [left, top, width, height]: MapView['bounds']): boolean {
  return heading === side && { n: y - top, e: left + width - x, s: top + height - y, w: x - left }[side] < 50;
}

/** The largest scale at which the view and the numbers around it fit below a strip. */
function project({ bounds, openings }: MapView, corridorMm: number, box: { readonly widthMm: number; readonly heightMm: number; readonly stripMm: number }, keep: KeepRoom): { scale: number; projection: Projection } {
  const { widthMm, heightMm, stripMm } = box;
  const [left, top, width, height] = bounds;
  // Numbers may stand outside: a line of them above and below, their width at the sides.
  const room = (side: Heading): number => {
    const longest = openings.reduce((most, opening) => (keep(side, opening, bounds) ? Math.max(most, opening.label.length) : most), 0);
    if (longest === 0) return wallRoom;
    return side === 'n' || side === 's' ? numberRoom.symbol + numberRoom.line : numberRoom.symbol + numberRoom.side + numberRoom.digit * longest;
  };
  const [before, above] = [room('w'), room('n')];
  const [across, down] = [before + room('e'), above + room('s')];
  const scale = Math.max(leastScale, width / Math.max(widthMm - across, 1), height / Math.max(heightMm - stripMm - down, 1));
  const unit = Math.min(corridorMm / scale / 6, 1);
  const x0 = before + (widthMm - across - width / scale) / 2;
  const y0 = stripMm + above + (heightMm - stripMm - down - height / scale) / 2;
  return { scale, projection: {
    x: (mm) => x0 + (mm - left) / scale,
    y: (mm) => y0 + (mm - top) / scale,
    length: (mm) => mm / scale,
    unit,
    labelUnit: Math.max(unit, leastLabelUnit),
    page: [0.2, 0.2, widthMm - 0.2, heightMm - 0.2],
    steadyNumbers: false,
  } };
}

/** At this scale or a larger one nothing need be gained, 1:n. */
const easyScale = 16;

/** Half of what the north arrow with its letter takes, and the strip that holds it, mm. */
const northHalf = 3.3;
const northRoom = 2 * northHalf + 1.4;

/** A place for the north arrow where it touches nothing, the nearest to the upper right corner; null if there is none. */
function findCorner(view: MapView, labels: PlacedLabels, projection: Projection): Point | null {
  const { unit, page } = projection;
  const taken = new BoxGrid(8);
  // Walls and the symbols in them reach beyond the floors.
  const reach = 2.4 * unit;
  for (const { floor } of view.sections) {
    for (const rect of floor) taken.add([projection.x(rect[0]) - reach, projection.y(rect[1]) - reach, projection.x(rect[0] + rect[2]) + reach, projection.y(rect[1] + rect[3]) + reach]);
  }
  for (const label of labels.openings) taken.add(boxOf(label, 0.4));
  for (const label of labels.sections) taken.add(boxOf(label, 0.4));
  const [left, top, right, bottom] = page;
  const columns = Math.floor(right - left - 2 * northHalf);
  const rows = Math.floor(bottom - top - 2 * northHalf);
  // Millimetre by millimetre away from the corner.
  for (let away = 0; away <= columns + rows; away++) {
    const last = Math.min(away, rows);
    for (let row = Math.max(0, away - columns); row <= last; row++) {
      const x = right - northHalf - (away - row);
      const y = top + northHalf + row;
      if (taken.isClear(x - northHalf, y - northHalf, x + northHalf, y + northHalf)) return [x, y];
    }
  }
  return null;
}

/** Where north lies on a plan that one looks up in some direction. */
const northFrom = { n: [0, -1], e: [-1, 0], s: [0, 1], w: [1, 0] } as const;

/** A small arrow, since a plan is turned and the table is not. */
function drawNorth(sheet: Sheet, heading: Discovery['heading'], [x, y]: Point): void {
  // Looking north, north is up; looking east, it is to the left; and so on.
  const [dx, dy] = northFrom[heading];
  const tip: Point = [x + dx * 2, y + dy * 2];
  const tail = (side: number): Point => [x - dx * 1.1 + dy * side, y - dy * 1.1 - dx * side];
  sheet.draw('compassDark', polyPath([tip, tail(1), [x - dx * 0.4, y - dy * 0.4], tail(-1)], true));
  sheet.write('question', 'N', x - dx * 2.3, y - dy * 2.3 + 0.72, 2);
}
