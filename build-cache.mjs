/**
 * Makes the usual evening once, into the folder given, and leaves beside the program files of `dist/`
 * what V8 compiled for it, so that a run need not (src/io/load-compiled.ts). Called by build.mjs.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const scripts = [];
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.push({ script: this, filename: options.filename });
  }
};

process.on('exit', (code) => {
  if (code !== 0) return;
  for (const { script, filename } of scripts) writeFileSync(`${filename}.${process.versions.v8}-${process.arch}.cache`, script.createCachedData());
});

const program = fileURLToPath(new URL('bin/plasma-wall.js', import.meta.url));
process.argv = [process.argv[0], program, 'generate', '--mission', 'rescate', '--seed', '42', '--out', process.argv[2]];
createRequire(import.meta.url)(program);
