import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { UserError } from '../../src/errors';
import { createContext } from '../../src/cli/context';
import { parsePieces } from '../../src/cli/generate/parse-pieces';
import { reportError } from '../../src/cli/report-error';
import { makeVisible } from '../../src/cli/visible-text';
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import type { SessionDocument } from '../../src/session/document';
import { makeFolder, run } from './run-in-process';
import { PassThrough } from 'node:stream';

const cwd = makeFolder();

async function report(error: unknown): Promise<{ code: number; text: string }> {
  let text = '';
  const output = { write: (chunk: string | Uint8Array) => { text += String(chunk); } };
  const code = reportError(error, await createContext({ stdout: output, stderr: output, stdin: new PassThrough(), env: {}, cwd }, 'en'));
  return { code, text };
}

const message = { es: 'mal {what}', ca: 'malament {what}', en: 'bad {what}' };

describe('reports', () => {
  test('every problem with its place, its line, a caret under the column and what to do', async () => {
    const problems = [
      { code: 'ONE', message: 'first', place: { file: 'tables/rooms.yaml', line: 14, column: 9 }, excerpt: '  rows: x', remedy: 'do this\nand that', rule: 'ROOM-01' },
      { code: 'TWO', message: 'second: put there\na, 1\nb, 2', rule: 'PRE-09' },
    ];
    const { code, text } = await report(new UserError('ALL', message, { what: 'day' }, { problems, exitCode: 1, remedy: { es: '', ca: '', en: 'rest, {what}' } }));
    expect(code).toBe(1);
    expect(text).toBe([
      'tables/rooms.yaml:14:9 ONE first [ROOM-01]',
      '  14 │   rows: x',
      '               ^',
      '  → do this',
      '    and that',
      // The lines below may be copied as they stand.
      'plasma-wall: TWO second: put there [PRE-09]',
      'a, 1',
      'b, 2',
      'plasma-wall: ALL bad day',
      '  → rest, day',
      '',
    ].join('\n'));
  });

  test('a line of thousands of characters is cut around the column', async () => {
    const excerpt = `${'a'.repeat(5000)}HERE${'b'.repeat(5000)}`;
    const { text } = await report(new UserError('X', message, {}, { place: { file: 'f', line: 1, column: 5001 }, excerpt }));
    const [, source, caret] = text.split('\n');
    expect(source?.length).toBeLessThan(120);
    expect(source?.slice((caret as string).indexOf('^')).startsWith('HERE')).toBe(true);
  });

  test('a usage error exits 2, what the system refuses exits 2, a bug 70 with its stack', async () => {
    expect((await report(new UserError('X', message))).code).toBe(2);
    expect(await report(Object.assign(new Error('EMFILE: too many'), { code: 'EMFILE', syscall: 'open' }))).toEqual({ code: 2, text: expect.stringContaining('EMFILE') });
    expect(await report(new TypeError('x is not a function'))).toEqual({ code: 70, text: expect.stringMatching(/^BUG [^\n]+\nTypeError: x is not a function\n {4}at /) });
    expect(await report('thrown text')).toEqual({ code: 70, text: expect.stringContaining('thrown text') });
  });

  test('no remedy names an option that its command does not have', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'real'));
    writeFileSync(join(folder, 'file'), 'x');
    symlinkSync('real', join(folder, 'link'));
    symlinkSync('circle', join(folder, 'circle'));
    const lines = [
      ...['link', 'file', 'CON', 'a?b/c', ''].map((place) => ['tables', 'init', place]), ['tables', 'check', 'circle'], ['tables', 'check', 'file'], ['tables', 'list', '--tables', 'circle'],
      ...['circle', 'none', 'real', ''].flatMap((place) => [['verify', place], ['render', place]]), ['rules', 'zzz'], ['rules', 'DEF-99'],
    ];
    for (const argv of lines) {
      const { code, stderr } = await run([...argv, '--lang', 'en'], { cwd: folder });
      const { stdout: help } = await run([...argv.slice(0, argv[0] === 'tables' ? 2 : 1), '--help', '--lang', 'en'], { cwd: folder });
      expect([argv, code]).not.toEqual([argv, 0]);
      const remedies = stderr.split('\n').filter((line) => line.includes('→') && !line.includes('plasma-wall '));
      for (const [flag] of remedies.join('\n').matchAll(/(?<![\w-])--?[a-z][a-z-]*/g)) expect([argv, flag, help.includes(flag)]).toEqual([argv, flag, true]);
    }
    expect((await run(['tables', 'init', 'link'], { cwd: folder })).stderr).toContain('Elige otro sitio donde escribir.');
    expect((await run(['verify', 'circle'], { cwd: folder })).stderr).toContain('no lleva a ningún archivo');
  });

  test('S5 nothing from outside reaches the terminal raw', async () => {
    expect(makeVisible('a\u001b[2Jb\u202ec\r\nd\u0000\ud800')).toBe('a\\u{1b}[2Jb\\u{202e}c\\u{d}\\u{a}d\\u{0}\\u{d800}');
    expect(makeVisible('a\nb', true)).toBe('a\nb');
    const evil = 'x\u001b]0;title\u0007\u202e';
    for (const argv of [['generate', '--mission', evil], [evil], ['verify', evil], ['generate', '--mission', 'rescate', `--${evil}`], ['rules', evil]]) {
      const { stderr } = await run(argv, { cwd });
      // eslint-disable-next-line no-control-regex -- control characters are what must not be there
      expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
      expect(stderr.length).toBeGreaterThan(20);
    }
  });

  test('S5 a line end in what was typed begins no line of its own', async () => {
    for (const argv of [['campaign', 'log', '--file', 'x\nall in order'], ['generate', '--mission', 'x\nall in order'], ['score', '--mission', 'search', '--x', 'x\nall in order']]) {
      expect((await run(argv, { cwd })).stderr).not.toMatch(/^all in order/m);
    }
  });
});

describe('usage', () => {
  test('help of a command is found in three ways, on stdout', async () => {
    const [flag, short, word] = [await run(['render', '--help'], { cwd }), await run(['render', '-h'], { cwd }), await run(['help', 'render'], { cwd })];
    expect(flag).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('--revealed') });
    expect([short, word]).toEqual([flag, flag]);
    expect(await run(['help'], { cwd })).toEqual(await run(['--help'], { cwd }));
    expect(await run(['--version'], { cwd })).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  test('several sessions show how far they are on a terminal, and only there', async () => {
    const args = ['generate', '--mission', 'rescate', '--seed', 'p', '--count', '3', '--out', 'progress', '--force'];
    expect((await run(args, { cwd, isTTY: true })).stderr).toMatch(/^\r0\/3\r1\/3\r2\/3\r3\/3\r {3,}\r/);
    expect((await run(args, { cwd })).stderr).not.toContain('\r');
  });


  test.each([
    [['genrate'], 'generate'], [['rend'], 'render'], [['help', 'genrate'], 'generate'], [['generate', '--mision', 'x'], '--mission'], [['generate', '--seeds', '1'], '--seed'], [['render', 'x', '--formt', 'map'], '--format'],
  ])('%j is answered with %s', async (argv, nearest) => {
    const { code, stderr } = await run(argv, { cwd, env: { LANG: 'en' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`Did you mean ${nearest}?`)]);
  });

  test.each(['hasOwnProperty', 'constructor', '__proto__', 'toString'])('a name that every object has is no command: %s', async (name) => {
    expect(await run([name], { cwd, env: { LANG: 'en' } })).toMatchObject({ code: 2, stderr: expect.stringContaining('UNKNOWN_COMMAND') });
  });
});

describe('paths that hold nothing of use', () => {
  test.each([
    [['verify', ''], 'PATH_EMPTY'], [['render', ''], 'PATH_EMPTY'], [['generate', '--mission', 'rescate', '--seed-file', ''], 'PATH_EMPTY'],
    [['generate', '--mission', 'rescate', '--tables', ''], 'PATH_EMPTY'], [['generate', '--mission', 'rescate', '--templates', ''], 'PATH_EMPTY'],
    [['generate', '--mission', 'rescate', '--tables', 'foreign'], 'TABLES_NONE'], [['tables', 'check', 'foreign'], 'TABLES_NONE'],
    [['generate', '--mission', 'rescate', '--seed', '1', '--templates', 'foreign'], 'TEMPLATES_NONE'],
    [['generate', '--mission', 'rescate', '--seed-file', 'foreign'], 'FILE_NOT_PLAIN'], [['generate', '--mission', 'rescate', '--seed-file', '/dev/zero'], 'FILE_NOT_PLAIN'],
    [['generate', '--mission', 'rescate', '--seed-file', 'foreign/none'], 'FILE_MISSING'],
    ...(existsSync('/proc/version') ? [[['generate', '--mission', 'rescate', '--seed-file', '/proc/version'], 'FILE_NOT_PLAIN'] as const] : []),
  ] as const)('%j is refused: %s', async (argv, errorCode) => {
    mkdirSync(join(cwd, 'foreign'), { recursive: true });
    writeFileSync(join(cwd, 'foreign/photo.txt'), 'ours');
    expect(await run(argv, { cwd })).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(errorCode) });
  });

  test('help of a command shows it, help of help the general one', async () => {
    expect((await run(['help', 'verify'], { cwd, env: { LANG: 'en' } })).stdout).toContain('plasma-wall verify');
    expect(await run(['help', 'help'], { cwd, env: { LANG: 'en' } })).toEqual(await run(['help'], { cwd, env: { LANG: 'en' } }));
  });

  test('help of a command below another shows that one, and names none that there is not', async () => {
    for (const path of [['campaign', 'record'], ['hulk', 'spend'], ['tables', 'show'], ['odds', 'fight', '--rules', 'fantasy']]) {
      expect(await run(['help', ...path], { cwd })).toEqual(await run([...path, '--help'], { cwd }));
    }
    expect(await run(['help', 'hulk', 'd'], { cwd })).toEqual(await run(['hulk', 'draw', '--help'], { cwd }));
    expect(await run(['help', 'campaign', 'recrod', '--lang', 'en'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean record?') });
    expect((await run(['help', 'campaign', 'record', '--lang', 'en'], { cwd })).stdout).toContain('Usage: plasma-wall campaign record');
  });
});

describe('house rules', () => {
  async function houseRulesOf(...flags: string[]): Promise<SessionDocument['options']['houseRules']> {
    const { stdout, stderr } = await run(['generate', '--mission', 'rescate', '--seed', '42', '-o', '-', ...flags], { cwd });
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as SessionDocument).options.houseRules;
  }

  test('--house and --rules change them, --house having the last word', async () => {
    writeFileSync(join(cwd, 'house.yaml'), '# our table\nallowClose: false\nxDefault: 2\nedge: rollYourselves\n');
    expect(await houseRulesOf('--rules', 'house.yaml', '--house', 'xDefault=3', '--house', 'maxTurns=40')).toMatchObject({ allowClose: false, xDefault: 3, edge: 'rollYourselves', maxTurns: 40 });
  });

  test('the printed command repeats them without the file', async () => {
    const { stdout } = await run(['generate', '--mission', 'rescate', '--seed', '42', '--rules', 'house.yaml', '--json', '--out', 'h'], { cwd });
    expect((JSON.parse(stdout) as { readonly command: string }).command).toContain('--house allowClose=false --house xDefault=2 --house edge=rollYourselves');
  });

  test('every fault of a file is told with its line', async () => {
    writeFileSync(join(cwd, 'bad.yaml'), 'allowClose: false\nallowclose: true\nedge: up\nxDefault: 13\n');
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--rules', 'bad.yaml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^bad\.yaml:2:1 HOUSE_KEY .*\n.*\n.*\n.*allowClose/m);
    expect(stderr).toMatch(/^bad\.yaml:3:1 HOUSE_VALUE .*close, rollYourselves/m);
    expect(stderr).toMatch(/^bad\.yaml:4:1 HOUSE_VALUE .*0–12/m);
  });

  test.each([
    ['maxTurns: {toString: 1}'], ['maxTurns: [3]'], ['maxTurns: {a: 1}'], ['maxTurns:'], ['maxTurns: !!set {3}'], ['edge: [close]'],
  ])('in a file, %s is no single value', async (text) => {
    writeFileSync(join(cwd, 'odd.yaml'), `${text}\n`);
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--rules', 'odd.yaml', '--lang', 'es', '-o', '-'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^odd\.yaml:1:1 HOUSE_VALUE (maxTurns|edge) necesita un solo valor/m);
    expect(stderr).not.toContain('object');
  });

  test.each(['!!set {edge}', '!!binary aGVsbG8=', '!!omap [edge: close]', '[edge]', 'edge'])('a file that is %s is no list of house rules', async (text) => {
    writeFileSync(join(cwd, 'odd.yaml'), `${text}\n`);
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--rules', 'odd.yaml', '-o', '-'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/HOUSE_FILE_FORM|YAML_TAG/)]);
  });

  test.each(['__proto__=1', 'constructor=x', 'edge', '=close', 'maxTurns=0', 'maxTurns=1.5', 'maxTurns=1e3', 'allowClose=no'])('%s is refused', async (choice) => {
    expect((await run(['generate', '--mission', 'rescate', '--house', choice], { cwd })).code).toBe(2);
  });
});

describe('files of the user', () => {
  test('pieces by id or by their names on the map, in any language', async () => {
    const { labels } = await loadShippedRuleset();
    const text = '# ours\nstraight, 30\r\nEsquina; 20\nbifurcació, 20 # new\n\nCROSSING,20\npasillo sin salida\t10\nsmall-room, 10x15, 9\nhabitación grande, 20.5 x 30 cm, 9\n';
    expect(parsePieces(text, 'pieces.csv', labels, 'es')).toEqual([
      { kind: 'straight', count: 30 }, { kind: 'corner', count: 20 }, { kind: 'fork', count: 20 }, { kind: 'crossing', count: 20 }, { kind: 'dead-end', count: 10 },
      { kind: 'small-room', widthMm: 100, lengthMm: 150, count: 9 }, { kind: 'large-room', widthMm: 205, lengthMm: 300, count: 9 },
    ]);
  });

  test('SEC-06 a room whose size is not that of its name is told by its line, in three languages, and counts by its size', async () => {
    writeFileSync(join(cwd, 'named.csv'), '# ours\nlarge room, 20x20, 50\nsmall room, 10x15, 50\nsmall-room, 30x30, 50\nobjective room, 20x20, 50\n');
    const tell = async (lang: string) => (await run(['sections', '--pieces', 'named.csv', '-o', '-', '--lang', lang], { cwd })).stderr.split('\n').filter((line) => line.includes('named.csv:'));
    expect(await tell('en')).toEqual([
      'Warning: named.csv:2 says “large room”, but at 20x20 cm it counts as a small room: small ones are of up to 400 cm² (SEC-06).',
      'Warning: named.csv:4 says “small room”, but at 30x30 cm it counts as a large room: small ones are of up to 400 cm² (SEC-06).',
    ]);
    expect((await tell('es'))[0]).toBe('Aviso: named.csv:2 dice «habitación grande», pero de 20x20 cm cuenta como habitación pequeña: son pequeñas las de hasta 400 cm² (SEC-06).');
    expect((await tell('ca'))[0]).toBe('Avís: named.csv:2 diu «habitació gran», però de 20x20 cm compta com a habitació petita: són petites les de fins a 400 cm² (SEC-06).');
  });

  test('pieces that cannot be read are all told, each with its place', async () => {
    writeFileSync(join(cwd, 'bad.csv'), 'foo, 2\n\nsmall-room, 10, 2\ncorner, 10x10, 2\nfork\nfork, 1, 2, 3\nfork, 0\n');
    const { code, stderr } = await run(['generate', '--mission', 'rescate', '--pieces', 'bad.csv'], { cwd });
    expect(code).toBe(2);
    expect(stderr.match(/^bad\.csv:\S+ \w+/gm)).toEqual([
      'bad.csv:1:1 PIECE_KIND', 'bad.csv:3:13 PIECE_SIZE', 'bad.csv:4:9 PIECE_SIZE', 'bad.csv:5:1 PIECE_COUNT', 'bad.csv:6:13 PIECE_FORM', 'bad.csv:7:7 PIECE_COUNT',
    ]);
  });

  test('a copy of the templates with one sheet changed is used; a broken one is told with its line', async () => {
    mkdirSync(join(cwd, 'mine'), { recursive: true });
    const texts = readFileSync(join(__dirname, '../../templates/texts.yaml'), 'utf8');
    writeFileSync(join(cwd, 'mine/texts.yaml'), texts.replace('Papeles de la partida', 'Papeles de los viernes'));
    const good = await run(['generate', '--mission', 'rescate', '--seed', '42', '--templates', 'mine', '--out', 't'], { cwd });
    expect(good.code).toBe(0);
    expect(good.stderr).toContain('--templates mine');
    expect(readFileSync(join(cwd, 't/pack.html'), 'utf8')).toContain('Papeles de los viernes');
    writeFileSync(join(cwd, 'mine/pack.hbs'), '<p>\n{{#each x}}\n');
    const bad = await run(['generate', '--mission', 'rescate', '--seed', '42', '--templates', 'mine', '--out', 'u'], { cwd });
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringMatching(/^mine\/pack\.hbs:\d+:\d+ TEMPLATE_/m)]);
  });
});
