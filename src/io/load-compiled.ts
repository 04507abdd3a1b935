import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix } from 'node:path';
import { Script } from 'node:vm';
import { pathOfBuilt, readBuiltFile } from './shipped';

/** Ending of what one V8 compiled of a program file; another V8 looks for another. build-cache.mjs writes the same. */
const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

/**
 * A cache begins with the time its source was written and with its own length: V8 would take that of any source as long.
 * Then it stands twice: V8 crashes or goes on for ever on one that was damaged, and comparing costs less than any sum.
 */
const headerBytes = 16;

const requireModule = createRequire(__filename);

/** What was loaded, by name; a file that is being loaded is there, too. */
const loaded = new Map<string, { exports: unknown }>();

/**
 * Loads a file of `dist/` as `require` would, with what the build had V8 compile of it beforehand
 * (build-cache.mjs). Without that, or for another Node or other flags, it is compiled as always.
 */
export function loadCompiled(name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const filename = pathOfBuilt(name);
  // The build writes it as a function, in ASCII alone, which a byte a character holds.
  const script = new Script(readBuiltFile(name).toString('latin1'), { filename, cachedData: readCache(filename) });
  const module = { exports: {} };
  loaded.set(name, module);
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, requireFrom(name), module, filename, dirname(filename));
  return module.exports;
}

/** The `require` of a file of `dist/`: other files there, named from its own place, and Node's modules. */
function requireFrom(name: string): (id: string) => unknown {
  return (id) => (id.startsWith('.') ? loadCompiled(posix.join(posix.dirname(name), id)) : requireModule(id));
}

/** The cache made of this very source; undefined in the ordinary case of another Node or a packed program. */
function readCache(filename: string): Buffer | undefined {
  try {
    const bytes = readFileSync(`${filename}${cacheEnding}`);
    const half = headerBytes + (bytes.length - headerBytes) / 2;
    const fits = Math.abs(bytes.readDoubleLE(0) - statSync(filename).mtimeMs) < 1 && bytes.readDoubleLE(8) === bytes.length;
    return fits && bytes.compare(bytes, headerBytes, half, half) === 0 ? bytes.subarray(headerBytes, half) : undefined;
  } catch {
    // None, or too short: the program is only slower to start.
    return undefined;
  }
}
