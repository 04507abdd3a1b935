/** Lays a card: of the ways to share its inside, the first in which the plan can be read (S3). */
import type { Discovery } from '../../session/document';
import { listFits, shortenLook } from './card-fit';
import type { CardFit, PlanBox } from './card-fit';
import type { CardView, SideView } from './cards';
import type { Markup } from './markup';
import type { PaperSize } from './paper';

/** Draws the plan of a discovery into a box, inline SVG; null where it would be too crowded to read. `tiny`: its numbers may be tiny. */
export type DrawPlan = (discovery: Discovery, box: PlanBox, tiny: boolean) => Markup | null;

/** A look as printed: without a plan its list says where everything lies. */
export interface LaidLook extends SideView {
  /** Inline SVG; empty: none. */
  readonly plan: Markup | '';
  readonly planMm: number;
}

/** A card as printed. */
export interface LaidCard extends Omit<CardView, 'looks' | 'discoveries'>, Pick<CardFit, 'layout' | 'points' | 'compact'> {
  readonly looks: readonly LaidLook[];
}

/** A card in words alone, for a medium without panels and type sizes. */
export function tellCard(card: CardView): LaidCard {
  return { ...outsideOf(card), layout: 'flow', points: 9.5, compact: false, looks: card.looks.map((look) => ({ ...look, plan: '', planMm: 0 })) };
}

/** Lays a card of one look, or of none, on a paper. */
export function layCard(card: CardView, paper: PaperSize, drawPlan: DrawPlan): LaidCard {
  const [view, discovery] = [card.looks[0], card.discoveries[0]];
  for (const fit of listFits(view, paper, card.elsewhere)) {
    const plan: LaidLook['plan'] | null = fit.plan === null || !discovery ? '' : drawPlan(discovery, fit.plan, fit.tiny === true);
    if (plan === null) continue;
    const looks = view ? [{ ...(fit.brief ? shortenLook(view) : view), plan, planMm: fit.plan?.heightMm ?? 0 }] : [];
    return { ...outsideOf(card), layout: fit.layout, points: fit.points, compact: fit.compact, looks };
  }
  throw new Error('no way to lay a card');
}

function outsideOf({ label, long, start, message, elsewhere }: CardView): Omit<CardView, 'looks' | 'discoveries'> {
  return { label, long, start, message, elsewhere };
}
