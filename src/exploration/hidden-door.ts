/** Hidden doors of an exhausted map (GEN-08, ENG-04): dead ends first, then free walls of rooms, the last placed first. */
import type { DraftBoard, DraftOpening, DraftSection, Leads } from '../board/draft';
import { addOpening } from '../board/openings';
import { turnShape } from '../board/corridor-shapes';
import { isFree } from '../board/fit';
import { toWorld } from '../board/geometry';
import type { DoorSlot } from '../board/room-shapes';
import { doorSlots } from '../board/room-shapes';
import { footprintOf } from '../board/tile';
import type { Exploration } from './exploration';

/** Sections that may still take a hidden door, the last placed at the end; a place where nothing fits now never fits later. */
export interface HiddenPlaces {
  readonly deadEnds: number[];
  readonly rooms: number[];
  /** Sections already sorted into the lists. */
  listed: number;
}

/** Adds a hidden door at the first place behind which something fits; null when there is none. */
export function addHiddenDoor(exploration: Exploration): DraftOpening | null {
  const { board, doorWidth, hiddenPlaces } = exploration;
  listNewSections(board, hiddenPlaces);
  for (const places of [hiddenPlaces.deadEnds, hiddenPlaces.rooms]) {
    for (; places.length > 0; places.pop()) {
      const section = board.sections[places.at(-1)!]!;
      const leads = section.facts.area === null ? 'room' : 'either';
      const place = listWalls(exploration, section).find((wall) => !isTaken(section, wall) && somethingFits(exploration, wall, leads));
      if (!place) continue;
      const { x, y, heading } = place;
      const opening = addOpening(board, { kind: 'door', x, y, heading, width: doorWidth, from: section.id, fromCell: 0, leads, hidden: true });
      exploration.events.push({ type: 'hidden-door', opening: opening.id });
      return opening;
    }
  }
  return null;
}

function listNewSections({ sections }: DraftBoard, places: HiddenPlaces): void {
  for (; places.listed < sections.length; places.listed++) {
    const { facts: { kind, area }, id } = sections[places.listed]!;
    if (kind === 'dead-end') places.deadEnds.push(id);
    else if (area !== null) places.rooms.push(id);
  }
}

/** The far wall of a dead end; every door slot of a room. */
function listWalls({ board, cell, ruleset }: Exploration, section: DraftSection): readonly DoorSlot[] {
  if (section.facts.area !== null) return doorSlots(footprintOf(section), cell);
  const entry = board.openings[section.via]!;
  const [x, y] = toWorld(entry.x, entry.y, entry.heading, 0, ruleset.catalogue.corridor.lengthMm);
  return [{ x, y, heading: entry.heading }];
}

function isTaken(section: DraftSection, { x, y }: DoorSlot): boolean {
  for (let way = section.firstWay; way !== null; way = way.next) {
    const { opening } = way;
    if (Math.abs(opening.x - x) + Math.abs(opening.y - y) < opening.width) return true;
  }
  return false;
}

/** A small room fits, or (from a room) a straight corridor. */
function somethingFits({ board, limits, shapes, rooms }: Exploration, { x, y, heading }: DoorSlot, leads: Leads): boolean {
  if (leads === 'either' && isFree(board, turnShape(shapes.straight[0]!, heading).tile, x, y, limits)) return true;
  return rooms.small.some(({ orientations }) => orientations.some((orientation) =>
    orientation[heading]!.some((tile) => isFree(board, tile, x, y, limits))));
}

/** True when nothing is left to explore (GEN-08). */
export function isExhausted(board: DraftBoard): boolean {
  return board.unexplored === 0;
}
