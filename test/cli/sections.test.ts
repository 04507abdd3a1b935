/** `plasma-wall sections`: where the pieces come from, what is written, and what is refused. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const isPdf = (folder: string, name: string): boolean => readFileSync(join(folder, name)).subarray(0, 8).toString('latin1') === '%PDF-1.7';

test('P4 sections makes a set for any dungeon, writes it once, and replaces nothing that differs', async () => {
  const cwd = makeFolder();
  const first = await run(['sections', '--in-sight', '3', '--lang', 'es'], { cwd });
  expect([first.code, first.stdout]).toEqual([0, '']);
  expect(first.stderr).toMatch(/^plasma-wall-sections-a4\.pdf: escrito\n\d+ secciones, \d+ puertas y \d+ fichas en \d+ hojas; por superficie, \d+(,\d)?\n$/);
  expect(isPdf(cwd, 'plasma-wall-sections-a4.pdf')).toBe(true);
  expect((await run(['sections', '--in-sight', '3', '--lang', 'es'], { cwd })).stderr).toContain('sin cambios');
  const other = await run(['sections', '--in-sight', '2', '--lang', 'es'], { cwd });
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('--force')]);
  expect((await run(['sections', '--in-sight', '2', '--lang', 'es', '--force'], { cwd })).code).toBe(0);
});

test('P4 sections -o - writes the file to standard output and words to the other', async () => {
  const { code, stdout, stderr } = await run(['sections', '--in-sight', '2', '--lang', 'en', '--grid', '1in', '--paper', 'letter', '--ink', 'save', '-o', '-'], { cwd: makeFolder() });
  expect([code, stdout.slice(0, 8), stderr.includes('sheets')]).toEqual([0, '%PDF-1.7', true]);
});

test('SEC-08 sections --session and print --kit sections make the same pieces', async () => {
  const cwd = makeFolder();
  await run(['generate', '--mission', 'rescate', '--seed', 'cut', '--out', 'game'], { cwd });
  expect((await run(['sections', '--session', 'game', '-o', 'one.pdf'], { cwd })).code).toBe(0);
  expect((await run(['print', 'game', '--kit', 'sections', '-o', 'two.pdf'], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, 'one.pdf')).equals(readFileSync(join(cwd, 'two.pdf')))).toBe(true);
});

test.each([
  [['--in-sight', '1'], 'en', '--in-sight'], [['--in-sight', '31'], 'en', '30'], [['--in-sight', 'x'], 'es', '--in-sight'],
  [['--pieces', 'p.txt', '--in-sight', '4'], 'es', '--pieces'], [['--session', 'game', '--tables', 't'], 'ca', '--tables'], [['--grid', '2cm'], 'en', '25mm, 1in'],
  [['--pieces', 'thin.txt'], 'en', '20 × 1000 mm'], [['--pieces', 'many.txt'], 'ca', '1500'], [['--pieces', 'none.txt'], 'es', 'none.txt'], [['--session', 'nowhere'], 'es', 'nowhere'], [['--theme', 'navee'], 'en', 'nave'],
] as const)('T5 sections %j is refused in %s with what is wrong', async (words, lang, told) => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'p.txt'), 'straight, 2\n');
  writeFileSync(join(cwd, 'thin.txt'), 'large-room, 100x2, 1\n');
  writeFileSync(join(cwd, 'many.txt'), 'straight, 1000\ncorner, 1000\n');
  const { code, stdout, stderr } = await run(['sections', ...words, '--lang', lang], { cwd });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(told);
});

test('SEC-04 sections follow tables and house rules of the group', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'rules.yaml'), 'legMeasure: clear\n');
  await run(['tables', 'init', 'ours'], { cwd });
  const catalogue = join(cwd, 'ours', 'catalogue.yaml');
  writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace('width: 6 cm', 'width: 8 cm'));
  const made = await run(['sections', '--in-sight', '2', '--tables', 'ours', '--rules', 'rules.yaml', '--paper', 'a3', '-o', 'a.pdf'], { cwd });
  expect([made.code, isPdf(cwd, 'a.pdf')]).toEqual([0, true]);
  expect((await run(['sections', '--in-sight', '2', '--paper', 'a3', '-o', 'b.pdf'], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, 'a.pdf')).equals(readFileSync(join(cwd, 'b.pdf')))).toBe(false);
});
