/**
 * Sections by the squares of a grid their footprints touch. The grid lies half a square to the side of
 * the entrance, so that most tiles fill one square. A hash table in two flat lists: a list for each square
 * takes several times the memory, and large boards live by it.
 */
import type { Rect } from './geometry';
import { overlaps } from './geometry';

/** The index. A chain of entries hangs on each head, in the order they were added; a head without entries is a hole in the list. */
export interface SquareIndex {
  /** Side of a square, mm. */
  readonly square: number;
  heads: number[];
  /** Three numbers an entry: key of the square, section, next entry of the chain. There is room for as many entries as heads. */
  entries: number[];
  /** Where the next entry goes. */
  end: number;
}

/** What the index asks of a section. */
interface Footprinted {
  readonly footprint: Rect;
}

/** No entry. */
export const noEntry = -1;

const entrySize = 3;
const firstHeads = 256;

/** An empty index whose squares measure `square` mm. */
export function createSquareIndex(square: number): SquareIndex {
  return { square, heads: new Array<number>(firstHeads), entries: new Array<number>(firstHeads * entrySize), end: 0 };
}

/** Squares of a column lie side by side. Few others share a key, far apart: they only cost a comparison, and small whole numbers are the fast keys. */
const keyOf = (column: number, row: number): number => (Math.imul(column, 40503) + row) | 0;

/** The number of heads is a power of two. */
const headOf = (heads: readonly number[], key: number): number => key & (heads.length - 1);

/** First entry of the square that holds a point. */
export function firstAt({ square, heads, entries }: SquareIndex, x: number, y: number): number {
  const key = keyOf(Math.floor((x + square / 2) / square), Math.floor(y / square));
  return findKey(entries, heads[headOf(heads, key)] ?? noEntry, key);
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

/** True when the footprint of some section overlaps a rectangle. */
export function overlapsFootprint(index: SquareIndex, sections: readonly Footprinted[], rect: Rect): boolean {
  const { square, entries, heads } = index;
  const x = rect[0] + square / 2;
  const y = rect[1];
  const right = Math.ceil((x + rect[2]) / square);
  const top = Math.floor(y / square);
  const bottom = Math.ceil((y + rect[3]) / square);
  for (let column = Math.floor(x / square); column < right; column++) {
    for (let row = top; row < bottom; row++) {
      const key = keyOf(column, row);
      for (let entry = heads[headOf(heads, key)] ?? noEntry; entry !== noEntry; entry = entries[entry + 2]!) {
        if (entries[entry] === key && overlaps(sections[entries[entry + 1]!]!.footprint, rect)) return true;
      }
    }
  }
  return false;
}

/** Enters a section in every square its footprint touches. */
export function enterInSquares(index: SquareIndex, footprint: Rect, section: number): void {
  const { square } = index;
  const x = footprint[0] + square / 2;
  const y = footprint[1];
  const left = Math.floor(x / square);
  const right = Math.ceil((x + footprint[2]) / square);
  const top = Math.floor(y / square);
  const bottom = Math.ceil((y + footprint[3]) / square);
  const end = index.end + (right - left) * (bottom - top) * entrySize;
  while (end > index.entries.length) spread(index);
  const { heads, entries } = index;
  let entry = index.end;
  for (let column = left; column < right; column++) {
    for (let row = top; row < bottom; row++) {
      entries[entry] = keyOf(column, row);
      entries[entry + 1] = section;
      hang(heads, entries, entry);
      entry += entrySize;
    }
  }
  index.end = end;
}

/** Hangs an entry on the end of its chain. */
function hang(heads: number[], entries: number[], entry: number): void {
  entries[entry + 2] = noEntry;
  const head = headOf(heads, entries[entry]!);
  let last = heads[head];
  if (last === undefined) {
    heads[head] = entry;
    return;
  }
  while (entries[last + 2] !== noEntry) last = entries[last + 2]!;
  entries[last + 2] = entry;
}

/** Twice as many heads, so that chains stay short, and room for as many entries. A list of over 33 million places would be a slow one; the largest board stays below. */
function spread(index: SquareIndex): void {
  const heads = new Array<number>(index.heads.length * 2);
  const entries = new Array<number>(heads.length * entrySize);
  for (let entry = 0; entry < index.end; entry += entrySize) {
    entries[entry] = index.entries[entry]!;
    entries[entry + 1] = index.entries[entry + 1]!;
    hang(heads, entries, entry);
  }
  index.heads = heads;
  index.entries = entries;
}
