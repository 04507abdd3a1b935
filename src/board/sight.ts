/**
 * Exact line of sight (LOS-01 to LOS-05). Floors are rectangles joined by portals: the shared edges
 * inside a section and the openings between sections. Sight is a cone of directions, clipped at every
 * portal it passes; coordinates are whole millimetres, so every comparison is exact. Going through the
 * graph of portals also serves boards whose sections cross (ENG-05).
 */
import type { DraftBoard, DraftOpening, DraftSection } from './draft';
import { nowhere, standsIn } from './draft';
import type { Heading } from './geometry';
import { contains, cross } from './geometry';

/** LOS-04: the outer test points lie this far inside each jamb, mm. */
const jambInset = 5;

/** A cone of directions from the eye; `open` means no limit yet (the eye is in the room). */
interface Cone {
  readonly lx: number;
  readonly ly: number;
  readonly rx: number;
  readonly ry: number;
  readonly open: boolean;
}

const everywhere: Cone = { lx: 0, ly: 0, rx: 0, ry: 0, open: true };

/** A way on that was seen: the opening, the direction it is looked through, and the cone there. */
export interface Sighting {
  readonly opening: DraftOpening;
  /** True when looked through from `from` to `to`. */
  readonly forward: boolean;
  readonly cone: Cone;
}

/** A look from one point. Grows by `continueThrough` as sections are placed. */
export interface Look {
  readonly board: DraftBoard;
  readonly x: number;
  readonly y: number;
  /** Open ends with nothing behind them (in discoveries: also sealed ones) that pass the test of LOS-04, in the order seen. */
  readonly unexplored: Sighting[];
  /** Ids of the sections of which some floor is in sight, in the order seen; may repeat. */
  readonly sections: number[];
  /** When given, sight goes on only through openings to sections it accepts (used for discoveries). */
  readonly accept: ((sighting: Sighting, visible: boolean) => boolean) | null;
}

/** Looks around from a point on the floor of `section`. */
export function lookFrom(board: DraftBoard, section: number, x: number, y: number): Look {
  const look: Look = { board, x, y, unexplored: [], sections: [], accept: null };
  startAt(look, board.sections[section]!, -1, -1);
  return look;
}

/** Looks from the centre of an opening to one side only, doors closed (PRE-02). */
export function lookThrough(board: DraftBoard, opening: DraftOpening, forward: boolean, accept: Look['accept']): Look {
  const look: Look = { board, x: opening.x, y: opening.y, unexplored: [], sections: [], accept };
  const section = forward ? opening.to : opening.from;
  if (section === nowhere) return look;
  enterCell(look, board.sections[section]!, forward ? opening.toCell : opening.fromCell, everywhere, opening.id, -1);
  return look;
}

/** Goes on looking through an opening behind which a section has just been placed. */
export function continueThrough(look: Look, sighting: Sighting): void {
  const clipped = clipAt(look, sighting.opening, sighting.forward, sighting.cone);
  if (clipped) passOpening(look, sighting.opening, sighting.forward, clipped);
}

/** Starts in every floor rectangle that holds the eye, also across an opening it stands in. */
function startAt(look: Look, section: DraftSection, fromOpening: number, before: number): void {
  for (let cell = 0; cell < section.floor.length; cell++) {
    if (contains(section.floor[cell]!, look.x, look.y)) enterCell(look, section, cell, everywhere, fromOpening, -1);
  }
  for (const id of section.openings) {
    const opening = look.board.openings[id]!;
    if (opening.state !== 'open' || id === fromOpening || !standsIn(opening, look.x, look.y)) continue;
    const other = opening.from === section.id ? opening.to : opening.from;
    if (other === nowhere) look.unexplored.push({ opening, forward: true, cone: everywhere });
    else if (other !== before) startAt(look, look.board.sections[other]!, id, section.id);
  }
}

function enterCell(look: Look, section: DraftSection, cell: number, cone: Cone, fromOpening: number, fromCell: number): void {
  look.sections.push(section.id);
  for (let next = cell === 0 ? 1 : 0; next < (cell === 0 ? section.floor.length : 1); next++) {
    if (next !== fromCell) passInside(look, section, cell, next, cone);
  }
  for (const id of section.openings) {
    if (id === fromOpening) continue;
    const opening = look.board.openings[id]!;
    // A discovery also tells which open ends lead nowhere: they are seen like any other end.
    if (opening.state !== 'open' && (look.accept === null || opening.kind === 'door')) continue;
    const forward = opening.from === section.id;
    if ((forward ? opening.fromCell : opening.toCell) === cell) reachOpening(look, opening, forward, cone);
  }
}

/** From one floor rectangle of a section to another across their shared edge. */
function passInside(look: Look, section: DraftSection, cell: number, next: number, cone: Cone): void {
  const a = section.floor[cell]!;
  const b = section.floor[next]!;
  const x1 = Math.max(a[0], b[0]);
  const x2 = Math.min(a[0] + a[2], b[0] + b[2]);
  const y1 = Math.max(a[1], b[1]);
  const y2 = Math.min(a[1] + a[3], b[1] + b[3]);
  const heading: Heading = y1 === y2 ? (b[1] < a[1] ? 0 : 2) : b[0] < a[0] ? 3 : 1;
  const clipped = clip(cone, x1 - look.x, y1 - look.y, x2 - look.x, y2 - look.y, heading);
  if (clipped) enterCell(look, section, next, clipped, -1, cell);
}

function reachOpening(look: Look, opening: DraftOpening, forward: boolean, cone: Cone): void {
  if (opening.to === nowhere) {
    if (canSee(look, opening, forward, cone)) look.unexplored.push({ opening, forward, cone });
    return;
  }
  const clipped = clipAt(look, opening, forward, cone);
  if (!clipped) return;
  if (look.accept && !look.accept({ opening, forward, cone }, canSee(look, opening, forward, cone))) return;
  passOpening(look, opening, forward, clipped);
}

function passOpening(look: Look, opening: DraftOpening, forward: boolean, cone: Cone): void {
  const section = look.board.sections[forward ? opening.to : opening.from]!;
  enterCell(look, section, forward ? opening.toCell : opening.fromCell, cone, opening.id, -1);
}

function clipAt(look: Look, opening: DraftOpening, forward: boolean, cone: Cone): Cone | null {
  const half = opening.width / 2;
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  const heading = (forward ? opening.heading : (opening.heading + 2) % 4) as Heading;
  return opening.heading % 2 === 0
    ? clip(cone, dx - half, dy, dx + half, dy, heading)
    : clip(cone, dx, dy - half, dx, dy + half, heading);
}

/** The part of a cone that passes a portal, given by its low and high ends seen from the eye; null when nothing does. */
function clip(cone: Cone, x1: number, y1: number, x2: number, y2: number, heading: Heading): Cone | null {
  const lowIsLeft = heading < 2;
  let lx = lowIsLeft ? x1 : x2;
  let ly = lowIsLeft ? y1 : y2;
  let rx = lowIsLeft ? x2 : x1;
  let ry = lowIsLeft ? y2 : y1;
  if (!cone.open) {
    if (cross(cone.lx, cone.ly, lx, ly) <= 0) { lx = cone.lx; ly = cone.ly; }
    if (cross(rx, ry, cone.rx, cone.ry) <= 0) { rx = cone.rx; ry = cone.ry; }
  }
  return cross(lx, ly, rx, ry) > 0 ? { lx, ly, rx, ry, open: false } : null;
}

/** LOS-04: one of the three points of the opening lies strictly inside the cone: a segment that touches a jamb touches a wall. */
function canSee(look: Look, opening: DraftOpening, forward: boolean, cone: Cone): boolean {
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  const inset = opening.width / 2 - jambInset;
  const across = opening.heading % 2 === 0;
  if (cone.open) return facesEye(opening, forward, dx, dy);
  for (let side = 0; side < 3; side++) {
    const offset = side === 0 ? 0 : side === 1 ? -inset : inset;
    const px = across ? dx + offset : dx;
    const py = across ? dy : dy + offset;
    if (cross(cone.lx, cone.ly, px, py) > 0 && cross(px, py, cone.rx, cone.ry) > 0) return true;
  }
  return false;
}

/** With no limit, an opening is in sight unless the eye lies in line with its wall. */
function facesEye(opening: DraftOpening, forward: boolean, dx: number, dy: number): boolean {
  const { heading } = opening;
  const ahead = heading === 0 ? -dy : heading === 1 ? dx : heading === 2 ? dy : -dx;
  return forward ? ahead > 0 : ahead < 0;
}
