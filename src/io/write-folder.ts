import { closeSync, fsync, openSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError, isSystemError } from './file-error';
import { isPortableName } from './file-names';
import { lookAt } from './look-at';
import { makeFolder, makeFolders, removeEmpty } from './make-folders';
import { fileMessages } from './messages';
import { unfinishedMark } from './unfinished-mark';
import type { FileContent, WriteOutcome } from './write-file';
import { checkName, hasContent, isAlive, nameTemporary, removeLeftovers, writeFileAtomic, writeFileSynced } from './write-file';

/** One file of an output folder; `name` has no folders in it. */
export interface OutputFile {
  readonly name: string;
  readonly content: FileContent;
}

/** What to write where. */
export interface FolderRequest {
  /** As the user wrote it, relative to `cwd`. */
  readonly folder: string;
  readonly cwd: string;
  readonly files: readonly OutputFile[];
  /** Replace what differs. */
  readonly force: boolean;
  /** Every name the program may ever write: one of them that is not in `files` belongs to another session. */
  readonly ownNames: readonly string[];
}

/** No run replaces papers for so long, ms: an older mark was left by one that was killed. */
const maxMarkAge = 10 * 60 * 1000;

const maxMarkBytes = 4096;

const unfinishedText = [
  'Los papeles de esta carpeta se estaban sustituyendo y puede haber de dos partidas: repite la orden con --force.',
  'Els papers d\'aquesta carpeta s\'estaven substituint i n\'hi pot haver de dues partides: repeteix l\'ordre amb --force.',
  'The papers of this folder were being replaced and may be of two sessions: repeat the command with --force.',
];

/**
 * Writes a session's folder. A new folder appears whole or not at all (staged beside, then renamed).
 * An existing one is brought up to date file by file, each atomically, under a mark that stays if
 * the run is killed, so that papers of two sessions are never mixed unnoticed. Identical: `unchanged`.
 */
export async function writeFolder(request: FolderRequest): Promise<WriteOutcome> {
  checkName(request.folder, request.cwd);
  checkFileNames(request.files);
  const target = resolve(request.cwd, request.folder);
  try {
    if (lookAt(target) === undefined && (await stageFolder(target, request))) return 'written';
    return updateFolder(target, request);
  } catch (error) {
    throw explainFileError(error, request.folder);
  }
}

/** Names come from the program and from templates; none may leave the folder or meet another. */
function checkFileNames(files: readonly OutputFile[]): void {
  const seen = new Set<string>([unfinishedMark.toLowerCase()]);
  for (const { name } of files) {
    if (!isPortableName(name) || seen.has(name.toLowerCase())) throw new UserError('NAME_NOT_PORTABLE', fileMessages.badName, { name });
    seen.add(name.toLowerCase());
  }
}

/** Makes the whole folder beside its place and renames it there; false when somebody made the place meanwhile. */
async function stageFolder(target: string, { folder, files }: FolderRequest): Promise<boolean> {
  const made = makeFolders(dirname(target), folder);
  removeLeftovers(dirname(target), (name) => name === basename(target), -Infinity);
  removeLeftovers(dirname(target), (name) => name.startsWith('plasma-wall-'));
  const stage = nameTemporary(target);
  try {
    makeFolder(stage, folder);
    await writeFilesSynced(stage, files);
    renameSync(stage, target);
    return true;
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    if (made !== undefined) removeEmpty(dirname(target), made);
    if (['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code)) && lookAt(target)) return false;
    throw error;
  }
}

/** Like what `promisify` makes, which is slower to load than this. */
function syncToDisk(descriptor: number): Promise<void> {
  return new Promise((resolved, failed) => {
    fsync(descriptor, (error) => {
      if (error) failed(error);
      else resolved();
    });
  });
}

/**
 * Creates files in a new folder and waits until the disk has them and the list of their names: all at
 * once is several times quicker than one by one, and the disk is at work while a later file is made.
 */
async function writeFilesSynced(folder: string, files: readonly OutputFile[]): Promise<void> {
  const opened: number[] = [];
  const syncs: Promise<void>[] = [];
  const open = (path: string, mode: string): number => {
    const descriptor = openSync(path, mode);
    opened.push(descriptor);
    return descriptor;
  };
  try {
    for (const file of files) {
      const descriptor = open(join(folder, file.name), 'wx');
      writeFileSync(descriptor, file.content);
      syncs.push(syncToDisk(descriptor));
    }
    // Windows cannot sync a folder and does not need to.
    if (process.platform !== 'win32') syncs.push(syncToDisk(open(folder, 'r')));
    await Promise.all(syncs);
  } finally {
    // The disk is done with each of them before any is closed.
    await Promise.allSettled(syncs);
    for (const descriptor of opened) closeSync(descriptor);
  }
}

function updateFolder(target: string, request: FolderRequest): WriteOutcome {
  const stat = lookAt(target);
  if (stat?.isSymbolicLink()) throw new UserError('FILE_SYMLINK', fileMessages.symlink, { path: request.folder }, { remedy: fileMessages.chooseOther });
  if (!stat?.isDirectory()) throw new UserError('FILE_NOT_FOLDER', fileMessages.notFolder, { path: request.folder }, { remedy: fileMessages.chooseOther });

  const { changed, different, stale } = compare(target, request);
  const marked = lookAt(join(target, unfinishedMark)) !== undefined;
  if (changed.length === 0 && stale.length === 0 && !marked) return 'unchanged';
  if (!request.force) refuseToReplace(request.folder, different, marked);
  replaceFiles(target, request);
  return different.length > 0 || marked ? 'replaced' : 'written';
}

/** What a folder lacks or holds otherwise, which of that it holds, and what it holds of another session. */
function compare(target: string, { files, folder, ownNames }: FolderRequest): { readonly changed: readonly OutputFile[]; readonly different: readonly string[]; readonly stale: readonly string[] } {
  const states = files.map((file) => ({ file, same: hasContent(join(target, file.name), join(folder, file.name), file.content) }));
  const wanted = new Set(files.map(({ name }) => name));
  const stale = readdirSync(target).filter((name) => ownNames.includes(name) && !wanted.has(name));
  return {
    changed: states.filter(({ same }) => same !== true).map(({ file }) => file),
    different: [...states.filter(({ same }) => same === false).map(({ file }) => file.name), ...stale],
    stale,
  };
}

/** Without `--force` only missing files may be added. */
function refuseToReplace(path: string, different: readonly string[], marked: boolean): void {
  if (marked) throw new UserError('FOLDER_INCOMPLETE', fileMessages.incomplete, { path }, { exitCode: 1, remedy: fileMessages.forceToFinish });
  if (different.length === 0) return;
  throw new UserError('FOLDER_DIFFERENT', fileMessages.different, { path, names: different.join(', ') }, { exitCode: 1, remedy: fileMessages.forceOrOther });
}

/** All new papers are written beside the old before any old one goes, so that a full disk leaves the folder as it was. */
function replaceFiles(target: string, request: FolderRequest): void {
  const { folder, ownNames } = request;
  const mark = join(target, unfinishedMark);
  const wasMarked = takeMark(mark, folder);
  // Under the mark nobody else writes here: what a killed run staged goes at once.
  removeLeftovers(target, (name) => ownNames.includes(name) || name === unfinishedMark, -Infinity);
  const staged: { readonly path: string; readonly temporary: string }[] = [];
  const old: string[] = [];
  try {
    // Compared anew: another run may have written until now.
    const { changed, different, stale } = compare(target, request);
    if (!request.force) refuseToReplace(folder, different, wasMarked);
    old.push(...stale);
    for (const { name, content } of changed) {
      const path = join(target, name);
      const temporary = nameTemporary(path);
      staged.push({ path, temporary });
      writeFileSynced(temporary, content);
    }
    // Of two that took over a dead run's mark at once, the last has it.
    if (readHolder(mark, maxMarkBytes) !== process.pid) throw refuseBusy(folder);
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
    if (!wasMarked) rmSync(mark, { force: true });
    throw error;
  }
  for (const name of old) rmSync(join(target, name), { force: true });
  try {
    for (const { temporary, path } of staged) renameSync(temporary, path);
  } catch (error) {
    // Whoever takes over a mark clears what its holder staged: two runs have met.
    throw isGone(error) ? refuseBusy(folder) : error;
  }
  rmSync(mark, { force: true });
}

/**
 * Puts the mark, which is also the lock: one that a living process holds is respected, a dead one's is
 * taken over, and so is an old one's, whose number another process may bear by now. The folder is not
 * without a mark meanwhile, since a killed run may have left papers of two sessions. True when there was one.
 */
function takeMark(mark: string, shown: string): boolean {
  const name = join(shown, unfinishedMark);
  const left = lookAt(mark);
  // Before reading: a pipe would keep us waiting, a link would lead elsewhere.
  if (left && !left.isFile()) throw new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path: name, mark: name }, { remedy: fileMessages.busyRemedy });
  const holder = left && Date.now() - left.mtimeMs < maxMarkAge ? readHolder(mark, left.size) : 0;
  if (holder && holder !== process.pid && isAlive(holder)) throw refuseBusy(shown);
  const text = `${unfinishedText.join('\n')}\npid ${process.pid}\n`;
  if (left) writeFileAtomic(mark, text);
  else putMark(mark, shown, text);
  return left !== undefined;
}

function refuseBusy(shown: string): UserError {
  return new UserError('FOLDER_BUSY', fileMessages.busy, { path: shown, mark: join(shown, unfinishedMark) }, { remedy: fileMessages.busyRemedy });
}

/** The process that a mark names; 0 when it names none, or is gone meanwhile. */
function readHolder(mark: string, bytes: number): number {
  if (bytes > maxMarkBytes) return 0;
  try {
    return Number(/^pid (\d+)$/m.exec(readFileSync(mark, 'latin1'))?.[1] ?? 0);
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return isSystemError(error) && error.code === 'ENOENT';
}

function putMark(mark: string, shown: string, text: string): void {
  try {
    writeFileSynced(mark, text);
  } catch (error) {
    // One that is there already is another run's; an empty one would tell of a replacement that never began.
    if (isSystemError(error) && error.code === 'EEXIST') throw refuseBusy(shown);
    rmSync(mark, { force: true });
    throw error;
  }
}
