/** Maps for a terminal, with their key (S1). The width follows `options.columns`; too wide a map is cut into strips. */
import type { SectionKind, SessionDocument } from '../../session/document';
import type { Labels } from '../../tables/ruleset';
import { cleanText, shortenText } from '../clean-text';
import { viewShown, viewWhole } from '../map/map-view';
import type { Heading } from '../map/headings';
import type { MapView, OpeningLook } from '../map/map-view';
import { capitalise, wordsOf } from '../map/map-words';
import type { Words } from '../map/map-words';
import { showRevealed } from '../map/revealed';
import { formatNumber, formatX } from '../number-format';
import type { RenderOptions } from '../renderer';
import type { CharGrid } from './char-grid';
import { displayWidth, wrapCells } from './display-width';
import { countColumns, drawGrid } from './draw-grid';
import type { GridDrawing, Resolution } from './draw-grid';
import { glyphsFor } from './glyphs';
import type { Glyphs } from './glyphs';

type Kind = 'whole' | 'start' | 'revealed';

/** The whole map as text; with `options.revealed`, what a table has uncovered and nothing else (S2). */
export function renderTextMap(document: SessionDocument, labels: Labels, options: RenderOptions): string {
  const { revealed } = options;
  const kind: Kind = !revealed ? 'whole' : revealed.sections.length + revealed.openings.length === 0 ? 'start' : 'revealed';
  const view = revealed ? viewShown(document, showRevealed(document, revealed)) : viewWhole(document);
  const words = wordsOf(labels, options.language);
  const glyphs = glyphsFor(options.ascii ?? false);
  const columns = Math.max(options.columns ?? 80, 24);
  const { drawing, resolution } = drawFitting(view, document.ruleset.catalogue.corridor.widthMm, columns, glyphs);
  const lines = [
    ...describeMap(document, words, options, kind, columns),
    ...wrapCells(words('map.columns', { cm: formatNumber(resolution.columnMm / 10, options.language) }), columns, 2),
    '',
    ...printStrips(drawing.grid, columns, words),
    '',
    ...printKey(view, words, glyphs, resolution, columns),
  ];
  const text = `${lines.join('\n')}\n`;
  return options.ascii ? toAscii(text) : text;
}

/**
 * Draws at the finest resolution that fits across; where the numbers find no room, at the next finer one,
 * which is cut into strips. Between its walls a corridor has two rows and from three columns up.
 */
function drawFitting(view: MapView, corridorMm: number, columns: number, glyphs: Glyphs): { readonly drawing: GridDrawing; readonly resolution: Resolution } {
  const coarsestFirst = [3.6, 4.8, 6, 8, 10].map((parts): Resolution => ({
    columnMm: corridorMm / parts,
    rowMm: corridorMm / Math.max(3, parts / 2),
    openingLabel: parts < 6 ? (number) => `${number})` : (number) => `(${number})`,
  }));
  const fitting = coarsestFirst.filter((resolution) => countColumns(view, resolution) <= columns).slice(0, 3);
  const tries = [...fitting].reverse().concat(coarsestFirst.slice(fitting.length));
  const last = tries.pop() as Resolution;
  for (const resolution of tries) {
    const drawing = drawGrid(view, resolution, glyphs);
    if (drawing.complete) return { drawing, resolution };
  }
  return { drawing: drawGrid(view, last, glyphs), resolution: last };
}

/** The map in strips as wide as the terminal, cut where no number stands. */
function printStrips(grid: CharGrid, columns: number, words: Words): string[] {
  const [first, end] = grid.findExtent();
  const cuts = [first];
  for (let at = first; end - at > columns; ) {
    let next = at + columns;
    while (next > at + columns / 2 && !grid.mayCut(next)) next--;
    cuts.push(next);
    at = next;
  }
  const parts = cuts.length;
  return cuts.flatMap((from, part) => {
    const strip = grid.print(from, cuts[part + 1] ?? end);
    if (parts === 1) return trimEmptyLines(strip);
    // Strips keep all their rows, so that they can be read side by side.
    return [...(part > 0 ? [''] : []), ...wrapCells(words('map.parts', { part: part + 1, parts }), columns, 2), ...strip];
  });
}

function trimEmptyLines(lines: readonly string[]): string[] {
  const full = lines.map((line) => line !== '');
  return full.includes(true) ? lines.slice(full.indexOf(true), full.lastIndexOf(true) + 1) : [];
}

function describeMap(document: SessionDocument, words: Words, options: RenderOptions, kind: Kind, columns: number): string[] {
  const { language } = options;
  const sealed = kind === 'whole' && options.secrecy === 'sealed' ? ` · ${words('map.afterwards')}` : '';
  const x = document.options.x === null ? '' : ` · X = ${formatX(document.options.x, language)}`;
  const texts = [
    `${cleanText(document.mission.name[language])} · ${words(`map.${kind}`)}${sealed}`,
    `${words('map.tag')}: ${cleanText(document.tag)}${x}`,
  ];
  if (kind === 'whole') {
    texts.push(`${words('map.seed')}: ${shortenText(cleanText(document.seed), 120)}`);
    if (options.command !== '') texts.push(`${words('map.command')}: ${shortenText(cleanText(options.command), 400)}`);
  }
  return texts.flatMap((text) => wrapCells(text, columns, 2));
}

const sectionOrder: readonly SectionKind[] = ['straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room', 'objective-room'];
const lookOrder: readonly OpeningLook[] = [
  'entrance', 'passage', 'open-door', 'closed-door', 'jammed-door', 'hidden-door', 'blind-end', 'unexplored-end', 'unrolled-end', 'unrolled-door',
];

/** Only what the map shows, each with its numbers. */
function printKey(view: MapView, words: Words, glyphs: Glyphs, resolution: Resolution, columns: number): string[] {
  const lines = [`${words('map.key')}  (${words('map.north')}: ${glyphs.entrance.n})`];
  for (const kind of sectionOrder) {
    const numbers = view.sections.filter((section) => section.kind === kind && !section.bare).map(({ label }) => label);
    if (numbers.length > 0) lines.push(...keyLine(kind === 'objective-room' ? glyphs.star : '', words(`section.${kind}`), sortNumbers(numbers).join(', '), columns));
  }
  for (const look of lookOrder) {
    const shown = view.openings.filter((opening) => opening.look === look);
    const numbers = sortNumbers(shown.map(({ label }) => label).filter((label) => label !== '')).map(resolution.openingLabel);
    if (shown.length === 0 || (look === 'passage' && numbers.length === 0)) continue;
    lines.push(...keyLine(signOf(look, shown[0]?.heading ?? 'n', glyphs), words(`opening.${look}`), numbers.join(' '), columns));
  }
  return lines;
}

function signOf(look: OpeningLook, heading: Heading, glyphs: Glyphs): string {
  if (look === 'entrance') return glyphs.entrance[heading];
  const [horizontal, vertical] = glyphs.openings[look];
  return (horizontal === vertical ? horizontal : `${horizontal} ${vertical}`).trim();
}

function keyLine(sign: string, name: string, numbers: string, columns: number): string[] {
  const head = `  ${sign}${' '.repeat(Math.max(1, 5 - displayWidth(sign)))}`;
  const [first = '', ...rest] = wrapCells(`${capitalise(name)}${numbers === '' ? '' : `: ${numbers}`}`, columns - head.length);
  return [head + first, ...rest.map((line) => ' '.repeat(head.length) + line)];
}

function sortNumbers(numbers: readonly string[]): string[] {
  return [...numbers].sort((a, b) => Number(a) - Number(b));
}

/** Letters lose their accents and other characters become `?`, so that any terminal shows the page. */
function toAscii(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/·/g, '-').replace(/[«»“”]/g, '"').replace(/[’‘]/g, "'").replace(/…/g, '...').replace(/−/g, '-')
    .replace(/[^\n\x20-\x7e]/gu, '?');
}
