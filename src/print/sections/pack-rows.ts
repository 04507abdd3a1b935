/** Small pieces that are alike lie in rows and columns, so that one long cut serves many. */
import type { MaxRectsBin } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { Rectangle } from 'maxrects-packer/dist/maxrects-packer.mjs';
import type { Piece } from './piece';

/** Whole tenths of a millimetre, so that what just fits does fit. */
export const perMm = 10;

/** A place where something may be put: a page, or a free corner of a junction on it. */
export interface Bin {
  readonly bin: MaxRectsBin;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Where a piece is put: its page, the upper left corner there, mm, and whether it is turned. */
export interface Spot {
  readonly piece: Piece;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** A block of so many columns and rows in a bin. */
interface Block {
  readonly in: Bin;
  readonly columns: number;
  readonly rows: number;
}

/** Pieces by size, sizes in the order in which they come first. */
export function groupBySize(pieces: readonly Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.widthMm} ${piece.heightMm}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()];
}

/** Puts pieces of one size in as few blocks as the free places of the bins allow; `addBin` adds an empty bin where none has room. */
export function putInRows(pieces: readonly Piece[], bins: readonly Bin[], addBin: () => void): Spot[] {
  const spots: Spot[] = [];
  while (spots.length < pieces.length) {
    const left = pieces.slice(spots.length);
    const block = findLargest(left, bins);
    if (!block) {
      addBin();
      if (!findLargest(left, bins.slice(-1))) throw new Error(`a piece of ${left[0]!.widthMm} × ${left[0]!.heightMm} mm on an empty page`);
    } else spots.push(...putBlock(left, block));
  }
  return spots;
}

const tenths = (mm: number): number => Math.round(mm * perMm);

/** The block that takes most of them, in the first bin that has room for it. */
function findLargest(pieces: readonly Piece[], bins: readonly Bin[]): Block | undefined {
  const { widthMm, heightMm } = pieces[0]!;
  let best: Block | undefined;
  for (const bin of bins) {
    for (const { width, height } of bin.bin.freeRects) {
      const columns = Math.min(pieces.length, Math.floor(width / tenths(widthMm)));
      // Whole rows only: what is left over makes a block of its own.
      const rows = columns === 0 ? 0 : Math.min(Math.floor(pieces.length / columns), Math.floor(height / tenths(heightMm)));
      if (rows > 0 && columns * rows > (best ? best.columns * best.rows : 0)) best = { in: bin, columns, rows };
    }
  }
  return best;
}

function putBlock(pieces: readonly Piece[], { in: { bin, page, x, y }, columns, rows }: Block): Spot[] {
  const { widthMm, heightMm } = pieces[0]!;
  const rect = bin.add(new Rectangle(columns * tenths(widthMm), rows * tenths(heightMm)))!;
  const { rot: turned } = rect;
  const [stepX, stepY] = turned ? [heightMm, widthMm] : [widthMm, heightMm];
  const across = turned ? rows : columns;
  return pieces.slice(0, columns * rows).map((piece, at) => ({
    piece, page, turned,
    x: x + rect.x / perMm + (at % across) * stepX,
    y: y + rect.y / perMm + Math.floor(at / across) * stepY,
  }));
}
