/**
 * Discoveries (PRE-02): for every opening that somebody may look through, what is seen from its centre.
 * Worked out from the finished board alone, doors closed, for every order of play: an opening is on the
 * list as soon as one discovery leaves it unseen.
 */
import { append, takeFirst } from '../board/lists';
import type { DraftBoard, DraftOpening, Way } from '../board/draft';
import { nowhere } from '../board/draft';
import type { Heading } from '../board/geometry';
import { headingLetters, opposite } from '../board/geometry';
import type { Accept, Cone, Look } from '../board/sight';
import { canSee, lookThrough } from '../board/sight';
import type { Contributions } from '../tables/ruleset';
import type { Discovery, DiscoveryEntry } from './document';

type Entry = { -readonly [K in keyof DiscoveryEntry]: DiscoveryEntry[K] };

/** The list while it grows. */
interface Search {
  readonly board: DraftBoard;
  readonly contributions: Contributions;
  readonly discoveries: Discovery[];
  /** Views on the list, done or not: twice the id of the opening, and one more where one looks forward. */
  readonly views: number[];
  readonly accept: Accept;
  /** Mark of the first discovery. */
  readonly first: number;
  /** The discovery under way: its mark, the section behind the viewer, where the viewer looks, and what is on the card so far. */
  mark: number;
  behind: number;
  facing: Heading;
  entries: Entry[];
  /** M of DEF-04 when all entries are new, and whether a corridor is among them: those count once. */
  modifier: number;
  corridor: boolean;
}

/**
 * The quickest sets: lists that hold, by section or opening, the mark of a discovery. Marks are never used twice,
 * so that the lists need not be made or emptied for each board.
 */
let lastMark = 0;

/** By section: the last discovery that owns it, that shows it, that keeps it on the table. */
const ownedBy: number[] = [];
const shownBy: number[] = [];
const keptBy: number[] = [];

/** By opening: the last discovery in which it was looked through, seen to lead nowhere, or told as new. */
const settledBy: number[] = [];

/** By view: the discovery that put it on the list. */
const listedBy: number[] = [];

/** Makes room in a set for marks of so many sections, openings or views. */
function makeRoom(set: number[], count: number): void {
  while (set.length < count) set.push(0);
}

/** All discoveries, the start first, each section owned by the first that shows it. `start`: section of the start room, or null for the entrance. */
export function findDiscoveries(board: DraftBoard, start: number | null, contributions: Contributions): Discovery[] {
  const search = startSearch(board, contributions);
  const { discoveries, views } = search;
  if (start === null) {
    discover(search, board.openings[0]!, true, -1);
  } else {
    begin(search, start, 0);
    show(search, start, -1, 0, 0);
    tell(search, -1, [start]);
  }
  for (let at = 0; at < views.length; at++) {
    const view = views[at]!;
    const opening = board.openings[view >> 1]!;
    discover(search, opening, view % 2 === 1, opening.id);
  }
  return discoveries;
}

function startSearch(board: DraftBoard, contributions: Contributions): Search {
  const { sections: { length: sections }, openings: { length: openings } } = board;
  makeRoom(ownedBy, sections);
  makeRoom(shownBy, sections);
  makeRoom(keptBy, sections);
  makeRoom(settledBy, openings);
  makeRoom(listedBy, 2 * openings);
  const search: Search = {
    board, contributions, discoveries: [], views: [], accept: (look, way, cone) => goOn(search, look, way, cone), first: lastMark + 1,
    mark: 0, behind: nowhere, facing: 0, entries: [], modifier: 0, corridor: false,
  };
  return search;
}

function facingOf(opening: DraftOpening, forward: boolean): Heading {
  return forward ? opening.heading : opposite(opening.heading);
}

/** Begins a discovery, as seen from a section along a heading. */
function begin(search: Search, behind: number, facing: Heading): void {
  search.mark = ++lastMark;
  search.behind = behind;
  search.facing = facing;
  search.entries = [];
  search.modifier = 0;
  search.corridor = false;
}

/** Adds the discovery under way to the list, and the openings it leaves unseen to the views. */
function tell(search: Search, opening: number, keep: readonly number[]): void {
  const { discoveries, behind, facing, entries, modifier } = search;
  discoveries.push({
    id: discoveries.length, opening, from: behind, heading: headingLetters[facing], entries, newOpenings: listUnseen(search), modifier, keep,
  });
}

/** Tells what is seen from the centre of an opening, in the order it is laid. */
function discover(search: Search, opening: DraftOpening, forward: boolean, told: number): void {
  const { board } = search;
  const behind = forward ? opening.from : opening.to;
  const ahead = forward ? opening.to : opening.from;
  const facing = facingOf(opening, forward);
  begin(search, behind, facing);
  settledBy[opening.id] = search.mark;
  let seen = lookThrough(board, opening, !forward, null, inSight, 0);
  inSight[seen++] = behind;
  if (ahead !== nowhere) {
    show(search, ahead, opening.id, facing, board.sections[ahead]!.contribution);
    seen = lookThrough(board, opening, forward, search.accept, inSight, seen);
  }
  tell(search, told, listOnce(search.mark, seen));
}

/** Sections in sight in the discovery under way. */
const inSight: number[] = [];

/** Whether the view under way goes on behind an opening; the section there is put on the card. */
function goOn(search: Search, look: Look, way: Way, cone: Cone): boolean {
  const { opening, forward, twin } = way;
  const { mark } = search;
  // Outside there is nothing to lay.
  if (opening.entrance) return false;
  if (twin === null) {
    if (opening.state === 'blind' && canSee(look, way, cone)) settledBy[opening.id] = mark;
    return false;
  }
  const { id, contribution } = twin.section;
  const isShown = shownBy[id] === mark;
  if (!isShown && !canSee(look, way, cone)) return false;
  settledBy[opening.id] = mark;
  if (id === search.behind) return false;
  if (!isShown) show(search, id, opening.id, facingOf(opening, forward), contribution);
  return true;
}

/** Puts a section, which is entered along a heading, on the card of the view under way. */
function show(search: Search, section: number, via: number, heading: Heading, contribution: number): void {
  const { board, contributions, mark, facing } = search;
  const quarters = (heading - facing + 4) % 4;
  const axis = quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'ahead';
  const owned = ownedBy[section]! < search.first;
  shownBy[section] = mark;
  ownedBy[section] = mark;
  search.entries = append(search.entries, { section, via, axis, contribution, owned });
  if (board.sections[section]!.area !== null) {
    search.modifier += contribution;
  } else if (!search.corridor) {
    search.corridor = true;
    search.modifier += contributions.corridor;
  }
}

/** The sections in sight, of which `seen` are set, each once. */
function listOnce(mark: number, seen: number): number[] {
  let kept = 0;
  for (let at = 0; at < seen; at++) {
    const section = inSight[at]!;
    if (keptBy[section] === mark) continue;
    keptBy[section] = mark;
    inSight[kept++] = section;
  }
  return takeFirst(inSight, kept);
}

/** Openings of the discovery under way that are still to be looked through. */
const unseen: number[] = [];

/** Openings on the sections of a discovery through which one has not looked: doors, and ends out of sight. They are views to come. */
function listUnseen({ board, views, first, mark, entries }: Search): number[] {
  let count = 0;
  for (let at = 0; at < entries.length; at++) {
    const { section } = entries[at]!;
    const { openings } = board.sections[section]!;
    for (let nth = 0; nth < openings.length; nth++) {
      const { id, from, entrance } = openings[nth]!;
      if (settledBy[id] === mark || entrance) continue;
      settledBy[id] = mark;
      unseen[count++] = id;
      const view = id * 2 + (from === section ? 1 : 0);
      if (listedBy[view]! >= first) continue;
      listedBy[view] = mark;
      views.push(view);
    }
  }
  return takeFirst(unseen, count);
}
