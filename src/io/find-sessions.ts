import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { sessionFileName } from './session-file';

/** Folders that hold a session, directly in a folder, by name. */
export function findSessionFolders(folder: string, cwd: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort()
      .filter((name) => lookAt(join(resolve(cwd, folder), name, sessionFileName))?.isFile());
  } catch (error) {
    throw explainFileError(error, folder);
  }
}
