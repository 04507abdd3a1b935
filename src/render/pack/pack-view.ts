/** Everything a template sees, page by page, in the order of the papers (evening.md is their plan). */
import type { SessionDocument } from '../../session/document';
import type { Labels } from '../../tables/ruleset';
import type { Paper, RenderOptions, Secrecy } from '../renderer';
import { buildAfterwards } from './afterwards-page';
import type { CardView, DrawPlan } from './cards';
import { buildCards, pageCards } from './cards';
import { buildDefenderPage } from './defender-page';
import type { Markup } from './markup';
import { createPackWords, nestTexts } from './pack-words';
import { hairMm, marginMm, sizeOfPaper } from './paper';
import { buildPublicPage } from './public-page';
import { buildRecordPage } from './record-page';
import type { SheetTemplates } from './sheet-templates';

/** What HTML and Markdown put in their own way. */
export interface PackMedium {
  readonly drawPlan: DrawPlan | null;
  readonly map: Markup | '';
  readonly mapWide: boolean;
  /** Shows a seed, a command or a share string exactly. */
  readonly code: (text: string) => Markup;
}

/** Which papers a secrecy prints (PRE-08). */
const papersOf: Readonly<Record<Secrecy, { readonly defenderSees: boolean; readonly master: boolean }>> = {
  sealed: { defenderSees: false, master: false },
  defender: { defenderSees: true, master: false },
  master: { defenderSees: false, master: true },
};

/** The whole view. */
export function buildPackView(document: SessionDocument, labels: Labels, options: RenderOptions, templates: SheetTemplates, medium: PackMedium) {
  const words = createPackWords(options.language, templates.texts, labels);
  const paper = sizeOfPaper(options.paper);
  const papers = papersOf[options.secrecy];
  const cards = buildCards(document, words, paper, medium.drawPlan);
  const seed = document.seed === '' ? '' : medium.code(document.seed);
  const extras = { map: medium.map, mapWide: medium.mapWide, command: medium.code(options.command), share: options.share === undefined ? ('' as const) : medium.code(options.share), seed } as const;
  return {
    t: nestTexts(templates.texts, options.language),
    lang: options.language,
    sealed: options.secrecy === 'sealed',
    master: papers.master,
    defenderSees: papers.defenderSees,
    title: `${words.pick(document.mission.name)} · ${words.text('sheet.title')}`,
    tag: words.text('sheet.tag', { tag: document.tag }),
    printing: words.text('sheet.printing', { paper: paper.name }),
    paper: describePaper(options.paper),
    public: buildPublicPage(document, words),
    defender: buildDefenderPage(document, words),
    discoveries: papers.defenderSees || papers.master ? orderCards(cards, document) : [],
    cardPages: pageCards(cards),
    record: buildRecordPage(document, words, paper),
    after: buildAfterwards(document, words, extras),
  };
}

/** Measures for the style sheet. */
function describePaper(id: Paper) {
  const paper = sizeOfPaper(id);
  const insideMm = 2 * paper.card.panelMm;
  const cardWidthMm = insideMm + paper.card.tabMm;
  // A page that is filled to the last hundredth spills over in some browsers.
  return { ...paper, id, marginMm, hairMm, insideMm, cardWidthMm, cardsWidthMm: 2 * cardWidthMm, mapHeightMm: Math.floor(paper.heightMm * 2 - 1) / 2 };
}

/** The cards in the order in which the dungeon is found, for those who may know it. */
function orderCards(cards: readonly CardView[], { board, discoveries }: SessionDocument): CardView[] {
  const rank = new Map<string, number>();
  for (const { opening, id } of discoveries) {
    const label = opening === -1 ? '' : String(board.openings[opening]?.number ?? 0);
    if (!rank.has(label)) rank.set(label, id);
  }
  const rankOf = (card: CardView): number => rank.get(card.start ? '' : card.label) ?? discoveries.length;
  return [...cards].sort((a, b) => rankOf(a) - rankOf(b));
}
