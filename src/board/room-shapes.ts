/** Rooms (SEC-06, SEC-07): where a shape may lie behind a door, and where its own doors may be (ROOM-05). */
import type { RoomShape } from '../tables/ruleset';
import type { Heading, Rect } from './geometry';

/** A place for a door: centre of one cell of a wall. */
export interface DoorSlot {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

const knownSlots = new Map<number, readonly number[]>();

/** Centres of the cells of a wall: as many as fit the grid, at least one. The few lengths of a catalogue are worked out once. */
export function slotsAlong(length: number, cell: number): readonly number[] {
  const key = length * 4096 + cell;
  let slots = knownSlots.get(key);
  if (!slots) {
    const count = Math.max(1, Math.floor(length / cell));
    slots = Array.from({ length: count }, (_, at) => Math.round(((2 * at + 1) * length) / (2 * count)));
    knownSlots.set(key, slots);
  }
  return slots;
}

type Orientation = readonly [number, number];

const knownOrientations = new WeakMap<RoomShape, readonly Orientation[]>();

/** The orientations of a shape: `[width across the entry, depth]`. The few shapes of a catalogue are worked out once. */
export function orientationsOf(shape: RoomShape): readonly Orientation[] {
  let orientations = knownOrientations.get(shape);
  if (!orientations) {
    const { widthMm, lengthMm } = shape;
    orientations = widthMm === lengthMm ? [[widthMm, lengthMm]] : [[widthMm, lengthMm], [lengthMm, widthMm]];
    knownOrientations.set(shape, orientations);
  }
  return orientations;
}

/** Every door slot of a room on the board, wall by wall (n, e, s, w). */
export function doorSlots(room: Rect, cell: number): DoorSlot[] {
  const [x, y, width, height] = room;
  const across = slotsAlong(width, cell);
  const down = slotsAlong(height, cell);
  const slots: DoorSlot[] = [];
  for (const at of across) slots.push({ x: x + at, y, heading: 0 });
  for (const at of down) slots.push({ x: x + width, y: y + at, heading: 1 });
  for (const at of across) slots.push({ x: x + at, y: y + height, heading: 2 });
  for (const at of down) slots.push({ x, y: y + at, heading: 3 });
  return slots;
}
