/** The board at true size: floors with their slabs, walls, doors and numbers, drawn where a page's window lies over it. */
import type { Rect } from '../../session/document';
import type { MapView } from '../../render/map/map-view';
import { findWalls } from '../../render/map/walls';
import type { Wall } from '../../render/map/walls';
import type { Box } from '../../render/svg/box-grid';
import { drawLabels, drawWalls } from '../../render/svg/draw-map';
import type { PlacedLabel, Projection } from '../../render/svg/labels';
import { drawOpening } from '../../render/svg/opening-symbols';
import { frameAt, rectPath, turnFrame } from '../../render/svg/path-data';
import { findGround, placeLabels } from '../../render/svg/place-labels';
import type { PlacedLabels } from '../../render/svg/place-labels';
import { isBacked } from '../../render/svg/place-openings';
import { Sheet } from '../../render/svg/sheet';
import type { Theme } from '../../render/svg/themes';
import { paintFloor } from '../../render/theme/paint-floor';
import type { ThemeForm } from '../../render/theme/theme';
import type { Canvas, TextBox } from '../core/canvas';
import { drawFloorMarks } from '../core/draw-floor';
import { drawSheet } from '../core/draw-sheet';

/** A board ready to be drawn on any page. */
export interface BoardDrawing {
  readonly view: MapView;
  /** The look of walls, doors and numbers, and that of floors. */
  readonly theme: Theme;
  readonly form: ThemeForm;
  /** Side of a module of the floors' patterns, mm: a third of a corridor's width. */
  readonly moduleMm: number;
  readonly walls: readonly Wall[];
  readonly labels: PlacedLabels;
  /** Size of strokes and symbols, mm. */
  readonly unit: number;
  /** For each opening whether its strokes lie on the other side (a blind end back to back with a floor). */
  readonly backed: readonly boolean[];
}

/** Strokes of this size leave the floor to the miniatures, mm; less in narrow corridors. */
const largestUnit = 3;

/** Places every number once for the whole board, so that what lies on two pages is the same on both; better not on the `joins` of pages. */
export function prepareBoard(view: MapView, { theme, form }: Pick<BoardDrawing, 'theme' | 'form'>, corridorMm: number, joins: readonly Box[]): BoardDrawing {
  const unit = Math.min(largestUnit, corridorMm / 20);
  const projection = shiftBoard(0, 0, unit);
  const ground = findGround(view, projection);
  return {
    view, theme, form, unit,
    moduleMm: corridorMm / 3,
    walls: findWalls(view),
    labels: placeLabels(view, projection, ground, [], joins),
    backed: view.openings.map((opening) => isBacked(opening, projection, ground)),
  };
}

/** Board to page at true size, moved by (dx, dy). */
function shiftBoard(dx: number, dy: number, unit: number): Projection {
  return { x: (mm) => mm + dx, y: (mm) => mm + dy, length: (mm) => mm, unit, labelUnit: unit, page: [-1e9, -1e9, 1e9, 1e9], steadyNumbers: true };
}

/** Draws what lies in a window whose upper left corner stands at (x, y) of the board. */
export function drawBoard(canvas: Canvas, drawing: BoardDrawing, window: TextBox, x: number, y: number): void {
  const { view, theme, unit, walls, labels, backed } = drawing;
  const [dx, dy] = [window.x - x, window.y - y];
  const projection = shiftBoard(dx, dy, unit);
  const isSeen: IsSeen = (left, top, right, bottom) => right > x && left < x + window.widthMm && bottom > y && top < y + window.heightMm;
  const top = new Sheet(unit);
  drawWalls(top, walls.filter(({ axis, at, start, end }) => (axis === 'horizontal' ? isSeen(start - unit, at - unit, end + unit, at + unit) : isSeen(at - unit, start - unit, at + unit, end + unit))), view, projection, { rock: false, walls: theme.walls });
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
    drawFloors(canvas, drawing, window, projection, isSeen);
    drawSheet(canvas, top, theme);
  });
}

/** Says whether a box of the board, by its edges, shows in the window. */
type IsSeen = (left: number, top: number, right: number, bottom: number) => boolean;

/** Floors whole, so that they measure; of their patterns what shows. All share one origin, so that patterns go on from piece to piece. */
function drawFloors(canvas: Canvas, { view, theme, form, moduleMm, unit }: BoardDrawing, window: TextBox, { x: px, y: py }: Projection, isSeen: IsSeen): void {
  const edges = new Sheet(unit);
  for (const { floor, ghost, bare, tint } of view.sections) {
    for (const [x, y, width, height] of floor) {
      if (!isSeen(x, y, x + width, y + height)) continue;
      const [left, top] = [px(x), py(y)];
      const shown: Rect = [Math.max(left, window.x), Math.max(top, window.y), Math.min(left + width, window.x + window.widthMm), Math.min(top + height, window.y + window.heightMm)];
      const painted = paintFloor(form, tint, [shown[0], shown[1], shown[2] - shown[0], shown[3] - shown[1]], { moduleMm, origin: [px(0), py(0)] });
      const fill = ghost ? theme.layers.floorGhost.fill : painted.fill;
      canvas.rect(left, top, width, height, { fill: fill ?? '#ffffff' });
      if (bare && tint === 'outside') edges.draw('outsideEdge', rectPath(left, top, width, height));
      if (ghost) continue;
      drawFloorMarks(canvas, painted);
    }
  }
  drawSheet(canvas, edges, theme);
}
