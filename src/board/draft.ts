/**
 * The board while it grows: a private, mutable form of the document's board (session/document.ts).
 * Sections and openings are found by index; ids never change and nothing is deleted (SEC-08).
 */
import type { Edge, Heading } from './geometry';
import { leftX, leftY } from './geometry';
import type { SquareIndex } from './square-index';
import { createSquareIndex, enterInSquares } from './square-index';
import type { Tile } from './tile';

/** Kinds of section; numbers of the document's `SectionKind`. */
export type SectionKind =
  | 'outside' | 'straight' | 'corner' | 'fork' | 'crossing' | 'dead-end' | 'small-room' | 'large-room' | 'objective-room';

/** Corridor kinds of SEC-02. */
export type CorridorKind = 'straight' | 'corner' | 'fork' | 'crossing' | 'dead-end';

/** What is rolled when an unexplored opening is seen through: COR-01, ROOM-01, or DOOR-03 first. */
export type Leads = 'corridor' | 'room' | 'either';

/** An opening of the draft. */
export interface DraftOpening {
  readonly id: number;
  /** Changed by {@link makeDoor} alone. */
  kind: 'passage' | 'door';
  /** Changed by {@link setState} alone, which tells the ways. */
  state: 'open' | 'closed' | 'jammed' | 'blind' | 'unexplored';
  x: number;
  y: number;
  heading: Heading;
  width: number;
  readonly from: number;
  to: number;
  leads: Leads;
  entrance: boolean;
  hidden: boolean;
  joined: 'met' | 'through-wall' | null;
  /** From the middle to the left jamb, as one looks along the heading; known when there is another side. */
  jambX: number;
  jambY: number;
}

/** A section of the draft: a tile laid at a point. Each floor rectangle but 0 has one opening. */
export interface DraftSection {
  readonly id: number;
  readonly kind: SectionKind;
  /** Another one when a wall is broken through, or a door in a side wall needs a strip of floor. */
  tile: Tile;
  readonly x: number;
  readonly y: number;
  /** The first of the ways out: one to each opening. */
  firstWay: Way | null;
  /** The first of them in the order sight takes them: those of other rectangles before those of 0. */
  firstInSight: Way | null;
  readonly area: 'small' | 'large' | null;
  readonly turn: number;
  readonly via: number;
  readonly contribution: number;
  readonly forced: boolean;
}

/** What passes an opening: everything, sight on a finished board alone (an end that leads nowhere), or nothing. */
export const passes = { nothing: 0, ends: 1, all: 2 } as const;

/** One of {@link passes}. */
export type Passes = (typeof passes)[keyof typeof passes];

function passesOf({ state, kind }: DraftOpening): Passes {
  return state === 'open' ? passes.all : kind === 'passage' ? passes.ends : passes.nothing;
}

/** The way out of a section through one of its openings. */
export interface Way {
  readonly opening: DraftOpening;
  readonly section: DraftSection;
  /** 1 on the side of the opening's `from`, on the other −1: as a number, to turn what is seen from there. */
  readonly sense: 1 | -1;
  /** The edge of the tile between floor rectangle 0 and the one with the opening; null where that is 0 itself. */
  readonly edge: Edge | null;
  passes: Passes;
  /** The way back from the other side; null while there is none. */
  twin: Way | null;
  /** The next way out of the section, and the next in the order sight takes them. */
  next: Way | null;
  nextInSight: Way | null;
}

/** `to` of an opening with nothing behind it yet. */
export const nowhere = -1;

/** The sides of what the board fills. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The growing board. */
export interface DraftBoard {
  readonly sections: DraftSection[];
  readonly openings: DraftOpening[];
  /** How many openings nobody has resolved yet. */
  unexplored: number;
  /** How many of them are open: without any there is nothing to see that is not known. */
  openEnds: number;
  readonly squares: SquareIndex;
  /** Null while only the outside is there. */
  bounds: Bounds | null;
}

/** An empty board whose index has squares of `square` mm. */
export function createBoard(square: number): DraftBoard {
  return { sections: [], openings: [], unexplored: 0, openEnds: 0, squares: createSquareIndex(square), bounds: null };
}

/** Puts a section on the board and its footprint in the index. */
export function addSection(board: DraftBoard, section: DraftSection): void {
  board.sections.push(section);
  const { tile, x, y } = section;
  const left = x + tile.left;
  const top = y + tile.top;
  const right = x + tile.right;
  const bottom = y + tile.bottom;
  enterInSquares(board.squares, left, top, right, bottom, section.id);
  if (section.kind === 'outside') return;
  const { bounds } = board;
  if (bounds === null) {
    board.bounds = { left, top, right, bottom };
    return;
  }
  if (left < bounds.left) bounds.left = left;
  if (top < bounds.top) bounds.top = top;
  if (right > bounds.right) bounds.right = right;
  if (bottom > bounds.bottom) bounds.bottom = bottom;
}

/** What a new opening needs; the rest has defaults. */
export interface OpeningSpec {
  readonly kind: 'passage' | 'door';
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly from: number;
  readonly fromCell: number;
  readonly leads: Leads;
  readonly entrance?: boolean;
  readonly hidden?: boolean;
}

/** Adds an unexplored opening: a passage is open, a door closed (DOOR-01), the entrance open (STA-01). */
export function addOpening(board: DraftBoard, spec: OpeningSpec): DraftOpening {
  const opening: DraftOpening = {
    id: board.openings.length,
    kind: spec.kind,
    state: spec.kind === 'passage' || spec.entrance ? 'open' : 'closed',
    x: spec.x,
    y: spec.y,
    heading: spec.heading,
    width: spec.width,
    from: spec.from,
    to: nowhere,
    leads: spec.leads,
    entrance: spec.entrance ?? false,
    hidden: spec.hidden ?? false,
    joined: null,
    jambX: 0,
    jambY: 0,
  };
  board.openings.push(opening);
  board.unexplored++;
  if (opening.state === 'open') board.openEnds++;
  addWay(board.sections[spec.from]!, opening, 1, spec.fromCell);
  return opening;
}

/** Ties an opening to the section on its other side; it is unexplored no more, and its place and width stay as they are. */
export function linkOpening(board: DraftBoard, opening: DraftOpening, to: number, toCell: number): void {
  countOut(board, opening);
  opening.to = to;
  const half = opening.width / 2;
  // Whole numbers to the machine: nought times a negative one is none.
  opening.jambX = (leftX[opening.heading] * half) | 0;
  opening.jambY = (leftY[opening.heading] * half) | 0;
  const out = findWay(board, opening, true);
  const back = addWay(board.sections[to]!, opening, -1, toCell);
  out.twin = back;
  back.twin = out;
}

/** Enters an opening in a section: the way out through it comes last, in the order of sight in its place. */
function addWay(section: DraftSection, opening: DraftOpening, sense: 1 | -1, cell: number): Way {
  const edge = cell > 0 ? section.tile.edges[cell - 1]! : null;
  const way: Way = { opening, section, sense, edge, passes: passesOf(opening), twin: null, next: null, nextInSight: null };
  let last: Way | null = null;
  let before: Way | null = null;
  for (let other = section.firstWay; other !== null; other = other.next) last = other;
  for (let other = section.firstInSight; other !== null && (edge === null || other.edge !== null); other = other.nextInSight) before = other;
  if (last === null) section.firstWay = way;
  else last.next = way;
  if (before === null) {
    way.nextInSight = section.firstInSight;
    section.firstInSight = way;
  } else {
    way.nextInSight = before.nextInSight;
    before.nextInSight = way;
  }
  return way;
}

/** The way through an opening on the side of its `from`, or of its `to`. */
export function findWay(board: DraftBoard, opening: DraftOpening, forward: boolean): Way {
  let way = board.sections[forward ? opening.from : opening.to]!.firstWay!;
  while (way.opening !== opening) way = way.next!;
  return way;
}

/** Opens, closes, seals or leaves an opening, and tells its ways. */
export function setState(board: DraftBoard, opening: DraftOpening, state: DraftOpening['state']): void {
  countOut(board, opening);
  opening.state = state;
  const way = findWay(board, opening, true);
  way.passes = passesOf(opening);
  if (way.twin !== null) way.twin.passes = way.passes;
  if (!isUnexplored(opening)) return;
  board.unexplored++;
  if (state === 'open') board.openEnds++;
}

/** Takes an opening that is about to change from the counts of the unexplored. */
function countOut(board: DraftBoard, opening: DraftOpening): void {
  if (!isUnexplored(opening)) return;
  board.unexplored--;
  if (opening.state === 'open') board.openEnds--;
}

/** Makes an open end a closed door of a width. */
export function makeDoor(board: DraftBoard, opening: DraftOpening, width: number): void {
  // The kind first: with the state, the ways are told what passes.
  opening.kind = 'door';
  opening.width = width;
  setState(board, opening, 'closed');
}

/** True strictly between the jambs: there one looks and passes both ways, and a door cannot be closed (DOOR-05). */
export function standsIn({ x: middleX, y: middleY, width, heading }: DraftOpening, x: number, y: number): boolean {
  const dx = Math.abs(x - middleX);
  const dy = Math.abs(y - middleY);
  // On its line one of the two is nought; most openings are farther off.
  return dx + dy < width / 2 && (heading % 2 === 0 ? dy : dx) === 0;
}

/** True while nobody has resolved an opening. */
export function isUnexplored({ to, state }: DraftOpening): boolean {
  return to === nowhere && (state === 'open' || state === 'closed');
}

/** Seals an opening (GEN-05): a corridor end becomes a blind wall, a door jams for good. */
export function sealOpening(board: DraftBoard, opening: DraftOpening): void {
  setState(board, opening, opening.kind === 'door' ? 'jammed' : 'blind');
}
