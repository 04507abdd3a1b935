import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/** What the build noted of one file of `tables/`. */
interface BuiltSource {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * True when the YAML files beside the built program are no longer those it was built from. Sizes are
 * compared first; contents only of files newer than the build, so that an ordinary run reads none.
 */
export function findChangedTables(): boolean {
  const folder = join(programFolder, 'tables');
  if (!isBuilt || !existsSync(folder)) return false;
  const built = readBuiltJson('sources.json') as Readonly<Record<string, BuiltSource>>;
  const builtAt = statSync(join(programFolder, 'dist', 'sources.json')).mtimeMs;
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')).filter((name) => /\.ya?ml$/.test(name));
  return names.length !== Object.keys(built).length || names.some((name) => differs(join(folder, name), built[name], builtAt));
}

function differs(path: string, built: BuiltSource | undefined, builtAt: number): boolean {
  const stat = statSync(path);
  if (built === undefined || stat.size !== built.bytes) return true;
  return stat.mtimeMs > builtAt && createHash('sha256').update(readFileSync(path)).digest('hex') !== built.sha256;
}
