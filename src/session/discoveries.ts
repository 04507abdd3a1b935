/**
 * Discoveries (PRE-02): for every opening that somebody may look through, what is seen from its centre.
 * Worked out from the finished board alone, doors closed, for every order of play: an opening is on the
 * list as soon as one discovery leaves it unseen.
 */
import { append, repeat, takeFirst } from '../board/lists';
import type { DraftBoard, DraftOpening, Way } from '../board/draft';
import { nowhere } from '../board/draft';
import type { Heading } from '../board/geometry';
import { headingLetters, opposite } from '../board/geometry';
import type { Accept, Cone, Look } from '../board/sight';
import { canSee, lookThrough } from '../board/sight';
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
  view: Found;
  readonly accept: Accept;
}

type Entry = { -readonly [K in keyof DiscoveryEntry]: DiscoveryEntry[K] };

/** What is seen through one opening: the section behind the viewer, where the viewer looks, and what was found so far. */
interface Found {
  /** Place of the discovery in the list. */
  readonly id: number;
  readonly behind: number;
  readonly facing: Heading;
  entries: Entry[];
  keep: readonly number[];
}

/** All discoveries, the start first, each section owned by the first that shows it. `start`: section of the start room, or null for the entrance. */
export function findDiscoveries(board: DraftBoard, start: number | null, contributions: Contributions): Discovery[] {
  const search = startSearch(board, contributions);
  if (start === null) {
    tell(search, discover(search, board.openings[0]!, true), -1);
  } else {
    const entry: DiscoveryEntry = { section: start, via: -1, axis: 'ahead', contribution: 0, owned: true };
    tell(search, { id: 0, behind: start, facing: 0, entries: [entry], keep: [start] }, -1);
  }
  for (let at = 0; at < search.views.length; at++) {
    const { opening, forward } = search.views[at]!;
    tell(search, discover(search, opening, forward), opening.id);
  }
  return search.discoveries;
}

/** In place of a discovery. */
const never = -1;

function startSearch(board: DraftBoard, contributions: Contributions): Search {
  const { sections: { length: sections }, openings: { length: openings } } = board;
  const search: Search = {
    board, contributions, discoveries: [], views: [], queued: repeat(false, 2 * openings), owned: repeat(false, sections),
    shownBy: repeat(never, sections), keptBy: repeat(never, sections), settledBy: repeat(never, openings),
    view: { id: 0, behind: nowhere, facing: 0, entries: [], keep: [] }, accept: (look, way, cone) => goOn(search, look, way, cone),
  };
  return search;
}

function facingOf(opening: DraftOpening, forward: boolean): Heading {
  return forward ? opening.heading : opposite(opening.heading);
}

/** Adds a discovery to the list, and the openings it leaves unseen to the views. */
function tell(search: Search, found: Found, opening: number): void {
  const newOpenings = listUnseen(search, found, opening);
  const modifier = addUp(search, found.entries);
  claim(search, found.entries);
  search.discoveries.push({
    id: found.id, opening, from: found.behind, heading: headingLetters[found.facing], entries: found.entries, newOpenings, modifier, keep: found.keep,
  });
}

/** What is seen from the centre of an opening, in the order it is laid. */
function discover(search: Search, opening: DraftOpening, forward: boolean): Found {
  const { board, discoveries: { length: id }, settledBy } = search;
  const behind = forward ? opening.from : opening.to;
  const ahead = forward ? opening.to : opening.from;
  settledBy[opening.id] = id;
  const view: Found = { id, behind, facing: facingOf(opening, forward), entries: [], keep: [] };
  let seen = lookThrough(board, opening, !forward, null, inSight, 0);
  inSight[seen++] = behind;
  if (ahead !== nowhere) {
    search.view = view;
    show(search, ahead, opening.id, view.facing);
    seen = lookThrough(board, opening, forward, search.accept, inSight, seen);
  }
  view.keep = listOnce(search, id, seen);
  return view;
}

/** Sections in sight in the discovery under way. */
const inSight: number[] = [];

/** Whether the view under way goes on behind an opening; the section there is put on the card. */
function goOn(search: Search, look: Look, way: Way, cone: Cone): boolean {
  const { opening, forward, twin } = way;
  const { shownBy, settledBy, view: { id, behind } } = search;
  // Outside there is nothing to lay.
  if (opening.entrance) return false;
  if (twin === null) {
    if (opening.state === 'blind' && canSee(look, way, cone)) settledBy[opening.id] = id;
    return false;
  }
  const section = twin.section.id;
  const isShown = shownBy[section] === id;
  if (!isShown && !canSee(look, way, cone)) return false;
  settledBy[opening.id] = id;
  if (section === behind) return false;
  if (!isShown) show(search, section, opening.id, facingOf(opening, forward));
  return true;
}

/** Puts a section, which is entered along a heading, on the card of the view under way. */
function show({ board, shownBy, view }: Search, section: number, via: number, heading: Heading): void {
  shownBy[section] = view.id;
  const quarters = (heading - view.facing + 4) % 4;
  const axis = quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'ahead';
  view.entries = append(view.entries, { section, via, axis, contribution: board.sections[section]!.contribution, owned: false });
}

/** The sections in sight, of which `seen` are set, each once. */
function listOnce({ keptBy }: Search, id: number, seen: number): number[] {
  let kept = 0;
  for (let at = 0; at < seen; at++) {
    const section = inSight[at]!;
    if (keptBy[section] === id) continue;
    keptBy[section] = id;
    inSight[kept++] = section;
  }
  return takeFirst(inSight, kept);
}

/** Openings of the discovery under way that are still to be looked through. */
const unseen: number[] = [];

/** Openings on the sections of a discovery through which one has not looked: doors, and ends out of sight. They are views to come. */
function listUnseen({ board, settledBy, queued, views }: Search, { id: discovery, entries }: Found, from: number): number[] {
  let count = 0;
  for (const { section } of entries) {
    for (const opening of board.sections[section]!.openings) {
      const { id } = opening;
      if (id === from || settledBy[id] === discovery || opening.entrance) continue;
      settledBy[id] = discovery;
      unseen[count++] = id;
      const forward = opening.from === section;
      const key = id * 2 + (forward ? 1 : 0);
      if (queued[key]) continue;
      queued[key] = true;
      views.push({ opening, forward });
    }
  }
  return takeFirst(unseen, count);
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
