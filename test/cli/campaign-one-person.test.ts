/** One person is one player: whatever the case, accents and marks that nobody sees. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];

function startHere() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  return { cwd, go, json: (...argv: Words) => readReport(go('campaign', ...argv, '--json')) };
}

test('LOG-01 a player named twice in a new group is one; check names those that a hand wrote, with what puts them together', async () => {
  const { cwd, go, json } = startHere();
  expect(await readReport(go('campaign', 'new', '--here', '--player', 'Ana', '--player', 'ana', '--player', 'Bea', '--player', 'Àna', '--json'))).toMatchObject({ players: ['Ana', 'Bea'] });
  const file = join(cwd, 'old.yaml');
  writeFileSync(file, 'format: plasma-wall/campaign\nversion: 1\nplayers: [Ana, ana]\ngames: []\n');
  expect((await json('check', '--file', 'old.yaml')).twins).toEqual([['Ana', 'ana']]);
  const { stderr } = await go('campaign', 'check', '--file', 'old.yaml');
  expect(stderr).toContain('count apart: Ana, ana. Put them together with: plasma-wall campaign rename --file old.yaml ana Ana --merge');
  expect((await go('campaign', 'rename', '--file', 'old.yaml', 'ana', 'Ana', '--merge')).code).toBe(0);
  expect((await json('check', '--file', 'old.yaml')).twins).toEqual([]);
});

test('LOG-01 marks that nobody sees make nobody another player', async () => {
  const { go, json } = startHere();
  await go('campaign', 'new', '--here');
  const record = (attacker: string, defender: string) => go('campaign', 'record', '--mission', 'search', '--objectives', '1', '--attacker', attacker, '--defender', defender, '--date', '1999-10-02');
  for (const mark of ['\u200b', '\u200d', '\u00ad', '\u2060']) expect(await record('Ana', `An${mark}a`)).toMatchObject({ code: 2, stderr: expect.stringContaining('SAME_PLAYER') });
  expect((await record('Ana', 'Be\u200ba')).code).toBe(0);
  expect((await json('log')).games[0]).toMatchObject({ defender: 'Bea' });
});

test('C1 commands that are advised name the log that the command used', async () => {
  const { go } = startHere();
  for (const file of ['w.yaml', 'our games.yaml']) {
    await go('campaign', 'new', '--file', file);
    const record = () => go('campaign', 'record', '--mission', 'search', '--objectives', '1', '--attacker', 'Ana', '--defender', 'Bea', '--file', file, '--date', '1999-10-02');
    await record();
    const named = file.includes(' ') ? `"${file}"` : file;
    expect((await record()).stderr).toContain(`void it with: plasma-wall campaign void --file ${named} 2 --why`);
    expect((await go('campaign', 'correct', '1', '--date', '2999-01-01', '--file', file)).stderr).toContain(`plasma-wall campaign correct --file ${named} 1 --date`);
  }
});

test('LOG-01 a name that a hand wrote with an unseen mark is put together with the clean one', async () => {
  const { cwd, go, json } = startHere();
  writeFileSync(join(cwd, 'old.yaml'), 'format: plasma-wall/campaign\nversion: 1\nplayers: [Marta, "M\u200barta"]\ngames: []\n');
  expect((await json('check', '--file', 'old.yaml')).twins).toHaveLength(1);
  expect((await go('campaign', 'rename', '--file', 'old.yaml', 'M\u200barta', 'Marta', '--merge')).code).toBe(0);
  expect(await json('players', '--file', 'old.yaml')).toBeDefined();
  expect((await json('check', '--file', 'old.yaml')).twins).toEqual([]);
});
