/** Draws doors, the numbers of openings and markers. */
import type { ThemeForm } from '../../render/theme/theme';
import { polyPath, starPath } from '../../render/svg/path-data';
import type { Canvas, TextBox } from '../core/canvas';
import type { MarkerKind, PieceForm } from './piece';
import { counterMm, doorDepthMm, markerMm } from './piece';
import type { PlacedPiece } from './pack-pages';
import { placePiece } from './place-piece';

/** How small things look, and what is written on markers. */
export interface SmallLook {
  readonly form: ThemeForm;
  readonly markerNames: Readonly<Record<MarkerKind, string>>;
}

const black = '#000000';

/** Draws a door, a counter or a marker; sections are not its business. */
export function drawSmall(canvas: Canvas, placed: PlacedPiece, left: number, top: number, look: SmallLook): void {
  const { piece: { form, widthMm, heightMm } } = placed;
  const { x, y } = placePiece(placed, left, top).rect({ x: 0, y: 0, widthMm, heightMm });
  // Drawn upright in a box of its own, and turned as a whole.
  canvas.place(placed.turned ? x + heightMm : x, y, 1, () => canvas.turn(placed.turned ? 90 : 0, 0, 0, () => {
    if (form.kind === 'door') drawDoor(canvas, widthMm, look.form);
    else if (form.kind === 'counter') drawCounter(canvas, form);
    else if (form.kind === 'marker') drawMarker(canvas, form.marker, look);
  }));
}

/** Width of the white strip along which a door is folded, mm. */
const foldMm = 1.8;

/** Both faces of a door: closed above the fold and upside down, open below. */
function drawDoor(canvas: Canvas, widthMm: number, { door, wall, floors }: ThemeForm): void {
  canvas.turn(180, widthMm / 2, doorDepthMm / 2, () => {
    canvas.rect(0, 0, widthMm, doorDepthMm, { fill: door });
    for (const share of [1 / 6, 5 / 6]) canvas.line(0, doorDepthMm * share, widthMm, doorDepthMm * share, { stroke: wall.colour, widthMm: 0.4 });
    // The two wings meet in the middle.
    canvas.line(widthMm / 2, 0, widthMm / 2, doorDepthMm, { stroke: wall.colour, widthMm: 0.8 });
    for (const side of [-1, 1]) canvas.rect(widthMm / 2 + side * 2.2 - 0.6, doorDepthMm / 2 - 1.8, 1.2, 3.6, { fill: wall.colour });
    drawJambs(canvas, widthMm, 0, 1.2, wall.colour);
  });
  canvas.rect(0, doorDepthMm, widthMm, doorDepthMm, { fill: floors.corridor.fill });
  drawJambs(canvas, widthMm, doorDepthMm, widthMm / 6, door);
  drawJambs(canvas, widthMm, doorDepthMm, 1.2, wall.colour);
  const middle = widthMm / 2;
  for (const y of [3.4, 6, 8.6]) canvas.path(polyPath([[middle - 2, doorDepthMm + y + 0.8], [middle, doorDepthMm + y - 0.8], [middle + 2, doorDepthMm + y + 0.8]], false), { stroke: wall.colour, widthMm: 0.4, cap: 'round' });
  // On a white strip of its own: among the lines of the wings no dash would be seen.
  canvas.rect(0, doorDepthMm - foldMm / 2, widthMm, foldMm, { fill: '#ffffff' });
  canvas.line(0, doorDepthMm, widthMm, doorDepthMm, { stroke: black, widthMm: 0.5, dashMm: [2, 1.5] });
}

function drawJambs(canvas: Canvas, widthMm: number, y: number, size: number, colour: string): void {
  for (const x of [0, widthMm - size]) canvas.rect(x, y, size, doorDepthMm, { fill: colour });
}

/** A number with a bar below, so that 66 is not 99: of an opening in a circle, of a section in a square, as on the cards. */
function drawCounter(canvas: Canvas, { of, text }: PieceForm & { readonly kind: 'counter' }): void {
  const middle = counterMm / 2;
  const frame = { stroke: black, widthMm: 0.5 } as const;
  if (of === 'section') canvas.rect(frameInsetMm, frameInsetMm, counterMm - 2 * frameInsetMm, counterMm - 2 * frameInsetMm, frame);
  if (of === 'opening') canvas.path(circlePath(middle, middle, middle - frameInsetMm), frame);
  const room = of === 'either' ? counterMm - 3 : counterMm - 2 * frameInsetMm - 1.6;
  if (text !== '') canvas.writeLine(text, middle, middle + 2.2, canvas.fitLine(text, room, { points: of === 'either' ? 20 : 18, face: 'bold', align: 'center' }, 4));
  canvas.rect(middle - 3, middle + 3.6, 6, 0.6, { fill: black });
}

/** From the line to cut along to the frame of a number, mm. */
const frameInsetMm = 1.2;

function circlePath(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function drawMarker(canvas: Canvas, kind: MarkerKind, { form, markerNames }: SmallLook): void {
  pictures[kind](canvas, markerMm / 2, 7, form);
  const box: TextBox = { x: 1, y: 13.2, widthMm: markerMm - 2, heightMm: 6 };
  canvas.fit(markerNames[kind], box, { points: 7, align: 'center', leading: 1.1 }, 4);
}

const pictures: Readonly<Record<MarkerKind, (canvas: Canvas, x: number, y: number, form: ThemeForm) => void>> = {
  objective: (canvas, x, y, { accent }) => canvas.path(starPath(x, y + 0.5, 5.4), { fill: accent, stroke: black, widthMm: 0.25 }),
  prisoner: (canvas, x, y, { accent }) => {
    canvas.path(`${circlePath(x, y - 1.8, 1.7)}M${x - 3} ${y + 4.6}v-1.8a3 3 0 0 1 6 0v1.8z`, { fill: accent });
    for (const at of [-4.5, -1.5, 1.5, 4.5]) canvas.line(x + at, y - 5, x + at, y + 5, { stroke: black, widthMm: 0.7 });
    for (const at of [-4.6, 4.6]) canvas.line(x - 5.2, y + at, x + 5.2, y + at, { stroke: black, widthMm: 0.7 });
  },
  charge: (canvas, x, y, { accent }) => {
    canvas.path(circlePath(x, y + 1.2, 3.6), { fill: black });
    canvas.path(`M${x + 2} ${y - 1.9}q1 -2.4 3.2 -1.6`, { stroke: black, widthMm: 0.6, cap: 'round' });
    canvas.path(starPath(x + 5.4, y - 3.6, 1.6), { fill: accent });
  },
  out: (canvas, x, y, { accent }) => canvas.path(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, { stroke: accent, widthMm: 1.8, cap: 'round' }),
};
