/**
 * Discoveries (PRE-02): for every opening that somebody may look through, what is seen from its centre.
 * Worked out from the finished board alone, doors closed, for every order of play: an opening is on the
 * list as soon as one discovery leaves it unseen.
 */
import { append, takeFirst } from '../board/lists';
import type { DraftBoard, DraftOpening, DraftSection, Way } from '../board/draft';
import { nowhere } from '../board/draft';
import type { Heading } from '../board/geometry';
import { headingLetters, opposite } from '../board/geometry';
import type { Cone, Look } from '../board/sight';
import { canSee, createLook, lookThrough } from '../board/sight';
import type { Contributions } from '../tables/ruleset';
import type { Discovery, DiscoveryEntry } from './document';

/** The list while it grows. */
interface Search {
  readonly board: DraftBoard;
  readonly contributions: Contributions;
  readonly discoveries: Discovery[];
  /** Views on the list, done or not: twice the id of the opening, and one more where one looks forward. */
  readonly views: number[];
  /** Looks from an opening: at what is in sight behind the viewer, and at what is discovered. */
  readonly back: Look;
  readonly onward: Look;
  /** Mark of the first discovery. */
  readonly first: number;
  /** The discovery under way: its mark, the section behind the viewer, where the viewer looks, and what is on the card so far. */
  mark: number;
  behind: number;
  facing: Heading;
  entries: DiscoveryEntry[];
  /** M of DEF-04 when all entries are new, and whether a corridor is among them: those count once. */
  modifier: number;
  corridor: boolean;
}

/**
 * The quickest sets: lists that hold, by section or opening, the mark of a discovery. Marks are never used twice,
 * so that the lists need not be made or emptied for each board.
 */
let lastMark = 0;

/** By section: the last discovery that shows it, that keeps it on the table. */
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

/** What is discovered on a board. */
export interface Discovered {
  /** The start first; each section is owned by the first that shows it. */
  readonly discoveries: Discovery[];
  /** M of DEF-04 of what each discovery owns, the start apart and those for which that brings nothing. */
  readonly ownedModifiers: readonly number[];
}

/** Opening 0, the entrance, looking forward. */
const firstView = 1;

/** All discoveries. `start`: section of the start room, or null for the entrance. */
export function findDiscoveries(board: DraftBoard, start: number | null, contributions: Contributions): Discovered {
  const search = startSearch(board, contributions);
  const { discoveries, views } = search;
  if (start === null) {
    discover(search, firstView, -1);
  } else {
    begin(search, start, 0);
    show(search, board.sections[start]!, -1, 0);
    tell(search, -1, [start]);
  }
  const ownedModifiers: number[] = [];
  for (let at = 0; at < views.length; at++) {
    const view = views[at]!;
    discover(search, view, view >> 1);
    weighOwned(search, ownedModifiers);
  }
  return { discoveries, ownedModifiers };
}

function startSearch(board: DraftBoard, contributions: Contributions): Search {
  const { sections: { length: sections }, openings: { length: openings } } = board;
  makeRoom(shownBy, sections);
  makeRoom(keptBy, sections);
  makeRoom(settledBy, openings);
  makeRoom(listedBy, 2 * openings);
  const search: Search = {
    board, contributions, discoveries: [], views: [], back: createLook(inSight), onward: createLook(null, (look, way, cone) => goOn(search, look, way, cone)), first: lastMark + 1,
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
  const newOpenings = listUnseen(search);
  const heading = headingLetters[facing];
  discoveries.push({ id: discoveries.length, opening, from: behind, heading, entries, newOpenings, modifier, keep });
}

/** Tells what is seen from the centre of an opening, in the order it is laid. */
function discover(search: Search, view: number, told: number): void {
  const { board } = search;
  const opening = board.openings[view >> 1]!;
  const forward = (view & 1) === 1;
  const ahead = forward ? opening.to : opening.from;
  const facing = facingOf(opening, forward);
  begin(search, forward ? opening.from : opening.to, facing);
  settledBy[opening.id] = search.mark;
  lookThrough(search.back, board, opening, !forward);
  if (ahead !== nowhere) {
    const section = board.sections[ahead]!;
    show(search, section, opening.id, facing);
    lookThrough(search.onward, board, opening, forward);
  }
  tell(search, told, listKept(search));
}

/** Sections in sight behind the viewer of the discovery under way: first that from which one looks. */
const inSight: number[] = [];

/** Whether the view under way goes on behind an opening; the section there is put on the card. */
function goOn(search: Search, look: Look, way: Way, cone: Cone): boolean {
  const { opening, sense, twin } = way;
  const { mark } = search;
  // Outside there is nothing to lay.
  if (opening.entrance) return false;
  if (twin === null) {
    if (opening.state === 'blind' && canSee(look, way, cone)) settledBy[opening.id] = mark;
    return false;
  }
  const { section } = twin;
  const { id } = section;
  const isShown = shownBy[id] === mark;
  if (!isShown && !canSee(look, way, cone)) return false;
  settledBy[opening.id] = mark;
  if (id === search.behind) return false;
  if (!isShown) show(search, section, opening.id, facingOf(opening, sense > 0));
  return true;
}

/** Where a section lies, by how many quarters to the right of where one looks it is entered. */
const axes = ['ahead', 'right', 'ahead', 'left'] as const;

/** Puts a section, which is entered along a heading, on the card of the view under way. */
function show(search: Search, { id: section, facts: { area, contribution } }: DraftSection, via: number, heading: Heading): void {
  const axis = axes[(heading - search.facing) & 3]!;
  const owned = shownBy[section]! < search.first;
  shownBy[section] = search.mark;
  search.entries = append(search.entries, { section, via, axis, contribution, owned });
  if (area !== null) {
    search.modifier += contribution;
  } else if (!search.corridor) {
    search.corridor = true;
    search.modifier += search.contributions.corridor;
  }
}

/** Adds M of the sections that the discovery under way owns to a list, when they bring anything (PRE-09). */
function weighOwned({ board, contributions, entries }: Search, list: number[]): void {
  let m = 0;
  let corridor = false;
  for (let at = 0; at < entries.length; at++) {
    const { section, contribution, owned } = entries[at]!;
    if (!owned) continue;
    if (board.sections[section]!.facts.area === null) corridor = true;
    else m += contribution;
  }
  if (corridor) m += contributions.corridor;
  if (corridor || m !== 0) list.push(m);
}

/** The sections in sight, each once: those behind and those on the card, for ahead nothing else is in sight. */
function listKept({ mark, entries, back: { seen } }: Search): number[] {
  const list = new Array<number>(seen + entries.length);
  let kept = 0;
  for (let at = 0; at < seen; at++) {
    const section = inSight[at]!;
    if (keptBy[section] === mark) continue;
    keptBy[section] = mark;
    list[kept++] = section;
  }
  for (let at = 0; at < entries.length; at++) {
    const { section } = entries[at]!;
    if (keptBy[section] !== mark) list[kept++] = section;
  }
  // Mostly nothing is in sight twice.
  if (kept < list.length) list.length = kept;
  return list;
}

/** Openings of the discovery under way that are still to be looked through. */
const unseen: number[] = [];

/** Openings on the sections of a discovery through which one has not looked: doors, and ends out of sight. They are views to come. */
function listUnseen({ board, views, first, mark, entries }: Search): number[] {
  let count = 0;
  for (let at = 0; at < entries.length; at++) {
    const { section } = entries[at]!;
    for (let way = board.sections[section]!.firstWay; way !== null; way = way.next) {
      const { id, entrance } = way.opening;
      if (settledBy[id] === mark || entrance) continue;
      settledBy[id] = mark;
      unseen[count++] = id;
      const view = id * 2 + (way.sense > 0 ? 1 : 0);
      if (listedBy[view]! >= first) continue;
      listedBy[view] = mark;
      views.push(view);
    }
  }
  return takeFirst(unseen, count);
}
