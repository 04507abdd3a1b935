/** Draws on a page what the map sheets gather by layers (render/svg/sheet.ts): the small plans of the cards. */
import type { Sheet } from '../../render/svg/sheet';
import type { LayerStyle, Theme } from '../../render/svg/themes';
import type { Canvas, PathStyle } from './canvas';
import { pointsPerMm } from './paper';

/** Draws a sheet as it stands. Its look may have no patterns: those are known to SVG alone. */
export function drawSheet(canvas: Canvas, sheet: Sheet, theme: Theme): void {
  for (const { path, layer, style } of sheet.listShapes(theme)) canvas.path(path, toPathStyle(style, sheet.widthUnitOf(layer)));
  for (const [name, lines] of sheet.listTexts()) {
    const { fill = '#000000', stroke, 'stroke-width': halo, 'text-anchor': anchor, 'font-weight': weight } = theme.text[name];
    for (const { x, y, size, text } of lines) {
      const style = { points: size * pointsPerMm, face: weight === 'bold' ? 'bold' : 'plain', align: anchor === 'middle' ? 'center' : 'left' } as const;
      const painted = { ...style, colour: String(fill) };
      if (stroke === undefined) canvas.writeLine(text, x, y, painted);
      else canvas.writeHaloed(text, x, y, painted, { colour: String(stroke), widthMm: Number(halo) });
    }
  }
}

/** The style of a layer, of which a width of 1 is `unit` mm. */
function toPathStyle({ fill, stroke, width = 1, dash, cap, join, opacity }: LayerStyle, unit: number): PathStyle {
  const given = Object.fromEntries(Object.entries({ fill, stroke, cap, join, opacity }).filter(([, value]) => value !== undefined));
  return { ...given, widthMm: width * unit, ...(dash ? { dashMm: dash.map((length) => length * unit) } : {}) };
}
