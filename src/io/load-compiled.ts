import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { Script } from 'node:vm';
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
  const script = new Script(readSource(name, filename), { filename, cachedData: readCache(filename) });
  const module = { exports: {} };
  loaded.set(name, module);
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, requireFrom(name), module, filename, dirname(filename));
  return module.exports;
}

/** The build writes it as a function, in ASCII alone, which a byte a character holds. */
function readSource(name: string, path: string): string {
  return orIncomplete(name, () => withFile(path, (file, size) => readRoom(file, size).toString('latin1')));
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

/** The cache made of this very source; undefined in the ordinary case of another Node or a packed program. */
function readCache(filename: string): Buffer | undefined {
  try {
    return withFile(`${filename}${cacheEnding}`, (file, size) => {
      const bytes = readRoom(file, (size + headerBytes) / 2);
      const compiled = bytes.subarray(headerBytes);
      const fits = Math.abs(bytes.readDoubleLE(0) - statSync(filename).mtimeMs) < 1 && bytes.readDoubleLE(8) === size;
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
    if (piece.compare(bytes, at, Math.min(at + piece.length, bytes.length), 0, read) !== 0) return false;
  }
  return true;
}

/** Where each file is read after the other: memory never touched before costs more than reading. */
let room = Buffer.allocUnsafeSlow(1 << 20);

/** The beginning of a file, until the next is read. */
function readRoom(file: number, length: number): Buffer {
  if (length > room.length) room = Buffer.allocUnsafeSlow(length);
  return room.subarray(0, readSync(file, room, 0, length, 0));
}

function withFile<Value>(path: string, use: (file: number, size: number) => Value): Value {
  const file = openSync(path, 'r');
  try {
    return use(file, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}
