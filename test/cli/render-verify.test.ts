import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { papers } from '../../src/cli/find-renderer';
import { makeSessionJsonSchema } from '../../src/io/session-schema';
import { renderers } from '../../src/render/registry';
import type { SessionDocument } from '../../src/session/document';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const folder = 'plasma-wall-rescate-42';
let session: SessionDocument;

beforeAll(async () => {
  await run(['generate', '--mission', 'rescate', '--seed', '42'], { cwd });
  session = JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8')) as SessionDocument;
}, 30_000);

/** Writes a changed copy of the session and gives its name. */
function change(edit: (copy: Record<string, unknown>) => void): string {
  const copy = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
  edit(copy);
  writeFileSync(join(cwd, 'changed.json'), JSON.stringify(copy));
  return 'changed.json';
}

describe('render', () => {
  test('the session being drawn is never written over, by whatever name', async () => {
    const before = readFileSync(join(cwd, folder, 'session.json'), 'utf8');
    symlinkSync(folder, join(cwd, 'other-name'));
    for (const out of [`${folder}/session.json`, './other-name/session.json']) {
      for (const input of [folder, `${folder}/session.json`]) {
        const { code, stderr } = await run(['render', input, '-o', out, '--force'], { cwd });
        expect([code, stderr]).toEqual([2, expect.stringContaining('OUT_IS_INPUT')]);
      }
    }
    expect(readFileSync(join(cwd, folder, 'session.json'), 'utf8')).toBe(before);
  });

  test.each(papers.map(({ id, file }) => [id, file]))('%s draws %s byte for byte as generate wrote it', async (id, file) => {
    const { code, stdout, stderr } = await run(['render', folder, '--format', id], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(readFileSync(join(cwd, folder, file), 'utf8'));
  });

  test('a file or a folder, to a file or to stdout, and never over something different', async () => {
    const plain = await run(['render', `${folder}/session.json`], { cwd });
    expect(plain.stdout).toBe(readFileSync(join(cwd, folder, 'map.svg'), 'utf8'));
    expect((await run(['render', `${folder}/`, '-o', 'out/map.svg'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'out/map.svg'), 'utf8')).toBe(plain.stdout);
    expect((await run(['render', folder, '-o', 'out/map.svg'], { cwd })).stderr).toContain('sin cambios');
    expect((await run(['render', folder, '--theme', 'ink', '-o', 'out/map.svg'], { cwd })).code).toBe(1);
    expect((await run(['render', folder, '--theme', 'ink', '-o', 'out/map.svg', '--force'], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'out'))).toEqual(['map.svg']);
  });

  test('COM-01 --deploy shades the sections laid this turn and shows nothing that is not uncovered', async () => {
    const { opening, entries } = session.discoveries[1]!;
    const card = String(session.board.openings[opening]!.number);
    const laid = String(session.board.sections[entries[0]!.section]!.number);
    const plain = await run(['render', folder, '--revealed', card], { cwd });
    const shaded = await run(['render', folder, '--revealed', card, '--deploy', laid], { cwd });
    expect(shaded.code).toBe(0);
    expect([plain.stdout, shaded.stdout].map((svg) => svg.includes('url(#deployable)'))).toEqual([false, true]);
    const numbers = (svg: string): string[] => [...new Set(svg.match(/(?<=>)\d+(?=<)/g))].sort();
    expect(numbers(shaded.stdout)).toEqual(numbers(plain.stdout));
    const alone = await run(['render', folder, '--deploy', laid], { cwd });
    expect(numbers(alone.stdout)).toEqual(expect.arrayContaining([laid]));
    expect(alone.stdout).toContain('Lo descubierto hasta ahora');
    expect(await run(['render', folder, '--deploy', card], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('DEPLOY_CARDS') });
  });

  test('S2 --revealed shows what the numbers uncover, cards or sections, and nothing at all of the rest', async () => {
    const start = session.discoveries.find(({ opening }) => opening === -1);
    const card = session.discoveries.find(({ opening, from }) => opening !== -1 && start?.entries.some(({ section }) => section === from));
    const number = session.board.openings[card?.opening as number]?.number as number;
    const { code, stdout } = await run(['render', folder, '--revealed', String(number)], { cwd });
    expect(code).toBe(0);
    const hash = await run(['render', folder, '--revealed', `#${number}`], { cwd });
    expect(stdout).toBe(hash.stdout);
    expect(stdout).not.toBe((await run(['render', folder, '--revealed', ''], { cwd })).stdout);
    expect(stdout).not.toContain(session.seed === '42' ? '--seed' : session.seed);
    for (const start of ['Inicio', 'inici', 'START']) {
      const named = await run(['render', folder, '--revealed', `${start}, ${number}`], { cwd });
      expect([named.code, named.stdout === stdout]).toEqual([0, true]);
    }
    expect((await run(['render', folder, '--revealed', '98765'], { cwd })).code).toBe(2);
  });

  test('S5 hostile words of the tables come out as text', async () => {
    const evil = `</script><script>alert(1)</script>"'&]]>`;
    const file = change((copy) => {
      const { mission } = copy as { mission: { name: Record<string, string>; summary: Record<string, string> } };
      mission.name = { es: evil, ca: evil, en: evil };
      mission.summary = mission.name;
    });
    for (const { id, file: name } of renderers) {
      const { code, stdout } = await run(['render', file, '--format', id], { cwd });
      expect(code).toBe(0);
      if (/\.(?:svg|html)$/.test(name)) expect(stdout).not.toContain('<script');
      if (name.endsWith('.svg')) new DOMParser({ onError: (_level, message) => { throw new Error(message); } }).parseFromString(stdout, 'image/svg+xml');
    }
  });

  test.each<readonly [string, (copy: any) => void, string]>([ // eslint-disable-line @typescript-eslint/no-explicit-any -- breaking types is what this is for
    ['a number that is markup', (copy) => { copy.board.sections[1].footprint[0] = '"/><script>'; }, 'board.sections[1].footprint[0]'],
    ['an unknown kind', (copy) => { copy.board.sections[1].kind = 'constructor'; }, 'board.sections[1].kind'],
    ['an id that leads nowhere', (copy) => { copy.board.openings[1].to = 5000; }, 'board.openings[1].to'],
    ['a list that is none', (copy) => { copy.discoveries = {}; }, 'discoveries'],
    ['a missing field', (copy) => { delete copy.preparation.pairs; }, 'preparation.pairs'],
    ['a field too many', (copy) => { copy.board.extra = 1; }, 'board'],
  ])('S5 %s is refused by the name of the field', async (_what, edit, field) => {
    const { code, stdout, stderr } = await run(['render', change(edit)], { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`FIELD ${field}:`);
  });

  test('G2 a session of a newer program is refused by its version; one of another 1.x of this format still draws', async () => {
    const newer = await run(['render', change((copy) => { copy['formatVersion'] = 2; copy['generator'] = { name: 'plasma-wall', version: '9.1.0' }; })], { cwd });
    expect([newer.code, newer.stderr]).toEqual([1, expect.stringContaining('9.1.0')]);
    const older = await run(['render', change((copy) => { copy['generator'] = { name: 'plasma-wall', version: '0.0.9' }; })], { cwd });
    expect(older.code).toBe(0);
  });

  test('JSON that breaks off is told with its line and column; any other that is none, by its name', async () => {
    writeFileSync(join(cwd, 'broken.json'), '{\n "format": "plasma-wall/session",\n "seed": ');
    const { code, stderr } = await run(['render', 'broken.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^broken\.json:3:10 NOT_JSON/);
    expect(stderr).toContain('3 │  "seed": \n               ^');
    writeFileSync(join(cwd, 'broken.json'), '{"seed": }');
    expect((await run(['render', 'broken.json'], { cwd })).stderr).toContain('NOT_JSON');
  });

  test('what is no session at all is told in a word', async () => {
    for (const text of ['null', '[]', '7', '"x"', '{}', '{"__proto__": {"format": "plasma-wall/session"}}']) {
      writeFileSync(join(cwd, 'none.json'), text);
      expect((await run(['render', 'none.json'], { cwd })).stderr).toContain('NOT_A_SESSION');
    }
    mkdirSync(join(cwd, 'empty'), { recursive: true });
    expect((await run(['render', 'empty'], { cwd })).stderr).toContain('FILE_MISSING');
  });
});

describe('verify', () => {
  test('a folder left half done is neither checked nor drawn from, but its session.json by name is', async () => {
    const mark = join(cwd, folder, 'INCOMPLETE.txt');
    writeFileSync(mark, 'pid 999999999\n');
    for (const args of [['verify', folder], ['render', folder, '--format', 'pack']]) {
      const { code, stdout, stderr } = await run(args, { cwd });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('FOLDER_INCOMPLETE');
    }
    expect((await run(['verify', `${folder}/session.json`], { cwd })).code).toBe(0);
    rmSync(mark);
  });

  test('a session as it was written holds', async () => {
    const { code, stdout, stderr } = await run(['verify', folder], { cwd });
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/todo cuadra\nNo mira los papeles \(html, md, svg\): render los hace de nuevo\.\n/);
    expect(JSON.parse((await run(['verify', folder, '--json'], { cwd })).stdout)).toEqual({ ok: true, problems: [] });
  });

  test.each<readonly [string, (copy: any) => void, string]>([ // eslint-disable-line @typescript-eslint/no-explicit-any -- see above
    ['the seed', (copy) => { copy.seed = '43'; }, 'seed'],
    ['an option', (copy) => { copy.options.explorer = 'random'; }, 'options.explorer'],
    ['a footprint', (copy) => { copy.board.sections[2].footprint[0] += 2; }, 'board.sections[2].footprint'],
    ['the tag', (copy) => { copy.tag = 'AAAAAA'; }, 'tag'],
    ['a label', (copy) => { copy.ruleset.labels['section.straight'].es = 'otro'; }, 'ruleset.labels'],
  ])('changing %s exits 1 and names it', async (_what, edit, field) => {
    const { code, stderr } = await run(['verify', change(edit)], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(field);
    const json = JSON.parse((await run(['verify', 'changed.json', '--json'], { cwd })).stdout) as { readonly ok: boolean; readonly problems: readonly { readonly path: string }[] };
    expect(json.ok).toBe(false);
    expect(json.problems.some(({ path }) => path.startsWith(field))).toBe(true);
  });
});

describe('the published shape of a session', () => {
  test('docs/session.schema.json is the one the program checks with', () => {
    expect(JSON.parse(readFileSync(join(__dirname, '../../docs/session.schema.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(makeSessionJsonSchema())));
  });
});
