/** The YAML files of tables folders, as text by name. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../errors';
import { explainFileError } from './file-error';
import { fileMessages } from './messages';
import { refuseEmptyPath } from './read-file';
import { programFolder } from './shipped';

/** More files than any set of tables needs; a wrong folder (a whole disk) stops here. */
const maxFiles = 300;
const maxEntries = 5000;
const maxDepth = 4;
const maxBytes = 2_000_000;

/** Tables ready to be parsed: text by name, and how problems call each file. */
export interface TablesFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly showName: (name: string) => string;
  /** Whether a file is the player's. */
  readonly isOwn?: (name: string) => boolean;
}

/**
 * Reads every `.yaml` and `.yml` file of a folder and of its folders, by name relative to it with `/`
 * (`missions/rescate.yaml`). Hidden files and links to folders are passed over. Throws a UserError when
 * the folder cannot be read.
 */
export function readTablesFolder(folder: string, shown = folder): Record<string, string> {
  const files: Record<string, string> = {};
  const walk = { folder, shown, files, entries: 0 };
  try {
    collect(walk, '', 0);
  } catch (error) {
    throw explainFileError(error, shown);
  }
  return files;
}

/** The tables as shipped with the program. */
export function readShippedTables(): Record<string, string> {
  return readTablesFolder(join(programFolder, 'tables'), 'tables');
}

/**
 * A folder of the user's own, relative to `cwd`, laid over the shipped tables: a file of the same name
 * (case and `.yml` for `.yaml` do not matter) takes the place of the shipped one, others are added.
 */
export function readUserTables(folder: string, cwd: string): TablesFiles {
  refuseEmptyPath(folder);
  const own = readTablesFolder(resolve(cwd, folder), folder);
  if (Object.keys(own).length === 0) throw new UserError('TABLES_NONE', fileMessages.nothingOurs, { path: folder, list: '*.yaml' });
  const replaced = new Set(Object.keys(own).map(normaliseName));
  const shipped = Object.entries(readShippedTables()).filter(([name]) => !replaced.has(normaliseName(name)));
  const shown = folder.replace(/[\\/]+$/, '');
  const isOwn = (name: string): boolean => Object.hasOwn(own, name);
  return {
    files: { ...Object.fromEntries(shipped), ...own },
    showName: (name) => (isOwn(name) ? `${shown}/${name}` : `tables/${name}`),
    isOwn,
  };
}

function normaliseName(name: string): string {
  return name.toLowerCase().replace(/\.yml$/, '.yaml');
}

interface Walk {
  readonly folder: string;
  readonly shown: string;
  readonly files: Record<string, string>;
  entries: number;
}

function collect(walk: Walk, prefix: string, depth: number): void {
  const entries = readdirSync(join(walk.folder, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  walk.entries += entries.length;
  if (walk.entries > maxEntries || depth > maxDepth) throw refuse(walk);
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) collect(walk, name, depth + 1);
    else if (/\.ya?ml$/i.test(entry.name)) walk.files[name] = readText(walk, name);
  }
}

function readText(walk: Walk, name: string): string {
  const path = join(walk.folder, name);
  const stat = statSync(path);
  if (!stat.isFile()) throw new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path: `${walk.shown}/${name}` });
  if (stat.size > maxBytes || Object.keys(walk.files).length >= maxFiles) throw refuse(walk);
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

function refuse({ shown }: Walk): UserError {
  return new UserError('TABLES_TOO_MANY', {
    es: '{folder} no parece una carpeta de tablas: hay demasiados archivos o son demasiado grandes',
    ca: '{folder} no sembla una carpeta de taules: hi ha massa fitxers o són massa grans',
    en: '{folder} does not look like a tables folder: there are too many files, or too large',
  }, { folder: shown });
}
