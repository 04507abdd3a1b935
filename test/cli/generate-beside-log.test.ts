/** A dungeon made without X beside a log: the advised command makes the same one, and is told only where it can be run. */
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(argv, { cwd });
  const read = (folder: string): { readonly seed: string; readonly options: Readonly<Record<string, unknown>>; readonly board: unknown } => JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8'));
  return { cwd, go, read };
}

/** The advised command as words. */
const readCommand = (text: string): string[] => (/plasma-wall (generate --campaign [^\n]*)/.exec(text)?.[1] ?? '').split(' ');

test('X-01 the advised command makes the same dungeon in the same place, with the X of the log', async () => {
  const { go, read } = await newGroup();
  await go('campaign', 'new', '--here');
  await go('campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '2', '--date', '1999-10-02');
  const { stderr } = await go('generate', '-m', 'search', '--seed', '7', '--lang', 'en', '--out', 'a', '--max-sections', '20', '--house', 'legMeasure=clear', '--house', 'xDefault=2', '--paper', 'letter');
  const command = readCommand(stderr);
  expect(command.join(' ')).toMatch(/^generate --campaign .*--max-sections 20 .*--house .* --house .*--paper letter/);
  const before = read('a');
  expect(before.options['x']).toBeNull();
  expect((await go(...command)).code).toBe(0);
  const after = read('a');
  expect(after.options['x']).not.toBeNull();
  expect([after.seed, after.board, { ...after.options, x: null }]).toEqual(['7', before.board, before.options]);
}, 60_000);

test('X-01 a seed that was drawn is not in the advised command, nor is what was not given', async () => {
  const { go } = await newGroup();
  await go('campaign', 'new', '--here');
  expect((await go('generate', '--mission', 'search', '--lang', 'en')).stderr).toMatch(/To take X from it: plasma-wall generate --campaign --mission busqueda-y-destruccion --lang en\n/);
  expect((await go('generate', '--mission', 'rescue', '--out', '-', '--lang', 'en')).stderr).toMatch(/plasma-wall generate --campaign --mission rescate --out - --lang en\n/);
}, 60_000);

test('X-01 where the seed was drawn, the advised command writes over nothing', async () => {
  const { cwd, go, read } = await newGroup();
  await go('campaign', 'new', '--here');
  for (const given of [[], ['--force']]) {
    const { stderr } = await go('generate', '--mission', 'search', '--lang', 'en', '--out', 'tonight', ...given);
    const command = readCommand(stderr);
    expect(command.join(' ')).not.toMatch(/--out|--force/);
    const before = read('tonight');
    expect((await go(...command)).code).toBe(0);
    expect(read('tonight')).toEqual(before);
    expect(readdirSync(cwd).filter((name) => name.startsWith('plasma-wall-busqueda'))).not.toEqual([]);
  }
}, 60_000);

test('X-01 what cannot be typed and a share string are given no command that would make another dungeon', async () => {
  const { go } = await newGroup();
  await go('campaign', 'new', '--here');
  expect((await go('generate', '--mission', 'search', '--seed', 'a\u0007b', '--lang', 'en', '--out', 'a')).stderr).not.toContain('--campaign');
  const { stdout } = await go('generate', '--mission', 'search', '--seed', '7', '--share', '--out', 'b');
  const { code, stderr } = await go('generate', '--from', stdout.trim(), '--lang', 'en', '--out', 'c');
  expect([code, stderr]).toEqual([0, expect.stringContaining('without X nobody wins tonight')]);
  expect(stderr).not.toMatch(/--campaign|--x/);
}, 60_000);

test.each([
  ['a folder', (path: string): void => void mkdirSync(path)],
  ['a link to nothing', (path: string): void => symlinkSync('away.yaml', path)],
  ['a link to itself', (path: string): void => symlinkSync(file, path)],
  ['an empty file', (path: string): void => writeFileSync(path, '')],
])('C2 %s of the name of a log is no log to take X from', async (_, make) => {
  const { cwd, go } = await newGroup();
  make(join(cwd, file));
  const { code, stderr } = await go('generate', '--mission', 'search', '--seed', '7', '--lang', 'en', '--out', 'a');
  expect([code, stderr]).toEqual([0, expect.stringContaining('without X nobody wins tonight')]);
  expect(stderr).not.toContain('There is a games log');
}, 30_000);

test('C2 a link to a log is one', async () => {
  const { cwd, go } = await newGroup();
  await go('campaign', 'new', '--file', 'ours.yaml');
  symlinkSync('ours.yaml', join(cwd, file));
  expect((await go('generate', '--mission', 'search', '--seed', '7', '--lang', 'en', '--out', 'a')).stderr).toContain('There is a games log');
}, 30_000);
