/**
 * Discoveries (PRE-02): for every opening that somebody may look through, what is seen from its centre.
 * Worked out from the finished board alone, doors closed, for every order of play: an opening is on the
 * list as soon as one discovery leaves it unseen.
 */
import type { DraftBoard, DraftOpening } from '../board/draft';
import { nowhere } from '../board/draft';
import type { Heading } from '../board/geometry';
import { headingLetters } from '../board/geometry';
import type { Look, Sighting } from '../board/sight';
import { lookThrough } from '../board/sight';
import type { Contributions } from '../tables/ruleset';
import type { Discovery, DiscoveryEntry } from './document';

/** An opening and the side one looks to. */
interface View {
  readonly opening: DraftOpening;
  readonly forward: boolean;
}

interface Found {
  readonly entries: DiscoveryEntry[];
  /** A handful of ids each: plain lists are the faster sets. */
  readonly sections: number[];
  /** Openings looked through, or seen to lead nowhere. */
  readonly settled: number[];
  readonly keep: number[];
}

function addOnce(list: number[], id: number): void {
  if (!list.includes(id)) list.push(id);
}

/** All discoveries, the start first, each section owned by the first that shows it. `start`: section of the start room, or null for the entrance. */
export function findDiscoveries(board: DraftBoard, start: number | null, contributions: Contributions): Discovery[] {
  const discoveries: Discovery[] = [];
  const owner = new Set<number>();
  const queued = new Set<number>();
  const views: View[] = [];
  const enqueue = (view: View): void => {
    const key = view.opening.id * 2 + (view.forward ? 1 : 0);
    if (queued.has(key)) return;
    queued.add(key);
    views.push(view);
  };
  const tell = (found: Found, opening: number, from: number, heading: Heading): void => {
    const left = listUnseen(board, found, opening);
    discoveries.push({
      id: discoveries.length, opening, from, heading: headingLetters[heading], entries: claim(found.entries, owner),
      newOpenings: left.map((view) => view.opening.id), modifier: addUp(board, found.entries, contributions), keep: found.keep,
    });
    left.forEach(enqueue);
  };
  if (start === null) {
    tell(discover(board, { opening: board.openings[0]!, forward: true }), -1, 0, 0);
  } else {
    const entry: DiscoveryEntry = { section: start, via: -1, axis: 'ahead', contribution: 0, owned: true };
    tell({ entries: [entry], sections: [start], settled: [], keep: [start] }, -1, start, 0);
  }
  for (let at = 0; at < views.length; at++) {
    const { opening, forward } = views[at]!;
    const heading = (forward ? opening.heading : (opening.heading + 2) % 4) as Heading;
    tell(discover(board, views[at]!), opening.id, forward ? opening.from : opening.to, heading);
  }
  return discoveries;
}

/** What is seen from the centre of an opening, in the order it is laid. */
function discover(board: DraftBoard, view: View): Found {
  const { opening, forward } = view;
  const found: Found = { entries: [], sections: [], settled: [opening.id], keep: [] };
  const [behind, ahead] = forward ? [opening.from, opening.to] : [opening.to, opening.from];
  for (const id of lookThrough(board, opening, !forward, () => true).sections) addOnce(found.keep, id);
  addOnce(found.keep, behind);
  if (ahead === nowhere) return found;
  const facing = forward ? opening.heading : (opening.heading + 2) % 4;
  const add = (section: number, via: number, heading: number): void => {
    const quarters = (heading - facing + 4) % 4;
    const axis = quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'ahead';
    found.sections.push(section);
    found.entries.push({ section, via, axis, contribution: board.sections[section]!.contribution, owned: false });
  };
  add(ahead, opening.id, facing);
  const accept = (sighting: Sighting, visible: boolean): boolean => acceptSighting(found, sighting, visible, behind, add);
  const look: Look = lookThrough(board, opening, forward, accept);
  for (const { opening: end } of look.unexplored) if (end.state === 'blind') addOnce(found.settled, end.id);
  for (const id of look.sections) addOnce(found.keep, id);
  return found;
}

function acceptSighting(found: Found, { opening, forward }: Sighting, visible: boolean, behind: number, add: (section: number, via: number, heading: number) => void): boolean {
  // Outside there is nothing to lay.
  if (opening.entrance) return false;
  const next = forward ? opening.to : opening.from;
  if (!visible && !found.sections.includes(next)) return false;
  addOnce(found.settled, opening.id);
  if (next === behind) return false;
  if (!found.sections.includes(next)) add(next, opening.id, forward ? opening.heading : (opening.heading + 2) % 4);
  return true;
}

/** Openings on the sections of a discovery through which one has not looked: doors, and ends out of sight. */
function listUnseen(board: DraftBoard, found: Found, from: number): View[] {
  const unseen: View[] = [];
  for (const { section } of found.entries) {
    for (const id of board.sections[section]!.openings) {
      const opening = board.openings[id]!;
      if (id === from || found.settled.includes(id) || opening.entrance || unseen.some((view) => view.opening === opening)) continue;
      unseen.push({ opening, forward: opening.from === section });
    }
  }
  return unseen;
}

function claim(entries: readonly DiscoveryEntry[], owner: Set<number>): DiscoveryEntry[] {
  return entries.map((entry) => {
    const owned = !owner.has(entry.section);
    owner.add(entry.section);
    return owned ? { ...entry, owned } : entry;
  });
}

/** M of DEF-04 when all of these are new: corridors count once. */
function addUp(board: DraftBoard, entries: readonly DiscoveryEntry[], contributions: Contributions): number {
  let sum = 0;
  let corridor = false;
  for (const { section, contribution } of entries) {
    if (board.sections[section]!.area !== null) sum += contribution;
    else corridor = true;
  }
  return sum + (corridor ? contributions.corridor : 0);
}
