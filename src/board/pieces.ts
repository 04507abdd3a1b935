/** Which cardboard piece a section needs, and whether the group owns one more (PRE-09, SEC-08). */
import type { CorridorKind, SectionKind } from './draft';
import type { Rect } from './geometry';

/** How many of a piece the group owns; rooms by size, corridors by kind. */
export interface PieceCount {
  readonly kind: string;
  readonly widthMm?: number;
  readonly lengthMm?: number;
  readonly count: number;
}

/** One text for one piece: corridors by kind (all of a set are alike, SEC-04), rooms by size whatever they hold and however they lie. */
export function pieceKey(kind: string, widthMm: number, lengthMm: number): string {
  return kind.endsWith('-room') ? `room ${Math.min(widthMm, lengthMm)}x${Math.max(widthMm, lengthMm)}` : kind;
}

/** What decides which piece a section is. */
interface Footprinted {
  readonly kind: SectionKind;
  readonly footprint: Rect;
}

/** The piece of a section of the board. */
export function pieceOf({ kind, footprint }: Footprinted): string {
  return pieceKey(kind, footprint[2], footprint[3]);
}

/** Owned pieces by key; a piece that is not listed is not owned. */
export function countOwned(pieces: readonly PieceCount[]): Map<string, number> {
  const owned = new Map<string, number>();
  for (const { kind, widthMm = 0, lengthMm = 0, count } of pieces) {
    const key = pieceKey(kind, widthMm, lengthMm);
    owned.set(key, (owned.get(key) ?? 0) + count);
  }
  return owned;
}

/** How many of each piece a set of sections needs at once. */
export function countNeeded(sections: Iterable<Footprinted>): Map<string, number> {
  const needed = new Map<string, number>();
  for (const section of sections) {
    if (section.kind === 'outside') continue;
    const key = pieceOf(section);
    needed.set(key, (needed.get(key) ?? 0) + 1);
  }
  return needed;
}

/** Owned pieces from counts by key: the reverse of {@link countOwned}. */
export function* listPieces(counts: ReadonlyMap<string, number>): Generator<PieceCount & { readonly kind: Exclude<SectionKind, 'outside'> }> {
  for (const [key, count] of counts) {
    const size = /^room (\d+)x(\d+)$/.exec(key);
    // A room's piece is known by its size alone.
    if (size) yield { kind: 'large-room', widthMm: Number(size[1]), lengthMm: Number(size[2]), count };
    else yield { kind: key as CorridorKind, count };
  }
}
