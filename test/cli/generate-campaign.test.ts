/** `generate --campaign`: an evening from the log of the group. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLine } from '../docs/shell-words';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const pieces = 'straight, 8\ncorner, 4\nfork, 3\ncrossing, 2\ndead-end, 3\nsmall-room, 20x20, 3\nsmall-room, 20x10, 3\nlarge-room, 30x20, 3\nlarge-room, 40x20, 2\n';

function startGroup() {
  const cwd = makeFolder();
  const go = (...words: Words) => run([...words, '--lang', 'en'], { cwd });
  const json = (...words: Words) => readReport(go(...words, '--json'));
  const play = (objectives: number, ...more: Words) => go('campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', String(objectives), '--date', '1999-10-02', ...more);
  return { cwd, go, json, play, readSession: (folder: string): any => JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8')) }; // eslint-disable-line @typescript-eslint/no-explicit-any -- a session document
}

const readAll = (folder: string) => readdirSync(folder).sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

test('LOG-01 SCN-01 several scenarios have the numbers that their incursions and results leave', async () => {
  const { go, json, play } = startGroup();
  await go('campaign', 'new', '--here');
  for (const count of [1, 2]) await play(count);
  const made = await json('generate', '--campaign', '--scenario', 'tunnels', '--seed', '7', '--count', '2', '--out', 'nights');
  expect(made.map(({ campaign }: { campaign: { number: number } }) => campaign.number)).toEqual([3, 6]);
}, 60_000);

test('X-01 LOG-01 new, generate, record and generate again: X moves, the number goes on, nothing is typed twice', async () => {
  const { cwd, go, json, play, readSession } = startGroup();
  expect((await go('campaign', 'new', '--here', '--group', 'The Fridays', '--table', '200x200', '--house', 'corridorDoor=side')).code).toBe(0);
  await play(2);
  const { code, stderr } = await go('generate', '--campaign', '--mission', 'search', '--seed', '7', '--out', 'night');
  expect([code, stderr]).toEqual([0, expect.stringContaining('From the log “The Fridays” (plasma-wall-campaign.yaml), for game 2: X 2; house rules corridorDoor=side; table 200x200.\nPlayers: Marta, Pau. In the last game Marta attacked and Pau defended.\n')]);
  expect(readSession('night').options).toMatchObject({ x: { num: 2, den: 1 }, table: { widthMm: 2000, heightMm: 2000 }, houseRules: { corridorDoor: 'side' } });
  const recorded = await go('campaign', 'record', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '1');
  expect([recorded.code, recorded.stderr]).toEqual([0, expect.stringContaining('Session found: night')]);
  expect(recorded.stderr).not.toContain('The papers of that night');
  const next = await json('generate', '--campaign', '--mission', 'rescue', '--seed', '8', '--out', 'next');
  expect(next).toMatchObject({ x: { num: 3, den: 2 }, campaign: { number: 3, players: ['Marta', 'Pau'], last: { attacker: 'Pau', defender: 'Marta' }, taken: ['x', 'house', 'table'], overruled: [] } });
  expect(readSession('next').options.x).toEqual({ num: 3, den: 2 });
  expect(readdirSync(cwd).sort()).toEqual(['next', 'night', 'plasma-wall-campaign.yaml']);
}, 60_000);

test.each([
  ['options alone', []],
  ['pieces that only the log names', ['--pieces', 'pieces.txt']],
])('the command that repeats it needs no log: %s', async (_what, more) => {
  const { cwd, go, json, play } = startGroup();
  writeFileSync(join(cwd, 'pieces.txt'), pieces);
  expect((await go('campaign', 'new', '--here', '--table', '200x180', '--house', 'maxTurns=30', ...more)).code).toBe(0);
  for (const objectives of [1, 2, 1]) await play(objectives);
  const { command, folder } = await json('generate', '--campaign', '--mission', 'rescue', '--seed', '7');
  expect(command).not.toContain('--campaign');
  const elsewhere = makeFolder();
  expect((await run([...splitLine(command)[0]!.slice(1), '--out', 'again'], { cwd: elsewhere })).code).toBe(0);
  expect(readAll(join(elsewhere, 'again'))).toEqual(readAll(join(cwd, folder)));
}, 60_000);

test('what the command line says wins over the log, and it says so', async () => {
  const { go, play, readSession } = startGroup();
  await go('campaign', 'new', '--here', '--table', '200x200', '--house', 'corridorDoor=side', '--house', 'maxTurns=30');
  await play(2);
  const { code, stderr } = await go('generate', '--campaign', '--mission', 'rescue', '--seed', '7', '--x', '4/3', '--table', '180x220', '--house', 'maxTurns=20', '--out', 'night');
  expect([code, stderr]).toEqual([0, expect.stringContaining('for game 2: house rules corridorDoor=side, maxTurns=30.\nWhat the command says counts before the log: X, table.\n')]);
  expect(readSession('night').options).toMatchObject({ x: { num: 4, den: 3 }, table: { widthMm: 1800, heightMm: 2200 }, houseRules: { corridorDoor: 'side', maxTurns: 20 } });
}, 60_000);

test('ENG-07 MIS-14 with an empty log X is undefined: xDefault of the group serves the primary family, and nobody wins a search', async () => {
  const { go, json, readSession } = startGroup();
  await go('campaign', 'new', '--here', '--house', 'xDefault=2');
  expect(await json('generate', '--campaign', '--mission', 'rescue', '--seed', '7', '--out', 'a')).toMatchObject({ x: { num: 2, den: 1 }, campaign: { number: 1, players: [], last: null, taken: ['house'] } });
  expect(readSession('a').options).toMatchObject({ x: null, houseRules: { xDefault: 2 } });
  const search = await go('generate', '--campaign', '--mission', 'search', '--seed', '7', '--out', 'b');
  expect(search.stderr).toContain('for game 1: X, undefined; house rules xDefault=2.');
  expect((await json('generate', '--campaign', '--mission', 'search', '--seed', '7', '--out', 'b')).notes).toMatchObject([{ code: 'NO_X' }]);
}, 60_000);

test('X-02 SCN-04 a scenario takes the same from the log', async () => {
  const { go, json, play } = startGroup();
  await go('campaign', 'new', '--here', '--house', 'fixedLevels=2');
  await play(1);
  await play(2);
  const made = await json('generate', '--campaign', '--scenario', 'huir', '--seed', '7', '--out', 'night');
  expect(made).toMatchObject({ boards: [expect.anything(), expect.anything()], campaign: { number: 3, taken: ['x', 'house'] } });
  expect(made.command).toContain('--x 3/2');
  expect(made.command).not.toContain('--campaign');
}, 60_000);

describe('a log that cannot be used', () => {
  test.each([
    ['C1 a fault of its form', 'format: plasma-wall/campaign\nversion: 1\ngames:\n  - number: 1\n    mission: x\n', 'plasma-wall-campaign.yaml:4:'],
    ['a house rule that nobody knows', 'format: plasma-wall/campaign\nversion: 1\nhouse: {corridorDoor: side, roomDors: extra}\ngames: []\n', 'plasma-wall-campaign.yaml:3:29'],
    ['a value that the rule has not', 'format: plasma-wall/campaign\nversion: 1\nhouse: {corridorDoor: roof}\ngames: []\n', 'plasma-wall-campaign.yaml:3:23'],
    ['no YAML', 'format: [\n', 'plasma-wall-campaign.yaml:'],
  ])('%s is refused with line and column, and nothing is made', async (_what, text, place) => {
    const { cwd, go } = startGroup();
    writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), text);
    expect(await go('generate', '--campaign', '--mission', 'rescue', '--seed', '7')).toMatchObject({ code: 2, stderr: expect.stringContaining(place) });
    expect(readdirSync(cwd)).toEqual(['plasma-wall-campaign.yaml']);
  });

  test('none at all, and a string that holds everything already', async () => {
    const { cwd, go } = startGroup();
    expect(await go('generate', '--campaign', 'no.yaml', '--mission', 'rescue')).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_CAMPAIGN') });
    expect(await go('generate', '--campaign', '--from', 'pw1.x')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
    expect(readdirSync(cwd)).toEqual([]);
  });
});

test('a log of another folder: its pieces lie beside it', async () => {
  const { cwd, go, readSession } = startGroup();
  mkdirSync(join(cwd, 'shared'));
  writeFileSync(join(cwd, 'shared/pieces.txt'), pieces);
  await go('campaign', 'new', '--file', 'shared/log.yaml', '--pieces', 'pieces.txt');
  const { code, stderr } = await go('generate', '--campaign', 'shared/log.yaml', '--mission', 'rescue', '--seed', '7', '--out', 'night');
  expect([code, stderr]).toEqual([0, expect.stringContaining('X, undefined; pieces shared/pieces.txt.')]);
  expect(readSession('night').options.pieces).toHaveLength(9);
}, 60_000);
