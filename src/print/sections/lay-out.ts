/** From pieces to pages: rooms larger than a page are parted in the way that needs the fewest pages, then all is packed (P4). */
import type { PackedPage } from './pack-pages';
import { countPages, packPages } from './pack-pages';
import type { Cuts, Room } from './part-room';
import { fitsPage, lettersOf, listCuts, partRoom } from './part-room';
import type { Piece } from './piece';
import { areaOf } from './piece';

/** How rooms of one size are parted. */
export interface Parting {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cuts: Cuts;
}

/** A laid-out set. */
export interface SectionsLayout {
  readonly pages: readonly PackedPage[];
  readonly partings: readonly Parting[];
  /** Area of all pieces in pages: no set of pages can be fewer. */
  readonly leastPages: number;
}

/** Beyond so many pieces ways of parting are not tried against each other, for that would take too long. */
const mostTried = 400;

/** Lays the pieces out on pages of which so much can be used. Cuts lie on whole steps. */
export function layOutSections(pieces: readonly Piece[], page: Room, stepMm: number): SectionsLayout {
  const partings = chooseCuts(pieces, page, stepMm);
  return {
    pages: packPages(partAll(pieces, partings), page),
    partings,
    leastPages: pieces.reduce((sum, piece) => sum + areaOf(piece), 0) / (page.widthMm * page.heightMm),
  };
}

/** The cuts of each size of room that is larger than the page: one size after the other, each as needs the fewest pages with the rest as it is. */
function chooseCuts(pieces: readonly Piece[], page: Room, stepMm: number): Parting[] {
  const sizes = new Map(pieces.filter(({ widthMm, heightMm }) => !fitsPage(widthMm, heightMm, page)).map(({ widthMm, heightMm }) => [`${widthMm} ${heightMm}`, { widthMm, heightMm }]));
  const choices = [...sizes.values()].map((size) => ({ size, ways: listCuts(size.widthMm, size.heightMm, page, stepMm) }));
  const chosen: Parting[] = choices.map(({ size, ways }) => ({ ...size, cuts: ways[0]! }));
  if (pieces.length > mostTried) return chosen;
  let fewest = countPages(partAll(pieces, chosen), page);
  choices.forEach(({ size, ways }, at) => {
    for (const cuts of ways.slice(1)) {
      const tried = chosen.map((parting, place) => (place === at ? { ...size, cuts } : parting));
      const count = countPages(partAll(pieces, tried), page);
      if (count >= fewest) continue;
      fewest = count;
      chosen[at] = tried[at]!;
    }
  });
  return chosen;
}

/** The pieces with their large rooms in parts; rooms have letters in the order of their numbers. */
function partAll(pieces: readonly Piece[], partings: readonly Parting[]): Piece[] {
  let parted = 0;
  return pieces.flatMap((piece) => {
    const parting = piece.form.kind === 'room' && partings.find(({ widthMm, heightMm }) => widthMm === piece.widthMm && heightMm === piece.heightMm);
    return parting ? partRoom(piece, parting.cuts, lettersOf(parted++)) : [piece];
  });
}
