/** A page being drawn: path data and texts gathered by layer, so that each layer becomes one element. */
import { escapeMarkup } from '../clean-text';
import { roundMm, wrapContent, writeAttributes } from './markup';
import type { Attributes } from './markup';
import { layerOrder } from './themes';
import type { LayerName, LayerStyle, TextStyle, Theme } from './themes';

/** Layers whose widths do not follow the scale of the map. */
const fixedLayers: ReadonlySet<LayerName> = new Set([
  'frame', 'rule', 'slabIcon', 'keyDeployment', 'keyWall', 'barDark', 'barLight', 'checkDark', 'checkLight', 'compassDark', 'compassLight',
]);

/** Text that goes on in another style on the same line. */
export interface Tail {
  readonly style: TextStyle;
  readonly text: string;
}

/** A line of text: its size, its start or middle on the baseline, mm. */
export interface Line {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tail: Tail | undefined;
}

/** Collects what is drawn. `unit` is the size of the drawing's strokes and symbols, mm. */
export class Sheet {
  private readonly paths = new Map<LayerName, string>();
  private readonly sources = new Map<LayerName, LayerName>();
  private readonly texts = new Map<TextStyle, Line[]>();

  constructor(readonly unit: number) {}

  /** Adds path data to a layer; of a floor without ground there is none. */
  draw(layer: LayerName, path: string): void {
    if (path !== '') this.paths.set(layer, (this.paths.get(layer) ?? '') + path);
  }

  /** Draws in a layer everything that another layer holds. */
  repeat(layer: LayerName, source: LayerName): void {
    this.sources.set(layer, source);
  }

  /**
   * Adds a line of text; `x` is its start, or its middle where the style is centred; `y` its baseline.
   * A `tail` follows on the same line in a style of its own.
   */
  write(style: TextStyle, text: string, x: number, y: number, size: number, tail?: Tail): void {
    this.linesOf(style).push({ x, y, size, text, tail });
  }

  /** Takes over everything another sheet has gathered. */
  take(other: Sheet): void {
    other.paths.forEach((path, layer) => this.draw(layer, path));
    other.texts.forEach((lines, style) => this.linesOf(style).push(...lines));
  }

  /** The layers as markup, the lowest first: shapes, then texts. */
  finish(theme: Theme): string[] {
    const elements: string[] = [];
    for (const layer of this.listSeen(theme)) elements.push(`<path d="${this.pathOf(layer)}"${this.writeStyle(layer, theme)}/>`);
    this.texts.forEach((lines, style) => {
      const common = lines[0]?.size ?? 0;
      let spans = '';
      for (const line of lines) spans += writeLine(line, common, theme);
      elements.push(wrapContent('text', ` class="${style}" font-size="${roundMm(common)}"${writeKept(theme.text[style])}`, spans));
    });
    return elements;
  }

  /** The layers that are seen, the lowest first, for media other than markup; widths in `style` are those of {@link widthUnitOf}. */
  listShapes(theme: Theme): { readonly path: string; readonly layer: LayerName; readonly style: LayerStyle }[] {
    return this.listSeen(theme).map((layer) => ({ path: this.pathOf(layer), layer, style: theme.layers[layer] }));
  }

  /** The texts by style, for media other than markup. */
  listTexts(): ReadonlyMap<TextStyle, readonly Line[]> {
    return this.texts;
  }

  /** What a width of 1 in the style of a layer is, mm. */
  widthUnitOf(layer: LayerName): number {
    return fixedLayers.has(layer) ? 1 : this.unit;
  }

  private linesOf(style: TextStyle): Line[] {
    let lines = this.texts.get(style);
    if (!lines) this.texts.set(style, (lines = []));
    return lines;
  }

  /** The layers that hold something and are seen, the lowest first. */
  private listSeen(theme: Theme): LayerName[] {
    const { paths, sources } = this;
    return layerOrder.filter((layer) => paths.has(sources.get(layer) ?? layer) && isSeen(theme.layers[layer]));
  }

  /** What a layer holds. */
  private pathOf(layer: LayerName): string {
    return this.paths.get(this.sources.get(layer) ?? layer) ?? '';
  }

  /** The attributes of a layer. Written straight away, with no object of them: there are a dozen layers in each of many small plans. */
  private writeStyle(layer: LayerName, theme: Theme): string {
    const { fill, stroke, width, dash, opacity, cap, join, panel } = theme.layers[layer];
    const unit = this.widthUnitOf(layer);
    let text = ` class="${layer}" fill="${fill ?? 'none'}"`;
    if (stroke !== undefined) text += ` stroke="${stroke}" stroke-width="${roundMm((width ?? 1) * unit)}"`;
    if (dash) text += ` stroke-dasharray="${dash.map((length) => roundMm(length * unit)).join(' ')}"`;
    if (cap) text += ` stroke-linecap="${cap}"`;
    if (join) text += ` stroke-linejoin="${join}"`;
    if (panel) text += ' clip-path="url(#panel)"';
    if (layer === 'deployment') text += ' mask="url(#deployable)"';
    return opacity === undefined ? text : `${text} opacity="${roundMm(opacity)}"`;
  }
}

const kept = new WeakMap<Attributes, string>();

/** Attributes of a theme, which are written again and again. */
function writeKept(attributes: Attributes): string {
  let text = kept.get(attributes);
  if (text === undefined) kept.set(attributes, (text = writeAttributes(attributes)));
  return text;
}

function writeLine({ x, y, size, text, tail }: Line, common: number, theme: Theme): string {
  const fontSize = size === common ? '' : ` font-size="${roundMm(size)}"`;
  return wrapContent('tspan', ` x="${roundMm(x)}" y="${roundMm(y)}"${fontSize}`, escapeMarkup(text) + tailMarkup(tail, size, theme));
}

function isSeen({ fill, stroke }: LayerStyle): boolean {
  return fill !== undefined || (stroke !== undefined && stroke !== 'none');
}

function tailMarkup(tail: Tail | undefined, size: number, theme: Theme): string {
  return tail ? wrapContent('tspan', ` class="${tail.style}" dx="${roundMm(size * 0.7)}"${writeKept(theme.text[tail.style])}`, escapeMarkup(tail.text)) : '';
}
