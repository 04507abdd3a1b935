/** Reads a map back from its markup: texts, sizes, floors. Independent of the code that drew it. */
import { DOMParser } from '@xmldom/xmldom';
import type { Document, Element } from '@xmldom/xmldom';

/** A line of text on the page. */
export interface TextLine {
  readonly style: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Rectangle in page mm: left, top, right, bottom. */
export type PageBox = readonly [number, number, number, number];

/** Parses XML; any complaint of the parser is an error. */
export function parseXml(markup: string): Document {
  const complaints: string[] = [];
  const document = new DOMParser({ onError: (level, message) => complaints.push(`${level}: ${message}`) }).parseFromString(markup, 'image/svg+xml');
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return document;
}

/** All elements in document order. */
export function listElements(document: Document): Element[] {
  return Array.from(document.getElementsByTagName('*'));
}

/** Every line of text; what follows on the same line in another style is a line of its own at the same place. */
export function readTexts(document: Document): TextLine[] {
  return listElements(document).filter(({ tagName }) => tagName === 'text').flatMap((element) => {
    const style = element.getAttribute('class') ?? '';
    return Array.from(element.childNodes).flatMap((node) => {
      const span = node as unknown as Element;
      const size = Number(span.getAttribute('font-size') || element.getAttribute('font-size'));
      const place = { x: Number(span.getAttribute('x')), y: Number(span.getAttribute('y')), size };
      return Array.from(span.childNodes).map((part) => {
        const inner = part.nodeType === 1 ? (part as unknown as Element).getAttribute('class') ?? style : style;
        return { ...place, style: inner, text: part.textContent ?? '' };
      });
    });
  });
}

/** The numbers in texts of a style, lists taken apart, sorted. */
export function readNumbers(document: Document, style: string): number[] {
  return readTexts(document).filter((line) => line.style === style).flatMap(({ text }) => text.split(',')).map((text) => text.trim()).filter((text) => text !== '').map(Number).sort((a, b) => a - b);
}

/** Path data of a layer; empty when the layer is not there. */
export function readLayer(document: Document, layer: string): string {
  return listElements(document).filter((element) => element.tagName === 'path' && element.getAttribute('class') === layer).map((element) => element.getAttribute('d') ?? '').join('');
}

/** Rectangles in a layer. */
export function readRects(document: Document, layer: string): PageBox[] {
  return Array.from(readLayer(document, layer).matchAll(/M([\d.-]+) ([\d.-]+)H([\d.-]+)V([\d.-]+)H[\d.-]+z/g), (match) => [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])] as const);
}

/** Straight lines in a layer. */
export function readLines(document: Document, layer: string): PageBox[] {
  return Array.from(readLayer(document, layer).matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g), ([, x1, y1, x2, y2]) => [
    Math.min(Number(x1), Number(x2)), Math.min(Number(y1), Number(y2)), Math.max(Number(x1), Number(x2)), Math.max(Number(y1), Number(y2)),
  ] as const);
}

/** True when two boxes share ground. */
export function overlap(a: PageBox, b: PageBox): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}
