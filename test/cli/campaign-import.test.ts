/** Tables of old games brought into a log: what spreadsheets and people write, and what would spoil X without a word. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectiveTypes } from '../../src/campaign/log';
import { objectiveWords } from '../../src/render/campaign/words';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run(['campaign', ...words], { cwd });
  await go('new', '--here');
  const bring = (table: string | Uint8Array, ...words: readonly string[]) => {
    writeFileSync(join(cwd, 'in.csv'), table);
    return go('import', 'in.csv', ...words);
  };
  const games = async (): Promise<readonly Readonly<Record<string, unknown>>[]> => JSON.parse((await go('log', '--json')).stdout).games;
  return { cwd, go, bring, games, text: () => readFileSync(join(cwd, file), 'utf8') };
}

const table = 'fecha;misión;atacante;defensor;objetivos\n1999-01-02;búsqueda;Marta;Pau;1\n1999-01-09;búsqueda;Pau;Marta;2\n';

test('X-01 the same table twice is refused, row by row, unless it was really played twice; X is told before and after', async () => {
  const { bring, games, text } = await newGroup();
  expect((await bring(table, '--lang', 'en')).stderr).toContain('2 games recorded from in.csv. X: undefined → 3/2 (1.5)');
  const before = text();
  expect(await bring(table, '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringMatching(/in\.csv:2:1 TABLE_GAME the same as game 1.*--force[^]*in\.csv:3:1 TABLE_GAME the same as game 2/) });
  expect(text()).toBe(before);
  expect((await bring(table.replace(/1999-01-02.*\n/, ''), '--force')).code).toBe(0);
  expect(await games()).toHaveLength(3);
});

test('X-01 a row that differs from a game in kinds, notes or winner alone is told apart, and what is otherwise is named', async () => {
  const { bring, games, go, text } = await newGroup();
  const row = (head: string, cells: string): string => `fecha;misión;atacante;defensor;objetivos${head}\n1999-01-02;búsqueda;Marta;Pau;1${cells}\n`;
  await bring(row(';conseguidos;notas;vencedor', ';capture;long;none'));
  const before = text();
  for (const [head, cells, said] of [
    [';conseguidos', ';destroy', /looks like game 1, .* otherwise in: achieved\. .*--force.*campaign correct 1/],
    [';notas', ';short', /otherwise in: notes\./], [';vencedor;notas', ';draw;short', /otherwise in: winner, notes\./],
    [';partida;notas', ';1;short', /game 1 is in the log already and says otherwise in: winner|achieved, notes/],
    [';notas', ';long', /the same as game 1/], ['', '', /the same as game 1/],
  ] as const) {
    expect(await bring(row(head, cells), '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringMatching(said) });
    expect(text()).toBe(before);
  }
  expect((await bring(row(';notas', ';short'), '--force')).code).toBe(0);
  expect((await bring(row(';notas', ';short'), '--lang', 'en')).stderr).toContain('the same as game 2');
  // The papers tell games apart.
  expect((await bring(row(';marca', ';5JX9JB'), '--lang', 'en')).stderr).toContain('otherwise in: tag.');
  expect((await bring(row(';marca', ';5JX9JB'), '--force')).code).toBe(0);
  await go('correct', '1', '--tag', 'AAAAAA');
  await go('correct', '2', '--tag', 'BBBBBB');
  expect((await bring(row(';marca', ';5JX9JC'))).code).toBe(0);
  expect(await games()).toHaveLength(4);
});

test('X-01 a voided game may come in again', async () => {
  const { bring, games, go } = await newGroup();
  await bring(table);
  for (const number of ['1', '2']) await go('void', number, '--why', 'x');
  expect((await bring(table)).code).toBe(0);
  expect(await games()).toHaveLength(4);
});

test('MIS-08 X-01 a game of before the last one is not judged by the X of today: its winner has to be said, and it is named', async () => {
  const { bring, games, go, text } = await newGroup();
  await go('record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1', '--date', '2026-01-01');
  const before = text();
  const { code, stderr } = await bring(table, '--lang', 'en');
  expect([code, stderr]).toEqual([2, expect.stringContaining('in.csv:2:1 TABLE_GAME of 1999-01-02, before game 1 (2026-01-01)')]);
  expect(text()).toBe(before);
  const told = await bring(table.replace('objetivos', 'objetivos;vencedor').replace(';1\n', ';1;ninguno\n').replace(';2\n', ';2;Defensor\n'), '--lang', 'en');
  expect([told.code, told.stderr]).toEqual([0, expect.stringContaining('of a day before that of a game above: 2, 3.')]);
  expect((await games()).map(({ winner }) => winner)).toEqual(['none', 'none', 'defender']);
});

test('LOG-01 a table in order of play still has its winners worked out', async () => {
  const { bring, games } = await newGroup();
  await bring(table);
  expect((await games()).map(({ winner }) => winner)).toEqual(['none', 'attacker']);
});

test('T5 headings told twice and house rules that are none are faults', async () => {
  const { bring, text } = await newGroup();
  const before = text();
  expect((await bring('misión;atacante;atacante;defensor;objetivos\nbúsqueda;A;B;C;1\n')).stderr).toMatch(/in\.csv:1:17 TABLE_COLUMN la columna «atacante» está repetida/);
  for (const rules of ['a=b=c', 'corridorDoor', 'corridorDoor=side, corridorDoor=end', 'corridorDoor=side,']) {
    expect((await bring(`misión;atacante;defensor;objetivos;reglas\nbúsqueda;A;B;1;"${rules}"\n`)).stderr).toMatch(/in\.csv:2:16 TABLE_CELL/);
  }
  expect(text()).toBe(before);
});

test('T5 the line by which Excel is told the separator is passed over, and line ends of old Macs have their excerpt', async () => {
  const { bring, games } = await newGroup();
  expect((await bring('sep=;\r\nmisión;atacante;defensor;objetivos;notas\r\nbúsqueda;A;B;1;"x, y"\r\n')).code).toBe(0);
  expect(await games()).toMatchObject([{ attacker: 'A', notes: 'x, y' }]);
  expect((await bring('sep=,\nmisión,atacante,defensor,objetivos\nbúsqueda,A,B,x\n')).stderr).toContain('in.csv:3:14 TABLE_CELL');
  expect((await bring('misión;atacante;defensor;objetivos;notas\rbúsqueda;A;B;1;"two\rlines"\rbúsqueda;A;B;muchos\r')).stderr).toMatch(/in\.csv:4:14 TABLE_CELL.*\n *4 │ búsqueda;A;B;muchos/);
});

test.each([['05/03/2019', '2019-03-05'], ['17/9/2026', '2026-09-17'], ['5-3-2019', '2019-03-05'], ['5.3.2019', '2019-03-05'], ['2019/3/5', '2019-03-05'], ['2019-03-05', '2019-03-05']])('LOG-01 the day %s is %s, in a table, in an option and to choose games by: never the month first', async (typed, wanted) => {
  const { bring, games, go } = await newGroup();
  expect((await bring(table.replaceAll(/1999-01-0\d/g, typed))).code).toBe(0);
  expect((await go('record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1', '--date', typed)).code).toBe(0);
  expect((await games()).map(({ date }) => date)).toEqual([wanted, wanted, wanted]);
  expect(JSON.parse((await go('log', '--json', '--since', typed)).stdout).games).toHaveLength(3);
});

test('LOG-01 no day is refused, also with day and month the other way round', async () => {
  const { bring, go } = await newGroup();
  for (const typed of ['12/31/2019', '31/2/2019', '1/1/19', '0/1/2019']) {
    expect((await bring(table.replace('1999-01-02', typed))).stderr).toMatch(/in\.csv:2:1 TABLE_CELL/);
    expect((await go('record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1', '--date', typed)).code).toBe(2);
  }
});

test('MIS-12 a winner comes in as the log writes him, and the words that do are told in the language of the reader', async () => {
  const { bring, games } = await newGroup();
  const rescue = (winner: string): string => `misión;atacante;defensor;objetivos;vencedor\nrescate;A;B;1;${winner}\n`;
  expect((await bring(rescue('Defensor (decisiva)'))).code).toBe(0);
  expect((await bring(rescue('attacker (marginal)'), '--force')).code).toBe(0);
  expect(await games()).toMatchObject([{ winner: 'defender', grade: 'decisive' }, { winner: 'attacker', grade: 'marginal' }]);
  expect((await bring(rescue('Marta'), '--lang', 'ca')).stderr).toContain('Atacant, Defensor, Empat, (cap)');
  expect((await bring('misión;atacante;defensor;objetivos;vencedor;victoria\nrescate;A;B;1;Defensor (decisiva);marginal\n')).stderr).toMatch(/in\.csv:2:35 TABLE_CELL/);
});

test('T5 a table in the letters of Windows is told how Excel saves it right', async () => {
  const { bring } = await newGroup();
  expect(await bring(Uint8Array.of(0x6d, 0x69, 0x73, 0x69, 0xf3, 0x6e))).toMatchObject({ code: 2, stderr: expect.stringContaining('CSV UTF-8') });
});

test('X-02 a mission there is not is refused with the nearest, in a table as in the file', async () => {
  const { bring, cwd, go, text } = await newGroup();
  await bring(table);
  expect((await bring('mission;attacker;defender;objectives;winner\nsabotage mision;A;B;1;attacker\nsabotagge;A;B;1;attacker\n', '--lang', 'en')).stderr).toMatch(/in\.csv:2:1 TABLE_CELL[^]*in\.csv:3:1 TABLE_CELL there is no “sabotagge”\. Perhaps “sabotaje”\?/);
  writeFileSync(join(cwd, file), text().replace('busqueda-y-destruccion', 'busqueda-y-destrucion'));
  expect(await go('check', '--lang', 'en')).toMatchObject({ code: 1, stderr: expect.stringMatching(/plasma-wall-campaign\.yaml:\d+:14 FIELD_VALUE “busqueda-y-destrucion” is not allowed here \[X-02\][^]*Perhaps “busqueda-y-destruccion”\?/) });
  for (const words of [['x'], ['record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1']]) expect((await go(...words)).code).toBe(2);
});

test('X-02 missions of the group\'s own tables are known; with the tables away they are passed over with a remark', async () => {
  const { cwd, go, text } = await newGroup();
  const shipped = readFileSync(join(__dirname, '../../tables/missions/rescate.yaml'), 'utf8');
  mkdirSync(join(cwd, 'ours/missions'), { recursive: true });
  writeFileSync(join(cwd, 'ours/missions/reliquias.yaml'), shipped.replace('id: rescate', 'id: reliquias').replace(/name: .*Rescate.*/, 'name: { es: Las reliquias, ca: Les relíquies, en: The Relics }').replace(/aliases: .*/, 'aliases: [relics]'));
  const own = (mission: string): string => `${text().split('games:')[0]!}tables: ours\ngames:\n  - number: 1\n    mission: ${mission}\n    attacker: A\n    defender: B\n    objectives: 1\n    winner: attacker\n`;
  const log = own('reliquias');
  writeFileSync(join(cwd, file), log);
  expect(await go('check', '--lang', 'en')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Not checked') });
  writeFileSync(join(cwd, file), log.replace('reliquias', 'reliquas'));
  expect(await go('check', '--lang', 'en')).toMatchObject({ code: 1, stderr: expect.stringContaining('Perhaps “reliquias”?') });
  writeFileSync(join(cwd, file), log.replace('tables: ours', 'tables: gone'));
  expect(await go('check', '--lang', 'en')).toMatchObject({ code: 0, stderr: expect.stringContaining('Not checked: reliquias.') });
  writeFileSync(join(cwd, file), log.replace('tables: ours\n', ''));
  expect((await go('check')).code).toBe(1);
}, 60_000);

test('X-02 a session of a mission that the log does not know is not recorded, and the log stays whole', async () => {
  const { cwd, go, text } = await newGroup();
  const before = text();
  mkdirSync(join(cwd, 'night'));
  const made = await run(['generate', '--mission', 'search', '--seed', '7', '--json', '--out', 'real'], { cwd });
  expect(made.code).toBe(0);
  const session = JSON.parse(readFileSync(join(cwd, 'real/session.json'), 'utf8'));
  writeFileSync(join(cwd, 'night/session.json'), JSON.stringify({ ...session, options: { ...session.options, mission: 'reliquias' } }));
  const { code, stderr } = await go('record', 'night', '--attacker', 'A', '--defender', 'B', '--objectives', '1', '--lang', 'en');
  expect([code, stderr]).toEqual([2, expect.stringContaining('tables: FOLDER')]);
  expect(text()).toBe(before);
}, 60_000);

test('X-02 the missions written out in the program are those of its tables', async () => {
  const { loadShippedRuleset } = await import('../../src/io/load-ruleset');
  const { programIds } = await import('../../src/campaign/known-missions');
  const { missions, scenarios = [] } = await loadShippedRuleset();
  expect([...programIds].sort()).toEqual([...new Set([...missions, ...scenarios].map(({ id }) => id))].sort());
});

test('X-01 the session or scenario one stands in is the one recorded, once', async () => {
  const { cwd } = await newGroup();
  await run(['generate', '--mission', 'search', '--seed', '7', '--out', 'night'], { cwd });
  const here = join(cwd, 'night');
  const record = () => run(['campaign', 'record', '--file', `../${file}`, '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--lang', 'en'], { cwd: here });
  expect((await record()).code).toBe(0);
  expect(JSON.parse((await run(['campaign', 'log', '--json'], { cwd })).stdout).games).toMatchObject([{ seed: '7', tag: JSON.parse(readFileSync(join(here, 'session.json'), 'utf8')).tag }]);
  expect(await record()).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
}, 60_000);

test('SCN-01 in the folder of a scenario its boards come first, and then its result', async () => {
  const { cwd } = await newGroup();
  expect((await run(['generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'night'], { cwd })).code).toBe(0);
  const here = join(cwd, 'night');
  const record = (...words: readonly string[]) => run(['campaign', 'record', ...words, '--file', `../${file}`, '--lang', 'en'], { cwd: here });
  const several = await record('--attacker', 'A', '--defender', 'B', '--objectives', '1');
  expect([several.code, several.stderr]).toEqual([2, expect.stringContaining('SEVERAL_SESSIONS')]);
  const boards: readonly string[] = several.stderr.match(/\.\/(?:primera|segunda)/g) ?? [];
  expect(boards).toHaveLength(2);
  for (const [at, board] of boards.entries()) expect((await record(board, '--attacker', 'AB'[at]!, '--defender', 'BA'[at]!, '--objectives', String(at))).code).toBe(0);
  expect((await record()).code).toBe(0);
  expect(await record()).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
}, 60_000);

test('C3 a table as large as a log may be comes in, and its lock lives on', async () => {
  const { bring, games } = await newGroup();
  const rows = Array.from({ length: 20_000 }, (_, at) => `1999-01-02;búsqueda;A${at % 20};B${at % 30};${at % 5}\n`);
  const begun = process.hrtime.bigint();
  expect((await bring(`fecha;misión;atacante;defensor;objetivos\n${rows.join('')}`)).code).toBe(0);
  expect(Number(process.hrtime.bigint() - begun) / 1e9).toBeLessThan(20);
  expect(await games()).toHaveLength(20_000);
}, 60_000);

test('C3 thousands of rows come in well within the life of a lock: each costs what one alone does', async () => {
  const { GameRecorder } = await import('../../src/campaign/change-log');
  const measure = (count: number): number => {
    const begun = process.cpuUsage();
    const recorder = new GameRecorder({ games: [] });
    for (let at = 0; at < count; at += 1) recorder.record({ mission: 'busqueda-y-destruccion', attacker: 'A', defender: 'B', objectives: at % 5, tag: `T${at}` });
    expect(recorder.finish().games).toHaveLength(count);
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  measure(20_000);
  // Ten times as many would take a hundred times as long if each row looked through those before it.
  expect(Math.min(measure(20_000), measure(20_000)) / Math.min(measure(2_000), measure(2_000), measure(2_000))).toBeLessThan(40);
});

test('LOG-01 kinds of objective come in by their codes or by their words, in any of the languages', async () => {
  const { bring, games } = await newGroup();
  const missionOf: Readonly<Record<string, string>> = { character: 'asesinato', prisoner: 'rescate', charge: 'sabotaje', exit: 'huida' };
  const shared = objectiveTypes.filter((type) => !(type in missionOf));
  const own = objectiveTypes.filter((type) => type in missionOf);
  const cells = [
    ...(['es', 'ca', 'en'] as const).map((language) => shared.map((type) => objectiveWords[type][language]).join(', ')),
    shared.join(','), 'Matar a todos , ESCAPAR CON UNA UNIDAD',
  ];
  const rows = [
    ...cells.map((cell) => `search;A;B;9;none;"${cell}"\n`),
    ...own.flatMap((type) => [type, ...Object.values(objectiveWords[type])].map((cell) => `${missionOf[type]};A;B;9;attacker;${cell}\n`)),
  ];
  expect(await bring(`mission;attacker;defender;objectives;winner;achieved\n${rows.join('')}`, '--force')).toMatchObject({ code: 0 });
  expect((await games()).map(({ achieved }) => achieved)).toEqual([...Array.from({ length: 4 }, () => shared), ['killAll', 'escape'], ...own.flatMap((type) => Array.from({ length: 4 }, () => [type]))]);
  const { code, stderr } = await bring('mission;attacker;defender;objectives;achieved\nsearch;A;B;9;"destroy, matar"\n', '--lang', 'en');
  expect([code, stderr]).toEqual([2, expect.stringContaining('capture an artefact')]);
});

test('T1 what stands after a closing quote is told where it stands, never swallowed; spaces there are none', async () => {
  const { bring, games } = await newGroup();
  const heading = 'mission,attacker,defender,objectives,notes\n';
  for (const [row, place] of [['search,A,B,"1"2,x', '2:15'], ['search,A,B,1,"good"!search,C,D,9', '2:20'], ['search,"A,B,1', '2:8'], ['search,A,B,1,"x\ny" z', '3:3']] as const) {
    expect(await bring(`${heading}${row}\n`, '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringMatching(new RegExp(`in\\.csv:${place} TABLE_QUOTE (there is text after the closing quote|a quote is never closed)`)) });
  }
  expect(await games()).toHaveLength(0);
  expect((await bring(`${heading}"search" ,"A"\t,B,"1" ,"x" \nsearch,A,B,many,\n`, '--lang', 'en')).stderr).toContain('in.csv:3:12 TABLE_CELL');
  expect((await bring(`${heading}"search" ,"A"\t,B,"1" ,"x" \n`)).code).toBe(0);
  expect(await games()).toMatchObject([{ attacker: 'A', objectives: 1, notes: 'x' }]);
});

test('T1 columns that are empty from top to bottom, as spreadsheets leave them, are passed over; others without a heading are not', async () => {
  const { bring, games } = await newGroup();
  expect((await bring('mission,attacker,,defender,objectives,,\nsearch,A,,B,1,,\nsearch,A,,B,2,, \n')).code).toBe(0);
  expect(await games()).toMatchObject([{ objectives: 1 }, { objectives: 2 }]);
  expect(await bring('mission,attacker,,defender,objectives,,\nsearch,A,5,B,1,,\n', '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringContaining('in.csv:1:18 TABLE_COLUMN') });
});

test('ENG-06 spaces at the ends of a seed come back from a table: another seed is another dungeon', async () => {
  const { bring, games, go, cwd } = await newGroup();
  await bring('mission,attacker,defender,objectives,seed,notes\nsearch,A,B,1," trail\t"," a note "\nsearch,A,B,2, plain , plain \n');
  expect((await games()).map(({ seed, notes }) => [seed, notes])).toEqual([[' trail\t', ' a note '], ['plain', 'plain']]);
  const table = (await go('export', '--format', 'csv')).stdout;
  writeFileSync(join(cwd, 'back.csv'), table);
  expect((await go('import', 'back.csv', '--lang', 'en')).stderr).toContain('0 games recorded');
});

test('X-01 a table that says the same of one day twice is recorded, and told', async () => {
  const { bring } = await newGroup();
  const row = '1999-01-02;búsqueda;Marta;Pau;1\n';
  expect((await bring(`fecha;misión;atacante;defensor;objetivos\n${row}${row}`, '--lang', 'en')).stderr).toContain('says the same of the same day again, in game 2.');
  expect((await bring(`misión;atacante;defensor;objetivos\nbúsqueda;A;B;1\nbúsqueda;A;B;1\n`, '--lang', 'en')).stderr).not.toContain('again, in');
});

test('T5 of very many faults the first hundred are told, and how many more there are', async () => {
  const { bring } = await newGroup();
  const { stderr } = await bring(`mission,attacker,defender,objectives\n${'search,A,B,x\n'.repeat(150)}`, '--lang', 'en');
  expect(stderr.match(/TABLE_CELL/g)).toHaveLength(100);
  expect(stderr).toContain('… and 50 more: mend these and try again');
  expect(stderr).toContain('150 problems');
});

test('T5 a log with far more games than any is refused at its line, without reading them all', async () => {
  const { go, text, cwd } = await newGroup();
  writeFileSync(join(cwd, file), `${text().replace(/games:.*\n?/, '')}games:\n${'  - number: 1\n'.repeat(300_000)}`);
  const line = text().split('\n').indexOf('games:') + 1;
  expect(await go('check', '--lang', 'en')).toMatchObject({ code: 1, stderr: expect.stringMatching(new RegExp(`campaign\\.yaml:${line}:\\d+ FIELD_VALUE .300000.[^]*20000`)) });
}, 30_000);

test('T5 a cell that is wrong does not hide what cannot be in another row', async () => {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run(['campaign', ...words, '--lang', 'en'], { cwd });
  await go('new', '--here');
  writeFileSync(join(cwd, 'in.csv'), 'mission;attacker;defender;objectives;winner\nrescue;A;B;1;draw\nsearch;A;B;many;\nsearch;A;A;2;\n');
  const { code, stderr } = await go('import', 'in.csv');
  expect([code, [...stderr.matchAll(/^in\.csv:(\d+):\d+ (\w+)/gm)].map(([, line, name]) => `${line} ${name}`)]).toEqual([2, ['2 TABLE_GAME', '3 TABLE_CELL', '4 TABLE_GAME']]);
});
