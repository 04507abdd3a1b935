/**
 * The general map, the map at the start and the map of what a table has uncovered (PRE-02, PRE-08). All
 * three draw a view (map/map-view.ts) and know nothing of the board beyond it.
 */
import type { Rect, SessionDocument } from '../../session/document';
import type { Labels } from '../../tables/ruleset';
import { cleanText, shortenText } from '../clean-text';
import { viewShown, viewWhole } from '../map/map-view';
import type { MapView } from '../map/map-view';
import { wordsOf } from '../map/map-words';
import type { Words } from '../map/map-words';
import { showRevealed, showStart } from '../map/revealed';
import { formatNumber, formatX } from '../number-format';
import type { RenderOptions } from '../renderer';
import { drawMap, forbiddenGround } from './draw-map';
import { compassHeight, drawCompass, drawFrame, drawRules, drawScaleBar } from './furniture';
import { drawLegend, layLegend } from './legend';
import type { KeyExtras } from './legend';
import { makeRoot, toFile } from './markup';
import { columnWidth, layPage } from './page-layout';
import type { PageLayout } from './page-layout';
import { makePatterns } from './patterns';
import type { Projection } from './labels';
import { Sheet } from './sheet';
import { layText, writeBlock } from './text-block';
import type { Paragraph } from './text-block';
import { themes } from './themes';
import type { LayerStyle, Theme } from './themes';

/** The general map with everything on it: for afterwards, or for whoever runs the game. */
export function renderMap(document: SessionDocument, labels: Labels, options: RenderOptions): string {
  return toFile(drawWhole(document, labels, options).svg);
}

/** A map as an element, and how its page lies. */
export interface DrawnMap {
  readonly svg: string;
  /** True for a page wider than high. */
  readonly wide: boolean;
}

/** The general map for a page that holds it. */
export function drawWhole(document: SessionDocument, labels: Labels, options: RenderOptions): DrawnMap {
  const known = lastWhole.get(document);
  if (known && known.labels === labels && known.options === options) return known.map;
  const map = drawPage({ view: viewWhole(document), document, labels, options, kind: 'whole' });
  lastWhole.set(document, { labels, options, map });
  return map;
}

/** The last general map of a document: it is a file of its own and the last sheet of the papers. */
const lastWhole = new WeakMap<SessionDocument, { readonly labels: Labels; readonly options: RenderOptions; readonly map: DrawnMap }>();

/** What is seen at the start and nothing else: neither the picture nor its size depends on the rest (S2). */
export function renderStartMap(document: SessionDocument, labels: Labels, options: RenderOptions): string {
  return toFile(drawPage({ view: viewShown(document, showStart(document)), document, labels, options, kind: 'start' }).svg);
}

/** What a table has uncovered so far: `options.revealed`, besides what is seen at the start. */
export function renderRevealedMap(document: SessionDocument, labels: Labels, options: RenderOptions): string {
  const revealed = options.revealed ?? { sections: [], openings: [] };
  return toFile(drawPage({ view: viewShown(document, showRevealed(document, revealed)), document, labels, options, kind: 'revealed' }).svg);
}

/** Slabs smaller than this are left out, mm. */
const leastSlab = 1.2;
/** Where they can be larger, the patterns of a theme are not smaller than this, mm. */
const leastModule = 1.6;

type Kind = 'whole' | 'start' | 'revealed';

interface Page {
  readonly view: MapView;
  readonly document: SessionDocument;
  readonly labels: Labels;
  readonly options: RenderOptions;
  readonly kind: Kind;
}

function drawPage(page: Page): DrawnMap {
  const { view, document, options, kind } = page;
  const { deployment, language } = options;
  const words = wordsOf(page.labels, language);
  const theme = typeof options.theme === 'string' ? themes[options.theme] : options.theme;
  const corridorMm = document.ruleset.catalogue.corridor.widthMm;
  // Slabs are a third of a corridor wide, so that they fit between its walls.
  const slabMm = corridorMm / 3;
  const title = titleParagraphs(document, words, options, kind);
  const notes = kind === 'whole' ? noteParagraphs(document, words, options) : [];
  const extras: KeyExtras = { slabCm: formatNumber(slabMm / 10, language), deployment: deployment !== undefined };
  const layout = layPage(options.paper, view.bounds, {
    // The scale is not known yet; the height of its line does not depend on it.
    layTitle: (width) => layText([...title, scaleParagraph(words, '1:100')], width),
    layLegend: (count, limit) => layLegend(view, words, extras, columnWidth, count, limit),
    layNotes: (width) => layText(notes, width),
    gaugeHeight: compassHeight,
  });
  const projection = project(view.bounds, layout, corridorMm);
  const slab = findModule(theme, slabMm / layout.scale);
  const slabs = slab >= leastSlab;
  // Only squares of the size that the key names are explained there.
  const squares = slabs && (theme.floors === undefined || (slab === slabMm / layout.scale && hasSquares(theme.floors)));
  const sheet = new Sheet(projection.unit);
  drawFrame(sheet, words, layout);
  drawRules(sheet, layout);
  drawMap(sheet, view, projection, { rock: true, slabs, ticks: false, deployment, numbers: 'section', walls: theme.walls });
  const scale = scaleParagraph(words, `1:${formatNumber(layout.scale, language)}`);
  writeBlock(sheet, layText([...title, scale], layout.title.block.width), layout.title.x, layout.title.y);
  writeBlock(sheet, layout.notes.block, layout.notes.x, layout.notes.y);
  drawLegend(sheet, layout.legend.block, layout.legend.x, layout.legend.y, squares);
  drawGauges(sheet, words, layout);
  const definitions = makePatterns(theme, {
    unit: projection.unit,
    slab: slabs ? slab : 0,
    origin: [projection.x(view.bounds[0]), projection.y(view.bounds[1])],
    panel: layout.panel,
    forbidden: deployment ? forbiddenGround(deployment, projection) : null,
  });
  const name = `${cleanText(document.mission.name[language])} · ${words(`map.${kind}`)}`;
  const { widthMm, heightMm } = layout;
  return { svg: makeRoot({ widthMm, heightMm, title: name, definitions, elements: sheet.finish(fitBorder(theme, view.bounds, layout, projection.unit)) }), wide: widthMm > heightMm };
}

/** Between the border of rock and the lines that bound the map, mm. */
const borderAir = 1;

/** A theme whose border of rock is as wide as the lines that bound the map leave room for: it is never cut off. */
function fitBorder(theme: Theme, bounds: Rect, { map, panel, scale }: PageLayout, unit: number): Theme {
  const { ground, rock } = theme.layers;
  const wanted = Math.max(...[ground, rock].map(({ stroke, width = 0 }) => (stroke === 'none' ? 0 : (width / 2) * unit)));
  const [across, down] = [map[2] - bounds[2] / scale, map[3] - bounds[3] / scale];
  const room = Math.min(across / 2 + map[0] - panel[0], across / 2 + panel[0] + panel[2] - map[0] - map[2], down / 2 + map[1] - panel[1], down / 2 + panel[1] + panel[3] - map[1] - map[3]) - borderAir;
  if (wanted <= room) return theme;
  const narrow = (style: LayerStyle): LayerStyle => (style.width === undefined ? style : { ...style, width: style.width * (room / wanted) });
  return { ...theme, layers: { ...theme.layers, ground: narrow(ground), rock: narrow(rock) } };
}

/** Patterns of a theme grow where the map is small: half a corridor wide or a whole one, so that they still fit between its walls. */
function findModule({ floors }: Theme, slab: number): number {
  return floors === undefined ? slab : slab * ([1, 1.5].find((times) => slab * times >= leastModule) ?? 3);
}

function hasSquares(floors: NonNullable<Theme['floors']>): boolean {
  return floors.corridor.tile?.squares === true && floors.room.tile?.squares === true;
}

/** Who may look at the general map (PRE-08). */
const audiences = { sealed: 'map.afterwards', defender: 'map.defender', master: 'map.master' } as const;

function titleParagraphs(document: SessionDocument, words: Words, options: RenderOptions, kind: Kind): Paragraph[] {
  const { language } = options;
  const audience = kind === 'whole' ? ` · ${words(audiences[options.secrecy])}` : '';
  const x = document.options.x === null ? '' : `X = ${formatX(document.options.x, language)}`;
  return [
    { style: 'title', text: cleanText(document.mission.name[language]), size: 7, maxLines: 3 },
    { style: 'subtitle', text: `${words(`map.${kind}`)}${audience}`, size: 4, before: 0.4 },
    { style: 'detail', text: `${words('map.tag')}: ${cleanText(document.tag)}`, size: 3.4, before: 0.8 },
    { style: 'detail', text: x, size: 3.4 },
  ];
}

function scaleParagraph(words: Words, scale: string): Paragraph {
  return { style: 'detail', text: `${words('map.scale')} ${scale}`, size: 3.4 };
}

function noteParagraphs(document: SessionDocument, words: Words, options: RenderOptions): Paragraph[] {
  const seed = shortenText(cleanText(document.seed), 120);
  const command = shortenText(cleanText(options.command), 400);
  return [
    { style: 'small', text: `${words('map.seed')}: ${seed}`, size: 2.3, maxLines: 2 },
    { style: 'small', text: command === '' ? '' : `${words('map.command')}: ${command}`, size: 2.3, maxLines: 5 },
  ];
}

function project(bounds: Rect, layout: PageLayout, corridorMm: number): Projection {
  const { map, scale } = layout;
  const unit = unitOf(corridorMm / scale);
  const left = map[0] + (map[2] - bounds[2] / scale) / 2;
  const top = map[1] + (map[3] - bounds[3] / scale) / 2;
  return {
    x: (mm) => left + (mm - bounds[0]) / scale,
    y: (mm) => top + (mm - bounds[1]) / scale,
    length: (mm) => mm / scale,
    unit,
    // Where corridors are narrow the numbers stay legible, and stand in the rock if need be.
    labelUnit: Math.max(unit, leastLabelUnit),
    page: [map[0], map[1], map[0] + map[2], map[1] + map[3]],
    steadyNumbers: true,
  };
}

/** With this the numbers of openings are 1.8 mm high, however narrow the corridors. */
const leastLabelUnit = 1.16;

/** Strokes and symbols grow with the corridors up to a point, and slowly beyond it. */
function unitOf(corridor: number): number {
  const unit = corridor / 6;
  return unit <= 1.45 ? unit : 1.45 + (unit - 1.45) * 0.12;
}

function drawGauges(sheet: Sheet, words: Words, layout: PageLayout): void {
  const [x, y, width, height] = layout.gauges;
  drawScaleBar(sheet, layout.scale, x + 1, y + height - 6, width - 24);
  drawCompass(sheet, words, x + width - 9, y + 11.5);
}
