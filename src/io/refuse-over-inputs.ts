import { dirname, extname, resolve } from 'node:path';
import { UserError } from '../errors';
import { isSameFile } from './is-same-file';
import { lookAt } from './look-at';
import { fileMessages } from './messages';

/** Files of a folder of tables or templates that are read. */
const readEndings = ['.yaml', '.yml', '.hbs'];

/**
 * Refuses to write over a file that the run reads, whatever the two are called, and also with `--force`. No `out`, or `-`,
 * is no file.
 * @param inputs files and folders, as the user wrote them
 */
export function refuseOverInputs(out: string | undefined, inputs: readonly (string | undefined)[], cwd: string): void {
  if (out === undefined || out === '-' || out === '' || lookAt(resolve(cwd, out)) === undefined) return;
  if (inputs.some((input) => input && isRead(out, input, cwd))) throw new UserError('OUT_IS_INPUT', fileMessages.overRead, { path: out }, { remedy: fileMessages.chooseOther });
}

/** The file itself, or one that is read in the folder or in its folders. */
function isRead(out: string, input: string, cwd: string): boolean {
  if (isSameFile(out, input, cwd)) return true;
  if (!readEndings.includes(extname(out).toLowerCase())) return false;
  return listFolders(resolve(cwd, out)).some((folder) => isSameFile(folder, input, cwd));
}

/** The folders that a path lies in, the nearest first. */
function listFolders(path: string): string[] {
  const folders: string[] = [];
  for (let at = path; dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}
