/** Draws on a page what the map sheets gather by layers (render/svg/sheet.ts): the small plans of the cards. */
import type { Sheet } from '../../render/svg/sheet';
import type { Theme } from '../../render/svg/themes';
import type { Canvas } from './canvas';
import { pointsPerMm } from './paper';

/** Draws a sheet as it stands. Its look may have no patterns: those are known to SVG alone. */
export function drawSheet(canvas: Canvas, sheet: Sheet, theme: Theme): void {
  for (const { path, layer, style } of sheet.listShapes(theme)) {
    const { fill, stroke, width = 1, dash, opacity, cap, join } = style;
    const unit = sheet.widthUnitOf(layer);
    canvas.path(path, {
      ...(fill === undefined || fill === 'none' ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
      widthMm: width * unit,
      ...(dash === undefined ? {} : { dashMm: [(dash[0] ?? 1) * unit, (dash[1] ?? dash[0] ?? 1) * unit] }),
      ...(cap === undefined ? {} : { cap }),
      ...(join === undefined ? {} : { join }),
      ...(opacity === undefined ? {} : { opacity }),
    });
  }
  for (const [name, lines] of sheet.listTexts()) {
    const { fill, stroke, 'stroke-width': halo, 'text-anchor': anchor, 'font-weight': weight } = theme.text[name];
    for (const { x, y, size, text } of lines) {
      const style = { points: size * pointsPerMm, face: weight === 'bold' ? 'bold' : 'plain', align: anchor === 'middle' ? 'center' : 'left' } as const;
      if (stroke !== undefined) canvas.writeHalo(text, x, y, { ...style, colour: String(stroke) }, Number(halo));
      canvas.writeLine(text, x, y, { ...style, colour: String(fill ?? '#000000') });
    }
  }
}
