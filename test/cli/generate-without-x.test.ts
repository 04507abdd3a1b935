/** A dungeon made without X: where it may be had from. */
import { makeFolder, run } from './run-in-process';

const generate = async (cwd: string, lang: string, ...flags: string[]) => (await run(['generate', '--mission', 'search', '--seed', '7', '--lang', lang, ...flags], { cwd })).stderr.replace(/\s+/g, ' ');

const words = [
  ['es', 'Si tenéis registro de partidas', 'Hay un registro de partidas, plasma-wall-campaign.yaml.'],
  ['ca', 'Si teniu registre de partides', 'Hi ha un registre de partides, plasma-wall-campaign.yaml.'],
  ['en', 'If you keep a games log', 'There is a games log, plasma-wall-campaign.yaml.'],
] as const;

describe('ENG-07 X that is missing', () => {
  test.each(words)('ENG-07 %s: where a log lies it is named with the command that reads it; a log without X is told nothing of --x', async (lang, advice, found) => {
    const cwd = makeFolder();
    expect(await generate(cwd, lang, '--out', 'a')).toContain(advice);
    await run(['campaign', 'new', '--here'], { cwd });
    const told = await generate(cwd, lang, '--out', 'b');
    expect(told).toContain(found);
    expect(told).toMatch(/plasma-wall generate --campaign --mission busqueda-y-destruccion --seed 7 --lang \w+ --out b --force/);
    expect(told).not.toContain(advice);
    const empty = await generate(cwd, lang, '--campaign', '--out', 'c');
    expect(empty).toMatch(/sin X|sense X|without X/);
    for (const away of [advice, found, '--x']) expect(empty).not.toContain(away);
  });

  test('ENG-07 a log is not looked for where X was given', async () => {
    const cwd = makeFolder();
    await run(['campaign', 'new', '--here'], { cwd });
    expect(await generate(cwd, 'en', '--x', '1', '--out', 'a')).not.toContain('games log');
  });
});

test('MIS-14 a mission with a primary is made with the X of the house rule; that a log has another is told, and without a log nothing', async () => {
  const cwd = makeFolder();
  const make = (folder: string, ...more: readonly string[]) => run(['generate', '--mission', 'rescue', '--seed', '7', '--out', folder, '--lang', 'en', ...more], { cwd });
  expect((await make('a')).stderr).not.toContain('Warning');
  await run(['campaign', 'new', '--here'], { cwd });
  expect((await make('b')).stderr).toContain('Warning: no X was given, so the one of the house rule is taken: 1 (MIS-14). There is a games log, plasma-wall-campaign.yaml. To take X from it: plasma-wall generate --campaign --mission rescate --seed 7 --out b --lang en --force\n');
  for (const given of [['--x', '1'], ['--campaign']]) expect((await make(`c${given.length}`, ...given)).stderr).not.toContain('Warning');
});
