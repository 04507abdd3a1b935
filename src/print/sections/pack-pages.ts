/** Packs pieces on pages: rectangles by the library, small things into the free corners of junctions first. */
import { MaxRectsBin, Rectangle } from 'maxrects-packer/dist/maxrects-packer.mjs';
import type { Piece, Pocket } from './piece';
import type { Bin, Spot } from './pack-rows';
import { groupBySize, perMm, putInRows } from './pack-rows';
import { barMm } from '../core/check-bars';
import type { Room } from './part-room';
import { fitsPage } from './part-room';

/** A piece on its page; turned a quarter to the right or not. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** Upper left corner of its bounding box as it lies, mm from the corner of what can be used of the page. */
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** One page: what lies on it, and the rectangles that stayed free. */
export interface PackedPage {
  readonly placed: readonly PlacedPiece[];
  readonly free: readonly Pocket[];
}

/** How one attempt goes about it. */
interface Attempt {
  readonly order: (piece: Piece) => number;
  readonly logic: 0 | 1;
}

const orders: readonly Attempt['order'][] = [
  ({ widthMm, heightMm }) => widthMm * heightMm,
  ({ widthMm, heightMm }) => Math.max(widthMm, heightMm) * 1e4 + Math.min(widthMm, heightMm),
  ({ widthMm, heightMm }) => Math.min(widthMm, heightMm) * 1e4 + Math.max(widthMm, heightMm),
  ({ widthMm, heightMm }) => widthMm + heightMm,
];

const attempts: readonly Attempt[] = orders.flatMap((order) => ([0, 1] as const).map((logic) => ({ order, logic })));

/** Packs in every way known and keeps the first of those that need the fewest pages. Every piece must fit a page. */
export function packPages(pieces: readonly Piece[], page: Room): PackedPage[] {
  return packBest(pieces, page).map((packed) => leaveStrip(packed, page));
}

/** Width of a strip that a standing ruler asks for, mm. */
export const stripMm = 5;

/** Room for the ruler's name at its end, and the length of both, mm. */
export const barNameMm = 12;
export const stripLengthMm = barMm + barNameMm;

/** The same pieces with a strip free along the right edge for the ruler, where they have room beside it. */
function leaveStrip(packed: PackedPage, page: Room): PackedPage {
  const narrow = { ...page, widthMm: page.widthMm - stripMm };
  const pieces = packed.placed.map(({ piece }) => piece);
  if (packed.free.some(({ widthMm, heightMm }) => widthMm >= stripMm && heightMm >= stripLengthMm) || !pieces.every(({ widthMm, heightMm }) => fitsPage(widthMm, heightMm, narrow))) return packed;
  const [only, ...more] = packBest(pieces, narrow);
  if (!only || more.length > 0) return packed;
  return { placed: only.placed, free: [{ x: narrow.widthMm, y: 0, widthMm: stripMm, heightMm: page.heightMm }] };
}

function packBest(pieces: readonly Piece[], page: Room): PackedPage[] {
  let best: PackedPage[] | undefined;
  for (const attempt of attempts) {
    const pages = packOnce(pieces, page, attempt);
    if (!best || pages.length < best.length) best = pages;
  }
  return best ?? [];
}

/** As many pages as one quick attempt needs: to compare ways of parting rooms. */
export function countPages(pieces: readonly Piece[], page: Room): number {
  return Math.min(...attempts.slice(0, 2).map((attempt) => packOnce(pieces, page, attempt).length));
}

function packOnce(pieces: readonly Piece[], page: Room, { order, logic }: Attempt): PackedPage[] {
  // Stable: equal pieces keep their numbers in rising order.
  const sorted = pieces.map((piece) => ({ piece, size: order(piece) })).sort((a, b) => b.size - a.size);
  const pages: Bin[] = [];
  const pockets: Bin[] = [];
  const placed: PlacedPiece[][] = [];
  const lay = (spot: Spot): void => {
    placed[spot.page] = [...(placed[spot.page] ?? []), spot];
    for (const pocket of turnPockets(spot)) pockets.push({ bin: makeBin(pocket, logic), page: spot.page, x: spot.x + pocket.x, y: spot.y + pocket.y });
  };
  const loose: Piece[] = [];
  for (const { piece } of sorted) {
    const spot = isSection(piece) ? putInto(pages, piece) ?? putOnNewPage(pages, piece, page, logic) : putInto(pockets, piece);
    if (spot) lay(spot);
    else loose.push(piece);
  }
  for (const alike of groupBySize(loose)) putInRows(alike, pages, () => { pages.push({ bin: makeBin(page, logic), page: pages.length, x: 0, y: 0 }); }).forEach(lay);
  return pages.map(({ bin }, at) => ({
    placed: (placed[at] ?? []).map(({ piece, x, y, turned }) => ({ piece, x, y, turned })),
    free: bin.freeRects.map(({ x, y, width, height }) => ({ x: x / perMm, y: y / perMm, widthMm: width / perMm, heightMm: height / perMm })),
  }));
}

function makeBin({ widthMm, heightMm }: Room, logic: 0 | 1): MaxRectsBin {
  return new MaxRectsBin(Math.floor(widthMm * perMm + 1e-6), Math.floor(heightMm * perMm + 1e-6), 0, { smart: false, pot: false, square: false, allowRotation: true, logic });
}

function isSection({ form: { kind } }: Piece): boolean {
  return kind === 'corridor' || kind === 'room';
}

function putInto(bins: readonly Bin[], piece: Piece): Spot | undefined {
  for (const { bin, page, x, y } of bins) {
    const rect = bin.add(new Rectangle(Math.round(piece.widthMm * perMm), Math.round(piece.heightMm * perMm)));
    if (rect) return { piece, page, x: x + rect.x / perMm, y: y + rect.y / perMm, turned: rect.rot };
  }
  return undefined;
}

function putOnNewPage(pages: Bin[], piece: Piece, page: Room, logic: 0 | 1): Spot {
  pages.push({ bin: makeBin(page, logic), page: pages.length, x: 0, y: 0 });
  const spot = putInto(pages.slice(-1), piece);
  if (!spot) throw new Error(`a piece of ${piece.widthMm} × ${piece.heightMm} mm on a page of ${page.widthMm} × ${page.heightMm} mm`);
  return spot;
}

/** The free corners of a piece as it lies. */
function turnPockets({ piece, turned }: PlacedPiece): Pocket[] {
  if (!turned) return [...piece.pockets];
  return piece.pockets.map(({ x, y, widthMm, heightMm }) => ({ x: piece.heightMm - y - heightMm, y: x, widthMm: heightMm, heightMm: widthMm }));
}
