/**
 * Bundles a program of this folder and runs it: `node bench/run.mjs bench`, `node bench/run.mjs report 300`.
 * The bundle lies two folders deep below the repository, like the sources, so that it finds `tables/`.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...rest] = process.argv.slice(2);
const outfile = join(root, 'node_modules', '.plasma-wall-bench', `${name}.cjs`);

await build({ entryPoints: [join(root, 'bench', `${name}.ts`)], outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' });

// Set, this variable makes every start of Node slower and so flatters every ratio to it.
const env = { ...process.env };
delete env.NODE_EXTRA_CA_CERTS;
process.exitCode = spawnSync(process.execPath, ['--expose-gc', outfile, ...rest], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
