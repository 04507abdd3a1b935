import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

interface Words { es: string; ca: string; en: string }

async function makeGame(): Promise<string> {
  const cwd = makeFolder();
  expect((await run(['generate', '--mission', 'rescate', '--seed', '42', '--out', 'game'], { cwd })).code).toBe(0);
  return cwd;
}

/** Puts a text into every label of the session. */
function relabel(cwd: string, text: string): void {
  const file = join(cwd, 'game', 'session.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { ruleset: { labels: Record<string, Words> } };
  for (const key of Object.keys(document.ruleset.labels)) document.ruleset.labels[key] = { es: text, ca: text, en: text };
  writeFileSync(file, JSON.stringify(document));
}

test('S3 labels that fit in no type are cut, and every sheet is printed', async () => {
  const cwd = await makeGame();
  for (const text of ['W'.repeat(300), 'a\n'.repeat(150), '🧟'.repeat(60), 'a\u001b[31m\n\n\td\u202e']) {
    relabel(cwd, text);
    for (const kit of ['evening', 'sections', 'forms']) {
      const { code, stderr } = await run(['print', 'game', '--kit', kit, '-o', 'x.pdf', '-f'], { cwd });
      expect([kit, code, stderr]).toEqual([kit, 0, expect.stringMatching(/^x\.pdf: /)]);
    }
  }
}, 120_000);

test('G10 no kit is written over the session it is of, not even with --force', async () => {
  const cwd = await makeGame();
  const file = join(cwd, 'game', 'session.json');
  const before = readFileSync(file, 'utf8');
  for (const argv of [['print', 'game'], ['print', 'game/session.json'], ['sections', '--session', 'game']]) {
    const { code, stderr } = await run([...argv, '-o', 'game/session.json', '--force'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining('OUT_IS_INPUT')]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  }
});

test('G10 a PDF is not written on a terminal, nor to a file without a name', async () => {
  const cwd = await makeGame();
  for (const argv of [['print', 'game'], ['sections'], ['forms']]) {
    expect(await run([...argv, '-o', '-'], { cwd, isTTY: true })).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('PDF_TERMINAL') });
    expect(await run([...argv, '-o', ''], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('PATH_EMPTY') });
  }
});

test('G10 backs are refused where there are no cards', async () => {
  const cwd = await makeGame();
  for (const kit of ['sections', 'board', 'forms']) expect(await run(['print', 'game', '--kit', kit, '--backs'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('ONLY_CARDS') });
});
