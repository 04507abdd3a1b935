/** The pattern of a floor on a page at true size (render/theme/paint-floor.ts). */
import type { PaintedFloor } from '../../render/theme/paint-floor';
import type { Canvas } from './canvas';

/** Draws the marks of a painted floor; its colour lies below them already. */
export function drawFloorMarks(canvas: Canvas, { marks }: Pick<PaintedFloor, 'marks'>): void {
  for (const mark of marks) canvas.path(mark.path, mark.kind === 'area' ? { fill: mark.colour } : { stroke: mark.colour, widthMm: mark.widthMm, cap: 'round' });
}
