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

/** Where a game stands: its lines by key, and the last of them. */
interface GameLines {
  readonly fields: Map<string, number>;
  last: number;
}

/** A file whose every line is understood. */
export interface CanonicalFile {
  readonly data: RawFile;
  readonly lines: readonly string[];
  /** Line ends as the file has them. */
  readonly eol: '\n' | '\r\n';
  readonly games: readonly GameLines[];
  /** Line of `games:`, the last key. */
  readonly gamesAt: number;
}

const entry = /^([A-Za-z][A-Za-z0-9]*):(?: +(.*))?$/;
const remark = /^ *(?:#.*)?$/;
const startOfItem = '  - ';
const indentOfItem = '    ';

/** Reads a text, or says with null that it is not in canonical shape. */
export function readCanonical(text: string): CanonicalFile | null {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(eol);
  const reader = new LineReader();
  for (const [at, line] of lines.entries()) {
    if (/[\r\n\t]/.test(line)) return null;
    if (!remark.test(line) && !reader.take(line, at)) return null;
  }
  return reader.gamesAt < 0 ? null : { data: { ...reader.data, games: reader.games }, lines, eol, games: reader.lines, gamesAt: reader.gamesAt };
}

/** Takes line after line; private to `readCanonical`. */
class LineReader {
  readonly data: Record<string, unknown> = {};
  readonly games: Record<string, unknown>[] = [];
  readonly lines: GameLines[] = [];
  gamesAt = -1;

  /** False when a line is not in canonical shape. */
  take(line: string, at: number): boolean {
    if (this.gamesAt >= 0) return this.takeGameLine(line, at);
    const [, key, source] = entry.exec(line) ?? [];
    if (key === undefined || Object.hasOwn(this.data, key)) return false;
    if (key === 'games' && (source === undefined || source.trim() === '' || /^\s*#/.test(source) || /^\[\]\s*(?:\s#.*)?$/.test(source))) {
      this.gamesAt = at;
      return true;
    }
    return this.keep(this.data, key, source);
  }

  private takeGameLine(line: string, at: number): boolean {
    const isStart = line.startsWith(startOfItem);
    if (!isStart && !line.startsWith(indentOfItem)) return false;
    if (isStart) {
      this.games.push({});
      this.lines.push({ fields: new Map(), last: at });
    }
    const game = this.games.at(-1);
    const where = this.lines.at(-1);
    const [, key, source] = entry.exec(line.slice(indentOfItem.length)) ?? [];
    if (!game || !where || key === undefined || Object.hasOwn(game, key) || !this.keep(game, key, source)) return false;
    where.fields.set(key, at);
    where.last = at;
    return true;
  }

  private keep(target: Record<string, unknown>, key: string, source: string | undefined): boolean {
    const value = readValue(source ?? '');
    if (value === undefined) return false;
    target[key] = value;
    return true;
  }
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
  return lines.join(file.eol);
}

/** After the last line that is not empty; the text then ends with one line end. */
function appendLines(lines: string[], added: readonly string[]): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  // Line by line: so many arguments at once as a large table has would be too many.
  for (const line of added) lines.push(line);
  lines.push('');
}

function changeGameLines(lines: string[], where: GameLines, old: Game, now: Game): void {
  const edits = gameFields.filter(({ key }) => !isSame(old[key], now[key])).map((field) => ({ field, at: findLine(field, where) }));
  // Later lines first; on one line what is there before what is inserted above it, and of that the later key first.
  edits.sort((a, b) => b.at.line - a.at.line || Number(b.at.exists) - Number(a.at.exists) || gameFields.indexOf(b.field) - gameFields.indexOf(a.field));
  for (const { field: { key }, at: { line, exists } } of edits) {
    const value = now[key];
    if (value === undefined) lines.splice(line, 1);
    else if (exists) lines[line] = replaceValue(lines[line] as string, value as Value);
    else lines.splice(line, 0, `${indentOfItem}${key}: ${writeValue(value as Value)}`);
  }
}

/** The line of a field, or the one before which it is to be inserted. */
function findLine({ key }: Field<keyof Game>, where: GameLines): { readonly line: number; readonly exists: boolean } {
  const line = where.fields.get(key);
  if (line !== undefined) return { line, exists: true };
  const earlier = gameFields.slice(0, gameFields.findIndex((field) => field.key === key)).flatMap((field) => where.fields.get(field.key) ?? []);
  return { line: (earlier.length > 0 ? Math.max(...earlier) : where.last) + 1, exists: false };
}

/** Puts another value on a line; its key and the remark after it stay. */
function replaceValue(line: string, value: Value): string {
  const [, head, source] = /^(\s*(?:- )?[A-Za-z][A-Za-z0-9]*: +)(.*)$/.exec(line) ?? [];
  const after = source === undefined ? '' : (remarkOf(source) ?? '');
  return `${head ?? ''}${writeValue(value)}${after}`;
}

/** The remark at the end of a value, with the spaces before it: the longest tail that leaves a value. */
function remarkOf(source: string): string | undefined {
  for (const { index } of source.matchAll(/\s+#/g)) {
    const value = source.slice(0, index);
    if (readValue(value) !== undefined) return source.slice(index);
  }
  return undefined;
}
