/** The view of one discovery: what a card's plan shows (PRE-02), turned so that one looks up the page. */
import type { Discovery, Opening, Rect, SessionDocument } from '../../session/document';
import { leavingHeading } from './headings';
import { boundsOf, listSides, tintOf } from './map-view';
import type { MapView, OpeningLook, ViewOpening, ViewSection } from './map-view';
import { turnView } from './turn-view';

/**
 * Sections bear their order, the first laid being 1; those of other cards are ghosts. Only openings that
 * are new on this card bear their numbers. A strip of the ground one looks from lies behind the entry.
 */
export function viewDiscovery(document: SessionDocument, discovery: Discovery): MapView {
  const { board } = document;
  const entryId = discovery.opening === -1 ? discovery.entries[0]?.via ?? -1 : discovery.opening;
  const entry = board.openings[entryId];
  const indexOf = new Map<number, number>();
  const sections: ViewSection[] = [];
  discovery.entries.forEach(({ section: id, owned }, at) => {
    const section = board.sections[id];
    if (!section) return;
    indexOf.set(id, sections.length);
    sections.push({ kind: section.kind, tint: tintOf(section.kind), label: String(at + 1), floor: section.floor, ghost: !owned, bare: false });
  });
  const strip = entry ? stripBehind(entry, discovery.heading, document) : null;
  if (strip) sections.push({ kind: 'outside', tint: 'corridor', label: '', floor: [strip], ghost: true, bare: true });
  const fresh = new Set(discovery.newOpenings);
  const openings: ViewOpening[] = [];
  for (const opening of board.openings) {
    const seen = opening.id === entryId && strip ? viewEntry(opening, discovery, indexOf, sections.length - 1) : viewOther(opening, indexOf, fresh);
    if (seen) openings.push(seen);
  }
  const view = { sections, openings, lookouts: [], bounds: boundsOf(sections.flatMap(({ floor }) => floor)) };
  return turnView(view, discovery.heading);
}

/** A third of a corridor section deep, on the side one comes from. */
function stripBehind(entry: Opening, heading: Discovery['heading'], document: SessionDocument): Rect {
  const { lengthMm, widthMm } = document.ruleset.catalogue.corridor;
  const depth = Math.round(lengthMm / 3);
  const half = Math.max(widthMm, entry.width) / 2;
  switch (heading) {
    case 'n': return [entry.x - half, entry.y, 2 * half, depth];
    case 's': return [entry.x - half, entry.y - depth, 2 * half, depth];
    case 'e': return [entry.x - depth, entry.y - half, depth, 2 * half];
    case 'w': return [entry.x, entry.y - half, depth, 2 * half];
  }
}

function viewEntry(opening: Opening, discovery: Discovery, indexOf: ReadonlyMap<number, number>, strip: number): ViewOpening {
  const { x, y, width } = opening;
  const far = discovery.entries[0] ? indexOf.get(discovery.entries[0].section) : undefined;
  return { look: 'entrance', label: '', x, y, heading: discovery.heading, width, sides: far === undefined ? [strip] : [strip, far] };
}

function viewOther(opening: Opening, indexOf: ReadonlyMap<number, number>, fresh: ReadonlySet<number>): ViewOpening | null {
  const near = indexOf.get(opening.from);
  const far = opening.to === null ? undefined : indexOf.get(opening.to);
  if (near === undefined && far === undefined) return null;
  const { x, y, width } = opening;
  return {
    look: lookOf(opening, fresh.has(opening.id)),
    label: fresh.has(opening.id) ? String(opening.number) : '',
    x,
    y,
    heading: leavingHeading(opening, near !== undefined),
    width,
    sides: listSides(near, far),
  };
}

/** What is new has not been looked into; the rest was seen from the entry. */
function lookOf(opening: Opening, fresh: boolean): OpeningLook {
  if (opening.kind === 'door') return opening.entrance ? 'passage' : opening.hidden ? 'hidden-door' : 'closed-door';
  if (fresh) return 'unexplored-end';
  return opening.state === 'blind' ? 'blind-end' : 'passage';
}
