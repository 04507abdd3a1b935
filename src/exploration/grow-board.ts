/** A board grown without anybody walking: every opening is looked through in the order it appeared. For measuring, and for tests of large boards. */
import type { DraftOpening } from '../board/draft';
import { isUnexplored, setState } from '../board/openings';
import { stepOf } from '../board/geometry';
import { explore } from './explore';
import type { Exploration } from './exploration';
import { addHiddenDoor } from './hidden-door';

/** How near an opening the eye stands, mm. */
const standOff = 5;

/**
 * Looks through openings, the oldest first, until the board has so many sections or nothing is left.
 * Of what happens on the way nothing is told: the exploration's events are taken out.
 * @param reopen hidden doors are added to an exhausted map (GEN-08)
 */
export function growBoard(exploration: Exploration, sections: number, reopen: boolean): void {
  const { board } = exploration;
  let at = 0;
  do {
    for (; at < board.openings.length; at++) {
      const opening = board.openings[at]!;
      // A corridor end may turn out to be a door, which is looked through next.
      while (isUnexplored(opening)) {
        if (board.sections.length > sections) return;
        growThrough(exploration, opening);
      }
    }
  } while (board.sections.length <= sections && reopen && addHiddenDoor(exploration));
}

function growThrough(exploration: Exploration, opening: DraftOpening): void {
  setState(exploration.board, opening, 'open');
  const [dx, dy] = stepOf(opening.heading);
  explore(exploration, opening.from, opening.x - dx * standOff, opening.y - dy * standOff);
  exploration.placed = [];
  // One or two: to set the length would cost a call into the engine.
  while (exploration.events.length > 0) exploration.events.pop();
}
