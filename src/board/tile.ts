/** Tiles: what sections look like. Those that lie alike share one, so that large boards keep little more than where each lies. */
import type { Edge, Rect } from './geometry';
import { sharedEdge, shiftRect } from './geometry';

/** A piece of dungeon as seen from the point it is laid at. */
export interface Tile {
  /** The sides of the footprint. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Rectangle 0 touches all the others. */
  readonly floor: readonly Rect[];
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
export function makeTile([x, y, width, height]: Rect, floor: readonly Rect[]): Tile {
  const edges = floor.slice(1).map((rect) => sharedEdge(floor[0]!, rect));
  return { left: x, top: y, right: x + width, bottom: y + height, floor, edges, wider: [] };
}

/** The same tile with one more floor rectangle beside its first; what it has keeps its edges. There are few ways of widening a tile: each is made once. */
export function widenTile({ left, top, right, bottom, floor, edges, wider }: Tile, rect: Rect): Tile {
  const known = wider.find((tile) => isSame(tile.floor.at(-1)!, rect));
  if (known) return known;
  const tile = { left, top, right, bottom, floor: [...floor, rect], edges: [...edges, sharedEdge(floor[0]!, rect)], wider: [] };
  wider.push(tile);
  return tile;
}

function isSame(a: Rect, b: Rect): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

/** The footprint of a tile where it lies. */
export function footprintOf({ tile: { left, top, right, bottom }, x, y }: Laid): Rect {
  return [x + left, y + top, right - left, bottom - top];
}

/** The floor of a tile where it lies. */
export function floorOf({ tile: { floor }, x, y }: Laid): readonly Rect[] {
  // No `map`: it is not laid out in the machine code of its callers.
  const laid = new Array<Rect>(floor.length);
  for (let at = 0; at < laid.length; at++) laid[at] = shiftRect(floor[at]!, x, y);
  return laid;
}
