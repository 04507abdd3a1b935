import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError, isSystemError } from './file-error';
import { isPortableName } from './file-names';
import { listMissing, lookAt } from './look-at';
import { makeFolders } from './make-folders';
import { fileMessages } from './messages';
import { refuseEmptyPath } from './read-file';

/** What became of a file or folder that was asked for. */
export type WriteOutcome = 'written' | 'replaced' | 'unchanged';

/** Content of one file: text is written as UTF-8. */
export type FileContent = string | Uint8Array;

let temporaryCount = 0;

/** A hidden name beside `path`, of this process and not used before: the last step is a rename on the same disk. */
export function nameTemporary(path: string): string {
  temporaryCount += 1;
  return join(dirname(path), `.${basename(path)}.${process.pid}-${temporaryCount}.tmp`);
}

/**
 * Writes a file so that at any moment, also when killed or the disk is full, its path holds the old
 * content or the new, whole. (`write-file-atomic` was tried: it renames after a short write.)
 * `mode`: the permissions of the file that is replaced; without it, the usual ones. `check`: the last word before the old
 * content goes; what it throws leaves that.
 */
export function writeFileAtomic(path: string, content: FileContent, mode?: number, check?: () => void): void {
  const temporary = nameTemporary(path);
  try {
    writeFileSynced(temporary, content);
    if (mode !== undefined) chmodSync(temporary, mode);
    check?.();
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw explainFileError(error, path);
  }
}

/** Creates a file that must not exist yet and waits until the disk has it. */
export function writeFileSynced(path: string, content: FileContent): void {
  const descriptor = openSync(path, 'wx');
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Refuses a path that would make a file or folder some system cannot have: its last segment, and those that do not exist yet. */
export function checkName(path: string, cwd: string): void {
  refuseEmptyPath(path);
  const last = /(^|[/\\])\.{1,2}[/\\]?$/.test(path) ? [] : [basename(path) || path];
  const bad = [...listUnmade(path, cwd), ...last].find((name) => !isPortableName(name));
  if (bad !== undefined) throw new UserError('NAME_NOT_PORTABLE', fileMessages.badName, { name: bad }, { remedy: fileMessages.chooseOther });
}

function listUnmade(path: string, cwd: string): string[] {
  try {
    return listMissing(resolve(cwd, path)).map((missing) => basename(missing));
  } catch (error) {
    throw explainFileError(error, path);
  }
}

/** Whether a plain file has exactly this content; anything but a plain file is refused. `shown` is the path for messages. */
export function hasContent(path: string, shown: string, content: FileContent): boolean | undefined {
  const stat = lookAt(path);
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) throw new UserError('FILE_SYMLINK', fileMessages.symlink, { path: shown }, { remedy: fileMessages.chooseOther });
  if (!stat.isFile()) throw new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path: shown });
  const wanted = Buffer.from(content as string);
  return stat.size === wanted.length && wanted.equals(readFileSync(path));
}

/**
 * Writes one file the user named. An identical one is left alone; a different one is replaced only
 * with `force`. Missing folders on the way are made.
 */
export function writeUserFile(path: string, cwd: string, content: FileContent, force: boolean): WriteOutcome {
  checkName(path, cwd);
  const target = resolve(cwd, path);
  try {
    const same = hasContent(target, path, content);
    if (same === true) return 'unchanged';
    if (same === false && !force) throw new UserError('FILE_DIFFERENT', fileMessages.differentFile, { path }, { exitCode: 1, remedy: fileMessages.forceOrOther });
    makeFolders(dirname(target), path);
    removeLeftovers(dirname(target), (name) => name === basename(target), -Infinity);
    writeFileAtomic(target, content);
    return same === false ? 'replaced' : 'written';
  } catch (error) {
    throw explainFileError(error, path);
  }
}

/** Nothing that is written takes so long, ms. */
const maxWriteAge = 10 * 60 * 1000;

/**
 * Removes what killed runs left in a folder: temporaries of names of ours, which are older than so
 * many ms and named after a process that no longer lives (here: the folder may be shared with another machine).
 */
export function removeLeftovers(folder: string, isOurs: (name: string) => boolean, olderThan = maxWriteAge): void {
  for (const name of listNames(folder)) {
    const [, base = '', pid] = /^\.(.+)\.(\d+)-\d+\.tmp$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid)) || !isOurs(base)) continue;
    const path = join(folder, name);
    const stat = lookAt(path);
    if (stat && Date.now() - stat.mtimeMs >= olderThan) rmSync(path, { recursive: true, force: true });
  }
}

/** A folder may let itself be written to and not be listed: then nothing is found in it. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === 'EACCES') return [];
    throw error;
  }
}

/** True while a process of this number runs (also another user's). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
