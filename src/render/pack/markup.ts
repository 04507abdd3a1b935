/** Strings on their way into a template: escaped where it puts them in, unless wrapped here. */
import { escapeMarkup } from '../clean-text';
import type { PageMedium } from './sheet-templates';

/** Finished markup. Templates ask `toHTML` before they escape, as Handlebars does, and so need no unescaped slot. */
export class Markup {
  constructor(private readonly source: string) {}
  /** The markup as it stands. */
  toHTML(): string {
    return this.source;
  }
}

/** True for markup, also of another bundle, as errors.ts says of errors. */
export function isMarkup(value: object): boolean {
  return 'toHTML' in value && typeof value.toHTML === 'function';
}

/**
 * What may not stand in an XML or Markdown file: control characters, broken surrogates, and marks that would
 * reorder the line around them (a name must not be able to turn a sentence round).
 */
// eslint-disable-next-line no-control-regex -- replacing them is the purpose
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** All characters that `unfit` may mean, halves of pairs among them: quicker to look for, and seldom found. */
const suspects = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff\\ufffe\\uffff';
const suspect = new RegExp(`[${suspects}]`);

/** Text that may stand in a file: control characters become visible pictures, what has none a replacement sign. */
export function showControls(text: string): string {
  if (!suspect.test(text)) return text;
  return text.replace(unfit, (found) => {
    const code = found.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}

/** How a page of each medium shows a string that a template puts in. */
export const showIn: Readonly<Record<PageMedium, (text: string) => string>> = { html: showInHtml, markdown: showInMarkdown };

/** Whatever ends a text or an attribute, as Handlebars writes it. */
const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;', '`': '&#x60;', '=': '&#x3D;' };

/** Both in one, since most strings have nothing to change. */
const changedInHtml = new RegExp(`[${suspects}&<>"'\`=]`);

function showInHtml(text: string): string {
  return changedInHtml.test(text) ? showControls(text).replace(/[&<>"'`=]/g, (mark) => htmlEscapes[mark]!) : text;
}

/** What `escapeMarkdown` may have to change; most strings have none of it. */
const marks = /[\\`*_[\]<>|~&\n]|^\s*(?:[-+=](?:[-+=\s]|$)|#|\d{1,9}[.)](?:\s|$))/;

/** Escapes the characters that mean something in Markdown or in the HTML inside it; line ends become spaces. */
export function escapeMarkdown(text: string): string {
  if (!marks.test(text)) return text;
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=[#\w])/g, '&amp;')
    // Marks of lists, headings and rules, which mean something only where a line begins: a view's string may stand there.
    .replace(/^(\s*)(?=[-+=](?:[-+=\s]|$)|#)/, '$1\\')
    .replace(/^(\s*\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** Both in one, since most strings have nothing to change. */
const changedInMarkdown = new RegExp(`${suspect.source}|${marks.source}`);

function showInMarkdown(text: string): string {
  return changedInMarkdown.test(text) ? escapeMarkdown(showControls(text)) : text;
}

/** A code span that survives any content, for commands and seeds. */
export function codeSpan(text: string): Markup {
  const clean = showControls(text).replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = clean === '' || /^[` ]|[` ]$/.test(clean) ? ' ' : '';
  return new Markup(`${fence}${pad}${clean}${pad}${fence}`);
}

/** A fenced block that survives any content, for drawings made of characters. */
export function codeBlock(text: string): string {
  const clean = showControls(text).split('\n').map((line) => line.trimEnd()).join('\n').trimEnd();
  const longest = Math.max(2, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${clean}\n${fence}`;
}

/** The id of a rule, or of some that follow each other. */
const ruleId = /\b[A-Z][A-Z0-9]*-\d{2}(?:–\d{2})?/g;

/** Text for HTML in which no line ends within the id of a rule: browsers end one after its hyphen. */
export function keepRuleIds(text: string): Markup {
  return new Markup(showInHtml(text).replace(ruleId, '<span class="id">$&</span>'));
}

/** An element that shows text exactly, for HTML; lines end between its words, not after the hyphens of an option. */
export function codeElement(text: string): Markup {
  const words = showControls(text).split(/( +)/).map((part, at) => (at % 2 === 1 ? part : `<span>${escapeMarkup(part)}</span>`));
  return new Markup(`<code>${words.join('')}</code>`);
}
