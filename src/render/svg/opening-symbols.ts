/** How openings are drawn: doors in all states, blind walls, ends nobody has looked into (SEC-09, GEN-05). */
import type { OpeningLook, ViewOpening } from '../map/map-view';
import { framedLine, framedRect, polyPath } from './path-data';
import type { Frame } from './path-data';
import type { Sheet } from './sheet';
import { roundMm } from './markup';

/** Draws one look in a frame; `width` is the opening's on the page, mm. */
type Draw = (sheet: Sheet, frame: Frame, width: number) => void;

const draws: Readonly<Record<OpeningLook, Draw>> = {
  passage: drawThreshold,
  entrance: drawEntrance,
  'open-door': drawOpenDoor,
  'closed-door': (sheet, frame, width) => drawLeaf(sheet, frame, width, 'door'),
  'hidden-door': (sheet, frame, width) => drawLeaf(sheet, frame, width, 'hiddenDoor'),
  'jammed-door': drawJammedDoor,
  'blind-end': drawBlindEnd,
  'unexplored-end': drawUnexploredEnd,
  'unrolled-end': drawUnrolledEnd,
  'unrolled-door': (sheet, frame, width) => {
    drawLeaf(sheet, frame, width, 'door');
    drawQuestion(sheet, frame, 2.3);
  },
};

/** Draws an opening whose middle is the origin of the frame. */
export function drawOpening(sheet: Sheet, look: ViewOpening['look'], frame: Frame, width: number): void {
  draws[look](sheet, frame, width);
}

/** How far a symbol reaches outwards beyond the wall, in units. */
export function reachOf(look: OpeningLook): number {
  switch (look) {
    case 'unexplored-end': return 2.2;
    case 'unrolled-end':
    case 'unrolled-door': return 3.8;
    case 'blind-end': return 1.8;
    case 'jammed-door': return 1.5;
    default: return 0.9;
  }
}

function drawLeaf(sheet: Sheet, frame: Frame, width: number, layer: 'door' | 'hiddenDoor'): void {
  const depth = 1.25 * sheet.unit;
  sheet.draw(layer, framedRect(frame, -width / 2, -depth / 2, width, depth));
  drawPosts(sheet, frame, width);
}

function drawPosts(sheet: Sheet, frame: Frame, width: number): void {
  const side = 0.55 * sheet.unit;
  const depth = 1.75 * sheet.unit;
  sheet.draw('post', framedRect(frame, -width / 2 - side, -depth / 2, side, depth) + framedRect(frame, width / 2, -depth / 2, side, depth));
}

function drawThreshold(sheet: Sheet, frame: Frame, width: number): void {
  const inset = 0.7 * sheet.unit;
  sheet.draw('threshold', framedLine(frame, -width / 2 + inset, 0, width / 2 - inset, 0));
}

function drawOpenDoor(sheet: Sheet, frame: Frame, width: number): void {
  const depth = 0.75 * sheet.unit;
  const [x1, y1] = frame(-width / 2, width);
  const [x2, y2] = frame(width / 2, 0);
  sheet.draw('swing', `M${roundMm(x1)} ${roundMm(y1)}A${roundMm(width)} ${roundMm(width)} 0 0 1 ${roundMm(x2)} ${roundMm(y2)}`);
  sheet.draw('door', framedRect(frame, -width / 2, 0, depth, width));
  drawPosts(sheet, frame, width);
}

function drawJammedDoor(sheet: Sheet, frame: Frame, width: number): void {
  drawLeaf(sheet, frame, width, 'door');
  const along = Math.min(width * 0.36, 1.4 * sheet.unit);
  const out = 1.3 * sheet.unit;
  for (const side of [-1, 1]) sheet.draw('cross', framedLine(frame, -along * side, -out, along * side, out));
}

/** The end is wall like any other; strokes behind it say that it was an opening. */
function drawBlindEnd(sheet: Sheet, frame: Frame, width: number): void {
  const depth = 1.7 * sheet.unit;
  const count = Math.max(3, Math.round(width / (1.05 * sheet.unit)));
  const step = width / count;
  for (let i = 0; i < count; i++) sheet.draw('blind', framedLine(frame, -width / 2 + i * step, 0.3 * sheet.unit, -width / 2 + (i + 1) * step, depth));
  sheet.draw('blind', framedLine(frame, -width / 2, depth, width / 2, depth));
}

function drawDashes(sheet: Sheet, frame: Frame, width: number): void {
  const dash = width / 5;
  for (const start of [-0.5, -0.1, 0.3]) sheet.draw('unexplored', framedLine(frame, start * width, 0, start * width + dash, 0));
}

function drawUnexploredEnd(sheet: Sheet, frame: Frame, width: number): void {
  drawDashes(sheet, frame, width);
  const half = Math.min(width * 0.22, 1.5 * sheet.unit);
  sheet.draw('unexplored', polyPath([frame(-half, 0.8 * sheet.unit), frame(0, 0.8 * sheet.unit + half), frame(half, 0.8 * sheet.unit)], false));
}

function drawUnrolledEnd(sheet: Sheet, frame: Frame, width: number): void {
  drawDashes(sheet, frame, width);
  drawQuestion(sheet, frame, 2.2);
}

function drawQuestion(sheet: Sheet, frame: Frame, out: number): void {
  const [x, y] = frame(0, out * sheet.unit);
  const size = 2.8 * sheet.unit;
  sheet.write('question', '?', x, y + size * 0.36, size);
}

function drawEntrance(sheet: Sheet, frame: Frame, width: number): void {
  drawPosts(sheet, frame, width);
  const u = sheet.unit;
  const half = Math.min(1.6 * u, width * 0.42);
  sheet.draw('entrance', polyPath([
    frame(0, -0.6 * u), frame(half, -0.6 * u - half * 1.25), frame(half * 0.42, -0.6 * u - half * 1.25), frame(half * 0.42, -0.6 * u - half * 2.7),
    frame(-half * 0.42, -0.6 * u - half * 2.7), frame(-half * 0.42, -0.6 * u - half * 1.25), frame(-half, -0.6 * u - half * 1.25),
  ], true));
}
