/**
 * The sealed cards (PRE-02): as many to a page as it holds, with lines to cut and to fold. The inside takes two panels;
 * folded together they leave a tab in sight with the number alone. Backs are for printing on both sides: a dark
 * pattern behind what is written, and the number again.
 */
import type { PackWords } from '../../render/pack/pack-words';
import type { PaperSize } from '../../render/pack/paper';
import type { Canvas, TextBox } from '../core/canvas';
import type { DrawnPart } from '../core/compose-pdf';
import type { PageSize } from '../core/paper';
import { layGrid } from '../core/lay-grid';
import type { CardGrid } from '../core/lay-grid';
import { printMarginMm, printWidth } from '../core/paper';
import type { Ink } from '../../render/theme/theme';
import { drawInside, panelPaddingMm } from './card-inside';
import type { PrintedCard } from './card-inside';
import type { PackView } from './pack-content';

/** The cards of a page: their size, mm, and their places. */
interface SealedGrid extends CardGrid {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How cards lie on a page: a grid in its middle, within the margins (8 on A4 and Letter). */
export function layCardGrid(page: PageSize, { card }: PaperSize): SealedGrid {
  const size = { widthMm: 2 * card.panelMm + card.tabMm, heightMm: card.heightMm };
  return { ...size, ...layGrid({ x: printMarginMm, y: printMarginMm, widthMm: printWidth(page), heightMm: page.heightMm - 2 * printMarginMm }, size, 'middle') };
}

/** What decides how cards are drawn. */
export interface CardSheets {
  readonly page: PageSize;
  readonly paper: PaperSize;
  readonly words: PackWords;
  readonly ink: Ink;
  /** Who opens a card (PRE-08). */
  readonly seal: string;
  /** Each page of cards is followed by the page for its other side. */
  readonly backs: boolean;
}

/** The pages of cards. */
export function buildCardParts(view: PackView, sheets: CardSheets): DrawnPart[] {
  const cards = view.cardPages.flatMap((sheet) => sheet.cards);
  const grid = layCardGrid(sheets.page, sheets.paper);
  const parts: DrawnPart[] = [];
  for (let at = 0; at < cards.length; at += grid.places.length) {
    const onPage = cards.slice(at, at + grid.places.length);
    parts.push({ kind: 'drawn', foot: null, draw: (canvas) => drawFronts(canvas, onPage, grid, view.tag, sheets) });
    if (sheets.backs) parts.push({ kind: 'drawn', foot: null, draw: (canvas) => drawBacks(canvas, onPage.map(({ label }) => label), grid, sheets) });
  }
  return parts;
}

const cut = { stroke: '#000000', widthMm: 0.15 } as const;
const fold = { stroke: '#000000', widthMm: 0.25, dashMm: [0.25, 0.9], cap: 'round' } as const;

function drawFronts(canvas: Canvas, cards: readonly PrintedCard[], grid: SealedGrid, tag: string, { paper, words, seal }: CardSheets): void {
  const { panelMm, tabMm } = paper.card;
  cards.forEach((card, at) => {
    const { x, y } = grid.places[at]!;
    canvas.rect(x, y, grid.widthMm, grid.heightMm, cut);
    canvas.line(x + panelMm, y, x + panelMm, y + grid.heightMm, fold);
    canvas.line(x + 2 * panelMm, y, x + 2 * panelMm, y + grid.heightMm, cut);
    drawInside(canvas, card, [panelBox(x, y, grid, panelMm), panelBox(x + panelMm, y, grid, panelMm)]);
    canvas.writeWithin(tag, x + 2 * panelMm - 1.2, y + grid.heightMm - 0.9, panelMm - 2.4, { points: 6, colour: '#333333', align: 'right' });
    writeLabel(canvas, card, { x: x + 2 * panelMm, y: y + 3, widthMm: tabMm, heightMm: grid.heightMm - 4 });
  });
  const [top, middle] = [grid.places[0]!.y, canvas.page.widthMm / 2];
  const room = canvas.page.widthMm - 2 * printMarginMm;
  canvas.writeWithin(words.text('print.cutCards'), middle, top - 0.7, room, { points: 6.5, align: 'center' });
  canvas.writeWithin(seal, middle, top + grid.rows * grid.heightMm + 2.2, room, { points: 6, face: 'bold', align: 'center' });
}

function panelBox(x: number, y: number, { heightMm }: SealedGrid, panelMm: number): TextBox {
  // The last line stays clear of the tag below.
  return { x: x + panelPaddingMm, y: y + panelPaddingMm, widthMm: panelMm - 2 * panelPaddingMm, heightMm: heightMm - 2 * panelPaddingMm - 1 };
}

/** The number on the tab; the word on the card of the start stands upright. */
function writeLabel(canvas: Canvas, { label, long, start }: PrintedCard, { x, y, widthMm, heightMm }: TextBox): void {
  const left = x + widthMm / 2 - 1.6;
  if (start) canvas.turn(90, left, y, () => void canvas.writeWithin(label, left, y, heightMm, { points: 14, face: 'bold' }));
  else canvas.fit(label, { x: x + 0.4, y, widthMm: widthMm - 0.8, heightMm: 8 }, { points: long ? 10.5 : 15, face: 'bold', align: 'center' }, 6);
}

/**
 * The other side of a page of cards, to be turned over its long edge: what is left on the front is right here, so that
 * each back lies behind its card. A dark pattern behind the panels lets nothing shine through.
 */
function drawBacks(canvas: Canvas, labels: readonly string[], grid: SealedGrid, { page, paper, ink }: CardSheets): void {
  const { panelMm, tabMm } = paper.card;
  labels.forEach((label, at) => {
    const place = grid.places[at]!;
    const x = mirrorX(place.x, grid.widthMm, page);
    const panels = { x: x + tabMm, y: place.y, widthMm: 2 * panelMm, heightMm: grid.heightMm };
    canvas.clip(panels, () => canvas.path(hatch(panels, ink === 'full' ? 0.8 : 1.2), { stroke: '#222222', widthMm: ink === 'full' ? 0.42 : 0.3 }));
    for (const panel of [0, 1]) writeBadge(canvas, label, panels.x + (panel + 0.5) * panelMm, place.y + grid.heightMm / 2);
    canvas.fit(label, { x: x + 0.4, y: place.y + 3, widthMm: tabMm - 0.8, heightMm: 8 }, { points: 14, face: 'bold', align: 'center' }, 4);
  });
}

/** Left edge on the other side of the paper of what starts at `x` on the front, mm. */
export function mirrorX(x: number, widthMm: number, page: PageSize): number {
  return page.widthMm - x - widthMm;
}

/** Lines in both slants across a box, mm apart. */
function hatch({ x, y, widthMm, heightMm }: TextBox, stepMm: number): string {
  let data = '';
  for (let along = -heightMm; along < widthMm; along += 2 * stepMm) {
    data += `M${(x + along).toFixed(2)} ${y}l${heightMm} ${heightMm}M${(x + along + heightMm).toFixed(2)} ${y}l${-heightMm} ${heightMm}`;
  }
  return data;
}

function writeBadge(canvas: Canvas, label: string, middle: number, centre: number): void {
  const style = { points: 26, face: 'bold', align: 'center' } as const;
  const width = Math.min(Math.max(18, canvas.widthOf(label, style) + 6), 38);
  canvas.rect(middle - width / 2, centre - 7, width, 14, { fill: '#ffffff', stroke: '#000000', widthMm: 0.4 });
  canvas.fit(label, { x: middle - width / 2 + 1, y: centre - 5, widthMm: width - 2, heightMm: 11 }, style, 8);
}
