/** A folder with folders in it, written as a whole or not at all. */
import { renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError } from './file-error';
import { lookAt } from './look-at';
import { makeFolders, removeEmpty } from './make-folders';
import { fileMessages } from './messages';
import { checkName, hasContent, nameTemporary, writeFileSynced, type WriteOutcome } from './write-file';

const differs = {
  es: 'en {path} ya hay archivos distintos: {list}',
  ca: 'a {path} ja hi ha fitxers diferents: {list}',
  en: 'in {path} there are other files already: {list}',
};

const forceOrOther = {
  es: 'Usa --force para sustituirlos, o elige otra carpeta. No se ha tocado nada.',
  ca: 'Fes servir --force per substituir-los, o tria una altra carpeta. No s\'ha tocat res.',
  en: 'Use --force to replace them, or choose another folder. Nothing was touched.',
};

/** What to write where; names have `/` between folders and come from the program. */
export interface TreeRequest {
  /** As the user wrote it, relative to `cwd`. */
  readonly folder: string;
  readonly cwd: string;
  readonly files: Readonly<Record<string, string>>;
  /** Replace what differs. */
  readonly force: boolean;
}

/**
 * Writes every file or none: all are written beside their places first, so that a full disk or a
 * missing permission leaves everything as it was, and then renamed. A file that differs is replaced
 * only with `force`; files of other names are left alone. Identical: `unchanged`.
 */
export function writeTree(request: TreeRequest): WriteOutcome {
  const { folder, cwd, files } = request;
  checkName(folder, cwd);
  const target = resolve(cwd, folder);
  const made: { readonly innermost: string; readonly outermost: string }[] = [];
  const staged: { readonly temporary: string; readonly path: string }[] = [];
  const added: string[] = [];
  try {
    for (const place of new Set([target, ...Object.keys(files).map((name) => dirname(join(target, name)))])) refuseOtherThanFolder(place, folder);
    const { missing, different } = compareFiles(target, request);
    for (const name of [...missing, ...different]) {
      const path = join(target, name);
      const top = makeFolders(dirname(path), folder);
      if (top !== undefined) made.push({ innermost: dirname(path), outermost: top });
      const temporary = nameTemporary(path);
      staged.push({ temporary, path });
      writeFileSynced(temporary, files[name] ?? '');
    }
    for (const [at, { temporary, path }] of staged.entries()) {
      renameSync(temporary, path);
      if (at < missing.length) added.push(path);
    }
    return staged.length === 0 ? 'unchanged' : different.length > 0 ? 'replaced' : 'written';
  } catch (error) {
    for (const path of [...staged.map(({ temporary }) => temporary), ...added]) rmSync(path, { force: true });
    for (const { innermost, outermost } of made.reverse()) removeEmpty(innermost, outermost);
    throw explainFileError(error, folder);
  }
}

function compareFiles(target: string, { folder, files, force }: TreeRequest): { readonly missing: readonly string[]; readonly different: readonly string[] } {
  const states = Object.keys(files).map((name) => ({ name, same: hasContent(join(target, name), `${folder}/${name}`, files[name] ?? '') }));
  const different = states.filter(({ same }) => same === false).map(({ name }) => name);
  if (different.length > 0 && !force) throw new UserError('FOLDER_DIFFERENT', differs, { path: folder, list: different.join(', ') }, { exitCode: 1, remedy: forceOrOther });
  return { missing: states.filter(({ same }) => same === undefined).map(({ name }) => name), different };
}

function refuseOtherThanFolder(path: string, shown: string): void {
  const stat = lookAt(path);
  if (stat?.isSymbolicLink()) throw new UserError('FILE_SYMLINK', fileMessages.symlink, { path: shown }, { remedy: fileMessages.chooseOther });
  if (stat !== undefined && !stat.isDirectory()) throw new UserError('FILE_NOT_FOLDER', fileMessages.notFolder, { path: shown }, { remedy: fileMessages.chooseOther });
}
