/** Help on terminals of any width: no line is too wide but those that are there to be copied. */
import { displayWidth } from '../../src/render/text/display-width';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const help = async (command: string, columns: number, lang = 'es') => (await run([...command.split(' '), '--help', '--lang', lang], { cwd, isTTY: true, columns, env: { NO_COLOR: '1' } })).stdout;

test.each(['score', 'campaign record', 'generate', 'print', 'hulk', 'hulk spend', 'odds', 'campaign', 'tables show'])('L1 %s --help fits into any terminal', async (command) => {
  for (const lang of ['es', 'ca', 'en']) {
    for (const columns of [48, 60, 72, 80, 120]) {
      const wide = (await help(command, columns, lang)).split('\n').filter((line) => displayWidth(line) > columns && !/^ *(?:\S+ )?plasma-wall /.test(line));
      expect([lang, columns, wide]).toEqual([lang, columns, []]);
    }
  }
}, 30_000);

test('L1 where there is no room beside an option its description stands beneath it', async () => {
  expect(await help('score', 60)).toContain('\n  -n, --objectives <n>      objetivos conseguidos en sus\n                            estancias (los secundarios, si\n');
  expect(await help('score', 44)).toContain('\n  -n, --objectives <n>\n      objetivos conseguidos en sus estancias\n      (los secundarios,');
});

test('L1 --help of no command is refused like the command itself', async () => {
  for (const argv of [['campaign', 'score', '--help'], ['campaign', 'score']]) {
    expect(await run([...argv, '--lang', 'en'], { cwd })).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('UNKNOWN_COMMAND there is no command “score”\n  → Did you mean plasma-wall score?') });
  }
  expect(await run(['campaign', '-h', 'record', '--lang', 'en'], { cwd })).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: plasma-wall campaign ') });
});

test.each(['rules DEF-04', 'tables show rows'])('L1 %s takes a terminal that does not tell its size for one of 80 columns', async (command) => {
  const shown = async (columns: number) => (await run([...command.split(' '), '--lang', 'es'], { cwd, isTTY: true, columns, env: { NO_COLOR: '1' } })).stdout;
  expect(await shown(0)).toBe(await shown(80));
});

test('L1 the commands that odds --help names for other rules stand whole, each in a line of its own', async () => {
  expect(await help('odds', 40, 'en')).toContain('\nWith other rules:\n  plasma-wall odds --rules fantasy --help\n  plasma-wall odds --rules hulk --help\n  plasma-wall odds --rules w40k --help\n');
});
