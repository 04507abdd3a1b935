/** Floors, walls, doors and numbers of a view on a sheet. */
import { findWalls } from '../map/walls';
import type { Wall } from '../map/walls';
import type { MapView, Tint, ViewSection } from '../map/map-view';
import type { Deployment } from '../renderer';
import type { Box } from './box-grid';
import { drawOpening } from './opening-symbols';
import { arcPath, frameAt, linePath, pillPath, polyPath, rectPath, starPath, turnFrame } from './path-data';
import { leaderEnd } from './labels';
import type { PlacedLabel, Projection } from './labels';
import { findGround, placeLabels } from './place-labels';
import type { PlacedLabels } from './place-labels';
import { isBacked } from './place-openings';
import { makeRoughLine } from '../theme/rough-line';
import type { Sheet } from './sheet';
import type { LayerName } from './themes';

/** How thick walls are and how far their edge strays from the straight line, in units of the drawing. */
export interface WallStyle {
  readonly width: number;
  readonly stray: number;
}

/** What is drawn besides the plan itself. */
export interface MapDetails {
  /** Hatched rock around the walls. */
  readonly rock: boolean;
  readonly slabs: boolean;
  readonly walls: WallStyle;
  /** Strokes every 10 cm on the walls of rooms. */
  readonly ticks: boolean;
  readonly deployment: Deployment | undefined;
  /** What the numbers in the floors are: of the sections, or the order in which they are laid. */
  readonly numbers: 'section' | 'order';
}

const floorLayer: Readonly<Record<Tint, LayerName>> = {
  outside: 'floorOutside', corridor: 'floorCorridor', room: 'floorRoom', objective: 'floorObjective',
};

/** Patterns lie on the floors of their kind. */
const patternLayers: readonly (readonly [LayerName, LayerName])[] = [
  ['patternOutside', 'floorOutside'], ['patternCorridor', 'floorCorridor'], ['patternRoom', 'floorRoom'], ['patternObjective', 'floorObjective'],
];

// Drawn wherever there is a floor with walls.
const groundLayers: readonly LayerName[] = ['rock', 'halo', 'slabs'];

/** Draws everything of a view and says where the numbers went. */
export function drawMap(sheet: Sheet, view: MapView, projection: Projection, details: MapDetails): PlacedLabels {
  for (const section of view.sections) drawFloor(sheet, section, projection, details);
  if (details.rock) for (const layer of details.slabs ? groundLayers : groundLayers.slice(0, 2)) sheet.repeat(layer, 'ground');
  if (details.slabs) for (const [layer, source] of patternLayers) sheet.repeat(layer, source);
  const walls = findWalls(view);
  drawWalls(sheet, walls, view, projection, details);
  const ticks = details.ticks ? drawTicks(sheet, walls, view, projection) : [];
  const ground = findGround(view, projection);
  for (const opening of view.openings) {
    const frame = frameAt(projection.x(opening.x), projection.y(opening.y), opening.heading);
    drawOpening(sheet, opening.look, isBacked(opening, projection, ground) ? turnFrame(frame) : frame, projection.length(opening.width));
  }
  for (const { x, y, heading } of view.lookouts) sheet.draw('lookout', arcPath(frameAt(projection.x(x), projection.y(y), heading), projection.length(clearance)));
  if (details.deployment) drawEnemies(sheet, details.deployment, projection);
  const steady = placeLabels(view, projection, ground, ticks);
  // Where numbers that keep their size would cover each other, smaller ones are the lesser evil.
  const placed = steady.crowded && projection.steadyNumbers ? placeLabels(view, { ...projection, labelUnit: projection.unit, steadyNumbers: false }, ground, ticks) : steady;
  drawLabels(sheet, placed, details.numbers);
  return placed;
}

function drawFloor(sheet: Sheet, section: ViewSection, projection: Projection, details: MapDetails): void {
  let path = '';
  for (const rect of section.floor) path += rectPath(projection.x(rect[0]), projection.y(rect[1]), projection.length(rect[2]), projection.length(rect[3]));
  sheet.draw(section.ghost ? 'floorGhost' : floorLayer[section.tint], path);
  if (section.bare) {
    if (section.tint === 'outside') sheet.draw('outsideEdge', path);
    return;
  }
  if (details.rock) sheet.draw('ground', path);
  if (section.label !== '' && details.deployment?.sections.includes(Number(section.label))) sheet.draw('deployment', path);
}

/** Draws walls. Corners are filled by letting walls reach half their thickness beyond them; jambs stay clear. */
export function drawWalls(sheet: Sheet, walls: readonly Wall[], view: MapView, projection: Projection, details: Pick<MapDetails, 'rock' | 'walls'>): void {
  if (details.rock) sheet.repeat('shade', 'wall');
  const reach = (details.walls.width / 2) * sheet.unit;
  const shift = 0.7 * sheet.unit;
  const stray = details.walls.stray * sheet.unit;
  const { x, y } = projection;
  let ghosts = '';
  let edges = '';
  let shadows = '';
  for (const wall of walls) {
    const flat = wall.axis === 'horizontal';
    const along = flat ? x : y;
    const start = along(wall.start) - (wall.jambAtStart ? 0 : reach);
    const end = along(wall.end) + (wall.jambAtEnd ? 0 : reach);
    const at = flat ? y(wall.at) : x(wall.at);
    const path = flat ? edgePath(start, at, end, at, stray) : edgePath(at, start, at, end, stray);
    if (view.sections[wall.section]?.ghost) {
      ghosts += path;
      continue;
    }
    edges += path;
    if (details.rock) shadows += flat ? edgePath(start + shift, at + shift, end + shift, at + shift, stray) : edgePath(at + shift, start + shift, at + shift, end + shift, stray);
  }
  sheet.draw('ghostWall', ghosts);
  sheet.draw('wall', edges);
  sheet.draw('shadow', shadows);
}

/** A wall: a straight line, or one that strays from it. */
function edgePath(x1: number, y1: number, x2: number, y2: number, stray: number): string {
  return stray > 0 ? polyPath(makeRoughLine(x1, y1, x2, y2, stray), false) : linePath(x1, y1, x2, y2);
}

/** Nearer than this to an enemy nobody is deployed, board mm (COM-01). */
const clearance = 30;

/** The circles in which nobody may be deployed, as path data. */
export function forbiddenGround({ enemies }: Deployment, { x, y, length }: Projection): string {
  return enemies.map(([ex, ey]) => pillPath(x(ex), y(ey), 0, length(clearance))).join('');
}

function drawEnemies(sheet: Sheet, deployment: Deployment, projection: Projection): void {
  sheet.draw('enemyRing', forbiddenGround(deployment, projection));
  for (const [x, y] of deployment.enemies) sheet.draw('enemy', pillPath(projection.x(x), projection.y(y), 0, 0.9 * sheet.unit));
}

/** The line to a number that stands away from what it names. */
function drawLeader(sheet: Sheet, label: PlacedLabel): void {
  if (!label.leader) return;
  const [x, y] = label.leader;
  sheet.draw('leader', linePath(x, y, ...leaderEnd(label, label.leader)));
}

/** Strokes every 10 cm on the inside of the walls of rooms, so that the place of each door can be read off; says where they are. */
function drawTicks(sheet: Sheet, walls: readonly Wall[], view: MapView, projection: Projection): Box[] {
  const ticks: Box[] = [];
  let strokes = '';
  const length = 1.5 * sheet.unit;
  for (const wall of walls) {
    const section = view.sections[wall.section];
    const floor = section?.floor[0];
    if (!section || !floor || !hasTicks(section)) continue;
    const { at, start, end } = wall;
    const flat = wall.axis === 'horizontal';
    const origin = flat ? floor[0] : floor[1];
    const inwards = at === (flat ? floor[1] : floor[0]) ? length : -length;
    const edge = flat ? projection.y(at) : projection.x(at);
    for (let mm = origin + tickMm; mm < end; mm += tickMm) {
      if (mm <= start) continue;
      const along = flat ? projection.x(mm) : projection.y(mm);
      strokes += flat ? linePath(along, edge, along, edge + inwards) : linePath(edge, along, edge + inwards, along);
      const near = Math.min(edge, edge + inwards);
      const far = Math.max(edge, edge + inwards);
      ticks.push(flat ? [along, near, along, far] : [near, along, far, along]);
    }
  }
  sheet.draw('tick', strokes);
  return ticks;
}

function hasTicks({ ghost, tint }: ViewSection): boolean {
  return !ghost && tint !== 'corridor';
}

/** Between two strokes on a wall, board mm. */
const tickMm = 100;

/** Draws stars, numbers and the circles of openings. */
export function drawLabels(sheet: Sheet, placed: Pick<PlacedLabels, 'sections' | 'openings' | 'stars'>, numbers: MapDetails['numbers']): void {
  for (const star of placed.stars) sheet.draw('star', starPath(star.x, star.y, star.size));
  for (const label of placed.openings) drawLeader(sheet, label);
  for (const label of placed.sections) drawLeader(sheet, label);
  for (const label of placed.openings) {
    sheet.draw('badge', pillPath(label.x, label.y, label.halfWidth, label.halfHeight));
    sheet.write('opening', label.text, label.x, label.y + label.size * 0.36, label.size);
  }
  for (const label of placed.sections) sheet.write(numbers, label.text, label.x, label.y + label.size * 0.36, label.size);
}
