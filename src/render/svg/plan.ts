/** The small plan inside a card (PRE-02). */
import type { Discovery, SessionDocument } from '../../session/document';
import { viewDiscovery } from '../map/discovery-view';
import type { MapView } from '../map/map-view';
import type { ThemeId } from '../renderer';
import { drawMap } from './draw-map';
import { makeInlinePicture } from './markup';
import { polyPath } from './path-data';
import type { Point } from './path-data';
import type { PlacedLabels, Projection } from './place-labels';
import { Sheet } from './sheet';
import { themes } from './themes';

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
/** Numbers are never smaller than those of a map at about 1:10. */
const leastLabelUnit = 1.05;

/**
 * The plan of a discovery as an inline SVG of exactly `widthMm` × `heightMm`: the way one looks is up, an
 * arrow shows where one looks in, sections bear the order in which they are laid (1, 2, …) and the
 * openings that are new on this card their numbers in circles; sections of other cards are grey. It
 * carries no ids, so that many may stand in one page.
 */
export function renderPlan(document: SessionDocument, discovery: Discovery, options: PlanOptions): string {
  const { widthMm, heightMm } = options;
  const view = viewDiscovery(document, discovery);
  const [left, top, width, height] = view.bounds;
  const longest = view.openings.reduce((most, { label }) => Math.max(most, label.length), 0);
  // Numbers may stand outside: a line of them above and below, their width at the sides.
  const sideRoom = wallRoom + (longest === 0 ? 0 : 1 + 1.6 * longest);
  const lineRoom = wallRoom + (longest === 0 ? 0 : 2.8);
  const scale = Math.max(leastScale, width / Math.max(widthMm - 2 * sideRoom, 1), height / Math.max(heightMm - 2 * lineRoom, 1));
  const unit = Math.min(document.ruleset.catalogue.corridor.widthMm / scale / 6, 1);
  const x0 = (widthMm - width / scale) / 2;
  const y0 = (heightMm - height / scale) / 2;
  const projection: Projection = {
    x: (mm) => x0 + (mm - left) / scale,
    y: (mm) => y0 + (mm - top) / scale,
    length: (mm) => mm / scale,
    unit,
    labelUnit: Math.max(unit, leastLabelUnit),
    numbersOutside: true,
  };
  const sheet = new Sheet(unit);
  const labels = drawMap(sheet, view, projection, { rock: false, slabs: false, deployment: undefined, numbers: 'order' });
  drawNorth(sheet, discovery.heading, findCorner(view, labels, projection, widthMm, heightMm));
  return makeInlinePicture(widthMm, heightMm, sheet.finish(themes[options.theme]));
}

/** The middle of a corner where nothing is drawn; the upper right one if none is free. */
function findCorner(view: MapView, labels: PlacedLabels, { x, y }: Projection, widthMm: number, heightMm: number): Point {
  const half = 4;
  const boxes = [
    ...view.sections.flatMap(({ floor }) => floor.map(([left, top, width, height]) => [x(left), y(top), x(left + width), y(top + height)] as const)),
    ...labels.openings.map((label) => [label.x - label.halfWidth, label.y - label.halfHeight, label.x + label.halfWidth, label.y + label.halfHeight] as const),
  ];
  const corners: Point[] = [[widthMm - half, half], [half, half], [widthMm - half, heightMm - half], [half, heightMm - half]];
  const free = corners.find(([cx, cy]) => boxes.every((box) => cx + half < box[0] || cx - half > box[2] || cy + half < box[1] || cy - half > box[3]));
  return free ?? [widthMm - half, half];
}

/** A small arrow, since a plan is turned and the table is not. */
function drawNorth(sheet: Sheet, heading: Discovery['heading'], [x, y]: Point): void {
  // Looking north, north is up; looking east, it is to the left; and so on.
  const [dx, dy] = ({ n: [0, -1], e: [-1, 0], s: [0, 1], w: [1, 0] } as const)[heading];
  const tip: Point = [x + dx * 2.2, y + dy * 2.2];
  const tail = (side: number): Point => [x - dx * 1.3 + dy * 1.1 * side, y - dy * 1.3 - dx * 1.1 * side];
  sheet.draw('compassDark', polyPath([tip, tail(1), [x - dx * 0.5, y - dy * 0.5], tail(-1)], true));
  sheet.write('question', 'N', x - dx * 2.7, y - dy * 2.7 + 0.75, 2.1);
}
