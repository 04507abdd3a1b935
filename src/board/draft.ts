/**
 * The board while it grows: a private, mutable form of the document's board (session/document.ts).
 * Sections and openings are found by index; ids never change and nothing is deleted (SEC-08).
 */
import type { Heading, Rect } from './geometry';

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
  kind: 'passage' | 'door';
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

/** A section of the draft. Floor rectangle 0 touches all the others. */
export interface DraftSection {
  readonly id: number;
  readonly kind: SectionKind;
  readonly footprint: Rect;
  readonly floor: Rect[];
  readonly openings: number[];
  readonly area: 'small' | 'large' | null;
  readonly turn: number;
  readonly via: number;
  readonly contribution: number;
  readonly forced: boolean;
}

/** `to` of an opening with nothing behind it yet. */
export const nowhere = -1;

/** The growing board. */
export interface DraftBoard {
  readonly sections: DraftSection[];
  readonly openings: DraftOpening[];
  /** Openings nobody has resolved yet, by id, in order of appearance; resolved ones are removed lazily. */
  readonly frontier: Set<number>;
  readonly hash: SpatialHash;
  bounds: Rect | null;
}

/** Rectangles by the squares of a grid they touch; keys are numbers, since text keys cost two to three times as much. */
export interface SpatialHash {
  readonly square: number;
  readonly buckets: Map<number, number[]>;
}

/** An empty board whose hash squares measure `square` mm. */
export function createBoard(square: number): DraftBoard {
  return { sections: [], openings: [], frontier: new Set(), hash: { square, buckets: new Map() }, bounds: null };
}

/** Squares 65,536 apart share a key: they only cost a comparison, and small whole numbers are the fast keys. */
const keyOf = (column: number, row: number): number => (column << 16) | (row & 0xffff);

/** Calls `visit` with every section whose squares the rectangle touches, until it returns true; true if it did. */
export function someSectionNear(board: DraftBoard, rect: Rect, visit: (section: DraftSection) => boolean): boolean {
  const { square, buckets } = board.hash;
  const right = Math.ceil((rect[0] + rect[2]) / square);
  const bottom = Math.ceil((rect[1] + rect[3]) / square);
  for (let column = Math.floor(rect[0] / square); column < right; column++) {
    for (let row = Math.floor(rect[1] / square); row < bottom; row++) {
      const ids = buckets.get(keyOf(column, row));
      if (!ids) continue;
      for (const id of ids) if (visit(board.sections[id]!)) return true;
    }
  }
  return false;
}

/** Puts a section on the board and its footprint in the hash. */
export function addSection(board: DraftBoard, section: DraftSection): void {
  board.sections.push(section);
  const [x, y, width, height] = section.footprint;
  const { square, buckets } = board.hash;
  const right = Math.ceil((x + width) / square);
  const bottom = Math.ceil((y + height) / square);
  for (let column = Math.floor(x / square); column < right; column++) {
    for (let row = Math.floor(y / square); row < bottom; row++) {
      const key = keyOf(column, row);
      const ids = buckets.get(key);
      if (ids) ids.push(section.id);
      else buckets.set(key, [section.id]);
    }
  }
  if (section.kind === 'outside') return;
  const bounds = board.bounds;
  if (!bounds) {
    board.bounds = section.footprint;
  } else if (x < bounds[0] || y < bounds[1] || x + width > bounds[0] + bounds[2] || y + height > bounds[1] + bounds[3]) {
    const left = Math.min(x, bounds[0]);
    const top = Math.min(y, bounds[1]);
    board.bounds = [left, top, Math.max(x + width, bounds[0] + bounds[2]) - left, Math.max(y + height, bounds[1] + bounds[3]) - top];
  }
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
  board.frontier.add(opening.id);
  board.sections[spec.from]!.openings.push(opening.id);
  return opening;
}

/** Ties an opening to the section on its other side; it is unexplored no more. */
export function linkOpening(board: DraftBoard, opening: DraftOpening, to: number, toCell: number): void {
  opening.to = to;
  opening.toCell = toCell;
  board.sections[to]!.openings.push(opening.id);
  board.frontier.delete(opening.id);
}

/** True strictly between the jambs: there one looks and passes both ways, and a door cannot be closed (DOOR-05). */
export function standsIn(opening: DraftOpening, x: number, y: number): boolean {
  const half = opening.width / 2;
  return opening.heading % 2 === 0
    ? y === opening.y && Math.abs(x - opening.x) < half
    : x === opening.x && Math.abs(y - opening.y) < half;
}

/** Seals an opening (GEN-05): a corridor end becomes a blind wall, a door jams for good. */
export function sealOpening(board: DraftBoard, opening: DraftOpening): void {
  opening.state = opening.kind === 'door' ? 'jammed' : 'blind';
  board.frontier.delete(opening.id);
}
