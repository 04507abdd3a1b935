/** Openings of the growing board: added, tied to what lies behind, opened, closed and sealed; and the ways through them, which go with all that. */
import type { DraftBoard, DraftOpening, DraftSection, Leads, Passes, Way } from './draft';
import { nowhere, passes } from './draft';
import type { Heading } from './geometry';
import { leftX, leftY } from './geometry';

/** What a new opening needs; the rest has defaults. */
export interface OpeningSpec {
  readonly kind: 'passage' | 'door';
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly from: number;
  /** Which of its floor rectangles has the opening. */
  readonly fromCell: number;
  readonly leads: Leads;
  readonly entrance?: boolean;
  readonly hidden?: boolean;
}

/** Adds an unexplored opening: a passage is open, a door closed (DOOR-01), the entrance open (STA-01). */
export function addOpening(board: DraftBoard, spec: OpeningSpec): DraftOpening {
  const opening: DraftOpening = {
    id: board.openings.length,
    kind: spec.kind,
    state: spec.kind === 'passage' || spec.entrance ? 'open' : 'closed',
    x: spec.x,
    y: spec.y,
    heading: spec.heading,
    width: spec.width,
    from: spec.from,
    to: nowhere,
    leads: spec.leads,
    entrance: spec.entrance ?? false,
    hidden: spec.hidden ?? false,
    joined: null,
    jambX: 0,
    jambY: 0,
  };
  board.openings.push(opening);
  board.unexplored++;
  if (opening.state === 'open') board.openEnds++;
  addWay(board.sections[spec.from]!, opening, 1, spec.fromCell);
  return opening;
}

/**
 * Ties an opening to the section on its other side; it is unexplored no more, and its place and width stay as they are.
 * @param toCell which floor rectangle of that section has the opening
 */
export function linkOpening(board: DraftBoard, opening: DraftOpening, to: number, toCell: number): void {
  countOut(board, opening);
  opening.to = to;
  const half = opening.width / 2;
  // Whole numbers to the machine: nought times a negative one is none.
  opening.jambX = (leftX[opening.heading] * half) | 0;
  opening.jambY = (leftY[opening.heading] * half) | 0;
  const out = findWay(board, opening, true);
  const back = addWay(board.sections[to]!, opening, -1, toCell);
  out.twin = back;
  back.twin = out;
}

/** Enters an opening in a section: the way out through it comes last, in the order of sight in its place. */
function addWay(section: DraftSection, opening: DraftOpening, sense: 1 | -1, cell: number): Way {
  const edge = cell > 0 ? section.tile.edges[cell - 1]! : null;
  const way: Way = { opening, section, sense, edge, passes: passesOf(opening), twin: null, next: null, nextInSight: null };
  let last: Way | null = null;
  let before: Way | null = null;
  for (let other = section.firstWay; other !== null; other = other.next) last = other;
  for (let other = section.firstInSight; other !== null && (edge === null || other.edge !== null); other = other.nextInSight) before = other;
  if (last === null) section.firstWay = way;
  else last.next = way;
  if (before === null) {
    way.nextInSight = section.firstInSight;
    section.firstInSight = way;
  } else {
    way.nextInSight = before.nextInSight;
    before.nextInSight = way;
  }
  return way;
}

function passesOf({ state, kind }: DraftOpening): Passes {
  return state === 'open' ? passes.all : kind === 'passage' ? passes.ends : passes.nothing;
}

/** The way through an opening on the side of its `from`, or of its `to`. */
export function findWay(board: DraftBoard, opening: DraftOpening, forward: boolean): Way {
  let way = board.sections[forward ? opening.from : opening.to]!.firstWay!;
  while (way.opening !== opening) way = way.next!;
  return way;
}

/** Opens, closes, seals or leaves an opening, and tells its ways. */
export function setState(board: DraftBoard, opening: DraftOpening, state: DraftOpening['state']): void {
  countOut(board, opening);
  opening.state = state;
  const way = findWay(board, opening, true);
  way.passes = passesOf(opening);
  if (way.twin !== null) way.twin.passes = way.passes;
  if (!isUnexplored(opening)) return;
  board.unexplored++;
  if (state === 'open') board.openEnds++;
}

/** Takes an opening that is about to change from the counts of the unexplored. */
function countOut(board: DraftBoard, opening: DraftOpening): void {
  if (!isUnexplored(opening)) return;
  board.unexplored--;
  if (opening.state === 'open') board.openEnds--;
}

/** Makes an open end a closed door of a width. */
export function makeDoor(board: DraftBoard, opening: DraftOpening, width: number): void {
  // The kind first: with the state, the ways are told what passes.
  opening.kind = 'door';
  opening.width = width;
  setState(board, opening, 'closed');
}

/** True strictly between the jambs: there one looks and passes both ways, and a door cannot be closed (DOOR-05). */
export function standsIn({ x: middleX, y: middleY, width, heading }: DraftOpening, x: number, y: number): boolean {
  const dx = Math.abs(x - middleX);
  const dy = Math.abs(y - middleY);
  // On its line one of the two is nought; most openings are farther off.
  return dx + dy < width / 2 && (heading % 2 === 0 ? dy : dx) === 0;
}

/** True while nobody has resolved an opening. */
export function isUnexplored({ to, state }: DraftOpening): boolean {
  return to === nowhere && (state === 'open' || state === 'closed');
}

/** Seals an opening (GEN-05): a corridor end becomes a blind wall, a door jams for good. */
export function sealOpening(board: DraftBoard, opening: DraftOpening): void {
  setState(board, opening, opening.kind === 'door' ? 'jammed' : 'blind');
}
