/** The log in other formats. Names and notes are hostile text: each format escapes them in its own way (S5). */
import { writeCsvRow } from '../../campaign/csv';
import { gameFields } from '../../campaign/fields';
import type { CampaignLog, Game } from '../../campaign/log';
import type { Standing } from '../../campaign/x';
import type { Language } from '../../tables/ruleset';
import { cleanText, escapeMarkup } from '../clean-text';
import { formatRatio } from '../number-format';
import { describeFact, writeChoices } from './describe-fact';
import { csvHeadings, csvXHeadings } from './export-words';
import { columns, listHeadings, listRows } from './log-table';
import type { NameOf } from './log-table';
import { remarkWords } from './words';

/** A log to be written out, or some of its games. */
export interface ExportView {
  readonly log: CampaignLog;
  readonly standings: readonly Standing[];
  readonly language: Language;
  readonly nameOf: NameOf;
}

/** Formats by name. */
export const exporters: Readonly<Record<'csv' | 'md' | 'html' | 'json', (view: ExportView) => string>> = {
  csv: exportCsv,
  md: exportMarkdown,
  html: exportHtml,
  json: exportJson,
};

function titleOf({ log, language }: ExportView): string {
  return log.group === undefined ? remarkWords.title[language] : remarkWords.group[language].replace('{group}', () => cleanText(log.group ?? ''));
}

/** Everything the log keeps of each game and X after it; semicolons where the comma is the decimal mark. */
function exportCsv({ standings, language, nameOf }: ExportView): string {
  const separator = language === 'en' ? ',' : ';';
  const heading = [...gameFields.map(({ key }) => csvHeadings[key][language]), csvXHeadings.x[language], csvXHeadings.num[language], csvXHeadings.den[language]];
  const rows = standings.map(({ game, after }) => [
    ...gameFields.map(({ key }) => writeCell(game, key, language, nameOf)),
    ...(after === null ? ['', '', ''] : [formatRatio(after, language), String(after.num), String(after.den)]),
  ]);
  // The mark tells spreadsheets that it is UTF-8.
  return `\ufeff${[heading, ...rows].map((row) => `${writeCsvRow(row, separator)}\r\n`).join('')}`;
}

function writeCell(game: Game, key: keyof Game, language: Language, nameOf: NameOf): string {
  const value = game[key];
  if (value === undefined) return '';
  // A fraction would become a day in a spreadsheet.
  if (key === 'x') return `X=${game.x ?? ''}`;
  if (key === 'facts') return writeChoices(game.facts ?? {});
  if (key === 'corrections' || key === 'units') return (game[key] ?? []).join('\n');
  // Kinds of objective go by their codes, of which a list can be made again.
  return key === 'achieved' ? (game.achieved ?? []).join(', ') : describeFact(key, value, language, nameOf);
}

function exportMarkdown(view: ExportView): string {
  const { standings, language, nameOf } = view;
  const cell = (text: string): string => cleanText(text).replace(/[\\`*_[\]|<>~&$]/g, (mark) => (/[<>&]/.test(mark) ? escapeMarkup(mark) : `\\${mark}`));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = listRows(standings, language, nameOf).map(({ cells, isVoid }) => row(columns.map((column) => {
    const text = cell(cells[column]);
    return isVoid && text !== '' && column !== 'notes' ? `~~${text}~~` : text;
  })));
  return `${[`# ${cell(titleOf(view))}`, '', row(listHeadings(language)), row(columns.map((column) => (column === 'number' || column === 'objectives' ? '--:' : '---'))), ...rows].join('\n')}\n`;
}

/** Shares of the page, in per cent, that the columns of the log take: each heading fits on its line. */
const columnWidths = [6, 10, 10, 8, 10, 8, 8, 12, 9, 19] as const;

const style = [
  "body{font-family:'Palatino Linotype','Book Antiqua',Palatino,'DejaVu Serif',serif;color:#2b2015;background:#fff;margin:2em auto;max-width:70em;padding:0 1em}",
  'h1{font-size:1.5em}', 'table{border-collapse:collapse;width:100%}', 'th,td{border:1px solid #4a3720;padding:.3em .6em;text-align:left;vertical-align:top}',
  // Columns of their own width: a word is broken only where it alone is wider than its column.
  'table{table-layout:fixed}', 'td,th{overflow-wrap:break-word}', ...columnWidths.map((width, at) => `col:nth-child(${at + 1}){width:${width}%}`),
  'th{background:#f3e8cf}', 'td.n{text-align:right}', 'tr.void td:not(.notes){text-decoration:line-through;color:#777}', 'td.notes{white-space:pre-line}',
  '@page{size:A4 landscape;margin:12mm}',
  '@media print{body{margin:0;max-width:none;padding:0;font-size:9pt}th,td{padding:.2em .4em}th{background:none}tr{break-inside:avoid}thead{display:table-header-group}}',
].join('\n');

function exportHtml(view: ExportView): string {
  const { standings, language, nameOf } = view;
  const title = escapeMarkup(titleOf(view));
  const heading = listHeadings(language).map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const rows = listRows(standings, language, nameOf).map(({ cells, isVoid }) => {
    const list = columns.map((column) => `<td${classOf(column)}>${cells[column].split('\n').map((line) => `<bdi>${escapeMarkup(cleanText(line))}</bdi>`).join('\n')}</td>`).join('');
    return `<tr${isVoid ? ' class="void"' : ''}>${list}</tr>`;
  });
  return `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>\n<style>\n${style}\n</style>\n</head>\n<body>\n<h1>${title}</h1>\n<table>\n<colgroup>${'<col/>'.repeat(columns.length)}</colgroup>\n<thead><tr>${heading}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n</body>\n</html>\n`;
}

function classOf(column: string): string {
  if (column === 'notes') return ' class="notes"';
  return column === 'number' || column === 'objectives' ? ' class="n"' : '';
}

function exportJson({ log, standings }: ExportView): string {
  return `${JSON.stringify({ ...log, games: standings.map(({ game, before, after, feeds, due, differs }) => ({ ...game, before, after, feeds, due, differs })) }, null, 2)}\n`;
}
