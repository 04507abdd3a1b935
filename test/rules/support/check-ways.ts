/** The ways out of sections, worked out anew from sections and openings. */
import { nowhere, type DraftBoard, type Way } from '../../../src/board/draft';
import { cellOf, laidOut, waysOf } from './sections';

/** By heading: the step to the left. */
const leftOf = [[-1, 0], [0, -1], [1, 0], [0, 1]] as const;

/** Faults of a board's ways: one at each side of each opening, told what passes, and where, in both orders. */
export function findWayFaults({ sections, openings }: DraftBoard): string[] {
  const faults: string[] = [];
  for (const section of sections) {
    const ways: Way[] = [];
    for (let way = section.firstInSight; way !== null; way = way.nextInSight) ways.push(way);
    const ids = (some: readonly Way[]): number[] => some.map(({ opening }) => opening.id);
    const entered = waysOf(section);
    const expected = openings.filter(({ from, to }) => from === section.id || to === section.id).map(({ id }) => id);
    if (ids(entered).sort((a, b) => a - b).join() !== expected.join()) faults.push(`openings of ${section.id}`);
    // The way in comes first, one's own openings as they were made; what others joined may come between.
    const own = ids(entered.filter(({ sense }) => sense === 1));
    if ((section.via >= 0 && entered[0]?.opening.id !== section.via) || own.some((id, at) => id < (own[at - 1] ?? 0))) faults.push(`order of entry in ${section.id}`);
    const inSight = [...entered.filter(({ edge }) => edge !== null), ...entered.filter(({ edge }) => edge === null)];
    if (ids(ways).join() !== ids(inSight).join()) faults.push(`order of sight in ${section.id}`);
    for (const way of ways) if (isFaulty(way, section)) faults.push(`opening ${way.opening.id} in ${section.id}`);
  }
  return faults;
}

function isFaulty(way: Way, here: DraftBoard['sections'][number]): boolean {
  const { opening, section, sense, passes, twin } = way;
  const { from, to, state, kind, width, heading, jambX, jambY } = opening;
  const [dx, dy] = leftOf[heading]!;
  return section !== here || (sense === 1 ? from : to) !== here.id || !liesOnEdge(way)
    || (to !== nowhere && (2 * jambX !== dx * width || 2 * jambY !== dy * width))
    || passes !== (state === 'open' ? 2 : kind === 'passage' ? 1 : 0)
    || (to === nowhere ? twin !== null : twin?.twin?.opening !== opening || twin.sense === sense);
}

/** True when an opening lies on the edge of the floor rectangle its way leaves by. */
function liesOnEdge(way: Way): boolean {
  const { x, y, width, heading } = way.opening;
  const [left, top, w, h] = laidOut(way.section).floor[cellOf(way)]!;
  const half = width / 2;
  return heading % 2 === 0
    ? (y === top || y === top + h) && x - half >= left && x + half <= left + w
    : (x === left || x === left + w) && y - half >= top && y + half <= top + h;
}
