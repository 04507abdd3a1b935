/** A board grown without anybody walking: every opening is looked through in the order it appeared. For statistics and for measuring. */
import { stepOf } from '../board/geometry';
import { explore } from './explore';
import type { Exploration } from './exploration';
import { addHiddenDoor } from './hidden-door';

/** How near an opening the eye stands, mm. */
const standOff = 5;

/**
 * Looks through openings, the oldest first, until the board has so many sections or nothing is left.
 * @param reopen hidden doors are added to an exhausted map (GEN-08)
 */
export function growBoard(exploration: Exploration, sections: number, reopen: boolean): void {
  const { board } = exploration;
  while (board.sections.length <= sections) {
    const [id] = board.frontier;
    if (id === undefined) {
      if (reopen && addHiddenDoor(exploration)) continue;
      return;
    }
    const opening = board.openings[id]!;
    opening.state = 'open';
    const [dx, dy] = stepOf(opening.heading);
    explore(exploration, opening.from, opening.x - dx * standOff, opening.y - dy * standOff);
    exploration.placed = [];
  }
}
