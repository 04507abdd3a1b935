/**
 * Sections by the squares of a grid their footprints touch. The grid lies half a square to the side of
 * the entrance, so that most tiles fill one square. A hash table in two flat lists: a list for each square
 * takes several times the memory, and large boards live by it.
 */
import { repeat } from './lists';
import type { Laid } from './tile';

/** The index. A chain of entries hangs on each head, in the order they were added. */
export interface SquareIndex {
  /** Side of a square, mm. */
  readonly square: number;
  heads: number[];
  /** Three numbers an entry: key of the square, section, next entry of the chain. There is room for as many entries as heads. */
  entries: number[];
  /** Where the next entry goes. */
  end: number;
  /** The section last found where a rectangle was to lie; none before. Sections never leave the board (SEC-08). */
  inTheWay: number;
}

/** No entry. */
export const noEntry = -1;

const entrySize = 3;

/** The heads of an empty index: copied, which is quicker than to fill a list. */
const noHeads = repeat(noEntry, 256);

/** An empty index whose squares measure `square` mm. */
export function createSquareIndex(square: number): SquareIndex {
  return { square, heads: noHeads.slice(), entries: new Array<number>(noHeads.length * entrySize), end: 0, inTheWay: -1 };
}

/** Squares of a column lie side by side. Few others share a key, far apart: they only cost a comparison, and small whole numbers are the fast keys. */
const keyOf = (column: number, row: number): number => (Math.imul(column, 40503) + row) | 0;

/** The number of heads is a power of two. */
const headOf = (heads: readonly number[], key: number): number => key & (heads.length - 1);

/** Column of the squares that hold a point. As a whole number: what rounding gives is a floating-point one to the machine. */
const columnAt = (square: number, x: number): number => Math.floor((x + square / 2) / square) | 0;

const rowAt = (square: number, y: number): number => Math.floor(y / square) | 0;

/** First entry of the square that holds a point. */
export function firstAt({ square, heads, entries }: SquareIndex, x: number, y: number): number {
  const key = keyOf(columnAt(square, x), rowAt(square, y));
  return findKey(entries, heads[headOf(heads, key)]!, key);
}

/** The next entry of the same square. */
export function nextOf({ entries }: SquareIndex, entry: number): number {
  return findKey(entries, entries[entry + 2]!, entries[entry]!);
}

/** Section of an entry. */
export function sectionOf({ entries }: SquareIndex, entry: number): number {
  return entries[entry + 1]!;
}

function findKey(entries: readonly number[], from: number, key: number): number {
  let entry = from;
  while (entry !== noEntry && entries[entry] !== key) entry = entries[entry + 2]!;
  return entry;
}

/** True when the footprint of some section overlaps a rectangle, which is given by its sides. */
export function overlapsFootprint(index: SquareIndex, sections: readonly Laid[], left: number, top: number, right: number, bottom: number): boolean {
  // Where a tile does not fit, it mostly is one section that is in the way of all there is to try.
  if (index.inTheWay >= 0 && overlapsSection(sections[index.inTheWay]!, left, top, right, bottom)) return true;
  const { square, entries, heads } = index;
  const lastColumn = columnAt(square, right - 1);
  const firstRow = rowAt(square, top);
  const lastRow = rowAt(square, bottom - 1);
  for (let column = columnAt(square, left); column <= lastColumn; column++) {
    for (let row = firstRow; row <= lastRow; row++) {
      const key = keyOf(column, row);
      for (let entry = heads[headOf(heads, key)]!; entry !== noEntry; entry = entries[entry + 2]!) {
        if (entries[entry] !== key || !overlapsSection(sections[entries[entry + 1]!]!, left, top, right, bottom)) continue;
        index.inTheWay = entries[entry + 1]!;
        return true;
      }
    }
  }
  return false;
}

/** True when a section overlaps a rectangle. Two of whole millimetres (ENG-01) do when four differences are all below nought: one question, which the machine foresees better than four. */
export function overlapsSection({ tile, x, y }: Laid, left: number, top: number, right: number, bottom: number): boolean {
  return (x + tile.left - right & left - x - tile.right & y + tile.top - bottom & top - y - tile.bottom) < 0;
}

/** Enters a section in every square its footprint touches, which is given by its sides. */
export function enterInSquares(index: SquareIndex, left: number, top: number, right: number, bottom: number, section: number): void {
  const { square } = index;
  const firstColumn = columnAt(square, left);
  const lastColumn = columnAt(square, right - 1);
  const firstRow = rowAt(square, top);
  const lastRow = rowAt(square, bottom - 1);
  let entry = index.end;
  index.end += (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) * entrySize;
  while (index.end > index.entries.length) spread(index, entry);
  const { heads, entries } = index;
  for (let column = firstColumn; column <= lastColumn; column++) {
    for (let row = firstRow; row <= lastRow; row++) {
      const key = keyOf(column, row);
      entries[entry] = key;
      entries[entry + 1] = section;
      hang(heads, entries, key, entry);
      entry += entrySize;
    }
  }
}

/** Hangs an entry on the end of its chain. */
function hang(heads: number[], entries: number[], key: number, entry: number): void {
  entries[entry + 2] = noEntry;
  const head = headOf(heads, key);
  let last = heads[head]!;
  if (last === noEntry) {
    heads[head] = entry;
    return;
  }
  for (let next = entries[last + 2]!; next !== noEntry; next = entries[next + 2]!) last = next;
  entries[last + 2] = entry;
}

/**
 * Twice as many heads, so that chains stay short, and room for as many entries. A list of over 33 million places would be a slow one; the largest board stays below.
 * @param end of the entries there are
 */
function spread(index: SquareIndex, end: number): void {
  const heads = repeat(noEntry, index.heads.length * 2);
  const entries = new Array<number>(heads.length * entrySize);
  for (let entry = 0; entry < end; entry += entrySize) {
    entries[entry] = index.entries[entry]!;
    entries[entry + 1] = index.entries[entry + 1]!;
    hang(heads, entries, entries[entry]!, entry);
  }
  index.heads = heads;
  index.entries = entries;
}
