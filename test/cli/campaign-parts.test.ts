/** A scenario and its parts in the log: what belongs to it, who attacked, and what its result is by now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;
const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  expect((await go('campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau')).code).toBe(0);
  const campaign = (...argv: Words) => go('campaign', ...argv);
  const json = (...argv: Words) => readReport(campaign(...argv, '--json'));
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
  const answers = [enter, enter, '1', enter, 'y', enter, 'n', enter, 'y', enter, '2', enter, 'n', enter, enter];
  const { code } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--scenario', 'zombies', '--date', '1999-10-02', '--lang', 'en'], env: { NO_COLOR: '1' }, answers });
  expect(code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ scenario: 'resident-evil', facts: { objectives: 1, primary: true, allDead: false, die: 2 } });
}, 60_000);

test('SCN-01 one player does not attack in both incursions: record refuses it, and check names it where a hand wrote it', async () => {
  const { cwd, campaign, go, json, record, text } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tun');
  await record('tun/primera', ...marta, '--objectives', '2');
  const before = text();
  expect(await record('tun/segunda', ...marta, '--objectives', '2')).toMatchObject({ code: 2, stderr: expect.stringMatching(/SAME_ATTACKER Marta .*game 1.*\[SCN-01\]/) });
  expect(text()).toBe(before);
  expect((await record('tun/segunda', ...pau, '--objectives', '2')).code).toBe(0);
  const { stderr } = await campaign('correct', '2', '--attacker', 'Marta', '--defender', 'Pau');
  expect(stderr).toContain('Games 1 and 2: Marta attacks in both incursions');
  expect((await campaign('check')).stderr).toContain('Games 1 and 2: Marta attacks in both incursions, and each player attacks in one (SCN-01).');
  expect((await json('check')).clashes).toEqual([{ numbers: [1, 2], code: 'same-attacker', attacker: 'Marta' }]);
  // The boards tell it even where the log has no tag of the scenario.
  writeFileSync(join(cwd, file), text().replace(/ +scenarioTag: .*\n/g, ''));
  expect(await record('tun')).toMatchObject({ code: 2, stderr: expect.stringContaining('SAME_ATTACKER') });
  expect((await campaign('correct', '2', '--attacker', 'Pau', '--defender', 'Marta')).stderr).not.toContain('both incursions');
  expect((await record('tun')).stderr).toContain('Winner: Draw.');
}, 60_000);

test('SCN-01 ENG-08 the result of a scenario is told stale when an incursion or its own counts are corrected; what was declared stands', async () => {
  const { cwd, campaign, go, json, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tun');
  await record('tun/primera', ...marta, '--objectives', '2');
  await record('tun/segunda', ...pau, '--objectives', '2');
  await record('tun');
  expect((await campaign('check')).stderr).toBe(`${file}: all in order, 3 games\n`);
  const stale = 'The result of game 3 would now be 2–5, winner Pau, by incursions 1, 2; SCN-01 says so, not X. What is recorded stands: 2–2, Draw (ENG-08). If it was wrong: plasma-wall campaign correct 3 --first 2 --second 5\n';
  expect((await campaign('correct', '2', '--objectives', '5')).stderr).toContain(stale);
  expect((await campaign('check')).stderr).toContain(stale);
  expect(await json('show', '3')).toMatchObject({ winner: 'draw', result: { due: 'defender', counts: [2, 5], parts: [1, 2] } });
  expect((await run(['campaign', 'log', '--lang', 'es'], { cwd, columns: 240 })).stdout).toContain('Ahora sería: Pau 2–5 (SCN-01, ENG-08)');
  // Its own numbers say who won; a winner that says otherwise is taken, and told.
  const mended = await campaign('correct', '3', '--second', '5');
  expect(mended.stderr).toContain('Winner: Draw → Defender');
  expect(mended.stderr).not.toContain('would now be');
  expect((await campaign('correct', '3', '--winner', 'attacker')).stderr).toContain('The result of game 3 would now be 2–5, winner Pau');
  expect((await campaign('correct', '3', '--winner', 'defender')).stderr).not.toContain('would now be');
  expect((await campaign('check')).stderr).toBe(`${file}: all in order, 3 games\n`);
}, 60_000);

test('SCN-02 SCN-03 a result keeps what decided it, and show tells why', async () => {
  const { cwd, campaign, json, record } = await newGroup();
  await record('--scenario', 'lucha', '--first', '1', '--second', '3', '--battle-points', '1555', ...marta);
  await record('--scenario', 'pared', '--wiped-out', 'first', ...marta);
  await record('--scenario', 'tunnels', '--first', '2', '--second', '1', ...marta);
  expect((await json('log')).games).toMatchObject([{ battlePoints: 1555 }, { wipedOut: 'first' }, { objectives: 2, second: 1 }]);
  expect((await campaign('show', '1')).stdout).toContain('Why, by what each player achieved:\n  Objectives: 1 of Marta, 3 of Pau. Pau wins. [SCN-01]\n  In the battle of 1555 points Pau may field 155 more as infiltrators (10%, rounded down). [SCN-02]\n');
  expect((await campaign('show', '2')).stdout).toContain('The force of Marta was wiped out before it got there: Pau wins. [SCN-03]');
  expect((await run(['campaign', 'show', '3', '--lang', 'ca'], { cwd })).stdout).toContain('Objectius: 2 de Marta, 1 de Pau. Guanya Marta. [SCN-01]');
  expect((await campaign('correct', '2', '--battle', 'second', '--clear', 'wipedOut')).stderr).not.toContain('would now be');
  // Who won the last fight won the scenario: no other winner is declared beside it.
  expect((await campaign('correct', '2', '--battle', 'first')).stderr).toContain('Winner: Defender → Attacker');
  expect((await campaign('correct', '2', '--winner', 'defender')).stderr).toContain('The winner of game 2 would now be: Marta; SCN-03 says so, not X.');
  expect((await campaign('show', '2')).stdout).toContain('Now it would be: Marta (SCN-03, ENG-08)');
  expect(await record('--scenario', 'tunnels', '--first', '2', '--second', '1', '--battle-points', '9', ...marta)).toMatchObject({ code: 2, stderr: expect.stringContaining('FACTS_FOREIGN') });
  expect(await campaign('correct', '2', '--wiped-out', 'first', '--battle', 'first')).toMatchObject({ code: 2, stderr: expect.stringContaining('OUTCOME_TWICE') });
  expect((await campaign('correct', '2', '--wiped-out', 'second')).code).toBe(0);
  expect(await json('show', '2')).toMatchObject({ wipedOut: 'second', winner: 'attacker' });
  for (const lang of ['es', 'ca', 'en']) {
    await run(['campaign', 'export', '--format', 'csv', '-o', `${lang}.csv`, '--lang', lang], { cwd });
    await campaign('new', '--file', `${lang}.yaml`);
    await campaign('import', `${lang}.csv`, '--file', `${lang}.yaml`);
    expect((await json('log', '--file', `${lang}.yaml`)).games).toEqual((await json('log')).games);
  }
}, 60_000);
