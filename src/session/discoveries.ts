/**
 * Discoveries (PRE-02): for every opening that somebody may look through, what is seen from its centre.
 * Worked out from the finished board alone, doors closed, for every order of play: an opening is on the
 * list as soon as one discovery leaves it unseen.
 */
import type { DraftBoard, DraftOpening } from '../board/draft';
import { nowhere } from '../board/draft';
import type { Heading } from '../board/geometry';
import { headingLetters } from '../board/geometry';
import { lookThrough } from '../board/sight';
import type { Contributions } from '../tables/ruleset';
import type { Discovery, DiscoveryEntry } from './document';

/** An opening and the side one looks to. */
interface View {
  readonly opening: DraftOpening;
  readonly forward: boolean;
}

/** The list while it grows. Lists by section or opening hold numbers of discoveries, which are the quickest sets. */
interface Search {
  readonly board: DraftBoard;
  readonly contributions: Contributions;
  readonly discoveries: Discovery[];
  /** Views on the list, done or not, and whether an opening is among them by its id, twice: looked through backwards and forward. */
  readonly views: View[];
  readonly queued: boolean[];
  /** By section: whether a discovery owns it, the last that shows it, the last that keeps it on the table. */
  readonly owned: boolean[];
  readonly shownBy: number[];
  readonly keptBy: number[];
  /** By opening: the last discovery in which it was looked through, seen to lead nowhere, or told as new. */
  readonly settledBy: number[];
}

/** What is seen through one opening. */
interface Found {
  /** Place of the discovery in the list. */
  readonly id: number;
  readonly entries: { section: number; via: number; axis: DiscoveryEntry['axis']; contribution: number; owned: boolean }[];
  readonly keep: number[];
}

/** All discoveries, the start first, each section owned by the first that shows it. `start`: section of the start room, or null for the entrance. */
export function findDiscoveries(board: DraftBoard, start: number | null, contributions: Contributions): Discovery[] {
  const search = startSearch(board, contributions);
  if (start === null) {
    tell(search, discover(search, { opening: board.openings[0]!, forward: true }), -1, 0, 0);
  } else {
    const entry: DiscoveryEntry = { section: start, via: -1, axis: 'ahead', contribution: 0, owned: true };
    tell(search, { id: 0, entries: [entry], keep: [start] }, -1, start, 0);
  }
  for (let at = 0; at < search.views.length; at++) {
    const view = search.views[at]!;
    const { opening, forward } = view;
    tell(search, discover(search, view), opening.id, forward ? opening.from : opening.to, facingOf(opening, forward));
  }
  return search.discoveries;
}

function startSearch(board: DraftBoard, contributions: Contributions): Search {
  const never = (count: number): number[] => new Array<number>(count).fill(-1);
  const no = (count: number): boolean[] => new Array<boolean>(count).fill(false);
  const { sections: { length: sections }, openings: { length: openings } } = board;
  return {
    board, contributions, discoveries: [], views: [], queued: no(2 * openings), owned: no(sections), shownBy: never(sections), keptBy: never(sections), settledBy: never(openings),
  };
}

function facingOf(opening: DraftOpening, forward: boolean): Heading {
  return (forward ? opening.heading : (opening.heading + 2) % 4) as Heading;
}

/** Adds a discovery to the list, and the openings it leaves unseen to the views. */
function tell(search: Search, found: Found, opening: number, from: number, heading: Heading): void {
  const newOpenings = listUnseen(search, found, opening);
  const modifier = addUp(search, found.entries);
  claim(search, found.entries);
  search.discoveries.push({
    id: found.id, opening, from, heading: headingLetters[heading], entries: found.entries, newOpenings, modifier, keep: found.keep,
  });
}

/** What is seen from the centre of an opening, in the order it is laid. */
function discover(search: Search, { opening, forward }: View): Found {
  const { board, settledBy } = search;
  const found: Found = { id: search.discoveries.length, entries: [], keep: [] };
  settledBy[opening.id] = found.id;
  const [behind, ahead] = forward ? [opening.from, opening.to] : [opening.to, opening.from];
  keepAll(search, found, lookThrough(board, opening, !forward, acceptAll).sections);
  keepOnTable(search, found, behind);
  if (ahead === nowhere) return found;
  const facing = facingOf(opening, forward);
  show(search, found, ahead, opening.id, 0);
  const look = lookThrough(board, opening, forward, (next, nextForward, visible) => {
    // Outside there is nothing to lay.
    if (next.entrance) return false;
    const section = nextForward ? next.to : next.from;
    const isShown = search.shownBy[section] === found.id;
    if (!visible && !isShown) return false;
    settledBy[next.id] = found.id;
    if (section === behind) return false;
    if (!isShown) show(search, found, section, next.id, (facingOf(next, nextForward) - facing + 4) % 4);
    return true;
  });
  for (const { opening: end } of look.unexplored) if (end.state === 'blind') settledBy[end.id] = found.id;
  keepAll(search, found, look.sections);
  return found;
}

const acceptAll = (): boolean => true;

/** Puts a section on the card; `quarters`: right turns of the viewer to the axis it is entered along. */
function show({ board, shownBy }: Search, found: Found, section: number, via: number, quarters: number): void {
  shownBy[section] = found.id;
  const axis = quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'ahead';
  found.entries.push({ section, via, axis, contribution: board.sections[section]!.contribution, owned: false });
}

function keepAll(search: Search, found: Found, sections: readonly number[]): void {
  for (const section of sections) keepOnTable(search, found, section);
}

function keepOnTable({ keptBy }: Search, { id, keep }: Found, section: number): void {
  if (keptBy[section] === id) return;
  keptBy[section] = id;
  keep.push(section);
}

/** Openings on the sections of a discovery through which one has not looked: doors, and ends out of sight. They are views to come. */
function listUnseen({ board, settledBy, queued, views }: Search, { id: discovery, entries }: Found, from: number): number[] {
  const unseen: number[] = [];
  for (const { section } of entries) {
    for (const id of board.sections[section]!.openings) {
      const opening = board.openings[id]!;
      if (id === from || settledBy[id] === discovery || opening.entrance) continue;
      settledBy[id] = discovery;
      unseen.push(id);
      const forward = opening.from === section;
      const key = id * 2 + (forward ? 1 : 0);
      if (queued[key]) continue;
      queued[key] = true;
      views.push({ opening, forward });
    }
  }
  return unseen;
}

function claim({ owned }: Search, entries: Found['entries']): void {
  for (const entry of entries) {
    entry.owned = !owned[entry.section];
    owned[entry.section] = true;
  }
}

/** M of DEF-04 when all of these are new: corridors count once. */
function addUp({ board, contributions }: Search, entries: readonly DiscoveryEntry[]): number {
  let sum = 0;
  let corridor = false;
  for (const { section, contribution } of entries) {
    if (board.sections[section]!.area !== null) sum += contribution;
    else corridor = true;
  }
  return sum + (corridor ? contributions.corridor : 0);
}
