/** What surrounds a map: frame, compass rose, scale bar. */
import type { Words } from '../map/map-words';
import { linePath, polyPath, rectPath } from './path-data';
import type { Point } from './path-data';
import type { PageLayout } from './page-layout';
import { frameGap, frameInset, margin } from './page-layout';
import type { Sheet } from './sheet';
import { measureText } from './text-measure';

/** The paper and a double frame near its edge; in its lower left corner a bar of 100 mm each way, for a ruler. */
export function drawFrame(sheet: Sheet, words: Words, { widthMm, heightMm }: PageLayout): void {
  sheet.draw('paper', rectPath(0, 0, widthMm, heightMm));
  sheet.draw('frame', rectPath(frameInset, frameInset, widthMm - 2 * frameInset, heightMm - 2 * frameInset));
  const inner = frameInset + frameGap;
  sheet.draw('rule', rectPath(inner, inner, widthMm - 2 * inner, heightMm - 2 * inner));
  drawCheckBars(sheet, words, inner, heightMm);
}

/** Two bars of ten pieces of 10 mm in the band of the frame, and what they are (S4). */
function drawCheckBars(sheet: Sheet, words: Words, inner: number, heightMm: number): void {
  const depth = 1.1;
  const inset = frameInset + (frameGap - depth) / 2;
  for (let i = 0; i < 10; i++) {
    const layer = i % 2 === 0 ? 'checkDark' : 'checkLight';
    sheet.draw(layer, rectPath(inner + 10 * i, heightMm - inset - depth, 10, depth));
    sheet.draw(layer, rectPath(inset, heightMm - inner - 10 * (i + 1), depth, 10));
  }
  sheet.write('small', words('map.check'), inner + 102, heightMm - frameInset - 0.65, 1.9);
}

/** Lines between the map and what explains it. */
export function drawRules(sheet: Sheet, { widthMm, heightMm, panel, beside }: PageLayout): void {
  const [left, top, width, height] = panel;
  if (beside) sheet.draw('rule', linePath(left + width, margin, left + width, heightMm - margin));
  else for (const y of [top, top + height]) sheet.draw('rule', linePath(margin, y, widthMm - margin, y));
}

/** Height of the compass rose with its letter, mm. */
export const compassHeight = 20;

/** The long points of a compass rose, each with the corner that follows it clockwise. */
const turns: readonly (readonly [ux: number, uy: number, vx: number, vy: number])[] = [[0, -1, 1, -1], [1, 0, 1, 1], [0, 1, -1, 1], [-1, 0, -1, -1]];

/** A compass rose whose north is up, its middle at (x, y). */
export function drawCompass(sheet: Sheet, words: Words, x: number, y: number): void {
  const long = 7;
  const short = 1.5;
  const lesser = 3.2;
  let corners = '';
  let dark = '';
  let light = '';
  for (let at = 0; at < 4; at++) {
    const { 0: ux, 1: uy, 2: vx, 3: vy } = turns[at]!;
    const before = turns[(at + 3) % 4]!;
    corners += polyPath([[x + vx * lesser, y + vy * lesser], [x + vx * 1.6, y], [x, y], [x, y + vy * 1.6]], true);
    const reach = at === 0 ? long * 1.15 : long;
    const tip: Point = [x + ux * reach, y + uy * reach];
    dark += polyPath([tip, [x + vx * short, y + vy * short], [x, y]], true);
    light += polyPath([tip, [x + before[2] * short, y + before[3] * short], [x, y]], true);
  }
  sheet.draw('compassDark', corners + dark);
  sheet.draw('compassLight', light);
  const size = 3.6;
  const north = words('map.north');
  sheet.write('keyHead', north, x - measureText(north, size) * 0.45, y - long * 1.15 - 1.1, size);
}

/** The stretch (board mm, a round number of centimetres) that makes the longest bar of two to five, no longer than `most`. */
function stretchFor(most: number): number {
  let best = 10;
  let longest = 0;
  for (let decade = 10; decade <= most; decade *= 10) {
    for (const stretch of [decade, 2 * decade, 5 * decade]) {
      const count = Math.min(5, Math.floor(most / stretch));
      if (count < 2 || count * stretch < longest) continue;
      best = stretch;
      longest = count * stretch;
    }
  }
  return best;
}

/** A bar of up to five stretches with centimetres of the board written under it (S4). `width` in page mm. */
export function drawScaleBar(sheet: Sheet, scale: number, x: number, y: number, width: number): void {
  const stretch = stretchFor(width * scale);
  const count = Math.max(1, Math.min(5, Math.floor((width * scale) / stretch)));
  const length = stretch / scale;
  const size = 2.7;
  for (let i = 0; i < count; i++) sheet.draw(i % 2 === 0 ? 'barDark' : 'barLight', rectPath(x + i * length, y, length, 1.6));
  for (let i = 0; i <= count; i++) {
    const text = i === count ? `${(i * stretch) / 10} cm` : String((i * stretch) / 10);
    const number = String((i * stretch) / 10);
    if (i === count || length >= measureText(number, size) + 1 || i === 0) sheet.write('key', text, x + i * length - measureText(number, size) * 0.42, y + 4.9, size);
  }
}
