import { readSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { Script } from 'node:vm';
import { readAscii, readRoom, withFile } from './read-ascii';
import { orIncomplete, pathOfBuilt } from './shipped';

/** Ending of what one V8 compiled of a program file; another V8 looks for another. build-cache.mjs writes the same. */
const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

/**
 * A cache begins with the time its source was written and with its own length: V8 would take that of any source as long.
 * Then it stands twice: V8 crashes or goes on for ever on one that was damaged, and comparing costs less than any sum.
 */
const headerBytes = 16;

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
  // The build writes it as a function.
  const { text, stat } = orIncomplete(name, () => readAscii(filename));
  const script = new Script(text, { filename, cachedData: readCache(filename, stat.mtimeMs) });
  const module = { exports: {} };
  loaded.set(name, module);
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, requireFrom(name), module, filename, dirname(filename));
  return module.exports;
}

/** The `require` of a file of `dist/`: other files there, named from its own place, and Node's modules. */
function requireFrom(name: string): (id: string) => unknown {
  return (id) => (id.startsWith('.') ? loadCompiled(posix.join(posix.dirname(name), id)) : loadBuiltin(id));
}

/** Quicker than `require`. There is nothing else to load: the build has put all libraries into files of `dist/`. */
function loadBuiltin(id: string): unknown {
  const found: unknown = process.getBuiltinModule(id);
  if (found === undefined) throw new Error(`no module ${id}`);
  return found;
}

/** The cache made of a source of this age; undefined in the ordinary case of another Node or a packed program. */
function readCache(filename: string, writtenMs: number): Buffer | undefined {
  try {
    return withFile(`${filename}${cacheEnding}`, (file, { size }) => {
      const bytes = readRoom(file, (size + headerBytes) / 2);
      const compiled = bytes.subarray(headerBytes);
      const [madeOfMs, length] = new Float64Array(bytes.buffer, bytes.byteOffset, 2);
      const fits = Math.abs(madeOfMs! - writtenMs) < 1 && length === size;
      return fits && isRepeated(file, compiled, bytes.length) ? compiled : undefined;
    });
  } catch {
    // None, or too short: the program is only slower to start.
    return undefined;
  }
}

/** Whether bytes stand in a file once more. */
function isRepeated(file: number, bytes: Buffer, from: number): boolean {
  const piece = Buffer.allocUnsafe(1 << 16);
  for (let at = 0; at < bytes.length; at += piece.length) {
    const read = readSync(file, piece, 0, piece.length, from + at);
    if (!bytes.subarray(at, at + piece.length).equals(piece.subarray(0, read))) return false;
  }
  return true;
}
