/** Fitting tiles (section 2.1 of the rules): what lies where without overlap, and within the table. */
import type { Dice } from '../dice/streams';
import type { CorridorShape } from './corridor-shapes';
import { turnTile } from './corridor-shapes';
import type { DraftBoard, DraftOpening } from './draft';
import type { Rect } from './geometry';
import { around, rectToWorld, shiftRect } from './geometry';
import type { RoomFit, RoomOrientation } from './room-shapes';
import { overlapsFootprint } from './square-index';

/** What a placement has to respect besides the sections already there. */
export interface FitLimits {
  /** ENG-05: sections may cross. */
  readonly bridge: boolean;
  /** Area the whole board must stay within, mm; null: no limit (PRE-09). */
  readonly table: { readonly widthMm: number; readonly heightMm: number } | null;
  /** Whether one more piece may be laid now (PRE-09); null: always. */
  readonly owns: ((kind: string, widthMm: number, lengthMm: number) => boolean) | null;
}

/** True when a footprint lies free and on the table. */
export function isFree(board: DraftBoard, footprint: Rect, limits: FitLimits): boolean {
  if (limits.table && board.bounds) {
    const [, , width, height] = around(board.bounds, footprint);
    if (width > limits.table.widthMm || height > limits.table.heightMm) return false;
  } else if (limits.table && (footprint[2] > limits.table.widthMm || footprint[3] > limits.table.heightMm)) {
    return false;
  }
  return limits.bridge || !overlapsFootprint(board.squares, board.sections, footprint);
}

/** The first way of laying a corridor tile that fits, in random order (ENG-03); null when none does. */
export function fitCorridor(board: DraftBoard, opening: DraftOpening, shapes: readonly CorridorShape[], dice: Dice, limits: FitLimits): CorridorShape | null {
  const shuffled = shuffle(shapes, dice);
  for (let nth = 0; nth < shuffled.length; nth++) {
    const shape = shuffled[nth]!;
    if (limits.owns && !limits.owns(shape.kind, 0, 0)) return null;
    if (isFree(board, shiftRect(turnTile(shape, opening.heading).footprint, opening.x, opening.y), limits)) return shape;
  }
  return null;
}

/** Footprint of a room: the first shape, orientation and door offset that fits, each in random order (ENG-03); null when none does. */
export function fitRoom(board: DraftBoard, opening: DraftOpening, kind: string, fits: readonly RoomFit[], dice: Dice, limits: FitLimits): Rect | null {
  const shuffled = shuffle(fits, dice);
  for (let nth = 0; nth < shuffled.length; nth++) {
    const { shape, orientations } = shuffled[nth]!;
    if (limits.owns && !limits.owns(kind, shape.widthMm, shape.lengthMm)) continue;
    const shuffledOrientations = shuffle(orientations, dice);
    for (let at = 0; at < shuffledOrientations.length; at++) {
      const footprint = fitOrientation(board, opening, shuffledOrientations[at]!, dice, limits);
      if (footprint) return footprint;
    }
  }
  return null;
}

function fitOrientation(board: DraftBoard, { x, y, heading }: DraftOpening, { width, depth, entries }: RoomOrientation, dice: Dice, limits: FitLimits): Rect | null {
  const shuffled = shuffle(entries, dice);
  for (let nth = 0; nth < shuffled.length; nth++) {
    const footprint = rectToWorld(x, y, heading, -shuffled[nth]!, 0, width, depth);
    if (isFree(board, footprint, limits)) return footprint;
  }
  return null;
}

/** A shuffled copy; one item needs no die. */
export function shuffle<T>(items: readonly T[], dice: Dice): readonly T[] {
  if (items.length < 2) return items;
  // Mostly there are two: they stay as they are, or change places.
  if (items.length === 2) return dice.pick(2) === 1 ? items : [items[1]!, items[0]!];
  return shuffleInPlace(items.slice(), dice);
}

/** Shuffles a list of the caller's own. */
export function shuffleInPlace<T>(items: T[], dice: Dice): T[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = dice.pick(at + 1);
    const item = items[at]!;
    items[at] = items[other]!;
    items[other] = item;
  }
  return items;
}
