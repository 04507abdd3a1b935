import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { programFolder } from './shipped';

/** The name beside a program file of what one V8 compiled of it; another V8 looks for another name. */
const cacheMark = `${process.versions.v8}-${process.arch}.cache`;

/**
 * Loads a file of `dist/` as `require` would, with what the build had V8 compile of it beforehand
 * (build-cache.mjs). Without that, or for another Node or other flags, it is compiled as always.
 */
export function loadCompiled(name: string): unknown {
  const filename = join(programFolder, 'dist', name);
  // The build writes ASCII alone, which a byte a character holds.
  const source = readFileSync(filename, 'latin1');
  const script = new Script(`(function(exports,require,module,__filename,__dirname){${source}\n})`, { filename, cachedData: readCache(filename) });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(filename), module, filename, dirname(filename));
  return module.exports;
}

function readCache(filename: string): Buffer | undefined {
  try {
    return readFileSync(`${filename}.${cacheMark}`);
  } catch {
    // No cache is the ordinary case of another Node or a packed program: only slower.
    return undefined;
  }
}
