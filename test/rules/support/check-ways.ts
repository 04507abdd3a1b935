/** The ways out of sections, worked out anew from sections and openings. */
import { nowhere, type DraftBoard, type Way } from '../../../src/board/draft';

type Point = readonly [number, number];

/** By heading: the left and the right jamb, as multiples of half the width. */
const sides: readonly (readonly [Point, Point])[] = [[[-1, 0], [1, 0]], [[0, -1], [0, 1]], [[1, 0], [-1, 0]], [[0, 1], [0, -1]]];

/** Faults of a board's ways: one at each side of each opening, told what passes, and where. */
export function findWayFaults({ sections, openings }: DraftBoard): string[] {
  const faults: string[] = [];
  for (const section of sections) {
    const ways: Way[] = [];
    for (let way = section.firstWay; way !== null; way = way.next) ways.push(way);
    const ofOpenings = section.openings.map(({ id }) => id).sort((a, b) => a - b);
    if (ways.map(({ opening }) => opening.id).sort((a, b) => a - b).join() !== ofOpenings.join()) faults.push(`openings of ${section.id}`);
    if (ways.some(({ edge }, at) => edge !== null && ways[at - 1]?.edge === null)) faults.push(`order in ${section.id}`);
    for (const way of ways) if (isFaulty(way, section)) faults.push(`opening ${way.opening.id} in ${section.id}`);
  }
  if (openings.some(({ from, to, id }) => !sections[from]!.openings.some((opening) => opening.id === id) || (to !== nowhere && !sections[to]!.openings.some((opening) => opening.id === id)))) faults.push('lists');
  return faults;
}

function isFaulty({ opening, section, forward, edge, leftX, leftY, rightX, rightY, passes, twin }: Way, here: DraftBoard['sections'][number]): boolean {
  const { from, fromCell, to, toCell, state, kind, x, y, width, heading } = opening;
  const cell = forward ? fromCell : toCell;
  const expectedEdge = cell === 0 ? null : here.edges[cell - 1]!;
  const [left, right] = sides[forward ? heading : (heading + 2) % 4]!;
  const jamb = ([dx, dy]: Point): Point => [x + Math.trunc((dx * width) / 2), y + Math.trunc((dy * width) / 2)];
  const jambs = to === nowhere ? [0, 0, 0, 0] : [...jamb(left), ...jamb(right)];
  return section !== here || (forward ? from : to) !== here.id || edge !== expectedEdge
    || String([leftX, leftY, rightX, rightY]) !== String(jambs)
    || passes !== (state === 'open' ? 2 : kind === 'passage' ? 1 : 0)
    || (to === nowhere ? twin !== null : twin?.twin?.opening !== opening || twin.forward === forward);
}
