/** The sealed cards: one for each numbered opening, and one for the start (PRE-02). */
import type { Discovery, Opening, SessionDocument } from '../../session/document';
import type { BoardIndex, LookView } from './card-text';
import { describeClosed, describeLook, indexBoard } from './card-text';
import type { PackWords } from './pack-words';
import { cardsPerPage } from './paper';

/** A card in words, not yet laid out. */
export interface CardView {
  /** On the tab: the opening's number, or the word for the start. */
  readonly label: string;
  /** A number of three digits or more needs a smaller type on the tab. */
  readonly long: boolean;
  readonly start: boolean;
  readonly message: string;
  /** How to read a card with two looks, and what holds for both; empty for one. */
  readonly split: string;
  readonly looks: readonly LookView[];
  /** What each look shows, for whoever draws its plan. */
  readonly discoveries: readonly Discovery[];
}

/** What a card is made of before it is put in words. */
interface CardContent {
  readonly label: string;
  readonly number: number;
  readonly discoveries: readonly Discovery[];
  readonly message: string;
}

/** All cards, the start first, then by number: the order tells nothing (PRE-08). */
export function buildCards(document: SessionDocument, words: PackWords): CardView[] {
  const index = indexBoard(document);
  return listCards(document, words).map((card) => viewCard(card, index, words));
}

/** Cards in pages of eight. */
export function pageCards<Card>(cards: readonly Card[]): { readonly cards: readonly Card[] }[] {
  const pages: { cards: readonly Card[] }[] = [];
  for (let at = 0; at < cards.length; at += cardsPerPage) pages.push({ cards: cards.slice(at, at + cardsPerPage) });
  return pages;
}

function listCards(document: SessionDocument, words: PackWords): CardContent[] {
  const byOpening = new Map<number, Discovery[]>();
  for (const discovery of document.discoveries) {
    const list = byOpening.get(discovery.opening);
    if (list) list.push(discovery);
    else byOpening.set(discovery.opening, [discovery]);
  }
  const cards: CardContent[] = [];
  const start = byOpening.get(-1);
  if (start) cards.push({ label: words.text('cards.start'), number: 0, discoveries: start, message: '' });
  for (const opening of document.board.openings) {
    if (opening.number > 0) cards.push(contentOf(opening, byOpening.get(opening.id) ?? [], document, words));
  }
  return cards.sort((a, b) => a.number - b.number);
}

function contentOf(opening: Opening, discoveries: readonly Discovery[], document: SessionDocument, words: PackWords): CardContent {
  const looks = discoveries.filter((discovery) => discovery.entries.length > 0);
  const message = looks.length === 0 ? describeClosed(opening, document, words) : '';
  return { label: String(opening.number), number: opening.number, discoveries: looks, message };
}

function viewCard(card: CardContent, index: BoardIndex, words: PackWords): CardView {
  const twoSided = card.discoveries.length > 1;
  const looks = card.discoveries.map((discovery) => describeLook(discovery, index, words, twoSided));
  // With one part covered, what both say alike is read only at the head of the card.
  const keep = twoSided && looks.every((look) => look.keep === looks[0]?.keep) ? looks[0]?.keep ?? '' : '';
  return {
    label: card.label,
    long: card.number > 99,
    start: card.number === 0,
    message: card.message,
    split: twoSided ? [words.text('cards.split'), keep].join(' ').trimEnd() : '',
    looks: looks.map((look) => (keep === '' ? look : { ...look, keep: '' })),
    discoveries: card.discoveries,
  };
}
