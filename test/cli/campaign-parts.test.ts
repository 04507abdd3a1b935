/** A scenario and its parts in the log: what belongs to it, who attacked, and what its result is by now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;
const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  expect((await go('campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau')).code).toBe(0);
  const campaign = (...argv: Words) => go('campaign', ...argv);
  const json = async (...argv: Words): Promise<any> => JSON.parse((await campaign(...argv, '--json')).stdout); // eslint-disable-line @typescript-eslint/no-explicit-any -- reports of many shapes
  return { cwd, go, campaign, json, record: (...more: Words) => campaign('record', ...more, '--date', '1999-10-02'), text: () => readFileSync(join(cwd, file), 'utf8') };
}

const marta = ['--attacker', 'Marta', '--defender', 'Pau'];
const pau = ['--attacker', 'Pau', '--defender', 'Marta'];

test('X-02 record --scenario takes no session that is no part of that scenario, and needs no mission', async () => {
  const { go, json, record } = await newGroup();
  await go('generate', '--mission', 'rescue', '--seed', '7', '--out', 'night');
  const zombies = ['--scenario', 'zombies', '--objectives', '0', '--primary', 'yes', '--bonus', 'no', '--all-dead', 'no', '--die', '2', ...marta];
  const { code, stderr } = await record(...zombies);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Resident Evil')]);
  expect(stderr).not.toContain('Session found');
  const game = await json('show', '1');
  expect(game).toMatchObject({ mission: 'resident-evil', scenario: 'resident-evil', winner: 'attacker', facts: { primary: true } });
  expect(game.tag).toBeUndefined();
  await go('generate', '--scenario', 'zombies', '--seed', '7', '--out', 'dead');
  expect(await record(...zombies)).toMatchObject({ code: 0, stderr: expect.stringContaining('Session found: dead/') });
  expect((await record('--objectives', '0', '--primary', 'yes', '--die', '2', '--bonus', 'no', ...marta)).stderr).toContain('Session found: night\n');
}, 60_000);

test('SCN-01 record --scenario of two incursions asks for both counts, as score does; of one it is an incursion', async () => {
  const { cwd, json, record } = await newGroup();
  expect(await record('--scenario', 'tunnels', ...marta)).toMatchObject({ code: 2, stderr: expect.stringContaining('--first, --second is missing') });
  await record('--scenario', 'tunnels', '--objectives', '2', ...marta);
  expect(await json('show', '1')).toMatchObject({ mission: 'busqueda-y-destruccion', scenario: 'combates-en-los-tuneles', winner: 'none' });
  const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--scenario', 'tunnels', '--date', '1999-10-02', '--lang', 'en'], env: { NO_COLOR: '1' }, answers: [enter, enter, '2', enter, '5', enter, enter] });
  expect([code, screen]).toEqual([0, expect.stringContaining('Who attacked first?')]);
  expect(await json('show', '2')).toMatchObject({ whole: true, objectives: 2, second: 5, winner: 'defender' });
}, 60_000);

test('MIS-23 on a terminal record --scenario of one game asks what happened in it', async () => {
  const { cwd, json } = await newGroup();
  const answers = [enter, enter, '1', enter, 'y', 'n', 'y', '2', enter, 'n', enter];
  const { code } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--scenario', 'zombies', '--date', '1999-10-02', '--lang', 'en'], env: { NO_COLOR: '1' }, answers });
  expect(code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ scenario: 'resident-evil', facts: { objectives: 1, primary: true, allDead: false, die: 2 } });
}, 60_000);
