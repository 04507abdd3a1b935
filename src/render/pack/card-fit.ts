/**
 * How a card's content shares the two inside panels: the plan takes what the text leaves, and long
 * texts are set smaller. Heights are reckoned without a font, always on the large side, so that nothing
 * is cut (S3).
 */
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/**
 * How the content lies in the two panels. `right`: plan left, text right. `split`: plan and pieces left, the
 * rest right. `panels`: a panel for each of two looks. `flow`: text only, from panel to panel.
 */
export type CardLayout = 'right' | 'split' | 'panels' | 'flow';

/** Layout and type size of a card, and the height of the plan of each look, mm; 0: no plan. */
export interface CardFit {
  readonly layout: CardLayout;
  readonly size: 'large' | 'medium' | 'small' | 'tiny' | 'dense';
  readonly plansMm: readonly number[];
}

/** Empty border inside a panel, mm; the style sheet has the same. */
const paddingMm = 2.5;
/** Points to millimetres. */
const mmPerPoint = 0.3528;
const lineHeight = 1.18;
/** Width of a letter of Latin text, parts of the type size: what Arial needs and a little more; the style sheet sets wider faces smaller. */
const letterWidth = 0.53;
/** The same for scripts and signs that take a whole square. */
const squareWidth = 1;

/** Type sizes, points, largest first; the style sheet has the same. */
const sizes = [['large', 9.5], ['medium', 8.5], ['small', 7.5], ['tiny', 6.5]] as const;
// The last resort is `dense`, 6 points: pieces in running text, looks one after the other, no plans.
/** A plan smaller than this makes a smaller type worth while. */
const wantedPlanMm = { large: 30, medium: 26, small: 22, tiny: 4 } as const;
/** A plan smaller than this shows nothing; nor does one with less for each of its pieces. */
const leastPlanMm = 18;
const leastPieceMm = 4;
/** The border of the box around a section's number, mm. */
const boxMm = 0.4;
/** Lines that may be lost at the fold, where a heading and its first piece stay together. */
const foldLines = 6;

/** Chooses the largest type that leaves room for the plans; the plans get the rest. */
export function fitCard(looks: readonly LookView[], paper: PaperSize): CardFit {
  const widthMm = paper.card.panelMm - 2 * paddingMm;
  const heightMm = paper.card.heightMm - 2 * paddingMm;
  for (const [size, points] of sizes) {
    const share = sharePanels(looks.map((look) => measureLook(look, points, widthMm)), heightMm);
    if (share && share.plansMm.every((plan, at) => plan >= wantedPlan(size, looks[at]))) return { size, layout: share.layout, plansMm: share.plansMm.map((plan, at) => dropSmall(plan, looks[at])) };
  }
  const plansMm = looks.map(() => 0);
  for (const [size, points] of sizes) {
    const used = looks.map((look) => measureLook(look, points, widthMm)).reduce((sum, { pieces, rest }) => sum + pieces + rest, 0);
    if (used + foldLines * lineOf(points) <= 2 * heightMm) return { size, layout: 'flow', plansMm };
  }
  return { size: 'dense', layout: 'flow', plansMm };
}

/** Heights of the two parts of a look's text, mm. */
interface LookHeight {
  readonly pieces: number;
  readonly rest: number;
}

/** What is left for the plans when the text has its place; null when it has none. */
function sharePanels(looks: readonly LookHeight[], heightMm: number): { layout: CardLayout; plansMm: number[] } | null {
  const [only] = looks;
  if (looks.length !== 1 || only === undefined) return { layout: 'panels', plansMm: looks.map(({ pieces, rest }) => Math.floor(heightMm - pieces - rest)) };
  if (only.pieces + only.rest <= heightMm) return { layout: 'right', plansMm: [heightMm] };
  return only.rest <= heightMm ? { layout: 'split', plansMm: [Math.floor(heightMm - only.pieces)] } : null;
}

function dropSmall(planMm: number, look: LookView | undefined): number {
  return planMm < Math.max(leastPlanMm, leastPieceMm * countPieces(look)) ? 0 : planMm;
}

/** Many pieces need a larger plan, as far as smaller type can give it the room. */
function wantedPlan(size: keyof typeof wantedPlanMm, look: LookView | undefined): number {
  return size === 'tiny' ? wantedPlanMm.tiny : Math.max(wantedPlanMm[size], leastPieceMm * countPieces(look));
}

function countPieces(look: LookView | undefined): number {
  return look?.axes.reduce((sum, axis) => sum + axis.pieces.length, 0) ?? 0;
}

/** Heights with a line to spare in each part. */
function measureLook(look: LookView, points: number, widthMm: number): LookHeight {
  const em = points * mmPerPoint;
  const line = lineOf(points);
  const block = (text: string, share = 1): number => (text === '' ? 0 : countLines(text, em, widthMm * share) * line + 0.25 * em);
  let pieces = line + block(look.from);
  for (const axis of look.axes) {
    pieces += line + 0.25 * em;
    // Order and section number stand beside the name, and with a contribution they take more than half of the width.
    for (const piece of axis.pieces) pieces += block(`${piece.name} ${piece.exits}`.trimEnd(), piece.plus === '' ? 0.56 : 0.44) + boxMm;
  }
  let rest = line + block(look.join) + block(look.openings) + block(look.total) + block(look.keep);
  for (const objective of look.objectives) rest += block(objective.title, 0.9) + block(objective.text, 0.9) + 0.8 * em;
  return { pieces, rest };
}

function lineOf(points: number): number {
  return points * mmPerPoint * lineHeight;
}

/** Lines of a text broken at spaces; a word longer than a line is broken inside. */
function countLines(text: string, em: number, widthMm: number): number {
  const letters = Math.max(1, Math.floor(widthMm / (em * letterWidth)));
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const length = lengthOf(word);
    const needed = used === 0 ? length : used + 1 + length;
    if (needed <= letters) {
      used = needed;
      continue;
    }
    if (used > 0) lines += 1;
    lines += Math.floor((length - 1) / letters);
    used = ((length - 1) % letters) + 1;
  }
  return lines;
}

/** Length of a word in Latin letters; a sign of another script counts as the square it takes. */
function lengthOf(word: string): number {
  const others = word.match(/[^\u0020-\u024f\u2000-\u22ff]/g)?.length ?? 0;
  return word.length + others * (squareWidth / letterWidth - 1);
}
