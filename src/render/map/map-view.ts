/**
 * The part of a board that a picture shows. This is the only door between a document and the maps: what
 * is not in the view cannot be drawn, so nothing hidden can reach a file (PRE-08, S2).
 */
import type { Opening, Rect, Section, SectionKind, SessionDocument } from '../../session/document';
import { leavingHeading } from './headings';
import type { Heading } from './headings';
import type { Shown } from './revealed';

/** Floors are tinted by what they are. */
export type Tint = 'outside' | 'corridor' | 'room' | 'objective';

/** A section as drawn. */
export interface ViewSection {
  readonly kind: SectionKind;
  readonly tint: Tint;
  /** Printed in the floor; empty: none. */
  readonly label: string;
  readonly floor: readonly Rect[];
  /** True when it is only context (the section one looks from, a section of another card). */
  readonly ghost: boolean;
  /** True when no walls stand around it: the staging zone, a strip of ground. */
  readonly bare: boolean;
}

/** How an opening looks: what players see, not what it is. */
export type OpeningLook =
  | 'passage' | 'entrance' | 'open-door' | 'closed-door' | 'jammed-door' | 'hidden-door' | 'blind-end' | 'unexplored-end' | 'unrolled-end' | 'unrolled-door';

/** An opening as drawn. */
export interface ViewOpening {
  readonly look: OpeningLook;
  /** Printed in a circle beside it; empty: none. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** From the first of `sides` outwards. */
  readonly heading: Heading;
  readonly width: number;
  /** Indices of the view's sections on either side; the label goes into the first. */
  readonly sides: readonly number[];
}

/** A place at an opening from which somebody looks in, and which way. */
export interface Lookout {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

/** Everything a map draws, in board mm. */
export interface MapView {
  readonly sections: readonly ViewSection[];
  readonly openings: readonly ViewOpening[];
  /** Where the ground for deploying begins 3 cm further in (COM-01). */
  readonly lookouts: readonly Lookout[];
  readonly bounds: Rect;
}

const wholes = new WeakMap<SessionDocument, MapView>();

/** The whole board, for afterwards; the same view for every picture of a document. */
export function viewWhole(document: SessionDocument): MapView {
  let view = wholes.get(document);
  if (!view) wholes.set(document, (view = buildView(document, null)));
  return view;
}

/** What is shown and no more; sealed ends look like any other until somebody has looked. */
export function viewShown(document: SessionDocument, shown: Shown): MapView {
  return buildView(document, shown);
}

function buildView(document: SessionDocument, shown: Shown | null): MapView {
  const { board } = document;
  const indexOf = new Map<number, number>();
  const sections: ViewSection[] = [];
  const corners: Rect[] = [];
  for (const section of board.sections) {
    if (shown && !shown.sections.has(section.id)) continue;
    const floor = section.kind === 'outside' ? clipOutside(section, document) : section.floor;
    indexOf.set(section.id, sections.length);
    sections.push({ kind: section.kind, tint: tintOf(section.kind), label: section.number > 0 ? String(section.number) : '', floor, ghost: false, bare: section.kind === 'outside' });
    if (section.kind !== 'outside') corners.push(section.footprint);
    else corners.push(...floor);
  }
  const openings: ViewOpening[] = [];
  for (const opening of board.openings) {
    const seen = viewOpening(opening, indexOf, shown);
    if (seen) openings.push(seen);
  }
  return { sections, openings, lookouts: shown ? [] : findLookouts(document), bounds: boundsOf(corners) };
}

/** One for each look that uncovers something during play. */
function findLookouts({ board, discoveries }: SessionDocument): Lookout[] {
  const lookouts: Lookout[] = [];
  for (const { opening: id, entries, heading } of discoveries) {
    const opening = board.openings[id];
    if (opening && entries.some(({ owned }) => owned)) lookouts.push({ x: opening.x, y: opening.y, heading });
  }
  return lookouts;
}

/** Corridors are told apart by shape, rooms and objective rooms by tint. */
export function tintOf(kind: SectionKind): Tint {
  if (kind === 'outside') return 'outside';
  if (kind === 'objective-room') return 'objective';
  return kind === 'small-room' || kind === 'large-room' ? 'room' : 'corridor';
}

function viewOpening(opening: Opening, indexOf: ReadonlyMap<number, number>, shown: Shown | null): ViewOpening | null {
  const near = indexOf.get(opening.from);
  const far = opening.to === null ? undefined : indexOf.get(opening.to);
  if (near === undefined && far === undefined) return null;
  const look = shown ? publicLook(opening, near !== undefined && far !== undefined, shown) : trueLook(opening);
  return {
    look,
    label: opening.number > 0 ? String(opening.number) : '',
    x: opening.x,
    y: opening.y,
    heading: leavingHeading(opening, near !== undefined),
    width: opening.width,
    sides: listSides(near, far),
  };
}

/** Those of the two sides of an opening that a view has. */
export function listSides(near: number | undefined, far: number | undefined): number[] {
  if (near === undefined) return far === undefined ? [] : [far];
  return far === undefined ? [near] : [near, far];
}

/** As it is, at the start of play. */
function trueLook(opening: Opening): OpeningLook {
  if (opening.entrance) return 'entrance';
  switch (opening.state) {
    case 'jammed': return 'jammed-door';
    case 'blind': return 'blind-end';
    case 'unexplored': return opening.kind === 'door' ? 'unrolled-door' : 'unrolled-end';
    case 'closed': return opening.hidden ? 'hidden-door' : 'closed-door';
    case 'open': return opening.kind === 'door' ? 'open-door' : 'passage';
  }
}

/**
 * As players see it. `both`: the sections on both sides lie on the table. Until somebody has looked, a
 * sealed opening is a closed door or an unexplored end like any other (GEN-05); so is an opening that is left to
 * the players (PRE-07). A hidden door is called so on the card of its section, and here.
 */
function publicLook(opening: Opening, both: boolean, shown: Shown): OpeningLook {
  if (opening.entrance) return 'entrance';
  const opened = shown.opened.has(opening.id);
  if (opening.kind === 'door') {
    if (!opened) return opening.hidden ? 'hidden-door' : 'closed-door';
    if (opening.state === 'jammed') return 'jammed-door';
    return opening.state === 'unexplored' ? 'unrolled-door' : 'open-door';
  }
  if (opened && opening.state === 'unexplored') return 'unrolled-end';
  if (opening.state === 'blind' && (opened || opening.number === 0 || shown.settled.has(opening.id))) return 'blind-end';
  return both ? 'passage' : 'unexplored-end';
}

/** Of the staging zone (STA-04) only a strip before the entrance is drawn, as deep as half a corridor section. */
function clipOutside(outside: Section, document: SessionDocument): readonly Rect[] {
  const entrance = document.board.openings.find((opening) => opening.entrance);
  if (!entrance || outside.floor.length === 0) return [];
  const { lengthMm, widthMm } = document.ruleset.catalogue.corridor;
  const depth = Math.ceil(lengthMm / 2);
  const half = Math.ceil(Math.max(lengthMm, widthMm + 20) / 2);
  const { x, y } = entrance;
  switch (entrance.heading) {
    case 'n': return [[x - half, y, 2 * half, depth]];
    case 's': return [[x - half, y - depth, 2 * half, depth]];
    case 'e': return [[x - depth, y - half, depth, 2 * half]];
    case 'w': return [[x, y - half, depth, 2 * half]];
  }
}

/** Smallest rectangle around all; an empty list gives an empty rectangle. */
export function boundsOf(rects: readonly Rect[]): Rect {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const rect of rects) {
    const { 0: x, 1: y, 2: width, 3: height } = rect;
    if (x < left) left = x;
    if (y < top) top = y;
    if (x + width > right) right = x + width;
    if (y + height > bottom) bottom = y + height;
  }
  return left > right ? [0, 0, 0, 0] : [left, top, right - left, bottom - top];
}
