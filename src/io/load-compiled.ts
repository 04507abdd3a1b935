import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { programFolder } from './shipped';

/** Ending of what one V8 compiled of a program file; another V8 looks for another. build-cache.mjs writes the same. */
const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

/** A cache begins with the checksums of the source and of the rest: V8 looks at their lengths alone, and crashes on what is damaged. */
const headerBytes = 8;

/**
 * Loads a file of `dist/` as `require` would, with what the build had V8 compile of it beforehand
 * (build-cache.mjs). Without that, or for another Node or other flags, it is compiled as always.
 */
export function loadCompiled(name: string): unknown {
  const filename = join(programFolder, 'dist', name);
  const source = readFileSync(filename);
  // The build writes ASCII alone, which a byte a character holds.
  const code = `(function(exports,require,module,__filename,__dirname){${source.toString('latin1')}\n})`;
  const script = new Script(code, { filename, cachedData: readCache(filename, source) });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(filename), module, filename, dirname(filename));
  return module.exports;
}

/** The cache of a source, whole and of this very source; undefined in the ordinary case of another Node or a packed program. */
function readCache(filename: string, source: Buffer): Buffer | undefined {
  try {
    const bytes = readFileSync(`${filename}${cacheEnding}`);
    const compiled = bytes.subarray(headerBytes);
    const fits = bytes.readUInt32LE(0) === crc32(source) && bytes.readUInt32LE(4) === crc32(compiled);
    return fits ? compiled : undefined;
  } catch {
    // None, or too short to hold the checksums: the program is only slower to start.
    return undefined;
  }
}
