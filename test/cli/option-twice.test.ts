/** An option given twice: what says the same is one, what does not is refused, and `--lang` before the command is that of its papers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const rescue = ['generate', '--mission', 'rescate', '--seed', '42'];

test.each([
  [[...rescue, '--seed', '2'], '--seed', '42', '2'], [[...rescue, '-s', '2'], '--seed', '42', '2'], [[...rescue, '--seed=2'], '--seed', '42', '2'],
  [[...rescue, '--paper', 'a4', '--paper', 'letter'], '--paper', 'a4', 'letter'], [['--lang', 'en', ...rescue, '--lang', 'ca'], '--lang', 'en', 'ca'],
  [['campaign', 'record', '--attacker', 'Ana', '--attacker', 'Bea'], '--attacker', 'Ana', 'Bea'], [['print', 'x', '--kit', 'all', '--kit', 'board'], '--kit', 'all', 'board'],
  [['score', 'x', '--primary', 'yes', '--primary', 'no'], '--primary', 'sí', 'no'], [['generate', '--campaign', '--campaign', 'log.yaml'], '--campaign', '--campaign', 'log.yaml'],
  [[...rescue, '--house', 'maxTurns=3', '--house', 'maxTurns=5'], '--house maxTurns', '3', '5'],
  [['hulk', 'new', '--house', 'hybridAp=4', '--house', 'hybridAp=5'], '--house hybridAp', '4', '5'],
] as const)('%j is refused', async (argv, flag, first, second) => {
  const { code, stdout, stderr } = await run(argv, { cwd, env: { LANG: 'es' } });
  expect([code, stdout]).toEqual([2, '']);
  const quote = { es: `la opción ${flag} está dos veces, y no dice lo mismo: «${first}» y «${second}»`, ca: `l'opció ${flag} hi és dues vegades, i no diu el mateix: «${first}» i «${second}»` };
  expect(stderr).toContain(`OPTION_TWICE ${argv.includes('ca' as never) ? quote.ca : quote.es}`);
});

test('what says the same twice is one, and what adds to a list may be there as often as one likes', async () => {
  const { code } = await run([...rescue, '--seed', '42', '--lang', 'en', '--lang', 'en', '--force', '--force', '--house', 'maxTurns=30', '--house', 'maxTurns=30', '--house', 'tEntry=stem', '-o', 'twice'], { cwd });
  expect(code).toBe(0);
});

test('--lang before the name of a command is that of the papers, too', async () => {
  expect((await run(['--lang', 'en', ...rescue, '-o', 'before'], { cwd })).stderr).toContain('--lang en');
  expect(readFileSync(join(cwd, 'before/pack.html'), 'utf8')).toContain('<html lang="en"');
});
