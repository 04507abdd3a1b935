/** What is seen from a point of a board. */
import type { DraftBoard } from '../../../src/board/draft';
import { createLook, lookFrom, type Sighting } from '../../../src/board/sight';

/** A point of the floor of a section, mm. */
export interface Eye {
  readonly section: number;
  readonly x: number;
  readonly y: number;
}

/** Ids of the sections in sight, each once, in order of their ids. */
export function sectionsInSight(board: DraftBoard, { section, x, y }: Eye): number[] {
  const sections: number[] = [];
  lookFrom(createLook(sections), board, section, x, y);
  return sort(sections);
}

/** The open ends in sight, in the order seen, with the cone that comes to each. `sections`: null when nobody asks for them. */
export function listEnds(board: DraftBoard, { section, x, y }: Eye, sections: number[] | null = []): Sighting[] {
  const look = createLook(sections);
  lookFrom(look, board, section, x, y);
  const ends: Sighting[] = [];
  for (let end = look.firstEnd; end !== null; end = end.next) ends.push(end);
  return ends;
}

/** Ids of the open ends in sight, each once, in order of their ids. */
export function endsInSight(board: DraftBoard, eye: Eye): number[] {
  return sort(listEnds(board, eye).map(({ way: { opening } }) => opening.id));
}

function sort(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
