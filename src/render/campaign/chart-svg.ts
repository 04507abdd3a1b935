/** The chart as SVG: objectives of each game as bars with X stepping over them, and below who won. All in mm (S4). */
import type { CampaignLog } from '../../campaign/log';
import type { Winner } from '../../missions/score/grade';
import type { Standing } from '../../campaign/x';
import type { Language } from '../../tables/ruleset';
import { escapeMarkup } from '../clean-text';
import type { ThemeId } from '../renderer';
import { makeElement, makePath, makePicture, roundMm } from '../svg/markup';
import type { Attributes } from '../svg/markup';
import { measureText, wrapText } from '../svg/text-measure';
import { themes } from '../svg/themes';
import type { TextStyle } from '../svg/themes';
import type { ChartView } from './chart-view';
import { viewChart } from './chart-view';
import { chartWords } from './chart-words';

/** Colours of a chart. */
interface Look {
  readonly paper: string;
  readonly grid: string;
  readonly frame: string;
  readonly bar: Attributes;
  readonly other: Attributes;
  readonly void: Attributes;
  readonly x: Attributes;
  readonly results: Readonly<Record<'attacker' | 'draw' | 'defender', string>>;
}

const looks: Readonly<Record<ThemeId, Look>> = {
  colour: {
    paper: '#f3e8cf',
    grid: '#d9c9a3',
    frame: '#4a3720',
    bar: { fill: '#d39a5b', stroke: '#7a4a1e', 'stroke-width': 0.2 },
    other: { fill: '#fbf5e4', stroke: '#8a7350', 'stroke-width': 0.25 },
    void: { fill: 'none', stroke: '#8a7350', 'stroke-width': 0.25, 'stroke-dasharray': '0.8 0.6' },
    x: { fill: 'none', stroke: '#8f2416', 'stroke-width': 0.8, 'stroke-linejoin': 'round' },
    results: { attacker: '#b23a1e', draw: '#8a7350', defender: '#3e6b2f' },
  },
  ink: {
    paper: '#fff',
    grid: '#ccc',
    frame: '#000',
    bar: { fill: '#bdbdbd', stroke: '#000', 'stroke-width': 0.2 },
    other: { fill: '#fff', stroke: '#000', 'stroke-width': 0.25 },
    void: { fill: 'none', stroke: '#777', 'stroke-width': 0.25, 'stroke-dasharray': '0.8 0.6' },
    x: { fill: 'none', stroke: '#000', 'stroke-width': 0.9, 'stroke-linejoin': 'round' },
    results: { attacker: '#000', draw: '#000', defender: '#000' },
  },
};

const size = { width: 190, left: 26, right: 8, plotTop: 27, plotHeight: 58, laneTop: 95, laneHeight: 6 } as const;
const lanes = ['attacker', 'draw', 'defender'] as const;

/** Where things stand for so many games. */
interface Frame {
  readonly view: ChartView;
  readonly look: Look;
  readonly theme: ThemeId;
  readonly language: Language;
  /** Width of a game. */
  readonly step: number;
  readonly bottom: number;
  readonly xOf: (at: number) => number;
  readonly yOf: (objectives: number) => number;
}

/** How a chart is drawn. */
export interface SvgChartOptions {
  readonly language: Language;
  readonly theme: ThemeId;
  /** Results of scenarios that are not drawn. */
  readonly left?: number;
}

/** Draws some games of a log. */
export function renderChartSvg(log: CampaignLog, standings: readonly Standing[], { language, theme, left = 0 }: SvgChartOptions): string {
  const view = viewChart(log, standings, language, left);
  const step = (size.width - size.left - size.right) / Math.max(1, standings.length);
  const bottom = size.plotTop + size.plotHeight;
  const frame: Frame = {
    view, look: looks[theme], theme, language, step, bottom,
    xOf: (at) => size.left + at * step,
    yOf: (objectives) => bottom - (objectives * size.plotHeight) / (view.top * 1.06),
  };
  const heightMm = size.laneTop + lanes.length * size.laneHeight + 16;
  return makePicture({
    widthMm: size.width,
    heightMm,
    title: `${view.title}. ${view.subtitle}. ${view.results}`,
    definitions: [],
    elements: [
      makeElement('rect', { width: size.width, height: heightMm, fill: frame.look.paper }),
      ...drawHead(frame), ...drawGrid(frame), ...drawBars(frame), ...drawX(frame), ...drawLanes(frame), ...drawKey(frame, heightMm - 6),
    ],
  });
}

function write(frame: Frame, style: TextStyle, text: string, x: number, y: number, fontSize: number, more: Attributes = {}): string {
  return makeElement('text', { ...themes[frame.theme].text[style], x, y, 'font-size': fontSize, ...more }, escapeMarkup(text));
}

function drawHead(frame: Frame): string[] {
  const { title, subtitle, results } = frame.view;
  const room = size.width - 16;
  const first = wrapText(title, 6, room, 1)[0] ?? '';
  return [write(frame, 'title', first, 8, 11, 6), write(frame, 'subtitle', subtitle, 8, 17, 4), write(frame, 'detail', results, 8, 22.5, 3.6)];
}

/** Lines at whole numbers, few enough to be read, and the numbers of games. */
function drawGrid(frame: Frame): string[] {
  const { look, view, xOf, yOf, bottom, language, step } = frame;
  const every = niceStep(view.top / 6);
  const marks = Array.from({ length: Math.floor(view.top / every) + 1 }, (_, at) => at * every);
  const lines = marks.map((value) => `M${size.left} ${roundMm(yOf(value))}H${size.width - size.right}`).join('');
  const everyGame = niceStep(9 / step);
  const games = view.standings.flatMap(({ game }, at) => (game.number % everyGame === 0 || (at === 0 && everyGame === 1) ? [{ at, number: game.number }] : []));
  return [
    makePath(lines, { stroke: look.grid, 'stroke-width': 0.2, fill: 'none' }),
    ...marks.map((value) => write(frame, 'small', String(value), size.left - 2.5, yOf(value) + 1.1, 3, { 'text-anchor': 'end' })),
    ...games.map(({ at, number }) => write(frame, 'small', String(number), xOf(at) + step / 2, bottom + 4.5, 3, { 'text-anchor': 'middle' })),
    write(frame, 'detail', chartWords.objectives[language], 0, 0, 3.6, { transform: `translate(9 ${size.plotTop + size.plotHeight / 2}) rotate(-90)`, 'text-anchor': 'middle' }),
    write(frame, 'detail', chartWords.games[language], size.left - 2.5, bottom + 4.6, 3.6, { 'text-anchor': 'end' }),
  ];
}

/** 1, 2, 5, 10, 20 …: the least not below a number. */
function niceStep(least: number): number {
  for (let unit = 1; ; unit *= 10) {
    const found = [1, 2, 5].map((factor) => factor * unit).find((value) => value >= least);
    if (found !== undefined) return found;
  }
}

function drawBars(frame: Frame): string[] {
  const { look, view, xOf, yOf, bottom, step } = frame;
  const margin = Math.max(step * 0.16, (step - 14) / 2);
  const paths = { bar: '', other: '', void: '' };
  view.standings.forEach(({ game, feeds }, at) => {
    const kind = game.void !== undefined ? 'void' : feeds ? 'bar' : 'other';
    // No objectives is a bar too, a thin one.
    const top = game.objectives === 0 ? bottom - 0.5 : yOf(game.objectives);
    paths[kind] += `M${roundMm(xOf(at) + margin)} ${roundMm(bottom)}V${roundMm(top)}H${roundMm(xOf(at) + step - margin)}V${roundMm(bottom)}Z`;
  });
  const drawn = (['bar', 'other', 'void'] as const).flatMap((kind) => (paths[kind] === '' ? [] : [makePath(paths[kind], look[kind])]));
  return [...drawn, makePath(`M${size.left} ${size.plotTop}V${roundMm(bottom)}H${size.width - size.right}`, { stroke: look.frame, 'stroke-width': 0.35, fill: 'none' })];
}

/** X stands level through each game that left it so, and steps where it moved; an edge of the colour of the paper keeps it apart from the bars. */
function drawX({ look, view, xOf, yOf, step }: Frame): string[] {
  let path = '';
  view.standings.forEach(({ after }, at) => {
    if (after === null) return;
    const y = roundMm(yOf(after.num / after.den));
    path += path === '' ? `M${roundMm(xOf(at) + step / 2)} ${y}` : `V${y}`;
    path += `H${roundMm(xOf(at) + step * (at === view.standings.length - 1 ? 1 : 1.5))}`;
  });
  if (path === '') return [];
  return [makePath(path, { ...look.x, stroke: look.paper, 'stroke-width': 1.9 }), makePath(path, look.x)];
}

/** One lane for each result: told apart without colours. */
function drawLanes(frame: Frame): string[] {
  const { look, view, xOf, step, language } = frame;
  const end = size.width - size.right;
  const edges = [...lanes.keys(), lanes.length].map((at) => `M${size.left} ${size.laneTop + at * size.laneHeight}H${end}`).join('');
  const width = Math.min(step * 0.7, 4.2);
  const marks = lanes.flatMap((lane, row) => {
    const y = size.laneTop + (row + 0.5) * size.laneHeight;
    const data = view.standings.flatMap(({ game }, at) => (game.winner === (lane satisfies Winner) && game.void === undefined ? [drawMark(xOf(at) + step / 2, y, width)] : [])).join('');
    return data === '' ? [] : [makePath(data, { fill: look.results[lane] })];
  });
  return [
    makePath(edges, { stroke: look.grid, 'stroke-width': 0.2, fill: 'none' }),
    ...lanes.map((lane, row) => {
      const text = chartWords[lane][language];
      const fontSize = Math.min(3.6, (3.6 * (size.left - 5)) / measureText(text, 3.6));
      return write(frame, 'detail', text, size.left - 2.5, size.laneTop + (row + 0.5) * size.laneHeight + 1.2, fontSize, { 'text-anchor': 'end' });
    }),
    ...marks,
  ];
}

function drawMark(x: number, y: number, width: number): string {
  return `M${roundMm(x - width / 2)} ${roundMm(y - 2.1)}h${roundMm(width)}v4.2h${roundMm(-width)}Z`;
}

function drawKey(frame: Frame, y: number): string[] {
  const { look, language } = frame;
  const items = [['bar', chartWords.keyFeeds], ['other', chartWords.keyOther], ['void', chartWords.keyVoid], ['x', chartWords.keyX]] as const;
  const elements: string[] = [];
  let x: number = size.left;
  for (const [kind, words] of items) {
    elements.push(kind === 'x' ? makePath(`M${roundMm(x)} ${y - 1.2}h6`, look.x) : makePath(`M${roundMm(x)} ${y + 0.2}v-2.8h4v2.8Z`, look[kind]));
    x += kind === 'x' ? 7.5 : 5.5;
    elements.push(write(frame, 'detail', words[language], x, y, 3.4));
    x += measureText(words[language], 3.4) + 1;
  }
  return elements;
}
