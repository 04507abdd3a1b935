/** The log in other formats. Names and notes are hostile text: each format escapes them in its own way (S5). */
import { writeCsvRow } from '../../campaign/csv';
import { gameFields } from '../../campaign/fields';
import type { CampaignLog, Game } from '../../campaign/log';
import type { Standing } from '../../campaign/x';
import type { Language } from '../../tables/ruleset';
import { cleanText, escapeMarkup } from '../clean-text';
import { formatRatio } from '../number-format';
import { writeChoiceCell } from './choice-cell';
import { describeCorrection, describeFact } from './describe-fact';
import { describeCount } from './count-words';
import { correctionKeys, csvHeadings, csvXHeadings } from './export-words';
import { writeTotals } from './html-totals';
import { columns, countOf, listHeadings, listRows } from './log-table';
import type { NameOf, OtherwiseWords } from './log-table';
import { remarkWords } from './words';

/** A log to be written out, or some of its games. */
export interface ExportView {
  readonly log: CampaignLog;
  readonly standings: readonly Standing[];
  readonly language: Language;
  readonly nameOf: NameOf;
  readonly otherwise?: OtherwiseWords;
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
  const heading = [...gameFields.map(({ key }) => csvHeadings[key][language]), correctionKeys[language], csvXHeadings.x[language], csvXHeadings.num[language], csvXHeadings.den[language]];
  const rows = standings.map(({ game, after }) => [
    ...gameFields.map(({ key }) => writeCell(game, key, language, nameOf)),
    (game.corrections ?? []).join('\n'),
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
  if (key === 'units') return (game.units ?? []).join('\n');
  if (key === 'corrections') return (game.corrections ?? []).map((text) => describeCorrection(text, language, nameOf)).join('\n');
  // SCN-03 compares none.
  if (key === 'objectives' && game.objectives === 0 && game.second === undefined) return countOf(game);
  return writeChoiceCell(game, key, language) ?? describeFact(key, value, language, nameOf);
}

function exportMarkdown(view: ExportView): string {
  const { standings, language, nameOf, otherwise } = view;
  const cell = (text: string): string => cleanText(text).replace(/[\\`*_[\]|<>~&$]/g, (mark) => (/[<>&]/.test(mark) ? escapeMarkup(mark) : `\\${mark}`));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = listRows(standings, language, nameOf, { otherwise }).map(({ cells, isVoid }) => row(columns.map((column) => {
    const text = cell(cells[column]);
    return isVoid && text !== '' && column !== 'notes' ? `~~${text}~~` : text;
  })));
  const counted = describeCount(standings.map(({ game }) => game), language);
  return `${[`# ${cell(titleOf(view))}`, '', row(listHeadings(language)), row(columns.map((column) => (column === 'number' || column === 'objectives' ? '--:' : '---'))), ...rows, ...(counted === null ? [] : ['', cell(counted)])].join('\n')}\n`;
}

/** Shares of the page, in per cent, that the columns of the log take on a screen and on paper: each heading fits on its line. */
const columnWidths = { screen: [8, 9, 9, 10, 10, 7, 11, 10, 8, 18], paper: [6, 9, 9, 8, 9, 7, 8, 11, 8, 25] } as const;

const setWidths = (widths: readonly number[]): string => widths.map((width, at) => `col:nth-child(${at + 1}){width:${width}%}`).join('\n');

/** Narrower than this, the headings would break: each game is then a card, with the heading before each of its cells, which makes room for it also where it takes two lines. */
const narrow = [
  'body{margin:1em auto}', 'table,tbody,tr,td{display:block}', 'thead,colgroup{display:none}', 'tr{border:1px solid #4a3720;margin:0 0 .8em;padding:.3em .6em}',
  'td,td.n{border:0;padding:.15em 0 .15em 9.5em;display:flow-root;text-align:left}',
  'td::before{content:attr(data-name);float:left;margin-left:-9.5em;width:9em;font-weight:bold}',
  'td.empty{display:none}', 'td.n:first-child{background:#f3e8cf;margin:-.3em -.6em .2em;padding:.3em .6em .3em 10.1em}',
];

const style = [
  "body{font-family:'Palatino Linotype','Book Antiqua',Palatino,'DejaVu Serif',serif;color:#2b2015;background:#fff;margin:2em auto;max-width:70em;padding:0 1em}",
  'h1{font-size:1.5em}', 'table{border-collapse:collapse;width:100%}', 'th,td{border:1px solid #4a3720;padding:.3em .6em;text-align:left;vertical-align:top}',
  // Columns of their own width: a word is broken only where it alone is wider than its column.
  'table{table-layout:fixed;font-size:.875em}', 'td,th{overflow-wrap:break-word}', setWidths(columnWidths.screen),
  'th{background:#f3e8cf}', 'td.n{text-align:right}', 'tr.void td:not(.notes){text-decoration:line-through;color:#777}', 'td.notes{white-space:pre-line}',
  `@media screen and (max-width:68em){table{font-size:1em}${narrow.join('')}}`,
  '@page{size:A4 landscape;margin:12mm}',
  `@media print{${setWidths(columnWidths.paper)}body{margin:0;max-width:none;padding:0;font-size:9pt}table{font-size:1em}th,td{padding:.2em .4em}th{background:none}tr{break-inside:avoid}thead{display:table-header-group}}`,
].join('\n');

function exportHtml(view: ExportView): string {
  const { standings, language, nameOf, otherwise } = view;
  const title = escapeMarkup(titleOf(view));
  const names = listHeadings(language).map(escapeMarkup);
  const heading = names.map((text) => `<th scope="col">${text}</th>`).join('');
  const rows = listRows(standings, language, nameOf, { otherwise }).map(({ cells, isVoid }) => {
    const list = columns.map((column, at) => `<td${classOf(column, cells[column])} data-name="${names[at] ?? ''}">${cells[column].split('\n').map((line) => `<bdi>${escapeMarkup(cleanText(line))}</bdi>`).join('\n')}</td>`).join('');
    return `<tr${isVoid ? ' class="void"' : ''}>${list}</tr>`;
  });
  return `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>\n<style>\n${style}\n</style>\n</head>\n<body>\n<h1>${title}</h1>\n${writeTotals(view)}<table>\n<colgroup>${'<col/>'.repeat(columns.length)}</colgroup>\n<thead><tr>${heading}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n</body>\n</html>\n`;
}

function classOf(column: string, text: string): string {
  const classes = [...(column === 'notes' ? ['notes'] : []), ...(column === 'number' || column === 'objectives' ? ['n'] : []), ...(text === '' ? ['empty'] : [])];
  return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
}

function exportJson({ log, standings }: ExportView): string {
  return `${JSON.stringify({ ...log, games: standings.map(({ game, before, after, feeds, due, differs }) => ({ ...game, before, after, feeds, due, differs })) }, null, 2)}\n`;
}
