/**
 * Builds `dist/`: the program as one CommonJS bundle, its heavier libraries beside it (loaded only when
 * used), and the shipped tables, rules and templates compiled, so that a run parses no YAML.
 * The same sources give the same bytes; files that would not change are left alone.
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

/** Libraries that only some commands need, or that are slow to load: bundles of their own. */
const vendors = ['@clack/prompts', 'commander', 'fastest-levenshtein', 'handlebars', 'yaml', 'zod'];

async function build() {
  const program = await bundleProgram();
  const libraries = await Promise.all(vendors.map(bundleVendor));
  const files = new Map([
    ['plasma-wall.cjs', program.text],
    ...libraries.map(({ file, text }) => [file, text]),
    ...(await compileData()),
    ['THIRD-PARTY-LICENSES.txt', listLicenses([program, ...libraries].flatMap(({ inputs }) => inputs))],
  ]);
  for (const [name, text] of files) writeIfChanged(join(dist, name), text);
  removeOthers(dist, new Set(files.keys()));
}

/** Without development tools (`NODE_ENV=production npm ci`) there is nothing to build with: a built program is kept. */
function explainMissingTools(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const built = existsSync(join(dist, 'plasma-wall.cjs'));
  console.error(built
    ? 'plasma-wall: faltan las herramientas de desarrollo; se usa lo ya construido en dist/.\nplasma-wall: development tools are missing; what is already built in dist/ is used.'
    : 'plasma-wall: no se puede construir sin las herramientas de desarrollo: usa "npm ci --include=dev" (¿está puesto NODE_ENV=production?).\nplasma-wall: cannot be built without the development tools: use "npm ci --include=dev" (is NODE_ENV=production set?).');
  process.exitCode = built ? 0 : 1;
  return undefined;
}

const esbuild = await import('esbuild').catch(explainMissingTools);
const common = { bundle: true, platform: 'node', format: 'cjs', target: 'node20', write: false, metafile: true, charset: 'utf8', logLevel: 'warning', legalComments: 'inline', absWorkingDir: root };

async function bundleProgram() {
  return toOutput(await esbuild.build({ ...common, entryPoints: ['src/cli/main.ts'], define: { PLASMA_WALL_BUILT: 'true' }, minifySyntax: true, minifyWhitespace: true, plugins: [vendorsOutside] }));
}

/** Imports of the vendor libraries become `require('./vendor/….cjs')`. */
const vendorsOutside = {
  name: 'vendors-outside',
  setup: ({ onResolve }) => onResolve({ filter: /^[@a-z]/ }, ({ path }) => (vendors.includes(path) ? { path: `./${nameVendor(path)}`, external: true } : undefined)),
};

function nameVendor(library) {
  return `vendor/${library.replace(/^@/, '').replace(/\//g, '-')}.cjs`;
}

async function bundleVendor(library) {
  const result = await esbuild.build({ ...common, stdin: { contents: `module.exports = require(${JSON.stringify(library)});`, resolveDir: root }, minify: true });
  return { ...toOutput(result), file: nameVendor(library) };
}

function toOutput(result) {
  return { text: result.outputFiles[0].text, inputs: Object.keys(result.metafile.inputs) };
}

/** Shipped data as the program reads it. */
async function compileData() {
  const tables = readFolder(join(root, 'tables'), /\.ya?ml$/);
  const { parseRuleset } = await loadSource('src/tables/parse-ruleset.ts');
  const { parseRuleTexts } = await loadSource('src/tables/parse-rule-texts.ts');
  const { ruleset, problems } = parseRuleset(tables, 'en');
  const { ruleTexts, problems: textProblems } = parseRuleTexts(readFolder(join(root, 'tables', 'rules'), /\.ya?ml$/));
  refuseProblems([...problems, ...textProblems]);
  const { templateCompileOptions, compileTemplates } = await loadSource('src/render/pack/templates.ts');
  const sheets = readFolder(join(root, 'templates'), /^[^/]+\.hbs$|^texts\.yaml$/);
  const { texts } = compileTemplates(sheets, { language: 'en' });
  return [
    ['ruleset.json', JSON.stringify(ruleset)],
    ['rules.json', JSON.stringify(ruleTexts)],
    ['templates.cjs', precompileTemplates(sheets, templateCompileOptions)],
    ['texts.json', JSON.stringify(texts)],
    ['sources.json', JSON.stringify(describeSources(tables))],
  ];
}

/** The templates as functions for Handlebars' runtime, by name without `.hbs`. */
function precompileTemplates(sheets, options) {
  const { precompile } = require('handlebars');
  const names = Object.keys(sheets).filter((name) => name.endsWith('.hbs'));
  const entries = names.map((name) => `${JSON.stringify(name.slice(0, -'.hbs'.length))}: ${precompile(sheets[name], options)}`);
  return `module.exports = {\n${entries.join(',\n')}\n};\n`;
}

function refuseProblems(problems) {
  if (problems.length === 0) return;
  for (const { place, code, message } of problems) console.error(`${place.file}:${place.line}:${place.column} ${code} ${message}`);
  throw new Error('the shipped tables have problems');
}

/** Sizes and hashes of the tables the build was made from, so that a changed clone can be told. */
function describeSources(files) {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }]));
}

/** Text of the files of a folder and of its folders, by name with `/`, in a fixed order. */
function readFolder(folder, pattern, prefix = '') {
  const files = {};
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) Object.assign(files, readFolder(folder, pattern, `${name}/`));
    else if (pattern.test(name)) files[name] = readFileSync(join(folder, name), 'utf8');
  }
  return files;
}

/** Runs a TypeScript module of the sources here. */
async function loadSource(path) {
  const result = await esbuild.build({ ...common, entryPoints: [path], packages: 'external' });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', result.outputFiles[0].text)(module, module.exports, require);
  return module.exports;
}

/** The licences of every library whose code is in the bundles. */
function listLicenses(inputs) {
  const folders = new Set(inputs.flatMap((input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []));
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(root, folder, file), 'utf8').trim() : ''}`;
  });
  return `${['Libraries whose code is part of plasma-wall, with their licences.', ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function writeIfChanged(path, text) {
  // The age of sources.json says when the build last looked at the tables.
  if (!path.endsWith('sources.json') && existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Files of an older build. */
function removeOthers(folder, keep) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !keep.has(relative(folder, path).replace(/\\/g, '/'))) rmSync(path);
  }
}

if (esbuild) await build();
