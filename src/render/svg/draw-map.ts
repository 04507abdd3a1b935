/** Floors, walls, doors and numbers of a view on a sheet. */
import { findWalls } from '../map/walls';
import type { Wall } from '../map/walls';
import type { MapView, Tint, ViewSection } from '../map/map-view';
import type { Deployment } from '../renderer';
import { drawOpening } from './opening-symbols';
import { frameAt, linePath, pillPath, rectPath, starPath } from './path-data';
import { placeLabels } from './place-labels';
import type { PlacedLabels, Projection } from './place-labels';
import type { Sheet } from './sheet';
import type { LayerName, TextStyle } from './themes';

/** What is drawn besides the plan itself. */
export interface MapDetails {
  readonly slabs: boolean;
  readonly deployment: Deployment | undefined;
}

const floorLayer: Readonly<Record<Tint, LayerName>> = {
  outside: 'floorOutside', corridor: 'floorCorridor', room: 'floorRoom', objective: 'floorObjective',
};

/** Draws everything of a view and returns where the numbers went. */
export function drawMap(sheet: Sheet, view: MapView, projection: Projection, details: MapDetails): PlacedLabels {
  for (const section of view.sections) drawFloor(sheet, section, projection, details);
  drawWalls(sheet, findWalls(view), projection);
  for (const opening of view.openings) {
    const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
    drawOpening(sheet, opening.look, frame, projection.length(opening.width));
  }
  const placed = placeLabels(view, projection);
  drawLabels(sheet, placed, 'section');
  return placed;
}

function drawFloor(sheet: Sheet, section: ViewSection, projection: Projection, details: MapDetails): void {
  let path = '';
  for (const [x, y, width, height] of section.floor) path += rectPath(projection.x(x), projection.y(y), projection.length(width), projection.length(height));
  sheet.draw(section.ghost ? 'floorGhost' : floorLayer[section.tint], path);
  if (section.tint === 'outside') {
    sheet.draw('outsideEdge', path);
    return;
  }
  sheet.draw('ground', path);
  sheet.draw('rock', path);
  sheet.draw('halo', path);
  if (details.slabs && !section.ghost) sheet.draw('slabs', path);
  if (details.deployment?.sections.includes(Number(section.label))) sheet.draw('deployment', path);
}

/** Corners are filled by letting walls reach half their thickness beyond them; jambs stay clear. */
function drawWalls(sheet: Sheet, walls: readonly Wall[], projection: Projection): void {
  const reach = 0.475 * sheet.unit;
  const shift = 0.7 * sheet.unit;
  let path = '';
  let shadow = '';
  for (const wall of walls) {
    const flat = wall.axis === 'horizontal';
    const start = (flat ? projection.x(wall.start) : projection.y(wall.start)) - (wall.jambAtStart ? 0 : reach);
    const end = (flat ? projection.x(wall.end) : projection.y(wall.end)) + (wall.jambAtEnd ? 0 : reach);
    const at = flat ? projection.y(wall.at) : projection.x(wall.at);
    path += flat ? linePath(start, at, end, at) : linePath(at, start, at, end);
    shadow += flat ? linePath(start + shift, at + shift, end + shift, at + shift) : linePath(at + shift, start + shift, at + shift, end + shift);
  }
  sheet.draw('shadow', shadow);
  sheet.draw('shade', path);
  sheet.draw('wall', path);
}

/** Stars, numbers and the circles of openings. */
export function drawLabels(sheet: Sheet, placed: PlacedLabels, style: TextStyle): void {
  for (const star of placed.stars) sheet.draw('star', starPath(star.x, star.y, star.size));
  for (const label of placed.openings) {
    sheet.draw('badge', pillPath(label.x, label.y, label.halfWidth, label.halfHeight));
    sheet.write('opening', label.text, label.x, label.y + label.size * 0.36, label.size);
  }
  for (const label of placed.sections) sheet.write(style, label.text, label.x, label.y + label.size * 0.36, label.size);
}
