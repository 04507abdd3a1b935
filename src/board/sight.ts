/**
 * Exact line of sight (LOS-01 to LOS-05). Floors are rectangles joined by portals: the shared edges
 * inside a section and the openings between sections. Sight is a cone of directions, clipped at every
 * portal it passes; coordinates are whole millimetres, so every comparison is exact. Going through the
 * graph of portals also serves boards whose sections cross (ENG-05).
 */
import type { DraftBoard, DraftOpening, DraftSection } from './draft';
import { nowhere, standsIn } from './draft';
import { contains, cross, leftX, leftY } from './geometry';

/** LOS-04: the outer test points lie this far inside each jamb, mm. */
const jambInset = 5;

/**
 * The cones of the look that is under way, one for each portal passed: the left and the right limit,
 * seen from the eye, four numbers each; all noughts mean no limit yet (the eye is in the room). A look
 * passes too many portals to make an object for each.
 */
const cones: number[] = [0, 0, 0, 0];
const coneSize = 4;
/** Place of the cone without limits, and of the first with. */
const everywhere = 0;
const firstCone = everywhere + coneSize;

/** A way on that was seen: the opening, the direction it is looked through, and the cone there. */
export interface Sighting {
  readonly opening: DraftOpening;
  /** True when looked through from `from` to `to`. */
  readonly forward: boolean;
  readonly cone: readonly number[];
}

/**
 * Whether sight, with what of a cone falls on an opening, goes on through it; {@link canSee} tells whether the opening
 * passes the test of LOS-04. Ends with nothing behind them are only told of.
 */
export type Accept = (look: Look, opening: DraftOpening, forward: boolean, cone: number) => boolean;

/** A look from one point. Grows by `continueThrough` as sections are placed. */
export interface Look {
  readonly board: DraftBoard;
  readonly x: number;
  readonly y: number;
  /** Open ends with nothing behind them that pass the test of LOS-04, in the order seen. */
  readonly unexplored: Sighting[];
  /** Ids of the sections of which some floor is in sight, in the order seen; may repeat. Null when nobody asks. */
  readonly sections: number[] | null;
  /** How many of `sections` are set. */
  seen: number;
  /** When given, sight goes on only through openings to sections it accepts (used for discoveries). */
  readonly accept: Accept | null;
}

/** Looks around from a point on the floor of `section`; what is in sight is added to `sections`. */
export function lookFrom(board: DraftBoard, section: number, x: number, y: number, sections: number[] | null = []): Look {
  const look: Look = { board, x, y, unexplored: [], sections, seen: 0, accept: null };
  startAt(look, board.sections[section]!, -1, -1);
  return look;
}

const noEnds: Sighting[] = [];

/**
 * Looks from the centre of an opening to one side only, doors closed (PRE-02). What is in sight is added to
 * `sections`, of which `seen` are set; returns how many are then.
 */
export function lookThrough(board: DraftBoard, opening: DraftOpening, forward: boolean, accept: Accept, sections: number[], seen: number): number {
  const section = forward ? opening.to : opening.from;
  if (section === nowhere) return seen;
  const look: Look = { board, x: opening.x, y: opening.y, unexplored: noEnds, sections, seen, accept };
  enterCell(look, board.sections[section]!, forward ? opening.toCell : opening.fromCell, everywhere, opening.id, -1);
  return look.seen;
}

/** Goes on looking through an opening behind which a section has just been placed. */
export function continueThrough(look: Look, { opening, forward, cone }: Sighting): void {
  for (let at = 0; at < coneSize; at++) cones[firstCone + at] = cone[at]!;
  if (clipAt(look, opening, forward, firstCone)) passOpening(look, opening, forward, firstCone);
}

/** Starts in every floor rectangle that holds the eye, also across an opening it stands in. */
function startAt(look: Look, section: DraftSection, fromOpening: number, before: number): void {
  for (let cell = 0; cell < section.floor.length; cell++) {
    if (contains(section.floor[cell]!, look.x, look.y)) enterCell(look, section, cell, everywhere, fromOpening, -1);
  }
  for (const opening of section.openings) {
    const { id } = opening;
    if (opening.state !== 'open' || id === fromOpening || !standsIn(opening, look.x, look.y)) continue;
    const other = opening.from === section.id ? opening.to : opening.from;
    if (other === nowhere) look.unexplored.push({ opening, forward: true, cone: copyCone(everywhere) });
    else if (other !== before) startAt(look, look.board.sections[other]!, id, section.id);
  }
}

/** Sees a floor rectangle within a cone, and goes on through its inner edges and openings. */
function enterCell(look: Look, section: DraftSection, cell: number, cone: number, fromOpening: number, fromCell: number): void {
  const { sections } = look;
  if (sections !== null && (look.seen === 0 || sections[look.seen - 1] !== section.id)) sections[look.seen++] = section.id;
  if (cell === 0) {
    for (let next = 1; next <= section.edges.length; next++) if (next !== fromCell) passInside(look, section, next, true, cone);
  } else if (fromCell !== 0) {
    passInside(look, section, cell, false, cone);
  }
  const { openings } = section;
  for (let at = 0; at < openings.length; at++) {
    const opening = openings[at]!;
    if (opening.id === fromOpening) continue;
    const forward = opening.from === section.id;
    if ((forward ? opening.fromCell : opening.toCell) !== cell) continue;
    // A discovery also tells which open ends lead nowhere: they are seen like any other end.
    if (opening.state === 'open' || (look.accept !== null && opening.kind === 'passage')) reachOpening(look, opening, forward, cone);
  }
}

/** From floor rectangle 0 of a section out to another, or from that back to 0, across their shared edge. */
function passInside(look: Look, section: DraftSection, cell: number, outward: boolean, cone: number): void {
  const edge = section.edges[cell - 1]!;
  const lx = edge.leftX - look.x;
  const ly = edge.leftY - look.y;
  const rx = edge.rightX - look.x;
  const ry = edge.rightY - look.y;
  if (outward) {
    if (clip(cone, lx, ly, rx, ry)) enterCell(look, section, cell, cone + coneSize, -1, 0);
  } else if (clip(cone, rx, ry, lx, ly)) {
    enterCell(look, section, 0, cone + coneSize, -1, cell);
  }
}

function reachOpening(look: Look, opening: DraftOpening, forward: boolean, cone: number): void {
  if (opening.to === nowhere) {
    if (look.accept !== null) look.accept(look, opening, forward, cone);
    else if (canSee(look, opening, forward, cone)) look.unexplored.push({ opening, forward, cone: copyCone(cone) });
  } else if (clipAt(look, opening, forward, cone)) {
    if (look.accept === null || look.accept(look, opening, forward, cone)) passOpening(look, opening, forward, cone);
  }
}

/** Goes on behind an opening with what {@link clipAt} left of the cone. */
function passOpening(look: Look, opening: DraftOpening, forward: boolean, cone: number): void {
  const section = look.board.sections[forward ? opening.to : opening.from]!;
  enterCell(look, section, forward ? opening.toCell : opening.fromCell, cone + coneSize, opening.id, -1);
}

/** Clips a cone at an opening; false when nothing passes. */
function clipAt(look: Look, opening: DraftOpening, forward: boolean, cone: number): boolean {
  const half = forward ? opening.width / 2 : -opening.width / 2;
  const aside = (leftX[opening.heading] * half) | 0;
  const ahead = (leftY[opening.heading] * half) | 0;
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  return clip(cone, dx + aside, dy + ahead, dx - aside, dy - ahead);
}

function copyCone(cone: number): readonly number[] {
  return [cones[cone]!, cones[cone + 1]!, cones[cone + 2]!, cones[cone + 3]!];
}

function isOpen(cone: number): boolean {
  return cones[cone] === 0 && cones[cone + 1] === 0;
}

/**
 * Puts the part of a cone that passes a portal, given by its left and right ends seen from the eye, behind
 * that cone; false when nothing passes.
 */
function clip(cone: number, leftEndX: number, leftEndY: number, rightEndX: number, rightEndY: number): boolean {
  let lx = leftEndX;
  let ly = leftEndY;
  let rx = rightEndX;
  let ry = rightEndY;
  // Most portals that do not let sight through lie behind the eye.
  if (cross(lx, ly, rx, ry) <= 0) return false;
  if (!isOpen(cone)) {
    const leftX = cones[cone]!;
    const leftY = cones[cone + 1]!;
    const rightX = cones[cone + 2]!;
    const rightY = cones[cone + 3]!;
    if (cross(leftX, leftY, lx, ly) <= 0) { lx = leftX; ly = leftY; }
    if (cross(rx, ry, rightX, rightY) <= 0) { rx = rightX; ry = rightY; }
    if (cross(lx, ly, rx, ry) <= 0) return false;
  }
  cones[cone + coneSize] = lx;
  cones[cone + coneSize + 1] = ly;
  cones[cone + coneSize + 2] = rx;
  cones[cone + coneSize + 3] = ry;
  return true;
}

/** LOS-04: one of the three points of the opening lies strictly inside the cone: a segment that touches a jamb touches a wall. */
export function canSee(look: Look, opening: DraftOpening, forward: boolean, cone: number): boolean {
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  if (isOpen(cone)) return facesEye(opening, forward, dx, dy);
  const inset = opening.width / 2 - jambInset;
  if (isInside(cone, dx, dy)) return true;
  const aside = (leftX[opening.heading] * inset) | 0;
  const ahead = (leftY[opening.heading] * inset) | 0;
  return isInside(cone, dx + aside, dy + ahead) || isInside(cone, dx - aside, dy - ahead);
}

/** True when a point, seen from the eye, lies strictly between the limits of a cone. */
function isInside(cone: number, x: number, y: number): boolean {
  return cross(cones[cone]!, cones[cone + 1]!, x, y) > 0 && cross(x, y, cones[cone + 2]!, cones[cone + 3]!) > 0;
}

/** With no limit, an opening is in sight unless the eye lies in line with its wall. */
function facesEye(opening: DraftOpening, forward: boolean, dx: number, dy: number): boolean {
  const { heading } = opening;
  const ahead = heading === 0 ? -dy : heading === 1 ? dx : heading === 2 ? dy : -dx;
  return forward ? ahead > 0 : ahead < 0;
}
