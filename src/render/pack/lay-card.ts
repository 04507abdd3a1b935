/** Lays the cards: of the ways to share a card's inside, the first in which the plan can be read (S3). */
import type { Discovery } from '../../session/document';
import { fitText, listPlanned } from './card-fit';
import type { CardFit, CardLines, PlanBox } from './card-fit';
import { countParts, takeParts } from './card-parts';
import type { LookView } from './card-text';
import { labelOf, orderByTab } from './cards';
import type { CardView, SideView } from './cards';
import type { Markup } from './markup';
import type { PackWords } from './pack-words';
import type { PaperSize } from './paper';

/** Draws the plan of a discovery into a box, inline SVG; null where it would be too crowded to read. */
export type DrawPlan = (discovery: Discovery, box: PlanBox) => Markup | null;

/** A look as printed. */
export interface LaidLook extends LookView {
  /** Inline SVG; empty: none. */
  readonly plan: Markup | '';
  readonly planMm: number;
  /** A plan, here or on the card this one goes on from, tells the places; else the list has to. */
  readonly planned: boolean;
}

/** A card as printed. */
export interface LaidCard extends Omit<CardView, 'looks' | 'discoveries'>, Pick<CardFit, 'points'> {
  readonly looks: readonly LaidLook[];
  /** Names the card on which the look goes on; empty where all stands here. */
  readonly further: string;
}

/** A card in words alone, which names the cards of its second sides. */
export interface ToldCard extends LaidCard {
  readonly looks: readonly (LaidLook & SideView)[];
}

/** What laying the cards needs. */
export interface CardPress {
  readonly paper: PaperSize;
  readonly drawPlan: DrawPlan;
  readonly words: PackWords;
  /** Numbers of the cards on which looks go on (PRE-08). */
  readonly numbers: () => ReadonlyMap<Discovery, number>;
}

/** A card in words alone, for a medium without panels and type sizes. */
export function tellCard(card: CardView): ToldCard {
  return layOut(card, 9.5, '', card.looks.map((look) => ({ ...look, plan: '' as const, planMm: 0, planned: false })));
}

/** Lays cards of one look each, or of none; what one card cannot hold goes on on another, with a number that tells nothing (PRE-08). */
export function layCards(cards: readonly CardView[], press: CardPress): LaidCard[] {
  return orderByTab(cards.flatMap((card) => layCard(card, press)));
}

function layCard(card: CardView, press: CardPress): LaidCard[] {
  const [view, discovery] = [card.looks[0], card.discoveries[0]];
  if (!view || !discovery) return [layOut(card, fitText(undefined, press.paper, { head: card.elsewhere, foot: '' }, false).points, '', [])];
  const lines = { head: card.elsewhere, foot: press.words.text('cards.further', { n: widestNumber }) };
  for (const fit of listPlanned(view, press.paper, lines)) {
    const plan = fit.plan && press.drawPlan(discovery, fit.plan);
    if (plan) return layLook(card, view, { ...fit, drawn: plan }, discovery, press);
  }
  return layLook(card, view, { ...fitText(view, press.paper, lines, false), drawn: '' }, discovery, press);
}

/** Stands for a number while the line that names it is measured. */
const widestNumber = '0000';

/** A look on its card, and on as many further ones as it needs. */
function layLook(card: CardView, view: LookView, { drawn, ...fit }: CardFit & { readonly drawn: Markup | '' }, discovery: Discovery, press: CardPress): LaidCard[] {
  const look = { plan: drawn, planMm: fit.plan?.heightMm ?? 0, planned: drawn !== '' };
  if (fit.parts >= countParts(view)) return [layOut(card, fit.points, '', [{ ...view, ...look }])];
  const n = press.numbers().get(discovery) ?? 0;
  const further = press.words.text('cards.further', { n });
  const next = { ...labelOf(String(n)), start: false, message: card.message, elsewhere: press.words.text('cards.continued', { n: card.label }) };
  return [layOut(card, fit.points, further, [{ ...takeParts(view, 0, fit.parts), ...look }]), ...layRest(next, takeParts(view, fit.parts, Infinity), look.planned, { head: next.elsewhere, foot: further }, press)];
}

function layRest(card: CardFace, rest: LookView, planned: boolean, lines: CardLines, press: CardPress): LaidCard[] {
  const fit = fitText(rest, press.paper, lines, planned);
  const isLast = fit.parts >= countParts(rest);
  const laid = layOut(card, fit.points, isLast ? '' : lines.foot, [{ ...takeParts(rest, 0, fit.parts), plan: '', planMm: 0, planned }]);
  return isLast ? [laid] : [laid, ...layRest(card, takeParts(rest, fit.parts, Infinity), planned, lines, press)];
}

/** What a card says besides its looks. */
type CardFace = Omit<CardView, 'looks' | 'discoveries'>;

function layOut<Look extends LaidLook>({ label, long, start, message, elsewhere }: CardFace, points: number, further: string, looks: readonly Look[]) {
  return { label, long, start, message, elsewhere, points, further, looks };
}
