/** A page being drawn: path data and texts gathered by layer, so that each layer becomes one element. */
import { escapeMarkup } from '../clean-text';
import { makeElement, makePath, roundMm } from './markup';
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
  private readonly paths = new Map<LayerName, string[]>();
  private readonly sources = new Map<LayerName, LayerName>();
  private readonly texts = new Map<TextStyle, Line[]>();

  constructor(readonly unit: number) {}

  /** Adds path data to a layer. */
  draw(layer: LayerName, path: string): void {
    const pieces = this.paths.get(layer);
    if (pieces) pieces.push(path);
    else this.paths.set(layer, [path]);
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
    for (const [layer, pieces] of other.paths) for (const path of pieces) this.draw(layer, path);
    for (const [style, lines] of other.texts) this.linesOf(style).push(...lines);
  }

  /** The layers as markup, the lowest first: shapes, then texts. */
  finish(theme: Theme): string[] {
    const elements = this.listShapes(theme).map(({ path, layer }) => makePath(path, this.styleOf(layer, theme)));
    for (const [style, lines] of this.texts) {
      const common = lines[0]?.size ?? 0;
      const spans = lines.map(({ x, y, size, text, tail }) => makeElement('tspan', { x, y, 'font-size': size === common ? undefined : size }, escapeMarkup(text) + tailMarkup(tail, size, theme)));
      elements.push(makeElement('text', { class: style, 'font-size': common, ...theme.text[style] }, spans.join('')));
    }
    return elements;
  }

  /** The layers that are seen, the lowest first, for media other than markup; widths in `style` are those of {@link widthUnitOf}. */
  listShapes(theme: Theme): { readonly path: string; readonly layer: LayerName; readonly style: LayerStyle }[] {
    const joined = new Map<LayerName, string>();
    for (const [layer, pieces] of this.paths) joined.set(layer, pieces.join(''));
    return layerOrder.flatMap((layer) => {
      const path = joined.get(this.sources.get(layer) ?? layer);
      const style = theme.layers[layer];
      return path && isSeen(style) ? [{ path, layer, style }] : [];
    });
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

  private styleOf(layer: LayerName, theme: Theme): Attributes {
    const { fill, stroke, width, dash, opacity, cap, join, panel } = theme.layers[layer];
    const unit = this.widthUnitOf(layer);
    return {
      class: layer,
      fill: fill ?? 'none',
      stroke,
      'stroke-width': stroke === undefined ? undefined : (width ?? 1) * unit,
      'stroke-dasharray': dash?.map((length) => roundMm(length * unit)).join(' '),
      'stroke-linecap': cap,
      'stroke-linejoin': join,
      'clip-path': panel ? 'url(#panel)' : undefined,
      mask: layer === 'deployment' ? 'url(#deployable)' : undefined,
      opacity,
    };
  }
}

function isSeen({ fill, stroke }: LayerStyle): boolean {
  return fill !== undefined || (stroke !== undefined && stroke !== 'none');
}

function tailMarkup(tail: Tail | undefined, size: number, theme: Theme): string {
  return tail ? makeElement('tspan', { class: tail.style, dx: size * 0.7, ...theme.text[tail.style] }, escapeMarkup(tail.text)) : '';
}
