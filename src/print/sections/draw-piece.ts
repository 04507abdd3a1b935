/** Draws one section on its page: floor, walls, what it is called, marks of joints, and the line to cut along. */
import { paintFloor } from '../../render/theme/paint-floor';
import type { FloorKind, ThemeForm } from '../../render/theme/theme';
import { polyPath } from '../../render/svg/path-data';
import type { Canvas } from '../core/canvas';
import { cutToWidth } from '../core/cut-text';
import type { Piece, PieceEdge } from './piece';
import type { PlacedPiece } from './pack-pages';
import type { PageRect, Placing } from './place-piece';
import { listFloor, placePiece } from './place-piece';
import { directionOf, listWallBands } from './wall-bands';

/** How pieces look. */
export interface PieceLook {
  readonly form: ThemeForm;
  /** Side of a module of the floor's pattern, mm. */
  readonly moduleMm: number;
  /** Side of the squares of a gridded set, mm. */
  readonly squareMm: number | null;
  /** What a section is called, with its number. */
  readonly nameOf: (piece: Piece) => string;
}

/** Width of the line to cut along, and of the white on both sides that shows it between two dark walls, mm. */
const cutMm = 0.15;
const haloMm = 0.5;

/** Draws a section. */
export function drawSection(canvas: Canvas, placed: PlacedPiece, left: number, top: number, look: PieceLook): void {
  const placing = placePiece(placed, left, top);
  const { piece } = placed;
  for (const rect of listFloor(piece)) drawFloor(canvas, piece, rect, placing, look);
  const bands = listWallBands(piece.edges, look.form.wall).map((band) => polyPath(band.map(placing.point), true)).join('');
  if (bands !== '') canvas.path(bands, { fill: look.form.wall.colour });
  for (const edge of piece.edges) if (edge.look === 'joint') drawJoint(canvas, edge, placing);
  drawName(canvas, piece, placing, look);
}

/** The line to cut along: drawn last of all, so that no neighbour hides it. */
export function drawCutLine(canvas: Canvas, placed: PlacedPiece, left: number, top: number): void {
  const { point } = placePiece(placed, left, top);
  const path = polyPath(placed.piece.edges.map(({ from }) => point(from)), true);
  canvas.path(path, { stroke: '#ffffff', widthMm: haloMm });
  canvas.path(path, { stroke: '#000000', widthMm: cutMm });
}

function drawFloor(canvas: Canvas, { form: { kind }, form }: Piece, rect: PageRect, placing: Placing, { form: theme, moduleMm, squareMm }: PieceLook): void {
  const { x, y, widthMm, heightMm } = placing.rect(rect);
  const floor: FloorKind = kind === 'room' ? 'room' : 'corridor';
  const part = form.kind === 'room' ? form.part : undefined;
  // The parts of a room share its corner, so that the pattern goes on over their joints.
  const origin = placing.point(part ? [-part.x, -part.y] : [0, 0]);
  const painted = paintFloor(theme, floor, [x, y, widthMm, heightMm], { moduleMm, origin });
  if (painted.fill !== null) canvas.rect(x, y, widthMm, heightMm, { fill: painted.fill });
  canvas.clip({ x, y, widthMm, heightMm }, () => {
    for (const mark of painted.marks) {
      if (mark.kind === 'area') canvas.path(mark.path, { fill: mark.colour });
      else canvas.path(mark.path, { stroke: mark.colour, widthMm: mark.widthMm, cap: 'round' });
    }
    if (squareMm !== null) canvas.path(listSquares(rect, squareMm, part ?? { x: 0, y: 0 }, placing), { stroke: theme.wall.colour, widthMm: 0.25, opacity: 0.55 });
  });
}

/** Lines of the squares of a gridded board. */
function listSquares({ x, y, widthMm, heightMm }: PageRect, side: number, shift: { readonly x: number; readonly y: number }, { point }: Placing): string {
  const lines: string[] = [];
  for (let at = Math.ceil((x + shift.x) / side) * side - shift.x; at <= x + widthMm; at += side) lines.push(polyPath([point([at, y]), point([at, y + heightMm])], false));
  for (let at = Math.ceil((y + shift.y) / side) * side - shift.y; at <= y + heightMm; at += side) lines.push(polyPath([point([x, at]), point([x + widthMm, at])], false));
  return lines.join('');
}

/** Type of the marks of joints, and of names, points. */
const markPoints = 8;
const namePoints = 6;
const leastNamePoints = 3.5;

/** The mark of a joint on one of its sides: an arrow to the line, and the letters that the other side has too. */
function drawJoint(canvas: Canvas, { from, to, mark = '' }: PieceEdge, { point }: Placing): void {
  const [start, end] = [point(from), point(to)];
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const [ux, uy] = directionOf({ from: start, to: end });
  const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
  // Inwards lies to the right.
  const at = (along: number, inwards: number): readonly [number, number] => [x + ux * along - uy * inwards, y + uy * along + ux * inwards];
  canvas.path([-1 / 3, 0, 1 / 3].map((share) => polyPath([at(share * length, 0.4), at(share * length - 1.4, 3), at(share * length + 1.4, 3)], true)).join(''), { fill: '#000000' });
  const [textX, textY] = at(0, 6.4);
  canvas.turn(ux === 0 ? 90 * uy : ux === 1 ? 0 : 180, textX, textY, () => {
    canvas.writeHalo(mark, textX, textY, { points: markPoints, face: 'bold', align: 'center', colour: '#ffffff' }, 0.8);
    canvas.writeLine(mark, textX, textY, { points: markPoints, face: 'bold', align: 'center' });
  });
}

/** Number and name, small, along the lower edge of the piece. */
function drawName(canvas: Canvas, piece: Piece, { point, turned }: Placing, { form, nameOf }: PieceLook): void {
  const foot = listFloor(piece).at(-1)!;
  const lower = piece.edges.find(({ from, to }) => from[1] === piece.heightMm && to[1] === piece.heightMm)!;
  const air = 1;
  const inset = form.wall.widthMm + air;
  const text = nameOf(piece);
  const style = { points: namePoints, face: 'bold', colour: form.text } as const;
  const room = foot.widthMm - 2 * inset;
  let { points } = style as { points: number };
  while (points > leastNamePoints && canvas.widthOf(text, { ...style, points }) > room) points -= 0.25;
  const name = cutToWidth(canvas, text, room, { ...style, points });
  // Beside the marks of a joint there is no room right at the edge.
  const up = lower.look === 'wall' ? inset : lower.look === 'joint' ? 9 : air;
  const [x, y] = point([foot.x + inset, piece.heightMm - up - 0.3]);
  canvas.turn(turned ? 90 : 0, x, y, () => {
    canvas.writeHalo(name, x, y, { ...style, points, colour: form.floors.room.fill }, 0.7);
    canvas.writeLine(name, x, y, { ...style, points });
  });
}
