/** The built program as a user runs it: processes of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { unfinishedMark } from '../../src/io/unfinished-mark';
import { makeFolder } from './run-in-process';

const root = join(__dirname, '../..');
const program = join(root, 'bin/plasma-wall.js');
const cwd = makeFolder();

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'build.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}, 60_000);

function start(args: readonly string[], options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string } = {}) {
  return spawnSync(process.execPath, [program, ...args], { cwd: options.cwd ?? cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], ...options.env }, input: options.input });
}

function hashFolder(folder: string): string {
  const names = readdirSync(folder).sort();
  return names.map((name) => `${name} ${createHash('sha256').update(readFileSync(join(folder, name))).digest('hex')}`).join('\n');
}

describe('as a process', () => {
  test('--version answers the version', () => {
    for (const flag of ['--version', '-V']) expect(start([flag])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('runs on a Node that cannot tell its own modules by name (21, 22.0 to 22.2)', () => {
    const older = join(makeFolder(), 'older.cjs');
    writeFileSync(older, 'delete process.getBuiltinModule; process.stderr.write(`${typeof process.getBuiltinModule};`);');
    for (const args of [['generate', '--mission', 'rescate', '--out', 'older'], ['verify', 'older'], ['campaign', 'new', '--file', 'older.yaml', '--group', 'Older']]) {
      const { status, stderr } = spawnSync(process.execPath, ['--require', older, program, ...args], { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } });
      expect([args[0], status, stderr.slice(0, 10)]).toEqual([args[0], 0, 'undefined;']);
    }
  });

  test('the built program reads its own characters: a map in ASCII has nothing above it', () => {
    const { status, stderr } = start(['generate', '--mission', 'rescate', '--seed', '42', '--secrecy', 'master', '--ascii', '--out', 'ascii']);
    expect(status).toBe(0);
    const map = stderr.slice(stderr.indexOf('Rescate - Mapa general'));
    expect(map).toContain('Rescate - Mapa general');
    expect(map.split('\n').filter((line) => line.includes('#') && /[^ -~]/.test(line))).toEqual([]);
  });

  test('PRE-02 the built program knows the card of the start by its name in any language, whatever the papers speak', () => {
    expect(start(['generate', '--mission', 'rescate', '--seed', '42', '--out', 'named']).status).toBe(0);
    for (const [word, lang] of [['inicio', 'ca'], ['Inici', 'en'], ['START', 'es']] as const) {
      const printed = start(['print', 'named', '--kit', 'board', '--discovery', word, '--lang', lang, '--out', `${word}.pdf`]);
      const drawn = start(['render', 'named', '--revealed', word, '--lang', lang, '--out', `${word}.svg`]);
      expect([word, printed.status, drawn.status, printed.stderr + drawn.stderr]).toEqual([word, 0, 0, expect.not.stringContaining('→')]);
    }
  });

  test('everything the build writes for V8, and the data that it reads so, is ASCII', () => {
    const scripts = readdirSync(join(root, 'dist'), { recursive: true }).map(String).filter((name) => /\.(?:cjs|json)$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => [...readFileSync(join(root, 'dist', name))].some((byte) => byte > 0x7f))).toEqual([]);
  });

  test('without arguments and without a terminal it shows help and asks nothing', () => {
    const { status, stdout, stderr } = start([]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('plasma-wall generate --mission');
  });

  test('G1 two processes, two time zones, locales and folders: the same bytes', () => {
    const other = makeFolder();
    expect(start(['generate', '--mission', 'rescate', '--seed', '7'], { env: { TZ: 'Pacific/Auckland', LC_ALL: 'en_US.UTF-8' } }).status).toBe(0);
    expect(start(['generate', '--mission', 'rescate', '--seed', '7'], { cwd: other, env: { TZ: 'America/Caracas', LANG: 'ca_ES' } }).status).toBe(0);
    expect(hashFolder(join(cwd, 'plasma-wall-rescate-7'))).toBe(hashFolder(join(other, 'plasma-wall-rescate-7')));
  });

  test.each([
    ['a mission', ['--mission', 'rescate'], /\.(?:html|md)$/],
    ['a mission with troops', ['--mission', 'asesinato', '--forces', 't.yaml'], /\.(?:html|md)$/],
    // Maps of scenarios break the command, and so lie otherwise where it is longer.
    ['a scenario', ['--scenario', 'huir-de-las-mazmorras', '--lang', 'ca', '--forces', 't.yaml'], /scenario\.html$/],
    ['a scenario of levels', ['--scenario', 'resident-evil', '--lang', 'en'], /scenario\.html$/],
  ])('L1 the shipped templates as a player\'s own give the same papers, but for the command: %s', (_, words, compared) => {
    const folder = makeFolder();
    const read = (name: string): string[] => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) => compared.test(file)).sort()
      .map((file) => `${file}\n${readFileSync(join(folder, name, file), 'utf8').replace(/ (<span>)?--templates(<\/span> <span>|\s+)own\b(<\/span>)?/g, '')}`);
    cpSync(join(root, 'templates'), join(folder, 'own'), { recursive: true });
    cpSync(join(root, 'examples/tropas.yaml'), join(folder, 't.yaml'));
    expect(start(['generate', ...words, '--seed', '8', '--out', 'shipped'], { cwd: folder })).toMatchObject({ status: 0 });
    expect(start(['generate', ...words, '--seed', '8', '--out', 'changed', '--templates', 'own'], { cwd: folder })).toMatchObject({ status: 0 });
    expect(read('shipped').length).toBeGreaterThan(0);
    // Not `toEqual`: papers are too long to be shown.
    expect(read('changed').map((text, at) => text === read('shipped')[at])).toEqual(read('shipped').map(() => true));
  });

  test.each(['--no-deprecation', '--pending-deprecation --throw-deprecation', '--frozen-intrinsics'])('under Node\'s %s it works as always', (flags) => {
    const folder = makeFolder();
    const { status, stderr } = start(['generate', '--mission', 'rescate', '--seed', '9'], { cwd: folder, env: { NODE_OPTIONS: flags } });
    expect([status, /deprecat/i.test(stderr)]).toEqual([0, false]);
  });

  test('colours follow NO_COLOR and FORCE_COLOR, and there are none in a pipe', () => {
    const args = ['generate', '--mission', 'nowhere'];
    expect(start(args).stderr).not.toContain('\u001b');
    expect(start(args, { env: { FORCE_COLOR: '1' } }).stderr).toContain('\u001b[31m');
    expect(start(args, { env: { FORCE_COLOR: '0' } }).stderr).not.toContain('\u001b');
    expect(start(args, { env: { NO_COLOR: '1', FORCE_COLOR: '' } }).stderr).toContain('\u001b[31m');
  });

  const onFullDevice = existsSync('/dev/full') ? [['--help'], ['--version'], ['generate', '--mission', 'rescate', '--seed', '7', '-o', '-'], ['generate', '--mission', 'rescate', '--seed', 'full', '--json']] : [];
  test.each(onFullDevice)('a full standard output is told in words: %s', (...args) => {
    const { stdout, stderr } = spawnSync('bash', ['-c', `"${process.execPath}" "${program}" ${args.join(' ')} >/dev/full; echo "$?" >&2`], { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/OUTPUT_FAILED no puedo escribir en la salida estándar \(ENOSPC\).*\n(.*\n)*2\n$/);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('a full standard error stops nothing', () => {
    const { status, stdout } = spawnSync('bash', ['-c', `"${process.execPath}" "${program}" generate --mission rescate --seed 7 -o - 2>/dev/full`], { cwd, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('rescate');
  });

  test.each([['--version'], ['--help'], ['generate', '--help'], ['generate', '--mission', 'rescate', '--seed', '7', '-o', '-']])('a reader that closes the pipe is no error: %s', (...args) => {
    const line = `"${process.execPath}" "${program}" ${args.join(' ')} | head -c 10; echo " \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/ 0\n$/);
  });

  test('a large document goes whole through a pipe that is read slowly', () => {
    const line = `"${process.execPath}" "${program}" generate --mission rescate --seed 7 -o - | (sleep 0.5; cat) | sha256sum`;
    const { stdout } = spawnSync('bash', ['-c', line], { cwd, encoding: 'utf8' });
    const whole = start(['generate', '--mission', 'rescate', '--seed', '7', '-o', '-']).stdout;
    expect(stdout.split(' ')[0]).toBe(createHash('sha256').update(whole).digest('hex'));
  });

  test('a bug exits 70 with its stack, and says whose fault it is', () => {
    const broken = makeFolder();
    spawnSync('cp', ['-r', join(root, 'bin'), join(root, 'dist'), join(root, 'package.json'), broken]);
    writeFileSync(join(broken, 'dist/ruleset.json'), '{"missions": 7}');
    const { status, stderr } = spawnSync(process.execPath, [join(broken, 'bin/plasma-wall.js'), 'generate', '--mission', 'rescate'], { cwd, encoding: 'utf8', env: { LANG: 'en_US' } });
    expect(status).toBe(70);
    expect(stderr).toMatch(/^BUG This is a fault of plasma-wall, not yours/);
    expect(stderr).toMatch(/\n {4}at /);
  });

  test('a clone whose tables changed after the build says so, until it is built again', () => {
    const clone = makeFolder();
    spawnSync('cp', ['-r', join(root, 'bin'), join(root, 'dist'), join(root, 'tables'), join(root, 'package.json'), clone]);
    const generate = () => spawnSync(process.execPath, [join(clone, 'bin/plasma-wall.js'), 'generate', '--mission', 'rescate', '--seed', '7', '--force'], { cwd, encoding: 'utf8' }).stderr;
    const rooms = join(clone, 'tables/rooms.yaml');
    const text = readFileSync(rooms, 'utf8');
    writeFileSync(rooms, `${text}\n# mine\n`);
    expect(generate()).toContain('npm run build');
    writeFileSync(rooms, text.replace(/e/, 'E'));
    expect(generate()).toContain('npm run build');
    writeFileSync(rooms, text);
    expect(generate()).not.toContain('npm run build');
    writeFileSync(join(clone, 'tables/more.yaml'), 'labels: {}\n');
    expect(generate()).toContain('npm run build');
  });
});

describe('killed in the middle of writing', () => {
  /** Starts a run and kills it after a while; true when it was still running. */
  async function killAfter(milliseconds: number, args: readonly string[]): Promise<boolean> {
    const child = spawn(process.execPath, [program, ...args], { cwd, stdio: 'ignore' });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    const signal = await ended;
    clearTimeout(timer);
    return signal === 'SIGKILL';
  }

  /** Moments around the end of a run, where the writing is. */
  function* listMoments(count: number, whole: number): Generator<number> {
    for (let at = 0; at < count; at += 1) yield Math.round(whole * (0.4 + (0.7 * at) / count));
  }

  function timeOf(args: readonly string[]): number {
    const before = performance.now();
    expect(start(args).status).toBe(0);
    return performance.now() - before;
  }

  test('a new folder is there whole or not at all', async () => {
    const args = ['generate', '--mission', 'rescate', '--seed', 'k1', '--out', 'new'];
    const whole = timeOf(args);
    const wanted = hashFolder(join(cwd, 'new'));
    let killed = 0;
    for (const moment of listMoments(14, whole)) {
      rmSync(join(cwd, 'new'), { recursive: true, force: true });
      killed += Number(await killAfter(moment, args));
      if (existsSync(join(cwd, 'new'))) expect(hashFolder(join(cwd, 'new'))).toBe(wanted);
    }
    expect(killed).toBeGreaterThan(0);
    start([...args, '--force']);
    expect(readdirSync(cwd).filter((name) => name.startsWith('.new'))).toEqual([]);
  }, 120_000);

  test('a replaced folder is all of the old session, all of the new, or marked', async () => {
    const argsOf = (seed: string): string[] => ['generate', '--mission', 'rescate', '--seed', seed, '--out', 'old', '--force'];
    const whole = Math.max(timeOf(argsOf('k1')), timeOf(argsOf('k2')));
    const hashes = ['k1', 'k2'].map((seed) => {
      start(argsOf(seed));
      return hashFolder(join(cwd, 'old'));
    });
    let turn = 0;
    for (const moment of listMoments(14, whole)) {
      await killAfter(moment, argsOf(['k1', 'k2'][turn % 2] as string));
      turn += 1;
      const names = readdirSync(join(cwd, 'old'));
      if (names.includes(unfinishedMark)) {
        expect(start(['generate', '--mission', 'rescate', '--seed', 'k1', '--out', 'old']).stderr).toMatch(/FOLDER_INCOMPLETE/);
      } else {
        for (const name of names.filter((entry) => entry.endsWith('.tmp'))) rmSync(join(cwd, 'old', name));
        expect(hashes).toContain(hashFolder(join(cwd, 'old')));
      }
    }
    start(argsOf('k2'));
    expect(hashFolder(join(cwd, 'old'))).toBe(hashes[1]);
  }, 120_000);
});
