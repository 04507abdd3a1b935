/** What the finished dungeon shows to be impossible, named, with the nearest that can (PRE-06, PRE-09). */
import { countNeeded, countOwned } from '../board/pieces';
import type { Message } from '../errors';
import type { SessionDocument, SessionOptions } from './document';
import type { Refusal } from './refusal';

/** Prepares the same dungeon with other options, whether it is whole or not. */
export type Retry = (changed: Partial<SessionOptions>) => SessionDocument;

/** The reason why a dungeon is not what was asked for; null when it is. */
export function findRefusal(options: SessionOptions, document: SessionDocument, retry: Retry): Refusal | null {
  return checkGuarantee(options, document, retry) ?? checkPieces(options, document) ?? checkEvening(document);
}

/** PRE-06: a dungeon that may never show its primary is not handed out, but where the group plays `exhaustion = strict`. */
function checkGuarantee(options: SessionOptions, { preparation }: SessionDocument, retry: Retry): Refusal | null {
  if (preparation.guaranteed || options.houseRules.exhaustion === 'strict') return null;
  const sections = options.maxSections === null ? null : sectionsNeeded(options.maxSections, retry);
  if (sections !== null) return refuse('TOO_FEW_SECTIONS', 'PRE-06', tooFewSections, { asked: options.maxSections!, nearest: sections });
  const nearest = options.table ? tableNeeded(retry) : null;
  return nearest
    ? refuse('TABLE_TOO_SMALL', 'PRE-09', tableTooSmall, { asked: formatTable(options.table!), nearest })
    : refuse('NO_GUARANTEE', 'PRE-06', noGuarantee, {});
}

/** A number of sections above `asked` with which the dungeon is whole; null when more sections do not help. */
function sectionsNeeded(asked: number, retry: Retry): number | null {
  for (let more = 1; more <= mostSectionsMore; more *= 2) {
    const { preparation, board } = retry({ maxSections: asked + more });
    if (preparation.guaranteed) return board.sections.length - 1;
  }
  return null;
}

/** PRE-09: from no opening are more of a piece in sight than the group owns. */
function checkPieces({ pieces }: SessionOptions, { board, discoveries }: SessionDocument): Refusal | null {
  if (!pieces) return null;
  const owned = countOwned(pieces);
  const lacking = new Map<string, number>();
  for (const { keep } of discoveries) {
    for (const [piece, count] of countNeeded(keep.map((id) => board.sections[id]!))) {
      if (count > (owned.get(piece) ?? 0)) lacking.set(piece, Math.max(count, lacking.get(piece) ?? 0));
    }
  }
  if (lacking.size === 0) return null;
  const list = [...lacking].map(([piece, count]) => `${piece}: ${count} (${owned.get(piece) ?? 0})`).join(', ');
  return refuse('TOO_FEW_PIECES', 'PRE-09', tooFewPieces, { list, nearest: list });
}

/** PRE-09: the fights an evening brings, rounded, are as many as asked for. */
function checkEvening({ options, preparation, ruleset }: SessionDocument): Refusal | null {
  const { num, den } = preparation.expectedFights;
  const fights = Math.round(num / den);
  const asked = ruleset.evenings.find(({ id }) => id === options.evening);
  // A strict map may end where it will (GEN-08); the sheet says how many fights it brings.
  if (!asked || (fights >= asked.fights[0] && fights <= asked.fights[1]) || options.houseRules.exhaustion === 'strict') return null;
  const fits = ruleset.evenings.filter((evening) => fights >= evening.fights[0] && fights <= evening.fights[1]).map(({ id }) => id);
  const nearest = fits[0] ?? ruleset.evenings.at(fights < asked.fights[0] ? 0 : -1)!.id;
  return refuse('EVENING', 'PRE-09', otherEvening, { asked: asked.id, fights, nearest });
}

function refuse(code: string, rule: string, text: Message, values: Refusal['values']): Refusal {
  const { nearest } = values;
  return nearest === undefined ? { ok: false, code, rule, text, values } : { ok: false, code, rule, text, values, nearest: String(nearest) };
}

/** How many sections more are tried to name the nearest that can. */
const mostSectionsMore = 64;

/** The table this dungeon needs when nothing limits it. */
function tableNeeded(retry: Retry): string | null {
  const free = retry({ table: null });
  if (!free.preparation.guaranteed) return null;
  const [, , widthMm, heightMm] = free.board.bounds;
  return formatTable({ widthMm, heightMm });
}

function formatTable({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }): string {
  return `${Math.ceil(widthMm / 10)}x${Math.ceil(heightMm / 10)}`;
}

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

const tooFewPieces: Message = {
  es: 'A la vez se verían más piezas de las que hay: {list}. Añádelas al fichero de piezas o prueba otra semilla.',
  ca: 'Es veurien alhora més peces de les que hi ha: {list}. Afegeix-les al fitxer de peces o prova una altra llavor.',
  en: 'More pieces would be in sight at once than you own: {list}. Add them to the pieces file or try another seed.',
};

const otherEvening: Message = {
  es: 'Con esta semilla y esta X la velada «{asked}» no sale: da unos {fights} combates. La más cercana es «{nearest}» (o prueba otra semilla).',
  ca: 'Amb aquesta llavor i aquesta X la vetllada «{asked}» no surt: dona uns {fights} combats. La més propera és «{nearest}» (o prova una altra llavor).',
  en: 'With this seed and X a "{asked}" evening cannot be had: it brings about {fights} fights. The nearest is "{nearest}" (or try another seed).',
};
