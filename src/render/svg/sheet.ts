/** A page being drawn: path data and texts gathered by layer, so that each layer becomes one element. */
import { escapeMarkup } from '../clean-text';
import { makeElement, roundMm } from './markup';
import type { Attributes, MarkupLayer } from './markup';
import { layerOrder } from './themes';
import type { LayerName, TextStyle, Theme } from './themes';

/** Layers whose widths do not follow the scale of the map. */
const fixedLayers: ReadonlySet<LayerName> = new Set([
  'frame', 'rule', 'slabIcon', 'keyDeployment', 'keyWall', 'barDark', 'barLight', 'compassDark', 'compassLight',
]);

/** Text that goes on in another style on the same line. */
export interface Tail {
  readonly style: TextStyle;
  readonly text: string;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tail: Tail | undefined;
}

interface TextRun {
  readonly style: TextStyle;
  readonly size: number;
  readonly lines: Line[];
}

/** Collects what is drawn. `unit` is the size of the drawing's strokes and symbols, mm. */
export class Sheet {
  private readonly paths = new Map<LayerName, string>();
  private readonly runs = new Map<string, TextRun>();

  constructor(readonly unit: number) {}

  /** Adds path data to a layer. */
  draw(layer: LayerName, path: string): void {
    this.paths.set(layer, (this.paths.get(layer) ?? '') + path);
  }

  /**
   * Adds a line of text; `x` is its start, or its middle where the style is centred; `y` its baseline.
   * A `tail` follows on the same line in a style of its own.
   */
  write(style: TextStyle, text: string, x: number, y: number, size: number, tail?: Tail): void {
    const key = `${style} ${roundMm(size)}`;
    let run = this.runs.get(key);
    if (!run) this.runs.set(key, (run = { style, size, lines: [] }));
    run.lines.push({ x, y, text, tail });
  }

  /** Takes over everything another sheet has gathered. */
  take(other: Sheet): void {
    for (const [layer, path] of other.paths) this.draw(layer, path);
    for (const [key, run] of other.runs) {
      const own = this.runs.get(key);
      if (own) own.lines.push(...run.lines);
      else this.runs.set(key, run);
    }
  }

  /** The layers as markup, the lowest first: shapes, then texts. */
  finish(theme: Theme): MarkupLayer[] {
    const shapes: string[] = [];
    for (const layer of layerOrder) {
      const path = this.paths.get(layer);
      if (path) shapes.push(makeElement('path', { class: layer, d: path, ...this.styleOf(layer, theme) }));
    }
    const texts: string[] = [];
    for (const { style, size, lines } of this.runs.values()) {
      const spans = lines.map((line) => makeElement('tspan', { x: line.x, y: line.y }, escapeMarkup(line.text) + tailMarkup(line.tail, size, theme)));
      texts.push(makeElement('text', { class: style, 'font-size': size, ...theme.text[style] }, spans.join('')));
    }
    return [{ attributes: { fill: 'none' }, elements: shapes }, { attributes: {}, elements: texts }];
  }

  private styleOf(layer: LayerName, theme: Theme): Attributes {
    const { fill, stroke, width, dash, opacity, cap, join, panel } = theme.layers[layer];
    const unit = fixedLayers.has(layer) ? 1 : this.unit;
    return {
      fill,
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

function tailMarkup(tail: Tail | undefined, size: number, theme: Theme): string {
  return tail ? makeElement('tspan', { class: tail.style, dx: size * 0.7, ...theme.text[tail.style] }, escapeMarkup(tail.text)) : '';
}
