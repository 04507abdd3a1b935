/** Players under other names: `campaign rename`, and how a typed name is understood. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';

async function newGroup(players: readonly string[] = ['Marta', 'Pau']) {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  await go('new', '--here', ...players.flatMap((name) => ['--player', name]));
  const record = (attacker: string, defender: string, objectives = '1') => go('record', '--mission', 'search', '--attacker', attacker, '--defender', defender, '--objectives', objectives, '--date', '1999-10-02');
  const text = () => readFileSync(join(cwd, file), 'utf8');
  const edit = (from: string | RegExp, to: string) => writeFileSync(join(cwd, file), text().replace(from, to));
  return { cwd, go, record, text, edit };
}

test('LOG-01 a player is renamed in the list and in every game at once; remarks stay and it is told', async () => {
  const { go, record, text, edit } = await newGroup();
  await record('Marta', 'Pau');
  await record('Pau', 'Marta', '2');
  await go('void', '2', '--why', 'lost');
  edit('players: [Marta, Pau]', 'players: [Marta, Pau]  # the two of us');
  edit(/attacker: Marta/, 'attacker: Marta  # with the new army');
  expect(await go('rename', 'marta', 'Marta Puig')).toMatchObject({ code: 0, stderr: '“marta”: taken for Marta.\nMarta is now called Marta Puig: 2 games changed.\n' });
  expect(text()).toContain('players: [Marta Puig, Pau]  # the two of us\n');
  expect(text()).toContain('attacker: Marta Puig  # with the new army\n');
  expect(text()).toContain('defender: Marta Puig\n');
  expect(text()).not.toMatch(/Marta\b(?! Puig)/);
  expect((await go('check')).code).toBe(0);
});

test('LOG-01 a log written by hand is renamed in as well, each remark in its place', async () => {
  const { go, record, text, edit } = await newGroup();
  await record('Marta', 'Pau');
  edit('players: [Marta, Pau]', 'players:\n  - Marta # since 1998\n  - "Pau" # since 1999');
  edit(/ {4}attacker: Marta\n/, '    "attacker": \'Marta\' # on holiday\n');
  expect((await go('rename', 'Marta', 'Àngel')).code).toBe(0);
  expect(text()).toContain('  - Àngel # since 1998\n  - "Pau" # since 1999\n');
  expect(text()).toContain('"attacker": Àngel # on holiday\n');
  expect((await go('players', '--json')).stdout).toContain('"Àngel"');
});

test('LOG-01 the name of another player is refused unless they are said to be one, and nothing is written', async () => {
  const { go, record, text } = await newGroup(['Marta', 'Marta P', 'Pau']);
  await record('Marta', 'Pau');
  await record('Marta P', 'Pau', '2');
  const before = text();
  expect(await go('rename', 'Marta P', 'marta')).toMatchObject({ code: 1, stderr: expect.stringMatching(/PLAYER_TAKEN.*called Marta\n.*--merge/s) });
  expect(await go('rename', 'Marta', 'Marta')).toMatchObject({ code: 1, stderr: expect.stringContaining('NOTHING_CHANGED') });
  expect(await go('rename', 'Mrta', 'Anna')).toMatchObject({ code: 2, stderr: expect.stringMatching(/UNKNOWN_PLAYER.*Did you mean Marta\?/s) });
  expect(await go('rename', 'Zacarías', 'Anna')).toMatchObject({ code: 2, stderr: expect.stringContaining('There are: Marta, Marta P, Pau.') });
  expect(await go('rename', 'Marta', ' ')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_FACT') });
  expect(await go('rename', 'Marta', 'Pau', '--merge')).toMatchObject({ code: 1, stderr: expect.stringMatching(/SAME_PLAYER.*game 1.*LOG-01/s) });
  expect(text()).toBe(before);
  expect(await go('rename', 'Marta P', 'marta', '--merge', '--json')).toMatchObject({ code: 0, stdout: expect.stringContaining('"to": "Marta"') });
  expect(text()).toContain('players: [Marta, Pau]');
  expect(text()).not.toContain('Marta P\n');
});

test('LOG-01 only the spelling of a name may change', async () => {
  const { go, record, text } = await newGroup(['Inigo', 'Pau']);
  await record('Inigo', 'Pau');
  expect((await go('rename', 'Inigo', 'Íñigo')).code).toBe(0);
  expect(text()).toContain('players: [Íñigo, Pau]');
});

test('LOG-01 a name that was taken for a known one is told; other marks make another player', async () => {
  const { go, record } = await newGroup(['Íñigo', 'A', 'Pau']);
  expect((await record('Iñigo', 'a')).stderr).toContain('“Iñigo”: taken for Íñigo.\n“a”: taken for A.\n');
  expect((await record('Íñigo', '  A ')).stderr).not.toContain('taken for');
  expect((await record('Pau 🎲', 'A-')).stderr).not.toContain('taken for');
  expect(JSON.parse((await go('log', '--json')).stdout).games.at(-1)).toMatchObject({ attacker: 'Pau 🎲', defender: 'A-' });
  expect((await go('log', '--attacker', 'inigo')).stderr).toBe('“inigo”: taken for Íñigo.\n');
});

test('LOG-01 nobody plays against himself, however the name is typed, and a table knows players as options do', async () => {
  const { cwd, go, record } = await newGroup(['Ana', 'Pau']);
  for (const [attacker, defender] of [['Zoe', 'zoé'], ['Ana', 'ANA']] as const) expect(await record(attacker, defender)).toMatchObject({ code: 2, stderr: expect.stringContaining('SAME_PLAYER') });
  const bring = (rows: string) => {
    writeFileSync(join(cwd, 'x.csv'), `mission;attacker;defender;objectives\n${rows}`);
    return go('import', 'x.csv');
  };
  expect(await bring('search;Ana;ana;1\n')).toMatchObject({ code: 2 });
  expect((await bring('search;ana;PAU;2\nsearch;Zoe;Pau;1\nsearch;zoé;Pau;1\n')).stderr).toContain('“ana”: taken for Ana.\n“PAU”: taken for Pau.\n“zoé”: taken for Zoe.\n');
  expect(JSON.parse((await go('log', '--json')).stdout).games.map(({ attacker, defender }: { attacker: string; defender: string }) => `${attacker} ${defender}`)).toEqual(['Ana Pau', 'Zoe Pau', 'Zoe Pau']);
});

test('SCN-01 a chart of results of scenarios alone says that they are not drawn', async () => {
  const { go } = await newGroup();
  await go('record', '--scenario', 'tunnels', '--first', '1', '--second', '2', '--attacker', 'Marta', '--defender', 'Pau', '--date', '1999-10-02');
  expect((await go('chart')).stderr).toBe('There are only results of scenarios, which are not drawn: their incursions are.\n');
});

test('LOG-01 nobody of that name, and games that are all void, are told as what they are', async () => {
  const { go, record } = await newGroup();
  await record('Marta', 'Pau');
  for (const command of ['log', 'x', 'players', 'chart', 'export']) expect(await go(command, '--attacker', 'Mrta')).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean Marta?') });
  expect((await go('players', '--since', '2')).stderr).toBe('No game matches.\n');
  await go('void', '1', '--why', 'lost');
  expect((await go('players')).stderr).toBe('All games are void.\n');
  expect((await go('players', '--since', '2')).stderr).toBe('No game matches.\n');
});
