/** What `pack.html` holds, for the PDF: the same view, with plans and map as pictures and commands as plain text. */
import { Markup } from '../../render/pack/markup';
import { buildPackView } from '../../render/pack/pack-view';
import { drawWhole } from '../../render/svg/map-svg';
import { layPlan } from '../../render/svg/plan';
import type { Sheet } from '../../render/svg/sheet';
import type { KitInput } from '../kit';

/** The papers of an evening in words. */
export type PackView = ReturnType<typeof buildPackView>;

/** The plan of a card, to be drawn and not yet markup. */
export class PlanPicture extends Markup {
  constructor(readonly sheet: Sheet, readonly widthMm: number, readonly heightMm: number) {
    super('');
  }
}

/** The view that `pack.html` is made from (PRE-08 decides what is in it). */
export function buildPackContent({ document, labels, options, templates }: KitInput): PackView {
  return buildPackView(document, labels, options, templates, {
    drawPlan: (discovery, box) => {
      const sheet = layPlan(document, discovery, { ...box, theme: 'ink' });
      return sheet && new PlanPicture(sheet, box.widthMm, box.heightMm);
    },
    map: new Markup(drawWhole(document, labels, options).svg),
    mapWide: false,
    code: (text) => new Markup(text),
    withRules: (text) => text,
  });
}

/** The picture or the text that a view holds finished. */
export function plainOf(value: Markup | string): string {
  return typeof value === 'string' ? value : value.toHTML();
}
