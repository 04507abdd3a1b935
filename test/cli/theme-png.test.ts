/** Themes and pictures on the command line. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPixels, findLargestDpi, isDrawable, maxPixels } from '../../src/render/png/picture-size';
import { decodePixels, readPng } from '../render/png-reading';
import { makeFolder, run } from './run-in-process';

const root = join(__dirname, '../..');
const example = join(root, 'examples/rescate-42');
const themesFolder = join(root, 'templates/themes');
let cwd: string;
beforeEach(() => {
  cwd = makeFolder();
});

const render = (...args: string[]) => run(['render', example, ...args], { cwd });
const read = (name: string) => readFileSync(join(cwd, name));

describe('--theme and --ink', () => {
  test('issue C: a theme goes by its name in any language, however it is typed', async () => {
    const svg = (await render('--theme', 'cueva')).stdout.replace(/--theme \S+/g, '');
    for (const name of ['cave', 'COVA']) expect([name, (await render('--theme', name)).stdout.replace(/--theme \S+/g, '') === svg]).toEqual([name, true]);
    expect(svg).toContain('id="floor-room"');
    for (const name of ['nau', 'base', 'office']) expect([name, (await render('--theme', name)).code]).toEqual([name, 0]);
  });

  test('issue C: the usual looks keep their bytes; --ink save of colour is ink, and ink stays as it is', async () => {
    const drawn = readFileSync(join(example, 'map.svg'), 'utf8');
    expect((await render('--theme', 'colour')).stdout).toBe(drawn);
    expect((await render('--ink', 'full')).stdout).toBe(drawn);
    const withoutCommand = (svg: string) => svg.replace(/ --(theme|ink) \w+/g, '');
    const ink = withoutCommand((await render('--theme', 'ink')).stdout);
    expect(withoutCommand((await render('--ink', 'save')).stdout)).toBe(ink);
    expect(withoutCommand((await render('--theme', 'tinta', '--ink', 'full')).stdout)).toBe(ink);
  });

  test('issue C: a look that there is not is refused with the nearest name', async () => {
    const { code, stderr } = await render('--theme', 'oficna', '--lang', 'en');
    expect(code).toBe(2);
    expect(stderr).toMatch(/BAD_CHOICE[\s\S]*nave, base, cueva, oficina[\s\S]*oficina/);
    expect((await render('--theme', '__proto__')).code).toBe(2);
    expect((await render('--ink', 'much')).code).toBe(2);
  });

  test('issue C: a copied and changed file is a theme; a fault in it has line and column, and nothing is written', async () => {
    copyFileSync(join(themesFolder, 'nave.yaml'), join(cwd, 'mine.yaml'));
    const same = (await render('--theme', 'mine.yaml')).stdout.replace('mine.yaml', 'nave');
    expect(same).toBe((await render('--theme', 'nave')).stdout);
    writeFileSync(join(cwd, 'mine.yaml'), read('mine.yaml').toString().replace("text: '#15222e'", "text: '\"><script>'"));
    const { code, stderr } = await render('--theme', './mine.yaml', '-o', 'map.svg');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/mine\.yaml:8:9 FIELD_VALUE/)]);
    expect(() => read('map.svg')).toThrow('ENOENT');
  });

  test.each([['missing.yaml', /FILE_MISSING|FILE_NOT_FOUND/], ['folder.yaml', /FILE_NOT_PLAIN|IS_FOLDER/], ['large.yaml', /FILE_TOO_BIG/], ['bytes.yaml', /FILE_NOT_TEXT/]])('issue C: %s is refused as any file of a user', async (name, code) => {
    mkdirSync(join(cwd, 'folder.yaml'));
    writeFileSync(join(cwd, 'large.yaml'), 'a'.repeat(200_000));
    writeFileSync(join(cwd, 'bytes.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
    const seen = await render('--theme', name);
    expect([seen.code, seen.stderr]).toEqual([2, expect.stringMatching(code)]);
  });

  test('G3 generate: the command that repeats it names theme and ink, and neither is in the session or the share string', async () => {
    const made = async (...flags: string[]) => {
      const folder = `out-${flags.length}`;
      const { code, stdout } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--json', '-o', folder, ...flags], { cwd });
      expect(code).toBe(0);
      return { report: JSON.parse(stdout) as { readonly command: string; readonly share: string }, session: read(`${folder}/session.json`), map: read(`${folder}/map.svg`).toString(), pack: read(`${folder}/pack.html`).toString() };
    };
    const [plain, cave] = [await made(), await made('--theme', 'cave', '--ink', 'save')];
    expect(cave.report.command).toMatch(/ --theme cave --ink save$/);
    expect([cave.report.share, cave.session.equals(plain.session)]).toEqual([plain.report.share, true]);
    for (const markup of [cave.map, cave.pack]) expect(markup).toContain('id="floor-room"');
    expect(plain.map).not.toContain('floor-room');
  });
});

describe('pictures', () => {
  test.each([['a4', 20], ['a4', 72], ['letter', 100], ['a4', 151]])('S4 %s at %i dpi has as many pixels as mm and dpi say, and knows its density', async (paper, dpi) => {
    expect((await render('--format', 'png', '--paper', paper, '--dpi', String(dpi), '-o', 'map.png')).code).toBe(0);
    const svg = (await render('--paper', paper)).stdout;
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)!.map(Number);
    expect(readPng(read('map.png'))).toMatchObject({ width: Math.round(width! * dpi / 25.4), height: Math.round(height! * dpi / 25.4), perMetre: Math.round(dpi / 0.0254) });
  });

  test('G1 the same map gives the same bytes, run after run and in a process of its own without any font', async () => {
    for (const name of ['one.png', 'two.png']) await render('--theme', 'nave', '--dpi', '80', '-o', name);
    expect(read('one.png').equals(read('two.png'))).toBe(true);
    const bare = { PATH: process.env['PATH'], HOME: cwd, FONTCONFIG_FILE: '/dev/null', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' };
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'bin/plasma-wall.js'), 'render', example, '--theme', 'nave', '--dpi', '80', '-o', '-'], { cwd, env: bare, maxBuffer: 20_000_000 });
    expect([status, stdout.equals(read('one.png'))]).toEqual([0, true]);
  }, 30_000);

  test('issue C: every map, and a name that ends in .png, makes a picture', async () => {
    const cases = [['--format', 'map'], ['--format', 'map-start'], ['--format', 'map-revealed', '--revealed', '70'], ['--deploy', '16', '--format', 'png'], ['--revealed', '70,82']];
    const bytes = await Promise.all(cases.map(async (args, at) => {
      expect([args, (await render(...args, '--dpi', '40', '-o', `${at}.png`)).code]).toEqual([args, 0]);
      return read(`${at}.png`);
    }));
    for (const png of bytes) expect(readPng(png).width).toBeGreaterThan(300);
    expect(new Set(bytes.map((png) => png.toString('base64'))).size).toBe(cases.length);
    await render('-o', 'usual.PNG');
    expect(readPng(read('usual.PNG')).width).toBe(Math.round(210 * 150 / 25.4));
  }, 60_000);

  test('issue C: letters are drawn, with accents and signs', async () => {
    const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="10mm" viewBox="0 0 60 10"><text x="1" y="7" font-size="6" font-family="Verdana,'DejaVu Sans',Arial,sans-serif">${text}</text></svg>`;
    const { drawPng } = await import('../../src/io/draw-png');
    const drawn = async (text: string): Promise<string> => Buffer.from(decodePixels(await drawPng(svg(text), 72))).toString('base64');
    const signs = [' ', 'a', 'á', 'à', 'ç', 'l·l', 'ñ', '→', '≥', '★', '×', '…', '½', '«'];
    const pictures = await Promise.all(signs.map(drawn));
    // What a font lacks comes out as one and the same box.
    expect(new Set([...pictures, await drawn('\ue123')]).size).toBe(signs.length + 1);
  }, 30_000);

  test('issue C: too many pixels are refused with the largest density that works, which does', async () => {
    const { code, stderr } = await render('--dpi', '600', '-o', 'map.png');
    expect(code).toBe(2);
    const [, largest] = /--dpi (\d+)/.exec(stderr)!.map(Number);
    expect(stderr).toMatch(/PNG_TOO_LARGE.*4961 × 7016/);
    const paper = { widthMm: 210, heightMm: 297 };
    expect([largest, isDrawable(paper, largest!), isDrawable(paper, largest! + 1)]).toEqual([findLargestDpi(paper), true, false]);
    const { width, height } = countPixels(paper, largest!);
    expect(width * height).toBeLessThanOrEqual(maxPixels);
    expect(() => read('map.png')).toThrow('ENOENT');
  });

  test('issue C: the largest picture is drawn', async () => {
    expect((await render('--dpi', '406', '-o', 'map.png')).code).toBe(0);
    expect(read('map.png').readUInt32BE(16)).toBe(3357);
  }, 60_000);

  test.each(['0', '19', '-5', '1.5', 'many', '1e9', '99999999999', ''])('issue C: --dpi %p is refused', async (dpi) => {
    expect(await render(`--dpi=${dpi}`, '-o', 'map.png')).toMatchObject({ code: 2, stderr: expect.stringMatching(/BAD_DPI|PNG_TOO_LARGE|MISSING_VALUE/) });
  });

  test('issue C: only maps are pictures, and no terminal gets one', async () => {
    for (const format of ['pack', 'encounters', 'text']) expect(await render('--format', format, '-o', 'x.png')).toMatchObject({ code: 2, stderr: expect.stringContaining('PNG_FORMAT') });
    const seen = await run(['render', example, '--format', 'png'], { cwd, isTTY: true });
    expect(seen).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('PNG_TERMINAL') });
  });
});
