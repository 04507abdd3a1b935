/** The exploration phase (EXP-07): as long as an unexplored opening is in sight, it is resolved (GEN-02). */
import { nowhere } from '../board/draft';
import { isUnexplored } from '../board/openings';
import type { Look } from '../board/sight';
import { continueThrough, createLook, lookFrom } from '../board/sight';
import type { Exploration } from './exploration';
import { resolveOpening } from './resolve-opening';

/** Resolves everything that is seen from a point of `section`, and what is then seen behind it (LOS-05). */
export function explore(exploration: Exploration, section: number, x: number, y: number): void {
  const { board, limits } = exploration;
  // While no end stands open there is nothing to resolve; what is in sight matters to nobody but the owner of few pieces (PRE-09).
  if (board.openEnds === 0 && !limits.owns) return;
  do {
    if (limits.owns) exploration.look = createLook([]);
    lookFrom(exploration.look, board, section, x, y);
  } while (resolveSeen(exploration, exploration.look));
}

/** True when a wall was broken through, so that one has to look again. */
function resolveSeen(exploration: Exploration, look: Look): boolean {
  let broke = false;
  for (let end = look.firstEnd; end !== null; end = end.next) {
    const { opening } = end.way;
    if (opening.state === 'open' && isUnexplored(opening)) {
      resolveOpening(exploration, opening);
      // Null first: most openings join nothing, and to compare that with a text is a call into the engine.
      if (opening.joined !== null && opening.joined === 'through-wall') broke = true;
    }
    if (opening.to !== nowhere && opening.state === 'open') continueThrough(look, end);
  }
  return broke;
}
