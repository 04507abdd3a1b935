/** A scenario's folder: a folder for each board, and last what says that they are all there. */
import { rmSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { fileMessages } from './messages';
import { readTextFile } from './read-file';
import { scenarioFileName } from './scenario-file';
import { sessionFileName } from './session-file';
import { checkName, hasContent, type WriteOutcome } from './write-file';
import { writeFolder, type OutputFile } from './write-folder';

/** What to write where. */
export interface ScenarioRequest {
  /** As the user wrote it, relative to `cwd`. */
  readonly folder: string;
  readonly cwd: string;
  readonly boards: readonly { readonly path: string; readonly files: readonly OutputFile[] }[];
  /** What belongs to no board; `scenario.json` among it. */
  readonly files: readonly OutputFile[];
  readonly force: boolean;
  /** Every name the program may ever write in a board's folder. */
  readonly ownNames: readonly string[];
}

/**
 * Writes a scenario board by board, each whole or not at all, and `scenario.json` last: a folder without it is
 * unfinished, and writing the same again completes it. Where it holds another scenario nothing is touched without `force`.
 */
export async function writeScenario(request: ScenarioRequest): Promise<WriteOutcome> {
  const { cwd, boards, files, force, ownNames } = request;
  checkName(request.folder, cwd);
  // All of them before the first is written.
  for (const { path } of boards) checkName(path, cwd);
  const folder = request.folder.replace(/(?<=.)[\\/]+$/, '');
  const outcomes: WriteOutcome[] = [];
  if (lookAt(resolve(cwd, folder))?.isDirectory()) makeRoom({ ...request, folder });
  for (const { path, files: papers } of boards) outcomes.push(await writeFolder({ folder: `${folder}/${path}`, cwd, files: papers, force, ownNames }));
  const last = [...files].sort((a, b) => Number(a.name === scenarioFileName) - Number(b.name === scenarioFileName));
  outcomes.push(await writeFolder({ folder, cwd, files: last, force, ownNames: files.map(({ name }) => name) }));
  return (['replaced', 'written'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'unchanged';
}

/** Refuses a folder of something else; with `force` the old list of boards goes first, since from then on it would lie. */
function makeRoom({ folder, cwd, boards, files, force, ownNames }: ScenarioRequest): void {
  const target = resolve(cwd, folder);
  // One session's folder is not a scenario's: their papers would lie mixed.
  if (lookAt(join(target, sessionFileName))) throw new UserError('FOLDER_DIFFERENT', fileMessages.holdsSession, { path: folder }, { exitCode: 1, remedy: fileMessages.chooseOther });
  const content = files.find(({ name }) => name === scenarioFileName)!.content;
  const same = hasContent(join(target, scenarioFileName), `${folder}/${scenarioFileName}`, content);
  if (same !== false) return;
  if (!force) throw new UserError('FOLDER_DIFFERENT', fileMessages.different, { path: folder, names: scenarioFileName }, { exitCode: 1, remedy: fileMessages.forceOrOther });
  try {
    const stale = listBoards(`${folder}/${scenarioFileName}`, cwd).filter((path) => !boards.some((board) => board.path === path));
    rmSync(join(target, scenarioFileName));
    for (const path of stale) removeBoard(join(target, path), ownNames);
  } catch (error) {
    throw explainFileError(error, folder);
  }
}

/** Folders that a scenario.json names; what it says is not believed beyond plain names. */
function listBoards(file: string, cwd: string): string[] {
  try {
    const { boards } = JSON.parse(readTextFile(file, cwd)) as { boards?: unknown };
    const paths = Array.isArray(boards) ? boards.map((board: unknown) => (board as { path?: unknown } | null)?.path) : [];
    return paths.filter((path): path is string => typeof path === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(path));
  } catch {
    // Not JSON: there is nothing to learn from it.
    return [];
  }
}

/** Takes away the program's own files of a board that is no longer one, and the folder when nothing else is in it. */
function removeBoard(path: string, ownNames: readonly string[]): void {
  if (!lookAt(path)?.isDirectory()) return;
  for (const name of ownNames) if (lookAt(join(path, name))?.isFile()) rmSync(join(path, name));
  try {
    rmdirSync(path);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
