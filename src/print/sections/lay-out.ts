/** From pieces to pages: rooms larger than a page are parted in the way that needs the fewest pages, then all is packed (P4). */
import { UserError } from '../../errors';
import { lettersOf } from '../core/letters';
import type { PackedPage } from './pack-pages';
import { countPages, packPages } from './pack-pages';
import type { Cuts, Room } from './part-room';
import { countParts, fitsPage, listCuts, partRoom } from './part-room';
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

function refusePaper({ widthMm, heightMm }: Piece): UserError {
  return new UserError('SECTIONS_PAPER', {
    es: 'un pasillo de {width} × {height} mm no cabe en una hoja de este papel, y los pasillos no se parten',
    ca: 'un passadís de {width} × {height} mm no cap en un full d\'aquest paper, i els passadissos no es parteixen',
    en: 'a corridor piece of {width} × {height} mm does not fit a sheet of this paper, and corridors are not parted',
  }, { width: widthMm, height: heightMm }, { rule: 'SEC-03', remedy: { es: 'Usa un papel mayor, o pasillos más pequeños.', ca: 'Fes servir un paper més gran, o passadissos més petits.', en: 'Use larger paper, or smaller corridors.' } });
}

/** The largest set: what nobody will cut is not laid out either. */
const mostPieces = 1500;
const mostPages = 150;

/** Beyond so many pieces ways of parting are not tried against each other, for that would take too long. */
const mostTried = 400;

/** Lays the pieces out on pages of which so much can be used. Cuts lie on whole steps. */
export function layOutSections(pieces: readonly Piece[], page: Room, stepMm: number): SectionsLayout {
  const leastPages = pieces.reduce((sum, piece) => sum + areaOf(piece), 0) / (page.widthMm * page.heightMm);
  if (pieces.length > mostPieces || leastPages > mostPages) throw tooMuch();
  // Corridors are not parted: a junction in halves would not hold together on the table.
  const wide = pieces.find(({ form, widthMm, heightMm }) => form.kind !== 'room' && !fitsPage(widthMm, heightMm, page));
  if (wide) throw refusePaper(wide);
  const partings = chooseCuts(pieces, page, stepMm, leastPages);
  return { pages: packPages(partAll(pieces, partings), page), partings, leastPages };
}

function tooMuch(): UserError {
  return new UserError('SECTIONS_TOO_MANY', {
    es: 'son demasiadas piezas para un juego: caben {pieces}, contadas las fichas, y {pages} hojas',
    ca: 'són massa peces per a un joc: n\'hi caben {pieces}, comptades les fitxes, i {pages} fulls',
    en: 'these are too many pieces for one set, which may have {pieces}, counters included, and {pages} sheets',
  }, { pieces: mostPieces, pages: mostPages });
}

/** A size of room, and the ways to part it, those with the fewest joints first. */
interface Choice {
  readonly size: Omit<Parting, 'cuts'>;
  readonly ways: readonly Cuts[];
}

/** Pages for a page by area: a set that keeps within this has no room parted more than it must be (P4). */
const wantedShare = 1.15;

/**
 * The cuts of each size of room that is larger than the page, in as few parts as can be: one size after the other,
 * each as needs the fewest pages with the rest as it is. Where that takes too much paper more parts are tried, too,
 * and then each size once more with as few joints as those pages allow.
 */
function chooseCuts(pieces: readonly Piece[], page: Room, stepMm: number, leastPages: number): Parting[] {
  const sizes = new Map(pieces.filter(({ widthMm, heightMm }) => !fitsPage(widthMm, heightMm, page)).map(({ widthMm, heightMm }) => [`${widthMm} ${heightMm}`, { widthMm, heightMm }]));
  const choices = [...sizes.values()].map((size): Choice => ({ size, ways: listCuts(size.widthMm, size.heightMm, page, stepMm) }));
  let chosen: Parting[] = choices.map(({ size, ways }) => ({ ...size, cuts: ways[0]! }));
  if (pieces.length > mostTried) return chosen;
  const count = (partings: readonly Parting[]): number => countPages(partAll(pieces, partings), page);
  const put = (at: number, cuts: Cuts): Parting[] => chosen.map((parting, place) => (place === at ? { ...parting, cuts } : parting));
  let fewest = count(chosen);
  const tryWays = (isTried: (cuts: Cuts, first: Cuts) => boolean): void => choices.forEach(({ ways }, at) => {
    for (const cuts of ways.filter((way) => isTried(way, ways[0]!))) {
      const pages = count(put(at, cuts));
      if (pages >= fewest) continue;
      fewest = pages;
      chosen = put(at, cuts);
    }
  });
  tryWays((cuts, first) => countParts(cuts) === countParts(first));
  if (fewest <= Math.ceil(wantedShare * leastPages)) return chosen;
  tryWays((cuts, first) => countParts(cuts) > countParts(first));
  choices.forEach(({ ways }, at) => { chosen = put(at, ways.find((cuts) => count(put(at, cuts)) <= fewest)!); });
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
