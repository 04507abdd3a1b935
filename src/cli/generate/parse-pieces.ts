import { fillMessage, UserError } from '../../errors';
import type { Message, Problem } from '../../errors';
import { readTextFile } from '../../io/read-file';
import type { OwnedPiece } from '../../session/document';
import { optionLimits } from '../../session/read-options';
import { nameLabel } from '../../tables/name-label';
import type { Labels, Language, Ruleset } from '../../tables/ruleset';
import { parseShape } from '../../tables/sizes';
import { foldName } from '../fold-name';
import type { CommandContext, MessageValues } from '../context';
import { piecesMessages as words } from '../messages/pieces';
import { makeVisible } from '../visible-text';
import { withUnit } from './parse-values';

/** Kinds a group may own (PRE-09), and which of them come in sizes. */
const pieceKinds: readonly OwnedPiece['kind'][] = ['straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room', 'objective-room'];
const roomKinds: ReadonlySet<string> = new Set(['small-room', 'large-room', 'objective-room']);

interface Fault {
  readonly code: string;
  readonly text: Message;
  readonly values: MessageValues;
  /** 1-based column. */
  readonly column: number;
}

/**
 * The pieces a group owns: one a line, `kind, width x length in cm, how many`; corridors have no size;
 * `#` starts a comment. Kinds by id or by their names in any language. All faults come in one error.
 */
export function parsePieces(text: string, file: string, labels: Labels, language: Language): OwnedPiece[] {
  return parseLines(text, file, labels, language).map(({ piece }) => piece);
}

interface PieceLine {
  readonly piece: OwnedPiece;
  /** 1-based. */
  readonly line: number;
}

function parseLines(text: string, file: string, labels: Labels, language: Language): PieceLine[] {
  const kinds = nameKinds(labels);
  const list = pieceKinds.map((kind) => nameLabel(labels, `section.${kind}`, language)).join(', ');
  const pieces: PieceLine[] = [];
  const problems: Problem[] = [];
  text.split(/\r?\n/).forEach((source, at) => {
    const content = source.replace(/#.*$/, '');
    if (content.trim() === '') return;
    const piece = parseLine(content, kinds, list);
    if ('code' in piece) problems.push(toProblem(piece, file, at + 1, source, language));
    else pieces.push({ piece, line: at + 1 });
  });
  if (problems.length > 0) throw new UserError('BAD_PIECES', words.bad, { file, count: problems.length }, { problems, remedy: words.form });
  if (pieces.length > optionLimits.pieces) throw new UserError('TOO_MANY_PIECES', words.tooMany, { file, max: optionLimits.pieces });
  if (pieces.length === 0) throw new UserError('NO_PIECES', words.none, { file }, { remedy: words.form });
  return pieces;
}

/** The pieces in a file, named from the folder of the run. Rooms that are not of the size that their name says are told: it is the size that counts (SEC-06). */
export function readPieces(file: string, { labels, catalogue }: Pick<Ruleset, 'labels' | 'catalogue'>, context: CommandContext): OwnedPiece[] {
  const { language, terminal: { cwd } } = context;
  const lines = parseLines(readTextFile(file, cwd), file, labels, language);
  for (const { piece: { kind, widthMm = 0, lengthMm = 0 }, line } of lines) {
    const counted = widthMm * lengthMm <= catalogue.smallRoomMaxAreaMm2 ? 'small-room' : 'large-room';
    if ((kind !== 'small-room' && kind !== 'large-room') || kind === counted) continue;
    const nameOf = (room: string): string => nameLabel(labels, `section.${room}`, language);
    context.note(context.say(words.otherSize, { file: makeVisible(file), line, size: `${widthMm / 10}x${lengthMm / 10}`, name: nameOf(kind), counted: nameOf(counted), area: catalogue.smallRoomMaxAreaMm2 / 100 }));
  }
  return lines.map(({ piece }) => piece);
}

/** Every name of every kind, folded. */
function nameKinds(labels: Labels): Map<string, OwnedPiece['kind']> {
  const names = new Map<string, OwnedPiece['kind']>();
  for (const kind of pieceKinds) {
    const label = labels[`section.${kind}`];
    for (const name of [kind, ...(label ? [label.es, label.ca, label.en] : [])]) for (const word of [name, shortenName(name)]) names.set(foldName(word), kind);
  }
  return names;
}

/** A name as players say it, without what all of its like are called: `recto` for `pasillo recto`. */
function shortenName(name: string): string {
  return name.replace(/^(?:pasillo|passadís|habitación|habitació|estancia|estança) (?=\S)/, '').replace(/(?<=\S) (?:corridor|room)$/, '');
}

/** A field of a line and its 1-based column. */
interface Field {
  readonly text: string;
  readonly column: number;
}

function splitFields(content: string): Field[] {
  let start = 0;
  return content.split(/[,;\t]/).map((part) => {
    const field = { text: part.trim(), column: start + part.search(/\S|$/) + 1 };
    start += part.length + 1;
    return field;
  });
}

function parseLine(content: string, kinds: ReadonlyMap<string, OwnedPiece['kind']>, list: string): OwnedPiece | Fault {
  const [name, ...rest] = splitFields(content) as [Field, ...Field[]];
  const kind = kinds.get(foldName(name.text));
  if (kind === undefined) return { code: 'PIECE_KIND', text: words.kind, values: { name: name.text, list }, column: name.column };
  if (rest.length > 2) return { code: 'PIECE_FORM', text: words.fields, values: {}, column: (rest[2] as Field).column };
  const count = rest.at(-1) ?? { text: '', column: name.column };
  if (!/^\d{1,6}$/.test(count.text) || Number(count.text) < 1 || Number(count.text) > optionLimits.pieceCount) {
    return { code: 'PIECE_COUNT', text: words.count, values: { value: count.text, max: optionLimits.pieceCount }, column: count.column };
  }
  const size = rest.length === 2 ? (rest[0] as Field) : { text: '', column: name.column };
  return roomKinds.has(kind) ? parseRoom(kind, size, Number(count.text)) : parseCorridor(kind, name, size, Number(count.text));
}

function parseCorridor(kind: OwnedPiece['kind'], name: Field, size: Field, count: number): OwnedPiece | Fault {
  if (size.text === '') return { kind, count };
  return { code: 'PIECE_SIZE', text: words.noSize, values: { name: name.text }, column: size.column };
}

function parseRoom(kind: OwnedPiece['kind'], size: Field, count: number): OwnedPiece | Fault {
  const shape = parseShape(withUnit(size.text));
  if (shape) return { kind, widthMm: shape.widthMm, lengthMm: shape.lengthMm, count };
  return { code: 'PIECE_SIZE', text: words.size, values: { value: size.text }, column: size.column };
}

function toProblem(fault: Fault, file: string, line: number, excerpt: string, language: Language): Problem {
  return { code: fault.code, message: fillMessage(fault.text[language], fault.values), place: { file, line, column: fault.column }, excerpt };
}
