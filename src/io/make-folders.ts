import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors';
import { fileMessages } from './messages';
import { listMissing, lookAt } from './look-at';

/**
 * Makes a folder (an absolute path) and the folders it stands in; returns the topmost one made. One level
 * at a time, because Node's own `recursive` never ends where the system says "not found" to a
 * folder that cannot be made (`/proc`). `shown` is the path for messages.
 */
export function makeFolders(folder: string, shown: string): string | undefined {
  const missing = listMissing(folder);
  for (const path of missing) makeFolder(path, shown);
  return missing[0];
}

/** Makes one folder in a folder that exists; one that somebody else made meanwhile is as good. */
export function makeFolder(path: string, shown: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Somebody else made it meanwhile.
    if (code === 'EEXIST' && lookAt(path)?.isDirectory()) return;
    if (code === 'ENOENT') throw new UserError('FOLDER_NOT_MADE', fileMessages.notMade, { path: shown, folder: dirname(path) }, { remedy: fileMessages.chooseOther });
    throw error;
  }
}

/** Takes away the folders made for what could not be written, from the inside out; one that somebody uses by now stays. */
export function removeEmpty(innermost: string, outermost: string): void {
  try {
    for (let at = innermost; at.length >= outermost.length; at = dirname(at)) rmdirSync(at);
  } catch {
    // Not empty any more.
  }
}
