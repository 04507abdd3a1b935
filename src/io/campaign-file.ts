/** The file of a campaign: read whole, written whole, never in between (C2, C3). */
import { accessSync, closeSync, constants, existsSync, fsyncSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { changeCanonical, readCanonical, writeLog } from '../campaign/canonical';
import type { CanonicalFile } from '../campaign/canonical';
import { isSame } from '../campaign/change-log';
import { checkLog } from '../campaign/check-log';
import type { readDocument as ReadDocument } from '../campaign/document-file';
import { listUnknownIds } from '../campaign/known-missions';
import type { CampaignLog, Game } from '../campaign/log';
import { campaignVersion } from '../campaign/log';
import { UserError } from '../errors';
import type { Problem } from '../errors';
import type { Fault } from '../tables/faults';
import type { Language } from '../tables/ruleset';
import type { LockTimes } from './campaign-lock';
import { removeLockLeftovers, takeLock } from './campaign-lock';
import { campaignFileMessages as words } from './campaign-messages';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { makeFolders } from './make-folders';
import { readTextFile } from './read-file';
import { checkName, removeLeftovers, writeFileAtomic } from './write-file';

/** Largest file read, bytes. */
export const maxLogBytes = 32 * 1024 * 1024;

/** How a file is reached. */
export interface CampaignAccess {
  readonly path: string;
  readonly cwd: string;
  readonly language: Language;
  readonly times?: LockTimes;
  /** Missions and scenarios of the tables that the log names; undefined where they cannot be read. Asked for only when the program does not know one. */
  readonly loadOwn?: (tables: string) => Promise<readonly string[] | undefined>;
  /** Brings a text of an older version to the present one, null where it is not older: the steps of the program, or in a test those of an imagined version. */
  readonly migrate?: (text: string) => string | null;
}

interface ReadFile {
  readonly text: string;
  readonly log: CampaignLog;
  /** Present where the text is in our own shape. */
  readonly canonical: CanonicalFile | null;
}

/** Files by the logs that were read from them in this run: the same text need not be read twice. */
const readBefore = new WeakMap<CampaignLog, ReadFile>();

/** The log in a file. A file with faults is one user error that names them all; one of a newer version is refused. */
export async function readCampaign(access: CampaignAccess): Promise<CampaignLog> {
  const file = await readText(access, loadText(access));
  readBefore.set(file.log, file);
  return file.log;
}

/** What is wrong with a file, and what of it is sound all the same. */
export interface InspectedFile {
  readonly group: Omit<CampaignLog, 'games'>;
  readonly games: readonly { readonly at: number; readonly game: Game }[];
  /** All faults in words with their places; `more`: of what is sound, by whoever knows the tables. */
  readonly tellWith: (more: readonly Fault[]) => readonly Problem[];
}

/** Reads a file for its faults: none of them hides another. */
export async function inspectCampaign(access: CampaignAccess): Promise<InspectedFile> {
  const { migrateText, readDocument } = await import('../campaign/document-file');
  const original = loadText(access);
  const text = (access.migrate ?? migrateText)(original) ?? original;
  const first = readDocument(text, access.path, access.language);
  const { tables } = first.log ?? first.sound?.group ?? {};
  const own = tables === undefined ? undefined : await access.loadOwn?.(tables);
  const { log, sound, tellWith } = readDocument(text, access.path, access.language, own);
  if (sound) return { ...sound, tellWith };
  const { games = [], ...group } = log ?? {};
  return { group, games: games.map((game, at) => ({ at, game })), tellWith };
}

function loadText({ path, cwd }: CampaignAccess): string {
  if (path !== '' && seek(cwd, path) === undefined) throw new UserError('NO_CAMPAIGN', words.none, { path }, { remedy: words.noneRemedy });
  return readTextFile(path, cwd, maxLogBytes);
}

function seek(cwd: string, path: string): ReturnType<typeof lookAt> {
  try {
    return lookAt(resolve(cwd, path));
  } catch (error) {
    throw explainFileError(error, path);
  }
}

async function readText(access: CampaignAccess, text: string): Promise<ReadFile> {
  const { path } = access;
  const canonical = readCanonical(text);
  const checked = canonical && checkLog(canonical.data, path);
  if (checked?.newer !== undefined) throw refuseNewer(path, checked.newer);
  const own = checked?.log && (await loadOwn(checked.log, access));
  if (canonical && checked?.log && isKnown(checked.log, own)) return { text, log: checked.log, canonical };
  const { migrateText, readDocument } = await import('../campaign/document-file');
  const migrated = (access.migrate ?? migrateText)(text);
  if (migrated !== null) return { ...(await readText({ ...access, migrate: () => null }, migrated)), text: migrated };
  const { log, newer, problems } = await readChecked(text, access, readDocument);
  if (newer !== undefined) throw refuseNewer(path, newer);
  if (log) return { text, log, canonical: null };
  throw new UserError('BAD_CAMPAIGN', words.bad, { path, count: problems.length }, { problems, remedy: words.badRemedy });
}

/** A log with tables of its own is read once more with them where the program does not know a mission. */
async function readChecked(text: string, access: CampaignAccess, read: typeof ReadDocument): Promise<ReturnType<typeof ReadDocument>> {
  const first = read(text, access.path, access.language);
  const own = first.log && (await loadOwn(first.log, access));
  return own === undefined ? first : read(text, access.path, access.language, own);
}

/** What the group's tables hold, where it matters. */
async function loadOwn({ games, tables }: CampaignLog, access: CampaignAccess): Promise<readonly string[] | undefined> {
  return tables === undefined || listUnknownIds(games).length === 0 ? undefined : access.loadOwn?.(tables);
}

/** Whether every mission is one that there is, or cannot be told: the group's tables are away. */
function isKnown({ games, tables }: CampaignLog, own: readonly string[] | undefined): boolean {
  return (tables !== undefined && own === undefined) || listUnknownIds(games, own).length === 0;
}

function refuseNewer(path: string, version: number): UserError {
  return new UserError('CAMPAIGN_NEWER', words.newer, { path, version, known: campaignVersion }, { remedy: words.newerRemedy });
}

/** A changed log and what the caller wants to know of the change. */
export interface Changed<Result> {
  readonly log: CampaignLog;
  readonly result: Result;
}

/**
 * Changes a campaign: reads it under the lock, lets `change` make the new log, and replaces the file at
 * once. What `change` throws leaves everything as it was. An older version is kept as `.bak` first.
 * `earlier`: the log as this run read it before the lock; where nobody changed a letter since, it is the same still.
 */
export async function changeCampaign<Result>(access: CampaignAccess, change: (log: CampaignLog) => Changed<Result>, earlier?: CampaignLog): Promise<Result> {
  const { path, cwd } = access;
  if (path === '' || seek(cwd, path)?.isFile() !== true) loadText(access);
  const target = followLinks(resolve(cwd, path), path);
  const lock = takeLock(target, path, access.times);
  try {
    const original = loadText(access);
    const before = earlier && readBefore.get(earlier);
    const file = before?.text === original ? before : await readText(access, original);
    const { log, result } = change(file.log);
    const text = await writeChange(file, log, access);
    if (text === original) return result;
    // Who holds the lock is the only one to write here, on whatever machine.
    removeLeftovers(dirname(target), (name) => name === basename(target), -Infinity);
    removeLockLeftovers(target);
    const { mode } = statSync(target);
    if (file.text !== original) writeFileAtomic(findFree(`${target}.bak`), original, mode);
    writeFileAtomic(target, text, mode, () => {
      lock.check();
      // An editor knows nothing of locks.
      if (loadText(access) !== original) throw new UserError('CAMPAIGN_CHANGED', words.changed, { path }, { exitCode: 1, remedy: words.changedRemedy });
    });
    syncFolder(dirname(target));
    return result;
  } catch (error) {
    throw explainFileError(error, path);
  } finally {
    lock.release();
  }
}

/** A name that nothing has: somebody's own copy may be called `.bak`, too. */
function findFree(path: string): string {
  let free = path;
  for (let at = 2; existsSync(free); at += 1) free = `${path}${at}`;
  return free;
}

/** The file behind links, so that a link in the current folder stays one; refuses what may not be written. */
function followLinks(path: string, shown: string): string {
  try {
    const target = realpathSync(path);
    accessSync(target, constants.W_OK);
    return target;
  } catch (error) {
    throw explainFileError(error, shown);
  }
}

/** The new text, read again to be sure that it says what it should. */
async function writeChange(file: ReadFile, after: CampaignLog, access: CampaignAccess): Promise<string> {
  if (file.log === after) return file.text;
  if (file.canonical) {
    const text = changeCanonical(file.canonical, file.log, after);
    const again = readCanonical(text, file.canonical);
    if (again && isSame(checkLog(again.data, access.path, file.log.games).log, after)) return text;
  }
  const { changeDocument, readDocument } = await import('../campaign/document-file');
  const text = changeDocument(file.text, file.log, after);
  if (isSame(readDocument(text, access.path, access.language).log, after)) return text;
  throw new UserError('CAMPAIGN_NOT_EDITABLE', words.notEditable, { path: access.path }, { remedy: words.notEditableRemedy });
}

/** A rename lasts once the folder is on the disk; not every system lets a folder be opened. */
function syncFolder(folder: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(folder, constants.O_RDONLY);
    fsyncSync(descriptor);
  } catch {
    // The content itself was synced before; only the name may be late after a power cut.
    return;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Makes a new file; one that exists is never replaced. */
export function createCampaign({ path, cwd }: CampaignAccess, log: CampaignLog, remarks: readonly string[]): void {
  checkName(path, cwd);
  const target = resolve(cwd, path);
  try {
    makeFolders(dirname(target), path);
    const lock = takeLock(target, path);
    try {
      if (lookAt(target)) throw new UserError('CAMPAIGN_EXISTS', words.exists, { path }, { exitCode: 1, remedy: words.existsRemedy });
      writeFileAtomic(target, writeLog(log, remarks));
      syncFolder(dirname(target));
    } finally {
      lock.release();
    }
  } catch (error) {
    throw explainFileError(error, path);
  }
}
