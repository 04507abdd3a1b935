/**
 * Exact line of sight (LOS-01 to LOS-05). Floors are rectangles joined by portals: the shared edges
 * inside a section and the openings between sections. Sight is a cone of directions, clipped at every
 * portal it passes; coordinates are whole millimetres, so every comparison is exact. Going through the
 * graph of portals also serves boards whose sections cross (ENG-05).
 */
import type { DraftBoard, DraftOpening, DraftSection, Passes, Way } from './draft';
import { nowhere, passes } from './draft';
import { findWay, standsIn } from './openings';
import type { Edge } from './geometry';
import { contains, cross, leftX, leftY } from './geometry';

/** LOS-04: the outer test points lie this far inside each jamb, mm. */
const jambInset = 5;

/**
 * A cone of directions: its left and right limit, seen from the eye; all noughts mean no limit yet (the eye is in
 * the room). Each has room for one within it, which sight narrows to at the next portal: made once, for all looks.
 */
export interface Cone {
  leftX: number;
  leftY: number;
  rightX: number;
  rightY: number;
  inner: Cone | null;
}

function makeCone(leftX: number, leftY: number, rightX: number, rightY: number): Cone {
  return { leftX, leftY, rightX, rightY, inner: null };
}

function makeInner(cone: Cone): Cone {
  return (cone.inner = makeCone(0, 0, 0, 0));
}

/** Where a look begins: no limit. */
const everywhere = makeCone(0, 0, 0, 0);

/** Where a look goes on. */
const going = makeCone(0, 0, 0, 0);

/** What of a cone falls on a portal from `left` to `right`; null when nothing does, or the eye lies behind it. */
function narrow({ x, y }: Look, cone: Cone, leftX: number, leftY: number, rightX: number, rightY: number): Cone | null {
  // The ends of the portal seen from the eye, or what is left of them.
  let ax = leftX - x;
  let ay = leftY - y;
  let bx = rightX - x;
  let by = rightY - y;
  if (cross(ax, ay, bx, by) <= 0) return null;
  if (cross(cone.leftX, cone.leftY, ax, ay) < 0) { ax = cone.leftX; ay = cone.leftY; }
  if (cross(bx, by, cone.rightX, cone.rightY) < 0) { bx = cone.rightX; by = cone.rightY; }
  if (cross(ax, ay, bx, by) <= 0) return null;
  const inner = cone.inner === null ? makeInner(cone) : cone.inner;
  inner.leftX = ax;
  inner.leftY = ay;
  inner.rightX = bx;
  inner.rightY = by;
  return inner;
}

/** An open end that was seen, the limits of the cone there, and the one seen next. */
export interface Sighting {
  readonly way: Way;
  readonly leftX: number;
  readonly leftY: number;
  readonly rightX: number;
  readonly rightY: number;
  next: Sighting | null;
}

/**
 * Whether sight, with what of a cone falls on an opening, goes on through it; {@link canSee} tells whether the opening
 * passes the test of LOS-04. Ends with nothing behind them are only told of, with the cone that comes to them.
 */
export type Accept = (look: Look, way: Way, cone: Cone) => boolean;

/** A look, which may be made once and used from one point after another. Grows by `continueThrough` as sections are placed. */
export interface Look {
  x: number;
  y: number;
  /** Open ends with nothing behind them that pass the test of LOS-04, in the order seen: the first, and the last so far. */
  firstEnd: Sighting | null;
  lastEnd: Sighting | null;
  /** Ids of the sections of which some floor is in sight, in the order seen; may repeat. Null when nobody asks. */
  readonly sections: number[] | null;
  /** How many of `sections` are set. */
  seen: number;
  /** What an opening must let pass. A discovery also tells which open ends lead nowhere: they are seen like any other end. */
  readonly least: Passes;
  /** When given, sight goes on only through openings it accepts (used for discoveries). */
  readonly accept: Accept | null;
}

/** A look that puts what is in sight into `sections`, when given. */
export function createLook(sections: number[] | null, accept: Accept | null = null): Look {
  return { x: 0, y: 0, firstEnd: null, lastEnd: null, sections, seen: 0, least: accept === null ? passes.all : passes.ends, accept };
}

function begin(look: Look, x: number, y: number): void {
  look.x = x;
  look.y = y;
  look.seen = 0;
  look.firstEnd = null;
  look.lastEnd = null;
}

/** Looks around from a point on the floor of `section`. */
export function lookFrom(look: Look, board: DraftBoard, section: number, x: number, y: number): void {
  begin(look, x, y);
  const here = board.sections[section]!;
  if (look.sections !== null || board.openEnds !== 1 || !tellOnlyEnd(look, here)) startAt(look, here, null);
}

/** Tells of the only open end there is, when the eye stands before it in the same floor rectangle: then nothing else is to be told. False when it does not. */
function tellOnlyEnd(look: Look, { firstWay, tile: { floor, edges }, x, y }: DraftSection): boolean {
  let way = firstWay;
  while (way !== null && (way.twin !== null || way.passes !== passes.all)) way = way.next;
  if (way === null) return false;
  const cell = way.edge === null ? 0 : edges.indexOf(way.edge) + 1;
  if (!contains(floor[cell]!, look.x - x, look.y - y) || !canSee(look, way, everywhere)) return false;
  tellEnd(look, way, everywhere);
  return true;
}

/** Looks from the centre of an opening to one side only, doors closed (PRE-02). */
export function lookThrough(look: Look, board: DraftBoard, opening: DraftOpening, forward: boolean): void {
  begin(look, opening.x, opening.y);
  if (forward && opening.to === nowhere) return;
  const from = findWay(board, opening, !forward);
  comeIn(look, from.section, from.edge, from, everywhere);
}

/** Goes on looking through an opening behind which a section has just been placed. */
export function continueThrough(look: Look, { way, leftX, leftY, rightX, rightY }: Sighting): void {
  going.leftX = leftX;
  going.leftY = leftY;
  going.rightX = rightX;
  going.rightY = rightY;
  leaveBy(look, way, going);
}

/** Starts in every floor rectangle that holds the eye, also across an opening it stands in. */
function startAt(look: Look, section: DraftSection, from: Way | null): void {
  const { tile: { floor }, x, y } = section;
  for (let cell = 0; cell < floor.length; cell++) {
    if (contains(floor[cell]!, look.x - x, look.y - y)) startIn(look, section, cell, from);
  }
  for (let way = section.firstInSight; way !== null; way = way.nextInSight) {
    const { opening, twin } = way;
    if (way === from || way.passes !== passes.all || !standsIn(opening, look.x, look.y)) continue;
    if (twin === null) tellEnd(look, way, everywhere);
    else if (from === null || twin.section !== from.twin!.section) startAt(look, twin.section, twin);
  }
}

/** Starts in one floor rectangle, which may have an opening of its own. */
function startIn(look: Look, section: DraftSection, cell: number, from: Way | null): void {
  if (cell === 0) return comeIn(look, section, null, from, everywhere);
  const edge = section.tile.edges[cell - 1]!;
  let own = section.firstInSight;
  while (own !== null && own.edge !== edge) own = own.nextInSight;
  comeIn(look, section, edge, own, everywhere);
  if (own !== null && own !== from && own.passes >= look.least) leaveBy(look, own, everywhere);
}

/** Sees a section, and goes on from floor rectangle 0: `edge` lies between, when sight comes in elsewhere. */
function comeIn(look: Look, section: DraftSection, edge: Edge | null, from: Way | null, cone: Cone): void {
  const { sections, seen } = look;
  if (sections !== null && (seen === 0 || sections[seen - 1] !== section.id)) sections[look.seen++] = section.id;
  const { x, y } = section;
  const inside = edge === null ? cone : narrow(look, cone, x + edge.rightX, y + edge.rightY, x + edge.leftX, y + edge.leftY);
  if (inside !== null) lookOut(look, section, from, inside);
}

/** From floor rectangle 0 out of a section by all ways but the one sight comes from. */
function lookOut(look: Look, section: DraftSection, from: Way | null, cone: Cone): void {
  const { x, y } = section;
  for (let way = section.firstInSight; way !== null; way = way.nextInSight) {
    if (way.passes < look.least || way === from) continue;
    const { edge } = way;
    const beyond = edge === null ? cone : narrow(look, cone, x + edge.leftX, y + edge.leftY, x + edge.rightX, y + edge.rightY);
    if (beyond !== null) leaveBy(look, way, beyond);
  }
}

/** Tells of an opening with nothing behind it, or goes on through one with what of a cone passes it. */
function leaveBy(look: Look, way: Way, cone: Cone): void {
  const { twin } = way;
  if (twin === null) {
    if (look.accept !== null) look.accept(look, way, cone);
    else if (canSee(look, way, cone)) tellEnd(look, way, cone);
    return;
  }
  const { opening: { x, y, jambX, jambY } } = way;
  const aside = Math.imul(jambX, way.sense);
  const ahead = Math.imul(jambY, way.sense);
  const beyond = narrow(look, cone, x + aside, y + ahead, x - aside, y - ahead);
  if (beyond !== null && (look.accept === null || look.accept(look, way, beyond))) comeIn(look, twin.section, twin.edge, twin, beyond);
}

function tellEnd(look: Look, way: Way, { leftX, leftY, rightX, rightY }: Cone): void {
  const end: Sighting = { way, leftX, leftY, rightX, rightY, next: null };
  if (look.lastEnd === null) look.firstEnd = end;
  else look.lastEnd.next = end;
  look.lastEnd = end;
}

/** LOS-04: one of the three points of the opening lies strictly inside the cone: a segment that touches a jamb touches a wall. */
export function canSee(look: Look, { opening, sense }: Way, { leftX: lx, leftY: ly, rightX: rx, rightY: ry }: Cone): boolean {
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  if (lx === 0 && ly === 0) return facesEye(opening, sense, dx, dy);
  if (isInside(lx, ly, rx, ry, dx, dy)) return true;
  const inset = opening.width / 2 - jambInset;
  const aside = (leftX[opening.heading] * inset) | 0;
  const ahead = (leftY[opening.heading] * inset) | 0;
  return isInside(lx, ly, rx, ry, dx + aside, dy + ahead) || isInside(lx, ly, rx, ry, dx - aside, dy - ahead);
}

/** True when a point, seen from the eye, lies strictly between the limits of a cone. */
function isInside(lx: number, ly: number, rx: number, ry: number, x: number, y: number): boolean {
  return cross(lx, ly, x, y) > 0 && cross(x, y, rx, ry) > 0;
}

/** With no limit, an opening is in sight unless the eye lies in line with its wall. */
function facesEye(opening: DraftOpening, sense: Way['sense'], dx: number, dy: number): boolean {
  const { heading } = opening;
  const ahead = heading === 0 ? -dy : heading === 1 ? dx : heading === 2 ? dy : -dx;
  return ahead * sense > 0;
}
