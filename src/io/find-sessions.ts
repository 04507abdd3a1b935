import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { scenarioFileName } from './scenario-file';
import { sessionFileName } from './session-file';

/** Folders that hold a session, directly in a folder, by name. */
export function findSessionFolders(folder: string, cwd: string): string[] {
  return findFoldersWith(sessionFileName, folder, cwd);
}

/** Folders that hold a scenario. */
export function findScenarioFolders(folder: string, cwd: string): string[] {
  return findFoldersWith(scenarioFileName, folder, cwd);
}

/** The moment when the document in a folder was written; undefined where there is none. */
export function findWritten(folder: string, cwd: string): Date | undefined {
  return [sessionFileName, scenarioFileName].flatMap((file) => lookAt(resolve(cwd, folder, file))?.mtime ?? [])[0];
}

function findFoldersWith(file: string, folder: string, cwd: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort()
      .filter((name) => lookAt(join(resolve(cwd, folder), name, file))?.isFile());
  } catch (error) {
    throw explainFileError(error, folder);
  }
}
