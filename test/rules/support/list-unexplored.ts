/** The openings of a board nobody has resolved yet. */
import type { DraftBoard } from '../../../src/board/draft';
import { isUnexplored } from '../../../src/board/openings';

/** Their ids, in order of appearance. */
export function listUnexplored({ openings }: DraftBoard): number[] {
  return openings.filter(isUnexplored).map(({ id }) => id);
}
