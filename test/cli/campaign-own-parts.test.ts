/** Which incursions are a scenario's own (SCN-01): boards of another with the same tag are not, and a result says what its own say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal } from './answer-on-terminal';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  const campaign = (...argv: Words) => go('campaign', ...argv);
  expect((await campaign('new', '--here', '--player', 'Marta', '--player', 'Pau')).code).toBe(0);
  const json = (...argv: Words) => readReport(campaign(...argv, '--json'));
  const record = (...more: Words) => campaign('record', ...more, '--date', '1999-10-02');
  return { cwd, go, campaign, json, record, text: () => readFileSync(join(cwd, file), 'utf8') };
}

const marta = ['--attacker', 'Marta', '--defender', 'Pau'];
const pau = ['--attacker', 'Pau', '--defender', 'Marta'];

/** A group that has both incursions of Tunnel Fighting, as 2 to 1. */
async function playTunnels() {
  const group = await newGroup();
  await group.go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tun');
  await group.record('tun/primera', ...marta, '--objectives', '2');
  await group.record('tun/segunda', ...pau, '--objectives', '1');
  return group;
}

test('X-01 SCN-02 incursions of another scenario are not taken for one\'s own, though their boards have the same tags', async () => {
  const { cwd, go, json, record } = await playTunnels();
  await go('generate', '--scenario', 'lucha', '--seed', '7', '--out', 'pre');
  const tagOf = (folder: string): string => (JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8')) as { tag: string }).tag;
  expect(tagOf('pre/primera')).toBe(tagOf('tun/primera'));
  expect(await record('pre')).toMatchObject({ code: 2, stderr: expect.stringMatching(/FACTS_MISSING.*--attacker, --defender, --first, --second/) });
  // What is left to record is the other scenario's, and the result of this one.
  expect((await record(...marta, '--objectives', '1')).stderr).toContain('several sessions not recorded: pre/primera, pre/segunda, tun');
  expect((await run(['campaign', 'record', '--lang', 'en', '--file', join('../..', file), ...marta, '--objectives', '1', '--date', '1999-10-02'], { cwd: join(cwd, 'pre/primera') })).code).toBe(0);
  expect((await record('pre/segunda', ...pau, '--objectives', '2')).code).toBe(0);
  expect(await record('pre/segunda', ...pau)).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED that session is recorded already as game 4') });
  await record('tun');
  await record('pre', '--battle-points', '1500');
  const { games } = await json('log');
  expect(games.slice(4)).toMatchObject([{ scenario: 'combates-en-los-tuneles', objectives: 2, second: 1, winner: 'attacker' }, { scenario: 'lucha-preliminar', objectives: 1, second: 2, winner: 'defender' }]);
}, 60_000);

test('SCN-01 a result that is not that of the incursions recorded is refused, with their numbers and counts', async () => {
  const { campaign, json, record, text } = await playTunnels();
  const before = text();
  const { code, stderr } = await record('tun', '--first', '0', '--second', '2');
  expect([code, stderr]).toEqual([2, expect.stringContaining('RESULT_OTHERWISE with the incursions recorded (1, 2) the result is 2–1, and here it says 0–2 [SCN-01]')]);
  expect(stderr).toContain('campaign correct 1 --objectives …');
  expect(await record('tun', ...pau)).toMatchObject({ code: 2, stderr: expect.stringContaining('RESULT_OTHERWISE') });
  expect(text()).toBe(before);
  await campaign('void', '2', '--why', 'torn');
  expect(await record('tun', '--first', '0', '--second', '2')).toMatchObject({ code: 2, stderr: expect.stringContaining('with the incursion recorded (1) the result is 2–2, and here it says 0–2') });
  expect((await record('tun', '--second', '2')).code).toBe(0);
  expect(await json('show', '3')).toMatchObject({ objectives: 2, second: 2, winner: 'draw' });
}, 60_000);

test('SCN-01 where nothing says whose the incursions are, a result beside them is told what they would make it', async () => {
  const { json, record } = await newGroup();
  for (const [words, count] of [[marta, '1'], [pau, '2']] as const) await record('--scenario', 'tunnels', '--mission', 'search', '--objectives', count, ...words);
  const { code, stderr } = await record('--scenario', 'tunnels', '--first', '5', '--second', '2', ...marta);
  expect([code, stderr]).toEqual([0, expect.stringContaining('With incursions 1, 2, which seem to be its own, it would be 1–2 (SCN-01). If they are, and are right, correct the result: plasma-wall campaign correct 3 --first 1 --second 2\n')]);
  expect(await json('show', '3')).toMatchObject({ objectives: 5, second: 2 });
}, 60_000);

test('SCN-01 an incursion that is voided is named beside the result it was part of, until it is played again', async () => {
  const { cwd, campaign, json, record } = await playTunnels();
  await record('tun');
  const told = 'Game 3 is the result of a scenario, and its incursion 1 is void (SCN-01). What is recorded stands: Marta (ENG-08). If it does not count either: plasma-wall campaign void 3 --why …\n';
  expect((await campaign('void', '1', '--why', 'torn')).stderr).toContain(told);
  expect((await campaign('check')).stderr).toContain(told);
  expect((await json('check')).differing).toEqual([3]);
  expect((await run(['campaign', 'log', '--lang', 'es'], { cwd, columns: 240 })).stdout).toContain('Anulada su incursión 1 (SCN-01)');
  expect((await run(['campaign', 'show', '3', '--lang', 'ca'], { cwd })).stdout).toContain('Anul·lada la seva incursió 1 (SCN-01)');
  expect((await record('tun/primera', ...marta, '--objectives', '2')).code).toBe(0);
  expect((await campaign('check')).stderr).not.toContain('is void');
  expect((await campaign('void', '4', '--why', 'torn too')).stderr).toContain('its incursions 1, 4 are void');
  expect((await campaign('void', '3', '--why', 'all of it')).code).toBe(0);
  expect((await campaign('check')).stderr).not.toContain('void (SCN-01)');
}, 60_000);

test('X-01 scenarios told twice are told twice only when both counts, or how it ended, are the same', async () => {
  const { record } = await newGroup();
  const tell = (...more: Words) => record('--scenario', 'tunnels', '--first', '1', ...more, ...marta);
  await tell('--second', '1');
  expect((await tell('--second', '2')).stderr).not.toContain('says the same');
  expect((await tell('--second', '2')).stderr).toContain('Game 2 says the same');
  await record('--scenario', 'pared', '--battle', 'first', ...marta);
  expect((await record('--scenario', 'pared', '--battle', 'second', ...marta)).stderr).not.toContain('says the same');
  expect((await record('--scenario', 'pared', '--wiped-out', 'second', ...marta)).stderr).not.toContain('says the same');
  expect((await record('--scenario', 'pared', '--battle', 'second', ...marta)).stderr).toContain('Game 5 says the same');
}, 60_000);

test('X-01 a folder that is recorded already is told so before anything is asked', async () => {
  const { cwd, record } = await playTunnels();
  await record('tun');
  for (const folder of ['tun/primera', 'tun']) {
    const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', folder, '--lang', 'en'], env: { NO_COLOR: '1' }, answers: ['\u0003'] });
    expect([code, screen]).toEqual([1, expect.stringContaining('ALREADY_RECORDED')]);
    expect(screen).not.toContain('Who attacked');
  }
}, 60_000);

test('SCN-01 ENG-08 while an incursion is void nothing is said of what the result would be, whatever the other one says', async () => {
  const { campaign, record } = await playTunnels();
  await record('tun');
  await campaign('correct', '2', '--objectives', '9');
  expect((await campaign('check')).stderr).toContain('The result of game 3 would now be');
  expect((await campaign('void', '1', '--why', 'torn')).stderr).toContain('its incursion 1 is void');
  for (const command of ['check', 'log']) {
    const { stdout, stderr } = await campaign(command);
    expect(`${stdout}${stderr}`).not.toMatch(/would (?:now )?be/);
  }
}, 60_000);
