/** Sections as tests speak of them: where they lie on the board, and what openings they have. */
import { addSection, type DraftBoard, type DraftOpening, type DraftSection, type SectionFacts, type Way } from '../../../src/board/draft';
import { shiftRect, type Rect } from '../../../src/board/geometry';
import { floorOf, footprintOf, makeTile } from '../../../src/board/tile';

/** What may be said of a section laid by hand: a straight that is all floor unless told otherwise. */
interface HandLaid {
  readonly kind?: SectionFacts['kind'];
  readonly area?: SectionFacts['area'];
  readonly floor?: readonly Rect[];
}

/**
 * Puts a section where one says, without any opening. As with most tiles of the program, the point it is laid at is no
 * corner of its footprint: what takes the one for the other is found.
 */
export function layByHand(board: DraftBoard, footprint: Rect, { kind = 'straight', area = null, floor = [footprint] }: HandLaid = {}): DraftSection {
  const x = footprint[0] + 30;
  const y = footprint[1] - 20;
  const local = (rect: Rect): Rect => shiftRect(rect, -x, -y);
  const section: DraftSection = {
    id: board.sections.length, facts: { kind, area, contribution: 0, forced: false }, turn: 0, tile: makeTile(local(footprint), floor.map(local)), x, y, firstWay: null, firstInSight: null, via: -1,
  };
  addSection(board, section);
  return section;
}

/** Where a section lies, and what is known of it besides. */
export function laidOut({ tile, x, y, id, facts, via }: DraftSection): { footprint: Rect; floor: readonly Rect[] } & Pick<DraftSection, 'id' | 'via'> & SectionFacts {
  return { id, ...facts, via, footprint: footprintOf({ tile, x, y }), floor: floorOf({ tile, x, y }) };
}

/** The ways out of a section, in the order they came. */
export function waysOf({ firstWay }: Pick<DraftSection, 'firstWay'>): Way[] {
  const ways: Way[] = [];
  for (let way = firstWay; way !== null; way = way.next) ways.push(way);
  return ways;
}

/** The openings of a section, in the order they came. */
export function openingsOf(section: Pick<DraftSection, 'firstWay'>): DraftOpening[] {
  return waysOf(section).map(({ opening }) => opening);
}

/** Which floor rectangle of its section has the opening of a way; throws when the edge of the way is none of the section's tile. */
export function cellOf({ section, edge, opening }: Way): number {
  if (edge === null) return 0;
  const at = section.tile.edges.indexOf(edge);
  if (at < 0) throw new Error(`opening ${opening.id} in ${section.id}: not an edge of the tile`);
  return at + 1;
}
