/** The file of a tracked game: read whole, written whole after every command, never in between. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { HulkRules } from '../combat/hulk/rules';
import { hulkLimits } from '../combat/hulk/limits';
import type { SavedHulk } from '../combat/hulk/saved-game';
import { hulkFormatVersion, replayHulk } from '../combat/hulk/saved-game';
import type { HulkState } from '../combat/hulk/tracker-state';
import { fillMessage, UserError } from '../errors';
import type { Problem } from '../errors';
import type { Language } from '../tables/ruleset';
import { explainFileError } from './file-error';
import { hulkFileMessages as words } from './hulk-messages';
import { lookAt } from './look-at';
import { fileMessages } from './messages';
import { readTextFile, refuseEmptyPath } from './read-file';
import { checkName, removeLeftovers, writeFileAtomic, writeUserFile } from './write-file';

/** Where a game lies unless it is said. */
export const hulkFileName = 'hulk-game.json';

/** Largest file read, bytes. */
const maxBytes = 4 * 1024 * 1024;

/** Most faults that are told. */
const mostProblems = 10;

/** Where the file is, and in which language faults are told. */
export interface HulkAccess {
  readonly path: string;
  readonly cwd: string;
  readonly language: Language;
}

/** A game as its file has it. */
export interface LoadedHulk {
  readonly saved: SavedHulk;
  readonly state: HulkState;
  /** The file, letter by letter: nobody else may have changed it when it is written. */
  readonly text: string;
}

/** Reads a game and plays it again. Every fault is a user error. */
export async function readHulkFile(access: HulkAccess, rules: HulkRules): Promise<LoadedHulk> {
  const { path, cwd } = access;
  refuseEmptyPath(path);
  if (lookAt(resolve(cwd, path)) === undefined) throw new UserError('NO_HULK_GAME', words.none, { path }, { remedy: words.noneRemedy });
  const text = readTextFile(path, cwd, maxBytes);
  const saved = await checkSaved(parseJson(text, path), access);
  const replayed = replayHulk(saved, rules);
  if (replayed.ok) return { saved, state: replayed.state, text };
  const { at, refusal: { code, rule } } = replayed;
  throw new UserError('HULK_REFUSED', at === 0 ? words.refusedSetUp : words.refused, { at, code }, { remedy: words.badRemedy, ...(rule === '' ? {} : { rule }) });
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UserError('NOT_JSON', words.notJson, { path }, { remedy: words.badRemedy });
  }
}

async function checkSaved(data: unknown, { path, language }: HulkAccess): Promise<SavedHulk> {
  const head = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (head['format'] !== 'plasma-wall/hulk') throw new UserError('NOT_HULK', words.other, { path }, { remedy: words.badRemedy });
  const version = head['formatVersion'];
  if (typeof version === 'number' && version > hulkFormatVersion) throw new UserError('HULK_NEWER', words.newer, { path, version, known: hulkFormatVersion }, { remedy: words.newerRemedy });
  const { savedHulkSchema } = await import('../combat/hulk/saved-schema');
  const checked = savedHulkSchema.safeParse(data);
  if (checked.success) return checked.data;
  const problems = checked.error.issues.slice(0, mostProblems).map((issue): Problem => ({ code: 'HULK_FIELD', message: fillMessage(words.field[language], { where: describePath(issue.path) }) }));
  throw new UserError('BAD_HULK', words.bad, { path, count: checked.error.issues.length }, { problems, remedy: words.badRemedy });
}

/** `actions[3].model`. */
function describePath(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`)).join('').replace(/^\./, '');
  return text === '' ? '{}' : text;
}

/** The game as the text of its file. */
function serializeHulk(saved: SavedHulk): string {
  return `${JSON.stringify(saved, null, 1)}\n`;
}

/** Writes a new game; one that is there is replaced only with `force`, and what is no game never. */
export function createHulkFile({ path, cwd }: HulkAccess, saved: SavedHulk, force: boolean): void {
  refuseEmptyPath(path);
  if (lookAt(resolve(cwd, path)) !== undefined) {
    const before = readTextFile(path, cwd, maxBytes);
    if (before.trim() !== '' && !isOurs(before)) throw new UserError('NOT_HULK', words.other, { path }, { exitCode: 1, remedy: fileMessages.chooseOther });
    if (!force) throw new UserError('HULK_EXISTS', words.exists, { path }, { exitCode: 1, remedy: words.existsRemedy });
  }
  writeUserFile(path, cwd, serializeHulk(saved), force);
}

/** True when a text begins as the file of a game does, be it broken further on. */
function isOurs(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"plasma-wall\/hulk"/.test(text);
}

/** Writes a game on. What others wrote since it was read is never lost. */
export function writeHulkFile({ path, cwd }: HulkAccess, saved: SavedHulk, before: string): void {
  checkName(path, cwd);
  const target = resolve(cwd, path);
  const text = serializeHulk(saved);
  // What could not be read again is not written.
  if (Buffer.byteLength(text) > maxBytes) throw new UserError('HULK_FULL', words.full, { path, most: hulkLimits.actions }, { exitCode: 1 });
  try {
    if (lookAt(target)?.isSymbolicLink()) throw new UserError('FILE_SYMLINK', fileMessages.symlink, { path }, { remedy: fileMessages.chooseOther });
    removeLeftovers(dirname(target), (name) => name === basename(target), -Infinity);
    writeFileAtomic(target, text, undefined, () => refuseChanged(target, path, before));
  } catch (error) {
    throw explainFileError(error, path);
  }
}

function refuseChanged(target: string, path: string, before: string): void {
  const same = existsSync(target) && readFileSync(target, 'utf8').replace(/^\uFEFF/, '') === before;
  if (!same) throw new UserError('HULK_CHANGED', words.changed, { path }, { exitCode: 1, remedy: words.changedRemedy });
}
