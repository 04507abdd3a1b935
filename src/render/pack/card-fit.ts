/**
 * How a card's content shares the two inside panels. The plan stands at the head of the first panel and the text
 * flows on below it and in the second, in the largest type that leaves it room; nothing lies across the fold. What
 * does not fit in legible type goes on on another card. Heights are reckoned without a font, always on the large
 * side, so that nothing is cut (S3).
 */
import { countParts, countPieces, measureParts, measureText, takeParts } from './card-parts';
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/** One way to lay a card. */
export interface CardFit {
  /** Type size, points. */
  readonly points: number;
  /** The box of the plan; null: none. */
  readonly plan: PlanBox | null;
  /** How many parts of the look stand here; the rest goes on on another card. */
  readonly parts: number;
}

/** The box of a plan, mm. */
export interface PlanBox {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What stands on a card besides the look. */
export interface CardLines {
  /** Above everything. */
  readonly head: string;
  /** At the end, where the look goes on on another card. */
  readonly foot: string;
}

/** Empty border inside a panel, mm; the style sheet has the same. */
const paddingMm = 2.5;
/** Type sizes, largest first. A plan lower than `planMm`, or than `pieceMm` for each of its pieces, makes a smaller type worth while. */
const sizes: readonly Size[] = [
  { points: 9.5, planMm: 32, pieceMm: 4.5 },
  { points: 9, planMm: 30, pieceMm: 4.2 },
  { points: 8.5, planMm: 28, pieceMm: 4 },
  { points: 8, planMm: 26, pieceMm: 3.8 },
];
/** Those that a lower plan may be had with. */
const smallSizes = sizes.slice(-2);
/** The least of the usual sizes; for a paragraph longer than a card there is one below it. */
const leastPoints = 8;
const lastPoints = 6.5;
/** A plan lower than this shows nothing: of a piece or two, or of more. */
const leastPlanMm = { few: 14.5, more: 18 } as const;

interface Size {
  /** Points. */
  readonly points: number;
  readonly planMm: number;
  readonly pieceMm: number;
}

/** Fills the panels of a card with a look. */
interface Filling {
  readonly look: LookView;
  readonly lines: CardLines;
  readonly panel: PlanBox;
}

/** The ways to lay a card with a plan, the best first; whoever draws the plan takes the first in which all can be read. */
export function* listPlanned(look: LookView, paper: PaperSize, lines: CardLines): Generator<CardFit> {
  const filling = { look, lines, panel: panelOf(paper) };
  for (const size of sizes) yield* listFlow(filling, size, wantedPlan(look, size, filling.panel));
  for (const size of smallSizes) yield* listFlow(filling, size, leastPlanMm[countPieces(look) < 3 ? 'few' : 'more']);
  yield fitAside(filling);
}

/** Text alone, as much of it as fits. `planned`: a plan on another card tells the places, else the longer lists have to. */
export function fitText(look: LookView | undefined, paper: PaperSize, lines: CardLines, planned: boolean): CardFit {
  const panel = panelOf(paper);
  if (!look) return { points: sizes[0]!.points, plan: null, parts: 0 };
  const parts = countParts(look);
  for (const { points } of sizes) {
    if (fitsPanels(measureHead(look, lines, points, panel), measureParts(look, points, panel.widthMm, planned), panel.heightMm)) return { points, plan: null, parts };
  }
  const most = fillCard({ look, lines, panel }, leastPoints, 0, planned);
  return most > 0 ? { points: leastPoints, plan: null, parts: most } : { points: lastPoints, plan: null, parts: 1 };
}

/** The inside of one panel. */
function panelOf({ card }: PaperSize): PlanBox {
  return { widthMm: card.panelMm - 2 * paddingMm, heightMm: card.heightMm - 2 * paddingMm };
}

/** Everything on one card, the plan as high as the text leaves it and at least as high as wanted. */
function* listFlow({ look, lines, panel }: Filling, { points }: Size, wanted: number): Generator<CardFit> {
  const { widthMm, heightMm } = panel;
  const head = measureHead(look, lines, points, panel);
  const spare = highestPlan(head, measureParts(look, points, widthMm, true), heightMm, wanted);
  if (spare < 0) return;
  yield { points, plan: { widthMm, heightMm: Math.floor(Math.min(wanted + spare, heightMm - head)) }, parts: countParts(look) };
}

/** The plan has a panel to itself, the list the other one; what follows the list goes on on another card. */
function fitAside(filling: Filling): CardFit {
  const { look, lines, panel } = filling;
  const pieces = countPieces(look);
  const aside = (points: number, parts: number): CardFit => {
    const room = panel.heightMm - measureHead(look, lines, points, panel);
    return { points, plan: { widthMm: panel.widthMm, heightMm: Math.floor(room) }, parts };
  };
  for (const { points } of sizes) if (fillCard(filling, points, panel.heightMm, true) >= pieces) return aside(points, pieces);
  return aside(leastPoints, fillCard(filling, leastPoints, panel.heightMm, true));
}

/** How many parts of a look fit on a card below `takenMm` of its first panel, with the line that names the next card. */
function fillCard({ look, lines, panel }: Filling, points: number, takenMm: number, planned: boolean): number {
  const first = takenMm > 0 ? takenMm : measureHead(look, lines, points, panel);
  const foot = measureText(lines.foot, points, panel.widthMm, true);
  const all = countParts(look);
  let most = 0;
  while (most < all && fitsPanels(first, [...measureParts(takeParts(look, 0, most + 1), points, panel.widthMm, planned), foot], panel.heightMm)) most += 1;
  return most;
}

function measureHead(look: LookView, { head }: CardLines, points: number, { widthMm }: PlanBox): number {
  return measureText(head, points, widthMm, true) + measureText(look.from, points, widthMm, true);
}

/** The most that the plan below the head may grow beyond `least`, mm; below 0 where it does not fit at all. */
function highestPlan(head: number, text: readonly number[], heightMm: number, least: number): number {
  const fits = (spare: number): boolean => fitsPanels(head + Math.min(least + spare, heightMm - head), text, heightMm);
  // Of the spares a millimetre apart, the first that fits: what fits goes on fitting while the plan shrinks.
  let [below, fitting] = [-1, Math.floor(heightMm) + 1];
  while (fitting - below > 1) {
    const middle = (below + fitting) >> 1;
    if (fits(heightMm - middle)) fitting = middle;
    else below = middle;
  }
  return fitting > heightMm ? -1 : heightMm - fitting;
}

/** Fills the two panels as a browser does, block by block; `first` stands at the head. */
function fitsPanels(first: number, blocks: readonly number[], heightMm: number): boolean {
  if (first > heightMm) return false;
  let panel = 1;
  let used = first;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    if (used + block > heightMm) {
      panel += 1;
      used = 0;
    }
    if (panel > 2 || block > heightMm) return false;
    used += block;
  }
  return true;
}

function wantedPlan(look: LookView, { planMm, pieceMm }: Size, { heightMm }: PlanBox): number {
  return Math.min(Math.max(planMm, pieceMm * countPieces(look)), heightMm);
}
