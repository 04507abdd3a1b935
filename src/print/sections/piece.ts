/** Pieces of cardboard: their outline in mm, where walls stand on it, and what may be cut from their free corners. */
import type { CorridorKind } from '../../board/draft';
import { cellSize } from '../../board/corridor-shapes';
import type { CorridorSize } from '../../board/corridor-shapes';
import { legOf, roundToTenths } from './section-sizes';

/** A point of a piece, mm from the upper left corner of its bounding box. */
export type PiecePoint = readonly [number, number];

/** An edge of the outline: a wall, an open end of a corridor, a line along which a room was parted, or the rim of a counter. */
export interface PieceEdge {
  readonly from: PiecePoint;
  readonly to: PiecePoint;
  readonly look: 'wall' | 'end' | 'joint' | 'rim';
  /** Joints: the mark that the part on the other side has too. */
  readonly mark?: string;
}

/** A rectangle that lies in the bounding box of a piece but is not part of it. */
export interface Pocket {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** One thing to cut out. */
export interface Piece {
  /** What it is: a corridor, a room by size, a part of a room, a door, a counter or a marker. */
  readonly form: PieceForm;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Clockwise, each edge beginning where the one before ended. */
  readonly edges: readonly PieceEdge[];
  readonly pockets: readonly Pocket[];
}

/** Markers that lie on the board. */
export const markerKinds = ['objective', 'prisoner', 'charge', 'out'] as const;

/** One of them. */
export type MarkerKind = (typeof markerKinds)[number];

/** What a counter numbers. Openings and sections never share a number, so that one of a set for any game serves either. */
export const counterUses = ['opening', 'section', 'either'] as const;

/** One of them. */
export type CounterUse = (typeof counterUses)[number];

/** What a piece is. Sections have a number of their own in the set. */
export type PieceForm =
  | { readonly kind: 'corridor'; readonly corridor: CorridorKind; readonly number: number }
  | { readonly kind: 'room'; readonly large: boolean; readonly widthMm: number; readonly lengthMm: number; readonly number: number; readonly part?: RoomPart }
  | { readonly kind: 'door' }
  | { readonly kind: 'counter'; readonly of: CounterUse; readonly text: string }
  | { readonly kind: 'marker'; readonly marker: MarkerKind };

/** Where a part lies in its room. */
export interface RoomPart {
  readonly x: number;
  readonly y: number;
  /** Which of how many, from 1. */
  readonly at: number;
  readonly of: number;
}

/** A door on one of its two faces, along the wall and across, mm. The other face lies beyond the fold. */
export const doorDepthMm = 12;

/** Sides of counters and markers, mm: a marker just fits the free corner of a junction of the usual size. */
export const counterMm = 15;
export const markerMm = 20;

/** Ways that lead out of a corridor piece, with the entry below. */
const waysOf: Readonly<Record<CorridorKind, string>> = { straight: 'ns', 'dead-end': 's', corner: 'es', fork: 'esw', crossing: 'nesw' };

/** The piece of a corridor (SEC-02, SEC-03): its floor, without the ground beside it. */
export function cutCorridor(kind: CorridorKind, size: CorridorSize, number: number): Piece {
  const form = { kind: 'corridor', corridor: kind, number } as const;
  const ways = waysOf[kind];
  if (kind === 'straight' || kind === 'dead-end') {
    const looks = [ways.includes('n') ? 'end' : 'wall', 'wall', 'end', 'wall'] as const;
    return { form, widthMm: size.widthMm, heightMm: size.lengthMm, edges: edgesOfRect(size.widthMm, size.lengthMm, looks), pockets: [] };
  }
  return { form, ...cutJunction(ways, cellSize(size), legOf(size)) };
}

/** A junction: a square with a leg for each way; sides without one lie flat. */
function cutJunction(ways: string, cell: number, leg: number): Omit<Piece, 'form'> {
  const [top, right, bottom, left] = ['n', 'e', 's', 'w'].map((way) => (ways.includes(way) ? 0 : leg)) as [number, number, number, number];
  const widthMm = roundToTenths(cell - left - right);
  const heightMm = roundToTenths(cell - top - bottom);
  const low = (inset: number): number => roundToTenths(leg - inset);
  const x1 = low(left);
  const y1 = low(top);
  const x2 = roundToTenths(widthMm - low(right));
  const y2 = roundToTenths(heightMm - low(bottom));
  const outline: PiecePoint[] = [
    [x1, 0], [x2, 0], [x2, y1], [widthMm, y1], [widthMm, y2], [x2, y2], [x2, heightMm], [x1, heightMm], [x1, y2], [0, y2], [0, y1], [x1, y1],
  ];
  const looks = ['n', '', '', 'e', '', '', 's', '', '', 'w', '', ''].map((way) => (way !== '' && ways.includes(way) ? 'end' : 'wall'));
  const edges = outline.map((from, at): PieceEdge => ({ from, to: outline[(at + 1) % outline.length]!, look: looks[at] as 'end' | 'wall' }));
  const corners = [[0, 0, x1, y1], [x2, 0, widthMm - x2, y1], [x2, y2, widthMm - x2, heightMm - y2], [0, y2, x1, heightMm - y2]] as const;
  const pockets = corners.filter(([, , width, height]) => width > 0 && height > 0).map(([x, y, width, height]): Pocket => ({ x, y, widthMm: roundToTenths(width), heightMm: roundToTenths(height) }));
  return { widthMm, heightMm, edges: mergeEdges(edges.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1])), pockets };
}

/** Edges in one line and of one look become one, so that an outline has no points but its corners. */
function mergeEdges(edges: readonly PieceEdge[]): PieceEdge[] {
  const merged: PieceEdge[] = [];
  for (const edge of edges) {
    const last = merged.at(-1);
    if (last && last.look === edge.look && isFlat(last, edge)) merged[merged.length - 1] = { ...last, to: edge.to };
    else merged.push(edge);
  }
  const [first, last] = [merged[0]!, merged.at(-1)!];
  if (first === last || first.look !== last.look || !isFlat(last, first)) return merged;
  return [{ ...first, from: last.from }, ...merged.slice(1, -1)];
}

function isFlat(a: PieceEdge, b: PieceEdge): boolean {
  return (a.from[0] === a.to[0] && b.from[0] === b.to[0] && a.to[0] === b.from[0]) || (a.from[1] === a.to[1] && b.from[1] === b.to[1] && a.to[1] === b.from[1]);
}

/** A whole room: walls all around, where doors are laid (ROOM-05). */
export function cutRoom(widthMm: number, lengthMm: number, large: boolean, number: number): Piece {
  return { form: { kind: 'room', large, widthMm, lengthMm, number }, widthMm, heightMm: lengthMm, edges: edgesOfRect(widthMm, lengthMm, ['wall', 'wall', 'wall', 'wall']), pockets: [] };
}

/** A door: both faces, one above the other, to be folded in the middle (SEC-05, SEC-09). */
export function cutDoor(widthMm: number): Piece {
  return plain({ kind: 'door' }, widthMm, 2 * doorDepthMm);
}

/** The number of an opening or of a section as the cards name it (PRE-02); blank without a text, to write on. */
export function cutCounter(of: CounterUse, text: string): Piece {
  return plain({ kind: 'counter', of, text }, counterMm, counterMm);
}

/** A marker. */
export function cutMarker(marker: MarkerKind): Piece {
  return plain({ kind: 'marker', marker }, markerMm, markerMm);
}

function plain(form: PieceForm, widthMm: number, heightMm: number): Piece {
  return { form, widthMm, heightMm, edges: edgesOfRect(widthMm, heightMm, ['rim', 'rim', 'rim', 'rim']), pockets: [] };
}

/** The edges of a rectangle, top, right, bottom, left. */
export function edgesOfRect(widthMm: number, heightMm: number, looks: readonly PieceEdge['look'][], marks: readonly (string | undefined)[] = []): PieceEdge[] {
  const points: readonly PiecePoint[] = [[0, 0], [widthMm, 0], [widthMm, heightMm], [0, heightMm]];
  return points.map((from, at): PieceEdge => {
    const mark = marks[at];
    return { from, to: points[(at + 1) % 4]!, look: looks[at]!, ...(mark === undefined ? {} : { mark }) };
  });
}

/** Area of a piece, mm². */
export function areaOf({ edges }: Pick<Piece, 'edges'>): number {
  return edges.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2;
}
