/** Hidden doors of an exhausted map (GEN-08, ENG-04): dead ends first, then free walls of rooms, the last placed first. */
import type { DraftBoard, DraftOpening, DraftSection, Leads } from '../board/draft';
import { addOpening } from '../board/draft';
import { isFree } from '../board/fit';
import type { Heading } from '../board/geometry';
import { rectToWorld, toWorld } from '../board/geometry';
import { doorSlots, orientationsOf, slotsAlong } from '../board/room-shapes';
import type { Exploration } from './exploration';

interface Candidate {
  readonly section: DraftSection;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly leads: Leads;
}

/** Adds a hidden door at the first place behind which something fits; null when there is none. */
export function addHiddenDoor(exploration: Exploration): DraftOpening | null {
  const { board, doorWidth } = exploration;
  for (const candidate of listCandidates(exploration)) {
    if (isTaken(board, candidate) || !somethingFits(exploration, candidate)) continue;
    const { section, x, y, heading, leads } = candidate;
    const opening = addOpening(board, { kind: 'door', x, y, heading, width: doorWidth, from: section.id, fromCell: 0, leads, hidden: true });
    exploration.events.push({ type: 'hidden-door', opening: opening.id });
    return opening;
  }
  return null;
}

function* listCandidates(exploration: Exploration): Generator<Candidate> {
  const { sections, openings } = exploration.board;
  const length = exploration.ruleset.catalogue.corridor.lengthMm;
  for (let id = sections.length - 1; id > 0; id--) {
    const section = sections[id]!;
    const entry = openings[section.via];
    if (section.kind !== 'dead-end' || !entry) continue;
    const [x, y] = toWorld(entry.x, entry.y, entry.heading, 0, length);
    yield { section, x, y, heading: entry.heading, leads: 'room' };
  }
  for (let id = sections.length - 1; id > 0; id--) {
    const section = sections[id]!;
    if (section.area === null) continue;
    for (const slot of doorSlots(section.footprint, exploration.cell)) yield { section, ...slot, leads: 'either' };
  }
}

function isTaken(board: DraftBoard, { section, x, y }: Candidate): boolean {
  return section.openings.some((id) => {
    const opening = board.openings[id]!;
    return Math.abs(opening.x - x) + Math.abs(opening.y - y) < opening.width;
  });
}

/** A small room fits, or (from a room) a straight corridor. */
function somethingFits(exploration: Exploration, { x, y, heading, leads }: Candidate): boolean {
  const { board, limits, cell, shapes, ruleset } = exploration;
  if (leads === 'either' && isFree(board, rectToWorld(x, y, heading, ...shapes.straight[0]!.footprint), limits)) return true;
  return ruleset.catalogue.rooms.small.some((shape) => orientationsOf(shape).some(([width, depth]) =>
    slotsAlong(width, cell).some((at) => isFree(board, rectToWorld(x, y, heading, -at, 0, width, depth), limits))));
}

/** True when nothing is left to explore (GEN-08). */
export function isExhausted(board: DraftBoard): boolean {
  return board.frontier.size === 0;
}

