import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { fileMessages } from './messages';

/** Default cap of a file the user gives, bytes: far above any table or session, far below what would hurt. */
export const defaultMaxBytes = 4 * 1024 * 1024;

/**
 * Reads a UTF-8 text file the user named (relative to `cwd`), without its byte-order mark. Folders,
 * devices and pipes, files over `maxBytes` and files that are not UTF-8 are refused as user errors.
 */
export function readTextFile(path: string, cwd: string, maxBytes = defaultMaxBytes): string {
  const bytes = readWithCap(path, cwd, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError('FILE_NOT_TEXT', fileMessages.notText, { path, ...findBadPlace(bytes) }, { remedy: fileMessages.saveAsUtf8 });
  }
}

/** An empty path would silently mean the current folder. */
export function refuseEmptyPath(path: string): void {
  if (path === '') throw new UserError('PATH_EMPTY', fileMessages.emptyPath);
}

function readWithCap(path: string, cwd: string, maxBytes: number): Uint8Array {
  refuseEmptyPath(path);
  let descriptor: number | undefined;
  try {
    // Non-blocking: opening a named pipe must not wait for a writer before it is refused.
    descriptor = openSync(resolve(cwd, path), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path });
    if (stat.size > maxBytes) throw new UserError('FILE_TOO_BIG', fileMessages.tooBig, { path, limit: Math.floor(maxBytes / 1024) });
    const bytes = readAll(descriptor, stat.size);
    // The system's own files (/proc) call themselves plain and empty, and are neither.
    if (stat.size === 0 && readSync(descriptor, Buffer.alloc(1), 0, 1, 0) > 0) throw new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path });
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && lookAt(resolve(cwd, path))?.isSymbolicLink()) throw new UserError('FILE_SYMLINK', fileMessages.deadLink, { path });
    throw explainFileError(error, path);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads at most the size the file had when it was opened: one that grows meanwhile does not escape the cap. */
function readAll(descriptor: number, size: number): Uint8Array {
  const buffer = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(descriptor, buffer, filled, size - filled, filled);
    if (count === 0) break;
    filled += count;
  }
  return buffer.subarray(0, filled);
}

/** Line and column of the first byte that is not UTF-8: after the longest prefix that decodes, found by halving. */
function findBadPlace(bytes: Uint8Array): { readonly line: number; readonly column: number } {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodesAsPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const prefix = bytes.subarray(0, good);
  const line = prefix.filter((byte) => byte === 0x0a).length + 1;
  return { line, column: new TextDecoder('utf-8').decode(prefix.subarray(prefix.lastIndexOf(0x0a) + 1), { stream: true }).length + 1 };
}

function decodesAsPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
