/**
 * A campaign file in the shape in which this program writes it, read line by line and changed line by
 * line: what a change does not touch stays as it is to the byte, remarks of the players included.
 */
import { isSame } from './change-log';
import type { Field } from './fields';
import { gameFields, groupFields } from './fields';
import type { CampaignLog, Game } from './log';
import { campaignFormat, campaignVersion } from './log';
import type { Value } from './scalars';
import { readValue, writeValue } from './scalars';

/** Data of a file before it is checked. */
export type RawFile = Readonly<Record<string, unknown>>;

/** Where a game stands: its first line and the last that says anything. */
interface GameLines {
  readonly first: number;
  last: number;
}

/** What lines say that were read before: most lines of a log stand in many of its games. */
type KnownLines = Map<string, KeyAndValue | null>;

/** A file whose every line is understood. */
export interface CanonicalFile {
  readonly data: RawFile;
  readonly lines: readonly string[];
  /** Line ends as the file has them. */
  readonly eol: '\n' | '\r\n';
  readonly games: readonly GameLines[];
  /** Line of `games:`, the last key. */
  readonly gamesAt: number;
  readonly known: KnownLines;
}

const isKey = /^[A-Za-z][A-Za-z0-9]*$/;
const entry = /^([A-Za-z][A-Za-z0-9]*):(?: +(.*))?$/;
const remark = /^ *(?:#.*)?$/;
const startOfItem = '  - ';
const indentOfItem = '    ';

/** Reads a text, or says with null that it is not in canonical shape. `earlier`: another that it may share lines with, which are not read again. */
export function readCanonical(text: string, earlier?: CanonicalFile): CanonicalFile | null {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if ((eol === '\n' ? /[\r\t]/ : /\t|\r(?!\n)|(?<!\r)\n/).test(text)) return null;
  const lines = text.split(eol);
  const reader = new LineReader(earlier?.known ?? new Map());
  for (let at = earlier ? reader.resume(earlier, lines) : 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    // Remarks are rare, and none can be taken for anything else.
    if (!reader.take(line, at) && !remark.test(line)) return null;
  }
  return reader.gamesAt < 0 ? null : { data: { ...reader.data, games: reader.games }, lines, eol, games: reader.lines, gamesAt: reader.gamesAt, known: reader.known };
}

/** Takes line after line; private to `readCanonical`. */
class LineReader {
  data: Record<string, unknown> = {};
  games: Record<string, unknown>[] = [];
  lines: GameLines[] = [];
  gamesAt = -1;
  private game: Record<string, unknown> | null = null;

  constructor(readonly known: KnownLines) {}

  /** Takes over the games that stand in the same lines, each up to the next one's beginning, and returns the line to go on from. */
  resume({ data: { games, ...data }, lines, games: places, gamesAt }: CanonicalFile, now: readonly string[]): number {
    const differing = lines.findIndex((line, at) => line !== now[at]);
    const common = differing < 0 ? lines.length : differing;
    const same = places.findLastIndex(({ first }) => first < common);
    if (same < 0) return 0;
    this.data = data;
    this.games = (games as Record<string, unknown>[]).slice(0, same);
    this.lines = places.slice(0, same);
    this.gamesAt = gamesAt;
    return (places[same] as GameLines).first;
  }

  /** False when a line is not in canonical shape. */
  take(line: string, at: number): boolean {
    if (this.gamesAt >= 0) return this.takeGameLine(line, at);
    const [, key, source] = entry.exec(line) ?? [];
    if (key === undefined || Object.hasOwn(this.data, key)) return false;
    if (key === 'games' && (source === undefined || source.trim() === '' || /^\s*#/.test(source) || /^\[\]\s*(?:\s#.*)?$/.test(source))) {
      this.gamesAt = at;
      return true;
    }
    return this.keep(this.data, readEntry(line));
  }

  private takeGameLine(line: string, at: number): boolean {
    const isStart = line.startsWith(startOfItem);
    if (!isStart && !line.startsWith(indentOfItem)) return false;
    if (isStart) {
      this.game = {};
      this.games.push(this.game);
      this.lines.push({ first: at, last: at });
    }
    if (this.game === null || !this.keep(this.game, this.recall(line.slice(indentOfItem.length)))) return false;
    this.lines[this.lines.length - 1]!.last = at;
    return true;
  }

  private recall(line: string): KeyAndValue | null {
    const known = this.known.get(line);
    if (known !== undefined) return known;
    const found = readEntry(line);
    this.known.set(line, found);
    return found;
  }

  private keep(target: Record<string, unknown>, found: KeyAndValue | null): boolean {
    if (found === null || Object.hasOwn(target, found.key)) return false;
    target[found.key] = found.value;
    return true;
  }
}

/** What a line says. */
interface KeyAndValue {
  readonly key: string;
  readonly value: Value;
}

/** `key: value`; null when the line is not in canonical shape. */
function readEntry(line: string): KeyAndValue | null {
  const colon = line.indexOf(':');
  const [key, source] = [line.slice(0, colon), line.slice(colon + 1)];
  const value = isKey.test(key) && (source === '' || source.startsWith(' ')) ? readValue(source) : undefined;
  return value === undefined ? null : { key, value };
}

/** The lines of one game. */
export function writeGame(game: Game): string[] {
  return gameFields.flatMap(({ key }) => (game[key] === undefined ? [] : [`${key}: ${writeValue(game[key] as Value)}`]))
    .map((line, at) => `${at === 0 ? startOfItem : indentOfItem}${line}`);
}

/** A whole file; `remarks` are lines for its head. */
export function writeLog(log: CampaignLog, remarks: readonly string[]): string {
  const group = groupFields.flatMap(({ key }) => (log[key] === undefined ? [] : [`${key}: ${writeValue(log[key] as Value)}`]));
  const games = log.games.length === 0 ? ['games: []'] : ['games:', ...log.games.flatMap(writeGame)];
  const lines = [...remarks.map((line) => `# ${line}`), `format: ${writeValue(campaignFormat)}`, `version: ${campaignVersion}`, ...group, ...games];
  return `${lines.join('\n')}\n`;
}

/** The text after a change from `before` (what the file holds) to `after`; only the lines of what changed are touched. */
export function changeCanonical(file: CanonicalFile, before: CampaignLog, after: CampaignLog): string {
  const lines = [...file.lines];
  // From the end, so that the lines still to be changed keep their places.
  const added = after.games.slice(before.games.length).flatMap(writeGame);
  if (added.length > 0) appendLines(lines, added);
  for (let at = before.games.length - 1; at >= 0; at -= 1) {
    const [old, now, where] = [before.games[at], after.games[at], file.games[at]];
    if (old && now && where && old !== now) changeGameLines(lines, where, old, now);
  }
  if (before.games.length === 0 && added.length > 0) {
    lines[file.gamesAt] = (lines[file.gamesAt] as string).replace(/^games: *\[\]/, 'games:');
  }
  for (const { key } of groupFields) if (!isSame(before[key], after[key])) changeGroupLine(lines, file.gamesAt, key, after[key] as Value);
  return lines.join(file.eol);
}

/** A key of the group has another value: what the group said once may change, but is never taken away. */
function changeGroupLine(lines: string[], gamesAt: number, key: string, value: Value): void {
  const at = lines.findIndex((line, place) => place < gamesAt && line.startsWith(`${key}:`));
  if (at >= 0) lines[at] = replaceValue(lines[at] as string, value);
}

/** After the last line that is not empty; the text then ends with one line end. A remark there is of what stands above it, or of nothing: an empty line parts it from the game to come. */
function appendLines(lines: string[], added: readonly string[]): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (remark.test(lines.at(-1) ?? '')) lines.push('');
  // Line by line: so many arguments at once as a large table has would be too many.
  for (const line of added) lines.push(line);
  lines.push('');
}

function changeGameLines(lines: string[], where: GameLines, old: Game, now: Game): void {
  const places = listPlaces(lines, where);
  const edits = gameFields.filter(({ key }) => !isSame(old[key], now[key])).map((field) => ({ field, at: findLine(field, places, where.last) }));
  // Later lines first; on one line what is there before what is inserted above it, and of that the later key first.
  edits.sort((a, b) => b.at.line - a.at.line || Number(b.at.exists) - Number(a.at.exists) || gameFields.indexOf(b.field) - gameFields.indexOf(a.field));
  for (const { field: { key }, at: { line, exists } } of edits) {
    const value = now[key];
    if (value === undefined) lines.splice(line, 1, ...keepRemark(lines[line] as string));
    else if (exists) lines[line] = replaceValue(lines[line] as string, value as Value);
    else lines.splice(line, 0, `${indentOfItem}${key}: ${writeValue(value as Value)}`);
  }
}

/** The lines of a game by key. */
function listPlaces(lines: readonly string[], { first, last }: GameLines): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let at = first; at <= last; at += 1) {
    const line = lines[at] as string;
    const key = remark.test(line) ? undefined : entry.exec(line.slice(indentOfItem.length))?.[1];
    if (key !== undefined) places.set(key, at);
  }
  return places;
}

/** The line of a field, or the one before which it is to be inserted. */
function findLine({ key }: Field<keyof Game>, places: ReadonlyMap<string, number>, last: number): { readonly line: number; readonly exists: boolean } {
  const line = places.get(key);
  if (line !== undefined) return { line, exists: true };
  const earlier = gameFields.slice(0, gameFields.findIndex((field) => field.key === key)).flatMap((field) => places.get(field.key) ?? []);
  return { line: (earlier.length > 0 ? Math.max(...earlier) : last) + 1, exists: false };
}

const headAndSource = /^(\s*(?:- )?[A-Za-z][A-Za-z0-9]*: +)(.*)$/;

/** Puts another value on a line; its key and the remark after it stay. */
function replaceValue(line: string, value: Value): string {
  const [, head, source] = headAndSource.exec(line) ?? [];
  const after = source === undefined ? '' : (remarkOf(source) ?? '');
  return `${head ?? ''}${writeValue(value)}${after}`;
}

/** What a line leaves behind that is taken away: the remark after its value, on a line of its own. */
function keepRemark(line: string): string[] {
  const after = remarkOf(headAndSource.exec(line)?.[2] ?? '');
  return after === undefined ? [] : [`${indentOfItem}${after.trimStart()}`];
}

/** The remark at the end of a value, with the spaces before it: the longest tail that leaves a value. */
function remarkOf(source: string): string | undefined {
  for (const { index } of source.matchAll(/\s+#/g)) {
    const value = source.slice(0, index);
    if (readValue(value) !== undefined) return source.slice(index);
  }
  return undefined;
}
