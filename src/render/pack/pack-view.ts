/** Everything a template sees, page by page, in the order of the papers (evening.md is their plan). */
import type { SessionDocument } from '../../session/document';
import type { Labels } from '../../tables/ruleset';
import { numberFurther } from '../map/card-numbers';
import { shareBeside } from '../renderer';
import type { RenderOptions, Secrecy } from '../renderer';
import { buildAfterwards, markRolls } from './afterwards-page';
import { buildCards, pageCards, splitCards } from './cards';
import { buildDefenderPage } from './defender-page';
import { describePaper } from './describe-paper';
import { nameGame } from './game-name';
import { buildHouseRules } from './house-rules-page';
import { layCards, tellCard } from './lay-card';
import type { DrawPlan, ToldCard } from './lay-card';
import type { Markup } from './markup';
import { createPackWords } from './pack-words';
import { sizeOfPaper } from './paper';
import { buildPublicPage } from './public-page';
import { buildRecordPage } from './record-page';
import { buildRunningTitles } from './running-titles';
import type { SheetTemplates } from './sheet-templates';

/** What HTML and Markdown put in their own way. */
export interface PackMedium {
  readonly drawPlan: DrawPlan | null;
  readonly map: Markup;
  /** The map is wider than high: on portrait paper it is turned. */
  readonly mapWide: boolean;
  /** Shows a seed, a command or a share string exactly. */
  readonly code: (text: string) => Markup;
  /** Shows a text that names rules. */
  readonly withRules: (text: string) => Markup | string;
}

/** Which papers a secrecy prints (PRE-08). */
const papersOf: Readonly<Record<Secrecy, { readonly defenderSees: boolean; readonly master: boolean }>> = {
  sealed: { defenderSees: false, master: false },
  defender: { defenderSees: true, master: false },
  master: { defenderSees: false, master: true },
};

/** The whole view for a medium. */
export function buildPackView(document: SessionDocument, labels: Labels, options: RenderOptions, templates: SheetTemplates, medium: PackMedium) {
  const { cards: contents, printed, press, ...content } = contentOf(document, labels, options, templates);
  const { master, defenderSees } = papersOf[options.secrecy];
  const { drawPlan } = medium;
  const tell = (): ToldCard[] => contents.map(tellCard);
  const { seed } = document;
  const share = shareBeside(options);
  return {
    ...content,
    sealed: options.secrecy === 'sealed',
    master,
    defenderSees,
    discoveries: master || defenderSees ? orderCards(tell(), document) : [],
    cardPages: pageCards(drawPlan === null ? tell() : layCards(printed, { ...press, drawPlan })),
    public: { ...content.public, rulesNote: medium.withRules(content.public.rulesNote) },
    after: {
      ...content.after,
      ...markRolls(content.after, medium.withRules),
      map: medium.map,
      mapWide: medium.mapWide,
      seed: seed === '' ? '' : medium.code(seed),
      command: medium.code(options.command),
      share: share === '' ? '' : medium.code(share),
    },
  };
}

type PackContent = ReturnType<typeof buildContent>;

/** `generate` writes the same papers as HTML and as Markdown: the last content made of a document is kept for the second. */
const lastContents = new WeakMap<SessionDocument, { readonly given: readonly unknown[]; readonly content: PackContent }>();

function contentOf(document: SessionDocument, labels: Labels, options: RenderOptions, templates: SheetTemplates): PackContent {
  const given = [labels, templates, options.language, options.paper, options.secrecy, options.forces];
  const last = lastContents.get(document);
  if (last && last.given.every((value, at) => value === given[at])) return last.content;
  const content = buildContent(document, labels, options, templates);
  lastContents.set(document, { given, content });
  return content;
}

/** What every medium and secrecy prints alike, in words. */
function buildContent(document: SessionDocument, labels: Labels, options: RenderOptions, templates: SheetTemplates) {
  const words = createPackWords(options.language, templates.texts, labels);
  const paper = sizeOfPaper(options.paper);
  const cards = buildCards(document, words);
  const houseRules = buildHouseRules(document, words);
  return {
    lang: options.language,
    title: `${nameGame(document, words)} · ${words.text('sheet.title')}`,
    tag: words.text('sheet.tag', { tag: document.tag }),
    printing: words.text('sheet.printing', { paper: paper.name }),
    paper: describePaper(options.paper),
    running: buildRunningTitles(document, options.secrecy, words),
    public: buildPublicPage(document, options.secrecy, words, houseRules.table),
    defender: buildDefenderPage(document, options, words),
    cards,
    printed: splitCards(cards, words),
    press: { paper, words, numbers: () => numberFurther(document) },
    record: buildRecordPage(document, words, paper, options.forces),
    after: buildAfterwards(document, words, houseRules.board),
  };
}

/** The cards in the order in which the dungeon is found, for those who may know it. */
function orderCards<Card extends { readonly label: string; readonly start: boolean }>(cards: readonly Card[], { board, discoveries }: SessionDocument): Card[] {
  const rank = new Map<string, number>();
  for (const { opening, id } of discoveries) {
    const label = opening === -1 ? '' : String(board.openings[opening]?.number ?? 0);
    if (!rank.has(label)) rank.set(label, id);
  }
  const rankOf = (card: Card): number => rank.get(card.start ? '' : card.label) ?? discoveries.length;
  return [...cards].sort((a, b) => rankOf(a) - rankOf(b));
}
