/** What a finished game may not be, and a log may not hold: told truly, and nothing is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLog } from '../../src/campaign/canonical';
import { recordGame } from '../../src/campaign/change-log';
import { logLimits } from '../../src/campaign/log';
import type { Game } from '../../src/campaign/log';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';
const players = ['--attacker', 'Ana', '--defender', 'Bea', '--date', '1999-10-02'];

async function newGroup() {
  const cwd = makeFolder();
  const campaign = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  await campaign('new', '--here', '--player', 'Ana', '--player', 'Bea');
  return { cwd, campaign, text: () => readFileSync(join(cwd, file), 'utf8') };
}

test.each([
  ['search', ['--objectives', '99', '--bonus', 'yes'], '100'],
  ['rescue', ['--objectives', '98', '--primary', 'yes', '--bonus', 'yes', '--die', '1'], '101'],
])('LOG-01 MIS-07 %s: more objectives in all than a game can have are refused as that', async (mission, told, sum) => {
  const { campaign, text } = await newGroup();
  const before = text();
  const { code, stderr } = await campaign('record', '--mission', mission, ...players, ...told);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`BAD_FACT with all that is added to it “objectives” comes to ${sum}, and takes a whole number from 0 to 99`)]);
  expect(stderr).toContain('the primary and the escape bonus are added to them');
  expect(text()).toBe(before);
});

test('LOG-01 MIS-07 correct refuses the same sum; one that fits goes through', async () => {
  const { cwd, campaign, text } = await newGroup();
  await campaign('record', '--mission', 'search', ...players, '--objectives', '3', '--bonus', 'no');
  const before = text();
  const { code, stderr } = await campaign('correct', '1', '--objectives', '99', '--bonus', 'yes');
  expect([code, stderr]).toEqual([2, expect.stringContaining('“objectives” comes to 100')]);
  expect((await run(['campaign', 'correct', '1', '--objectives', '99', '--bonus', 'yes', '--lang', 'ca'], { cwd })).stderr).toContain('amb tot el que s\'hi suma, «objectives» arriba a 100');
  expect(text()).toBe(before);
  expect((await campaign('correct', '1', '--objectives', '98', '--bonus', 'yes')).code).toBe(0);
  expect(text()).toContain('objectives: 99');
});

test('LOG-01 a full log says how many games it holds, and that another may be begun', async () => {
  const game: Game = { number: 1, mission: 'rescate', attacker: 'Ana', defender: 'Bea', objectives: 1, winner: 'attacker' };
  const games = Array.from({ length: logLimits.games }, (_, at): Game => ({ ...game, number: at + 1 }));
  expect(recordGame({ games }, game)).toEqual({ ok: false, refusal: 'log-full' });
  const { cwd, campaign } = await newGroup();
  writeFileSync(join(cwd, file), writeLog({ games }, []));
  const { code, stderr } = await campaign('record', '--mission', 'rescue', ...players, '--objectives', '1', '--winner', 'attacker');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/LOG_FULL the log is full: it has 20000 games, and holds 20000[^]*plasma-wall campaign new --file OTHER\.yaml/)]);
}, 60_000);
