/**
 * How a card's content shares the two inside panels: the plan takes what the text leaves, and long
 * texts are set smaller. Heights are reckoned without a font, always on the large side, so that nothing
 * is cut (S3).
 */
import type { LookView } from './card-text';
import type { PaperSize } from './paper';

/** Type size of a card and the height of the plan of each look, mm; 0: no plan. */
export interface CardFit {
  readonly size: 'large' | 'medium' | 'small' | 'tiny' | 'dense';
  readonly plansMm: readonly number[];
  /** The looks follow one another instead of having a panel each. */
  readonly flow: boolean;
}

/** Empty border inside a panel, mm; the style sheet has the same. */
const paddingMm = 2.5;
/** Points to millimetres. */
const mmPerPoint = 0.3528;
const lineHeight = 1.18;
/** Width of a letter of Latin text, parts of the type size: that of wide sans-serif faces. */
const letterWidth = 0.56;
/** The same for scripts and signs that take a whole square. */
const squareWidth = 1;

/** Type sizes, points, largest first; the style sheet has the same. */
const sizes = [['large', 9.5], ['medium', 8.5], ['small', 7.5], ['tiny', 6.5]] as const;
// The last resort is `dense`, 6 points: pieces in running text, looks one after the other, no plans.
/** A plan smaller than this makes a smaller type worth while. */
const wantedPlanMm = { large: 30, medium: 26, small: 22, tiny: 0 } as const;
/** A plan smaller than this shows nothing. */
const leastPlanMm = 18;
/** Lines that may be lost at the fold, where a heading and its first piece stay together. */
const foldLines = 6;

/** Chooses the largest type that leaves room for the plans; the plans get the rest. */
export function fitCard(looks: readonly LookView[], paper: PaperSize): CardFit {
  const widthMm = paper.card.panelMm - 2 * paddingMm;
  const heightMm = paper.card.heightMm - 2 * paddingMm;
  for (const [size, points] of sizes) {
    const line = points * mmPerPoint * lineHeight;
    const used = looks.map((look) => textHeight(look, points, widthMm) + line);
    const plansMm = sharePanels(used, heightMm, line);
    if (plansMm.every((plan) => plan >= wantedPlanMm[size])) return { size, plansMm: plansMm.map(dropSmall), flow: false };
  }
  const plansMm = looks.map(() => 0);
  for (const [size, points] of sizes) {
    const used = looks.reduce((sum, look) => sum + textHeight(look, points, widthMm), 0);
    if (used + foldLines * points * mmPerPoint * lineHeight <= 2 * heightMm) return { size, plansMm, flow: true };
  }
  return { size: 'dense', plansMm, flow: true };
}

/** Two looks have a panel each. The plan of a single one fills the left panel if its text fits the right; if not, the text flows round the fold. */
function sharePanels(used: readonly number[], heightMm: number, line: number): number[] {
  const [only] = used;
  if (used.length !== 1 || only === undefined) return used.map((text) => Math.floor(heightMm - text));
  return [only <= heightMm ? heightMm : Math.floor(2 * heightMm - only - foldLines * line)];
}

function dropSmall(planMm: number): number {
  return planMm < leastPlanMm ? 0 : planMm;
}

function textHeight(look: LookView, points: number, widthMm: number): number {
  const em = points * mmPerPoint;
  const line = em * lineHeight;
  const block = (text: string, share = 1): number => (text === '' ? 0 : countLines(text, em, widthMm * share) * line + 0.25 * em);
  let height = block(look.from) + block(look.join) + block(look.openings) + block(look.total) + block(look.keep);
  for (const axis of look.axes) {
    height += line + 0.25 * em;
    // Order, section number and contribution stand beside the name and take some 45 % of the width.
    for (const piece of axis.pieces) height += block(`${piece.name} ${piece.exits}`, 0.55);
  }
  for (const objective of look.objectives) height += block(objective.title) + block(objective.text) + 0.5 * em;
  return height;
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
