/** Measures of a board that no board has: what is drawn takes as long as they are large. */
import type { Rect, SessionDocument } from '../../session/document';

const isWithin = ([x, y, width, height]: Rect, [left, top, across, down]: Rect): boolean =>
  x >= left && y >= top && x + width <= left + across && y + height <= top + down;

/**
 * Paths of floors outside their section, of sections and openings outside the board, and of a board wider than
 * all its sections side by side (ENG-01).
 * @param document of the published shape
 */
export function findOddMeasures({ board: { sections, openings, bounds } }: SessionDocument): string[] {
  // What lies outside is no part of the board.
  const inside = sections.filter(({ kind }) => kind !== 'outside');
  const sumOf = (side: 2 | 3): number => inside.reduce((sum, { footprint }) => sum + footprint[side], 0);
  if (bounds[2] > sumOf(2) || bounds[3] > sumOf(3)) return ['board.bounds'];
  return [
    ...inside.filter(({ footprint }) => !isWithin(footprint, bounds)).map(({ id }) => `board.sections[${id}].footprint`),
    ...sections.flatMap(({ id, floor, footprint }) => floor.flatMap((part, at) => (isWithin(part, footprint) ? [] : [`board.sections[${id}].floor[${at}]`]))),
    ...openings.filter(({ x }) => x < bounds[0] || x > bounds[0] + bounds[2]).map(({ id }) => `board.openings[${id}].x`),
    ...openings.filter(({ y }) => y < bounds[1] || y > bounds[1] + bounds[3]).map(({ id }) => `board.openings[${id}].y`),
  ];
}
