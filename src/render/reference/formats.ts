/** A reference sheet as plain text, Markdown and a page to print. */
import { escapeMarkup } from '../clean-text';
import { layTable } from '../campaign/terminal-table';
import { wrapCells } from '../text/display-width';
import type { LocalBlock, LocalSheet } from './local-sheet';
import { referenceStyle } from './style';

/** Formats of `reference`, by name. */
export const referenceFormats = { txt: renderText, html: renderHtml, md: renderMarkdown } as const;

/** Name of a format. */
export type ReferenceFormat = keyof typeof referenceFormats;

const textWidth = 88;

function renderText({ title, note, blocks }: LocalSheet): string {
  const parts = blocks.map(({ title: heading, rules, lines, table }) => [
    `${heading.toUpperCase()} [${rules}]`,
    ...(table ? layTable({ headings: table.head, rows: table.rows, width: textWidth }).flat() : []),
    ...lines.flatMap((line) => wrapCells(line, textWidth - 2).map((part, at) => `${at === 0 ? '- ' : '  '}${part}`)),
  ].join('\n'));
  return `${[`${title}\n${'='.repeat(title.length)}`, ...parts, note].join('\n\n')}\n`;
}

function renderMarkdown({ title, note, blocks }: LocalSheet): string {
  const plain = (text: string): string => text.replace(/[\\`*_[\]|<>~]/g, (mark) => (/[<>]/.test(mark) ? escapeMarkup(mark) : `\\${mark}`));
  const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  const parts = blocks.map(({ title: heading, rules, lines, table }) => [
    `## ${plain(heading)}`,
    ...(table ? [[row(table.head), `|${table.head.map(() => ' --- |').join('')}`, ...table.rows.map(row)].join('\n')] : []),
    ...(lines.length > 0 ? [lines.map((line) => `- ${plain(line)}`).join('\n')] : []),
    `*${rules}*`,
  ].join('\n\n'));
  return `${[`# ${plain(title)}`, ...parts, plain(note)].join('\n\n')}\n`;
}

function renderHtml({ language, title, note, blocks }: LocalSheet): string {
  const name = escapeMarkup(title);
  return `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${name}</title>\n<style>\n${referenceStyle}\n</style>\n</head>\n<body>\n<h1>${name}</h1>\n<main>\n${blocks.map(writeBlock).join('\n')}\n</main>\n<footer>${escapeMarkup(note)}</footer>\n</body>\n</html>\n`;
}

function writeBlock({ title, rules, lines, table }: LocalBlock): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]): string => `<tr>${row.map((cell, at) => (at === 0 ? `<th scope="${tag === 'th' ? 'col' : 'row'}">${escapeMarkup(cell)}</th>` : `<${tag}>${escapeMarkup(cell)}</${tag}>`)).join('')}</tr>`;
  const drawn = table ? `<table${table.head.length > 6 ? ' class="chart"' : ''}>\n<thead>${cells('th', table.head)}</thead>\n<tbody>\n${table.rows.map((row) => cells('td', row)).join('\n')}\n</tbody>\n</table>\n` : '';
  const list = lines.length > 0 ? `<ul>\n${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('\n')}\n</ul>\n` : '';
  return `<section>\n<h2>${escapeMarkup(title)} <small>${escapeMarkup(rules)}</small></h2>\n${drawn}${list}</section>`;
}
