/**
 * Exact line of sight (LOS-01 to LOS-05). Floors are rectangles joined by portals: the shared edges
 * inside a section and the openings between sections. Sight is a cone of directions, clipped at every
 * portal it passes; coordinates are whole millimetres, so every comparison is exact. Going through the
 * graph of portals also serves boards whose sections cross (ENG-05).
 *
 * The clipping stands in three functions: most of a session is spent here, and one function of it would have to hand
 * back four numbers. `a` and `b` are the left and right end of the portal seen from the eye, or what is left of them.
 */
import type { DraftBoard, DraftOpening, DraftSection } from './draft';
import { nowhere, standsIn } from './draft';
import { contains, cross, leftX, leftY } from './geometry';
import { append } from './lists';

/** LOS-04: the outer test points lie this far inside each jamb, mm. */
const jambInset = 5;

/**
 * A cone of directions: its left and right limit, seen from the eye; all noughts mean no limit yet (the eye is in
 * the room). A look passes too many portals to make an object for each: functions take the four numbers.
 */
type Cone = readonly [leftX: number, leftY: number, rightX: number, rightY: number];

/** A way on that was seen: the opening, the direction it is looked through, and the cone there. */
export interface Sighting {
  readonly opening: DraftOpening;
  /** True when looked through from `from` to `to`. */
  readonly forward: boolean;
  readonly cone: Cone;
}

/**
 * Whether sight, with what of a cone falls on an opening, goes on through it; {@link canSee} tells whether the opening
 * passes the test of LOS-04. Ends with nothing behind them are only told of.
 */
export type Accept = (look: Look, opening: DraftOpening, forward: boolean, ...cone: Cone) => boolean;

/** A look from one point. Grows by `continueThrough` as sections are placed. */
export interface Look {
  readonly board: DraftBoard;
  readonly x: number;
  readonly y: number;
  /** Open ends with nothing behind them that pass the test of LOS-04, in the order seen. */
  unexplored: Sighting[];
  /** Ids of the sections of which some floor is in sight, in the order seen; may repeat. Null when nobody asks. */
  readonly sections: number[] | null;
  /** How many of `sections` are set. */
  seen: number;
  /** When given, sight goes on only through openings it accepts (used for discoveries). */
  readonly accept: Accept | null;
}

/** Looks around from a point on the floor of `section`; what is in sight is added to `sections`. */
export function lookFrom(board: DraftBoard, section: number, x: number, y: number, sections: number[] | null = []): Look {
  const look: Look = { board, x, y, unexplored: [], sections, seen: 0, accept: null };
  startAt(look, board.sections[section]!, -1, -1);
  return look;
}

/** Where nobody asks for open ends. */
const noEnds: Sighting[] = [];

/**
 * Looks from the centre of an opening to one side only, doors closed (PRE-02). What is in sight is added to
 * `sections`, of which `seen` are set; returns how many are then.
 */
export function lookThrough(board: DraftBoard, opening: DraftOpening, forward: boolean, accept: Accept | null, sections: number[], seen: number): number {
  const section = forward ? opening.to : opening.from;
  if (section === nowhere) return seen;
  const look: Look = { board, x: opening.x, y: opening.y, unexplored: noEnds, sections, seen, accept };
  enterSection(look, board.sections[section]!, forward ? opening.toCell : opening.fromCell, opening.id, 0, 0, 0, 0);
  return look.seen;
}

/** Goes on looking through an opening behind which a section has just been placed. */
export function continueThrough(look: Look, { opening, forward, cone }: Sighting): void {
  reachOpening(look, opening, forward, cone[0], cone[1], cone[2], cone[3]);
}

/** Starts in every floor rectangle that holds the eye, also across an opening it stands in. */
function startAt(look: Look, section: DraftSection, fromOpening: number, before: number): void {
  for (let cell = 0; cell < section.floor.length; cell++) {
    if (contains(section.floor[cell]!, look.x, look.y)) startIn(look, section, cell, fromOpening);
  }
  for (const opening of section.openings) {
    const { id } = opening;
    if (opening.state !== 'open' || id === fromOpening || !standsIn(opening, look.x, look.y)) continue;
    const other = opening.from === section.id ? opening.to : opening.from;
    if (other === nowhere) tellEnd(look, opening, true, [0, 0, 0, 0]);
    else if (other !== before) startAt(look, look.board.sections[other]!, id, section.id);
  }
}

/** Starts in one floor rectangle, which may have an opening of its own. */
function startIn(look: Look, section: DraftSection, cell: number, fromOpening: number): void {
  enterSection(look, section, cell, fromOpening, 0, 0, 0, 0);
  if (cell === 0) return;
  for (const opening of section.openings) {
    if (opening.id !== fromOpening && cellOf(opening, section) === cell && isPassable(look, opening)) reachOpening(look, opening, opening.from === section.id, 0, 0, 0, 0);
  }
}

/** Sees a section, which sight enters in one of its floor rectangles, and goes on from rectangle 0. */
function enterSection(look: Look, section: DraftSection, cell: number, fromOpening: number, lx: number, ly: number, rx: number, ry: number): void {
  const { sections } = look;
  if (sections !== null && (look.seen === 0 || sections[look.seen - 1] !== section.id)) sections[look.seen++] = section.id;
  if (cell === 0) {
    lookOut(look, section, cell, fromOpening, lx, ly, rx, ry);
    return;
  }
  const edge = section.edges[cell - 1]!;
  let ax = edge.rightX - look.x;
  let ay = edge.rightY - look.y;
  let bx = edge.leftX - look.x;
  let by = edge.leftY - look.y;
  if (cross(ax, ay, bx, by) <= 0) return;
  if (cross(lx, ly, ax, ay) < 0) { ax = lx; ay = ly; }
  if (cross(bx, by, rx, ry) < 0) { bx = rx; by = ry; }
  if (cross(ax, ay, bx, by) > 0) lookOut(look, section, cell, fromOpening, ax, ay, bx, by);
}

/** From floor rectangle 0 through the openings of the others, but for the one sight comes from, then through its own. */
function lookOut(look: Look, section: DraftSection, fromCell: number, fromOpening: number, lx: number, ly: number, rx: number, ry: number): void {
  const { openings, edges } = section;
  for (let at = edges.length === 0 ? openings.length : 0; at < openings.length; at++) {
    const opening = openings[at]!;
    const cell = cellOf(opening, section);
    if (cell === 0 || cell === fromCell || !isPassable(look, opening)) continue;
    const edge = edges[cell - 1]!;
    let ax = edge.leftX - look.x;
    let ay = edge.leftY - look.y;
    let bx = edge.rightX - look.x;
    let by = edge.rightY - look.y;
    if (cross(ax, ay, bx, by) <= 0) continue;
    if (cross(lx, ly, ax, ay) < 0) { ax = lx; ay = ly; }
    if (cross(bx, by, rx, ry) < 0) { bx = rx; by = ry; }
    if (cross(ax, ay, bx, by) > 0) reachOpening(look, opening, opening.from === section.id, ax, ay, bx, by);
  }
  for (let at = 0; at < openings.length; at++) {
    const opening = openings[at]!;
    if (opening.id !== fromOpening && cellOf(opening, section) === 0 && isPassable(look, opening)) reachOpening(look, opening, opening.from === section.id, lx, ly, rx, ry);
  }
}

/** The floor rectangle of a section that an opening lies on. */
function cellOf(opening: DraftOpening, section: DraftSection): number {
  return opening.from === section.id ? opening.fromCell : opening.toCell;
}

/** A discovery also tells which open ends lead nowhere: they are seen like any other end. */
function isPassable({ accept }: Look, { state, kind }: DraftOpening): boolean {
  return state === 'open' || (accept !== null && kind === 'passage');
}

/** Tells of an opening with nothing behind it, or goes on through one with what of a cone passes it. */
function reachOpening(look: Look, opening: DraftOpening, forward: boolean, lx: number, ly: number, rx: number, ry: number): void {
  if (opening.to === nowhere) {
    if (look.accept !== null) look.accept(look, opening, forward, lx, ly, rx, ry);
    else if (look.unexplored !== noEnds && canSee(look, opening, forward, lx, ly, rx, ry)) tellEnd(look, opening, forward, [lx, ly, rx, ry]);
    return;
  }
  const half = forward ? opening.width / 2 : -opening.width / 2;
  const aside = (leftX[opening.heading] * half) | 0;
  const ahead = (leftY[opening.heading] * half) | 0;
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  let ax = dx + aside;
  let ay = dy + ahead;
  let bx = dx - aside;
  let by = dy - ahead;
  if (cross(ax, ay, bx, by) <= 0) return;
  if (cross(lx, ly, ax, ay) < 0) { ax = lx; ay = ly; }
  if (cross(bx, by, rx, ry) < 0) { bx = rx; by = ry; }
  if (cross(ax, ay, bx, by) <= 0) return;
  if (look.accept !== null && !look.accept(look, opening, forward, lx, ly, rx, ry)) return;
  const section = look.board.sections[forward ? opening.to : opening.from]!;
  enterSection(look, section, forward ? opening.toCell : opening.fromCell, opening.id, ax, ay, bx, by);
}

function tellEnd(look: Look, opening: DraftOpening, forward: boolean, cone: Cone): void {
  look.unexplored = append(look.unexplored, { opening, forward, cone });
}

/** LOS-04: one of the three points of the opening lies strictly inside the cone: a segment that touches a jamb touches a wall. */
export function canSee(look: Look, opening: DraftOpening, forward: boolean, lx: number, ly: number, rx: number, ry: number): boolean {
  const dx = opening.x - look.x;
  const dy = opening.y - look.y;
  if (lx === 0 && ly === 0) return facesEye(opening, forward, dx, dy);
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
function facesEye(opening: DraftOpening, forward: boolean, dx: number, dy: number): boolean {
  const { heading } = opening;
  const ahead = heading === 0 ? -dy : heading === 1 ? dx : heading === 2 ? dy : -dx;
  return forward ? ahead > 0 : ahead < 0;
}
