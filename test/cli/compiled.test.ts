import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const mark = `.${process.versions.v8}-${process.arch}.cache`;

describe('what V8 compiled of the program beforehand', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'plasma-wall-compiled-'));
    for (const part of ['bin', 'dist', 'tables']) cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const make = (): string => {
    const run = spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), 'generate', '--mission', 'rescate', '--seed', '42', '--out', '-'], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    return run.stdout;
  };
  const load = (): boolean => {
    const script = `const { Script } = require('node:vm');
      require('node:vm').Script = class extends Script { constructor(...given) { super(...given); console.error(given[1].cachedData !== undefined && !this.cachedDataRejected); } };
      process.argv = [process.argv[0], 'x', 'generate', '--help'];
      require(${JSON.stringify(join(copy, 'bin/plasma-wall.js'))});`;
    return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stderr.split('\n')[0] === 'true';
  };

  test('is there for this Node and is taken', () => {
    const cached = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(mark));
    for (const file of ['cli-run-process.cjs', 'cli-generate-process.cjs', 'templates.cjs', 'cli-print-run-print.cjs', 'cli-campaign-run-record.cjs', 'cli-campaign-run-x.cjs', join('vendor', 'pdfmake.cjs')]) expect(cached).toContain(`${file}${mark}`);
    expect(load()).toBe(true);
  });

  test.each([
    ['generate', ['--mission', 'rescate', '--seed', '42', '--out', 'made'], ['cli-generate-process.cjs', 'templates.cjs']],
    ['campaign', ['x', '--file', join(root, 'examples/campaign.yaml')], ['cli-run-process.cjs', 'cli-commands-campaign.cjs', 'cli-campaign-run-x.cjs']],
    ['print', [join(root, 'examples/rescate-42'), '--out', 'made.pdf'], ['cli-run-process.cjs', 'cli-commands-print.cjs', 'cli-print-run-print.cjs', 'pdfmake.cjs']],
  ] as const)('%s takes all that it loads as it was compiled: nothing is loaded under other flags', (command, words, files) => {
    const hook = join(copy, 'hook.cjs');
    writeFileSync(hook, `const vm = require('node:vm'); const { Script } = vm;
      vm.Script = class extends Script { constructor(...given) { super(...given); process._rawDebug(require('node:path').basename(given[1].filename) + ' ' + (given[1].cachedData !== undefined && !this.cachedDataRejected)); } };`);
    const { stderr } = spawnSync(process.execPath, ['-r', hook, join(copy, 'bin/plasma-wall.js'), command, ...words], { cwd: copy, encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => /\.cjs (?:true|false)$/.test(line))).toEqual(files.map((file) => `${file} true`));
  });

  test('damaged or missing, it is passed over and the dungeon is the same', () => {
    const whole = make();
    const path = join(copy, `dist/cli-generate-process.cjs${mark}`);
    const bytes = readFileSync(path);
    const zeroed = Buffer.from(bytes).fill(0, 0, 4096);
    const flipped = (at: number): Buffer => {
      const copied = Buffer.from(bytes);
      copied[at]! ^= 1;
      return copied;
    };
    for (const bad of [flipped(20), flipped(bytes.length >> 1), flipped(bytes.length - 1), zeroed, bytes.subarray(0, bytes.length >> 1), Buffer.from('no cache at all'), Buffer.alloc(0)]) {
      writeFileSync(path, bad);
      expect(load()).toBe(false);
      expect(make() === whole).toBe(true);
    }
    rmSync(path);
    expect(make() === whole).toBe(true);
  });

  test('of another source of the same length, it is passed over', () => {
    const source = join(copy, 'dist/cli-generate-process.cjs');
    const text = readFileSync(source, 'utf8');
    cpSync(join(root, `dist/cli-generate-process.cjs${mark}`), join(copy, `dist/cli-generate-process.cjs${mark}`));
    expect(load()).toBe(true);
    writeFileSync(source, text.replaceAll('--lang', '--gnal'));
    expect(load()).toBe(false);
    writeFileSync(source, text);
  });

  test.each([
    ['cli-run-process.cjs', ['--help']],
    ['cli-generate-process.cjs', ['generate', '--mission', 'rescate']],
    ['cli-report-error.cjs', ['generate', '--nope']],
  ] as const)('G10 without dist/%s, which knows the language, it says so in three', (file, words) => {
    const part = join(copy, 'dist', file);
    renameSync(part, `${part}.away`);
    const { status, stderr } = spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), ...words], { encoding: 'utf8' });
    renameSync(`${part}.away`, part);
    expect(status).toBe(2);
    expect(stderr.split('\n')).toEqual([
      `plasma-wall: PROGRAM_INCOMPLETE a este plasma-wall le falta una parte: no se puede leer dist/${file} (ENOENT)`, expect.stringMatching(/^ {2}→ .*npm ci$/),
      expect.stringContaining('falta una part: '), expect.stringContaining('npm ci'),
      expect.stringContaining('a part of this plasma-wall is missing'), expect.stringContaining('npm ci'), '',
    ]);
  });

  test.each([
    ['cli-run-process.cjs', ['verify', join(root, 'examples/rescate-42')]],
    ['cli-generate-process.cjs', ['generate', '--mission', 'rescate']],
    ['templates.cjs', ['generate', '--mission', 'rescate', '--out', 'cut']],
    ['ruleset.json', ['generate', '--mission', 'rescate', '--out', 'cut']],
  ] as const)('G10 dist/%s, empty or cut short, is told as missing', (file, words) => {
    const part = join(copy, 'dist', file);
    const whole = readFileSync(part);
    for (const rest of [0, whole.length >> 1]) {
      writeFileSync(part, whole.subarray(0, rest));
      const { status, stderr } = spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), ...words], { cwd: copy, encoding: 'utf8' });
      expect([status, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^plasma-wall: PROGRAM_INCOMPLETE .*dist/${file} \\(EOF\\)`))]);
    }
    cpSync(join(root, 'dist', file), part, { preserveTimestamps: true });
  });

  test('G10 a missing part is not held against the tables that a log names', () => {
    const log = join(copy, 'log.yaml');
    const start = (...words: string[]) => spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), ...words], { cwd: copy, encoding: 'utf8', env: { LANG: 'en' } });
    expect(start('tables', 'init', 'own').status).toBe(0);
    expect(start('campaign', 'new', '--file', log, '--player', 'A', '--player', 'B', '--tables', 'own').status).toBe(0);
    expect(start('campaign', 'check', '--file', log).status).toBe(0);
    const part = join(copy, 'dist/tables-parse-ruleset.cjs');
    renameSync(part, `${part}.away`);
    const { status, stderr } = start('campaign', 'check', '--file', log);
    renameSync(`${part}.away`, part);
    expect([status, stderr]).toEqual([2, expect.stringContaining('PROGRAM_INCOMPLETE')]);
  });

  test('the built program makes what the sources make', () => {
    expect(spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), 'generate', '--mission', 'rescate', '--seed', '42', '--out', 'built'], { cwd: copy }).status).toBe(0);
    // The examples are made by the sources (test/docs/examples.test.ts).
    const example = join(root, 'examples/rescate-42');
    for (const file of readdirSync(example)) expect(readFileSync(join(copy, 'built', file)).equals(readFileSync(join(example, file)))).toBe(true);
  });

  test.each([
    ['fonts/DejaVuSansCondensed-Oblique.ttf', ['print', '-o', '-']],
    ['vendor/pdfmake.cjs', ['print', '-o', '-']],
    ['vendor/resvg.wasm', ['render', '--format', 'png', '-o', '-']],
    ['fonts/DejaVuSerifCondensed.ttf', ['render', '--format', 'png', '-o', '-']],
    ['theme-nave.json', ['render', '--theme', 'nave']],
  ] as const)('G10 without dist/%s the program says what is missing and how to mend it', (file, [command, ...flags]) => {
    rmSync(join(copy, 'dist', file));
    const { status, stderr } = spawnSync(process.execPath, [join(copy, 'bin/plasma-wall.js'), command, join(root, 'examples/rescate-42'), ...flags], { encoding: 'utf8', env: { LANG: 'en' } });
    expect([status, stderr]).toEqual([2, expect.stringContaining(`PROGRAM_INCOMPLETE a part of this plasma-wall is missing: dist/${file} cannot be read (ENOENT)`)]);
    expect(stderr).toContain('npm ci');
    cpSync(join(root, 'dist', file), join(copy, 'dist', file), { preserveTimestamps: true });
  });
});
