/** What `generate` says of a session before anybody prints it: another evening, a cramped dungeon, who may look. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionDocument } from '../../src/session/document';
import { makeFolder, run } from './run-in-process';

/** With X = 3 the usual evening does not come out of this seed; a long one does. */
const x3 = ['generate', '--mission', 'rescate', '--seed', 'm-1', '--x', '3'];

const readSession = (cwd: string, folder: string): SessionDocument => JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8')) as SessionDocument;

describe('an evening that nobody asked for', () => {
  test('PRE-09 gives way to the nearest that can be had, says so, and stands in the command', async () => {
    const cwd = makeFolder();
    const { code, stderr, stdout } = await run([...x3, '--out', 'o', '--json', '--lang', 'en'], { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('this one is a long evening')]);
    expect(readSession(cwd, 'o').options.evening).toBe('long');
    const { command } = JSON.parse(stdout) as { readonly command: string };
    expect(command).toBe('plasma-wall generate --mission rescate --seed m-1 --x 3 --evening long --lang en');
    const again = await run([...command.split(' ').slice(1), '--out', 'o'], { cwd });
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('unchanged')]);
    expect(again.stderr).not.toContain('nobody asked for');
  });

  test('PRE-09 asked for by name, it is refused with the nearest that can', async () => {
    const { code, stderr } = await run([...x3, '--evening', 'normal'], { cwd: makeFolder() });
    expect([code, stderr]).toEqual([1, expect.stringContaining('EVENING')]);
    expect(stderr).toContain('Lo más cercano es una velada larga (--evening long)');
  });

  test.each([['es', 'velada normal', 'velada larga'], ['ca', 'vetllada normal', 'vetllada llarga'], ['en', 'normal evening', 'long evening']])('PRE-09 the refusal names evenings in the reader’s language: %s', async (language, asked, nearest) => {
    const { stderr } = await run([...x3, '--evening', 'normal', '--lang', language], { cwd: makeFolder() });
    expect(stderr).toContain(asked);
    expect(stderr).toContain(`${nearest} (--evening long)`);
  });

  test('PRE-09 the session on standard output comes with the note, too', async () => {
    const { code, stdout, stderr } = await run([...x3, '-o', '-'], { cwd: makeFolder() });
    expect([code, stderr]).toEqual([0, expect.stringContaining('Aviso: ')]);
    expect((JSON.parse(stdout) as SessionDocument).options.evening).toBe('long');
  });

  test('PRE-09 several seeds: others are tried first, then the evening gives way once for all that follow', async () => {
    const cwd = makeFolder();
    const { code, stdout, stderr } = await run(['generate', '--mission', 'rescate', '--seed', 's', '--x', '6', '--count', '3', '--json', '--out', 'o'], { cwd });
    expect(code).toBe(0);
    const folders = (JSON.parse(stdout) as { readonly folder: string }[]).map(({ folder }) => folder);
    expect(folders.map((folder) => readSession(cwd, folder).options.evening)).toEqual(['long', 'long', 'long']);
    expect(new Set(folders).size).toBe(3);
    expect(stderr.match(/Aviso: /g)).toHaveLength(1);
  });

  test('PRE-09 where no evening can be had the refusal says what to ask for instead, and that works', async () => {
    const cwd = makeFolder();
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '1', '--x', '10'], { cwd });
    expect([code, stderr]).toEqual([1, expect.stringContaining('EVENING')]);
    const instead = /--max-sections \d+/.exec(stderr)?.[0] ?? '';
    expect((await run(['generate', '--mission', 'rescate', '--seed', '1', '--x', '10', ...instead.split(' '), '-o', '-'], { cwd })).code).toBe(0);
  });
});

describe('an evening of another size than its sections', () => {
  const make = async (seed: string, flags: readonly string[], cwd = makeFolder()) => ({ cwd, ...(await run(['generate', '--mission', 'rescate', '--seed', seed, '--out', 'o', ...flags], { cwd })) });

  test.each([
    ['es', 'Aviso: salieron menos secciones que las 12–15 de una velada normal, porque van primero los combates (4–6) y las estancias objetivo que pide la misión.'],
    ['ca', "Avís: van sortir menys seccions que les 12–15 d'una vetllada normal, perquè van primer els combats (4–6) i les estances objectiu que demana la missió."],
    ['en', 'Warning: there are fewer sections than the 12–15 of a normal evening, because its fights (4–6) and the objective rooms that the mission needs come first.'],
  ])('PRE-09 a smaller dungeon than asked for is told, and how many sections it has is not (PRE-08): %s', async (language, text) => {
    expect((await make('42', ['--evening', 'normal', '--lang', language])).stderr.split('\n')[0]).toBe(text);
  });

  test('PRE-09 a larger one is told, too; one that fits, or that nobody asked to be of a size, is not', async () => {
    const larger = await make('1', ['--evening', 'short', '--lang', 'en', '--json']);
    expect(JSON.parse(larger.stdout)).toMatchObject({ notes: [{ code: 'LARGER', text: expect.stringContaining('more sections than the 8–11 of a short evening') as string }] });
    expect((await make('2', ['--evening', 'short', '--lang', 'en'])).stderr).not.toContain('Warning');
    expect((await make('42', ['--lang', 'en'])).stderr).not.toContain('Warning');
  });

  test('PRE-09 the paper for afterwards says it beside the count', async () => {
    const { cwd } = await make('42', []);
    expect(readFileSync(join(cwd, 'o', 'encounters.md'), 'utf8')).toMatch(/Secciones: 11\..*\n- Son menos secciones que las 12–15 de una velada normal, porque van primero/);
  });
});

describe('a cramped dungeon', () => {
  const warning = 'muchas puertas salen atrancadas u ocultas';
  const generate = ['generate', '--mission', 'rescate', '--seed'];

  test('PRE-09 a small table is warned of, with what to do, and nothing tells which doors', async () => {
    const cwd = makeFolder();
    const { code, stderr } = await run([...generate, '4', '--table', '60x60', '--out', 'o'], { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining(warning)]);
    expect(stderr).toContain('--table');
    const note = stderr.split('\n').slice(0, 2).join('\n');
    expect(note).not.toMatch(/\d/);
  });

  test('PRE-09 few pieces are warned of', async () => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'few.txt'), 'straight, 3\ncorner, 2\nfork, 2\nsmall-room, 20x20, 1\nlarge-room, 30x30, 1\n');
    const found = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => run([...generate, `m-${at}`, '--pieces', 'few.txt', '-o', '-'], { cwd })));
    expect(found.filter(({ stderr }) => stderr.includes(warning) && stderr.includes('--pieces')).length).toBeGreaterThan(1);
  });

  test.each([[[]], [['--table', '300x300']]])('PRE-09 an ordinary dungeon is not: %j', async (options) => {
    const { code, stderr } = await run([...generate, 'm-1', ...options, '-o', '-'], { cwd: makeFolder() });
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('who may look', () => {
  test.each([['defender', 'solo el defensor'], ['master', 'solo quien dirige']])('PRE-08 with --secrecy %s the first line says who looks alone', async (secrecy, words) => {
    const { stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--secrecy', secrecy], { cwd: makeFolder() });
    expect(stderr.split('\n')[0]).toContain(words);
  });

  test('PRE-08 sealed there is nothing to hide', async () => {
    const { stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd: makeFolder() });
    expect(stderr).toMatch(/^Rescate · /);
  });
});

describe('more objectives than are sure to be there', () => {
  const search = ['generate', '--mission', 'busqueda', '--seed', '1', '--lang', 'es', '-o', '-'];

  test('PRE-06 a Search that takes two objectives to win says that one room alone is certain', async () => {
    const { code, stderr } = await run([...search, '--x', '4/3'], { cwd: makeFolder() });
    expect([code, stderr]).toEqual([0, expect.stringContaining('para ganar hacen falta 2 objetivos')]);
    expect(stderr).toContain('suele haber más (--evening long)');
    const longer = await run([...search, '--x', '4/3', '--evening', 'long'], { cwd: makeFolder() });
    expect(longer.stderr).toContain('suele haber más (--max-sections 50)');
    expect((await run([...search, '--x', '4/3', '--max-sections', '50'], { cwd: makeFolder() })).code).toBe(0);
  });

  test('PRE-06 one that takes more rooms than even a long evening has is not told to try a long one', async () => {
    const rare = await run([...search, '--x', '4'], { cwd: makeFolder() });
    expect([rare.code, rare.stderr]).toEqual([0, expect.stringContaining('hacen falta 5 objetivos, contada la bonificación por escapar: 4 estancias objetivo')]);
    expect(rare.stderr).not.toMatch(/--evening|otra semilla/);
    expect((await run([...search, '--x', '3'], { cwd: makeFolder() })).stderr).toContain('(--evening long); o prueba otra semilla');
  });

  test('PRE-06 one that takes a single objective, and a mission with a primary, do not', async () => {
    expect((await run([...search, '--x', '1/2'], { cwd: makeFolder() })).stderr).toBe('');
    expect((await run(['generate', '--mission', 'rescate', '--seed', '1', '--x', '4/3', '-o', '-'], { cwd: makeFolder() })).stderr).toBe('');
  });
});

describe('the name of an evening', () => {
  test.each(['short', 'corta', 'curta', 'velada corta', 'VETLLADA CURTA', 'short evening'])('PRE-09 is taken in any language: %s', async (typed) => {
    const { code, stdout } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--evening', typed, '-o', '-'], { cwd: makeFolder() });
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as SessionDocument).options.evening).toBe('short');
  });

  test.each(['velada', 'evening', '', 'mediana'])('PRE-09 what means none, or all of them, is refused with the list: %j', async (typed) => {
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--evening', typed, '-o', '-'], { cwd: makeFolder() });
    expect([code, stderr]).toEqual([2, expect.stringContaining('short (velada corta), normal (velada normal), long (velada larga)')]);
  });
});
