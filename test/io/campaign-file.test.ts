/** The file of a campaign: never half written, never lost, its remarks kept, its faults told with their place. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctGame, recordGame } from '../../src/campaign/change-log';
import { migrateText } from '../../src/campaign/document-file';
import type { CampaignLog } from '../../src/campaign/log';
import type { UserError } from '../../src/errors';
import { changeCampaign, createCampaign, readCampaign } from '../../src/io/campaign-file';
import type { CampaignAccess } from '../../src/io/campaign-file';
import { findCampaignPath } from '../../src/io/find-campaign';
import { searchGame } from '../campaign/support/games';

let cwd: string;
beforeEach(() => { cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-campaign-')); });
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const access = (more: Partial<CampaignAccess> = {}): CampaignAccess => ({ path: 'log.yaml', cwd, language: 'en', ...more });
const file = (): string => readFileSync(join(cwd, 'log.yaml'), 'utf8');
const write = (text: string | Uint8Array): void => writeFileSync(join(cwd, 'log.yaml'), text);
const add = (objectives: number, more: Partial<CampaignAccess> = {}): Promise<CampaignLog> => changeCampaign(access(more), (log) => {
  const result = recordGame(log, searchGame(objectives));
  if (!result.ok) throw new Error(result.refusal);
  return { log: result.log, result: result.log };
});
const errorOf = async (work: Promise<unknown>): Promise<UserError> => work.then(() => { throw new Error('nothing thrown'); }, (error: unknown) => error as UserError);
const head = 'format: plasma-wall/campaign\nversion: 1\n';
const lockName = '.log.yaml.lock';

describe('writing', () => {
  test('games are added below, remarks stay, nothing is left beside the file', async () => {
    createCampaign(access(), { group: 'Us', games: [] }, ['head']);
    await add(1);
    write(file().replace('objectives: 1', 'objectives: 1   # a good one').concat('# end of the season\n'));
    await add(2);
    expect(file()).toContain('    objectives: 1   # a good one\n');
    expect(file()).toMatch(/# end of the season\n\n {2}- number: 2\n/);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
    expect((await readCampaign(access())).games.map(({ objectives }) => objectives)).toEqual([1, 2]);
  });

  test('a file in another shape keeps its remarks and gets its game', async () => {
    write(`# ours\n${head}games: # all\n- {number: 1, mission: busqueda-y-destruccion, attacker: A, defender: B, objectives: 3, winner: none} # first\n`);
    await add(2);
    for (const remark of ['# ours', '# all', '# first']) expect(file()).toContain(remark);
    expect((await readCampaign(access())).games.map(({ objectives, winner }) => [objectives, winner])).toEqual([[3, 'none'], [2, 'defender']]);
  });

  test('C3 what an editor saves while a game is being written is not written over: nothing is, and that is told', async () => {
    createCampaign(access(), { games: [] }, []);
    const error = await errorOf(changeCampaign(access(), (log) => {
      write(`${file()}# by hand\n`);
      const result = recordGame(log, searchGame(1));
      if (!result.ok) throw new Error(result.refusal);
      return { log: result.log, result: null };
    }));
    expect([error.code, error.options.exitCode]).toEqual(['CAMPAIGN_CHANGED', 1]);
    expect(file()).toMatch(/games: \[\]\n# by hand\n$/);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
  });

  test('remarks inside what is corrected stay with the lines that stay', async () => {
    write(`${head}games:\n  - number: 1\n    mission: busqueda-y-destruccion\n    attacker: A\n    defender: B\n    objectives: 2\n    winner: none\n    achieved: # kinds\n      - capture # first\n      # mine\n      - killAll # second\n`);
    await changeCampaign(access(), (log) => {
      const result = correctGame(log, 1, { achieved: ['capture', 'destroy'] }, 'trace');
      if (!result.ok) throw new Error(result.refusal);
      return { log: result.log, result: null };
    });
    expect(file()).toContain('- capture # first');
    expect(file()).toContain('# kinds');
    expect((await readCampaign(access())).games[0]!.achieved).toEqual(['capture', 'destroy']);
  });

  test('Windows line ends and a missing last one are kept as they are', async () => {
    write(`${head}games: []`.replaceAll('\n', '\r\n'));
    await add(1);
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect((await readCampaign(access())).games).toHaveLength(1);
  });

  test('C3 a log read before the lock serves under it while no letter changed, and never afterwards', async () => {
    createCampaign(access(), { games: [] }, []);
    await add(1);
    const earlier = await readCampaign(access());
    const seen: CampaignLog[] = [];
    const look = (): Promise<void> => changeCampaign(access(), (log) => ({ log, result: void seen.push(log) }), earlier);
    await look();
    expect(seen[0]).toBe(earlier);
    await add(2);
    await look();
    expect(seen[1]!.games.map(({ objectives }) => objectives)).toEqual([1, 2]);
    write(file().replace('objectives: 2', 'objectives: x'));
    expect((await errorOf(look())).code).toBe('BAD_CAMPAIGN');
    // One that was read elsewhere is nothing to rely on.
    write(`${head}games: []\n`);
    await changeCampaign(access(), (log) => ({ log, result: void seen.push(log) }), { games: [searchGame(9) as never] });
    expect(seen[2]!.games).toEqual([]);
  });

  test('what throws inside a change leaves the file to the byte, and no lock', async () => {
    write(`${head}games: []\n`);
    await errorOf(changeCampaign(access(), () => { throw new Error('no'); }));
    expect(file()).toBe(`${head}games: []\n`);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
  });

  test('permissions stay; a link stays a link and the file behind it changes', async () => {
    write(`${head}games: []\n`);
    chmodSync(join(cwd, 'log.yaml'), 0o600);
    symlinkSync('log.yaml', join(cwd, 'link.yaml'));
    await add(1, { path: 'link.yaml' });
    expect(lstatSync(join(cwd, 'link.yaml')).isSymbolicLink()).toBe(true);
    expect(statSync(join(cwd, 'log.yaml')).mode & 0o777).toBe(0o600);
    expect((await readCampaign(access())).games).toHaveLength(1);
  });

  test('a new log never replaces one; names no system can have are refused', async () => {
    write('mine');
    expect((await errorOf((async () => createCampaign(access(), { games: [] }, []))())).code).toBe('CAMPAIGN_EXISTS');
    expect(file()).toBe('mine');
    expect((await errorOf((async () => createCampaign(access({ path: 'a:b.yaml' }), { games: [] }, []))())).code).toBe('NAME_NOT_PORTABLE');
  });

  test('anchors that a change would spoil are told, and nothing is written', async () => {
    const text = `${head}games:\n- &one {number: 1, mission: rescate, attacker: A, defender: B, objectives: 3, winner: draw}\n- {<<: *one, number: 2}\n`;
    write(text);
    await errorOf(add(1));
    expect(file()).toBe(text);
  });
});

describe('the lock', () => {
  const lock = (holder: object): void => writeFileSync(join(cwd, lockName), JSON.stringify(holder));

  beforeEach(() => write(`${head}games: []\n`));

  test('C3 a lock of a process that died on this machine is nobody\'s', async () => {
    lock({ pid: 2 ** 22 + 1, host: hostname(), token: 'dead' });
    await add(1);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
  });

  test('C3 a lock of another machine is waited for, and told when patience ends', async () => {
    lock({ pid: 1, host: 'another', token: 'alive' });
    const error = await errorOf(add(1, { times: { patienceMs: 60 } }));
    expect([error.code, error.values]).toEqual(['CAMPAIGN_LOCKED', { path: 'log.yaml', pid: 1, host: 'another', lock: join(cwd, lockName) }]);
    expect(existsSync(join(cwd, lockName))).toBe(true);
    expect(file()).toBe(`${head}games: []\n`);
  });

  test('C3 an old lock of another machine, or one cut short, belongs to nobody any more', async () => {
    for (const text of [JSON.stringify({ pid: 1, host: 'another', token: 'old' }), '', '{"pid":']) {
      writeFileSync(join(cwd, lockName), text);
      utimesSync(join(cwd, lockName), 1e6, 1e6);
      await add(1);
    }
    expect((await readCampaign(access())).games).toHaveLength(3);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
  });

  test('C3 what is no lock of ours is told at once with its path: a folder, a pipe, a link to nowhere', async () => {
    write(`${head}games: []\n`);
    const path = join(cwd, lockName);
    for (const make of [() => mkdirSync(path), () => execFileSync('mkfifo', [path]), () => symlinkSync('nowhere', path)]) {
      make();
      const error = await errorOf(add(1));
      expect([error.code, error.values['lock']]).toEqual(['CAMPAIGN_LOCK_ODD', path]);
      rmSync(path, { recursive: true, force: true });
    }
    expect(file()).toBe(`${head}games: []\n`);
  });

  test('C3 a lock of the future, or of no process there can be, belongs to nobody once it is told apart', async () => {
    write(`${head}games: []\n`);
    for (const [text, time] of [['rubbish', 4e9], [JSON.stringify({ pid: 0, host: hostname(), token: 'x' }), 1e6], [JSON.stringify({ pid: -1, host: hostname(), token: 'x' }), 1e6]] as const) {
      writeFileSync(join(cwd, lockName), text);
      utimesSync(join(cwd, lockName), time, time);
      await add(1, { times: { staleMs: 500, patienceMs: 20_000 } });
    }
    expect((await readCampaign(access())).games).toHaveLength(3);
  });

  test('C3 whoever waits long is told once what for, and in the end which file to delete', async () => {
    write(`${head}games: []\n`);
    lock({ pid: 1, host: 'another', token: 'alive' });
    let told = 0;
    const error = await errorOf(add(1, { times: { patienceMs: 700, silenceMs: 100, onWait: () => { told += 1; } } }));
    expect([error.code, told, error.values['lock']]).toEqual(['CAMPAIGN_LOCKED', 1, join(cwd, lockName)]);
  });

  test('C3 a holder whose lock was taken away meanwhile writes nothing', async () => {
    const error = await errorOf(changeCampaign(access(), (log) => {
      lock({ pid: 1, host: 'another', token: 'theirs' });
      const result = recordGame(log, searchGame(1));
      return { log: result.ok ? result.log : log, result: 0 };
    }));
    expect(error.code).toBe('CAMPAIGN_LOCK_LOST');
    expect(file()).toBe(`${head}games: []\n`);
    expect(existsSync(join(cwd, lockName))).toBe(true);
  });

  test('C2 what killed runs left beside the file is cleared away, and nothing else', async () => {
    for (const name of ['.log.yaml.4194305-1.tmp', `${lockName}.4194305-1-9`, '.other.4194305-1.tmp', 'notes.txt']) {
      writeFileSync(join(cwd, name), '');
      utimesSync(join(cwd, name), 1, 1);
    }
    await add(1);
    expect(readdirSync(cwd)).toEqual(['.other.4194305-1.tmp', 'log.yaml', 'notes.txt']);
  });
});

describe('versions', () => {
  test('a newer version is refused and left untouched', async () => {
    for (const text of [`${head.replace('1', '2')}games: []\n`, `${head.replace('1', '7')}games: {new: shape}\nother: [1]\n`]) {
      write(text);
      for (const work of [readCampaign(access()), add(1)]) expect((await errorOf(work)).code).toBe('CAMPAIGN_NEWER');
      expect(file()).toBe(text);
      expect(readdirSync(cwd)).toEqual(['log.yaml']);
    }
  });

  test('an older version is brought up to date, its bytes kept as .bak first', async () => {
    // Version 1 is the oldest there is: a step from an imagined one, told by its name.
    const old = '# ours\nformat: plasma-wall/campaign\nversion: 1\nname: Us\ngames: []\n';
    expect(migrateText(old)).toBeNull();
    const steps = { 1: (document: import('yaml').Document) => { document.set('group', document.get('name')); document.delete('name'); } };
    const migrated = migrateText(old, steps, 2);
    expect(migrated).toBe('# ours\nformat: plasma-wall/campaign\nversion: 2\ngames: []\ngroup: Us\n');
    expect(migrateText(migrated!, steps, 2)).toBeNull();
    expect(migrateText('version: 0', steps, 2)).toBeNull();
  });

  test('C3 the first change of a file of an older version leaves the older one beside it, byte for byte; reading leaves nothing', async () => {
    const old = `${head}name: Us # of old\r\ngames: []\n`;
    const migrate = (text: string): string | null => (/^name:/m.test(text) ? text.replace(/^name:/m, 'group:') : null);
    write(old);
    writeFileSync(join(cwd, 'log.yaml.bak'), 'my own copy');
    expect((await readCampaign(access({ migrate }))).group).toBe('Us');
    expect(file()).toBe(old);
    const change = async (): Promise<void> => changeCampaign(access({ migrate }), (log) => {
      const result = recordGame(log, searchGame(1));
      return { log: result.ok ? result.log : log, result: undefined };
    });
    await change();
    expect(readFileSync(join(cwd, 'log.yaml.bak2'), 'utf8')).toBe(old);
    expect(readFileSync(join(cwd, 'log.yaml.bak'), 'utf8')).toBe('my own copy');
    expect(file()).toContain('group: Us # of old');
    await change();
    expect((await readCampaign(access())).games).toHaveLength(2);
    expect(readdirSync(cwd).sort()).toEqual(['log.yaml', 'log.yaml.bak', 'log.yaml.bak2']);
    // Without the step the file is one with a fault, and is left alone.
    write(old);
    expect((await errorOf(readCampaign(access()))).code).toBe('BAD_CAMPAIGN');
    expect(file()).toBe(old);
  });
});

describe('malformed files', () => {
  const problemsOf = async (text: string): Promise<string[]> => {
    write(text);
    const before = readFileSync(join(cwd, 'log.yaml'));
    const error = await errorOf(readCampaign(access()));
    expect((await errorOf(add(1))).code).toBe(error.code);
    expect(readFileSync(join(cwd, 'log.yaml')).equals(before)).toBe(true);
    expect(readdirSync(cwd)).toEqual(['log.yaml']);
    return (error.options.problems ?? []).map(({ code, place }) => `${place?.line}:${place?.column} ${code}`);
  };

  test('T5 all faults at once, each with line and column', async () => {
    expect(await problemsOf(`${head}grup: Us\ngames:\n  - number: 1\n    mission: rescate\n    attacker: no\n    defender: 12\n    objectives: 100\n    winner: atacker\n    date: "2001-02-29"\n  - number: 3\n    mission: "a b"\n    attacker: ""\n    objectives: -1\n    winner: draw\n    table: 1x1\n    house: {__proto__: 1}\n    achieved: [capture, fly]\n`)).toEqual([
      '3:1 FIELD_UNKNOWN', '7:15 YAML_WORD', '8:15 FIELD_TYPE', '9:17 FIELD_VALUE', '10:13 FIELD_VALUE', '11:11 FIELD_VALUE',
      '12:5 FIELD_MISSING', '12:13 FIELD_VALUE', '13:14 FIELD_VALUE', '14:15 FIELD_VALUE', '15:17 FIELD_VALUE', '17:12 FIELD_VALUE', '18:13 HOUSE_UNKNOWN', '19:25 FIELD_VALUE',
    ]);
  });

  test('T5 an empty log is told as one', async () => {
    for (const text of ['', '# mine\n']) expect(await problemsOf(text)).toEqual([expect.stringMatching(/^\d:\d LOG_EMPTY$/)]);
  });

  test.each([
    ['nothing', ''], ['a list', '- 1\n'], ['a word', 'log\n'], ['another format', 'format: other\nversion: 1\ngames: []\n'], ['no version', 'format: plasma-wall/campaign\ngames: []\n'],
    ['version 0', `${head.replace('1', '0')}games: []\n`], ['no games', head], ['games of another kind', `${head}games: {}\n`], ['a game of another kind', `${head}games:\n  - 1\n`],
    ['a key twice', `${head}games: []\ngames: []\n`], ['a tab', `${head}games:\n\t- number: 1\n`], ['a bracket open', `${head}games: [\n`], ['two documents', `${head}games: []\n---\na: 1\n`],
    ['a tag', `${head}games: !!set {}\n`], ['a circle', `${head}games: &a [*a]\n`], ['brackets without end', `${head}games: ${'['.repeat(5000)}\n`],
    ['a control character in a name', `${head}group: "a\\u001bb"\ngames: []\n`], ['an override in a name', `${head}group: "a\\u202eb"\ngames: []\n`], ['a name of 301 characters', `${head}group: ${'x'.repeat(301)}\ngames: []\n`],
    ['a bad date', `${head}games:\n  - number: 1\n    date: 1999-13-01\n    mission: rescate\n    attacker: A\n    defender: B\n    objectives: 1\n    winner: attacker\n`],
  ])('T5 %s is told with its place, and nothing is written', async (_name, text) => {
    const problems = await problemsOf(text);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^\d+:\d+ [A-Z_]+$/);
  });

  test.each([
    ['LOG-01 who attacks does not defend', 'attacker: A\n    defender: A\n    objectives: 1\n    winner: draw', 'busqueda-y-destruccion', '7:15 FIELD_CONTRADICTS'],
    ['LOG-01 no more are named than were achieved', 'attacker: A\n    defender: B\n    objectives: 1\n    winner: draw\n    achieved: [capture, destroy]', 'busqueda-y-destruccion', '10:15 FIELD_CONTRADICTS'],
    ['MIS-12 only a win is more or less clear', 'attacker: A\n    defender: B\n    objectives: 1\n    winner: draw\n    grade: decisive', 'busqueda-y-destruccion', '10:12 FIELD_CONTRADICTS'],
    ['MIS-12 a mission with a primary has a winner', 'attacker: A\n    defender: B\n    objectives: 1\n    winner: draw', 'rescate', '9:13 FIELD_CONTRADICTS'],
    ['MIS-12 a mission with a primary is not won by nobody', 'attacker: A\n    defender: B\n    objectives: 1\n    winner: none', 'huida', '9:13 FIELD_CONTRADICTS'],
  ])('%s: the fault has its place, and nothing is written', async (_name, facts, mission, wanted) => {
    expect(await problemsOf(`${head}games:\n  - number: 1\n    mission: ${mission}\n    ${facts}\n`)).toEqual([wanted]);
  });

  test.each([['one that leads nowhere', 'group: *nope\ngames: []\n'], ['many that unfold without end', `games:\n${['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => `  - &${name} [${at === 0 ? '1, 2' : `${`*${'abcdef'[at - 1]}, `.repeat(9)}0`}]\n`).join('')}`]])('an alias, %s, is a fault with its place', async (_name, text) => {
    expect((await errorOf(readCampaign(access({ path: (write(`${head}${text}`), 'log.yaml') })))).options.problems?.map(({ code }) => code)).toContain('YAML_ALIASES');
  });

  test('bytes that are no text, a folder, and no file at all are told', async () => {
    write(Uint8Array.of(0xff, 0xfe, 0x00));
    expect((await errorOf(readCampaign(access()))).code).toBe('FILE_NOT_TEXT');
    expect((await errorOf(readCampaign(access({ path: '.' })))).code).toBe('FILE_NOT_PLAIN');
    expect((await errorOf(readCampaign(access({ path: 'none.yaml' })))).code).toBe('NO_CAMPAIGN');
    expect((await errorOf(readCampaign(access({ path: '' })))).code).toBe('PATH_EMPTY');
  });

  test('names that YAML could misread come back as they were', async () => {
    write(`${head}games: []\n`);
    const names = ['__proto__', 'no', '- a: b # c', '{x}', 'שלום', "O'Neill", 'x'.repeat(300), '"', '\\', '12', '*a', 'constructor'];
    for (const attacker of names) {
      await changeCampaign(access(), (log) => {
        const result = recordGame(log, searchGame(1, { attacker }));
        return { log: result.ok ? result.log : log, result: 0 };
      });
    }
    expect((await readCampaign(access())).games.map(({ attacker }) => attacker)).toEqual(names);
  });
});

describe('where the log is', () => {
  const place = (env: Record<string, string>, platform: NodeJS.Platform = 'linux') => findCampaignPath(undefined, { cwd, env, platform });

  test('the one named, else the one here, else the one of the user', () => {
    expect(findCampaignPath('x.yaml', { cwd, env: {} })).toBe('x.yaml');
    expect(place({ HOME: '/h' })).toBe('/h/.local/share/plasma-wall/campaign.yaml');
    expect(place({ HOME: '/h', XDG_DATA_HOME: '/d' })).toBe('/d/plasma-wall/campaign.yaml');
    expect(place({ HOME: '/h', XDG_DATA_HOME: 'relative' })).toBe('/h/.local/share/plasma-wall/campaign.yaml');
    expect(place({ HOME: '/h' }, 'darwin')).toBe('/h/Library/Application Support/plasma-wall/campaign.yaml');
    expect(place({ APPDATA: '/a' }, 'win32')).toBe('/a/plasma-wall/campaign.yaml');
    writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), '');
    expect(place({ HOME: '/h' })).toBe('plasma-wall-campaign.yaml');
  });

  test('without a home it says so', () => {
    expect(() => place({})).toThrow('NO_DATA_FOLDER');
  });
});
