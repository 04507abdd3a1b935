/** What of a dungeon is printed as a board: all of it, or what one card brings to the table (PRE-02, PRE-08). */
import type { Discovery, SessionDocument } from '../../session/document';
import { viewDiscovery } from '../../render/map/discovery-view';
import type { MapView } from '../../render/map/map-view';
import { viewWhole } from '../../render/map/map-view';
import { buildCards, splitCards } from '../../render/pack/cards';
import type { PackWords } from '../../render/pack/pack-words';
import type { KitInput } from '../kit';

/** A card by what stands on its tab, and what it shows. */
export interface ChosenCard {
  readonly label: string;
  readonly discovery: Discovery;
}

/** A board to print. */
export interface PrintedBoard {
  readonly view: MapView;
  /** What it is: the whole board, or a card. */
  readonly what: string;
  /** Who may see it, and when. */
  readonly audience: string;
}

/** The cards that lay something on the table, by what stands on their tabs; the start is the first. */
export function listBoardCards(document: SessionDocument, words: PackWords): ChosenCard[] {
  return splitCards(buildCards(document, words), words).flatMap(({ label, discoveries: [discovery] }) => (discovery ? [{ label, discovery }] : []));
}

/** Who may look at the whole board. */
const audiences = { sealed: 'map.afterwards', defender: 'map.defender', master: 'map.master' } as const;

/** The board that a kit is to print. */
export function viewPrintedBoard({ document, words, options, card }: Pick<KitInput, 'document' | 'words' | 'options' | 'card'>): PrintedBoard {
  if (card === undefined) return { view: viewWhole(document), what: words.text('board.whole'), audience: words.label(audiences[options.secrecy]) };
  return {
    view: numberSections(viewDiscovery(document, card.discovery), card.discovery, document),
    what: words.text('board.card', { card: card.label }),
    audience: words.text('board.withCard', { card: card.label }),
  };
}

/**
 * Pieces on the table go by their public numbers, not by the order of a card. Those that another card brings too are printed as well:
 * they are laid with whichever card is opened first (PRE-02).
 */
function numberSections(view: MapView, { entries }: Discovery, { board }: SessionDocument): MapView {
  const numberOf = (order: string): string => {
    const entry = entries[Number(order) - 1];
    return entry ? String(board.sections[entry.section]?.number ?? '') : '';
  };
  return { ...view, sections: view.sections.map((section) => (section.label === '' ? section : { ...section, label: numberOf(section.label), ghost: false })) };
}
