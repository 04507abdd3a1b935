/** Where the points of a piece come to lie on its page. */
import type { TextBox } from '../core/canvas';
import type { Piece, PiecePoint } from './piece';
import type { PlacedPiece } from './pack-pages';
import { roundToTenths } from './section-sizes';

/** Takes points and rectangles of a piece to the page. */
export interface Placing {
  readonly point: (at: PiecePoint) => PiecePoint;
  readonly rect: (of: TextBox) => TextBox;
  readonly turned: boolean;
}

/** The placing of a piece; `left` and `top` are the corner of what is used of the page. */
export function placePiece({ piece, x, y, turned }: PlacedPiece, left: number, top: number): Placing {
  const point = ([px, py]: PiecePoint): PiecePoint => (turned ? [left + x + piece.heightMm - py, top + y + px] : [left + x + px, top + y + py]);
  return {
    point,
    turned,
    rect: ({ x: rx, y: ry, widthMm, heightMm }) => {
      const [ax, ay] = point(turned ? [rx, ry + heightMm] : [rx, ry]);
      return turned ? { x: ax, y: ay, widthMm: heightMm, heightMm: widthMm } : { x: ax, y: ay, widthMm, heightMm };
    },
  };
}

/** The floor of a piece as rectangles that touch, from top to bottom: its bounding box without the free corners. */
export function listFloor({ widthMm, heightMm, pockets }: Piece): TextBox[] {
  const heights = [...new Set([0, heightMm, ...pockets.flatMap(({ y, heightMm: height }) => [y, y + height].map(roundToTenths))])].sort((a, b) => a - b);
  return heights.slice(0, -1).map((y, at): TextBox => {
    const bottom = heights[at + 1]!;
    const beside = pockets.filter((pocket) => pocket.y < bottom && roundToTenths(pocket.y + pocket.heightMm) > y);
    const left = Math.max(0, ...beside.filter((pocket) => pocket.x === 0).map((pocket) => pocket.widthMm));
    const right = Math.min(widthMm, ...beside.filter((pocket) => pocket.x > 0).map((pocket) => pocket.x));
    return { x: left, y, widthMm: right - left, heightMm: bottom - y };
  });
}
