/**
 * How a card's content shares the two inside panels: the plan takes what the text leaves, and long
 * texts are set smaller. Widths are those of the widest usual fonts, so that nothing is cut (S3).
 */
import { wrapText } from '../svg/text-measure';
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/** Type size of a card and the height of each of its plans, mm. */
export interface CardFit {
  readonly size: 'large' | 'medium' | 'small' | 'tiny';
  readonly planMm: number;
}

/** Empty border inside a panel, mm; the style sheet has the same. */
const paddingMm = 2.5;
/** Points to millimetres. */
const mmPerPoint = 0.3528;
const lineHeight = 1.18;
/** The measuring table is for bold faces; plain text is this much narrower at least. */
const plainWidth = 0.86;

/** Type sizes, points, largest first; the style sheet has the same. */
const sizes = [['large', 9.5], ['medium', 8.5], ['small', 7.5], ['tiny', 6.5]] as const;
/** A plan smaller than this shows too little. */
const leastPlanMm = { large: 30, medium: 24, small: 20, tiny: 0 } as const;

/** Chooses the largest type that leaves room for the plans; the plans get the rest, at most one panel. */
export function fitCard(looks: readonly LookView[], paper: PaperSize): CardFit {
  const widthMm = paper.card.panelMm - 2 * paddingMm;
  const heightMm = paper.card.heightMm - 2 * paddingMm;
  let fit: CardFit = { size: 'tiny', planMm: 0 };
  for (const [size, points] of sizes) {
    const used = looks.reduce((sum, look) => sum + textHeight(look, points, widthMm), 0);
    // The text flows over the fold: keep a line free in each panel for what cannot be split.
    const free = 2 * heightMm - used - 2 * points * mmPerPoint * lineHeight;
    const planMm = Math.floor(Math.min(free / Math.max(1, looks.length), looks.length > 1 ? heightMm / 2 : heightMm));
    fit = { size, planMm: Math.max(0, planMm) };
    if (planMm >= leastPlanMm[size]) return fit;
  }
  return fit;
}

function textHeight(look: LookView, points: number, widthMm: number): number {
  const em = points * mmPerPoint;
  const line = em * lineHeight;
  const block = (text: string, share = 1): number => (text === '' ? 0 : wrapText(text, em * plainWidth, widthMm * share).length * line + 0.25 * em);
  let height = block(look.from) + block(look.join) + block(look.openings) + block(look.total) + block(look.keep);
  for (const axis of look.axes) {
    height += line + 0.25 * em;
    // Order, section number and contribution stand beside the name and take some 45 % of the width.
    for (const piece of axis.pieces) height += block(`${piece.name} ${piece.exits}`, 0.55);
  }
  for (const objective of look.objectives) height += block(objective.title) + block(objective.text) + 0.5 * em;
  return height;
}
