/** Fitting tiles (section 2.1 of the rules): what lies where without overlap, and within the table. */
import type { Dice } from '../dice/streams';
import type { CorridorShape } from './corridor-shapes';
import { turnShape } from './corridor-shapes';
import type { DraftBoard, DraftOpening } from './draft';
import type { RoomFit, RoomOrientation } from './room-shapes';
import { overlapsFootprint } from './square-index';
import type { Tile } from './tile';

/** What a placement has to respect besides the sections already there. */
export interface FitLimits {
  /** ENG-05: sections may cross. */
  readonly bridge: boolean;
  /** Area the whole board must stay within, mm; null: no limit (PRE-09). */
  readonly table: { readonly widthMm: number; readonly heightMm: number } | null;
  /** Whether one more piece may be laid now (PRE-09); null: always. */
  readonly owns: ((kind: string, widthMm: number, lengthMm: number) => boolean) | null;
}

/** True when a tile lies free at a point, and on the table. */
export function isFree({ bounds, squares, sections }: DraftBoard, tile: Tile, x: number, y: number, { table, bridge }: FitLimits): boolean {
  const left = x + tile.left;
  const top = y + tile.top;
  const right = x + tile.right;
  const bottom = y + tile.bottom;
  if (table !== null) {
    const width = bounds ? Math.max(bounds.right, right) - Math.min(bounds.left, left) : right - left;
    const height = bounds ? Math.max(bounds.bottom, bottom) - Math.min(bounds.top, top) : bottom - top;
    if (width > table.widthMm || height > table.heightMm) return false;
  }
  return bridge || !overlapsFootprint(squares, sections, left, top, right, bottom);
}

/** The first way of laying a corridor tile that fits, in random order (ENG-03); null when none does. */
export function fitCorridor(board: DraftBoard, { x, y, heading }: DraftOpening, shapes: readonly CorridorShape[], dice: Dice, limits: FitLimits): CorridorShape | null {
  const order = inRandomOrder(shapes.length, dice);
  for (let nth = 0; nth < order.length; nth++) {
    const shape = shapes[order[nth]!]!;
    if (limits.owns && !limits.owns(shape.kind, 0, 0)) return null;
    if (isFree(board, turnShape(shape, heading).tile, x, y, limits)) return shape;
  }
  return null;
}

/** The tile of a room behind an opening: the first shape, orientation and door offset that fits, each in random order (ENG-03); null when none does. */
export function fitRoom(board: DraftBoard, opening: DraftOpening, kind: string, fits: readonly RoomFit[], dice: Dice, limits: FitLimits): Tile | null {
  const order = inRandomOrder(fits.length, dice);
  for (let nth = 0; nth < order.length; nth++) {
    const { shape, orientations } = fits[order[nth]!]!;
    if (limits.owns && !limits.owns(kind, shape.widthMm, shape.lengthMm)) continue;
    const ways = inRandomOrder(orientations.length, dice);
    for (let at = 0; at < ways.length; at++) {
      const tile = fitOrientation(board, opening, orientations[ways[at]!]!, dice, limits);
      if (tile) return tile;
    }
  }
  return null;
}

function fitOrientation(board: DraftBoard, { x, y, heading }: DraftOpening, orientation: RoomOrientation, dice: Dice, limits: FitLimits): Tile | null {
  const behind = orientation[heading]!;
  const order = inRandomOrder(behind.length, dice);
  for (let nth = 0; nth < order.length; nth++) {
    const tile = behind[order[nth]!]!;
    if (isFree(board, tile, x, y, limits)) return tile;
  }
  return null;
}

// Counted up, not written down: to the machine all lists of numbers in random order are of one kind.
const none = countUp(0);
const alone = countUp(1);
const inOrder = countUp(2);
const turnedRound = countUp(2).reverse();

/** The numbers from 0 to `count` − 1 in random order; one needs no die. Not to be changed: the shortest lists are made once. */
export function inRandomOrder(count: number, dice: Dice): readonly number[] {
  if (count < 2) return count === 1 ? alone : none;
  // Mostly there are two: they stay as they are, or change places.
  if (count === 2) return dice.pick(2) === 1 ? inOrder : turnedRound;
  const numbers = countUp(count);
  shuffleFirst(numbers, count, dice);
  return numbers;
}

function countUp(count: number): number[] {
  const numbers = new Array<number>(count);
  for (let at = 0; at < count; at++) numbers[at] = at;
  return numbers;
}

/** Shuffles the first `count` numbers of a list. */
export function shuffleFirst(numbers: number[], count: number, dice: Dice): void {
  for (let at = count - 1; at > 0; at--) {
    const other = dice.pick(at + 1);
    const number = numbers[at]!;
    numbers[at] = numbers[other]!;
    numbers[other] = number;
  }
}
