/** The questions of `campaign record` and `campaign new` on a terminal. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const { enter, down } = keys;
const file = 'plasma-wall-campaign.yaml';

const answer = async (cwd: string, argv: readonly string[], answers: readonly string[]) => (
  answerOnTerminal({ cwd, argv: ['campaign', ...argv, '--lang', 'en'], env: { NO_COLOR: '1' }, answers })
);

const readGames = async (cwd: string) => (JSON.parse((await run(['campaign', 'log', '--json'], { cwd })).stdout) as { games: Record<string, unknown>[] }).games;

test('what record is not told it asks: mission, players, objectives, and who won where nothing else tells', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau'], { cwd });
  const { code, screen } = await answer(cwd, ['record', '--mission', 'rescue', '--scenario', 'ours'], [enter, enter, '2', enter, down, enter, enter, 'a close one', enter]);
  expect([code, screen]).toEqual([0, expect.stringContaining('Who attacked?')]);
  expect(await readGames(cwd)).toMatchObject([{ mission: 'rescate', scenario: 'ours', attacker: 'Marta', defender: 'Pau', objectives: 2, winner: 'defender', grade: 'plain', notes: 'a close one' }]);
  expect(screen).toContain('Game 1 recorded');
}, 30_000);

test('in Search and Destroy nobody is asked who won (MIS-08); a new name can be typed', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  expect((await answer(cwd, ['record', '--mission', 'search'], ['Àngel', enter, 'Júlia', enter, '3', enter, enter])).code).toBe(0);
  expect(await readGames(cwd)).toMatchObject([{ attacker: 'Àngel', defender: 'Júlia', objectives: 3, winner: 'none' }]);
}, 30_000);

test('breaking off writes nothing', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  const before = readFileSync(join(cwd, file), 'utf8');
  const { code, screen } = await answer(cwd, ['record', '--mission', 'search'], ['A', enter, '\u0003']);
  expect([code, screen]).toEqual([2, expect.stringContaining('nothing was written')]);
  expect(readFileSync(join(cwd, file), 'utf8')).toBe(before);
  expect(readdirSync(cwd)).toEqual([file]);
}, 30_000);

test('COR-03, ROOM-03 and the other open readings are asked once, and what is not the default is kept', async () => {
  const cwd = makeFolder();
  const { code, screen } = await answer(cwd, ['new', '--here'], ['Us', enter, 'Marta, Pau', enter, enter, down, enter, ...Array.from({ length: 20 }, () => enter)]);
  expect(code).toBe(0);
  expect(screen).toContain('Where does a door rolled on the corridor table stand?');
  expect(readFileSync(join(cwd, file), 'utf8')).toContain('group: Us\nplayers: [Marta, Pau]\nhouse: {corridorDoor: side}\ngames: []\n');
}, 30_000);
