import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apartFolders } from '../tables/apart-folders';
import { isSystemError } from './file-error';
import { hashSha256 } from './sha256';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/** What the build noted of one file of `tables/`. */
interface BuiltSource {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * True when the YAML files beside the built program are no longer those it was built from, what decides no session aside. Sizes and
 * times are compared first, contents only of what is newer than the build: an ordinary run reads none.
 */
export function findChangedTables(): boolean {
  const folder = join(programFolder, 'tables');
  if (!isBuilt) return false;
  try {
    return statSync(folder, { throwIfNoEntry: false }) !== undefined && compareWithBuild(folder);
  } catch (error) {
    // Something else in the place of a folder or a file is a change, too.
    if (isSystemError(error)) return true;
    throw error;
  }
}

function compareWithBuild(folder: string): boolean {
  const built = readBuiltJson('sources.json') as Readonly<Record<string, BuiltSource>>;
  const builtAt = statSync(join(programFolder, 'dist', 'sources.json')).mtimeMs;
  const names = Object.keys(built);
  const folders = new Set(names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('/')))));
  // A folder's own time tells of files that came or went.
  const sameNames = [...folders].every((name) => isOlder(`${folder}/${name}`, builtAt)) || listYaml(folder).join() === names.join();
  return !sameNames || names.some((name) => differs(`${folder}/${name}`, built[name] as BuiltSource, builtAt));
}

function isOlder(path: string, time: number): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) <= time;
}

/** In the order of the build: entry by entry, folders where they stand. */
function listYaml(folder: string, prefix = ''): string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => (entry.isDirectory() ? (apartFolders.includes(entry.name) ? [] : listYaml(folder, `${prefix}${entry.name}/`)) : /\.ya?ml$/.test(entry.name) ? [`${prefix}${entry.name}`] : []));
}

function differs(path: string, built: BuiltSource, builtAt: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.size !== built.bytes) return true;
  return stat.mtimeMs > builtAt && hashSha256(readFileSync(path)) !== built.sha256;
}
