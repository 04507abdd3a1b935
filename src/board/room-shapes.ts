/** Rooms (SEC-06, SEC-07): where a shape may lie behind a door, and where its own doors may be (ROOM-05). */
import type { RoomShape } from '../tables/ruleset';
import type { Heading, Rect } from './geometry';
import { rectToWorld } from './geometry';
import type { Tile } from './tile';
import { makeTile } from './tile';

/** A place for a door: centre of one cell of a wall. */
export interface DoorSlot {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

const headings: readonly Heading[] = [0, 1, 2, 3];

const knownSlots = new Map<number, readonly number[]>();

/** Centres of the cells of a wall: as many as fit the grid, at least one. The few lengths of a catalogue are worked out once. */
function slotsAlong(length: number, cell: number): readonly number[] {
  const key = length * 4096 + cell;
  let slots = knownSlots.get(key);
  if (!slots) {
    const count = Math.max(1, Math.floor(length / cell));
    slots = Array.from({ length: count }, (_, at) => Math.round(((2 * at + 1) * length) / (2 * count)));
    knownSlots.set(key, slots);
  }
  return slots;
}

/** A shape as it may lie behind a door, worked out once for many rooms. */
export interface RoomFit {
  readonly shape: RoomShape;
  readonly orientations: readonly RoomOrientation[];
}

/** By heading of a door at 0, 0, the tiles a shape may be behind it: one for each place along the near wall where the door may be. */
export type RoomOrientation = readonly (readonly Tile[])[];

/** By the shapes of a catalogue, what they are for the grid last asked for. */
const knownFits = new WeakMap<readonly RoomShape[], { readonly cell: number; readonly fits: readonly RoomFit[] }>();

/** The shapes of a catalogue, ready to be fitted; worked out once. */
export function readyShapes(shapes: readonly RoomShape[], cell: number): readonly RoomFit[] {
  const known = knownFits.get(shapes);
  if (known?.cell === cell) return known.fits;
  const fits = shapes.map((shape) => ({ shape, orientations: orientationsOf(shape, cell) }));
  knownFits.set(shapes, { cell, fits });
  return fits;
}

function orientationsOf({ widthMm, lengthMm }: RoomShape, cell: number): readonly RoomOrientation[] {
  const along = layTiles(widthMm, lengthMm, cell);
  return widthMm === lengthMm ? [along] : [along, layTiles(lengthMm, widthMm, cell)];
}

function layTiles(width: number, depth: number, cell: number): RoomOrientation {
  return headings.map((heading) => slotsAlong(width, cell).map((at) => roomTile(rectToWorld(0, 0, heading, -at, 0, width, depth))));
}

/** A tile that is all floor. */
export function roomTile(footprint: Rect): Tile {
  return makeTile(footprint, [footprint]);
}

/** Every door slot of a room on the board, wall by wall (n, e, s, w). */
export function doorSlots([x, y, width, height]: Rect, cell: number): DoorSlot[] {
  return slotsOfSize(width, height, cell).map((slot) => ({ x: x + slot.x, y: y + slot.y, heading: slot.heading }));
}

/** More sizes than a catalogue has: with more, others than it were asked for before. */
const mostSizes = 64;

/** By cell of the grid, then by size. */
const knownSizes = new Map<number, Map<number, readonly DoorSlot[]>>();

/** The door slots of a room of which one corner lies at 0, 0. The few sizes of a catalogue are worked out once. */
export function slotsOfSize(width: number, height: number, cell: number): readonly DoorSlot[] {
  let bySize = knownSizes.get(cell);
  if (!bySize) knownSizes.set(cell, (bySize = new Map()));
  const size = width * 4096 + height;
  let slots = bySize.get(size);
  if (!slots) {
    if (bySize.size === mostSizes) bySize.clear();
    bySize.set(size, (slots = listSlots(width, height, cell)));
  }
  return slots;
}

function listSlots(width: number, height: number, cell: number): readonly DoorSlot[] {
  const across = slotsAlong(width, cell);
  const down = slotsAlong(height, cell);
  return [
    ...across.map((x): DoorSlot => ({ x, y: 0, heading: 0 })),
    ...down.map((y): DoorSlot => ({ x: width, y, heading: 1 })),
    ...across.map((x): DoorSlot => ({ x, y: height, heading: 2 })),
    ...down.map((y): DoorSlot => ({ x: 0, y, heading: 3 })),
  ];
}
