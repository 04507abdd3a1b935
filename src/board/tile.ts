/** Tiles: what sections look like. Those that lie alike share one, so that large boards keep little more than where each lies. */
import type { Box, Edge, Rect } from './geometry';
import { boxOf, rectOf, sharedEdge } from './geometry';

/** A piece of dungeon as seen from the point it is laid at; the sides are those of its footprint. */
export interface Tile extends Box {
  /** Rectangle 0 touches all the others. */
  readonly floor: readonly Box[];
  /** The edges floor rectangle 0 shares with the others: with rectangle n, `edges[n - 1]`. */
  readonly edges: readonly Edge[];
  /** What {@link widenTile} has made of it. */
  readonly wider: Tile[];
}

/** A tile on the board. */
export interface Laid {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** A tile of a footprint and its floor, of which rectangle 0 touches all the others. */
export function makeTile(footprint: Rect, rects: readonly Rect[]): Tile {
  const floor = rects.map(boxOf);
  return createTile(boxOf(footprint), floor, floor.slice(1).map((box) => sharedEdge(floor[0]!, box)));
}

/** All tiles are made here, and none as the copy of another: to the machine they are of one kind. */
function createTile({ left, top, right, bottom }: Box, floor: readonly Box[], edges: readonly Edge[]): Tile {
  return { left, top, right, bottom, floor, edges, wider: [] };
}

/**
 * The same tile with one more floor rectangle beside its first; what it has keeps its edges. There are few ways of widening
 * a tile: each is made once, and kept as long as the tile.
 * @param box as seen from the point the tile is laid at
 */
export function widenTile(tile: Tile, box: Box): Tile {
  const known = tile.wider.find(({ floor }) => isSame(floor.at(-1)!, box));
  if (known) return known;
  const wider = createTile(tile, [...tile.floor, box], [...tile.edges, sharedEdge(tile.floor[0]!, box)]);
  tile.wider.push(wider);
  return wider;
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** The footprint of a tile where it lies. */
export function footprintOf({ tile, x, y }: Laid): Rect {
  return rectOf(tile, x, y);
}

/** The floor of a tile where it lies. */
export function floorOf({ tile: { floor }, x, y }: Laid): readonly Rect[] {
  // No `map`: it is not laid out in the machine code of its callers.
  const laid = new Array<Rect>(floor.length);
  for (let at = 0; at < laid.length; at++) laid[at] = rectOf(floor[at]!, x, y);
  return laid;
}
