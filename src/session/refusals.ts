/** What the finished dungeon shows to be impossible, named, with the nearest that can (PRE-06, PRE-09). */
import type { PieceCount } from '../board/pieces';
import { countNeeded, countOwned, listPieces, pieceKey } from '../board/pieces';
import type { Message } from '../errors';
import { fillMessage } from '../errors';
import type { Evening, Language, Ruleset } from '../tables/ruleset';
import type { SessionDocument, SessionOptions } from './document';
import { optionLimits } from './read-options';
import type { Refusal } from './refusal';

/** Prepares the same dungeon with other options, whether it is whole or not. */
export type Retry = (changed: Partial<SessionOptions>) => SessionDocument;

/** The reason why a dungeon is not what was asked for; null when it is. */
export function findRefusal(options: SessionOptions, document: SessionDocument, retry: Retry): Refusal | null {
  if (isWhole(document)) return null;
  if (!isSure(document)) return refuseGuarantee(options, retry);
  return listLacking(document).size > 0 ? refusePieces(document, retry) : refuseEvening(document, retry);
}

/** True when nothing of what was asked for is missing. */
function isWhole(document: SessionDocument): boolean {
  return isSure(document) && listLacking(document).size === 0 && hasFights(document);
}

/** PRE-06: a dungeon that may never show its primary is not handed out, but where the group plays `exhaustion = strict`. */
function isSure({ options, preparation }: SessionDocument): boolean {
  return preparation.guaranteed || options.houseRules.exhaustion === 'strict';
}

/** Names what stands in the way of the objective rooms: the number of sections, the table or the pieces. */
function refuseGuarantee({ maxSections, table, pieces }: SessionOptions, retry: Retry): Refusal {
  const sections = maxSections === null ? null : sectionsNeeded(maxSections, retry);
  if (sections !== null) return refuse('TOO_FEW_SECTIONS', 'PRE-06', maxSections === 1 ? onlyOneSection : tooFewSections, { asked: maxSections!, nearest: sections });
  const larger = table ? tableNeeded(retry) : null;
  if (larger !== null) return refuse('TABLE_TOO_SMALL', 'PRE-09', tableTooSmall, { asked: formatTable(table!), nearest: larger });
  const free = pieces ? retry({ pieces: null }) : null;
  if (free?.preparation.guaranteed) return refusePieces({ ...free, options: { ...free.options, pieces } }, retry);
  return refuse('NO_GUARANTEE', 'PRE-06', noGuarantee, {});
}

/** A number of sections above `asked` with which the dungeon is whole; null when more sections do not help. */
function sectionsNeeded(asked: number, retry: Retry): number | null {
  for (let more = 1; more <= mostSectionsMore; more *= 2) {
    const larger = retry({ maxSections: asked + more });
    if (!isWhole(larger)) continue;
    const used = larger.board.sections.length - 1;
    return isWhole(retry({ maxSections: used })) ? used : asked + more;
  }
  return null;
}

/** PRE-09: pieces of which more are in sight from some opening than the group owns, with how many are needed. */
function listLacking({ options: { pieces }, board, discoveries }: SessionDocument): Map<string, number> {
  const lacking = new Map<string, number>();
  if (!pieces) return lacking;
  const owned = countOwned(pieces);
  for (const { keep } of discoveries) {
    for (const [piece, count] of countNeeded(keep.map((id) => board.sections[id]!))) {
      if (count > (owned.get(piece) ?? 0)) lacking.set(piece, Math.max(count, lacking.get(piece) ?? 0));
    }
  }
  return lacking;
}

/** Tells which pieces are missing. With more of them another dungeon comes out, so it may want others: it is tried. */
function refusePieces(document: SessionDocument, retry: Retry): Refusal {
  const owned = countOwned(document.options.pieces!);
  const needed = new Map<string, number>();
  let tried = document;
  for (let round = 0; round < mostPieceRounds; round++) {
    for (const [piece, count] of listLacking(tried)) needed.set(piece, count);
    tried = retry({ pieces: [...listPieces(new Map([...owned, ...needed]))] });
    if (isWhole(tried)) break;
  }
  const lacking = [...listPieces(needed)].map((piece) => ({ piece, owned: owned.get(pieceKey(piece.kind, piece.widthMm ?? 0, piece.lengthMm ?? 0)) ?? 0 }));
  const list = (language: Language): string => lacking.map(({ piece, owned: has }) => `${namePiece(piece, document.ruleset, language)}: ${fillMessage(outOf[language], { count: piece.count, has })}`).join('; ');
  const lines = (language: Language): string => lacking.map(({ piece }) => writePiece(piece, document.ruleset, language)).join('\n');
  const enough = isWhole(tried);
  const tell = (language: Language): string => fillMessage((enough ? tooFewPiecesButThese : tooFewPieces)[language], { list: list(language), lines: lines(language) });
  return refuse('TOO_FEW_PIECES', 'PRE-09', { es: tell('es'), ca: tell('ca'), en: tell('en') }, enough ? { nearest: lines('en') } : {});
}

/** A piece by its label, rooms with their size in cm. */
function namePiece(piece: PieceCount, { labels, catalogue }: Ruleset, language: Language): string {
  const kind = kindOf(piece, catalogue);
  const size = piece.widthMm === undefined ? '' : ` ${sizeOf(piece)} cm`;
  return `${labels[`section.${kind}`]?.[language] ?? kind}${size}`;
}

/** The line of a pieces file: `straight corridor, 4`, `large room, 20x30, 2`. */
function writePiece(piece: PieceCount, { labels, catalogue }: Ruleset, language: Language): string {
  const kind = kindOf(piece, catalogue);
  return [labels[`section.${kind}`]?.[language] ?? kind, ...(piece.widthMm === undefined ? [] : [sizeOf(piece)]), piece.count].join(', ');
}

/** SEC-06: a room is small or large by its area, whatever it holds. */
function kindOf({ kind, widthMm, lengthMm }: PieceCount, { smallRoomMaxAreaMm2 }: Ruleset['catalogue']): string {
  if (widthMm === undefined || lengthMm === undefined) return kind;
  return widthMm * lengthMm <= smallRoomMaxAreaMm2 ? 'small-room' : 'large-room';
}

function sizeOf({ widthMm = 0, lengthMm = 0 }: PieceCount): string {
  return `${widthMm / 10}x${lengthMm / 10}`;
}

/** PRE-09: the fights an evening brings, rounded, are as many as asked for. A strict map may end where it will (GEN-08). */
function hasFights({ options, preparation, ruleset }: SessionDocument): boolean {
  const asked = ruleset.evenings.find(({ id }) => id === options.evening);
  if (!asked || options.houseRules.exhaustion === 'strict') return true;
  const fights = roundFights(preparation);
  return fights >= asked.fights[0] && fights <= asked.fights[1];
}

function roundFights({ expectedFights: { num, den } }: SessionDocument['preparation']): number {
  return Math.round(num / den);
}

/** Names the evening nearest in fights that does come out with this seed, if there is one. */
function refuseEvening({ options, preparation, ruleset }: SessionDocument, retry: Retry): Refusal {
  const fights = roundFights(preparation);
  const distance = ({ fights: [fewest, most] }: Evening): number => Math.max(fewest - fights, fights - most, 0);
  const others = ruleset.evenings.filter(({ id }) => id !== options.evening).sort((a, b) => distance(a) - distance(b));
  const nearest = others.find(({ id }) => isWhole(retry({ evening: id })));
  const values = { asked: options.evening!, fights };
  if (!nearest) return refuse('EVENING', 'PRE-09', noEvening, values);
  const nameOf = (id: string, language: Language): string => ruleset.labels[`evening.${id}`]?.[language] ?? id;
  const tell = (language: Language): string => fillMessage(otherEvening[language], { fights, asked: nameOf(options.evening!, language), evening: nameOf(nearest.id, language), nearest: nearest.id });
  return refuse('EVENING', 'PRE-09', { es: tell('es'), ca: tell('ca'), en: tell('en') }, { ...values, nearest: nearest.id });
}

function refuse(code: string, rule: string, text: Message, values: Refusal['values']): Refusal {
  const { nearest } = values;
  return nearest === undefined ? { ok: false, code, rule, text, values } : { ok: false, code, rule, text, values, nearest: String(nearest) };
}

/** How many sections more are tried to name the nearest that can. */
const mostSectionsMore = 64;

/** How often more pieces are tried. */
const mostPieceRounds = 5;

/** The table this dungeon needs when nothing limits it; null when it is not whole even then. */
function tableNeeded(retry: Retry): string | null {
  const free = retry({ table: null });
  if (!isWhole(free)) return null;
  const [, , widthMm, heightMm] = free.board.bounds;
  return formatTable({ widthMm, heightMm });
}

function formatTable({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }): string {
  return `${Math.ceil(widthMm / 10)}x${Math.ceil(heightMm / 10)}`;
}

const onlyOneSection: Message = {
  es: 'Con una sola sección esta mazmorra no puede dar a la misión todo lo que necesita; con {nearest} sí.',
  ca: 'Amb una sola secció aquesta masmorra no pot donar a la missió tot el que necessita; amb {nearest} sí.',
  en: 'With a single section this dungeon cannot give the mission all it needs; with {nearest} it can.',
};

const tooFewSections: Message = {
  es: 'Con {asked} secciones esta mazmorra no puede dar a la misión todo lo que necesita; con {nearest} sí.',
  ca: 'Amb {asked} seccions aquesta masmorra no pot donar a la missió tot el que necessita; amb {nearest} sí.',
  en: 'With {asked} sections this dungeon cannot give the mission all it needs; with {nearest} it can.',
};

const tableTooSmall: Message = {
  es: 'En una mesa de {asked} cm no caben las estancias objetivo que la misión necesita; en una de {nearest} cm sí.',
  ca: 'En una taula de {asked} cm no hi caben les estances objectiu que la missió necessita; en una de {nearest} cm sí.',
  en: 'The objective rooms the mission needs do not fit a table of {asked} cm; they do on one of {nearest} cm.',
};

const noGuarantee: Message = {
  es: 'Esta mazmorra se cerró sin las estancias objetivo que la misión necesita. Prueba otra semilla o una X menor.',
  ca: 'Aquesta masmorra s\'ha tancat sense les estances objectiu que la missió necessita. Prova una altra llavor o una X més petita.',
  en: 'This dungeon closed without the objective rooms the mission needs. Try another seed or a smaller X.',
};

const outOf: Message = { es: '{count}, y hay {has}', ca: '{count}, i n\'hi ha {has}', en: '{count}, and there are {has}' };

const tooFewPiecesButThese: Message = {
  es: 'A la vez se verían más piezas de las que hay: {list}. Prueba otra semilla, o pon estas líneas en el archivo de piezas:\n{lines}',
  ca: 'Es veurien alhora més peces de les que hi ha: {list}. Prova una altra llavor, o posa aquestes línies al fitxer de peces:\n{lines}',
  en: 'More pieces would be in sight at once than you own: {list}. Try another seed, or put these lines into the pieces file:\n{lines}',
};

const tooFewPieces: Message = {
  es: 'A la vez se verían más piezas de las que hay: {list}. Añádelas al archivo de piezas o prueba otra semilla.',
  ca: 'Es veurien alhora més peces de les que hi ha: {list}. Afegeix-les al fitxer de peces o prova una altra llavor.',
  en: 'More pieces would be in sight at once than you own: {list}. Add them to the pieces file or try another seed.',
};

const otherEvening: Message = {
  es: 'Con esta semilla y esta X no sale una {asked}: da unos {fights} combates. Lo más cercano es una {evening} (--evening {nearest}); o prueba otra semilla.',
  ca: 'Amb aquesta llavor i aquesta X no surt una {asked}: dona uns {fights} combats. El més proper és una {evening} (--evening {nearest}); o prova una altra llavor.',
  en: 'With this seed and X a {asked} does not come out: it brings about {fights} fights. The nearest is a {evening} (--evening {nearest}); or try another seed.',
};

const noEvening: Message = {
  es: 'Con esta semilla y esta X no sale ninguna velada: la mazmorra da unos {fights} combates.',
  ca: 'Amb aquesta llavor i aquesta X no surt cap vetllada: la masmorra dona uns {fights} combats.',
  en: 'With this seed and X no evening can be had: the dungeon brings about {fights} fights.',
};

/** SCN-04: more levels than are prepared. */
export function refuseLevels(count: number): Refusal {
  return refuse('TOO_MANY_LEVELS', 'SCN-04', tooManyLevels, { count, max: optionLimits.levels, nearest: optionLimits.levels });
}

const tooManyLevels: Message = {
  es: 'Con esta X la salida puede estar tan arriba como en el nivel {count}; se preparan {max} como mucho. Acordad cuántos hay con --house fixedLevels={nearest}, o bajad X.',
  ca: 'Amb aquesta X la sortida pot ser tan amunt com al nivell {count}; se\'n preparen {max} com a molt. Acordeu quants n\'hi ha amb --house fixedLevels={nearest}, o abaixeu X.',
  en: 'With this X the way out may be as far up as level {count}; {max} at most are prepared. Agree how many there are with --house fixedLevels={nearest}, or lower X.',
};
