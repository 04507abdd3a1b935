/** Without `--format` the ending of the output file decides what is written into it; what cannot be written is refused. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const root = join(__dirname, '../..');
const session = join(root, 'examples/rescate-42');
const log = ['--file', join(root, 'examples/campaign.yaml')];
const shot = ['odds', 'shoot', '--bs', '4', '--strength', '3', '--toughness', '3'];

/** How the files of a kind begin. */
const starts: Readonly<Record<string, RegExp>> = {
  csv: /^\ufeff?[^\n|<{]+[,;]/, html: /^<!DOCTYPE html>/i, json: /^\{/, md: /^# /, svg: /^(<\?xml[^>]*>\s*)?<svg /, png: /^\ufffdPNG/, txt: /^[^<#{|\ufeff]/,
};

let cwd: string;
beforeEach(() => {
  cwd = makeFolder();
});

describe('the ending decides', () => {
  test.each([
    [['campaign', 'export', ...log], ['csv', 'html', 'json', 'md', 'HTM', 'markdown']],
    [['campaign', 'chart', ...log], ['svg']],
    [['reference'], ['txt', 'html', 'md']],
    [shot, ['txt', 'svg', 'csv', 'json']],
    [['render', session], ['svg', 'png', 'txt', 'html', 'md']],
    [['render', session, '--revealed', '70'], ['svg', 'png']],
  ])('%j writes %j', async (words, endings) => {
    for (const ending of endings) {
      const name = `made.${ending}`;
      expect([ending, await run([...words, '-o', name], { cwd })]).toEqual([ending, expect.objectContaining({ code: 0, stdout: '' })]);
      const kind = { HTM: 'html', markdown: 'md' }[ending] ?? ending;
      expect([ending, readFileSync(join(cwd, name), 'utf8').slice(0, 200)]).toEqual([ending, expect.stringMatching(starts[kind]!)]);
    }
  }, 30_000);

  test('a table named .csv comes in again', async () => {
    expect((await run(['campaign', 'export', ...log, '-o', 'log.csv'], { cwd })).code).toBe(0);
    await run(['campaign', 'new', '--here'], { cwd });
    expect(await run(['campaign', 'import', 'log.csv'], { cwd })).toMatchObject({ code: 0 });
  });

  test('--format and --json decide where the name says nothing else; one that contradicts them is refused, and nothing written', async () => {
    const choices = [
      [['campaign', 'export', ...log, '--format', 'csv'], 'csv'], [['campaign', 'export', ...log, '--json'], 'json'], [['reference', '--format', 'md'], 'md'],
      [['render', session, '--format', 'text'], 'txt'], [['render', session, '--format', 'map-start'], 'svg'], [[...shot, '--format', 'svg'], 'svg'], [[...shot, '--json'], 'json'],
    ] as const;
    for (const [words, kind] of choices) {
      for (const name of [`${kind}.${kind}`, `${kind}.txt`, kind]) {
        expect([name, (await run([...words, '--force', '-o', name], { cwd })).code]).toEqual([name, 0]);
        expect(readFileSync(join(cwd, name), 'utf8')).toMatch(starts[kind]!);
      }
      const refused = await run([...words, '-o', 'other.pdf', '--lang', 'en'], { cwd });
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(new RegExp(`OUT_ENDING other\\.pdf: .* does not write \\.pdf files but \\.${kind}\\n.*End the name in \\.${kind}`)) });
      expect(existsSync(join(cwd, 'other.pdf'))).toBe(false);
    }
    for (const name of ['picture.svg', 'picture.txt']) expect((await run(['render', session, '--format', 'png', '-o', name], { cwd })).stderr).toContain('OUT_ENDING');
  });

  test('no ending, or one of which nothing is known, writes what no file would', async () => {
    for (const [words, kind] of [[['campaign', 'export', ...log], 'md'], [['reference'], 'txt'], [['render', session], 'svg'], [shot, 'txt']] as const) {
      for (const name of ['plain', 'file.xyz', `.${kind}`]) {
        expect((await run([...words, '--force', '-o', name], { cwd })).code).toBe(0);
        expect(readFileSync(join(cwd, name), 'utf8')).toMatch(starts[kind]!);
      }
    }
  });
});

describe('what a command cannot write is refused', () => {
  test.each([
    [['render', session], 'm.pdf', '.svg, .png, .txt, .html, .md', `plasma-wall print ${session} -o m.pdf`],
    [['render', session, '--lang', 'en'], 'my map.PDF', '.svg, .png, .txt, .html, .md', `plasma-wall print ${session} --lang en -o "my map.PDF"`],
    [['render', session], 'm.jpg', '.svg, .png, .txt, .html, .md', null],
    // The whole of it would show what is still to be uncovered.
    [['render', session, '--revealed', '70'], 'm.pdf', '.svg, .png', null],
    [['render', session, '--revealed', '70'], 'm.html', '.svg, .png', null],
    [['render', session, '--dpi', '60'], 'm.svg', '.png', null],
    [['print', session], 'x.html', '.pdf', `plasma-wall render ${session} -o x.html`],
    [['print', session, '--kit', 'board', '--discovery', '24'], 'x.png', '.pdf', null],
    [['forms'], 'x.html', '.pdf', null],
    [['sections'], 'x.svg', '.pdf', null],
    [['reference'], 'x.pdf', '.txt, .html, .md', null],
    [shot, 'x.png', '.txt, .svg, .csv, .json', null],
    [['campaign', 'export', ...log], 'log.xlsx', '.csv, .md, .html, .json', null],
    [['campaign', 'export', ...log], 'log.svg', '.csv, .md, .html, .json', `plasma-wall campaign chart ${log.join(' ')} -o log.svg`],
    [['campaign', 'chart', ...log], 'g.png', '.svg', null],
    [['campaign', 'chart', ...log], 'g.csv', '.svg', `plasma-wall campaign export ${log.join(' ')} -o g.csv`],
  ] as const)('%j -o %s', async (words, name, list, other) => {
    const { code, stderr, stdout } = await run([...words, ...(words.includes('--lang' as never) ? [] : ['--lang', 'en']), '-o', name], { cwd });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`OUT_ENDING ${name}: `)]);
    expect(stderr).toContain(` does not write .${name.split('.')[1]!.toLowerCase()} files but ${list}\n`);
    expect(stderr.split('written by: ')[1]?.trim().replace(/ --lang en(?= -o (?!"))/, '') ?? null).toBe(other);
    expect(existsSync(join(cwd, name))).toBe(false);
  });

  test('L1 said in the language of the terminal', async () => {
    for (const [lang, said] of [['es', 'm.pdf: render no escribe archivos .pdf, sino .svg, '], ['ca', 'm.pdf: render no escriu fitxers .pdf, sinó .svg, ']] as const) {
      expect((await run(['render', session, '--lang', lang, '-o', 'm.pdf'], { cwd })).stderr).toContain(said);
    }
  });
});

describe('markup without a file', () => {
  test.each([
    [['render', session], 'map.svg', '--format text'], [['render', session, '--format', 'pack'], 'pack.html', '-o pack.html'], [['render', session, '--format', 'map-start'], 'map-start.svg', '-o map-start.svg'],
    [['campaign', 'export', '--format', 'html', ...log], 'campaign.html', '-o campaign.html'], [['reference', '--format', 'html'], 'reference.html', '-o reference.html'],
    [[...shot, '--format', 'svg'], 'odds.svg', '-o odds.svg'],
  ])('design 5 %s: a terminal is not flooded, a pipe and -o - get it', async (words, file, remedy) => {
    const argv = [...words, '--lang', 'en'];
    const shown = await run(argv, { isTTY: true, env: { NO_COLOR: '1' } });
    expect(shown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`MARKUP_TERMINAL ${file} cannot be seen on the terminal`) });
    expect(shown.stderr).toContain(remedy);
    const piped = await run(argv);
    expect([piped.code, piped.stdout.slice(0, 1)]).toEqual([0, '<']);
    expect((await run([...argv, '-o', '-'], { isTTY: true })).stdout).toBe(piped.stdout);
  });

  test('design 5 what is text comes out on a terminal, too', async () => {
    for (const format of ['text', 'encounters']) expect(await run(['render', session, '--format', format], { isTTY: true })).toMatchObject({ code: 0, stdout: expect.stringMatching(/\S/) });
  });
});
