/** Reference cards on pages: as many as a page holds, with lines to cut. Every table is whole on one card. */
import type { Content } from 'pdfmake/interfaces';
import type { PackWords } from '../../render/pack/pack-words';
import type { TextBox } from '../core/canvas';
import type { PdfPart } from '../core/compose-pdf';
import { footRoomMm } from '../core/compose-pdf';
import { cell, heading, linedTable, note } from '../core/flow';
import type { PageFoot } from '../core/page-foot';
import type { PageSize } from '../core/paper';
import { layGrid } from '../core/lay-grid';
import { printMarginMm, printWidth } from '../core/paper';
import type { Ink } from '../../render/theme/theme';
import { drawReferenceCard, findCardType, roughRuler } from './lay-reference';
import type { ReferenceCard } from './table-cards';

/** A card as a hand holds it: two columns of three on A4 and Letter, three of four on A3, mm. */
const referenceMm = { widthMm: 92, heightMm: 82 } as const;

/** What pages of cards depend on. */
export interface CardPages {
  readonly page: PageSize;
  readonly words: PackWords;
  readonly ink: Ink;
  readonly foot: PageFoot;
}

/** In smaller type than this a table and those it leads to are better on cards of their own. */
const easyPoints = 7;

/** The pages of some cards; a table too long for any card has pages of its own after them. */
export function buildCardPages(cards: readonly ReferenceCard[], { page, words, ink, foot }: CardPages): PdfPart[] {
  const split = cards.flatMap(splitCard);
  const small = split.filter((card) => findCardType(card, referenceMm, roughRuler) !== null);
  const large = split.filter((card) => !small.includes(card));
  const places = layPlaces(page);
  const parts: PdfPart[] = [];
  for (let at = 0; at < small.length; at += places.length) {
    const onPage = small.slice(at, at + places.length);
    parts.push({ kind: 'drawn', foot, draw: (canvas) => {
      canvas.fit(words.text('forms.cut'), { x: printMarginMm, y: printMarginMm, widthMm: printWidth(page), heightMm: 3 }, { points: 6.5, align: 'center' }, 4);
      onPage.forEach((card, place) => {
        const box = places[place]!;
        canvas.rect(box.x, box.y, box.widthMm, box.heightMm, { stroke: '#000000', widthMm: 0.15 });
        drawReferenceCard(canvas, card, box, ink);
      });
    } });
  }
  return [...parts, ...large.map((card): PdfPart => ({ kind: 'flow', foot, content: flowCard(card) }))];
}

/** A chain of tables in easy type on one card, or else a card for each. */
function splitCard(card: ReferenceCard): ReferenceCard[] {
  if (card.groups.length < 2 || (findCardType(card, referenceMm, roughRuler) ?? 0) >= easyPoints) return [card];
  return card.groups.map((group) => ({ title: group.head === '' ? card.title : group.head, groups: [{ ...group, head: '' }], notes: card.notes }));
}

/** Where cards lie: in the middle across, from the top down, clear of the foot. */
function layPlaces(page: PageSize): readonly TextBox[] {
  const top = printMarginMm + 3.2;
  return layGrid({ x: printMarginMm, y: top, widthMm: printWidth(page), heightMm: page.heightMm - top - printMarginMm - footRoomMm }, referenceMm, 'top').places;
}

/** A table that goes on from page to page, as it must. */
function flowCard({ title, groups, notes }: ReferenceCard): Content[] {
  return groups.flatMap(({ head, dice, rows }) => [
    heading([head === '' ? title : head, dice].filter((text) => text !== '').join(' · ')),
    {
      table: { widths: ['auto', '*', 'auto'], body: rows.map(({ when, result, detail, rule }) => [cell(when, { bold: true }), cell(detail === '' ? result : `${result}. ${detail}`), cell(rule, { points: 7, colour: '#444444' })]) },
      layout: linedTable,
      fontSize: 9.5,
    },
    ...notes.map((text) => note(text)),
  ]);
}
