/**
 * SVG text. The only importer of svg-builder, which escapes nothing and prints 0.30000000000000004:
 * every value passes `attributesOf` or `escapeMarkup` here first. svg-builder checks each element slowly
 * (0.2 ms in a cold process), so it makes the root, the definitions and the layers; what stands inside a
 * layer is a few merged elements written here.
 */
import svgBuilder from 'svg-builder';
import { escapeMarkup } from '../clean-text';

/** Attributes of an element; numbers are rounded to a thousandth, `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A group of elements with common attributes, drawn in order. */
export interface MarkupLayer {
  readonly attributes: Attributes;
  readonly elements: readonly string[];
}

/** A whole picture; the unit of everything is the millimetre (S4). */
export interface Picture {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Said by screen readers and shown as a tooltip. */
  readonly title: string;
  readonly definitions: readonly string[];
  readonly layers: readonly MarkupLayer[];
}

/** A number as SVG writes it: at most three decimals, no minus zero. */
export function roundMm(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** One element with escaped attributes; `content` is markup already. */
export function makeElement(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributesOf(attributes))) text += ` ${key}="${value}"`;
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** The picture as a file. `inline` leaves out the XML declaration, for a picture inside a web page. */
export function makePicture(picture: Picture, inline = false): string {
  const width = roundMm(picture.widthMm);
  const height = roundMm(picture.heightMm);
  const builder = svgBuilder.create().width(`${width}mm`).height(`${height}mm`).viewBox(`0 0 ${width} ${height}`);
  if (picture.title !== '') builder.title({}, escapeMarkup(picture.title));
  if (picture.definitions.length > 0) builder.defs({}, contentOf(picture.definitions));
  for (const layer of picture.layers) {
    if (layer.elements.length > 0) builder.g(attributesOf(layer.attributes), contentOf(layer.elements));
  }
  const markup = builder.render().replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '');
  return inline ? markup : `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}

function attributesOf(attributes: Attributes): Record<string, string> {
  const escaped: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) escaped[key] = typeof value === 'number' ? String(roundMm(value)) : escapeMarkup(value);
  }
  return escaped;
}

/** svg-builder takes the content of a group from anything that has `elements`. */
function contentOf(elements: readonly string[]): ReturnType<typeof svgBuilder.create> {
  const content = svgBuilder.create();
  content.elements.push(...elements);
  return content;
}
