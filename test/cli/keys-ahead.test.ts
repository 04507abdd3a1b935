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

test('LOG-01 of the built program, whose questions lie in files of their own, they go there as well: none is left over for a later one', async () => {
  const told = ['campaign', 'record', '--scenario', 'tunnels', '--date', '2020-01-01', '--lang', 'en'];
  const first = `Marta${keys.enter}Pau${keys.enter}`;
  const played: unknown[] = [];
  for (const typed of [[`${first}2${keys.enter}1${keys.enter}a note${keys.enter}`], [`${first}2${keys.enter}`, `1${keys.enter}`, `a note${keys.enter}`]]) {
    const cwd = makeFolder();
    await run(newLog, { cwd });
    const { code, screen } = await answerOnTerminal({ cwd, argv: told, answers: typed, isBuilt: true });
    expect([code, screen]).toEqual([0, expect.stringContaining('a note')]);
    played.push(readFileSync(join(cwd, file), 'utf8'));
  }
  expect(played[0]).toMatch(/attacker: Marta\n {4}defender: Pau\n {4}objectives: 2\n {4}second: 1\n[^]*notes: a note\n/);
  expect(played[1]).toBe(played[0]);
}, 60_000);

test('LOG-01 a line feed answers as Enter does: a terminal sends it that no question has taken over yet, and a paste; with a CR it is one Enter', async () => {
  const told = ['campaign', 'record', '--mission', 'search', '--date', '1999-10-02', '--lang', 'en'];
  for (const enter of [keys.lineFeed, `${keys.enter}${keys.lineFeed}`]) {
    const cwd = makeFolder();
    await run([...newLog, '--player', 'Marta', '--player', 'Pau'], { cwd });
    // Two lists, a number, and a note; the number that is none is told so, and stands.
    const lines = ['', '', 'x', '\u007f2', 'a note'].map((line) => `${line}${enter}`).join('');
    const { code, screen } = await answerOnTerminal({ cwd, argv: told, answers: [lines] });
    expect([enter, code, screen]).toEqual([enter, 0, expect.stringContaining('Game 1 recorded: Marta (attacker) against Pau, Search and Destroy, 2 objectives.')]);
    expect(readFileSync(join(cwd, file), 'utf8')).toContain('notes: a note\n');
  }
}, 60_000);
