import type { SessionDocument } from '../session/document';
import type { Evening } from '../tables/ruleset';

/** How a dungeon missed the sections that its evening usually has. */
export interface OddSize {
  readonly evening: Evening;
  readonly size: 'smaller' | 'larger';
  /** Fights, and the rooms that the mission needs, come before sections (PRE-06, PRE-09); or the walk ended for a reason of its own. */
  readonly because: 'fights' | 'ended';
}

/** Sections on the board, the outside apart. */
export function countBoardSections({ board }: SessionDocument): number {
  return board.sections.filter(({ kind }) => kind !== 'outside').length;
}

/** Null where the dungeon has as many sections as its evening usually has, or where no evening was asked for (PRE-09). */
export function findOddSize(document: SessionDocument): OddSize | null {
  const { options, preparation, ruleset } = document;
  const evening = ruleset.evenings.find(({ id }) => id === options.evening);
  if (!evening) return null;
  const sections = countBoardSections(document);
  const [least, most] = evening.sections;
  if (sections >= least && sections <= most) return null;
  return { evening, size: sections < least ? 'smaller' : 'larger', because: preparation.ended === 'budget' ? 'fights' : 'ended' };
}
