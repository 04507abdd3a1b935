/** An answer of `odds` as a picture: a bar for each outcome, in mm (S4). */
import { escapeMarkup } from '../clean-text';
import type { ThemeId } from '../renderer';
import { makeElement, makePath, makePicture, roundMm } from '../svg/markup';
import { measureText, wrapText } from '../svg/text-measure';
import type { TextStyle } from '../svg/themes';
import { themes } from '../svg/themes';
import { formatDecimalOf, formatFractionOf } from './format-known';
import { oddsWords as words } from './odds-words';
import type { Known } from '../../combat/exact/summary';
import type { Language } from '../../tables/ruleset';
import type { OddsReport, ReportResult, ReportRow } from './report';
import { rareChance, splitRare, tellError } from './report';
import { fillMessage } from '../../errors';

/** Colours of the bars of the two cases, and of the lines. */
const looks: Readonly<Record<ThemeId, { readonly paper: string; readonly frame: string; readonly bars: readonly [string, string] }>> = {
  colour: { paper: '#f3e8cf', frame: '#4a3720', bars: ['#c0652d', '#5b7d8d'] },
  ink: { paper: '#ffffff', frame: '#000000', bars: ['#8c8c8c', '#ffffff'] },
};

const width = 170;
const margin = 8;
const rowMm = 6;
const numbersMm = 46;
/** Most bars of one result: beyond them only those around the likeliest are drawn. */
const mostRows = 60;

/** Draws every result below the other. */
export function renderOddsSvg(report: OddsReport, theme: ThemeId): string {
  const look = looks[theme];
  const elements: string[] = [];
  const write = (style: TextStyle, text: string, x: number, y: number, size: number, anchor: 'start' | 'end' = 'start'): void => {
    elements.push(makeElement('text', { ...themes[theme].text[style], x, y: roundMm(y), 'font-size': size, 'text-anchor': anchor }, escapeMarkup(text)));
  };
  let y = margin + 4;
  for (const line of wrapText(report.title, 5.5, width - 2 * margin, 2)) {
    write('title', line, margin, y, 5.5);
    y += 6.5;
  }
  report.names.forEach((name, at) => {
    if (name === '' && report.names.length === 1) return;
    const left = margin + (report.names.length > 1 ? 6 : 0);
    if (report.names.length > 1) elements.push(makePath(box(margin, y - 3, 4, 3.2), { fill: look.bars[at]!, stroke: look.frame, 'stroke-width': 0.2 }));
    for (const line of wrapText(report.names.length > 1 ? `${'AB'[at]}: ${name || '–'}` : name, 3.8, width - margin - left, 6)) {
      write('subtitle', line, left, y, 3.8);
      y += 5;
    }
    y += 0.5;
  });
  for (const result of report.results) y = drawResult(result, report, { y: y + 7, look, elements, write });
  if (report.error > 0) {
    y += 6;
    write('small', tellError(report), margin, y, 2.8);
  }
  y += 3;
  return makePicture({
    widthMm: width, heightMm: roundMm(y), title: `${report.title}. ${report.names.join('; ')}`, definitions: [],
    elements: [makeElement('rect', { width, height: roundMm(y), fill: look.paper }), ...elements],
  });
}

interface Drawing {
  readonly y: number;
  readonly look: (typeof looks)[ThemeId];
  readonly elements: string[];
  readonly write: (style: TextStyle, text: string, x: number, y: number, size: number, anchor?: 'start' | 'end') => void;
}

/** Returns where the next thing may stand. */
function drawResult(result: ReportResult, { language, names }: OddsReport, { y: top, look, elements, write }: Drawing): number {
  write('keyHead', result.counts, margin, top, 4.2);
  let y = top + 5;
  const ends = findEnds(result, names.length);
  if (result.isNumber) {
    result.means.forEach((mean, at) => {
      const fraction = formatFractionOf(mean);
      const text = fillMessage(words.mean[language], { mean: `${formatDecimalOf(mean, language)}${fraction.includes('/') ? ` (${fraction})` : ''}` });
      write('detail', names.length > 1 ? `${'AB'[at]}: ${text}` : text, margin, y, 3.4);
      y += 4.6;
    });
  }
  ends.forEach(({ heading, x }) => write('small', heading(language), x, y - 1, 2.8, 'end'));
  const { shown, hidden } = splitRare(result);
  const rows = chooseWindow(shown);
  const labels = Math.min(60, Math.max(...rows.map(({ label }) => measureText(label, 3.4))) + 3);
  const left = margin + labels;
  const highest = Math.max(...rows.flatMap(({ chances }) => chances.map(({ value }) => value)));
  const room = width - margin - numbersMm - left;
  const paths = ['', ''];
  for (const row of rows) {
    const height = (rowMm - 1.6) / row.chances.length;
    write('key', wrapText(row.label, 3.4, labels - 2, 1)[0] ?? '', left - 2, y + rowMm / 2 + 0.4, 3.4, 'end');
    row.chances.forEach(({ value }, at) => { if (value > 0) paths[at] += box(left, y + 0.8 + at * height, Math.max(0.2, (value / highest) * room), height); });
    ends.forEach(({ x, tell }) => write('key', formatDecimalOf(tell(row), language), x, y + rowMm / 2 + 0.4, 3.1, 'end'));
    y += rowMm;
  }
  paths.forEach((path, at) => { if (path !== '') elements.push(makePath(path, { fill: look.bars[at]!, stroke: look.frame, 'stroke-width': 0.2 })); });
  elements.push(makePath(`M${roundMm(left)} ${roundMm(y - rows.length * rowMm)}V${roundMm(y)}`, { stroke: look.frame, 'stroke-width': 0.35, fill: 'none' }));
  const remarks = [
    ...(rows.length < shown.length ? [fillMessage(words.window[language], { count: rows.length })] : []),
    ...(hidden > 0 ? [fillMessage(words.rare[language], { limit: formatDecimalOf({ exact: null, value: rareChance }, language) })] : []),
  ];
  for (const remark of remarks) {
    y += 4.4;
    write('small', remark, margin, y, 2.8);
  }
  return y;
}

/** Columns of numbers by their right ends: the chance of each case, or of one the chance and that of at least so much. */
function findEnds({ isNumber }: ReportResult, cases: number): { readonly x: number; readonly heading: (language: Language) => string; readonly tell: (row: ReportRow) => Known }[] {
  const [right, left] = [width - margin, width - margin - numbersMm / 2];
  const chance = (at: number, x: number, mark = '') => ({ x, heading: (language: Language) => `${words.chance[language]}${mark}`, tell: (row: ReportRow) => row.chances[at]! });
  if (cases > 1) return [chance(0, left, ' A'), chance(1, right, ' B')];
  return isNumber ? [chance(0, left), { x: right, heading: (language) => words.atLeast[language], tell: (row) => row.atLeast[0]! }] : [chance(0, right)];
}

/** The rows around the likeliest one, as many as a picture may have. */
function chooseWindow(rows: readonly ReportRow[]): readonly ReportRow[] {
  if (rows.length <= mostRows) return rows;
  const heights = rows.map(({ chances }) => Math.max(...chances.map(({ value }) => value)));
  const peak = heights.indexOf(Math.max(...heights));
  const first = Math.max(0, Math.min(rows.length - mostRows, peak - mostRows / 2));
  return rows.slice(first, first + mostRows);
}

function box(x: number, y: number, wide: number, high: number): string {
  return `M${roundMm(x)} ${roundMm(y)}h${roundMm(wide)}v${roundMm(high)}h${roundMm(-wide)}Z`;
}
