/**
 * How a card's content shares the two inside panels. The plan stands at the head of the first panel and the text
 * flows on below and beside it, in the largest type that leaves it room. Heights are reckoned without a font,
 * always on the large side, so that nothing is cut (S3).
 */
import { countLines, emOf, lineOf } from './card-lines';
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/** How the content lies in the two panels. `flow`: from panel to panel. `wide`: the plan across both, the text below in two columns. */
export type CardLayout = 'flow' | 'wide';

/** One way to lay a card. */
export interface CardFit {
  readonly layout: CardLayout;
  /** Type size, points. */
  readonly points: number;
  /** Pieces in running text instead of a line each. */
  readonly compact: boolean;
  /** Only the plan tells after which piece each comes: the card has no room to say it besides. */
  readonly brief?: true;
  /** Numbers on the plan may be tiny: better than none. */
  readonly tiny?: true;
  /** The box of the plan; null: none, and the list has to say it all. */
  readonly plan: PlanBox | null;
}

/** The box of a plan, mm. */
export interface PlanBox {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Empty border inside a panel, mm; the style sheet has the same. */
const paddingMm = 2.5;
/** Type sizes, largest first. A plan lower than `planMm`, or than `pieceMm` for each of its pieces, makes a smaller type worth while. */
const sizes: readonly Size[] = [
  { points: 9.5, planMm: 32, pieceMm: 4.5 },
  { points: 9, planMm: 30, pieceMm: 4.2 },
  { points: 8.5, planMm: 28, pieceMm: 4 },
  { points: 8, planMm: 26, pieceMm: 3.8 },
  { points: 7.5, planMm: 24, pieceMm: 3.6 },
  { points: 7, planMm: 23, pieceMm: 3.4 },
  { points: 6.5, planMm: 22, pieceMm: 3.2 },
];
/** Those for a card that is full. */
const smallSizes = sizes.slice(-3);
/** A plan lower than this shows nothing: of a piece or two, or of more. */
const leastPlanMm = { few: 14.5, more: 18 } as const;
/** A plan across both panels is worth the fold through it only when it is no lower than this. */
const leastWideMm = 24;
/** The border of the box around a section's number, mm. */
const boxMm = 0.4;

/** The ways to lay a card, the best first. Whoever draws the plan takes the first in which all can be read. `head` stands above both panels. */
export function* listFits(look: LookView | undefined, paper: PaperSize, head = ''): Generator<CardFit> {
  const sheet = { widthMm: paper.card.panelMm - 2 * paddingMm, heightMm: paper.card.heightMm - 2 * paddingMm };
  const roomOf: RoomOf = (points, compact) => ({ ...sheet, heightMm: sheet.heightMm - measureText(head, points, 2 * (paper.card.panelMm - paddingMm), compact, true) });
  if (look) yield* listPlanned(look, paper, roomOf);
  yield fitText(look, roomOf);
}

/** The inside of one panel below what heads the card, which depends on the type. */
type RoomOf = (points: number, compact: boolean) => Panel;

function* listPlanned(look: LookView, paper: PaperSize, roomOf: RoomOf): Generator<CardFit> {
  for (const size of sizes) yield* listFlow(look, size, false, wantedPlan(look, size, roomOf(size.points, false)), roomOf);
  for (const compact of [false, true]) for (const size of sizes) yield* listWide(look, size, compact, paper, roomOf);
  for (const compact of [false, true]) for (const size of smallSizes) yield* listFlow(look, size, compact, leastPlan(look), roomOf);
  const short = shortenLook(look);
  const listShort = function* (): Generator<CardFit> {
    for (const size of smallSizes) {
      for (const fit of [...listWide(short, size, true, paper, roomOf), ...listFlow(short, size, true, leastPlan(look), roomOf)]) yield { ...fit, brief: true };
    }
  };
  yield* listShort();
  for (const compact of [false, true]) for (const size of smallSizes) for (const fit of listFlow(look, size, compact, leastPlan(look), roomOf)) yield { ...fit, tiny: true };
  for (const fit of listShort()) yield { ...fit, tiny: true };
}

/** A look whose list leaves it to the plan on which side each piece lies and after which it comes. */
export function shortenLook<Look extends LookView>(look: Look): Look {
  const pieces = look.axes.flatMap((axis) => axis.pieces).map((piece) => ({ ...piece, after: '' }));
  return { ...look, axes: pieces.length === 0 ? [] : [{ arrow: '', name: '', pieces }] };
}

interface Size {
  /** Points. */
  readonly points: number;
  readonly planMm: number;
  readonly pieceMm: number;
}

/** The inside of one panel, mm. */
interface Panel {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A plan as high as the text leaves it and at least as high as wanted. */
function* listFlow(look: LookView, size: Size, compact: boolean, wanted: number, roomOf: RoomOf): Generator<CardFit> {
  const { widthMm, heightMm } = roomOf(size.points, compact);
  const text = measureLook(look, size.points, widthMm, compact, true);
  const [head = 0] = text;
  const spare = highestPlan(text, heightMm, wanted);
  if (spare < 0) return;
  yield { layout: 'flow', points: size.points, compact, plan: { widthMm, heightMm: Math.floor(Math.min(wanted + spare, heightMm - head)) } };
}

/** One plan across both panels. */
function* listWide(look: LookView, size: Size, compact: boolean, paper: PaperSize, roomOf: RoomOf): Generator<CardFit> {
  const { widthMm, heightMm } = roomOf(size.points, compact);
  const [head = 0, ...text] = measureLook(look, size.points, widthMm, compact, true);
  for (let plan = heightMm - head - 6; plan >= leastWideMm; plan -= 1) {
    if (!fitsColumns(text, heightMm - head - plan)) continue;
    yield { layout: 'wide', points: size.points, compact, plan: { widthMm: 2 * (paper.card.panelMm - paddingMm), heightMm: Math.floor(plan) } };
    return;
  }
}

/** Text alone, with the longer lists that do without a plan. */
function fitText(look: LookView | undefined, roomOf: RoomOf): CardFit {
  for (const compact of [false, true]) {
    for (const { points } of sizes) {
      const { widthMm, heightMm } = roomOf(points, compact);
      if (fitsColumns(look ? measureLook(look, points, widthMm, compact, false) : [], heightMm)) return { layout: 'flow', points, compact, plan: null };
    }
  }
  return { layout: 'flow', points: sizes[sizes.length - 1]!.points, compact: true, plan: null };
}

/** What stays together in one column, mm. */
type Block = number;

/** The most that the plan below the head may grow beyond `least`, mm; below 0 where it does not fit at all. */
function highestPlan(text: readonly Block[], heightMm: number, least: number): number {
  const [head = 0, ...rest] = text;
  const fits = (spare: number): boolean => fitsColumns([head + Math.min(least + spare, heightMm - head), ...rest], heightMm);
  // Of the spares a millimetre apart, the first that fits: what fits goes on fitting while the plan shrinks.
  let [below, fitting] = [-1, Math.floor(heightMm) + 1];
  while (fitting - below > 1) {
    const middle = (below + fitting) >> 1;
    if (fits(heightMm - middle)) fitting = middle;
    else below = middle;
  }
  return fitting > heightMm ? -1 : heightMm - fitting;
}

/** Fills the two panels as a browser does, block by block. */
function fitsColumns(blocks: readonly Block[], heightMm: number): boolean {
  let column = 1;
  let used = 0;
  for (const block of blocks) {
    if (block > heightMm) return false;
    if (used + block > heightMm) [column, used] = [column + 1, 0];
    used += block;
  }
  return column <= 2;
}

function wantedPlan(look: LookView, { planMm, pieceMm }: Size, { heightMm }: Panel): number {
  return Math.min(Math.max(planMm, pieceMm * countPieces(look)), heightMm);
}

function leastPlan(look: LookView): number {
  return leastPlanMm[countPieces(look) < 3 ? 'few' : 'more'];
}

function countPieces(look: LookView): number {
  return look.axes.reduce((sum, axis) => sum + axis.pieces.length, 0);
}

/** Air below a paragraph, parts of the type size. */
function gapOf(compact: boolean): number {
  return compact ? 0.15 : 0.25;
}

/** Height of a paragraph, mm. */
function measureText(text: string, points: number, widthMm: number, compact: boolean, bold = false): Block {
  return text === '' ? 0 : countLines(text, emOf(points), widthMm, bold) * lineOf(points, compact) + gapOf(compact) * emOf(points);
}

/** The blocks of a look's text, mm: first the head, above the plan. */
function measureLook(look: LookView, points: number, widthMm: number, compact: boolean, planned: boolean): Block[] {
  const em = emOf(points);
  const line = lineOf(points, compact);
  const gap = gapOf(compact);
  const block = (text: string, share = 1, bold = false): Block => measureText(text, points, widthMm * share, compact, bold);
  const blocks = [block(look.from, 1, true)];
  for (const { arrow, name, pieces } of look.axes) {
    const title = name === '' ? '' : `${arrow} ${name}: `;
    if (compact) {
      // Boxes around the numbers take some room of their own, and higher lines; no line ends before them. Lines may part between the panels.
      const text = `${title}${pieces.map((piece) => `${piece.order}\u00a0${wordsOf(piece, planned)}\u00a0${piece.number}mm\u00a0${piece.plus}`).join(' ')}`;
      const lines = countLines(text, em, widthMm);
      blocks.push(...Array.from({ length: lines }, () => (1.15 * block(text)) / lines));
      continue;
    }
    // Order and section number stand beside the name, and with a contribution they take more than half of the width.
    const heights = pieces.map((piece) => block(wordsOf(piece, planned), piece.plus === '' ? 0.56 : 0.44) + boxMm);
    blocks.push(line + gap * em + (heights[0] ?? 0), ...heights.slice(1));
  }
  blocks.push(block(look.join));
  for (const objective of look.objectives) blocks.push(block(objective.title, 0.95, true) + block(objective.text, 0.95) + (compact ? 0.6 : 0.8) * em);
  blocks.push(block(planned ? look.openings : look.openingsPlaced, 1, true), block(look.total), block(look.keep));
  return blocks;
}

function wordsOf({ name, exits, after, place }: LookView['axes'][number]['pieces'][number], planned: boolean): string {
  const words = exits === '' ? name : `${name} ${exits}`;
  const where = planned ? after : place;
  return where === '' ? words : `${words} ${where}`;
}
