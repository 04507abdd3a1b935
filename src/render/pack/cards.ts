/** The sealed cards: one for each numbered opening and one for the start (PRE-02); one more for each look from a second side. */
import type { Discovery, Opening, SessionDocument } from '../../session/document';
import { numberSides } from '../map/card-numbers';
import type { BoardIndex, LookView } from './card-text';
import { describeClosed, describeLook, indexBoard } from './card-text';
import type { PackWords } from './pack-words';
import { cardsPerPage } from './paper';

/** A look, and the number of its own card where it is one from a second side; empty elsewhere. */
export interface SideView extends LookView {
  readonly card: string;
  readonly onCard: string;
}

/** A card in words, not yet laid out. */
export interface CardView {
  /** On the tab: the opening's number, or the word for the start. */
  readonly label: string;
  /** A number of three digits or more needs a smaller type on the tab. */
  readonly long: boolean;
  readonly start: boolean;
  readonly message: string;
  /** Above everything: which card bears what is seen from elsewhere, or which card this one goes on from; empty where all stands here. */
  readonly elsewhere: string;
  readonly looks: readonly SideView[];
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
  const sides = numberSides(document);
  return listCards(document, words).map((card) => viewCard(card, index, sides, words));
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

function viewCard(card: CardContent, index: BoardIndex, sides: ReadonlyMap<Discovery, number>, words: PackWords): CardView {
  const { number, message, discoveries } = card;
  const { label, long } = labelOf(card.label);
  const looks = discoveries.map((discovery) => ({ ...describeLook(discovery, index, words, discoveries.length > 1), ...nameSide(sides.get(discovery), words) }));
  return { label, long, start: number === 0, message, elsewhere: '', looks, discoveries };
}

/** Where a look has a card of its own: its number, and what it is called in a list of all. */
function nameSide(number: number | undefined, words: PackWords): Pick<SideView, 'card' | 'onCard'> {
  return number === undefined ? { card: '', onCard: '' } : { card: String(number), onCard: words.text('cards.onCard', { n: number }) };
}

/** What stands on a tab. */
export function labelOf(label: string): Pick<CardView, 'label' | 'long'> {
  return { label, long: Number(label) > 99 };
}

/**
 * The cards of a look each, so that every look has its plan and nobody reads what is not his. What is seen
 * from a second side has a card of its own, with a number that is nothing else's and so tells nothing beforehand (PRE-08).
 */
export function splitCards(cards: readonly CardView[], words: PackWords): CardView[] {
  return cards.flatMap((card) => {
    if (card.looks.length < 2) return [card];
    const [first, ...others] = card.looks.map((look, at) => ({ ...card, looks: [look], discoveries: card.discoveries.slice(at, at + 1) }));
    const further = others.map((other) => ({ ...other, ...labelOf(other.looks[0]!.card) }));
    const elsewhere = further.map(({ label, looks }) => words.text('cards.elsewhere', { from: looks[0]!.from, n: label })).join(' ');
    return [{ ...first!, elsewhere }, ...further];
  });
}

/** The start first, then by number: the order tells nothing (PRE-08). */
export function orderByTab<Card extends Pick<CardView, 'label' | 'start'>>(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => Number(b.start) - Number(a.start) || Number(a.label) - Number(b.label));
}
