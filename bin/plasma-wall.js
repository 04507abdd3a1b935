#!/usr/bin/env node
// @ts-check
/**
 * Starts the program: loads the files of dist/ with what V8 compiled of them beforehand (build-cache.mjs). Node compiles
 * this file anew at every start, and would look long for another: here is all that every start needs, and no more.
 */
'use strict';
const { closeSync, fstatSync, openSync, readSync, writeSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

// Node 21 and 22.0 to 22.2 do not have it.
process.getBuiltinModule ??= /** @type {typeof process.getBuiltinModule} */ (require);

const dist = join(__dirname, '../dist/');

/** Ending of what one V8 compiled of a program file; another V8 looks for another. build-cache.mjs writes the same. */
const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

/**
 * A cache begins with the time its source was written and with its own length: V8 would take that of any source as long.
 * Then it stands twice: V8 crashes or goes on for ever on one that was damaged, and comparing costs less than any sum.
 */
const headerBytes = 16;

/** Where each file is read after the other: memory never touched before costs more than reading. */
let room = Buffer.allocUnsafeSlow(1 << 20);

/** What was loaded, by name; a file that is being loaded is there, too. */
const loaded = new Map();

/**
 * Loads a file of dist/ as `require` would. Without what V8 compiled of it, or for another Node or other flags, it is
 * compiled as always. The build writes it as a function, in ASCII alone, which a byte a character holds.
 * @param {string} name
 */
function load(name) {
  const known = loaded.get(name);
  if (known) return known.exports;
  const filename = dist + name;
  const { text, writtenMs } = readSource(name, filename);
  if (!text.endsWith('})')) throw refuse(name, 'EOF');
  const script = new Script(text, { filename, cachedData: readCache(filename + cacheEnding, writtenMs) });
  const module = { exports: {} };
  loaded.set(name, module);
  // Files of dist/ name each other from there. There is nothing else to load than Node's: all libraries are in them.
  const requireFrom = (/** @type {string} */ id) => (id.startsWith('./') ? load(id.slice(2)) : process.getBuiltinModule(id));
  script.runInThisContext()(module.exports, requireFrom, module, filename, dist);
  return module.exports;
}

/**
 * @param {string} name
 * @param {string} path
 */
function readSource(name, path) {
  try {
    return withFile(path, (file, { size, mtimeMs }) => ({ text: readStart(file, size).toString('latin1'), writtenMs: mtimeMs }));
  } catch (error) {
    const { syscall, code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw syscall === undefined ? error : refuse(name, String(code));
  }
}

/**
 * The cache made of a source of this age; undefined in the ordinary case of another Node or a packed program.
 * @param {string} path
 * @param {number} writtenMs
 */
function readCache(path, writtenMs) {
  try {
    return withFile(path, (file, { size }) => {
      const bytes = readStart(file, (size + headerBytes) / 2);
      const [madeOfMs, length] = new Float64Array(bytes.buffer, 0, 2);
      const compiled = bytes.subarray(headerBytes);
      return Math.abs((madeOfMs ?? 0) - writtenMs) < 1 && length === size && isRepeated(file, compiled, bytes.length) ? compiled : undefined;
    });
  } catch {
    // None, or too short: the program is only slower to start.
    return undefined;
  }
}

/**
 * Whether bytes stand in a file once more, from a place on.
 * @param {number} file
 * @param {Buffer} bytes
 * @param {number} from
 */
function isRepeated(file, bytes, from) {
  const piece = Buffer.allocUnsafeSlow(1 << 16);
  for (let at = 0; at < bytes.length; at += piece.length) {
    const read = readSync(file, piece, 0, piece.length, from + at);
    if (!bytes.subarray(at, at + piece.length).equals(piece.subarray(0, read))) return false;
  }
  return true;
}

/**
 * The beginning of an open file, until the next is read.
 * @param {number} file
 * @param {number} length
 */
function readStart(file, length) {
  if (length > room.length) room = Buffer.allocUnsafeSlow(length);
  return room.subarray(0, readSync(file, room, 0, length, 0));
}

/**
 * Opens a file for as long as it is used.
 * @template Value
 * @param {string} path
 * @param {(file: number, stat: import('node:fs').Stats) => Value} use
 */
function withFile(path, use) {
  const file = openSync(path, 'r');
  try {
    return use(file, fstatSync(file));
  } finally {
    closeSync(file);
  }
}

/**
 * A part that is missing is no fault of the code: a UserError (src/errors.ts), which is known by its name.
 * @param {string} name
 * @param {string} reason
 */
function refuse(name, reason) {
  const { incomplete, installAgain } = require('./incomplete.json');
  const values = { file: `dist/${name}`, reason };
  const error = new Error(`PROGRAM_INCOMPLETE: ${values.file} (${reason})`);
  return Object.assign(error, { name: 'UserError', code: 'PROGRAM_INCOMPLETE', text: incomplete, values, options: { remedy: installAgain } });
}

/** Answers `--version` before anything else is loaded: it should cost no more than Node itself. */
function answerVersion() {
  if (argv.length !== 1 || (argv[0] !== '--version' && argv[0] !== '-V')) return false;
  try {
    writeSync(1, `${require('../package.json').version}\n`);
    return true;
  } catch {
    // The long way round waits for a full pipe, and says why not in words.
    return false;
  }
}

/** The main command has a file of its own with all it needs. */
async function start() {
  return argv[0] === 'generate' ? load('cli-generate-process.cjs').runGenerateProcess(argv) : load('cli-run-process.cjs').runProcess(argv);
}

/**
 * What knows the user's language, or tells of failures, is missing: it is said in all three.
 * @param {ReturnType<typeof refuse>} error
 */
function tellIncomplete(error) {
  const { code, text, values, options } = error;
  if (code !== 'PROGRAM_INCOMPLETE') throw error;
  for (const language of /** @type {const} */ (['es', 'ca', 'en'])) {
    console.error(`plasma-wall: ${code} ${text[language].replace('{file}', values.file).replace('{reason}', String(values.reason))}\n  → ${options.remedy[language]}`);
  }
  process.exitCode = 2;
}

const argv = process.argv.slice(2);
if (!answerVersion()) start().catch(tellIncomplete);
