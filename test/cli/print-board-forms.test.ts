import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const isPdf = (path: string): boolean => readFileSync(path).subarray(0, 5).toString() === '%PDF-';

async function makeSession(): Promise<string> {
  const cwd = makeFolder();
  expect((await run(['generate', '--mission', 'rescate', '--seed', '42', '--out', 'game'], { cwd })).code).toBe(0);
  return cwd;
}

test('LOG-01 forms needs no session and names its file after the paper', async () => {
  const cwd = makeFolder();
  const made = await run(['forms', '--lang', 'en', '--paper', 'letter', '--ink', 'save'], { cwd });
  expect([made.code, made.stdout, made.stderr]).toEqual([0, '', 'plasma-wall-forms-letter.pdf: written\n']);
  expect(isPdf(join(cwd, 'plasma-wall-forms-letter.pdf'))).toBe(true);
  const again = await run(['forms', '--lang', 'en', '--paper', 'letter', '--ink', 'save'], { cwd });
  expect([again.code, again.stderr]).toEqual([0, 'plasma-wall-forms-letter.pdf: unchanged\n']);
  // The same name for something else is not written over.
  expect((await run(['forms', '--lang', 'ca', '--paper', 'letter'], { cwd })).code).toBe(1);
});

test('T5 forms prints a group’s own tables, and names their faults', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'ours'));
  writeFileSync(join(cwd, 'ours', 'ruleset.yaml'), 'ruleset:\n  name: Nuestras tablas\n');
  expect((await run(['forms', '--tables', 'ours', '-o', 'ours.pdf'], { cwd })).code).toBe(0);
  expect((await run(['forms', '-o', 'plain.pdf'], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, 'ours.pdf')).equals(readFileSync(join(cwd, 'plain.pdf')))).toBe(false);
  writeFileSync(join(cwd, 'ours', 'rooms.yaml'), 'tables: [{ id: rooms, rule: ROOM-01 }]\n');
  const faulty = await run(['forms', '--tables', 'ours', '-o', 'faulty.pdf'], { cwd });
  expect(faulty.code).toBe(2);
  expect(faulty.stderr).toContain('ours/rooms.yaml:1');
  expect(existsSync(join(cwd, 'faulty.pdf'))).toBe(false);
});

test('PRE-02 print --kit board takes a card by its number or the word for the start, in any language', async () => {
  const cwd = await makeSession();
  for (const [name, out] of [['Inicio', 'a.pdf'], ['START', 'b.pdf'], ['24', 'c.pdf']] as const) {
    const made = await run(['print', 'game', '--kit', 'board', '--discovery', name, '-o', out], { cwd });
    expect([name, made.code, made.stderr]).toEqual([name, 0, `${out}: escrito\n`]);
  }
  expect(readFileSync(join(cwd, 'a.pdf')).equals(readFileSync(join(cwd, 'b.pdf')))).toBe(true);
  expect(readFileSync(join(cwd, 'a.pdf')).equals(readFileSync(join(cwd, 'c.pdf')))).toBe(false);
});

test('PRE-08 a card that there is not, or that brings no piece, is refused without a word of the others; --discovery goes with the board alone', async () => {
  const cwd = await makeSession();
  for (const name of ['999', '__proto__', '']) {
    const { code, stderr } = await run(['print', 'game', '--kit', 'board', '--discovery', name, '--lang', 'en'], { cwd });
    expect([name, code]).toEqual([name, 2]);
    expect(stderr).toContain('UNKNOWN_CARD');
    expect(stderr).toMatch(/that of the beginning is (Inicio|Start)\.\n$/);
    expect(stderr.replaceAll('999', '')).not.toMatch(/\d/);
  }
  const { code, stderr } = await run(['print', 'game', '--discovery', '24'], { cwd });
  expect([code, stderr.includes('ONLY_BOARD')]).toEqual([2, true]);
});

test('P3 print --kit all holds every kit in one file', async () => {
  const cwd = await makeSession();
  const { code, stdout } = await run(['print', 'game', '--kit', 'all', '-o', '-'], { cwd });
  expect(code).toBe(0);
  expect(stdout.startsWith('%PDF-1.7')).toBe(true);
  const pages = async (kit: string): Promise<number> => (await run(['print', 'game', '--kit', kit, '-o', '-'], { cwd })).stdout.match(/\/Type \/Page\b/g)!.length;
  let sum = 0;
  for (const kit of ['evening', 'sections', 'board', 'forms']) sum += await pages(kit);
  expect(stdout.match(/\/Type \/Page\b/g)!.length).toBe(sum);
}, 120_000);
