/** The ways out of sections, worked out anew from sections and openings. */
import { nowhere, type DraftBoard, type Way } from '../../../src/board/draft';
import { cellOf, laidOut, waysOf } from './sections';

type Point = readonly [number, number];

/** By heading: the left and the right jamb, as multiples of half the width. */
const sides: readonly (readonly [Point, Point])[] = [[[-1, 0], [1, 0]], [[0, -1], [0, 1]], [[1, 0], [-1, 0]], [[0, 1], [0, -1]]];

/** Faults of a board's ways: one at each side of each opening, told what passes, and where, in both orders. */
export function findWayFaults({ sections, openings }: DraftBoard): string[] {
  const faults: string[] = [];
  for (const section of sections) {
    const ways: Way[] = [];
    for (let way = section.firstInSight; way !== null; way = way.nextInSight) ways.push(way);
    const ids = (some: readonly Way[]): string => some.map(({ opening }) => opening.id).sort((a, b) => a - b).join();
    const expected = openings.filter(({ from, to }) => from === section.id || to === section.id).map(({ id }) => id).join();
    if (ids(ways) !== expected || ids(waysOf(section)) !== expected) faults.push(`openings of ${section.id}`);
    if (ways.some(({ edge }, at) => edge !== null && ways[at - 1]?.edge === null)) faults.push(`order in ${section.id}`);
    for (const way of ways) if (isFaulty(way, section)) faults.push(`opening ${way.opening.id} in ${section.id}`);
  }
  return faults;
}

function isFaulty(way: Way, here: DraftBoard['sections'][number]): boolean {
  const { opening, section, forward, leftX, leftY, rightX, rightY, passes, twin } = way;
  const { from, to, state, kind, x, y, width, heading } = opening;
  const [left, right] = sides[forward ? heading : (heading + 2) % 4]!;
  const jamb = ([dx, dy]: Point): Point => [x + Math.trunc((dx * width) / 2), y + Math.trunc((dy * width) / 2)];
  const jambs = to === nowhere ? [0, 0, 0, 0] : [...jamb(left), ...jamb(right)];
  return section !== here || (forward ? from : to) !== here.id || !liesOnEdge(way)
    || String([leftX, leftY, rightX, rightY]) !== String(jambs)
    || passes !== (state === 'open' ? 2 : kind === 'passage' ? 1 : 0)
    || (to === nowhere ? twin !== null : twin?.twin?.opening !== opening || twin.forward === forward);
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
