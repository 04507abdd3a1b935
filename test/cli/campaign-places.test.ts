/** Where the log and what lies beside it are looked for, and the words of its page. */
import { existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;
const file = 'plasma-wall-campaign.yaml';

function newFolder() {
  const cwd = makeFolder();
  return { cwd, go: (...argv: Words) => run([...argv, '--lang', 'en'], { cwd }), at: (folder: string, ...argv: Words) => run([...argv, '--lang', 'en'], { cwd: join(cwd, folder) }) };
}

test('LOG-01 from inside the folder of a session the log one folder up is found, and no further', async () => {
  const { cwd, go, at } = newFolder();
  await go('campaign', 'new', '--here');
  await go('generate', '--mission', 'search', '--seed', '7', '--out', 'n2');
  expect(await at('n2', 'campaign', 'record', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--date', '1999-10-02')).toMatchObject({ code: 0, stderr: expect.stringContaining('Session found: n2\nGame 1 recorded') });
  expect(readFileSync(join(cwd, file), 'utf8')).toContain('objectives: 1');
  mkdirSync(join(cwd, 'plain/n3'), { recursive: true });
  writeFileSync(join(cwd, 'plain/n3/session.json'), '{}');
  for (const folder of ['plain', 'plain/n3']) expect((await at(folder, 'campaign', 'log')).code).toBe(2);
  await at('n2', 'campaign', 'new', '--here', '--group', 'Own');
  expect((await at('n2', 'campaign', 'x')).stdout).not.toContain('1 game');
}, 60_000);

test('C2 a link that leads nowhere now (a share that is away) is the log all the same: no other takes its game, and it is not written over', async () => {
  const { cwd } = newFolder();
  const env = { XDG_DATA_HOME: join(cwd, 'data') };
  const go = (...argv: Words) => run(['campaign', ...argv, '--lang', 'en'], { cwd, env });
  await go('new');
  const elsewhere = readFileSync(join(cwd, 'data/plasma-wall/campaign.yaml'), 'utf8');
  const game = ['record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1'];
  for (const target of ['/nowhere/at/all.yaml', file]) {
    symlinkSync(target, join(cwd, file));
    expect(await go(...game)).toMatchObject({ code: 2, stderr: expect.stringContaining(`FILE_SYMLINK ${file} is a symbolic link that leads to no file`) });
    expect(await run(['generate', '--campaign', '--lang', 'en'], { cwd, env })).toMatchObject({ code: 2, stderr: expect.stringContaining('FILE_SYMLINK') });
    expect(await go('new', '--here')).toMatchObject({ code: 1, stderr: expect.stringContaining('CAMPAIGN_EXISTS') });
    expect(readlinkSync(join(cwd, file))).toBe(target);
    expect(readFileSync(join(cwd, 'data/plasma-wall/campaign.yaml'), 'utf8')).toBe(elsewhere);
    unlinkSync(join(cwd, file));
  }
}, 60_000);

test('L1 a log behind something that is no folder is told in words', async () => {
  const { go } = newFolder();
  await go('campaign', 'new', '--here');
  expect((await go('campaign', 'check', '--file', `${file}/x`)).stderr).toContain(`NO_CAMPAIGN there is no log yet: “${file}/x” does not exist`);
  expect((await go('campaign', 'new', '--file', `${file}/x`)).stderr).toContain(`FILE_NOT_FOLDER ${file}/x: on that path a file stands where a folder is needed`);
});

test('SCN-01 X-01 from inside a board of a scenario the log beside the scenario is found, and beside the board first', async () => {
  const { cwd, go, at } = newFolder();
  await go('campaign', 'new', '--here');
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tun');
  expect(await at('tun/primera', 'campaign', 'record', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--date', '1999-10-02')).toMatchObject({ code: 0, stderr: expect.stringContaining('Game 1 recorded') });
  expect((await at('tun', 'campaign', 'log')).code).toBe(0);
  // Two folders up of what is no board, nobody looks.
  mkdirSync(join(cwd, 'plain/n3'), { recursive: true });
  writeFileSync(join(cwd, 'plain/n3/session.json'), '{}');
  expect((await at('plain/n3', 'campaign', 'log')).code).toBe(2);
}, 60_000);

test('X-01 among several folders none need be meant: --no-session', async () => {
  const { cwd, go } = newFolder();
  await go('campaign', 'new', '--here');
  for (const seed of ['7', '8']) await go('generate', '--scenario', 'levels', '--seed', seed, '--out', `n${seed}`);
  const told = ['campaign', 'record', '--scenario', 'levels', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--winner', 'Pau', '--date', '1999-10-02'];
  expect(await go(...told)).toMatchObject({ code: 2, stderr: expect.stringMatching(/SEVERAL_SESSIONS[^]*--no-session/) });
  expect((await go(...told, '--no-session')).code).toBe(0);
  const text = readFileSync(join(cwd, file), 'utf8');
  expect([text.includes('scenario: huir-de-las-mazmorras'), text.includes('tag:')]).toEqual([true, false]);
}, 60_000);

test('PRE-09 a list of pieces is read when the log is made; its kinds may be said short', async () => {
  const { cwd, go } = newFolder();
  expect(await go('campaign', 'new', '--here', '--pieces', 'nope.txt')).toMatchObject({ code: 2, stderr: expect.stringContaining('nope.txt') });
  writeFileSync(join(cwd, 'bad.txt'), 'recto, 8\nballroom, 2\n');
  expect(await go('campaign', 'new', '--here', '--pieces', 'bad.txt')).toMatchObject({ code: 2, stderr: expect.stringMatching(/bad\.txt:2:1 PIECE_KIND/) });
  expect(existsSync(join(cwd, file))).toBe(false);
  writeFileSync(join(cwd, 'ours.txt'), 'recto, 8\nrecte, 1\nsin salida, 2\nsense sortida, 1\nesquina, 4\nfork, 3\nencreuament, 2\npequeña, 20x20, 3\ngran, 30x20, 2\nobjectiu, 30x20, 2\n');
  expect((await go('campaign', 'new', '--here', '--pieces', 'ours.txt')).code).toBe(0);
}, 30_000);

test('PRE-09 a list of pieces that is not there is asked for again', async () => {
  const { cwd } = newFolder();
  const answers = ['Us', enter, 'Marta', enter, enter, 'nope.txt', enter, keys.breakOff];
  const { screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'new', '--here', '--lang', 'en'], env: { NO_COLOR: '1' }, answers });
  expect(screen).toContain('nope.txt');
  expect(screen).toMatch(/there is no|does not exist|no file/i);
}, 30_000);

test('LOG-01 the page of the log tells X of today and how each player did', async () => {
  const { cwd, go } = newFolder();
  await go('campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau');
  const page = async (lang: string) => (await run(['campaign', 'export', '--format', 'html', '--lang', lang], { cwd })).stdout;
  expect(await page('es')).toContain('<p>X de hoy: sin definir</p>\n<table>');
  const record = (objectives: string, day: string) => go('campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', '<b>Pau', '--objectives', objectives, '--date', day);
  await record('1', '1999-10-02');
  await record('2', '1999-10-09');
  expect(await page('es')).toContain('<p>X de hoy: 3/2 (1,5)</p>\n<ul>\n<li><bdi>Marta</bdi>: 2 partidas: 1 ganada, 0 empatadas, 0 perdidas, 1 sin vencedor</li>\n<li><bdi>&lt;b&gt;Pau</bdi>');
  expect(await page('en')).toContain('<p>X today: 3/2 (1.5)</p>');
  expect(await page('ca')).toContain('1 guanyada, 0 empatades, 0 perdudes, 1 sense vencedor');
}, 30_000);

test('LOG-01 correct has no day of its own: its help promises none', async () => {
  const { go } = newFolder();
  const option = (text: string): string => /--date <date>[^-]*/.exec(text.replace(/\s+/g, ' '))?.[0] ?? '';
  expect(option((await go('campaign', 'record', '--help')).stdout)).toContain('--date <date> day of play, such as 2026');
  expect((await go('campaign', 'record', '--help')).stdout.replace(/\s+/g, ' ')).toContain('such as 2026-03-14; without it, today');
  expect((await go('campaign', 'correct', '--help')).stdout.replace(/\s+/g, ' ')).not.toContain('without it, today');
}, 30_000);

test('X-01 games that come in out of order are told so in words that fit an empty log', async () => {
  const { cwd, go } = newFolder();
  await go('campaign', 'new', '--here');
  writeFileSync(join(cwd, 'in.csv'), 'date;mission;attacker;defender;objectives;winner\n1999-10-09;search;Marta;Pau;1;none\n1999-10-02;search;Pau;Marta;2;attacker\n');
  const { stderr } = await run(['campaign', 'import', 'in.csv', '--lang', 'es'], { cwd });
  expect(stderr).toContain('Aviso: de un día anterior al de alguna partida de encima: 2.');
  expect(stderr).not.toContain('ya estaba');
}, 30_000);

test('PRE-09 a list of pieces or a folder of tables that the log names and that is away is told as the log\'s, by generate and by check', async () => {
  const { cwd, go } = newFolder();
  await go('campaign', 'new', '--here');
  const path = join(cwd, file);
  const before = readFileSync(path, 'utf8');
  for (const [key, name] of [['pieces', 'nope.txt'], ['tables', 'nowhere']] as const) {
    writeFileSync(path, before.replace('games:', `${key}: ${name}\ngames:`));
    expect(await go('generate', '--campaign', '--mission', 'rescue', '--seed', '1')).toMatchObject({ code: 2, stderr: expect.stringMatching(new RegExp(`${name}[^]*→ The log ${file} asks for it under “${key}:”\\. .*--${key}`)) });
    expect(await go('campaign', 'check')).toMatchObject({ code: 0, stderr: expect.stringContaining(`The log names “${key}: ${name}”, which cannot be used: `) });
  }
  // What the command line names is not the log's.
  expect((await go('generate', '--campaign', '--mission', 'rescue', '--pieces', 'mine.txt', '--tables', 'none')).stderr).not.toContain('asks for it');
}, 60_000);

test('T1 correct takes no fact both told and cleared, and void no reason to undo', async () => {
  const { go } = newFolder();
  await go('campaign', 'new', '--here');
  await go('campaign', 'record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '1');
  expect(await go('campaign', 'correct', '1', '--date', '2020-01-01', '--clear', 'date')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
  expect(await go('campaign', 'void', '1', '--undo', '--why', 'x')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
}, 30_000);
