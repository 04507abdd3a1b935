/** The exploration phase (EXP-07): as long as an unexplored opening is in sight, it is resolved (GEN-02). */
import { nowhere } from '../board/draft';
import { isUnexplored } from '../board/openings';
import type { Look } from '../board/sight';
import { continueThrough, lookFrom } from '../board/sight';
import type { Exploration } from './exploration';
import { resolveOpening } from './resolve-opening';

const noSections: readonly number[] = [];

/** Resolves everything that is seen from a point of `section`, and what is then seen behind it (LOS-05). */
export function explore(exploration: Exploration, section: number, x: number, y: number): void {
  const { board, limits } = exploration;
  // While no end stands open there is nothing to resolve; what is in sight matters to nobody but the owner of few pieces (PRE-09).
  if (board.openEnds === 0 && !limits.owns) return;
  let look: Look;
  do {
    const inSight: number[] | null = limits.owns ? [] : null;
    look = lookFrom(board, section, x, y, inSight);
    exploration.inSight = inSight ?? noSections;
  } while (resolveSeen(exploration, look));
}

/** True when a wall was broken through, so that one has to look again. */
function resolveSeen(exploration: Exploration, look: Look): boolean {
  let broke = false;
  for (let at = 0; at < look.unexplored.length; at++) {
    const sighting = look.unexplored[at]!;
    const { opening } = sighting.way;
    if (opening.state === 'open' && isUnexplored(opening)) {
      resolveOpening(exploration, opening);
      // Null first: most openings join nothing, and to compare that with a text is a call into the engine.
      if (opening.joined !== null && opening.joined === 'through-wall') broke = true;
    }
    if (opening.to !== nowhere && opening.state === 'open') continueThrough(look, sighting);
  }
  return broke;
}
