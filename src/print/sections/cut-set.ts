/** A list of pieces as pieces of cardboard, numbered: corridors by kind, then rooms by size, then doors, counters and markers. */
import { UserError } from '../../errors';
import { corridorKinds } from '../../board/corridor-shapes';
import type { CorridorKind } from '../../board/draft';
import type { PieceCount } from '../../board/pieces';
import type { Catalogue } from '../../tables/ruleset';
import type { Piece } from './piece';
import { counterUses, cutCorridor, cutCounter, cutDoor, cutMarker, cutRoom } from './piece';
import type { MarkerKind } from './piece';
import type { PieceList } from './piece-list';
import type { SectionSizes } from './section-sizes';
import { fitRoom } from './section-sizes';

/** Markers of every set, whatever the dungeon holds: their number tells nothing (PRE-08). */
const markers: readonly (readonly [MarkerKind, number])[] = [['objective', 6], ['prisoner', 1], ['charge', 1], ['out', 12]];

/** Sides of a room that can be cut, mm: as wide as the narrowest corridor (SEC-04), and no longer than the tables allow. */
const sideLimits = { min: 30, max: 2000 } as const;

function refuseSize({ widthMm = 0, lengthMm = 0 }: PieceCount): UserError {
  return new UserError('SECTIONS_SIZE', {
    es: 'una habitación de {width} × {length} mm no se puede recortar: cada lado ha de tener de {min} a {max} mm',
    ca: 'una habitació de {width} × {length} mm no es pot retallar: cada costat ha de fer de {min} a {max} mm',
    en: 'a room of {width} × {length} mm cannot be cut out: each side must have from {min} to {max} mm',
  }, { width: widthMm, length: lengthMm, ...sideLimits }, { rule: 'SEC-07' });
}

/** Cuts a list to size. Rooms that come out alike are one kind. */
export function cutSet(list: PieceList, sizes: SectionSizes, { smallRoomMaxAreaMm2 }: Catalogue): Piece[] {
  const odd = list.sections.find(({ widthMm, lengthMm }) => [widthMm, lengthMm].some((side) => side !== undefined && (side < sideLimits.min || side > sideLimits.max)));
  if (odd) throw refuseSize(odd);
  let number = 0;
  const corridors = sortCorridors(list.sections).flatMap(({ kind, count }) => repeat(count, () => cutCorridor(kind as CorridorKind, sizes.corridor, ++number)));
  const rooms = list.sections.filter(({ kind }) => kind.endsWith('-room')).map(({ widthMm = 0, lengthMm = 0, count }) => {
    const isLarge = widthMm * lengthMm > smallRoomMaxAreaMm2;
    // The longer side first, as the catalogue writes them.
    const shape = fitRoom({ widthMm: Math.max(widthMm, lengthMm), lengthMm: Math.min(widthMm, lengthMm) }, sizes.squareMm);
    return { ...shape, isLarge, count };
  }).sort((a, b) => a.widthMm * a.lengthMm - b.widthMm * b.lengthMm || a.widthMm - b.widthMm);
  return [
    ...corridors,
    ...rooms.flatMap(({ widthMm, lengthMm, isLarge, count }) => repeat(count, () => cutRoom(widthMm, lengthMm, isLarge, ++number))),
    ...repeat(list.doors, () => cutDoor(sizes.doorMm)),
    ...markers.flatMap(([kind, count]) => repeat(count, () => cutMarker(kind))),
    ...counterUses.flatMap((of) => (list.counters[of] ?? []).map((text) => cutCounter(of, text))),
  ];
}

function sortCorridors(sections: readonly PieceCount[]): PieceCount[] {
  return corridorKinds.flatMap((kind) => sections.filter((piece) => piece.kind === kind));
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}
