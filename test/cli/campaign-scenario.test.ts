/** Scenarios in the log of a group: their incursions, and who won them (SCN-01 to SCN-03). */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { insteadOf, makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;

async function newGroup(...words: Words) {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  expect((await go('campaign', 'new', '--here', ...words)).code).toBe(0);
  const json = (...argv: Words) => readReport(go('campaign', ...argv, '--json'));
  return { cwd, go, json, record: (...more: Words) => go('campaign', 'record', ...more), text: () => readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8') };
}

const players = ['--attacker', 'Marta', '--defender', 'Pau', '--date', '1999-10-02'];

test('SCN-01 once both incursions are recorded, record finds the scenario and says who won it; X never moves', async () => {
  const { go, json, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'night');
  expect(await record('night/primera', ...players, '--objectives', '2')).toMatchObject({ code: 0 });
  expect(await record('night', ...players)).toMatchObject({ code: 2, stderr: expect.stringContaining('--second') });
  await record('night/segunda', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '1');
  const { code, stderr } = await record('--date', '1999-10-02');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Session found: night\nGame 3 recorded: Tunnel Fighting, Marta (attacked first) against Pau. Winner: Marta.\n  Objectives: 2 of Marta, 1 of Pau. Marta wins. [SCN-01]\nX stays as it is: undefined\n')]);
  expect((await json('log')).games).toMatchObject([{ winner: 'none' }, { winner: 'none' }, { mission: 'combates-en-los-tuneles', scenario: 'combates-en-los-tuneles', whole: true, objectives: 2, second: 1, winner: 'attacker', feeds: false, after: null }]);
  expect((await json('players')).players).toMatchObject([{ name: 'Marta', attacking: { wins: 0, undecided: 1 }, all: { wins: 1 } }, { name: 'Pau', attacking: { games: 1 }, all: { losses: 1 } }]);
  expect(await json('x')).toMatchObject({ x: null, attacker: { games: 2, undecided: 2 }, objectives: { untold: 3 } });
  expect((await go('campaign', 'log')).stdout).toMatch(/3 +Marta +Pau +2–1 +Marta .*Tunnel Fighting/);
  expect(await record('night')).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
}, 60_000);

test('SCN-02 the points of the battle tell the infiltrators; SCN-03 the last fight, or a force wiped out, decides', async () => {
  const { json, record } = await newGroup();
  expect((await record('--scenario', 'lucha', '--first', '1', '--second', '3', '--battle-points', '1555', ...players)).stderr).toContain('Pau may field 155 more as infiltrators');
  expect((await record('--scenario', 'pared', '--battle', 'first', ...players)).stderr).toContain('Marta won the fight in the final room, and with it the game. [SCN-03]');
  expect((await record('--scenario', 'pared', '--wiped-out', 'first', ...players)).stderr).toContain('The force of Marta was wiped out before it got there: Pau wins. [SCN-03]');
  expect((await record('--scenario', 'tunels', '--first', '2', '--second', '2', ...players)).stderr).toContain('Winner: Draw.');
  expect((await json('log')).games.map(({ winner }: { winner: string }) => winner)).toEqual(['defender', 'attacker', 'defender', 'draw']);
  expect(await json('log', '--mission', 'tunnels')).toMatchObject({ games: [{ number: 4 }] });
}, 60_000);

test('MIS-15 SCN-03 a force that left without getting there is told, kept, shown, exported and corrected', async () => {
  const { cwd, go, json, record } = await newGroup();
  const pistol = ['--scenario', 'pared', ...players];
  expect((await record(...pistol, '--withdrew', 'first')).stderr).toMatch(/Winner: Pau\.\n.*The force of Marta left without getting there: Pau wins\. \[MIS-15\]/);
  expect((await record(...insteadOf(pistol, ['--withdrew', 'both', '--date', '1999-10-09']))).stderr).toMatch(/Winner: Draw\.\n.*Neither force got to the final room: a draw\. \[MIS-15\]/);
  for (const other of [['--battle', 'first'], ['--wiped-out', 'second']]) expect(await record(...pistol, '--withdrew', 'first', ...other)).toMatchObject({ code: 2, stderr: expect.stringContaining('[SCN-03]') });
  expect((await json('log')).games).toMatchObject([{ withdrew: 'first', winner: 'defender' }, { withdrew: 'both', winner: 'draw' }]);
  expect((await go('campaign', 'show', '1')).stdout).toContain('The force of Marta left without getting there: Pau wins. [MIS-15]');
  const table = (await go('campaign', 'export', '--format', 'csv')).stdout;
  expect(table).toContain('left without getting there');
  writeFileSync(join(cwd, 'out.csv'), table);
  expect((await go('campaign', 'correct', '1', '--withdrew', 'both')).stderr).toContain('first → both; Winner: Defender → Draw');
  const other = await newGroup();
  expect((await other.go('campaign', 'import', join(cwd, 'out.csv'))).code).toBe(0);
  expect((await other.json('log')).games).toMatchObject([{ withdrew: 'first', winner: 'defender' }, { withdrew: 'both', winner: 'draw' }]);
}, 60_000);

test('SCN-01 what is missing is named, what cannot be is refused, and nothing is written', async () => {
  const { record, text } = await newGroup();
  const before = text();
  const refused: readonly [Words, string][] = [
    [['--first', '1', '--second', '2', ...players], '--scenario'], [['--scenario', 'tunnels', '--first', '1', ...players], '--second'], [['--scenario', 'pared', ...players], '--wiped-out, --withdrew, --battle'],
    [['--scenario', 'tunnels', '--first', '1', '--second', '2', '--attacker', 'A'], '--defender'], [['--scenario', 'levels', '--first', '1', '--second', '2', ...players], 'NO_RESULT'],
    [['--scenario', 'tunnels', '--first', '1', '--objectives', '2', ...players], 'OPTION_CONFLICT'], [['--scenario', 'foobar', '--mission', 'search', '--objectives', '2', ...players], 'UNKNOWN_SCENARIO'],
    [['--scenario', 'tunnels', '--mission', 'search', '--objectives', '1', '--winner', 'attacker', ...players], 'INCURSION_WINNER'],
  ];
  for (const [words, wanted] of refused) expect(await record(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining(wanted) });
  expect(text()).toBe(before);
}, 60_000);

test('SCN-03 on a terminal record asks who played and how it ended', async () => {
  const { cwd, json, go } = await newGroup('--player', 'Marta', '--player', 'Pau');
  await go('generate', '--scenario', 'pared', '--seed', '7', '--out', 'night');
  const { code } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', 'night', '--lang', 'en'], env: { NO_COLOR: '1' }, answers: [enter, enter, enter, enter, 'close', enter] });
  expect(code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ attacker: 'Marta', defender: 'Pau', whole: true, winner: 'attacker', notes: 'close' });
}, 60_000);

test('SCN-02 record asks for the points of the battle, which nobody need know yet, and tells of the infiltrators; a tie needs none', async () => {
  for (const [typed, said] of [['1555', 'In the battle of 1555 points Marta may field 155 more as infiltrators (10%, rounded down). [SCN-02]'], ['', 'In the battle that follows Marta may field 10% more points, as infiltrators. [SCN-02]']] as const) {
    const { cwd, json } = await newGroup('--player', 'Marta', '--player', 'Pau');
    const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--scenario', 'lucha', '--first', '3', '--second', '1', ...players, '--lang', 'en'], env: { NO_COLOR: '1' }, answers: typed === '' ? [enter] : [typed, enter] });
    expect([code, screen]).toEqual([0, expect.stringContaining('How many points is the battle that follows?')]);
    expect(screen).toContain(said);
    expect((await json('show', '1')).battlePoints).toBe(typed === '' ? undefined : Number(typed));
  }
  const { go, record } = await newGroup();
  const tie = ['--scenario', 'lucha', '--first', '1', '--second', '1'];
  for (const { code, stdout, stderr } of [await go('score', ...tie), await record(...tie, ...players)]) {
    expect([code, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('With a draw nobody fields extra points. [SCN-02]')]);
  }
  expect((await record('--scenario', 'lucha', '--first', '2', '--second', '1', ...players)).stderr).toContain('In the battle that follows Marta may field 10% more points');
}, 60_000);

test('SCN-03 SCN-01 an incursion is asked for without an escape bonus, and said to be won by nobody', async () => {
  const { cwd, record } = await newGroup('--player', 'Marta', '--player', 'Pau', '--count-incursions');
  const ask = (scenario: string) => answerOnTerminal({ cwd, argv: ['campaign', 'record', '--winner', 'none', '--scenario', scenario, '--lang', 'en', ...players], env: { NO_COLOR: '1' }, answers: ['1', enter, enter, enter] });
  const [force, tunnels] = [await ask('pistol'), await ask('tunnels')];
  expect([force.code, force.screen]).toEqual([0, expect.stringContaining('the strike force included if he found it?')]);
  expect([tunnels.code, tunnels.screen]).toEqual([0, expect.stringContaining('the escape bonus included?')]);
  const { stderr } = await record('--mission', 'search', '--scenario', 'tunnels', '--objectives', '3', ...players);
  expect(stderr).toContain('Nobody wins an incursion: the scenario decides (SCN-01, SCN-03).');
  expect(stderr).not.toContain('MIS-08');
}, 60_000);

test('X-02 a scenario goes by its id in the log, and by its name in every language', async () => {
  const { cwd, go, json, record } = await newGroup();
  await record('--mission', 'search', '--scenario', 'tuneles', '--objectives', '2', ...players);
  expect(await json('show', '1')).toMatchObject({ scenario: 'combates-en-los-tuneles', winner: 'none' });
  await go('campaign', 'correct', '1', '--scenario', 'lluita preliminar');
  expect((await json('show', '1')).scenario).toBe('lucha-preliminar');
  for (const [lang, name] of [['es', 'Lucha preliminar'], ['ca', 'Lluita preliminar'], ['en', 'Preliminary Tunnel Fight']] as const) {
    expect((await run(['campaign', 'log', '--lang', lang], { cwd, columns: 200 })).stdout).toContain(name);
    expect((await run(['campaign', 'export', '--lang', lang], { cwd })).stdout).toContain(name);
  }
  expect(await go('campaign', 'correct', '1', '--winner', 'attacker')).toMatchObject({ code: 2, stderr: expect.stringContaining('INCURSION_WINNER') });
  writeFileSync(join(cwd, 'in.csv'), 'mission;scenario;attacker;defender;objectives;winner\nsearch;tunnels;A;B;1;attacker\n');
  expect(await go('campaign', 'import', 'in.csv')).toMatchObject({ code: 2, stderr: expect.stringContaining('nobody wins an incursion') });
}, 60_000);

test('X-02 a board away from its scenario is recorded with --scenario', async () => {
  const { cwd, go, json, record } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'night');
  cpSync(join(cwd, 'night/primera'), join(cwd, 'alone'), { recursive: true });
  expect(await record('alone', '--objectives', '1', ...players)).toMatchObject({ code: 2, stderr: expect.stringContaining('--scenario') });
  expect((await record('alone', '--objectives', '1', '--scenario', 'tunnels', ...players)).code).toBe(0);
  expect(await json('show', '1')).toMatchObject({ scenario: 'combates-en-los-tuneles', mission: 'busqueda-y-destruccion', winner: 'none' });
}, 60_000);

test('X-02 where incursions count, the others are told so; what never feeds X is not said to become it', async () => {
  const { cwd, record, text } = await newGroup('--count-incursions');
  expect((await record('--mission', 'search', '--scenario', 'tunnels', '--objectives', '2', ...players)).stderr).toContain('X: undefined → 2');
  expect((await record('--mission', 'rescue', '--objectives', '2', '--winner', 'attacker', ...players)).stderr).toContain('in this group games of Search and Destroy do, those that are an incursion of a scenario too (X-02)');
  mkdirSync(join(cwd, 'ours/missions'), { recursive: true });
  const shipped = readFileSync(join(__dirname, '../../tables/missions/busqueda-y-destruccion.yaml'), 'utf8');
  writeFileSync(join(cwd, 'ours/missions/caza.yaml'), shipped.replace('id: busqueda-y-destruccion', 'id: caza').replace(/name: .*\n/, 'name: { es: Caza, ca: Cacera, en: The Hunt }\n').replace(/aliases: .*/, 'aliases: [hunt]'));
  writeFileSync(join(cwd, 'own.yaml'), `${text().split('games:')[0]!.replace('countScenarioIncursions: true\n', '')}tables: ours\ngames: []\n`);
  const hunt = ['--file', 'own.yaml', '--mission', 'hunt', '--objectives', '2', ...players];
  // MIS-07: X tells who won it, once the bonus is told.
  expect(await record(...hunt)).toMatchObject({ code: 2, stderr: expect.stringMatching(/WINNER_MISSING whether the escape bonus was earned is missing.*\[MIS-07\]\n {2}→ Say it with --bonus no/) });
  const { stderr } = await record(...hunt, '--bonus', 'no');
  expect(stderr).toContain('There is no X yet: nobody wins. Nor does this game count towards X. [MIS-08]');
  expect(stderr).not.toContain('From today X is');
}, 60_000);

test('SCN-01 the result of a scenario survives CSV in every language', async () => {
  const { cwd, go, json, record } = await newGroup();
  await record('--scenario', 'tunnels', '--first', '1', '--second', '3', ...players);
  await record('--scenario', 'resident-evil', '--mission', 'extermination', '--objectives', '3', '--winner', 'attacker', ...players);
  const { games } = await json('log');
  for (const lang of ['es', 'ca', 'en']) {
    await run(['campaign', 'export', '--format', 'csv', '-o', `${lang}.csv`, '--lang', lang], { cwd });
    await go('campaign', 'new', '--file', `${lang}.yaml`);
    await go('campaign', 'import', `${lang}.csv`, '--file', `${lang}.yaml`);
    expect((await json('log', '--file', `${lang}.yaml`)).games).toEqual(games);
  }
}, 60_000);

test('DEF-07 the tables that the log names are those of its missions, wherever it is read or written', async () => {
  const { cwd, go, json, record, text } = await newGroup();
  writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), text().replace('games:', 'tables: ours\ngames:'));
  const shipped = join(__dirname, '../../tables/missions/rescate.yaml');
  mkdirSync(join(cwd, 'ours/missions'), { recursive: true });
  writeFileSync(join(cwd, 'ours/missions/reliquias.yaml'), readFileSync(shipped, 'utf8').replace('id: rescate', 'id: reliquias').replace(/name: .*Rescate.*/, 'name: { es: Las reliquias, ca: Les relíquies, en: The Relics }').replace(/aliases: .*/, 'aliases: [relics]'));
  const { code, stderr } = await record('--mission', 'relics', '--objectives', '1', '--primary', 'no', '--die', '2', '--bonus', 'no', ...players);
  expect([code, stderr]).toEqual([0, expect.stringContaining('The Relics, 1 objective. Winner: Defender')]);
  expect(await record('--mission', 'relics', '--objectives', '1', '--winner', 'draw', ...players)).toMatchObject({ code: 2, stderr: expect.stringContaining('WINNER_MUST_BE') });
  writeFileSync(join(cwd, 'in.csv'), 'mission;attacker;defender;objectives;winner\nles reliquies;A;B;1;attacker\n');
  expect((await go('campaign', 'import', 'in.csv')).code).toBe(0);
  expect((await go('campaign', 'log', '--mission', 'the relics')).stdout.match(/The Relics/g)).toHaveLength(2);
  expect((await go('campaign', 'export')).stdout).toContain('The Relics');
  expect((await json('log')).games.map(({ mission }: { mission: string }) => mission)).toEqual(['reliquias', 'reliquias']);
}, 60_000);

test('G2 papers of another version are not recorded: a newer one is named, an odd one is told by its field', async () => {
  const { cwd, go, record, text } = await newGroup();
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'two');
  await go('generate', '--mission', 'search', '--seed', '7', '--out', 'one');
  const before = text();
  const facts = { 'one/session.json': ['one', '--objectives', '1'], 'two/scenario.json': ['two', '--first', '1', '--second', '2'] };
  for (const [file, words] of Object.entries(facts)) {
    const path = join(cwd, file);
    const good = readFileSync(path, 'utf8');
    for (const [version, said] of [['99', 'NEWER_SESSION'], ['"x"', 'formatVersion'], ['0', 'formatVersion']] as const) {
      writeFileSync(path, good.replace(/"formatVersion": 1/, `"formatVersion": ${version}`));
      const code = version === '99' ? 1 : 2;
      expect(await record(...words, ...players)).toMatchObject({ code, stderr: expect.stringContaining(said) });
      expect(await go('score', ...words)).toMatchObject({ code, stderr: expect.stringMatching(version === '99' ? /NEWER_SESSION/ : /formatVersion|BAD_SCENARIO/) });
    }
    writeFileSync(path, good);
  }
  expect(text()).toBe(before);
  expect((await record('one', '--objectives', '1', ...players)).code).toBe(0);
}, 60_000);
