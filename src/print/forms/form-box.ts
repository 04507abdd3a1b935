/** The room of a form on its page. */
import type { TextBox } from '../core/canvas';
import { footRoomMm } from '../core/compose-pdf';
import type { PageSize } from '../core/paper';
import { printMarginMm } from '../core/paper';

/** Lines lie with half their width within the margins, mm. */
const hairMm = 0.3;

/** Everything from `y` down to the foot, mm. */
export function boxBelow({ widthMm, heightMm }: PageSize, y: number): TextBox {
  return { x: printMarginMm + hairMm, y, widthMm: widthMm - 2 * (printMarginMm + hairMm), heightMm: heightMm - printMarginMm - footRoomMm - 1 - y };
}

/** Boxes side by side in a box, with air between them, mm. */
export function splitAcross(box: TextBox, count: number, gapMm: number): TextBox[] {
  const widthMm = (box.widthMm - (count - 1) * gapMm) / count;
  return Array.from({ length: count }, (_, at) => ({ ...box, x: box.x + at * (widthMm + gapMm), widthMm }));
}
