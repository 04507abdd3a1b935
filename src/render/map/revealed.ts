/** Which sections and doors a map may show, as ids of the document. */
import { UserError } from '../../errors';
import type { SessionDocument } from '../../session/document';
import type { Revealed } from '../renderer';

/** Ids of the sections on the table and of the openings that somebody has opened or looked through. */
export interface Shown {
  readonly sections: ReadonlySet<number>;
  readonly openings: ReadonlySet<number>;
}

/** What is seen at the start: the staging zone, a start room (MIS-25) and the first discovery (STA-01). */
export function showStart(document: SessionDocument): Shown {
  const sections = new Set<number>();
  for (const { id, kind, via } of document.board.sections) if (kind === 'outside' || via === -1) sections.add(id);
  const openings = new Set<number>();
  for (const opening of document.board.openings) if (opening.entrance) openings.add(opening.id);
  for (const discovery of document.discoveries) {
    if (discovery.opening !== -1) continue;
    for (const entry of discovery.entries) if (entry.owned) sections.add(entry.section);
  }
  return { sections, openings };
}

/** The start and what a table has uncovered since; an unknown number is a user error. */
export function showRevealed(document: SessionDocument, revealed: Revealed): Shown {
  const start = showStart(document);
  const sections = new Set(start.sections);
  const openings = new Set(start.openings);
  const byNumber = new Map(document.board.sections.map((section) => [section.number, section.id]));
  for (const number of revealed.sections) sections.add(find(byNumber, number, 'section'));
  const openingByNumber = new Map(document.board.openings.filter((opening) => opening.number > 0).map((opening) => [opening.number, opening.id]));
  for (const number of revealed.openings) {
    const opening = find(openingByNumber, number, 'opening');
    openings.add(opening);
    for (const discovery of document.discoveries) {
      if (discovery.opening !== opening) continue;
      for (const entry of discovery.entries) if (entry.owned) sections.add(entry.section);
    }
  }
  return { sections, openings };
}

function find(ids: ReadonlyMap<number, number>, number: number, what: 'section' | 'opening'): number {
  const id = ids.get(number);
  if (id !== undefined) return id;
  const code = what === 'section' ? 'REVEALED_SECTION_UNKNOWN' : 'REVEALED_CARD_UNKNOWN';
  const text = what === 'section'
    ? { es: 'Esta mazmorra no tiene ninguna sección {number}.', ca: 'Aquesta masmorra no té cap secció {number}.', en: 'This dungeon has no section {number}.' }
    : { es: 'Esta mazmorra no tiene ninguna carta {number}.', ca: 'Aquesta masmorra no té cap carta {number}.', en: 'This dungeon has no card {number}.' };
  throw new UserError(code, text, { number }, { exitCode: 2, rule: 'PRE-02', remedy: {
    es: 'Usa los números impresos en el mapa y en las cartas.',
    ca: 'Fes servir els números impresos al mapa i a les cartes.',
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
        es: '«{part}» no es un número de sección ni de carta.',
        ca: '«{part}» no és cap número de secció ni de carta.',
        en: '“{part}” is not the number of a section or a card.',
      }, { part: part.slice(0, 40) }, { exitCode: 2, remedy: {
        es: 'Escribe, por ejemplo, 3,7,#12: las secciones 3 y 7 y la carta 12.',
        ca: 'Escriu, per exemple, 3,7,#12: les seccions 3 i 7 i la carta 12.',
        en: 'Write for example 3,7,#12: sections 3 and 7 and card 12.',
      } });
    }
    (match[1] === '#' ? openings : sections).push(Number(match[2]));
  }
  return { sections, openings };
}
