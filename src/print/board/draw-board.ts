/** The board at true size: floors with their slabs, walls, doors and numbers, drawn where a page's window lies over it. */
import type { Rect } from '../../session/document';
import type { MapView } from '../../render/map/map-view';
import { findWalls } from '../../render/map/walls';
import type { Wall } from '../../render/map/walls';
import { drawLabels, drawWalls, floorLayer } from '../../render/svg/draw-map';
import type { PlacedLabel, Projection } from '../../render/svg/labels';
import { drawOpening } from '../../render/svg/opening-symbols';
import { frameAt, rectPath, turnFrame } from '../../render/svg/path-data';
import { findGround, placeLabels } from '../../render/svg/place-labels';
import type { PlacedLabels } from '../../render/svg/place-labels';
import { isBacked } from '../../render/svg/place-openings';
import { Sheet } from '../../render/svg/sheet';
import type { Theme } from '../../render/svg/themes';
import type { Canvas, TextBox } from '../core/canvas';
import { drawSheet } from '../core/draw-sheet';

/** How a floor is filled: what stands in it besides its colour, as straight lines in board mm. */
export type FloorPattern = (floor: Rect) => readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];

/** A board ready to be drawn on any page. */
export interface BoardDrawing {
  readonly view: MapView;
  readonly theme: Theme;
  readonly pattern: FloorPattern;
  readonly walls: readonly Wall[];
  readonly labels: PlacedLabels;
  /** Size of strokes and symbols, mm. */
  readonly unit: number;
  /** For each opening whether its strokes lie on the other side (a blind end back to back with a floor). */
  readonly backed: readonly boolean[];
}

/** Strokes of this size leave the floor to the miniatures, mm; less in narrow corridors. */
const largestUnit = 3;

/** Places every number once for the whole board, so that what lies on two pages is the same on both. */
export function prepareBoard(view: MapView, theme: Theme, corridorMm: number): BoardDrawing {
  const unit = Math.min(largestUnit, corridorMm / 20);
  const projection = shiftBoard(0, 0, unit);
  const ground = findGround(view, projection);
  return {
    view, theme, unit,
    pattern: slabsOf(corridorMm / 3),
    walls: findWalls(view),
    labels: placeLabels(view, projection, ground, []),
    backed: view.openings.map((opening) => isBacked(opening, projection, ground)),
  };
}

/** Board to page at true size, moved by (dx, dy). */
function shiftBoard(dx: number, dy: number, unit: number): Projection {
  return { x: (mm) => mm + dx, y: (mm) => mm + dy, length: (mm) => mm, unit, labelUnit: unit, page: [-1e9, -1e9, 1e9, 1e9], steadyNumbers: true };
}

/** Square slabs, whose lines run through the whole board: three across a corridor. */
function slabsOf(sideMm: number): FloorPattern {
  const linesIn = (from: number, length: number): number[] => {
    const lines: number[] = [];
    for (let at = Math.floor(from / sideMm) + 1; at * sideMm < from + length - 0.01; at++) if (at * sideMm > from + 0.01) lines.push(at * sideMm);
    return lines;
  };
  return ([x, y, width, height]) => [
    ...linesIn(x, width).map((at) => [at, y, at, y + height] as const),
    ...linesIn(y, height).map((at) => [x, at, x + width, at] as const),
  ];
}

/** Draws what lies in a window whose upper left corner stands at (x, y) of the board. */
export function drawBoard(canvas: Canvas, drawing: BoardDrawing, window: TextBox, x: number, y: number): void {
  const { view, theme, unit, walls, labels, backed } = drawing;
  const [dx, dy] = [window.x - x, window.y - y];
  const projection = shiftBoard(dx, dy, unit);
  const isSeen = (left: number, top: number, right: number, bottom: number): boolean => right > x && left < x + window.widthMm && bottom > y && top < y + window.heightMm;
  const top = new Sheet(unit);
  drawWalls(top, walls.filter(({ axis, at, start, end }) => (axis === 'horizontal' ? isSeen(start - unit, at - unit, end + unit, at + unit) : isSeen(at - unit, start - unit, at + unit, end + unit))), view, projection, { rock: false });
  view.openings.forEach((opening, index) => {
    const reach = opening.width + 5 * unit;
    if (!isSeen(opening.x - reach, opening.y - reach, opening.x + reach, opening.y + reach)) return;
    const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
    drawOpening(top, opening.look, backed[index] ? turnFrame(frame) : frame, opening.width);
  });
  const shown = (list: readonly PlacedLabel[]): PlacedLabel[] => list
    .filter(({ x: lx, y: ly, halfWidth, halfHeight, leader = [lx, ly] }) => isSeen(Math.min(lx - halfWidth, leader[0]) - unit, Math.min(ly - halfHeight, leader[1]) - unit, Math.max(lx + halfWidth, leader[0]) + unit, Math.max(ly + halfHeight, leader[1]) + unit))
    .map((label) => ({ ...label, x: label.x + dx, y: label.y + dy, ...(label.leader ? { leader: [label.leader[0] + dx, label.leader[1] + dy] as const } : {}) }));
  drawLabels(top, { sections: shown(labels.sections), openings: shown(labels.openings), stars: shown(labels.stars) }, 'section');
  canvas.clip(window, () => {
    drawFloors(canvas, drawing, projection, isSeen);
    drawSheet(canvas, top, theme);
  });
}

function drawFloors(canvas: Canvas, { view, theme, unit, pattern }: BoardDrawing, projection: Projection, isSeen: (left: number, top: number, right: number, bottom: number) => boolean): void {
  const floors = new Sheet(unit);
  let lines = '';
  for (const { floor, ghost, bare, tint } of view.sections) {
    for (const rect of floor) {
      const [x, y, width, height] = rect;
      if (!isSeen(x, y, x + width, y + height)) continue;
      const path = rectPath(projection.x(x), projection.y(y), width, height);
      floors.draw(ghost ? 'floorGhost' : floorLayer[tint], path);
      if (bare && tint === 'outside') floors.draw('outsideEdge', path);
      if (bare || ghost) continue;
      for (const [x1, y1, x2, y2] of pattern(rect)) lines += `M${projection.x(x1)} ${projection.y(y1)}L${projection.x(x2)} ${projection.y(y2)}`;
    }
  }
  drawSheet(canvas, floors, theme);
  if (lines !== '') canvas.path(lines, { stroke: '#000000', opacity: 0.16, widthMm: 0.25 });
}
