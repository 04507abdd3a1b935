/**
 * How a card's content shares the two inside panels. Every look keeps its plan: plans stand at the head of a
 * panel and the text flows on below and beside them, in the largest type that leaves them room. Heights are
 * reckoned without a font, always on the large side, so that nothing is cut (S3).
 */
import { countLines, emOf, lineOf } from './card-lines';
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/**
 * How the content lies in the two panels. `flow`: one after the other, from panel to panel. `panels`: a panel for each
 * of two looks. `rows`: two looks one above the other, plan and text side by side. `wide`: the plan across both panels,
 * the text below in two columns.
 */
export type CardLayout = 'flow' | 'panels' | 'rows' | 'wide';

/** One way to lay a card. */
export interface CardFit {
  readonly layout: CardLayout;
  /** Type size, points. */
  readonly points: number;
  /** Pieces in running text instead of a line each. */
  readonly compact: boolean;
  /** Only the plans tell after which piece each comes: the card has no room to say it besides. */
  readonly brief?: true;
  /** The box of each look's plan; null: none, and its list has to say it all. */
  readonly plans: readonly (PlanBox | null)[];
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
/** Between two looks one above the other, mm; the style sheet has the same. */
const rowGapMm = 1;
/** The border of the box around a section's number, mm. */
const boxMm = 0.4;

/** The ways to lay a card, the best first. Whoever draws the plans takes the first in which all can be read. `split` heads a card of two looks. */
export function* listFits(looks: readonly LookView[], paper: PaperSize, split = ''): Generator<CardFit> {
  const sheet = { widthMm: paper.card.panelMm - 2 * paddingMm, heightMm: paper.card.heightMm - 2 * paddingMm };
  const roomOf: RoomOf = (points, compact) => ({ ...sheet, heightMm: sheet.heightMm - measureText(split, points, 2 * (paper.card.panelMm - paddingMm), compact) });
  if (looks.length === 1) yield* listSingle(looks, paper, sheet);
  if (looks.length > 1) yield* listTwo(looks, roomOf);
  yield fitText(looks, roomOf);
}

function* listSingle(looks: readonly LookView[], paper: PaperSize, sheet: Panel): Generator<CardFit> {
  for (const size of sizes) yield* listPlans('flow', looks, size, false, wantedPlan(size, sheet), sheet);
  for (const compact of [false, true]) for (const size of sizes) yield* listWide(looks, size, compact, paper, sheet);
  for (const compact of [false, true]) for (const size of smallSizes) yield* listPlans('flow', looks, size, compact, leastPlan, sheet);
  for (const size of smallSizes) yield* markBrief(listPlans('flow', looks.map(shortenLook), size, true, leastPlan, sheet));
}

/** The inside of one panel below what heads the card, which depends on the type. */
type RoomOf = (points: number, compact: boolean) => Panel;

/** Two looks are kept apart, so that one can be read with the other covered: a panel each, or one above the other. */
function* listTwo(looks: readonly LookView[], roomOf: RoomOf): Generator<CardFit> {
  for (const size of sizes) yield* listApart(looks, size, false, wantedPlan(size, roomOf(size.points, false)), roomOf);
  for (const compact of [false, true]) for (const size of smallSizes) yield* listApart(looks, size, compact, leastPlan, roomOf);
  for (const size of smallSizes) yield* markBrief(listApart(looks.map(shortenLook), size, true, leastPlan, roomOf));
  // The look with fewer pieces does best without a plan.
  const order = looks.map((_, at) => at).sort((a, b) => countPieces(looks[a]!) - countPieces(looks[b]!));
  for (const compact of [false, true]) {
    for (const size of smallSizes) for (const bare of order) yield* listPlans('panels', looks, size, compact, (look) => (look === looks[bare] ? 0 : leastPlan(look)), roomOf(size.points, compact));
  }
}

function* listApart(looks: readonly LookView[], size: Size, compact: boolean, wanted: (look: LookView) => number, roomOf: RoomOf): Generator<CardFit> {
  yield* listPlans('panels', looks, size, compact, wanted, roomOf(size.points, compact));
  yield* listRows(looks, size, compact, wanted, roomOf(size.points, compact));
}

function* markBrief(fits: Generator<CardFit>): Generator<CardFit> {
  for (const fit of fits) yield { ...fit, brief: true };
}

/** A look whose list leaves it to the plan after which piece each comes. */
export function shortenLook(look: LookView): LookView {
  return { ...look, axes: look.axes.map((axis) => ({ ...axis, pieces: axis.pieces.map((piece) => ({ ...piece, after: '' })) })) };
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

/** Plans as high as the text leaves them and at least as high as wanted; 0 wanted: none. */
function* listPlans(layout: 'flow' | 'panels', looks: readonly LookView[], size: Size, compact: boolean, wanted: (look: LookView) => number, { widthMm, heightMm }: Panel): Generator<CardFit> {
  const least = looks.map(wanted);
  if (least.every((height) => height === 0)) return;
  const texts = looks.map((look, at) => measureLook(look, size.points, widthMm, compact, least[at] !== 0));
  const spares = layout === 'panels' ? texts.map((text, at) => highestPlan([text], 1, heightMm, [least[at]!])) : [highestPlan(texts, 2, heightMm, least)];
  if (spares.some((spare) => spare < 0)) return;
  const plans = least.map((height, at) => (height === 0 ? null : { widthMm, heightMm: Math.floor(Math.min(height + (spares[at] ?? spares[0]!), heightMm)) }));
  yield { layout, points: size.points, compact, plans };
}

/** One look above the other, each with its plan on the left and its text beside it. */
function* listRows(looks: readonly LookView[], size: Size, compact: boolean, wanted: (look: LookView) => number, { widthMm, heightMm }: Panel): Generator<CardFit> {
  const rows = looks.map((look) => {
    const [head = 0, ...text] = measureLook(look, size.points, widthMm, compact, true);
    return { head, height: Math.max(wanted(look), text.reduce((sum, block) => sum + block, 0)) };
  });
  const spare = heightMm - rowGapMm * (rows.length - 1) - rows.reduce((sum, { head, height }) => sum + head + height, 0);
  if (spare < 0) return;
  yield { layout: 'rows', points: size.points, compact, plans: rows.map(({ height }) => ({ widthMm, heightMm: Math.floor(height + spare / rows.length) })) };
}

/** One plan across both panels. */
function* listWide(looks: readonly LookView[], size: Size, compact: boolean, paper: PaperSize, { widthMm, heightMm }: Panel): Generator<CardFit> {
  if (looks.length !== 1) return;
  const [text = []] = looks.map((look) => measureLook(look, size.points, widthMm, compact, true));
  for (let plan = heightMm - 6; plan >= leastWideMm; plan -= 1) {
    if (!fitsColumns(text, 2, heightMm - plan)) continue;
    yield { layout: 'wide', points: size.points, compact, plans: [{ widthMm: 2 * (paper.card.panelMm - paddingMm), heightMm: Math.floor(plan) }] };
    return;
  }
}

/** Text alone, with the longer lists that do without a plan. */
function fitText(looks: readonly LookView[], roomOf: RoomOf): CardFit {
  const plans = looks.map(() => null);
  for (const compact of [false, true]) {
    for (const { points } of sizes) {
      const { widthMm, heightMm } = roomOf(points, compact);
      const texts = looks.map((look) => measureLook(look, points, widthMm, compact, false));
      if (looks.length > 1 && texts.every((text) => fitsColumns(text, 1, heightMm))) return { layout: 'panels', points, compact, plans };
      if (fitsColumns(texts.flat(), 2, heightMm)) return { layout: 'flow', points, compact, plans };
    }
  }
  return { layout: 'flow', points: sizes[sizes.length - 1]!.points, compact: true, plans };
}

/** What stays together in one column, mm. */
type Block = number;

/** The most that all plans may grow beyond `least`, mm, 0 for none; below 0 where they do not fit at all. */
function highestPlan(texts: readonly (readonly Block[])[], columns: number, heightMm: number, least: readonly number[]): number {
  const blocks = texts.flatMap((text) => (text.length === 0 ? [0] : text));
  const heads: number[] = [];
  for (let at = 0, place = 0; at < texts.length; place += Math.max(1, texts[at++]!.length)) heads.push(place);
  const fits = (spare: number): boolean => {
    for (let at = 0; at < texts.length; at++) {
      const head = texts[at]![0] ?? 0;
      blocks[heads[at]!] = head + (least[at] === 0 ? 0 : Math.min(least[at]! + spare, heightMm - head));
    }
    return fitsColumns(blocks, columns, heightMm);
  };
  // Of the spares a millimetre apart, the first that fits: what fits goes on fitting while the plans shrink.
  let [below, fitting] = [-1, Math.floor(heightMm) + 1];
  while (fitting - below > 1) {
    const middle = (below + fitting) >> 1;
    if (fits(heightMm - middle)) fitting = middle;
    else below = middle;
  }
  return fitting > heightMm ? -1 : heightMm - fitting;
}

/** Fills columns as a browser does, block by block. */
function fitsColumns(blocks: readonly Block[], columns: number, heightMm: number): boolean {
  let column = 1;
  let used = 0;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    if (block > heightMm) return false;
    if (used + block > heightMm) [column, used] = [column + 1, 0];
    used += block;
  }
  return column <= columns;
}

function wantedPlan({ planMm, pieceMm }: Size, { heightMm }: Panel): (look: LookView) => number {
  return (look) => Math.min(Math.max(planMm, pieceMm * countPieces(look)), heightMm);
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
    const title = `${arrow} ${name}`;
    if (compact) {
      // Boxes around the numbers take some room of their own, and higher lines; no line ends before them.
      blocks.push(1.15 * block(`${title}: ${pieces.map((piece) => `${piece.order}\u00a0${wordsOf(piece, planned)}\u00a0${piece.number}mm\u00a0${piece.plus}`).join(' ')}`));
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
  const words = exits === '' ? name : `${name}\u00a0${exits}`;
  const where = planned ? after : place;
  return where === '' ? words : `${words} ${where}`;
}
