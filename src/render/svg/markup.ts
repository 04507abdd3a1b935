/**
 * SVG text. The only importer of svg-builder, which escapes nothing and prints 0.30000000000000004:
 * every value passes `roundMm` or `escapeMarkup` here first. svg-builder checks each element slowly
 * (0.2 ms in a cold process), so it makes the root and puts together what stands inside: a few merged
 * elements written here.
 */
import svgBuilder from 'svg-builder';
import { escapeMarkup } from '../clean-text';

/** Attributes of an element; numbers are rounded to a thousandth, `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A whole picture; the unit of everything is the millimetre (S4). */
export interface Picture {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Said by screen readers and shown as a tooltip. */
  readonly title: string;
  readonly definitions: readonly string[];
  /** Elements in the order they are drawn. */
  readonly elements: readonly string[];
}

// Taken out of `Math` once: thousands of numbers are rounded by code that runs cold.
const { round } = Math;

/** A number as SVG writes it: at most three decimals, no minus zero. */
export function roundMm(value: number): number {
  return (round(value * 1000) + 0) / 1000;
}

/** One element with escaped attributes; `content` is markup already. */
export function makeElement(name: string, attributes: Attributes, content = ''): string {
  return wrapContent(name, writeAttributes(attributes), content);
}

/** One element whose attributes are written already. */
export function wrapContent(name: string, attributes: string, content: string): string {
  return content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
}

/** A path; its data comes from path-data.ts, digits and commands only, and is not searched for what to escape. */
export function makePath(data: string, attributes: Attributes): string {
  return `<path d="${data}"${writeAttributes(attributes)}/>`;
}

/** The picture as a file. */
export function makePicture(picture: Picture): string {
  return toFile(makeRoot(picture));
}

/** A root element as a file of its own. */
export function toFile(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** The picture as an element, for a file or for a page. */
export function makeRoot(picture: Picture): string {
  const { widthMm, heightMm, title, definitions, elements } = picture;
  const builder = svgBuilder.create().viewBox(viewBoxOf(widthMm, heightMm));
  // Its own width() and height() compile an expression for each call: a tenth of a millisecond a picture.
  builder.root = builder.root
    .replace('height="100" width="100"', `width="${roundMm(widthMm)}mm" height="${roundMm(heightMm)}mm"`)
    .replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '');
  builder.elements.push(`<title>${escapeMarkup(title)}</title>`);
  if (definitions.length > 0) builder.elements.push(`<defs>${definitions.join('')}</defs>`);
  builder.elements.push(`<g>${elements.join('')}</g>`);
  return builder.render();
}

/** A picture inside a web page. There may be dozens in one, so svg-builder is spared: it would take most of the time. */
export function makeInlinePicture(widthMm: number, heightMm: number, elements: readonly string[]): string {
  return wrapContent('svg', ` xmlns="http://www.w3.org/2000/svg" width="${roundMm(widthMm)}mm" height="${roundMm(heightMm)}mm" viewBox="${viewBoxOf(widthMm, heightMm)}"`, elements.join(''));
}

function viewBoxOf(widthMm: number, heightMm: number): string {
  return `0 0 ${roundMm(widthMm)} ${roundMm(heightMm)}`;
}

/** Attributes as they stand in a tag, escaped. */
export function writeAttributes(attributes: Attributes): string {
  let text = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? roundMm(value) : escapeMarkup(value)}"`;
  }
  return text;
}
