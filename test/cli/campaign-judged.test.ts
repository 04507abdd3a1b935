/** `campaign record` says who won by what happened, as `score` does, and moves X. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;
const players = ['--attacker', 'Marta', '--defender', 'Pau', '--date', '1999-10-02'];

async function newGroup(...words: Words) {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  expect((await go('campaign', 'new', '--here', ...words)).code).toBe(0);
  const json = (...argv: Words) => readReport(go('campaign', ...argv, '--json'));
  return { cwd, go, json, record: (...more: Words) => go('campaign', 'record', ...more, ...players) };
}

test('MIS-12 MIS-22 one command records a Rescue and says who won, line by line, with the X of the log', async () => {
  const { json, record } = await newGroup();
  for (const count of ['1', '2']) await record('--mission', 'search', '--objectives', count);
  const { code, stderr } = await record('--mission', 'rescue', '--objectives', '1', '--primary', 'yes', '--bonus', 'no', '--die', '3');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Game 3 recorded: Marta (attacker) against Pau, Rescue, 3 objectives. Winner: Attacker.\nRescue\n  Secondaries achieved: 1. [MIS-11]\n  The primary was achieved. [MIS-22]\n')]);
  expect(stderr).toContain('T = X + 1D3 − 2 = 3/2 + 3 − 2 = 5/2. [MIS-12]');
  expect(stderr).toContain('X stays as it is: 3/2 (1.5)');
  expect((await json('log')).games.at(-1)).toMatchObject({ objectives: 3, winner: 'attacker', grade: 'plain' });
}, 30_000);

test('MIS-07 MIS-08 in Search and Destroy the bonus is worked out from the units, and X moves by it', async () => {
  const { json, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1');
  const { code, stderr } = await record('--mission', 'search', '--objectives', '1', '--unit', 'Marksmen:5:3');
  expect([code, stderr]).toEqual([0, expect.stringContaining('2 is more than X = 1: the attacker wins. [MIS-08]\nX: 1 → 3/2 (1.5)\n')]);
  expect(await json('show', '2')).toMatchObject({ objectives: 2, winner: 'attacker', before: { num: 1, den: 1 } });
}, 30_000);

test('MIS-14 MIS-24 rules of the group decide where no session does', async () => {
  const { json, record } = await newGroup('--house', 'xDefault=2', '--house', 'detonate=anyOut');
  const { stderr } = await record('--mission', 'sabotage', '--objectives', '1', '--charge', 'yes', '--outside', '1', '--inside', '2', '--die', '2');
  expect(stderr).toContain('No X was given: it is 2, by the house rule xDefault. [MIS-14]');
  expect(await json('show', '1')).toMatchObject({ winner: 'attacker', grade: 'decisive', objectives: 3 });
}, 30_000);

test('PRE-05 with a session its mission, its rules and the X of its papers decide', async () => {
  const { cwd, go, json, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1');
  await go('generate', '--mission', 'rescue', '--seed', '42', '--x', '5/2', '--house', 'xRounding=ceil', '--out', 'night');
  const { stderr } = await record('--objectives', '1', '--primary', 'no', '--die', '2');
  expect(stderr).toContain('X = 5/2 is rounded to 3');
  expect(stderr).toContain("The papers of that night had X 5/2; the log's was 1.");
  const scored = JSON.parse((await run(['score', 'night', '--objectives', '1', '--primary', 'no', '--die', '2', '--json'], { cwd })).stdout);
  expect(await json('show', '2')).toMatchObject({ winner: scored.verdict.winner, grade: scored.verdict.grade, objectives: 1 });
}, 30_000);

test('PRE-05 MIS-14 papers made without X hold xDefault, whatever the log has: record says what score says, and names the X of the log', async () => {
  const { cwd, go, json, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '4');
  await go('generate', '--mission', 'rescue', '--seed', '42', '--out', 'night');
  const facts = ['--objectives', '1', '--primary', 'yes', '--die', '2', '--bonus', 'no'];
  const { stderr } = await record(...facts);
  expect(stderr).toContain('The papers of that night were made without X and hold as printed; the X of the log was 4. [PRE-05]');
  const scored = JSON.parse((await run(['score', 'night', ...facts, '--json'], { cwd })).stdout);
  expect(scored.verdict).toEqual({ winner: 'attacker', grade: 'decisive' });
  expect(await json('show', '2')).toMatchObject(scored.verdict);
}, 30_000);

test('X-02 MIS-08 nothing is promised of X where the game does not count, and an incursion told by options has no winner', async () => {
  const { json, record } = await newGroup();
  expect((await record('--mission', 'search', '--objectives', '2', '--bonus', 'no')).stderr).toContain('From today X is what was achieved. [MIS-08]');
  expect((await record('--mission', 'search', '--scenario', 'combates-en-los-tuneles', '--objectives', '2', '--bonus', 'no')).stderr).toContain('This incursion brings 2 to the scenario; it is compared with the other. [SCN-01]');
  expect(await json('show', '2')).toMatchObject({ winner: 'none', objectives: 2 });
}, 30_000);

test('MIS-24 MIS-20 every option of record that tells a fact is believed or refused, none vanishes', async () => {
  const { cwd, record } = await newGroup();
  const before = readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8');
  for (const [option, said] of [['--outside', 'FACTS_FOREIGN'], ['--inside', 'FACTS_FOREIGN'], ['--escort', 'FACTS_MISSING']] as const) {
    expect(await record('--mission', 'rescue', '--objectives', '1', '--winner', 'attacker', option, '3')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
    expect(await record('--mission', 'rescue', '--objectives', '1', '--primary', 'no', '--die', '1', option, '3')).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  }
  expect(readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8')).toBe(before);
}, 30_000);

test('what score --json wrote can be recorded', async () => {
  const { cwd, go, json, record } = await newGroup();
  const facts = ['--mission', 'rescue', '--objectives', '2', '--primary', 'no', '--bonus', 'yes', '--die', '1'];
  writeFileSync(join(cwd, 'result.json'), (await go('score', ...facts, '--json')).stdout);
  expect((await record('--mission', 'rescue', '--facts', 'result.json')).code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ objectives: 3, winner: 'defender', grade: 'marginal' });
}, 30_000);

test('what happened and who won are not both declared, what is missing is named, and nothing is written', async () => {
  const { cwd, record } = await newGroup();
  const before = readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8');
  const rescue = ['--mission', 'rescue', '--objectives', '1'];
  expect(await record(...rescue, '--primary', 'yes', '--winner', 'draw')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
  expect(await record(...rescue, '--primary', 'yes')).toMatchObject({ code: 2, stderr: expect.stringContaining('--die') });
  expect(await record(...rescue)).toMatchObject({ code: 2, stderr: expect.stringContaining('Say who won with --winner, or what happened') });
  writeFileSync(join(cwd, 'bad.json'), '{"objectives": -1}');
  expect(await record('--mission', 'rescue', '--facts', 'bad.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('FACTS_FIELD') });
  expect(readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8')).toBe(before);
}, 30_000);

test('MIS-25 on a terminal record asks what happened, and says who won', async () => {
  const { cwd, json } = await newGroup('--player', 'Marta', '--player', 'Pau');
  const answers = [enter, enter, '1', enter, 'Marksmen', enter, '5', enter, '3', enter, 'n', enter, enter, 'y', enter, '2', enter, enter, 'well fought', enter];
  const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--mission', 'escape', '--lang', 'en'], env: { NO_COLOR: '1' }, answers });
  expect([code, screen]).toEqual([0, expect.stringContaining('How many secondaries')]);
  expect(screen).toContain('a decisive win for the attacker. [MIS-12]');
  expect(await json('show', '1')).toMatchObject({ attacker: 'Marta', defender: 'Pau', winner: 'attacker', grade: 'decisive', notes: 'well fought' });
}, 30_000);

describe('scenarios', () => {
  test('SCN-01 X-02 each incursion is a game, found by itself; it has no winner and never feeds X', async () => {
    const { cwd, go, json, record } = await newGroup();
    expect((await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'night')).code).toBe(0);
    mkdirSync(join(cwd, 'other'));
    writeFileSync(join(cwd, 'other/scenario.json'), '[]');
    expect(await record('--objectives', '1')).toMatchObject({ code: 2, stderr: expect.stringContaining('night/primera, night/segunda') });
    expect(await record('night', '--objectives', '1')).toMatchObject({ code: 2, stderr: expect.stringContaining('SEVERAL_GAMES') });
    expect(await record('night/primera', '--objectives', '2', '--winner', 'attacker')).toMatchObject({ code: 2, stderr: expect.stringContaining('INCURSION_WINNER') });
    expect(await record('night/primera', '--objectives', '2', '--bonus', 'no')).toMatchObject({ code: 2, stderr: expect.stringContaining('FACTS_MANY --objectives 2 cannot be: that dungeon has 1 objective room [MIS-01]') });
    expect((await record('night/primera', '--objectives', '1', '--bonus', 'yes')).stderr).toContain('This incursion brings 2 to the scenario; it is compared with the other. [SCN-01]');
    expect((await go('campaign', 'record', '--objectives', '1', '--bonus', 'yes', '--attacker', 'Pau', '--defender', 'Marta')).stderr).toContain('Session found: night/segunda');
    const { games } = await json('log');
    expect(games).toMatchObject([0, 1].map(() => ({ mission: 'busqueda-y-destruccion', scenario: 'combates-en-los-tuneles', objectives: 2, winner: 'none', after: null })));
  }, 30_000);

  test('SCN-04 levels are one game, judged by Escape', async () => {
    const { go, json, record } = await newGroup();
    await go('generate', '--scenario', 'levels', '--seed', '7', '--out', 'night');
    const { code, stderr } = await record('--objectives', '0', '--unit', 'Marksmen:5:5', '--die', '2');
    expect([code, stderr]).toEqual([0, expect.stringContaining('[MIS-25]')]);
    expect(await json('show', '1')).toMatchObject({ scenario: 'huir-de-las-mazmorras', winner: 'attacker', objectives: 2 });
  }, 30_000);
});
