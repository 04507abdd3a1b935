/**
 * Text that came from outside (names, seeds, labels) made fit to stand in a file or on a terminal:
 * no control characters, no marks that reorder what is around them, no broken surrogates.
 */

// Control characters, bidirectional overrides and isolates, lone surrogates and non-characters.
// eslint-disable-next-line no-control-regex -- removing them is the purpose
const unfit = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Most texts: nothing unfit in them and no space but the usual one; quicker to find than what is unfit. */
const plain = /^[ -~\u00a1-\u024f]*$/;

/** One line of plain text: everything unfit becomes a space, spaces are single and none leads or trails. */
export function cleanText(text: string): string {
  if (plain.test(text) && !text.includes('  ')) return text.trim();
  return text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
}

/** The first `limit` characters (code points), the last one `…` when something was cut off. */
export function shortenText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A code point takes at most two units, so a short prefix is enough of even a huge text.
  const points = Array.from(text.slice(0, 2 * limit + 2));
  return points.length > limit ? `${points.slice(0, limit - 1).join('')}…` : text;
}

/** Escapes text for XML and HTML, content and quoted attributes alike (S5). */
export function escapeMarkup(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
    : text;
}
