import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioDocument } from '../../src/session/scenario-document';
import { makeFolder, run } from './run-in-process';
import { sheetText } from '../scenarios/sheets';

// Each makes two dungeons or more, from the sources.
jest.setTimeout(60_000);

const base = makeFolder();
let count = 0;

/** A fresh folder for one test. */
function fresh(): string {
  const folder = join(base, String(count += 1));
  mkdirSync(folder);
  return folder;
}

/** Every file of a folder and of its folders, by its hash. */
function hashTree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(names.sort().map((name) => [name.slice(folder.length), createHash('sha256').update(readFileSync(name)).digest('hex')]));
}

function readScenario(folder: string): ScenarioDocument {
  return JSON.parse(readFileSync(join(folder, 'scenario.json'), 'utf8')) as ScenarioDocument;
}

/** The words of a command line as a POSIX shell takes it. */
function readAsShell(command: string): string[] {
  return execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

interface Report {
  readonly folder: string;
  readonly outcome: string;
  readonly command: string;
  readonly share: string;
  readonly tag: string;
  readonly boards: readonly { readonly folder: string; readonly tag: string }[];
}

async function make(cwd: string, ...flags: string[]): Promise<Report> {
  const { code, stdout, stderr } = await run(['generate', ...flags, '--json'], { cwd });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Report;
}

describe('generate --scenario', () => {
  test('SCN-01: it is not written over the folder of a session, not even with --force, and that is what is said', async () => {
    const cwd = fresh();
    await make(cwd, '--mission', 'rescate', '--seed', '7', '--out', 'mine');
    const before = hashTree(join(cwd, 'mine'));
    const { code, stderr } = await run(['generate', '--scenario', 'tuneles', '--seed', '7', '--out', 'mine', '--force', '--lang', 'en'], { cwd });
    expect([code, stderr]).toEqual([1, expect.stringContaining('mine is the folder of a session, and a scenario is not written over one, not even with --force')]);
    expect(hashTree(join(cwd, 'mine'))).toEqual(before);
  });

  test('SCN-01: one command leaves a folder for each board, and what belongs to none', async () => {
    const cwd = fresh();
    const { code, stdout, stderr } = await run(['generate', '--scenario', 'tuneles', '--seed', '7'], { cwd });
    expect([code, stdout]).toEqual([0, '']);
    const folder = 'plasma-wall-combates-en-los-tuneles-7';
    expect(readdirSync(cwd)).toEqual([folder]);
    expect(readdirSync(join(cwd, folder)).sort()).toEqual(['primera', 'scenario.html', 'scenario.json', 'segunda']);
    for (const board of ['primera', 'segunda']) expect(readdirSync(join(cwd, folder, board)).sort()).toEqual(['encounters.md', 'map-start.svg', 'map.svg', 'pack.html', 'session.json']);
    expect(stderr).toContain('plasma-wall generate --scenario combates-en-los-tuneles --seed 7 --lang es');
    const { boards, tag } = readScenario(join(cwd, folder));
    for (const text of [tag, ...boards.map((board) => board.tag)]) expect(stderr).toContain(text);
  });

  test.each([['es', 'Huir de las mazmorras'], ['ca', 'fugir de les masmorres'], ['en', 'ESCAPE THE DUNGEONS'], ['short', 'mazmorras'], ['id', 'huir-de-las-mazmorras']])('SCN-04: the name in %s', async (_language, name) => {
    const { stdout } = await run(['generate', '--scenario', name, '--seed', '1', '--max-sections', '6', '-o', '-'], { cwd: fresh() });
    expect((JSON.parse(stdout) as ScenarioDocument).scenario.id).toBe('huir-de-las-mazmorras');
  });

  test('SCN-01: an unknown name lists them all and names the nearest; --mission finds none of their boards', async () => {
    const unknown = await run(['generate', '--scenario', 'tunnells', '--lang', 'en'], { cwd: fresh() });
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('Did you mean combates-en-los-tuneles?');
    for (const name of ['Tunnel Fighting', 'Preliminary Tunnel Fight', 'Between the Plasma Pistol and the Wall', 'Escape the Dungeons', 'Resident Evil']) expect(unknown.stderr).toContain(name);
    const mission = await run(['generate', '--mission', 'incursion', '--lang', 'en'], { cwd: fresh() });
    expect(mission.code).toBe(2);
    expect(mission.stderr).not.toContain('Tunnel Incursion');
  });

  test('G1 the same command gives the same bytes and says so; so do the command and the share string it prints', async () => {
    const cwd = fresh();
    const flags = ['--x', '4/3', '--house', 'overlap=reroll', '--explorer', 'random', '--secrecy', 'defender', '--paper', 'letter', '--lang', 'ca'];
    const first = await make(cwd, '--scenario', 'pistola', '--seed', "it's $5", ...flags);
    expect(first.outcome).toBe('written');
    const before = hashTree(join(cwd, first.folder));
    expect(Object.keys(before)).toHaveLength(12);
    expect((await make(cwd, '--scenario', 'pistola', '--seed', "it's $5", ...flags)).outcome).toBe('unchanged');
    const [program, generate, ...words] = readAsShell(first.command);
    expect([program, generate]).toEqual(['plasma-wall', 'generate']);
    await make(cwd, ...words, '--out', 'again');
    expect(hashTree(join(cwd, 'again'))).toEqual(before);
    await make(cwd, '--from', first.share, '--secrecy', 'defender', '--paper', 'letter', '--lang', 'ca', '--out', 'shared');
    expect(hashTree(join(cwd, 'shared'))).toEqual(before);
  }, 60_000);

  test('G3 a seed nobody can type goes in the share string, which the command holds', async () => {
    const cwd = fresh();
    const first = await make(cwd, '--scenario', 'tuneles', '--seed', 'a\tb', '--max-sections', '6');
    expect(first.command).toContain('--from pw1.');
    await make(cwd, ...readAsShell(first.command).slice(2), '--out', 'again');
    expect(hashTree(join(cwd, 'again'))).toEqual(hashTree(join(cwd, first.folder)));
  });

  test('C2 without scenario.json a folder is unfinished, and repeating the command completes it', async () => {
    const cwd = fresh();
    const flags = ['--scenario', 'tuneles', '--seed', '7', '--max-sections', '6'];
    const { folder } = await make(cwd, ...flags);
    const whole = hashTree(join(cwd, folder));
    rmSync(join(cwd, folder, 'scenario.json'));
    rmSync(join(cwd, folder, 'segunda'), { recursive: true });
    const { code, stderr } = await run(['verify', folder], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/FOLDER_OF_BOARDS[^]*primera/)]);
    expect((await make(cwd, ...flags)).outcome).toBe('written');
    expect(hashTree(join(cwd, folder))).toEqual(whole);
  });

  test('another scenario in the folder is left as it is, and replaced with --force, boards that it no longer has included', async () => {
    const cwd = fresh();
    const levels = (x: string, ...more: string[]): string[] => ['generate', '--scenario', 'mazmorras', '--seed', '7', '--max-sections', '8', '--x', x, '--out', 'here', ...more];
    expect((await run(levels('1'), { cwd })).code).toBe(0);
    const before = hashTree(join(cwd, 'here'));
    writeFileSync(join(cwd, 'here', 'nivel-3', 'notes.txt'), 'mine');
    const refused = await run(levels('0'), { cwd });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('scenario.json')]);
    rmSync(join(cwd, 'here', 'nivel-3', 'notes.txt'));
    expect(hashTree(join(cwd, 'here'))).toEqual(before);
    writeFileSync(join(cwd, 'here', 'nivel-3', 'notes.txt'), 'mine');
    expect((await run(levels('0', '--force'), { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'here')).sort()).toEqual(['nivel-1', 'nivel-2', 'nivel-3', 'scenario.html', 'scenario.json']);
    expect(readdirSync(join(cwd, 'here', 'nivel-3'))).toEqual(['notes.txt']);
    expect((await run(['verify', 'here'], { cwd })).code).toBe(0);
  });

  test('a session\'s folder does not become a scenario\'s', async () => {
    const cwd = fresh();
    await run(['generate', '--mission', 'rescate', '--seed', '1', '--out', 'here'], { cwd });
    const before = hashTree(join(cwd, 'here'));
    const refused = await run(['generate', '--scenario', 'tuneles', '--seed', '1', '--out', 'here', '--force'], { cwd });
    expect(refused.code).toBe(1);
    expect(hashTree(join(cwd, 'here'))).toEqual(before);
  });

  test.each([[['--mission', 'rescate']], [['--primary', 'destroy']], [['--from', 'pw1.x.y']]])('--scenario and %p cannot go together', async (flags) => {
    const { code, stderr } = await run(['generate', '--scenario', 'tuneles', ...flags], { cwd: fresh() });
    expect([code, stderr]).toEqual([2, expect.stringContaining('OPTION_CONFLICT')]);
  });

  test('--count makes several, each in a folder of its own', async () => {
    const cwd = fresh();
    const { code, stdout } = await run(['generate', '--scenario', 'zombis', '--seed', 's', '--count', '2', '--json', '--out', 'all'], { cwd });
    expect(code).toBe(0);
    const reports = JSON.parse(stdout) as Report[];
    expect(reports.map(({ folder }) => existsSync(join(cwd, folder, 'scenario.json')))).toEqual([true, true]);
  });

  test('PRE-08: the scenario sheet both may see has no seed, and the same words for every seed but the tags', async () => {
    const cwd = fresh();
    const texts = await Promise.all(['hidden-one', 'hidden-two'].map(async (seed) => {
      const { folder } = await make(cwd, '--scenario', 'mazmorras', '--seed', seed);
      const html = readFileSync(join(cwd, folder, 'scenario.html'), 'utf8');
      const { boards, tag } = readScenario(join(cwd, folder));
      expect(sheetText(html, 'scenario')).not.toContain('hidden-');
      expect(html.split('id="origin"')[0]).not.toContain('hidden-');
      return [tag, ...boards.map((board) => board.tag)].reduce((text, each) => text.replaceAll(each, 'TAG'), sheetText(html, 'scenario'));
    }));
    expect(texts[0]).toBe(texts[1]);
  });

  test.each([
    ['es', 'SELLADO: se abre tras las dos incursiones', 'SELLADO: se abre al acabar la partida'],
    ['ca', "SEGELLAT: s'obre després de les dues incursions", "SEGELLAT: s'obre en acabar la partida"],
    ['en', 'SEALED: opened after both incursions', 'SEALED: opened when the game is over'],
  ])('PRE-08 the foot of every sealed sheet of a scenario says who opens it, in %s', async (lang, final, origin) => {
    const cwd = fresh();
    const footsOf = async (...secrecy: string[]): Promise<Record<string, string>> => {
      const { folder } = await make(cwd, '--scenario', 'pistola', '--seed', 'foot', '--lang', lang, '--out', `feet${secrecy.join('')}`, ...secrecy);
      const html = readFileSync(join(cwd, folder, 'scenario.html'), 'utf8');
      const plain = (css: string): string => css.replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
      return Object.fromEntries(Array.from(html.matchAll(/@page (\w+) \{.*@bottom-center \{ content: "([^"]*)"/g), ([, page, seal]) => [page!, plain(seal!)]));
    };
    expect(await footsOf()).toEqual({ scenario: '', forces: '', final, origin });
    expect(await footsOf('--secrecy', 'master')).toEqual({ scenario: '', forces: '', final: '', origin: '' });
  });

  test('S5 a hostile seed is text on the sheet', async () => {
    const cwd = fresh();
    const { folder } = await make(cwd, '--scenario', 'pistola', '--seed', '<script>alert("x")</script>&]]>', '--max-sections', '10');
    const html = readFileSync(join(cwd, folder, 'scenario.html'), 'utf8');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  test.each(['es', 'ca', 'en'])('L1 the sheets in %s have no word left unsaid', async (lang) => {
    const cwd = fresh();
    for (const name of ['tuneles', 'preliminar', 'pistola', 'mazmorras', 'zombis']) {
      const { folder } = await make(cwd, '--scenario', name, '--seed', 'words', '--lang', lang);
      const html = readFileSync(join(cwd, folder, 'scenario.html'), 'utf8');
      expect(html).not.toMatch(/\{\w+\}|scenario\.\w|undefined|\[object/);
    }
  }, 60_000);
});

describe('verify of a scenario', () => {
  const cwd = fresh();
  let folder = '';
  const path = (name: string): string => join(cwd, folder, name);
  beforeAll(async () => {
    ({ folder } = await make(cwd, '--scenario', 'pistola', '--seed', 'check'));
  });

  test('everything holds, by the folder and by its scenario.json; a board alone too', async () => {
    for (const name of [folder, `${folder}/`, `${folder}/scenario.json`, `${folder}/primera`]) expect([name, (await run(['verify', name], { cwd })).code]).toEqual([name, 0]);
  });

  test('render draws the papers of a board as they were written', async () => {
    for (const [format, file] of [['pack', 'pack.html'], ['map', 'map.svg'], ['encounters', 'encounters.md']] as const) {
      const { stdout } = await run(['render', `${folder}/segunda`, '--format', format], { cwd });
      expect(stdout === readFileSync(path(`segunda/${file}`), 'utf8')).toBe(true);
    }
  });

  test.each<[string, string, (text: string) => string, string]>([
    ['the seed', 'scenario.json', (text) => text.replace('"seed": "check"', '"seed": "chock"'), 'tag'],
    ['the final room', 'scenario.json', (text) => text.replace('"side": "first",\n    "wall"', '"side": "second",\n    "wall"'), 'final.doors[0].side'],
    ['a tag', 'scenario.json', (text) => text.replace(/("path": "segunda"[^}]*\}[^}]*"tag": ")\w{6}/, '$1AAAAAA'), 'boards[1].tag'],
    ['an option', 'scenario.json', (text) => text.replace('"explorer": "nearest"', '"explorer": "sideways"'), 'options.explorer'],
    ['a field too many', 'scenario.json', (text) => text.replace('"seed":', '"more": 1,\n "seed":'), 'scenario'],
    ['a path that leads elsewhere', 'scenario.json', (text) => text.replace('"path": "primera"', '"path": "../primera"'), 'boards.0.path'],
    ['another format', 'scenario.json', (text) => text.replace('plasma-wall/scenario', 'other'), 'format'],
    ['a newer version', 'scenario.json', (text) => text.replace('"formatVersion": 1', '"formatVersion": 2'), 'formatVersion'],
    ['the board of another seed', 'segunda/session.json', (text) => text.replace('"seed": "check/segunda"', '"seed": "check/third"'), 'segunda: '],
  ])('%s that was changed is named', async (_what, file, change, told) => {
    const before = readFileSync(path(file), 'utf8');
    expect(change(before)).not.toBe(before);
    writeFileSync(path(file), change(before));
    const { code, stdout } = await run(['verify', folder, '--json'], { cwd });
    writeFileSync(path(file), before);
    expect(code).toBe(1);
    const { problems } = JSON.parse(stdout) as { problems: { path: string }[] };
    expect(problems.map((problem) => problem.path)).toContainEqual(expect.stringContaining(told));
  });

  test('a missing board is named', async () => {
    const text = readFileSync(path('primera/session.json'), 'utf8');
    rmSync(path('primera/session.json'));
    const { code, stdout } = await run(['verify', folder, '--json'], { cwd });
    writeFileSync(path('primera/session.json'), text);
    expect([code, JSON.parse(stdout)]).toEqual([1, { ok: false, problems: [{ code: 'MISSING', path: 'primera' }] }]);
  });

  test('a file in the place of a board is a board that is missing, and render names the boards there are', async () => {
    renameSync(path('primera'), path('aside'));
    writeFileSync(path('primera'), '');
    const { code, stdout } = await run(['verify', folder, '--json'], { cwd });
    const drawn = await run(['render', folder], { cwd });
    rmSync(path('primera'));
    renameSync(path('aside'), path('primera'));
    expect([code, JSON.parse(stdout)]).toEqual([1, { ok: false, problems: [{ code: 'MISSING', path: 'primera' }] }]);
    expect([drawn.code, drawn.stderr]).toEqual([2, expect.stringContaining('aside, segunda')]);
  });
});

describe('score --scenario', () => {
  const score = async (...flags: string[]) => run(['score', '--lang', 'en', ...flags], { cwd: fresh() });

  test.each([
    ['SCN-01: more objectives win', ['--scenario', 'tunnels', '--first', '2', '--second', '1'], 'Objectives: 2 of the first player, 1 of the second. The first player wins. [SCN-01]'],
    ['SCN-01: as many is a draw', ['--scenario', 'tunnels', '--first', '2', '--second', '2'], 'A draw. [SCN-01]'],
    ['SCN-02: a tenth, rounded down', ['--scenario', 'preliminary', '--first', '0', '--second', '1', '--battle-points', '1999'], 'Those that the second player may field besides, as infiltrators: 199 (10%, rounded down). [SCN-02]'],
    ['SCN-02: a draw gives nothing', ['--scenario', 'preliminary', '--first', '1', '--second', '1', '--battle-points', '1999'], 'nobody fields extra points. [SCN-02]'],
    ['SCN-03: a force wiped out loses at once', ['--scenario', 'pistol', '--wiped-out', 'first'], 'The force of the first player was wiped out before it got there: the second player wins. [SCN-03]'],
    ['SCN-03: the last fight decides', ['--scenario', 'pistol', '--battle', 'second'], 'The second player won the fight in the final room: he wins the game. [SCN-03]'],
    ['SCN-04: as Escape', ['--scenario', 'dungeons', '--objectives', '1', '--unit', 'A:4:2', '--die', '2'], 'With the primary and 2 ≥ T = 1: a decisive win for the attacker. [MIS-12]'],
    ['SCN-05: as Extermination', ['--scenario', 'zombies', '--objectives', '0', '--primary', 'no', '--all-dead', 'no', '--bonus', 'no', '--die', '2'], 'Without the primary'],
  ])('%s', async (_title, flags, line) => {
    const { code, stdout } = await score(...flags);
    expect([code, stdout]).toEqual([0, expect.stringContaining(line)]);
  });

  test('SCN-01: what is missing is named; a folder names its scenario; a file tells the facts', async () => {
    const cwd = fresh();
    const { folder } = await make(cwd, '--scenario', 'preliminar', '--seed', '1', '--max-sections', '6');
    const missing = await run(['score', folder, '--first', '1', '--lang', 'en'], { cwd });
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('--second, --battle-points')]);
    writeFileSync(join(cwd, 'facts.json'), '{"first": 2, "second": 1, "battlePoints": 1500}');
    const { stdout } = await run(['score', folder, '--facts', 'facts.json', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ scenario: 'lucha-preliminar', winner: 'first', infiltrators: 150 });
    writeFileSync(join(cwd, 'facts.json'), '{"first": -3}');
    expect((await run(['score', folder, '--facts', 'facts.json'], { cwd })).code).toBe(2);
  });

  test('SCN-01, SCN-03: a board alone has no winner', async () => {
    const cwd = fresh();
    const { folder } = await make(cwd, '--scenario', 'tuneles', '--seed', '1', '--max-sections', '6');
    const { stdout } = await run(['score', `${folder}/primera`, '--objectives', '1', '--bonus', 'yes', '--lang', 'en'], { cwd });
    expect(stdout).toContain('This incursion brings 2 to the scenario');
    const force = await make(cwd, '--scenario', 'pistola', '--seed', '1', '--max-sections', '12');
    expect((await run(['score', `${force.folder}/primera`, '--objectives', '0', '--primary', 'yes', '--lang', 'en'], { cwd })).stdout).toContain('the final fight is still to come');
  });
});
