/** Which sections and doors a map may show, as ids of the document. */
import { UserError } from '../../errors';
import type { Discovery, SessionDocument } from '../../session/document';
import { numberFurther, numberSides } from './card-numbers';
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

/** The start and what a table has uncovered since; a number that is unknown, or that nothing on the table leads to, is a user error. */
export function showRevealed(document: SessionDocument, revealed: Revealed): Shown {
  const shown = startShowing(document);
  const { sections, openings } = document.board;
  const sectionIds = new Map(sections.map(({ number, id }) => [number, id]));
  for (const number of revealed.sections) shown.sections.add(find(sectionIds, number, 'section'));
  const openingIds = new Map(openings.filter(({ number }) => number > 0).map(({ number, id }) => [number, id]));
  const looks = revealed.openings.some((number) => !openingIds.has(number)) ? listLooks(document) : new Map<number, Discovery>();
  const chosen = revealed.openings.flatMap((number) => looks.get(number) ?? []);
  const cards = new Set(revealed.openings.filter((number) => !looks.has(number)).map((number) => find(openingIds, number, 'opening')));
  openCards(document, shown, cards, chosen);
  const apart = listApart(document, findJoined(document, shown), revealed, looks);
  if (apart.length > 0) throw refuseApart(apart);
  return shown;
}

/** Numbers of the cards that bear a look instead of an opening: one from a second side, or what goes on from another card. */
export function listLooks(document: SessionDocument): Map<number, Discovery> {
  const looks = new Map<number, Discovery>();
  for (const numbers of [numberSides(document), numberFurther(document)]) for (const [look, number] of numbers) looks.set(number, look);
  return looks;
}

/** Opens each card once, from the side that lies on the table, in whatever order makes that possible; `chosen` are looks by cards of their own. */
function openCards(document: SessionDocument, shown: Growing, cards: Set<number>, chosen: readonly Discovery[]): void {
  const looks = document.discoveries.filter(({ opening }) => cards.has(opening));
  for (let before = -1; before !== shown.sections.size + cards.size; ) {
    before = shown.sections.size + cards.size;
    for (const look of chosen) if (shown.sections.has(look.from)) showDiscovery(document, shown, look);
    for (const look of looks) {
      if (!cards.has(look.opening) || !shown.sections.has(look.from)) continue;
      cards.delete(look.opening);
      shown.opened.add(look.opening);
      showDiscovery(document, shown, look);
    }
  }
  // Those of openings with nothing behind, and those that nothing on the table leads to.
  for (const opening of cards) shown.opened.add(opening);
  for (const { opening, from } of chosen) if (opening >= 0 && shown.sections.has(from)) shown.opened.add(opening);
}

/** What lies apart from everything else cannot have been seen: the list is wrong, and what would join it is not to be told (S2). */
function listApart({ board }: SessionDocument, joined: ReadonlySet<number>, revealed: Revealed, looks: ReadonlyMap<number, Discovery>): number[] {
  const isReached = (number: number): boolean => {
    const look = looks.get(number);
    if (look) return look.opening === -1 || joined.has(look.from);
    return board.openings.some((opening) => opening.number === number && (joined.has(opening.from) || (opening.to !== null && joined.has(opening.to))));
  };
  const reached = new Set(board.sections.filter(({ id }) => joined.has(id)).map(({ number }) => number));
  return [...revealed.sections.filter((number) => !reached.has(number)), ...revealed.openings.filter((number) => !isReached(number))].sort((a, b) => a - b);
}

/** Of what is shown, the sections that openings join to what is seen at the start. */
function findJoined(document: SessionDocument, shown: Shown): ReadonlySet<number> {
  const joined = new Set(startShowing(document).sections);
  for (let before = -1; before !== joined.size; ) {
    before = joined.size;
    for (const { from, to } of document.board.openings) {
      if (to !== null && shown.sections.has(from) && shown.sections.has(to) && joined.has(from) !== joined.has(to)) joined.add(from).add(to);
    }
  }
  return joined;
}

function refuseApart(numbers: readonly number[]): UserError {
  return new UserError('REVEALED_APART', {
    es: 'No se une a nada de lo descubierto: {list}.',
    ca: 'No s\'uneix a res del que s\'ha descobert: {list}.',
    en: 'Joined to nothing of what is uncovered: {list}.',
  }, { list: numbers.join(', ') }, { exitCode: 2, rule: 'PRE-02', remedy: {
    es: 'Añade las tarjetas o las secciones por las que se llega, o quita esos números.',
    ca: 'Afegeix-hi les targetes o les seccions per on s\'hi arriba, o treu aquests números.',
    en: 'Add the cards or sections that lead there, or leave those numbers out.',
  } });
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

/**
 * Reads `3,7,#12`: section numbers, and card numbers with `#`.
 * @param isStart whether a word is the name of the card of the start: what that shows is on the table anyway
 */
export function parseRevealed(text: string, isStart: (word: string) => boolean = () => false): Revealed {
  const sections: number[] = [];
  const openings: number[] = [];
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '' || isStart(part)) continue;
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
