/** An answer of `odds` as a table for a spreadsheet: every outcome, rare ones too. */
import { writeCsvRow } from '../../campaign/csv';
import { formatFractionOf } from './format-known';
import { oddsWords as words } from './odds-words';
import type { OddsReport } from './report';

/** Semicolons where the comma is the decimal mark, and a mark of UTF-8, as the log's export has. */
export function renderOddsCsv({ language, results, names }: OddsReport): string {
  const separator = language === 'en' ? ',' : ';';
  const decimal = (value: number): string => (language === 'en' ? String(value) : String(value).replace('.', ','));
  const marks = names.length > 1 ? [' A', ' B'] : [''];
  const headings = [words.result[language], words.outcome[language], ...marks.flatMap((mark) => [words.fraction[language], words.chance[language], words.atLeast[language]].map((word) => `${word}${mark}`))];
  const rows = results.flatMap(({ counts, rows: outcomes, isNumber }) => outcomes.map(({ value, label, chances, atLeast }) => [
    counts, isNumber ? String(value) : label,
    ...chances.flatMap((chance, at) => [formatFractionOf(chance), decimal(chance.value), isNumber ? decimal(atLeast[at]!.value) : '']),
  ]));
  return `\ufeff${[headings, ...rows].map((row) => `${writeCsvRow(row, separator)}\r\n`).join('')}`;
}
