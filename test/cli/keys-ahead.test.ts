/** Several keys in one write, as a paste or a quick hand gives them: none is lost, and Ctrl-C leaves wherever it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';
const newLog = ['campaign', 'new', '--here', '--lang', 'en'];

test('LOG-01 Ctrl-C right after Enter leaves, before and after what else was typed at once', async () => {
  const alone = await answerOnTerminal({ cwd: makeFolder(), argv: newLog, answers: [keys.breakOff] });
  for (const typed of [`Grp${keys.enter}${keys.breakOff}`, `Grp${keys.breakOff}${keys.enter}`, `Grp${keys.enter}Marta, Pau${keys.breakOff}`, `${keys.breakOff}${keys.enter}${keys.enter}`]) {
    const cwd = makeFolder();
    const { code, screen } = await answerOnTerminal({ cwd, argv: newLog, answers: [typed] });
    expect([typed, code, existsSync(join(cwd, file))]).toEqual([typed, alone.code, false]);
    expect(screen).not.toContain('house rule');
  }
  expect(alone.code).toBe(2);
}, 60_000);

test('LOG-01 score: Ctrl-C with the last answer leaves as well', async () => {
  const argv = ['score', '--mission', 'rescue', '--x', '1', '--objectives', '2', '--bonus', 'no', '--die', '2', '--lang', 'en'];
  const { code, stdout } = await answerOnTerminal({ cwd: makeFolder(), argv, answers: [`no${keys.enter}${keys.breakOff}`] });
  expect([code, stdout]).toEqual([2, '']);
  expect((await answerOnTerminal({ cwd: makeFolder(), argv, answers: [`no${keys.enter}`] })).code).toBe(0);
}, 60_000);

test('LOG-01 answers typed ahead at once go to the questions they come before', async () => {
  const cwd = makeFolder();
  const log = ['campaign', 'record', '--mission', 'search', '--winner', 'draw', '--date', '1999-10-02', '--lang', 'en'];
  await run(newLog, { cwd });
  const { code } = await answerOnTerminal({ cwd, argv: log, answers: [`Marta${keys.enter}Pau${keys.enter}2${keys.enter}a note${keys.enter}`] });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, file), 'utf8')).toMatch(/attacker: Marta\n {4}defender: Pau\n {4}objectives: 2\n[^]*notes: a note\n/);
}, 60_000);
