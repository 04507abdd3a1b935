/** Laying fitted tiles on the board, their ends and doors, and the joins of GEN-03 and GEN-04. */
import type { Dice } from '../dice/streams';
import type { CorridorShape } from './corridor-shapes';
import { turnShape } from './corridor-shapes';
import type { DraftBoard, DraftOpening, DraftSection, SectionFacts, Way } from './draft';
import { addSection, nowhere } from './draft';
import type { OpeningSpec } from './openings';
import { addOpening, linkOpening, makeDoor } from './openings';
import type { FitLimits } from './fit';
import { inRandomOrder, shuffleFirst } from './fit';
import type { Heading, Rect } from './geometry';
import { boxOf, opposite, overlaps, rectToWorld, shiftRect, stepOf, toWorld, turn } from './geometry';
import type { DoorSlot } from './room-shapes';
import { slotsOfSize } from './room-shapes';
import { nextOf, noEntry, sectionOf } from './square-index';
import type { Tile } from './tile';
import { floorOf, footprintOf, widenTile } from './tile';
import { findFacing, findFacingOf, firstAhead, liesAhead, overlapAlong, sectionAhead } from './wall-points';

/** Lays a corridor tile behind an opening and gives it its open ends (COR-02), or a door at its end (COR-04). */
export function placeCorridor(board: DraftBoard, opening: DraftOpening, shape: CorridorShape, facts: SectionFacts, inTurn: number, limits: FitLimits, doorWidth: number, exitDoor = false): DraftSection {
  const { x, y, heading } = opening;
  const { tile, exits } = turnShape(shape, heading);
  const section = makeSection(board, facts, inTurn, tile, x, y, opening.id);
  addSection(board, section);
  linkOpening(board, opening, section.id, shape.entryCell);
  const width = shape.floor[0]![2];
  for (let at = 0; at < exits.length; at++) {
    const exit = exits[at]!;
    openOrMeet(board, {
      kind: exitDoor ? 'door' : 'passage', x: x + exit.x, y: y + exit.y, heading: exit.heading, width: exitDoor ? doorWidth : width,
      from: section.id, fromCell: exit.cell, leads: exitDoor ? 'room' : 'corridor',
    }, limits, doorWidth);
  }
  return section;
}

function makeSection(board: DraftBoard, facts: SectionFacts, inTurn: number, tile: Tile, x: number, y: number, via: number): DraftSection {
  return { id: board.sections.length, facts, turn: inTurn, tile, x, y, firstWay: null, firstInSight: null, via };
}

/** Gives a section one more floor rectangle beside its first, which is given as it lies on the board; returns its index. */
function addFloor(section: DraftSection, rect: Rect): number {
  // Not the negative of each: that of nought is no whole number to the machine, and then no place on the board would be one.
  section.tile = widenTile(section.tile, boxOf(shiftRect(rect, 0 - section.x, 0 - section.y)));
  return section.tile.floor.length - 1;
}

/**
 * Puts a door in the side wall of a straight (COR-03, `corridorDoor = side`), left or right, rather where
 * the other side is free. Where the tile is wider than its passage, a strip of floor leads to the door.
 */
export function placeSideDoor(board: DraftBoard, straight: DraftSection, entry: DraftOpening, doorWidth: number, dice: Dice, limits: FitLimits): void {
  const across = entry.heading % 2 === 0;
  const [, , width, height] = footprintOf(straight);
  const half = (across ? width : height) / 2;
  const [x, y] = toWorld(entry.x, entry.y, entry.heading, 0, (across ? height : width) / 2);
  const sides = inRandomOrder(2, dice).map((nth) => {
    const heading = turn(entry.heading, [1, 3][nth]!);
    const [dx, dy] = stepOf(heading);
    return { x: x + dx * half, y: y + dy * half, heading };
  });
  const side = sides.find((slot) => sectionAhead(board, slot.x, slot.y, slot.heading) === null) ?? sides[0]!;
  const { left, top, right, bottom } = straight.tile.floor[0]!;
  const passage = across ? right - left : bottom - top;
  const depth = half - passage / 2;
  const cell = depth > 0 ? addFloor(straight, rectToWorld(side.x, side.y, turn(side.heading, 2), -doorWidth / 2, 0, doorWidth, depth)) : 0;
  openOrMeet(board, { kind: 'door', ...side, width: doorWidth, from: straight.id, fromCell: cell, leads: 'room' }, limits, doorWidth);
}

/** Lays a room behind an opening, or at 0, 0 with no opening (start of Escape); its doors come with {@link placeDoors}. */
export function placeRoom(board: DraftBoard, opening: DraftOpening | null, tile: Tile, facts: SectionFacts, inTurn: number): DraftSection {
  const section = makeSection(board, facts, inTurn, tile, opening ? opening.x : 0, opening ? opening.y : 0, opening ? opening.id : nowhere);
  addSection(board, section);
  if (opening) linkOpening(board, opening, section.id, 0);
  return section;
}

/** An opening of a new section: it meets an unexplored one on the same edge (GEN-03), or is a new one. */
function openOrMeet(board: DraftBoard, spec: OpeningSpec, limits: FitLimits, doorWidth: number): DraftOpening {
  const met = limits.bridge ? null : findFacing(board, spec, spec.from, doorWidth);
  if (!met) return addOpening(board, spec);
  const isDoor = met.kind === 'door' || spec.kind === 'door';
  const overlap = overlapAlong(met, spec);
  met.width = isDoor ? doorWidth : overlap.to - overlap.from;
  const middle = (overlap.from + overlap.to) / 2;
  if (spec.heading % 2 === 0) met.x = middle;
  else met.y = middle;
  if (isDoor && met.kind === 'passage') makeDoor(board, met, doorWidth);
  met.joined = 'met';
  linkOpening(board, met, spec.from, spec.fromCell);
  return met;
}

/**
 * Puts `count` doors on a room (ROOM-05): one per cell of a wall, first where the other side is free or
 * faces an open end, first on walls without a door. Returns how many found a place (G8).
 */
export function placeDoors(board: DraftBoard, room: DraftSection, count: number, cell: number, doorWidth: number, dice: Dice, limits: FitLimits): number {
  if (count <= 0) return 0;
  const { id, tile } = room;
  const cornerX = room.x + tile.left;
  const cornerY = room.y + tile.top;
  const slots = slotsOfSize(tile.right - tile.left, tile.bottom - tile.top, cell);
  const doorsOn = countDoors(room);
  const free = new Array<number>(slots.length);
  let left = listClear(free, slots, room, doorsOn, doorWidth);
  shuffleFirst(free, left, dice);
  let placed = 0;
  for (; placed < count && left > 0; placed++, left--) {
    const best = chooseSlot(board, room, slots, free, left, doorsOn, doorWidth, limits);
    const { x, y, heading } = slots[free[best]!]!;
    for (let at = best + 1; at < left; at++) free[at - 1] = free[at]!;
    doorsOn[heading]!++;
    openOrMeet(board, { kind: 'door', x: cornerX + x, y: cornerY + y, heading, width: doorWidth, from: id, fromCell: 0, leads: 'either' }, limits, doorWidth);
  }
  return placed;
}

/** How many doors a room has on each wall. */
function countDoors({ firstWay }: DraftSection): number[] {
  const doorsOn = [0, 0, 0, 0];
  for (let way = firstWay; way !== null; way = way.next) {
    const { heading } = way.opening;
    doorsOn[way.sense > 0 ? heading : opposite(heading)]!++;
  }
  return doorsOn;
}

/** Lists in `free` which of a room's slots, seen from its corner, are not too near any of its doors; returns how many. */
function listClear(free: number[], slots: readonly DoorSlot[], { tile, x: roomX, y: roomY, firstWay }: DraftSection, doorsOn: readonly number[], doorWidth: number): number {
  let count = 0;
  for (let at = 0; at < slots.length; at++) {
    const { x, y, heading } = slots[at]!;
    // Mostly all doors are on one wall.
    if (doorsOn[heading] === 0 || isClear(roomX + tile.left + x, roomY + tile.top + y, heading, firstWay, doorWidth)) free[count++] = at;
  }
  return count;
}

/** Which of the first `left` free slots is the first that is not blocked on a wall with the fewest doors; the first on such a wall when all are blocked. */
function chooseSlot(board: DraftBoard, room: DraftSection, slots: readonly DoorSlot[], free: readonly number[], left: number, doorsOn: readonly number[], doorWidth: number, limits: FitLimits): number {
  const most = Math.max(doorsOn[0]!, doorsOn[1]!, doorsOn[2]!, doorsOn[3]!);
  let fallback = -1;
  for (let doors = 0; doors <= most; doors++) {
    for (let at = 0; at < left; at++) {
      const slot = slots[free[at]!]!;
      if (doorsOn[slot.heading] !== doors) continue;
      if (limits.bridge || !isBlocked(board, room, slot, doorWidth)) return at;
      if (fallback < 0) fallback = at;
    }
  }
  return fallback;
}

/** True when a slot is not too near any of the doors on a section's ways. */
function isClear(x: number, y: number, heading: Heading, firstWay: Way | null, doorWidth: number): boolean {
  for (let way = firstWay; way !== null; way = way.next) if (isTooNear(way.opening, x, y, heading, doorWidth)) return false;
  return true;
}

/** True when a slot and an opening share a wall and would touch. */
function isTooNear(opening: DraftOpening, x: number, y: number, heading: Heading, doorWidth: number): boolean {
  if (opening.heading % 2 !== heading % 2) return false;
  const across = heading % 2 === 0;
  const along = across ? opening.x - x : opening.y - y;
  const level = across ? opening.y - y : opening.x - x;
  return level === 0 && Math.abs(along) < (opening.width + doorWidth) / 2;
}

/** True when another section lies beyond a slot, seen from the corner of its room, and no open end of it faces the slot. */
function isBlocked(board: DraftBoard, { tile, x: roomX, y: roomY }: DraftSection, slot: DoorSlot, doorWidth: number): boolean {
  const { heading } = slot;
  const x = roomX + tile.left + slot.x;
  const y = roomY + tile.top + slot.y;
  // Here sections lie side by side (where they cross nobody asks): if one faces the slot, it is the one before its middle.
  const beyond = sectionAhead(board, x, y, heading);
  return beyond !== null && findFacingOf(beyond, { x, y, heading, width: doorWidth }, doorWidth) === null;
}

/**
 * GEN-04: breaks through the wall of the corridor tile on the other side of an opening. The tile gains
 * a strip of floor from its passage to the opening. False when no corridor lies there or the strip
 * would not meet its main floor squarely.
 */
export function joinThroughWall(board: DraftBoard, opening: DraftOpening): boolean {
  const { squares, sections } = board;
  for (let entry = firstAhead(board, opening.x, opening.y, opening.heading); entry !== noEntry; entry = nextOf(squares, entry)) {
    if (breakInto(board, opening, sections[sectionOf(squares, entry)]!)) return true;
  }
  return false;
}

function breakInto(board: DraftBoard, opening: DraftOpening, section: DraftSection): boolean {
  if (section.facts.area !== null || section.facts.kind === 'outside' || section.id === opening.from) return false;
  if (!liesAhead(section, opening.x, opening.y, opening.heading)) return false;
  const floor = floorOf(section);
  const strip = stripTo(floor[0]!, opening);
  if (strip === null || floor.some((rect) => overlaps(rect, strip))) return false;
  const cell = strip[2] > 0 && strip[3] > 0 ? addFloor(section, strip) : 0;
  opening.joined = 'through-wall';
  linkOpening(board, opening, section.id, cell);
  return true;
}

/** The strip from an opening straight ahead to a floor rectangle that spans its whole width; null when it does not. */
function stripTo(floor: Rect, opening: DraftOpening): Rect | null {
  const half = opening.width / 2;
  const along = opening.heading % 2 === 0 ? opening.x : opening.y;
  const [low, size] = opening.heading % 2 === 0 ? [floor[0], floor[2]] : [floor[1], floor[3]];
  if (along - half < low || along + half > low + size) return null;
  const [x, y, width, height] = floor;
  const distance = [opening.y - (y + height), x - opening.x, y - opening.y, opening.x - (x + width)][opening.heading]!;
  return distance < 0 ? null : rectToWorld(opening.x, opening.y, opening.heading, -half, 0, opening.width, distance);
}
