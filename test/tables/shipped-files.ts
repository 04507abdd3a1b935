/** The YAML files of `tables/` by name, as the build reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liesApart } from '../../src/tables/apart-folders';

const folder = join(__dirname, '..', '..', 'tables');

/** Fresh text by relative name; what decides no session is left out. */
export function readShippedFiles(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(names.filter((name) => name.endsWith('.yaml') && !liesApart(name)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
