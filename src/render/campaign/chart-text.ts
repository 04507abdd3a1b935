/** The chart in characters: a column for each game, X as a line through them. */
import type { CampaignLog } from '../../campaign/log';
import type { Winner } from '../../missions/score/grade';
import type { Standing } from '../../campaign/x';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { viewChart } from './chart-view';
import { chartWords } from './chart-words';

/** How a chart is set. */
export interface TextChartOptions {
  readonly language: Language;
  readonly width: number;
  readonly ascii: boolean;
  /** Results of scenarios that are not drawn. */
  readonly left?: number;
}

const glyphs = {
  unicode: { bar: '█', other: '░', void: '┊', x: '━', axis: '│', corner: '└', floor: '─', untold: '·' },
  ascii: { bar: '#', other: ':', void: '|', x: '-', axis: '|', corner: '+', floor: '-', untold: '.' },
} as const;

/** Rows of the plot, at most. */
const maxRows = 12;

/** Draws the last games that fit. */
export function renderChartText(log: CampaignLog, all: readonly Standing[], { language, width, ascii, left = 0 }: TextChartOptions): string {
  const g = ascii ? glyphs.ascii : glyphs.unicode;
  const room = Math.max(10, width - 6);
  const cell = all.length * 4 <= room ? 4 : all.length * 2 <= room ? 2 : 1;
  const shown = all.slice(-Math.floor(room / cell));
  const view = viewChart(log, all, language, left);
  const perObjective = Math.max(1, Math.floor(maxRows / view.top));
  const rows = Math.min(maxRows, view.top * perObjective);
  const levelOf = (value: number): number => Math.round((value * rows) / view.top);
  const lines = [view.title, view.subtitle, view.results, ''];
  if (shown.length < all.length) lines.splice(3, 0, fillMessage(chartWords.last[language], { count: shown.length, all: all.length }));
  for (let level = rows; level >= 1; level -= 1) {
    const value = (level * view.top) / rows;
    const label = Number.isInteger(value) ? String(value) : '';
    const cells = shown.map((standing) => drawCell(standing, level, levelOf, cell, g));
    lines.push(`${label.padStart(3)} ${g.axis}${cells.join('')}`.trimEnd());
  }
  lines.push(`  0 ${g.corner}${g.floor.repeat(shown.length * cell)}`);
  lines.push(`     ${shown.map(({ game, feeds }) => letterOf(game.void === undefined ? game.winner : 'void', feeds, language, g.untold).padEnd(cell)).join('')}`.trimEnd());
  lines.push(`     ${numberGames(shown, cell)}`.trimEnd());
  lines.push('', fillMessage(chartWords.letters[language], {}).replace('·', g.untold), `${g.bar} ${chartWords.keyFeeds[language]}, ${g.other} ${chartWords.keyOther[language]}, ${g.void} ${chartWords.keyVoid[language]}, ${g.x} ${chartWords.keyX[language]}`);
  return `${(ascii ? lines.map(toAscii) : lines).join('\n')}\n`;
}

type Glyphs = (typeof glyphs)['unicode' | 'ascii'];

function drawCell({ game, feeds, after }: Standing, level: number, levelOf: (value: number) => number, width: number, g: Glyphs): string {
  const isX = after !== null && Math.max(1, levelOf(after.num / after.den)) === level;
  if (isX) return g.x.repeat(width);
  const kind = game.void !== undefined ? g.void : feeds ? g.bar : g.other;
  const filled = level <= levelOf(game.objectives) ? kind : ' ';
  return width === 1 ? filled : filled.repeat(width - 1) + ' ';
}

function letterOf(result: Winner | 'void', feeds: boolean, language: Language, untold: string): string {
  const letters = { attacker: 'A', defender: 'D', draw: language === 'en' ? '=' : 'E', none: untold, void: 'x' };
  return `${letters[result]}${feeds || result === 'void' ? '' : '-'}`;
}

/** Numbers under the columns that have room for them. */
function numberGames(shown: readonly Standing[], cell: number): string {
  const every = cell === 4 ? 1 : cell === 2 ? 5 : 10;
  let line = '';
  shown.forEach(({ game }, at) => {
    if ((game.number % every === 0 || every === 1) && line.length <= at * cell) line = line.padEnd(at * cell) + String(game.number);
  });
  return line;
}

function toAscii(line: string): string {
  return line.normalize('NFD').replace(/\p{M}/gu, '').replace(/[·]/g, '.').replace(/[^ -~]/g, '?');
}
