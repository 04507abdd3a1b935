/** Reads a rendered pack back, strictly, so that a test sees what a reader sees. */
import type { Document, Element } from '@xmldom/xmldom';
import { DOMParser } from '@xmldom/xmldom';

/** Parses strictly: the first fault throws. */
export function parsePage(html: string): Document {
  return new DOMParser({
    onError: (level, message) => {
      // The parser only wonders about replacement signs, which are ours.
      if (!String(message).includes('replacement character')) throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(html, 'application/xhtml+xml');
}

/** Elements with a class, in order. */
export function byClass(root: Document | Element, tag: string, name: string): Element[] {
  return all(root, tag).filter((element) => (element.getAttribute('class') ?? '').split(' ').includes(name));
}

/** Elements of a tag, in order. */
export function all(root: Document | Element, tag: string): Element[] {
  return Array.from(root.getElementsByTagName(tag));
}

/** Text of an element with single spaces. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The source of one sheet, by its id. */
export function sheetSource(html: string, id: string): string {
  const start = html.search(new RegExp(`<section class="sheet[^"]*" id="${id}">`));
  if (start < 0) throw new Error(`no sheet ${id}`);
  return html.slice(start, html.indexOf('</section>', start));
}
