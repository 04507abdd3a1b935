/**
 * Makes many small sessions straight from the sources, in a process of its own, and prints one hash of them
 * all: `node hash-seeds.mjs COUNT`. Nothing is read but the sources and the tables.
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contents = `
  import { compileEdited } from './test/tables/edited-tables';
  import { generateSession } from './src/session/generate';
  import { defaultOptions } from './src/session/share';
  export function* listSessions(count) {
    const ruleset = compileEdited([]);
    for (let seed = 0; seed < count; seed++) {
      const mission = ruleset.missions[seed % ruleset.missions.length].id;
      const options = { ...defaultOptions(ruleset, mission), x: { num: 4, den: 3 }, evening: null, maxSections: 9 };
      const made = generateSession({ seed: String(seed), ruleset, options, version: '1' });
      // The tables are the same in all of them: their hash is enough.
      yield JSON.stringify(made.ok ? { ...made.document, ruleset: ruleset.hash, mission } : made);
    }
  }`;
const { outputFiles } = await build({
  stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, platform: 'node', format: 'cjs', write: false, logLevel: 'warning',
  define: { __dirname: JSON.stringify(fileURLToPath(new URL('../tables', import.meta.url))) },
});
const module = { exports: {} };
new Function('require', 'module', 'exports', Buffer.from(outputFiles[0].contents).toString('utf8'))(createRequire(import.meta.url), module, module.exports);

const hash = createHash('sha256');
for (const session of module.exports.listSessions(Number(process.argv[2]))) hash.update(session);
console.log(hash.digest('hex'));
