/** The questions of `score` on a terminal. */
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder } from './run-in-process';

const { enter, breakOff, endOfInput } = keys;
const cwd = makeFolder();

const score = async (argv: readonly string[], answers: readonly string[]) => (
  answerOnTerminal({ cwd, argv: ['score', ...argv, '--lang', 'en'], env: { NO_COLOR: '1' }, answers })
);

test('MIS-22, MIS-12: what is missing is asked, in order, and the verdict follows', async () => {
  const { code, screen, stdout } = await score(['--mission', 'rescue', '--x', '1'], ['1', enter, 'y', enter, 'y', enter, '3', enter, 'n', enter]);
  expect([code, screen]).toEqual([0, expect.stringContaining('How many secondaries')]);
  expect(screen).toContain('Did the prisoner come out alive?');
  expect(stdout).toContain('The defender\'s 1D3: 3.');
  expect(stdout).toContain('a decisive win for the attacker');
}, 30_000);

test.each([['es', 's', 'sí', 'no'], ['ca', 'sí', 'SI', 'n'], ['en', 'y', 'yes', 'No'], ['en', 's', 'si', 'n']])('MIS-22, MIS-12: yes and no are typed as anybody types them, and Enter alone is no answer: %s %s %s %s', async (lang, prisoner, rolled, bonus) => {
  const argv = ['score', '--mission', 'rescate', '--x', '1', '--objectives', '0', '--lang', lang];
  const { code, screen, stdout } = await answerOnTerminal({ cwd, argv, env: { NO_COLOR: '1' }, answers: [enter, prisoner, enter, enter, 'a', enter, `\u007f${rolled}`, enter, '3', enter, bonus, enter] });
  expect(code).toBe(0);
  expect(screen).toContain(lang === 'en' ? 'yes or no' : 'sí o no');
  expect(stdout).toMatch(/1D3[^\n]*: 3\./);
  expect(stdout).toContain({ es: 'El prisionero salió vivo', ca: 'El presoner va sortir viu', en: 'The prisoner came out alive' }[lang]!);
}, 30_000);

test('MIS-12: a 1D3 shows 1, 2 or 3 and nothing else', async () => {
  const { code, screen, stdout } = await score(['--mission', 'rescue', '--objectives', '0', '--primary', 'no', '--bonus', 'no'], [enter, 'y', enter, '0', enter, '\u007f4', enter, '\u007f2', enter]);
  expect(code).toBe(0);
  expect(screen).toContain('A whole number, 1 to 3.');
  expect(stdout).toContain('The defender\'s 1D3: 2.');
}, 30_000);

test('MIS-25: units are told one by one until an empty name', async () => {
  const answers = [enter, 'Marksmen', enter, '5', enter, '3', enter, 'n', enter, 'Sappers', enter, '2', enter, '0', enter, 'y', enter, enter, 'y', enter, '1', enter];
  const { code, stdout } = await score(['--mission', 'escape', '--objectives', '0'], answers);
  expect(code).toBe(0);
  expect(stdout).toContain('Units that escaped with half of their models or more: 1; needed: 1.');
}, 30_000);

test('MIS-25: a unit that started had a model, on a terminal as in a file', async () => {
  const { code, screen, stdout } = await score(['--mission', 'escape', '--objectives', '0', '--die', '1'], [enter, 'A', enter, '0', enter, '\u007f4', enter, '2', enter, 'n', enter, enter]);
  expect([code, screen]).toEqual([0, expect.stringContaining('A whole number, 1 to 999.')]);
  expect(stdout).toContain('Units that escaped with half of their models or more: 1; needed: 1.');
}, 30_000);

test('MIS-23: who lost the primary is not asked whether all are dead; MIS-24: no charge, no counting', async () => {
  const lost = await score(['--mission', 'extermination', '--objectives', '0', '--die', '1'], [enter, 'n', enter, 'n', enter]);
  expect([lost.code, lost.screen]).toEqual([0, expect.not.stringContaining('did all defenders')]);
  const unplanted = await score(['--mission', 'sabotage', '--objectives', '0', '--die', '1'], [enter, 'n', enter, 'n', enter]);
  expect([unplanted.code, unplanted.stdout]).toEqual([0, expect.stringContaining('The charge was not planted')]);
  const half = await score(['--mission', 'sabotage', '--objectives', '0', '--die', '1', '--charge', 'yes', '--outside', '3'], [enter, '0', enter, 'n', enter]);
  expect([half.code, half.screen, half.stdout]).toEqual([0, expect.not.stringContaining('were outside'), expect.stringContaining('attackers outside: 3; alive inside: 0. The primary is achieved.')]);
}, 60_000);

test('SCN-01, SCN-03: a scenario asks for what it compares', async () => {
  expect((await score(['--scenario', 'combates-en-los-tuneles'], ['2', enter, '1', enter])).stdout).toContain('[SCN-01]');
  expect((await score(['--scenario', 'entre-la-pistola-de-plasma-y-la-pared'], [enter])).stdout).toContain('The first player won the fight in the final room: he wins the game. [SCN-03]');
  const down = '\u001b[B';
  expect((await score(['--scenario', 'entre-la-pistola-de-plasma-y-la-pared'], [...Array<string>(6).fill(down), enter])).stdout).toContain('Neither force got to the final room: a draw. [MIS-15]');
}, 60_000);

test.each([breakOff, endOfInput])('breaking off, or the end of what is typed, scores nothing: %j', async (key) => {
  for (const argv of [['--mission', 'rescue'], ['--scenario', 'combates-en-los-tuneles']]) {
    const { code, screen, stdout } = await score(argv, [key]);
    expect([code, stdout]).toEqual([2, '']);
    expect(screen).toContain('Nothing was scored.');
  }
}, 60_000);

test('MIS-08 MIS-12 SCN-01: on a terminal the game and X are asked for, where no folder and no option tells them', async () => {
  const down = '\u001b[B';
  const first = await score([], [enter, '4/3', enter, '2', enter, 'n', enter]);
  expect([first.code, first.screen]).toEqual([0, expect.stringContaining('Which mission or scenario did you play?')]);
  expect(first.stdout).toContain('Search and Destroy\n');
  expect(first.stdout).toContain('2 is more than X = 4/3: the attacker wins.');
  const bad = await score(['--mission', 'search', '--objectives', '1', '--bonus', 'no'], ['none', enter, '\u007f\u007f\u007f\u007f2', enter]);
  expect([bad.code, bad.stdout]).toEqual([0, expect.stringContaining('1 is less than X = 2: the defender wins.')]);
  // Seven missions come first.
  const tunnels = await score([], [...Array<string>(7).fill(down), enter, '2', enter, '1', enter]);
  expect([tunnels.code, tunnels.screen]).toEqual([0, expect.not.stringContaining('What is X')]);
  expect(tunnels.stdout).toContain('Tunnel Fighting\n  Objectives: 2 of the first player');
}, 60_000);
