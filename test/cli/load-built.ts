import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const dist = join(__dirname, '../../dist');
const loaded = new Map<string, { exports: unknown }>();

/** Loads a file of `dist/` as bin/plasma-wall.js does, without starting the program. */
export function loadBuilt(name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const filename = join(dist, name);
  const module = { exports: {} };
  loaded.set(name, module);
  const run = runInThisContext(readFileSync(filename, 'latin1'), { filename }) as (...given: unknown[]) => void;
  run(module.exports, (id: string) => (id.startsWith('./') ? loadBuilt(id.slice(2)) : process.getBuiltinModule(id)), module, filename, dist);
  return module.exports;
}
