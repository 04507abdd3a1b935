import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteWord } from '../../src/cli/quote-word';
import type { SessionDocument } from '../../src/session/document';
import { makeFolder, run } from './run-in-process';

const base = makeFolder();
let count = 0;

/** A fresh folder for one test. */
function fresh(): string {
  const folder = join(base, String(count += 1));
  mkdirSync(folder);
  return folder;
}

function hashFolder(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).sort().map((name) => [name, createHash('sha256').update(readFileSync(join(folder, name))).digest('hex')]));
}

function readSession(folder: string): SessionDocument {
  return JSON.parse(readFileSync(join(folder, 'session.json'), 'utf8')) as SessionDocument;
}

/** The words of a command line as a POSIX shell takes it. */
function readAsShell(command: string): string[] {
  return execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('generate', () => {
  test('one command leaves the papers of an evening, words on stderr and nothing on stdout', async () => {
    const cwd = fresh();
    const { code, stdout, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd });
    expect([code, stdout]).toEqual([0, '']);
    expect(readdirSync(cwd)).toEqual(['plasma-wall-rescate-42']);
    expect(readdirSync(join(cwd, 'plasma-wall-rescate-42')).sort()).toEqual(['encounters.md', 'map-start.svg', 'map.svg', 'pack.html', 'session.json']);
    expect(stderr).toContain('plasma-wall generate --mission rescate --seed 42 --lang es');
    expect(stderr).toContain('pack.html');
  });

  test('G10 500 seeds, no terminal, one command', async () => {
    const cwd = fresh();
    const { code, stdout } = await run(['generate', '--mission', 'rescate', '--seed', 'many', '--count', '500', '--json'], { cwd });
    expect(code).toBe(0);
    const reports = JSON.parse(stdout) as { readonly seed: string; readonly folder: string }[];
    expect(new Set(reports.map(({ seed }) => seed)).size).toBe(500);
    for (const { folder } of reports) expect(existsSync(join(cwd, folder, 'pack.html'))).toBe(true);
  }, 300_000);

  test('G1 the same command gives the same bytes, says so, and its own printed command gives them too', async () => {
    const cwd = fresh();
    const options = ['--x', '4/3', '--table', '140x80', '--explorer', 'random', '--house', 'edge=rollYourselves', '--secrecy', 'defender', '--paper', 'letter', '--theme', 'ink', '--lang', 'ca'];
    const first = await run(['generate', '--mission', 'sabotaje', '--seed', "it's $5", ...options, '--json'], { cwd });
    const report = JSON.parse(first.stdout) as { readonly command: string; readonly folder: string; readonly outcome: string };
    expect([first.code, report.outcome]).toEqual([0, 'written']);
    const before = hashFolder(join(cwd, report.folder));
    expect(report.command).toMatch(/ --x 4\/3 --table 140x80 --explorer random --house edge=rollYourselves --secrecy defender --lang ca --paper letter --theme ink$/);
    const [, ...words] = readAsShell(report.command);
    const second = await run([...words, '--json'], { cwd });
    expect(JSON.parse(second.stdout)).toMatchObject({ outcome: 'unchanged' });
    expect(hashFolder(join(cwd, report.folder))).toEqual(before);
  });

  test('G3 a share string reproduces the session on another machine', async () => {
    const [here, there] = [fresh(), fresh()];
    const made = await run(['generate', '--mission', 'huida', '--seed', 'ñ 🎲', '--house', 'roomDoors=extra', '--share', '--out', 'a'], { cwd: here });
    expect(made.stdout).toMatch(/^pw1\.[\w-]+\.[0-9a-f]{8}\n$/);
    const again = await run(['generate', '--from', made.stdout.trim(), '--out', 'a'], { cwd: there });
    expect(again.code).toBe(0);
    expect(hashFolder(join(there, 'a'))['session.json']).toBe(hashFolder(join(here, 'a'))['session.json']);
  });

  test('G3 a damaged share string, one of other tables and one with more options are refused', async () => {
    const cwd = fresh();
    const { stdout } = await run(['generate', '--mission', 'huida', '--seed', '1', '--share'], { cwd });
    const share = stdout.trim();
    expect((await run(['generate', '--from', share.replace('pw1.W', 'pw1.X')], { cwd })).stderr).toContain('BAD_SHARE');
    expect((await run(['generate', '--from', share, '--x', '2'], { cwd })).stderr).toContain('OPTION_CONFLICT');
  });

  test('nothing different is overwritten without --force', async () => {
    const cwd = fresh();
    await run(['generate', '--mission', 'rescate', '--seed', '1', '--out', 'night'], { cwd });
    const before = hashFolder(join(cwd, 'night'));
    const refused = await run(['generate', '--mission', 'rescate', '--seed', '2', '--out', 'night'], { cwd });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--force')]);
    expect(hashFolder(join(cwd, 'night'))).toEqual(before);
    expect((await run(['generate', '--mission', 'rescate', '--seed', '2', '--out', 'night', '--force'], { cwd })).code).toBe(0);
    expect(readSession(join(cwd, 'night')).seed).toBe('2');
  });

  test('-o - writes the session and nothing else', async () => {
    const cwd = fresh();
    const { code, stdout, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42', '-o', '-'], { cwd });
    expect([code, stderr, readdirSync(cwd)]).toEqual([0, '', []]);
    expect((JSON.parse(stdout) as SessionDocument).seed).toBe('42');
    expect((await run(['generate', '--mission', 'rescate', '-o', '-', '--json'], { cwd })).code).toBe(2);
  });

  test('without a seed a new one is drawn each time, shown, and works again', async () => {
    const cwd = fresh();
    const seeds = await Promise.all([1, 2].map(async () => (JSON.parse((await run(['generate', '--mission', 'rescate', '-o', '-'], { cwd })).stdout) as SessionDocument).seed));
    expect(seeds[0]).toMatch(/^[2-9b-z]{4}-[2-9b-z]{4}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('the whole map in characters is shown only where somebody may look', async () => {
    const cwd = fresh();
    const sealed = await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd });
    const master = await run(['generate', '--mission', 'rescate', '--seed', '42', '--secrecy', 'master', '--ascii', '--out', 'm'], { cwd });
    expect(sealed.stderr).not.toMatch(/[#┌]{4}/);
    expect(master.stderr).toMatch(/####/);
    expect(master.stderr).not.toMatch(/[┌─█]/);
  });

  test('the language of papers follows --lang and never the locale', async () => {
    const [one, two] = [fresh(), fresh()];
    await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd: one, env: { LANG: 'en_US.UTF-8' } });
    await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd: two, env: { LC_ALL: 'ca_ES.UTF-8' } });
    expect(hashFolder(join(one, 'plasma-wall-rescate-42'))).toEqual(hashFolder(join(two, 'plasma-wall-rescate-42')));
    const english = fresh();
    await run(['generate', '--mission', 'rescate', '--seed', '42', '--lang', 'en'], { cwd: english });
    expect(hashFolder(join(english, 'plasma-wall-rescate-42'))['session.json']).toBe(hashFolder(join(one, 'plasma-wall-rescate-42'))['session.json']);
  });
});

describe('words of the printed command', () => {
  test.each([[], ['--evening', 'short'], ['--max-turns', '30'], ['--evening', 'normal', '--max-turns', '30'], ['--until', 'objective'], ['--evening', 'long', '--max-sections', '30']])('the budget %j %j %j %j comes out of it as it went in', async (...given) => {
    const flags = given.filter((word) => word !== undefined);
    const cwd = fresh();
    const { stdout } = await run(['generate', '--mission', 'rescate', '--count', '1', '--seed', 'budget', '--json', '--out', 'o', ...flags], { cwd });
    const [{ command }] = JSON.parse(stdout) as [{ readonly command: string }];
    const [, ...words] = readAsShell(command);
    const again = await run([...words, '-o', '-'], { cwd });
    expect(again.stdout).toBe(readFileSync(join(cwd, 'o/session.json'), 'utf8'));
  });


  test('G3 the command names the file of pieces that was given; without it the share string holds them', async () => {
    const cwd = fresh();
    writeFileSync(join(cwd, 'my pieces.csv'), 'straight, 99\ncorner, 99\nfork, 99\ncrossing, 99\ndead-end, 99\nsmall-room, 15x15, 99\nlarge-room, 30x30, 99\nobjective-room, 30x30, 99\n');
    const { code, stdout, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '1', '--pieces', 'my pieces.csv', '--json', '--out', 'p'], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    const { command, share } = JSON.parse(stdout) as { readonly command: string; readonly share: string };
    expect(command).toBe('plasma-wall generate --mission rescate --seed 1 --pieces "my pieces.csv" --lang es');
    const [, ...words] = readAsShell(command);
    expect((await run([...words, '--out', 'p'], { cwd })).stderr).toContain('sin cambios');
    const { stdout: paper } = await run(['render', 'p', '--format', 'encounters'], { cwd });
    expect(paper).toContain(`plasma-wall generate --from ${share} --lang es`);
    expect((await run(['generate', '--from', share, '-o', '-'], { cwd })).stdout).toBe(readFileSync(join(cwd, 'p/session.json'), 'utf8'));
  });

  test('of tables that are not the program\'s, render prints the share string, which names them', async () => {
    const cwd = fresh();
    await run(['tables', 'init', 'mine'], { cwd });
    const file = join(cwd, 'mine/contributions.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/largeRoom: 3/, 'largeRoom: 4'));
    const made = await run(['generate', '--mission', 'rescate', '--seed', '1', '--tables', 'mine', '--json', '--out', 'own'], { cwd });
    expect(JSON.parse(made.stdout)).toMatchObject({ command: 'plasma-wall generate --mission rescate --seed 1 --tables mine --lang es' });
    const { stdout } = await run(['render', 'own', '--format', 'encounters'], { cwd });
    const command = /plasma-wall generate --from pw1\.\S+ --lang es/.exec(stdout)?.[0] ?? '';
    const [, ...words] = readAsShell(command);
    expect(await run([...words, '-o', '-'], { cwd })).toMatchObject({ code: 1, stderr: expect.stringContaining('SHARE_TABLES') });
    expect((await run([...words, '--tables', 'mine', '-o', '-'], { cwd })).stdout).toBe(readFileSync(join(cwd, 'own/session.json'), 'utf8'));
  });


  test.each(['42', "it's", 'a b', '"x"', '$HOME `id` $(id)', 'a\\b', '50% off!', '', '-1', '--force', 'ñ 🎲', '*', '~', "'\"'"])('S5 %j comes through a shell as it is', (word) => {
    expect(readAsShell(`plasma-wall ${quoteWord(word)}`)).toEqual(['plasma-wall', word]);
  });

  test('the usual words need no quotes, most others the double ones that every shell reads', () => {
    expect(['rescate', '4/3', '140x80', 'edge=close', 'a b', "it's", '$x'].map(quoteWord)).toEqual(['rescate', '4/3', '140x80', 'edge=close', '"a b"', `"it's"`, "'$x'"]);
  });
});

describe('missions by name', () => {
  test.each([
    ['rescate', 'rescate'], ['Rescue', 'rescate'], ['RESCAT', 'rescate'], ['búsqueda y destrucción', 'busqueda-y-destruccion'],
    ['Cerca i destrucció', 'busqueda-y-destruccion'], ['search and destroy', 'busqueda-y-destruccion'], ['fugida', 'huida'], ['Escape', 'huida'], ['assassinat', 'asesinato'],
  ])('%s is %s', async (name, id) => {
    const { stdout } = await run(['generate', '--mission', name, '--seed', '1', '-o', '-'], { cwd: base });
    expect((JSON.parse(stdout) as SessionDocument).mission.id).toBe(id);
  });

  test('an unknown one lists them all and names the nearest', async () => {
    const { code, stderr } = await run(['generate', '--mission', 'rescatte'], { cwd: base });
    expect(code).toBe(2);
    expect(stderr).toContain('¿Querías decir rescate?');
    for (const id of ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida']) expect(stderr).toContain(id);
  });
});

describe('primary by agreement', () => {
  test.each([['killLeader', 'killLeader'], ['Matar al líder', 'killLeader'], ['fer-se amb un artefacte', 'capture'], ['kill them all', 'killAll'], ['2', 'destroy']])('MIS-09 %s', async (typed, id) => {
    const { stdout } = await run(['generate', '--mission', 'objetivo-primario', '--seed', '42', '--primary', typed, '-o', '-'], { cwd: base });
    expect(JSON.parse(stdout)).toMatchObject({ primary: id, primaryRoll: null, options: { primary: id } });
  });

  test('MIS-09 rolled is what happens anyway; a mission that has its own, or none, takes no other', async () => {
    const rolled = await run(['generate', '--mission', 'objetivo-primario', '--seed', '42', '--primary', 'rolled', '-o', '-'], { cwd: base });
    expect(rolled.stdout).toBe((await run(['generate', '--mission', 'objetivo-primario', '--seed', '42', '-o', '-'], { cwd: base })).stdout);
    expect(await run(['generate', '--mission', 'rescate', '--primary', 'capture'], { cwd: base })).toMatchObject({ code: 1, stderr: expect.stringContaining('FIXED_PRIMARY') });
    expect(await run(['generate', '--mission', 'busqueda-y-destruccion', '--primary', 'capture'], { cwd: base })).toMatchObject({ code: 1, stderr: expect.stringContaining('NO_PRIMARY') });
    expect(await run(['generate', '--mission', 'objetivo-primario', '--primary', 'win'], { cwd: base })).toMatchObject({ code: 2, stderr: expect.stringContaining('killLeader') });
  });
});

describe('odd seeds', () => {
  const odd: readonly (readonly [string, string])[] = [
    ['empty', ''], ['0', '0'], ['−1', '-1'], ['1e309', '1e309'], ['3,000 characters', 'x'.repeat(3000)], ['emoji', '🎲👨‍👩‍👧'], ['__proto__', '__proto__'], ['constructor', 'constructor'],
    ['path', '../../../etc/passwd'], ['device', 'CON'], ['markup', '<script>alert("1")</script>&amp;'], ['right to left', '\u202eabc'], ['option', '--force'],
  ];
  test.each(odd)('S5 %s works as text, in a folder of a safe name', async (_name, seed) => {
    const cwd = fresh();
    const { code } = await run(['generate', '--mission', 'rescate', `--seed=${seed}`], { cwd });
    expect(code).toBe(0);
    const [folder] = readdirSync(cwd);
    expect(folder).toMatch(/^plasma-wall-rescate-[a-z0-9._-]{1,40}$/);
    expect(readSession(join(cwd, folder as string)).seed).toBe(seed);
    expect(readFileSync(join(cwd, folder as string, 'pack.html'), 'utf8')).not.toContain('<script');
  });

  test('S5 NUL and line ends come through a file; the printed command carries them in a share string', async () => {
    const cwd = fresh();
    writeFileSync(join(cwd, 'seed.txt'), 'a\u0000b\nc\n');
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--seed-file', 'seed.txt', '--out', 'o'], { cwd });
    expect(code).toBe(0);
    expect(readSession(join(cwd, 'o')).seed).toBe('a\u0000b\nc');
    const [, ...words] = readAsShell(/plasma-wall generate --from .*/.exec(stderr)?.[0] ?? '');
    expect((await run([...words, '--out', 'o'], { cwd })).stderr).toContain('sin cambios');
  });

  test('the same letters typed in two ways are one seed (NFC)', async () => {
    const runs = await Promise.all(['n\u0303andu\u0301', '\u00f1and\u00fa'].map((seed) => run(['generate', '--mission', 'rescate', '--seed', seed, '-o', '-'], { cwd: base })));
    expect(runs[0]?.stdout).toBe(runs[1]?.stdout);
  });

  test('a seed beyond all measure is refused', async () => {
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--seed', 'x'.repeat(20_001)], { cwd: base });
    expect([code, stderr]).toEqual([2, expect.stringContaining('SEED_TOO_LONG')]);
  });
});
