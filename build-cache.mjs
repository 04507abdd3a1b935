/**
 * Runs the command that it is given as the program would, and leaves beside the program files of `dist/` what V8 compiled
 * for it, so that a later run need not (bin/plasma-wall.js, which reads what this writes). Called by build.mjs.
 */
import { Buffer } from 'node:buffer';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

// The program asks `node:vm` for its Script when it loads a file, and so gets this one.
const scripts = [];
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.push({ script: this, filename: options.filename });
  }
};

// Caches bear the flags they were made with; those of src/cli/expect-short-run.ts are set when all is loaded.
process.binding = () => ({ setFlagsFromString: () => {} });

process.on('exit', (code) => {
  if (code !== 0) return;
  for (const { script, filename } of scripts) {
    // What a command before has compiled serves both.
    if (existsSync(`${filename}${cacheEnding}`)) continue;
    const compiled = script.createCachedData();
    const header = Buffer.alloc(16);
    header.writeDoubleLE(statSync(filename).mtimeMs, 0);
    header.writeDoubleLE(header.length + 2 * compiled.length, 8);
    writeWhole(`${filename}${cacheEnding}`, Buffer.concat([header, compiled, compiled]));
  }
});

/** The disk has all of it before it bears its name: V8 crashes on a cache that is half nothing. */
function writeWhole(path, bytes) {
  const temporary = `${path}.${process.pid}`;
  const descriptor = openSync(temporary, 'wx');
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, path);
}

const program = fileURLToPath(new URL('bin/plasma-wall.js', import.meta.url));
process.argv = [process.argv[0], program, ...process.argv.slice(2)];
createRequire(import.meta.url)(program);
