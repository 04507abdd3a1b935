/** The questions of `campaign record` and `campaign new` on a terminal. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const { enter, down } = keys;
const file = 'plasma-wall-campaign.yaml';

const answer = async (cwd: string, argv: readonly string[], answers: readonly string[]) => (
  answerOnTerminal({ cwd, argv: ['campaign', ...argv, '--lang', 'en'], env: { NO_COLOR: '1' }, answers })
);

const readGames = async (cwd: string) => (JSON.parse((await run(['campaign', 'log', '--json'], { cwd })).stdout) as { games: Record<string, unknown>[] }).games;

test('SCN-01 a scenario is asked nothing of a mission that is not its own', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau'], { cwd });
  const { code, screen } = await answer(cwd, ['record', '--mission', 'rescue', '--scenario', 'levels'], []);
  expect([code, screen]).toEqual([2, expect.stringContaining('MISSION_FOREIGN')]);
  expect(screen).not.toContain('Who attacked?');
  expect(await readGames(cwd)).toEqual([]);
}, 30_000);

test('in Search and Destroy nobody is asked who won (MIS-08); a new name can be typed', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  expect((await answer(cwd, ['record', '--mission', 'search'], ['Àngel', enter, 'Júlia', enter, '3', enter, enter, enter])).code).toBe(0);
  expect(await readGames(cwd)).toMatchObject([{ attacker: 'Àngel', defender: 'Júlia', objectives: 3, winner: 'none' }]);
}, 30_000);

test('SCN-01 the list of what was played has the scenarios; two incursions are asked for as a whole', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau'], { cwd });
  // The list goes round: the last but four is the first scenario.
  const { code, screen } = await answer(cwd, ['record'], [...Array.from({ length: 5 }, () => keys.up), enter, enter, enter, '2', enter, '5', enter, enter, enter]);
  expect([code, screen]).toEqual([0, expect.stringContaining('Scenario: Tunnel Fighting')]);
  expect(await readGames(cwd)).toMatchObject([{ mission: 'combates-en-los-tuneles', whole: true, attacker: 'Marta', defender: 'Pau', objectives: 2, second: 5, winner: 'defender' }]);
  expect(screen.match(/Let us record the game/g)).toHaveLength(1);
}, 30_000);

test('X-01 a mission is chosen from the same list, and the words of greeting come once', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau'], { cwd });
  const { code, screen } = await answer(cwd, ['record'], [enter, enter, enter, '1', enter, enter, enter]);
  expect([code, screen.match(/Let us record the game/g)]).toEqual([0, [expect.anything()]]);
  expect(await readGames(cwd)).toMatchObject([{ mission: 'busqueda-y-destruccion', objectives: 1 }]);
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

const newGroup = ['Us', enter, 'Marta, Pau', enter, '140x80', enter, enter];

test('COR-03, ROOM-03, SCN-04, MIS-14, X-02 and the other open readings are asked once, and every answer is kept', async () => {
  const cwd = makeFolder();
  const { code, screen } = await answer(cwd, ['new', '--here'], [...newGroup, enter, enter, down, enter, enter, enter, enter, enter, enter, '99', enter, '\u007f\u007f3', enter, '2', enter, 'y', enter]);
  expect([code, screen]).toEqual([0, expect.stringContaining('Where does a door rolled on the corridor table stand?')]);
  for (const words of ['DEF-07', 'count towards X too? (X-02)', 'empty for 1', 'is the number of levels agreed on?', 'In missions with a primary, is X rounded']) expect(screen).toContain(words);
  expect(readFileSync(join(cwd, file), 'utf8')).toContain([
    'group: Us', 'players: [Marta, Pau]', 'table: "140x80"',
    'house: {legMeasure: centre, corridorDoor: side, tEntry: random, roomDoors: total, rollWhenNothingPlaced: true, xRounding: none, detonate: allOut, fixedLevels: 3, xDefault: 2}',
    'countScenarioIncursions: true', 'games: []', '',
  ].join('\n'));
  // What is usual is not told again.
  expect((await run(['generate', '--campaign', '--mission', 'rescue', '--seed', '7', '--table', '200x200', '--lang', 'en'], { cwd })).stderr).toContain('X, undefined; house rules corridorDoor=side, fixedLevels=3, xDefault=2.\n');
}, 30_000);

test('DEF-07 a group with rows of its own names its tables, and generate takes them', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'ours'));
  writeFileSync(join(cwd, 'ours/rows.yaml'), readFileSync('tables/rows.yaml', 'utf8').replace('compulsory: [troops], optional: [], rule', 'compulsory: [elites], optional: [], rule'));
  const answers = ['Us', enter, enter, enter, enter, down, enter, 'ours', enter, ...Array.from({ length: 9 }, () => enter), 'n', enter];
  const { code, screen } = await answer(cwd, ['new', '--here'], answers);
  expect([code, screen]).toEqual([0, expect.stringContaining('In which folder are your tables?')]);
  expect(readFileSync(join(cwd, file), 'utf8')).toContain('tables: ours\n');
  const made = JSON.parse((await run(['generate', '--campaign', '--mission', 'rescue', '--seed', '7', '--out', 'night', '--json'], { cwd })).stdout);
  expect(made).toMatchObject({ command: expect.stringContaining('--tables ours'), campaign: { taken: ['house', 'tables'] } });
  expect(JSON.parse(readFileSync(join(cwd, 'night/session.json'), 'utf8')).ruleset.rows[0]).toMatchObject({ points: 50, compulsory: ['elites'] });
}, 30_000);

test('DEF-07 a tables folder that is not there is asked for again; a table size is refused without naming an option', async () => {
  const cwd = makeFolder();
  const answers = ['Us', enter, enter, '140', enter, 'x80', enter, enter, down, enter, 'gone', enter, enter, ...Array.from({ length: 9 }, () => enter), 'n', enter];
  const { code, screen } = await answer(cwd, ['new', '--here'], answers);
  expect([code, screen]).toEqual([0, expect.stringContaining('width by length in centimetres')]);
  expect(screen).not.toContain('--table');
  expect(screen).toContain('gone');
  expect(readFileSync(join(cwd, file), 'utf8')).toMatch(/group: Us\ntable: "140x80"\nhouse:/);
}, 30_000);

test('DEF-07 off a terminal options say it; tables that cannot be read are refused and no log is made', async () => {
  const cwd = makeFolder();
  expect(await run(['campaign', 'new', '--here', '--tables', 'none', '--lang', 'en'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('none') });
  expect(readdirSync(cwd)).toEqual([]);
  mkdirSync(join(cwd, 'ours'));
  writeFileSync(join(cwd, 'ours/rows.yaml'), readFileSync('tables/rows.yaml', 'utf8'));
  expect((await run(['campaign', 'new', '--here', '--tables', 'ours', '--house', 'corridorDoor=end', '--lang', 'en'], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, file), 'utf8')).toContain('tables: ours\nhouse: {corridorDoor: end}\n');
});

test.each([
  ['es', /a · Rescate · marca [A-Z0-9]{6} · papeles del \d{4}-\d\d-\d\d/],
  ['ca', /a · Rescat · marca [A-Z0-9]{6} · papers del \d{4}-\d\d-\d\d/],
  ['en', /a · Rescue · tag [A-Z0-9]{6} · papers of \d{4}-\d\d-\d\d/],
])('PRE-08 %s: of several sessions each is offered with its mission, its tag and the day of its papers', async (lang, label) => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  for (const [seed, out] of [['7', 'a'], ['8', 'b']] as const) await run(['generate', '--mission', 'rescue', '--seed', seed, '--out', out], { cwd });
  const { screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--lang', lang], env: { NO_COLOR: '1' }, answers: [keys.breakOff] });
  expect(screen).toMatch(label);
}, 30_000);
