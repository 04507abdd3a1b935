/** What a user installs: the packed tarball in an empty project, and the clone as a global command. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { makeFolder } from './run-in-process';

const root = join(__dirname, '../..');
const papers = ['encounters.md', 'map-start.svg', 'map.svg', 'pack.html', 'session.json'];

function runIn(cwd: string, command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

let tarball: string;
let packed: readonly string[];
const packing = makeFolder();

beforeAll(() => {
  const [result] = JSON.parse(runIn(root, 'npm', ['pack', '--json', '--pack-destination', packing])) as [{ readonly filename: string; readonly files: readonly { readonly path: string }[] }];
  tarball = join(packing, result.filename);
  packed = result.files.map(({ path }) => path);
}, 120_000);

describe('the packed tarball', () => {
  test('holds the built program, its data, the tables and templates to copy, the licences, and no sources or tests', () => {
    for (const wanted of ['bin/plasma-wall.js', 'bin/incomplete.json', 'dist/cli-run-process.cjs', 'dist/ruleset.json', 'dist/rules.json', 'dist/templates.cjs', 'dist/base-templates.cjs', 'dist/vendor/yaml.cjs', 'dist/vendor/resvg.wasm', 'dist/fonts/DejaVuSansCondensed.ttf', 'dist/theme-cueva.json', 'templates/themes/cueva.yaml', 'dist/THIRD-PARTY-LICENSES.txt', 'tables/rooms.yaml', 'templates/pack.hbs', 'LICENSE', 'README.md', 'CHANGELOG.md']) {
      expect(packed).toContain(wanted);
    }
    expect(packed.filter((path) => /^(src|test|bench|node_modules|\.)/.test(path))).toEqual([]);
    // What V8 compiled is of no use to another Node.
    expect(packed.filter((path) => path.endsWith('.cache'))).toEqual([]);
  });

  test('the licences of every library in it are in it', () => {
    const text = readFileSync(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };
    const bundled = ['chalk', 'commander', 'handlebars', 'seedrandom', 'svg-builder', 'yaml', 'zod', '@clack/prompts', '@noble/hashes', 'fastest-levenshtein'];
    // The text of the MPL is at its address.
    expect(text).toContain(`\n@resvg/resvg-wasm ${dependencies['@resvg/resvg-wasm']} (MPL-2.0)\n\nUnchanged; its source and the text of its licence: https://github.com/yisibl/resvg-js\n`);
    expect(text).toContain('\nFonts are (c) Bitstream');
    for (const name of bundled) {
      expect(dependencies).toHaveProperty([name]);
      expect(text).toContain(`\n${name} ${dependencies[name]} (`);
    }
    expect(text.match(/permission notice|Permission to use|Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(bundled.length);
  });

  test('installed in an empty project it makes the papers', () => {
    const project = makeFolder();
    writeFileSync(join(project, 'package.json'), '{"private": true}');
    runIn(project, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball]);
    expect(runIn(project, 'npx', ['--no-install', 'plasma-wall', '--version'])).toBe(`${version}\n`);
    runIn(project, 'npx', ['--no-install', 'plasma-wall', 'generate', '--mission', 'rescate', '--seed', '42']);
    expect(readdirSync(join(project, 'plasma-wall-rescate-42')).sort()).toEqual(papers);
    // Its own tables, copied out, are read with the yaml and zod that come with it.
    expect(runIn(project, 'npx', ['--no-install', 'plasma-wall', 'generate', '--mission', 'rescate', '--seed', '42', '--tables', 'node_modules/plasma-wall/tables', '-o', '-']))
      .toBe(readFileSync(join(project, 'plasma-wall-rescate-42/session.json'), 'utf8'));
    expect(existsSync(join(project, 'node_modules/plasma-wall/src'))).toBe(false);
  }, 240_000);

  test('needs none of its dependencies at run time: everything is in dist/', () => {
    const bare = makeFolder();
    runIn(bare, 'tar', ['-xzf', tarball]);
    expect(runIn(bare, process.execPath, ['package/bin/plasma-wall.js', 'generate', '--mission', 'rescate', '--seed', '42', '--tables', 'package/tables', '--templates', 'package/templates'])).toBe('');
    expect(readdirSync(join(bare, 'plasma-wall-rescate-42')).sort()).toEqual(papers);
    runIn(bare, process.execPath, ['package/bin/plasma-wall.js', 'render', 'plasma-wall-rescate-42', '--theme', 'cova', '--dpi', '40', '-o', 'map.png']);
    expect(readFileSync(join(bare, 'map.png')).subarray(1, 4).toString()).toBe('PNG');
  }, 60_000);
});

describe('the clone as a global command', () => {
  test('npm i -g . makes plasma-wall work anywhere', () => {
    const [prefix, elsewhere] = [makeFolder(), makeFolder()];
    runIn(root, 'npm', ['install', '--global', '--prefix', prefix, '--no-audit', '--no-fund', '--prefer-offline', '.']);
    const command = join(prefix, 'bin', 'plasma-wall');
    runIn(elsewhere, command, ['generate', '--mission', 'rescate', '--seed', '42']);
    expect(readdirSync(join(elsewhere, 'plasma-wall-rescate-42')).sort()).toEqual(papers);
  }, 240_000);
});

describe('a build without development tools', () => {
  test('says what is missing in both languages, and keeps what was built', () => {
    const bare = makeFolder();
    spawnSync('cp', ['-r', join(root, 'build.mjs'), join(root, 'build-fonts.mjs'), join(root, 'build-pdfmake.mjs'), join(root, 'package.json'), bare]);
    const build = () => spawnSync(process.execPath, ['build.mjs'], { cwd: bare, encoding: 'utf8' });
    expect(build()).toMatchObject({ status: 1, stderr: expect.stringMatching(/npm ci --include=dev[\s\S]*NODE_ENV=production[\s\S]*cannot be built/) });
    symlinkSync(join(root, 'dist'), join(bare, 'dist'));
    expect(build()).toMatchObject({ status: 0, stderr: expect.stringContaining('development tools are missing') });
  });

  test('the same sources give the same bytes', () => {
    const before = readFileSync(join(root, 'dist/cli-run-process.cjs'));
    writeFileSync(join(root, 'dist/left-over.cjs'), '');
    runIn(root, process.execPath, ['build.mjs']);
    expect(readFileSync(join(root, 'dist/cli-run-process.cjs')).equals(before)).toBe(true);
    expect(existsSync(join(root, 'dist/left-over.cjs'))).toBe(false);
  });
});
