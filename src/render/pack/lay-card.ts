/** Lays a card: of the ways to share its inside, the first in which every plan can be read (S3). */
import type { Discovery } from '../../session/document';
import { listFits, shortenLook } from './card-fit';
import type { CardFit, PlanBox } from './card-fit';
import type { LookView } from './card-text';
import type { CardView } from './cards';
import type { Markup } from './markup';
import type { PaperSize } from './paper';

/** Draws the plan of a discovery into a box, inline SVG; null where it would be too crowded to read. */
export type DrawPlan = (discovery: Discovery, box: PlanBox) => Markup | null;

/** A look as printed: without a plan its list says where everything lies. */
export interface LaidLook extends LookView {
  /** Inline SVG; empty: none. */
  readonly plan: Markup | '';
  readonly planMm: number;
}

/** A card as printed. */
export interface LaidCard extends Omit<CardView, 'looks' | 'discoveries'>, Pick<CardFit, 'layout' | 'points' | 'compact'> {
  readonly looks: readonly LaidLook[];
}

/** For a medium without panels and type sizes. */
const unlaid = { layout: 'flow', points: 9.5, compact: false } as const;

/** Lays a card on a paper; a medium that draws no plans gets none. */
export function layCard(card: CardView, paper: PaperSize, drawPlan: DrawPlan | null): LaidCard {
  const { discoveries, looks: views, ...outside } = card;
  if (drawPlan === null) return { ...outside, ...unlaid, looks: views.map((look) => ({ ...look, plan: '', planMm: 0 })) };
  for (const fit of listFits(views, paper, card.split)) {
    const plans = drawPlans(discoveries, fit, drawPlan);
    if (plans === null) continue;
    const looks = views.map((look, at) => ({ ...(fit.brief ? shortenLook(look) : look), plan: plans[at] ?? ('' as const), planMm: fit.plans[at]?.heightMm ?? 0 }));
    return { ...outside, layout: fit.layout, points: fit.points, compact: fit.compact, looks };
  }
  throw new Error('no way to lay a card');
}

/** The plans of a fit; null where one of them cannot be read. */
function drawPlans(discoveries: readonly Discovery[], { plans }: CardFit, drawPlan: DrawPlan): (Markup | '')[] | null {
  const drawn: (Markup | '')[] = [];
  for (const [at, discovery] of discoveries.entries()) {
    const box = plans[at] ?? null;
    const plan = box === null ? '' : drawPlan(discovery, box);
    if (plan === null) return null;
    drawn.push(plan);
  }
  return drawn;
}
