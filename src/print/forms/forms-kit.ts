/** The forms kit: what is filled in by hand at any table, and the rulebook's tables as reference cards. It tells of no dungeon. */
import { shortenText } from '../../render/clean-text';
import type { Ruleset } from '../../tables/ruleset';
import type { Canvas } from '../core/canvas';
import type { PdfPart } from '../core/compose-pdf';
import type { Kit, KitInput } from '../kit';
import { buildCardPages } from './card-pages';
import { drawLogPage } from './log-page';
import { drawMapPage } from './map-page';
import { listRuleCards } from './rule-cards';
import { listTableCards, modifiersCard } from './table-cards';
import { drawCombatPage, drawDoorsPage, drawEveningPage } from './tracker-pages';
import { drawTroopsPage, rowsPerPage } from './troops-page';

/** What forms are made of: no session is needed. */
export interface FormsInput extends Pick<KitInput, 'words' | 'page' | 'ink'> {
  readonly ruleset: Ruleset;
  /** Of a session: what its registers need not be told by hand. */
  readonly game?: { readonly mission: string; readonly tag: string };
}

/** The forms with the tables of a session, its mission and its tag. */
export const buildFormsKit: Kit = ({ document, words, page, ink }) => buildForms({ ruleset: document.ruleset, words, page, ink, game: { mission: words.pick(document.mission.name), tag: document.tag } });

/** Log, rows for troops, registers, and the cards. */
export function buildForms(input: FormsInput): PdfPart[] {
  const { ruleset, words, page, ink } = input;
  const about = shortenText(ruleset.name, 100);
  const form = (key: string, draw: (canvas: Canvas) => void): PdfPart => ({ kind: 'drawn', foot: { about, title: words.text(`forms.${key}`) }, draw });
  const rows = Array.from({ length: Math.ceil(ruleset.rows.length / rowsPerPage) }, (_, at) => ruleset.rows.slice(at * rowsPerPage, (at + 1) * rowsPerPage));
  const cards = [...listTableCards(ruleset, words), modifiersCard(ruleset, words), ...listRuleCards(ruleset, words)];
  return [
    form('log', (canvas) => drawLogPage(canvas, input, true)),
    form('log', (canvas) => drawLogPage(canvas, input, false)),
    ...rows.map((some) => form('troops', (canvas) => drawTroopsPage(canvas, input, some))),
    form('doors', (canvas) => drawDoorsPage(canvas, input)),
    form('combat', (canvas) => drawCombatPage(canvas, input)),
    form('evening', (canvas) => drawEveningPage(canvas, input)),
    form('map', (canvas) => drawMapPage(canvas, input)),
    ...buildCardPages(cards, { page, words, ink, foot: { about, title: words.text('forms.cards') } }),
  ];
}
