/** Which sections and doors a map may show, as ids of the document. */
import { UserError } from '../../errors';
import type { Discovery, SessionDocument } from '../../session/document';
import type { Revealed } from '../renderer';

/** Ids of what lies on the table. */
export interface Shown {
  readonly sections: ReadonlySet<number>;
  /** Openings whose card has been opened. */
  readonly opened: ReadonlySet<number>;
  /** Openings that were seen to the bottom together with their section, so that a sealed one is known to be (GEN-05). */
  readonly settled: ReadonlySet<number>;
}

interface Growing extends Shown {
  readonly sections: Set<number>;
  readonly opened: Set<number>;
  readonly settled: Set<number>;
}

/** What is seen at the start: the staging zone, a start room (MIS-25) and the first discovery (STA-01). */
export function showStart(document: SessionDocument): Shown {
  return startShowing(document);
}

/** The start and what a table has uncovered since; an unknown number is a user error. */
export function showRevealed(document: SessionDocument, revealed: Revealed): Shown {
  const shown = startShowing(document);
  const { sections, openings } = document.board;
  const sectionIds = new Map(sections.map(({ number, id }) => [number, id]));
  for (const number of revealed.sections) shown.sections.add(find(sectionIds, number, 'section'));
  const openingIds = new Map(openings.filter(({ number }) => number > 0).map(({ number, id }) => [number, id]));
  const cards = new Set(revealed.openings.map((number) => find(openingIds, number, 'opening')));
  openCards(document, shown, cards);
  return shown;
}

/** Opens each card once, from the side that lies on the table, in whatever order makes that possible. */
function openCards(document: SessionDocument, shown: Growing, cards: Set<number>): void {
  const looks = document.discoveries.filter(({ opening }) => cards.has(opening));
  for (let before = -1; before !== cards.size; ) {
    before = cards.size;
    for (const look of looks) if (cards.has(look.opening) && shown.sections.has(look.from)) openCard(document, shown, cards, look);
  }
  // Cards that nothing on the table leads to: the list is odd, but the numbers are the reader's own.
  for (const look of looks) if (cards.has(look.opening)) openCard(document, shown, cards, look);
  for (const opening of cards) shown.opened.add(opening);
}

function openCard(document: SessionDocument, shown: Growing, cards: Set<number>, look: Discovery): void {
  cards.delete(look.opening);
  shown.opened.add(look.opening);
  showDiscovery(document, shown, look);
}

function startShowing(document: SessionDocument): Growing {
  const shown: Growing = { sections: new Set(), opened: new Set(), settled: new Set() };
  for (const { id, kind, via } of document.board.sections) if (kind === 'outside' || via === -1) shown.sections.add(id);
  for (const look of document.discoveries) if (look.opening === -1) showDiscovery(document, shown, look);
  return shown;
}

function showDiscovery(document: SessionDocument, shown: Growing, look: Discovery): void {
  const laid = new Set(look.entries.map(({ section }) => section));
  const unseen = new Set(look.newOpenings);
  for (const section of laid) shown.sections.add(section);
  for (const { id, from, to } of document.board.openings) {
    if ((laid.has(from) || (to !== null && laid.has(to))) && !unseen.has(id)) shown.settled.add(id);
  }
}

function find(ids: ReadonlyMap<number, number>, number: number, what: 'section' | 'opening'): number {
  const id = ids.get(number);
  if (id !== undefined) return id;
  const code = what === 'section' ? 'REVEALED_SECTION_UNKNOWN' : 'REVEALED_CARD_UNKNOWN';
  const text = what === 'section'
    ? { es: 'Esta mazmorra no tiene ninguna sección ni tarjeta {number}.', ca: 'Aquesta masmorra no té cap secció ni targeta {number}.', en: 'This dungeon has no section or card {number}.' }
    : { es: 'Esta mazmorra no tiene ninguna tarjeta {number}.', ca: 'Aquesta masmorra no té cap targeta {number}.', en: 'This dungeon has no card {number}.' };
  throw new UserError(code, text, { number }, { exitCode: 2, rule: 'PRE-02', remedy: {
    es: 'Usa los números impresos en el mapa y en las tarjetas.',
    ca: 'Fes servir els números impresos al mapa i a les targetes.',
    en: 'Use the numbers printed on the map and on the cards.',
  } });
}

/** Reads `3,7,#12`: section numbers, and card numbers with `#`. */
export function parseRevealed(text: string): Revealed {
  const sections: number[] = [];
  const openings: number[] = [];
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '') continue;
    const match = /^(#?)(\d{1,6})$/.exec(part);
    if (!match) {
      throw new UserError('REVEALED_LIST', {
        es: '«{part}» no es un número de sección ni de tarjeta.',
        ca: '«{part}» no és cap número de secció ni de targeta.',
        en: '“{part}” is not the number of a section or a card.',
      }, { part: part.slice(0, 40) }, { exitCode: 2, remedy: {
        es: 'Escribe, por ejemplo, 3,7,#12: las secciones 3 y 7 y la tarjeta 12.',
        ca: 'Escriu, per exemple, 3,7,#12: les seccions 3 i 7 i la targeta 12.',
        en: 'Write for example 3,7,#12: sections 3 and 7 and card 12.',
      } });
    }
    (match[1] === '#' ? openings : sections).push(Number(match[2]));
  }
  return { sections, openings };
}
