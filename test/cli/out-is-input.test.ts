/** What a command reads it never writes over, not even with `--force`. */
import { cpSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const root = join(__dirname, '../..');

async function makeInputs(): Promise<string> {
  const cwd = makeFolder();
  expect((await run(['generate', '--mission', 'rescate', '--seed', '42', '--out', 'game'], { cwd })).code).toBe(0);
  writeFileSync(join(cwd, 'pieces.txt'), 'straight, 8\ncorner, 4\nfork, 3\nsmall-room, 20x20, 3\n');
  writeFileSync(join(cwd, 'house.yaml'), 'maxTurns: 20\n');
  writeFileSync(join(cwd, 'troops.yaml'), 'attacker: []\n');
  cpSync(join(root, 'templates/themes/cueva.yaml'), join(cwd, 'cave.yaml'));
  cpSync(join(root, 'templates'), join(cwd, 'words'), { recursive: true });
  cpSync(join(root, 'tables'), join(cwd, 'tables'), { recursive: true });
  linkSync(join(cwd, 'cave.yaml'), join(cwd, 'other-name.pdf'));
  return cwd;
}

test('G10 no PDF and no map is written over a file that the same command reads', async () => {
  const cwd = await makeInputs();
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['print', 'game', '--theme', 'cave.yaml'], 'cave.yaml'],
    [['print', 'game', '--theme', './cave.yaml'], 'other-name.pdf'],
    [['print', 'game', '--forces', 'troops.yaml'], 'troops.yaml'],
    [['print', 'game', '--templates', 'words'], 'words/texts.yaml'],
    [['render', 'game', '--theme', 'cave.yaml'], 'cave.yaml'],
    [['render', 'game', '--forces', 'troops.yaml'], './troops.yaml'],
    [['sections', '--pieces', 'pieces.txt'], 'pieces.txt'],
    [['sections', '--rules', 'house.yaml'], 'house.yaml'],
    [['sections', '--tables', 'tables'], 'tables/rooms.yaml'],
    [['sections', '--theme', 'cave.yaml'], 'cave.yaml'],
    [['forms', '--tables', 'tables'], 'tables/missions/rescate.yaml'],
    [['forms', '--templates', 'words'], 'words/texts.yaml'],
  ];
  for (const [argv, out] of cases) {
    const before = readFileSync(join(cwd, out), 'utf8');
    const { code, stderr } = await run([...argv, '-o', out, '--force'], { cwd });
    expect([argv, code, stderr]).toEqual([argv, 2, expect.stringContaining('OUT_IS_INPUT')]);
    expect(readFileSync(join(cwd, out), 'utf8')).toBe(before);
  }
});

test('G10 a PDF may lie beside what it is made of, and take the place of an earlier one', async () => {
  const cwd = await makeInputs();
  for (let time = 0; time < 2; time++) {
    expect(await run(['forms', '--tables', 'tables', '-o', 'tables/forms.pdf', '-f'], { cwd })).toMatchObject({ code: 0 });
    expect(await run(['render', 'game', '--theme', 'nave', '-o', 'nave', '-f'], { cwd })).toMatchObject({ code: 0 });
  }
});
