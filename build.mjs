/**
 * Builds `dist/`: the program as CommonJS, some libraries and seldom used parts in files of their
 * own (loaded only when used), and the shipped tables, rules and templates compiled, so that a run
 * parses no YAML.
 * The same sources give the same bytes, but for the caches of V8; a build that would change nothing leaves all alone.
 */
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trimFont } from './build-fonts.mjs';
import { fasterPdf } from './build-pdfmake.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

/** What V8 compiled of a program file lies beside it under this ending. */
const cacheEnding = '.cache';
const ownCacheEnding = `.${process.versions.v8}-${process.arch}${cacheEnding}`;

/** Libraries that only some commands need: bundles of their own. */
const vendors = ['@clack/prompts', '@resvg/resvg-wasm', 'handlebars', 'pdfmake', 'yaml', 'zod'];

const fontPackage = 'node_modules/dejavu-fonts-ttf';
/** Faces of the fonts of PDFs (src/print/core/fonts.ts) and of maps as pictures, from `dejavu-fonts-ttf`; they lie in `dist/fonts/`. */
const fonts = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold', 'DejaVuSansCondensed-Oblique', 'DejaVuSansMono', 'DejaVuSerifCondensed', 'DejaVuSerifCondensed-Bold', 'DejaVuSerifCondensed-Italic'];

/** Files that go into `dist/` byte by byte: where they go, and where they come from. */
const copies = [
  ['vendor/resvg.wasm', 'node_modules/@resvg/resvg-wasm/index_bg.wasm'],
];

async function build() {
  const outputs = [...(await bundleProgram()), ...(await Promise.all(vendors.map(bundleVendor)))];
  const files = new Map([
    ...outputs.map(({ file, text }) => [file, text]),
    ...(await compileData()),
    ...copies.map(([file, source]) => [file, readFileSync(join(root, source))]),
    ...fonts.map((face) => [`fonts/${face}.ttf`, trimFont(readFileSync(join(root, fontPackage, 'ttf', `${face}.ttf`)))]),
    ['THIRD-PARTY-LICENSES.txt', listLicenses([...outputs.flatMap(({ inputs }) => inputs), ...copies.map(([, source]) => source), fontPackage])],
  ]);
  if (isBuilt(files)) return touch(join(dist, 'sources.json'));
  // Old caches go before anything is written: what V8 compiled must never outlive its source.
  removeOthers(dist, new Set(files.keys()));
  for (const [name, text] of files) write(join(dist, name), text);
  cacheCompiled();
}

/** Without development tools (`NODE_ENV=production npm ci`) there is nothing to build with: a built program is kept. */
function explainMissingTools(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const built = existsSync(join(dist, 'cli-run-process.cjs'));
  console.error(built
    ? 'plasma-wall: faltan las herramientas de desarrollo; se usa lo ya construido en dist/.\nplasma-wall: development tools are missing; what is already built in dist/ is used.'
    : 'plasma-wall: no se puede construir sin las herramientas de desarrollo: usa "npm ci --include=dev" (¿está puesto NODE_ENV=production?).\nplasma-wall: cannot be built without the development tools: use "npm ci --include=dev" (is NODE_ENV=production set?).');
  process.exitCode = built ? 0 : 1;
  return undefined;
}

const esbuild = await import('esbuild').catch(explainMissingTools);
// ASCII only: V8 reads and scans text of one byte a character much faster.
const common = { bundle: true, platform: 'node', format: 'cjs', target: 'node20', write: false, metafile: true, charset: 'ascii', logLevel: 'warning', legalComments: 'inline', absWorkingDir: root, supported: { 'dynamic-import': false } };

/** The program, and a file for each part that is seldom used; bin/plasma-wall.js loads them. */
async function bundleProgram() {
  const outputs = [];
  const waiting = [{ entry: 'src/cli/run-process.ts', file: 'cli-run-process.cjs' }];
  for (const { entry, file } of waiting) {
    if (outputs.some((output) => output.file === file)) continue;
    const plugins = [vendorsOutside, partsOutside((part) => waiting.push(part)), noColorDetection, lateChildProcess, lateLevenshtein, rootAlone];
    const result = await esbuild.build({ ...common, entryPoints: [entry], define: { PLASMA_WALL_BUILT: 'true' }, minify: true, plugins });
    outputs.push({ ...toOutput(result), file });
  }
  return outputs;
}

/** Imports of the vendor libraries become `require('./vendor/….cjs')`. */
const vendorsOutside = {
  name: 'vendors-outside',
  setup: ({ onResolve }) => onResolve({ filter: /^[@a-z]/ }, ({ path }) => (vendors.includes(path) ? { path: `./${nameVendor(path)}`, external: true } : undefined)),
};

/** The main command's file is more than a part of the program: it starts by itself (bin/plasma-wall.js). */
const wholeParts = { 'src/cli/commands/generate.ts': 'src/cli/generate-process.ts' };

/** `import('./seldom-used')` becomes a file of its own, reported to `add`. */
function partsOutside(add) {
  return {
    name: 'parts-outside',
    setup: ({ onResolve }) => onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const imported = relative(root, join(resolveDir, `${path}.ts`)).replace(/\\/g, '/');
      const entry = wholeParts[imported] ?? imported;
      // Flat, so that every part finds the data of dist/ beside it; the folder's name keeps names apart.
      const file = `${entry.replace(/^src\//, '').replace(/\.ts$/, '').replace(/\//g, '-')}.cjs`;
      add({ entry, file });
      return { path: `./${file}`, external: true };
    }),
  };
}

/** chalk looks at the terminal while it loads, which is slow; style.ts decides about colours itself. */
const noColorDetection = {
  name: 'no-color-detection',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^#supports-color$/ }, () => ({ path: 'supports-color', namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default { stdout: false, stderr: false };' }));
  },
};

/** Looks for slips of the finger only when there is one; the library takes a quarter of a megabyte as soon as it is loaded. */
const lateLevenshtein = {
  name: 'late-levenshtein',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^fastest-levenshtein$/ }, ({ namespace }) => (namespace === 'late-levenshtein' ? undefined : { path: 'fastest-levenshtein', namespace: 'late-levenshtein' }));
    onLoad({ filter: /.*/, namespace: 'late-levenshtein' }, () => ({ contents: "for (const name of ['closest', 'distance']) exports[name] = (...given) => require('fastest-levenshtein')[name](...given);", resolveDir: root }));
  },
};

/** commander loads child_process for commands in files of their own, which this program has none of: it is loaded when asked for. */
const lateChildProcess = {
  name: 'late-child-process',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^(node:)?child_process$/ }, () => ({ path: 'child_process', namespace: 'late' }));
    onLoad({ filter: /.*/, namespace: 'late' }, () => ({ contents: "module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('node:child_process')[name] });" }));
  },
};

/** svg-builder makes the root alone here (src/render/svg/markup.ts), but would prepare for sixty elements as soon as it is loaded. */
const rootAlone = {
  name: 'root-alone',
  setup: ({ onLoad }) => onLoad({ filter: /svg-builder[\\/]dist[\\/]esm[\\/]elements[\\/]definitions\.js$/ }, () => ({ contents: 'export const ELEMENT_NAMES = [], ATTRIBUTE_NAMES = [], ELEMENT_ATTRIBUTE_INDICES = {}, GEOMETRY_ATTRIBUTE_INDICES = {};' })),
};

/** What PDFs of ours never come to: fonts packed for the web and locked files. It is half of the library, and costs time even when it only lies there. */
const neverUsed = {
  name: 'never-used',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^(brotli\/decompress(\.js)?|@noble\/ciphers\/aes(\.js)?)$/ }, ({ path }) => ({ path, namespace: 'never-used' }));
    onLoad({ filter: /.*/, namespace: 'never-used' }, ({ path }) => ({ contents: `const refuse = () => { throw new Error(${JSON.stringify(`${path} is not part of this program`)}); };\nmodule.exports = Object.assign(refuse, { cbc: refuse, ecb: refuse });` }));
  },
};

function nameVendor(library) {
  return `vendor/${library.replace(/^@/, '').replace(/\//g, '-')}.cjs`;
}

async function bundleVendor(library) {
  const result = await esbuild.build({ ...common, stdin: { contents: `module.exports = require(${JSON.stringify(library)});`, resolveDir: root }, minify: true, plugins: [lateChildProcess, neverUsed, fasterPdf] });
  return { ...toOutput(result), file: nameVendor(library) };
}

/** The code of a bundle in ASCII alone: esbuild escapes strings but leaves regular expressions and comments as they are. */
function toOutput(result) {
  return { text: toModuleFunction(escapeNonAscii(result.outputFiles[0].text)), inputs: Object.keys(result.metafile.inputs) };
}

/** A module as the function that Node would make of it: bin/plasma-wall.js reads it so. */
function toModuleFunction(code) {
  return `(function(exports,require,module,__filename,__dirname){${code}\n})`;
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
  const pages = Object.fromEntries(Object.keys(sheets).filter((name) => name.endsWith('.hbs')).map((name) => [name.slice(0, -'.hbs'.length), sheets[name]]));
  const { makeSessionJsonSchema } = await loadSource('src/io/session-schema.ts');
  return [
    ...(await splitRuleset(ruleset)),
    ['session-schema.json', toAsciiJson(makeSessionJsonSchema())],
    ['rules.json', toAsciiJson(ruleTexts)],
    ['templates.cjs', await writeTemplates(pages, new Set(Object.keys(texts.en)))],
    ['base-templates.cjs', await precompileTemplates(pages, templateCompileOptions)],
    ...Object.entries(texts).map(([language, words]) => [`texts-${language}.json`, toAsciiJson(words)]),
    ...(await compileThemes()),
    ...(await compileCombat()),
    ['sources.json', toAsciiJson(await describeSources(tables))],
  ];
}

/** Most of the tables are missions, of which a session needs one: each in a file of its own, their names with the rest. With the digests of the parts. */
async function splitRuleset({ scenarios, ...ruleset }) {
  const { digestPart } = await loadSource('src/session/input-checks.ts');
  const names = ruleset.missions.map(({ id, name, aliases, only }) => ({ id, name, aliases, only }));
  return [
    ['ruleset.json', toAsciiJson({ ruleset: { ...ruleset, missions: names }, digests: mapValues(ruleset, digestPart) })],
    ['scenarios.json', toAsciiJson(scenarios)],
    ...ruleset.missions.map((mission) => [`mission-${mission.id}.json`, toAsciiJson({ mission, digest: digestPart([mission]) })]),
  ];
}

/** Each theme in a file of its own, and what they are called. */
async function compileThemes() {
  const { parseTheme } = await loadSource('src/render/theme/parse-theme.ts');
  const themes = Object.entries(readFolder(join(root, 'templates', 'themes'), /\.yaml$/)).map(([file, text]) => {
    const { theme, problems } = parseTheme(`templates/themes/${file}`, text, 'en');
    refuseProblems(problems);
    return { id: file.replace(/\.yaml$/, ''), theme };
  });
  const { shippedThemeIds } = await loadSource('src/render/theme/theme.ts');
  const inOrder = shippedThemeIds.map((id) => themes.find((theme) => theme.id === id));
  return [['themes.json', toAsciiJson(inOrder.map(({ id, theme }) => ({ id, name: theme.name })))], ...inOrder.map(({ id, theme }) => [`theme-${id}.json`, toAsciiJson(theme)])];
}

/** The combat rules of each family, the profiles of all, and what a force may hold. */
async function compileCombat() {
  const { parseCombatRules } = await loadSource('src/combat/parse-rules.ts');
  const { families } = await loadSource('src/combat/contract.ts');
  const { parseProfiles } = await loadSource('src/combat/parse-profiles.ts');
  const texts = readFolder(join(root, 'tables', 'combat'), /\.yaml$/);
  const rules = families.map((family) => {
    const { data, problems } = parseCombatRules(family, texts, 'en');
    refuseProblems(problems);
    return [`combat-${family}.json`, toAsciiJson(data)];
  });
  const profiles = Object.entries(readFolder(join(root, 'tables', 'profiles'), /\.yaml$/)).flatMap(([file, text]) => {
    const { data, problems } = parseProfiles(`tables/profiles/${file}`, text, 'en');
    refuseProblems(problems);
    return data;
  });
  const { parseForceLimits } = await loadSource('src/campaign/parse-force-limits.ts');
  const { data: limits, problems } = parseForceLimits(readFolder(join(root, 'tables', 'forces'), /\.yaml$/)['limits.yaml'], 'en');
  refuseProblems(problems);
  return [...rules, ['profiles.json', toAsciiJson(profiles)], ['force-limits.json', toAsciiJson(limits)]];
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** JSON without a character above ASCII, which parses faster. */
function toAsciiJson(value) {
  return escapeNonAscii(JSON.stringify(value));
}

function escapeNonAscii(text) {
  return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The templates as JavaScript that needs nothing else, for those who change none of them. */
async function writeTemplates(pages, keys) {
  const { writePages } = await loadSource('src/render/pack/write-pages.ts');
  const { code } = await esbuild.transform(writePages(pages, keys), { minify: true, charset: 'ascii', format: 'cjs' });
  return toModuleFunction(escapeNonAscii(code));
}

/** The templates as functions for Handlebars' runtime, by name without `.hbs`. */
async function precompileTemplates(pages, options) {
  const { precompile } = require('handlebars');
  const entries = Object.entries(pages).map(([name, text]) => `${JSON.stringify(name)}: ${precompile(text, options)}`);
  const { code } = await esbuild.transform(`module.exports = {${entries.join(',\n')}};`, { minify: true, charset: 'ascii' });
  return toModuleFunction(code);
}

function refuseProblems(problems) {
  if (problems.length === 0) return;
  for (const { place, code, message } of problems) console.error(`${place.file}:${place.line}:${place.column} ${code} ${message}`);
  throw new Error('the shipped tables have problems');
}

/** Sizes and hashes of the tables the build was made from, so that a changed clone can be told, but for those that decide no session. */
async function describeSources(files) {
  const { liesApart } = await loadSource('src/tables/apart-folders.ts');
  return Object.fromEntries(Object.entries(files).filter(([name]) => !liesApart(name)).map(([name, text]) => [name, { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }]));
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
    const { name, version, license, repository } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(root, folder, file), 'utf8').trim() : tellSource(license, repository)}`;
  });
  return `${['Libraries whose code is part of plasma-wall, with their licences.', ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** Where the source of a library lies that brings no text of its licence: the MPL asks for that to be told. */
function tellSource(license, repository) {
  const address = String(repository?.url ?? repository ?? '').replace(/^git@([^:]+):/, 'https://$1/').replace(/^git\+|\.git$/g, '');
  return `${license.startsWith('MPL') ? 'Unchanged; its' : 'Its'} source and the text of its licence: ${address}`;
}

/** Whether `dist/` holds exactly these files, and what this V8 made of them. */
function isBuilt(files) {
  const present = existsSync(dist) ? listFiles(dist) : [];
  const others = present.filter((name) => !name.endsWith(cacheEnding));
  return present.some((name) => isOwnCache(name)) && present.filter(isOwnCache).every((name) => isFresh(join(dist, name)))
    && others.length === files.size && [...files].every(([name, text]) => others.includes(name) && readFileSync(join(dist, name)).equals(Buffer.from(text)));
}

function isOwnCache(name) {
  return name.endsWith(ownCacheEnding);
}

/** The header that build-cache.mjs writes fits the source and the cache itself. */
function isFresh(path) {
  const bytes = readFileSync(path);
  const source = path.slice(0, -ownCacheEnding.length);
  return bytes.length > 16 && existsSync(source) && Math.abs(bytes.readDoubleLE(0) - statSync(source).mtimeMs) < 1 && bytes.readDoubleLE(8) === bytes.length;
}

/** The age of sources.json says when the build last looked at the tables. */
function touch(path) {
  const now = new Date();
  utimesSync(path, now, now);
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  // By way of a rename: a program that runs meanwhile reads the old file or the new.
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** Has V8 compile the program for the usual evening, its PDF and its line in the log; where that fails, the program is only slower to start. */
function cacheCompiled() {
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-build-'));
  const evening = join(folder, 'evening');
  const log = ['--file', join(folder, 'log.yaml')];
  const run = (script, ...words) => spawnSync(process.execPath, [join(root, script), ...words], { stdio: 'ignore' });
  try {
    run('build-cache.mjs', 'generate', '--mission', 'rescate', '--seed', '42', '--out', evening);
    run('build-cache.mjs', 'print', evening, '--out', `${evening}.pdf`);
    run('bin/plasma-wall.js', 'campaign', 'new', '--player', 'A', '--player', 'B', ...log);
    run('build-cache.mjs', 'campaign', 'record', evening, '--attacker', 'A', '--defender', 'B', '--objectives', '1', '--winner', 'attacker', ...log);
    run('build-cache.mjs', 'campaign', 'x', ...log);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\\/g, '/'));
}

/** Files of an older build. */
function removeOthers(folder, keep) {
  if (!existsSync(folder)) return;
  for (const name of listFiles(folder)) if (!keep.has(name)) rmSync(join(folder, name));
}

if (esbuild) await build();
