/**
 * The least a generator of such maps can do, for comparison: rolls on the tables of corridors, rooms and
 * doors, rectangles on a grid of squares; no sight, no rules, no audit, no document.
 */
import alea from 'seedrandom/lib/alea';

/** An end of the map, or a section that was laid: centre or corner, and size. */
interface End { readonly x: number; readonly y: number; readonly heading: number; readonly room: boolean }
interface Placed { readonly x: number; readonly y: number; readonly width: number; readonly depth: number }

const cell = 100;
const stepX = [0, 1, 0, -1] as const;
const stepY = [-1, 0, 1, 0] as const;
/** Turns of the ways out, by the die: straight, door, corner, fork, crossing, dead end. */
const ways: readonly (readonly number[])[] = [[0], [0], [1], [1, 3], [0, 1, 3], []];
const sizes = [[200, 200], [200, 100], [300, 200], [300, 300]] as const;

/** Lays `sections` rectangles; grows on from the entrance when every end is closed. */
export function walkBare(seed: string, sections: number): readonly Placed[] {
  const next = alea(seed);
  const placed: Placed[] = [];
  const squares = new Map<number, number[]>();
  let ends: End[] = [];
  let at = 0;
  for (let start = 0; placed.length < sections; ) {
    if (at === ends.length) {
      ends = [{ x: 5000 * start++, y: 0, heading: 0, room: false }];
      at = 0;
    }
    const end = ends[at++]!;
    const die = Math.floor(next() * 6);
    const [width, depth] = end.room ? sizes[Math.floor(next() * 4)]! : [cell, cell];
    const rect = ahead(end, width, depth);
    if (!claim(squares, placed, rect)) continue;
    const turns = end.room ? [0, 1, 3].slice(0, Math.floor(next() * 3)) : ways[die]!;
    for (const turn of turns) ends.push(leave(rect, (end.heading + turn) % 4, end.room ? next() < 0.5 : die === 1));
  }
  return placed;
}

/** The rectangle before an end, the end in the middle of its near side. */
function ahead({ x, y, heading }: End, across: number, depth: number): Placed {
  const [width, height] = heading % 2 === 0 ? [across, depth] : [depth, across];
  return { x: x + (stepX[heading]! * width) / 2 - width / 2, y: y + (stepY[heading]! * height) / 2 - height / 2, width, depth: height };
}

function leave({ x, y, width, depth }: Placed, heading: number, room: boolean): End {
  return { x: x + width / 2 + (stepX[heading]! * width) / 2, y: y + depth / 2 + (stepY[heading]! * depth) / 2, heading, room };
}

/** Lays a rectangle where nothing lies yet. */
function claim(squares: Map<number, number[]>, placed: Placed[], rect: Placed): boolean {
  const [left, top] = [Math.floor(rect.x / cell), Math.floor(rect.y / cell)];
  const [right, bottom] = [Math.ceil((rect.x + rect.width) / cell), Math.ceil((rect.y + rect.depth) / cell)];
  for (let column = left; column < right; column++) {
    for (let row = top; row < bottom; row++) {
      for (const id of squares.get((column << 16) | (row & 0xffff)) ?? []) {
        const other = placed[id]!;
        if (rect.x < other.x + other.width && other.x < rect.x + rect.width && rect.y < other.y + other.depth && other.y < rect.y + rect.depth) return false;
      }
    }
  }
  for (let column = left; column < right; column++) {
    for (let row = top; row < bottom; row++) {
      const key = (column << 16) | (row & 0xffff);
      const ids = squares.get(key);
      if (ids) ids.push(placed.length);
      else squares.set(key, [placed.length]);
    }
  }
  placed.push(rect);
  return true;
}
