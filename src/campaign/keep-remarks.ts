/**
 * What players wrote behind `#` stays in the file, whatever a change takes away. The `yaml` library drops the remarks of what is
 * removed, and a few that stand where it has no place for them: those are set before the nearest thing that stays.
 */
import { isMap, isScalar, isSeq, Lexer, visit } from 'yaml';
import type { Document, Scalar } from 'yaml';
import { hasInk } from './plain-text';

/** A remark, `#` and all, and where it began. */
interface Remark {
  readonly text: string;
  readonly at: number;
}

/** What matters of a text: its remarks, and where things of a list may begin. */
interface Scan {
  readonly remarks: readonly Remark[];
  readonly separators: readonly number[];
}

/** Marks of the lexer that stand in no file: of a document's beginning, of a fault, of a text to follow. */
const marks: readonly string[] = ['\u0002', '\u0018', '\u001f'];

/** The remarks of a text that say something. */
export function listRemarks(text: string): string[] {
  return scan(text).remarks.map((remark) => remark.text);
}

function scan(text: string): Scan {
  const remarks: Remark[] = [];
  const separators: number[] = [];
  let at = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    if (!isText && token.startsWith('#') && hasInk(token.slice(1))) remarks.push({ text: token.trimEnd(), at });
    if (!isText && ['-', ',', '['].includes(token)) separators.push(at);
    isText = token === '\u001f';
    if (!marks.includes(token)) at += token.length;
  }
  return { remarks, separators };
}

/** The text of a document that was read from `before` and changed since, with every remark there was. */
export function writeWithRemarks(document: Document, before: string): string {
  const { remarks, separators } = scan(before);
  const write = (): string => document.toString({ lineWidth: 0 });
  const text = write();
  const lost = listMissing(remarks, text);
  if (lost.length === 0) return text;
  const places = listPlaces(document, separators);
  // From the end: each is set before what was set there already.
  for (const remark of lost.toReversed()) setRemark(remark, places);
  const again = write();
  const left = listMissing(remarks, again);
  return left.length === 0 ? again : `${again.replace(/\n*$/, '\n')}${left.map((remark) => `${remark.text}\n`).join('')}`;
}

/** Those that a text has no more, each as often as it is missing. */
function listMissing(remarks: readonly Remark[], text: string): Remark[] {
  const left = new Map<string, number>();
  for (const remark of listRemarks(text)) left.set(remark, (left.get(remark) ?? 0) + 1);
  return remarks.filter((remark) => {
    const count = left.get(remark.text) ?? 0;
    left.set(remark.text, count - 1);
    return count <= 0;
  });
}

/** Something that stays, before which a remark may stand. */
interface Place {
  readonly at: number;
  readonly node: Scalar;
}

/** What stays, by the part of the file it stands in: a game, or a key of the group. */
interface Part {
  readonly start: number;
  readonly places: Place[];
}

function listPlaces(document: Document, separators: readonly number[]): Part[] {
  const starts = new Set<number>();
  const places: Place[] = [];
  const games = document.get('games');
  if (isMap(document.contents)) for (const { key } of document.contents.items) if (isScalar(key) && key.range) starts.add(key.range[0]);
  // A game begins at its dash: a remark may stand between that and the first key.
  if (isSeq(games)) for (const game of games.items) if (isMap(game) && game.range) starts.add(separators.findLast((at) => at < game.range![0]) ?? 0);
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'value' && node.range) places.push({ at: node.range[0], node });
    },
  });
  const parts = [...starts].sort((a, b) => a - b).map((start): Part => ({ start, places: [] }));
  for (const place of places) findPart(parts, place.at).places.push(place);
  return parts.filter((part) => part.places.length > 0);
}

/** The part that a place is in; what stands before all is of the first. */
function findPart(parts: readonly Part[], at: number): Part {
  return (parts.findLast(({ start }) => start <= at) ?? parts[0]) as Part;
}

/** Before what comes next in its part, else before what came last. */
function setRemark({ text, at }: Remark, parts: readonly Part[]): void {
  const { places } = findPart(parts, at);
  const { node } = places.find((place) => place.at > at) ?? (places.at(-1) as Place);
  const line = text.slice(1);
  node.commentBefore = node.commentBefore ? `${line}\n${node.commentBefore}` : line;
}
