/** Draws doors, the numbers of openings and markers. */
import type { ThemeForm } from '../../render/theme/theme';
import { polyPath, starPath } from '../../render/svg/path-data';
import type { Canvas, TextBox } from '../core/canvas';
import type { MarkerKind } from './piece';
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
    else if (form.kind === 'counter') drawCounter(canvas, form.text);
    else if (form.kind === 'marker') drawMarker(canvas, form.marker, look);
  }));
}

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
  canvas.line(0, doorDepthMm, widthMm, doorDepthMm, { stroke: black, widthMm: 0.2, dashMm: [0.6, 0.9] });
}

function drawJambs(canvas: Canvas, widthMm: number, y: number, size: number, colour: string): void {
  for (const x of [0, widthMm - size]) canvas.rect(x, y, size, doorDepthMm, { fill: colour });
}

/** The number of an opening, with a bar below so that 66 is not 99. */
function drawCounter(canvas: Canvas, text: string): void {
  const middle = counterMm / 2;
  canvas.writeLine(text, middle, middle + 2.5, canvas.fitLine(text, counterMm - 3, { points: 20, face: 'bold', align: 'center' }, 4));
  canvas.rect(middle - 3.5, middle + 4, 7, 0.6, { fill: black });
}

function drawMarker(canvas: Canvas, kind: MarkerKind, { form, markerNames }: SmallLook): void {
  pictures[kind](canvas, markerMm / 2, 7, form);
  const box: TextBox = { x: 1, y: 13.2, widthMm: markerMm - 2, heightMm: 6 };
  canvas.fit(markerNames[kind], box, { points: 7, align: 'center', leading: 1.1 }, 4);
}

const pictures: Readonly<Record<MarkerKind, (canvas: Canvas, x: number, y: number, form: ThemeForm) => void>> = {
  objective: (canvas, x, y, { accent }) => canvas.path(starPath(x, y + 0.5, 5.4), { fill: accent, stroke: black, widthMm: 0.25 }),
  prisoner: (canvas, x, y, { accent }) => {
    canvas.path(`M${x - 1.7} ${y - 1.8}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM${x - 3} ${y + 4.6}v-1.8a3 3 0 0 1 6 0v1.8z`, { fill: accent });
    for (const at of [-4.5, -1.5, 1.5, 4.5]) canvas.line(x + at, y - 5, x + at, y + 5, { stroke: black, widthMm: 0.7 });
    for (const at of [-4.6, 4.6]) canvas.line(x - 5.2, y + at, x + 5.2, y + at, { stroke: black, widthMm: 0.7 });
  },
  charge: (canvas, x, y, { accent }) => {
    canvas.path(`M${x - 3.6} ${y + 1.2}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z`, { fill: black });
    canvas.path(`M${x + 2} ${y - 1.9}q1 -2.4 3.2 -1.6`, { stroke: black, widthMm: 0.6, cap: 'round' });
    canvas.path(starPath(x + 5.4, y - 3.6, 1.6), { fill: accent });
  },
  out: (canvas, x, y, { accent }) => canvas.path(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, { stroke: accent, widthMm: 1.8, cap: 'round' }),
};
