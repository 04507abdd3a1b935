/** Commands that are advised beside a game: they can be run as they stand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLog } from '../../src/campaign/canonical';
import type { Game } from '../../src/campaign/log';
import { logLimits } from '../../src/campaign/log';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];

async function newGroup() {
  const cwd = makeFolder();
  const campaign = (...argv: Words) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  expect((await campaign('new', '--here')).code).toBe(0);
  const record = (attacker: string, defender: string, ...more: Words) => campaign('record', '--attacker', attacker, '--defender', defender, '--date', '1999-10-02', ...more);
  const write = (games: readonly Game[]): void => writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), writeLog({ games }, []));
  return { campaign, record, write, json: (...argv: Words) => readReport(campaign(...argv, '--json')) };
}

/** The words of the command that corrects a game, as far as it is told. */
function readCommand(text: string): string[] {
  const [, command = ''] = /plasma-wall campaign (correct [^\n]*)/.exec(text) ?? [];
  return command.trim().split(' ');
}

test.each([
  ['defender', 'draw', ['1', '2'], 'defender'],
  ['Draw', 'Empate', ['2', '2'], 'draw'],
  ['attacker', 'Pau', ['2', '1'], 'attacker'],
] as const)('SCN-01 ENG-08 %s and %s: the command that is advised works as printed', async (first, second, [ofFirst, ofSecond], winner) => {
  const { campaign, record, json } = await newGroup();
  const incursion = ['--scenario', 'tunnels', '--mission', 'search', '--objectives'];
  await record(first, second, ...incursion, ofFirst);
  await record(second, first, ...incursion, ofSecond);
  const { stderr } = await record(first, second, '--scenario', 'tunnels', '--first', '5', '--second', '3');
  const command = readCommand(stderr);
  expect(command).toEqual(['correct', '3', '--first', ofFirst, '--second', ofSecond]);
  expect(readCommand((await campaign('check')).stderr)).toEqual(command);
  expect((await campaign(...command)).code).toBe(0);
  expect(await json('show', '3')).toMatchObject({ objectives: Number(ofFirst), second: Number(ofSecond), winner });
}, 30_000);

test.each([['defender', 'draw', 'defensor'], ['Draw', 'Empate', 'defender']])('SCN-03 ENG-08 %s and %s: the winner of an advised command is no name of the other', async (first, second, word) => {
  const { campaign, record, json } = await newGroup();
  await record(first, second, '--scenario', 'pared', '--battle', 'second');
  await campaign('correct', '1', '--winner', 'atacante');
  const command = readCommand((await campaign('check')).stderr);
  expect(command).toEqual(['correct', '1', '--winner', word]);
  expect((await campaign(...command)).code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ winner: 'defender' });
}, 30_000);

test('MIS-12 a new player is asked after by no name that the other player of the game has', async () => {
  const { record } = await newGroup();
  const search = ['--mission', 'search', '--objectives', '1'];
  await record('Marta', 'Pau', ...search);
  const cyrillic = 'M\u0430rta';
  const { stderr } = await record('Marta', cyrillic, ...search);
  expect(stderr).toContain(`${cyrillic} `);
  expect(stderr).not.toContain('--defender Marta');
  // Of anybody else it is asked as before.
  expect((await record('Pau', 'Mart\u0430', ...search)).stderr).toContain('plasma-wall campaign correct 3 --defender Marta');
});

test('ENG-08 check tells of a hundred results that would be others, and how many more there are', async () => {
  const { campaign, write, json } = await newGroup();
  const played = { mission: 'busqueda-y-destruccion', attacker: 'Marta', defender: 'Pau', winner: 'defender' } as const;
  write(Array.from({ length: 152 }, (_, at): Game => ({ number: at + 1, ...played, objectives: at === 0 ? 1 : 9, ...(at === 0 ? { winner: 'none' } : {}) })));
  const { differing } = await json('check');
  const { stderr } = await campaign('check');
  expect(stderr.match(/would now be/g)).toHaveLength(100);
  expect(stderr).toContain(`… and ${differing.length - 100} more; everything is in: plasma-wall campaign check --json`);
}, 30_000);

test('LOG-01 of a log with a game too many that game is pointed at', async () => {
  const { campaign, write } = await newGroup();
  const game = { mission: 'rescate', attacker: 'Ana', defender: 'Bea', objectives: 1, winner: 'attacker' } as const;
  write(Array.from({ length: logLimits.games + 1 }, (_, at): Game => ({ number: at + 1, ...game })));
  const { code, stderr } = await campaign('check');
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`yaml:\\d+:\\d+ FIELD_VALUE [^\\n]*20001[^\\n]*\\n *\\d+ │ *- number: ${logLimits.games + 1}\\n`))]);
}, 60_000);
