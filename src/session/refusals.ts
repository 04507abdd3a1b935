/** What the finished dungeon shows to be impossible, named, with the nearest that can (PRE-06, PRE-09). */
import type { Message } from '../errors';
import type { SessionDocument, SessionOptions } from './document';
import type { Refusal } from './refusal';

/** Generates the same dungeon on another table. */
export type Retry = (table: SessionOptions['table']) => { readonly ok: true; readonly document: SessionDocument } | Refusal;

/** The reason why a dungeon is not what was asked for; null when it is. */
export function findRefusal(options: SessionOptions, document: SessionDocument, retry: Retry): Refusal | null {
  const sections = document.board.sections.length - 1;
  if (options.maxSections !== null && sections > options.maxSections) {
    return refuse('TOO_FEW_SECTIONS', 'PRE-06', tooFewSections, { asked: options.maxSections, nearest: sections });
  }
  if (document.preparation.guaranteed || options.houseRules.exhaustion === 'strict') return null;
  const nearest = options.table ? tableNeeded(retry) : null;
  return nearest
    ? refuse('TABLE_TOO_SMALL', 'PRE-09', tableTooSmall, { asked: formatTable(options.table!), nearest })
    : refuse('NO_GUARANTEE', 'PRE-06', noGuarantee, {});
}

function refuse(code: string, rule: string, text: Message, values: Refusal['values']): Refusal {
  const { nearest } = values;
  return nearest === undefined ? { ok: false, code, rule, text, values } : { ok: false, code, rule, text, values, nearest: String(nearest) };
}

/** The table this dungeon needs when nothing limits it. */
function tableNeeded(retry: Retry): string | null {
  const free = retry(null);
  if (!free.ok) return null;
  const [, , widthMm, heightMm] = free.document.board.bounds;
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
  es: 'Esta mazmorra se cerró sin las estancias objetivo que la misión necesita. Pruebe otra semilla o una X menor.',
  ca: 'Aquesta masmorra s\'ha tancat sense les estances objectiu que la missió necessita. Proveu una altra llavor o una X més petita.',
  en: 'This dungeon closed without the objective rooms the mission needs. Try another seed or a smaller X.',
};
