/**
 * Makes the usual evening once, into the folder given, and leaves beside the program files of `dist/`
 * what V8 compiled for it, so that a run need not (src/io/load-compiled.ts, which reads what this
 * writes). Called by build.mjs.
 */
import { Buffer } from 'node:buffer';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { crc32 } from 'node:zlib';

const cacheEnding = `.${process.versions.v8}-${process.arch}.cache`;

// The program asks `node:vm` for its Script when it loads a file, and so gets this one.
const scripts = [];
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.push({ script: this, filename: options.filename });
  }
};

process.on('exit', (code) => {
  if (code !== 0) return;
  for (const { script, filename } of scripts) {
    const compiled = script.createCachedData();
    const header = Buffer.alloc(8);
    header.writeUInt32LE(crc32(readFileSync(filename)), 0);
    header.writeUInt32LE(crc32(compiled), 4);
    const cache = `${filename}${cacheEnding}`;
    writeFileSync(`${cache}.${process.pid}`, Buffer.concat([header, compiled]));
    renameSync(`${cache}.${process.pid}`, cache);
  }
});

const program = fileURLToPath(new URL('bin/plasma-wall.js', import.meta.url));
process.argv = [process.argv[0], program, 'generate', '--mission', 'rescate', '--seed', '42', '--out', process.argv[2]];
createRequire(import.meta.url)(program);
