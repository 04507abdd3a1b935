/**
 * The board while it grows: a private, mutable form of the document's board (session/document.ts).
 * Sections and openings are found by index; ids never change and nothing is deleted (SEC-08).
 */
import type { Edge, Heading, Rect } from './geometry';
import { around, isWithin, leftX, leftY, sharedEdge } from './geometry';
import { append } from './lists';
import type { SquareIndex } from './square-index';
import { createSquareIndex, enterInSquares } from './square-index';

/** Kinds of section; numbers of the document's `SectionKind`. */
export type SectionKind =
  | 'outside' | 'straight' | 'corner' | 'fork' | 'crossing' | 'dead-end' | 'small-room' | 'large-room' | 'objective-room';

/** Corridor kinds of SEC-02. */
export type CorridorKind = 'straight' | 'corner' | 'fork' | 'crossing' | 'dead-end';

/** What is rolled when an unexplored opening is seen through: COR-01, ROOM-01, or DOOR-03 first. */
export type Leads = 'corridor' | 'room' | 'either';

/** An opening of the draft. `fromCell`/`toCell` are indices into the floors of its two sections. */
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
  readonly fromCell: number;
  to: number;
  toCell: number;
  leads: Leads;
  entrance: boolean;
  hidden: boolean;
  joined: 'met' | 'through-wall' | null;
}

/**
 * A section of the draft. Floor rectangle 0 touches all the others, each of which has one opening; openings come in the
 * order of their rectangles, those of 0 aside. Rectangles are added by {@link addFloor} alone.
 */
export interface DraftSection {
  readonly id: number;
  readonly kind: SectionKind;
  readonly footprint: Rect;
  floor: readonly Rect[];
  /** The edges floor rectangle 0 shares with the others: with rectangle n, `edges[n - 1]`. Sections of one rectangle share their list. */
  edges: readonly Edge[];
  openings: DraftOpening[];
  /** The first of the ways out, in the order sight takes them: those of other rectangles before those of 0. */
  firstWay: Way | null;
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
  /** True on the side of the opening's `from`. */
  readonly forward: boolean;
  /** The edge between floor rectangle 0 and the one with the opening; null where that is 0 itself. */
  readonly edge: Edge | null;
  /** The jambs as seen on the way out; known when there is another side. Numbers: large boards have many ways, and objects take more room. */
  leftX: number;
  leftY: number;
  rightX: number;
  rightY: number;
  passes: Passes;
  /** The way back from the other side; null while there is none. */
  twin: Way | null;
  next: Way | null;
}

/** `to` of an opening with nothing behind it yet. */
export const nowhere = -1;

/** The growing board. */
export interface DraftBoard {
  readonly sections: DraftSection[];
  readonly openings: DraftOpening[];
  /** How many openings nobody has resolved yet. */
  unexplored: number;
  /** How many of them are open: without any there is nothing to see that is not known. */
  openEnds: number;
  readonly squares: SquareIndex;
  bounds: Rect | null;
}

/** An empty board whose index has squares of `square` mm. */
export function createBoard(square: number): DraftBoard {
  return { sections: [], openings: [], unexplored: 0, openEnds: 0, squares: createSquareIndex(square), bounds: null };
}

/** Puts a section on the board and its footprint in the index. */
export function addSection(board: DraftBoard, section: DraftSection): void {
  board.sections.push(section);
  const { footprint } = section;
  enterInSquares(board.squares, footprint, section.id);
  if (section.kind === 'outside') return;
  if (!board.bounds || !isWithin(footprint, board.bounds)) board.bounds = board.bounds ? around(board.bounds, footprint) : footprint;
}

/** Gives a section one more floor rectangle beside its first; returns its index. */
export function addFloor(section: DraftSection, rect: Rect): number {
  const { floor, edges } = section;
  section.edges = [...edges, sharedEdge(floor[0]!, rect)];
  section.floor = [...floor, rect];
  return floor.length;
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
    fromCell: spec.fromCell,
    to: nowhere,
    toCell: 0,
    leads: spec.leads,
    entrance: spec.entrance ?? false,
    hidden: spec.hidden ?? false,
    joined: null,
  };
  board.openings.push(opening);
  board.unexplored++;
  if (opening.state === 'open') board.openEnds++;
  addWay(board.sections[spec.from]!, opening, true, spec.fromCell);
  return opening;
}

/** Ties an opening to the section on its other side; it is unexplored no more, and its place and width stay as they are. */
export function linkOpening(board: DraftBoard, opening: DraftOpening, to: number, toCell: number): void {
  countOut(board, opening);
  opening.to = to;
  opening.toCell = toCell;
  const out = findWay(board, opening, true);
  const back = addWay(board.sections[to]!, opening, false, toCell);
  setJambs(out, opening.width / 2);
  setJambs(back, -opening.width / 2);
  out.twin = back;
  back.twin = out;
}

/** Enters an opening in a section, and the way out through it in its place. */
function addWay(section: DraftSection, opening: DraftOpening, forward: boolean, cell: number): Way {
  section.openings = append(section.openings, opening);
  const edge = cell > 0 ? section.edges[cell - 1]! : null;
  const way: Way = { opening, section, forward, edge, leftX: 0, leftY: 0, rightX: 0, rightY: 0, passes: passesOf(opening), twin: null, next: null };
  let before: Way | null = null;
  for (let other = section.firstWay; other !== null && (edge === null || other.edge !== null); other = other.next) before = other;
  if (before === null) {
    way.next = section.firstWay;
    section.firstWay = way;
  } else {
    way.next = before.next;
    before.next = way;
  }
  return way;
}

/** The way through an opening on the side of its `from`, or of its `to`. */
export function findWay(board: DraftBoard, opening: DraftOpening, forward: boolean): Way {
  let way = board.sections[forward ? opening.from : opening.to]!.firstWay!;
  while (way.opening !== opening) way = way.next!;
  return way;
}

/** @param half half the width, negative on the side of `to` */
function setJambs(way: Way, half: number): void {
  const { x, y, heading } = way.opening;
  const aside = (leftX[heading] * half) | 0;
  const ahead = (leftY[heading] * half) | 0;
  way.leftX = x + aside;
  way.leftY = y + ahead;
  way.rightX = x - aside;
  way.rightY = y - ahead;
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
