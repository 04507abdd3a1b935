/** Walls of a piece: a band inside every edge where one stands, mitred where two meet. */
import { makeRoughLine } from '../../render/theme/rough-line';
import type { WallLook } from '../../render/theme/theme';
import type { PieceEdge, PiecePoint } from './piece';

/** How far the inner edge of a rough wall strays, parts of its thickness. */
const roughStray = 0.2;

/** The bands of the walls of an outline, each a closed polygon in mm. */
export function listWallBands(edges: readonly PieceEdge[], { widthMm, edge: look }: WallLook): PiecePoint[][] {
  return edges.flatMap((edge, at) => {
    if (edge.look !== 'wall') return [];
    const before = edges[(at + edges.length - 1) % edges.length]!;
    const after = edges[(at + 1) % edges.length]!;
    const [ux, uy] = directionOf(edge);
    // The inside lies to the right of an edge: outlines run clockwise.
    const inner = ({ 0: x, 1: y }: PiecePoint, along: number): PiecePoint => [x + ux * along - uy * widthMm, y + uy * along + ux * widthMm];
    const start = inner(edge.from, reachOf(before, edge) * widthMm);
    const end = inner(edge.to, -reachOf(edge, after) * widthMm);
    return [[edge.from, edge.to, ...makeInnerEdge(end, start, look === 'rough' ? widthMm * roughStray : 0)]];
  });
}

/** How far the inside of a wall begins behind its corner, parts of its thickness: at open ends at the corner itself. */
function reachOf(first: PieceEdge, second: PieceEdge): -1 | 0 | 1 {
  if (first.look !== 'wall' || second.look !== 'wall') return 0;
  const [ax, ay] = directionOf(first);
  const [bx, by] = directionOf(second);
  return Math.sign(ax * by - ay * bx) as -1 | 0 | 1;
}

/** Unit step along an edge, which is upright or lying. */
export function directionOf({ from, to }: Pick<PieceEdge, 'from' | 'to'>): readonly [number, number] {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function makeInnerEdge(from: PiecePoint, to: PiecePoint, stray: number): readonly PiecePoint[] {
  if (stray === 0) return [from, to];
  // The uneven line runs from the smaller coordinate to the larger.
  const rising = from[0] + from[1] <= to[0] + to[1];
  const line = rising ? makeRoughLine(...from, ...to, stray) : makeRoughLine(...to, ...from, stray);
  return rising ? line : [...line].reverse();
}
