/** The YAML files of a tables folder, as text by name. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors';

/** More files than any set of tables needs; a wrong folder (a whole disk) stops here. */
const maxFiles = 300;
const maxBytes = 2_000_000;

/**
 * Reads every `.yaml` and `.yml` file of a folder and of its folders, by name relative to it with `/`
 * (`missions/rescate.yaml`). Hidden files and links to folders are passed over. Throws a UserError when
 * the folder cannot be read.
 */
export function readTablesFolder(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  try {
    collect(folder, '', files);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UserError('TABLES_UNREADABLE', {
      es: 'no se puede leer la carpeta de tablas {folder} ({code})',
      ca: 'no es pot llegir la carpeta de taules {folder} ({code})',
      en: 'the tables folder {folder} cannot be read ({code})',
    }, { folder, code: String(error.code) });
  }
  return files;
}

function collect(folder: string, prefix: string, files: Record<string, string>): void {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) collect(folder, name, files);
    else if (/\.ya?ml$/i.test(entry.name)) files[name] = readText(join(folder, name), folder, Object.keys(files).length);
  }
}

function readText(path: string, folder: string, count: number): string {
  if (count >= maxFiles || statSync(path).size > maxBytes) {
    throw new UserError('TABLES_TOO_MANY', {
      es: '{folder} no parece una carpeta de tablas: hay demasiados archivos YAML o son demasiado grandes',
      ca: '{folder} no sembla una carpeta de taules: hi ha massa fitxers YAML o són massa grans',
      en: '{folder} does not look like a tables folder: too many YAML files, or too large',
    }, { folder });
  }
  return readFileSync(path, 'utf8');
}
