/**
 * The board while it grows: a private, mutable form of the document's board (session/document.ts).
 * Sections and openings are found by index; ids never change and nothing is deleted (SEC-08).
 */
import type { Box, Edge, Heading } from './geometry';
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

/** What sections have in common: those that are of one sort share it. */
export interface SectionFacts {
  readonly kind: SectionKind;
  readonly area: 'small' | 'large' | null;
  /** What it adds to M of DEF-04. */
  readonly contribution: number;
  /** An objective room by PRE-06. */
  readonly forced: boolean;
}

/** A section of the draft: a tile laid at a point. Each floor rectangle but 0 has one opening. */
export interface DraftSection {
  readonly id: number;
  readonly facts: SectionFacts;
  /** Another one when a wall is broken through, or a door in a side wall needs a strip of floor. */
  tile: Tile;
  readonly x: number;
  readonly y: number;
  /** The first of the ways out: one to each opening. */
  firstWay: Way | null;
  /** The first of them in the order sight takes them: those of other rectangles before those of 0. */
  firstInSight: Way | null;
  readonly turn: number;
  readonly via: number;
}

/** What passes an opening: everything, sight on a finished board alone (an end that leads nowhere), or nothing. */
export const passes = { nothing: 0, ends: 1, all: 2 } as const;

/** One of {@link passes}. */
export type Passes = (typeof passes)[keyof typeof passes];

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

/** The growing board. */
export interface DraftBoard {
  readonly sections: DraftSection[];
  readonly openings: DraftOpening[];
  /** How many openings nobody has resolved yet. */
  unexplored: number;
  /** How many of them are open: without any there is nothing to see that is not known. */
  openEnds: number;
  readonly squares: SquareIndex;
  /** What sections fill; null while only the outside is there. */
  bounds: { -readonly [Side in keyof Box]: Box[Side] } | null;
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
  if (section.facts.kind === 'outside') return;
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
