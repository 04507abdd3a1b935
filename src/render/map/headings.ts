/** The four directions of a board, and how they turn. Shared by every picture and sheet. */
import type { Opening } from '../../session/document';

/** A direction of the board; north is up (−y). */
export type Heading = Opening['heading'];

const clockwise: readonly Heading[] = ['n', 'e', 's', 'w'];

/** The direction one looks in when one turns round. */
export const oppositeHeading: Readonly<Record<Heading, Heading>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** Quarter turns clockwise from one heading to another, 0 to 3. */
export function countQuarters(from: Heading, to: Heading): number {
  return (clockwise.indexOf(to) - clockwise.indexOf(from) + 4) % 4;
}

/** A heading after some quarter turns clockwise. */
export function turnHeading(heading: Heading, quarters: number): Heading {
  return clockwise[(clockwise.indexOf(heading) + quarters) % 4] as Heading;
}

/** The direction in which an opening leaves the section it is seen from: `near` false when that is its far side. */
export function leavingHeading({ heading }: { readonly heading: Heading }, near: boolean): Heading {
  return near ? heading : oppositeHeading[heading];
}
