/** `plasma-wall campaign`, as a group uses it. */
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { insteadOf, makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';
type Words = readonly string[];
const at = (cwd: string) => ({
  go: (...words: Words) => run(['campaign', ...words, '--lang', 'en'], { cwd }),
  json: async (...words: Words): Promise<any> => JSON.parse((await run(['campaign', ...words, '--json'], { cwd })).stdout), // eslint-disable-line @typescript-eslint/no-explicit-any -- reports of many shapes
  text: () => readFileSync(join(cwd, file), 'utf8'),
});

async function newGroup(...words: Words) {
  const cwd = makeFolder();
  const group = at(cwd);
  expect((await group.go('new', '--here', ...words)).code).toBe(0);
  return { cwd, ...group, play: (objectives: number, ...more: Words) => group.go('record', ...insteadOf(['--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', String(objectives), '--date', '1999-10-02'], more)) };
}

describe('story 5 of an evening', () => {
  test('LOG-02 ENG-08 a game dated before there was X: each rule is named for what it says', async () => {
    const { go, play } = await newGroup();
    for (const count of [1, 2]) await play(count);
    const { stderr } = await go('correct', '2', '--date', '1999-09-30');
    expect(stderr).toContain('The winner of game 2 would now be: (none), since there is no X before it (LOG-02). The recorded result stands: Attacker (ENG-08). If it changes too: plasma-wall campaign correct 2 --winner none\n');
    expect((await go('log')).stdout).toContain('Now it would be: (none) (LOG-02, ENG-08)');
  });

  test('ENG-08 C1 a wrong entry is put right: X moves, the declared result stands with a note', async () => {
    const { go, json, play } = await newGroup();
    for (const count of [1, 2, 2]) expect((await play(count)).code).toBe(0);
    expect((await json('log')).games.map((game: { after: object; winner: string }) => [game.after, game.winner])).toEqual([[{ num: 1, den: 1 }, 'none'], [{ num: 3, den: 2 }, 'attacker'], [{ num: 5, den: 3 }, 'attacker']]);
    const { code, stderr } = await go('correct', '2', '--objectives', '3', '--why', 'miscounted');
    expect(code).toBe(0);
    expect(stderr).toContain('X: 5/3 (1.67) → 2');
    expect(stderr).toContain('The winner of game 3 would now be: Draw, with X = 2 before it (MIS-08). The recorded result stands: Attacker (ENG-08).');
    expect(await json('show', '3')).toMatchObject({ winner: 'attacker', due: 'draw', differs: true, before: { num: 2, den: 1 }, after: { num: 2, den: 1 } });
    expect((await json('show', '2')).corrections).toEqual(['objectives: 2 → 3 (miscounted)']);
    expect((await go('check')).stderr).toContain('The winner of game 3 would now be: Draw');
    expect((await go('check')).code).toBe(0);
  });
});

describe('record', () => {
  test('LOG-02 the first game has no winner, and says so; the second is decided by X (MIS-08)', async () => {
    const { play } = await newGroup();
    expect((await play(1)).stderr).toBe('Game 1 recorded: Marta (attacker) against Pau, Search and Destroy, 1 objective. Winner: (none).\nX: undefined → 1\nIt is the first that counts towards X: there was no X before it, and nobody wins it (LOG-02).\n');
    expect((await play(0)).stderr).toBe('Game 2 recorded: Marta (attacker) against Pau, Search and Destroy, 0 objectives. Winner: Defender.\n0, any escape bonus included, against X = 1 before the game (MIS-07, MIS-08).\nX: 1 → 1/2 (0.5)\n');
  });

  test('X-02 another mission needs its winner, and says that it never counts', async () => {
    const { go, play, text } = await newGroup();
    await play(2);
    const before = text();
    const rescue = ['record', '--mission', 'rescat', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '2'];
    expect(await go(...rescue)).toMatchObject({ code: 2, stderr: expect.stringContaining('WINNER_MISSING') });
    expect(text()).toBe(before);
    const { code, stderr } = await go(...rescue, '--winner', 'attacker', '--grade', 'decisive');
    expect([code, stderr.includes('X stays as it is: 2'), stderr.includes('does not count towards X')]).toEqual([0, true, true]);
  });

  test('a session gives mission, seed, tag, house rules, table, forcing and closing, tables and X; once', async () => {
    const { cwd, go, json, play } = await newGroup();
    await play(1);
    expect((await run(['generate', '--mission', 'search', '--seed', '7', '--x', '4/3', '--table', '200x200', '--house', 'corridorDoor=side', '--out', 'night'], { cwd })).code).toBe(0);
    const session = JSON.parse(readFileSync(join(cwd, 'night/session.json'), 'utf8'));
    const players = ['--attacker', 'marta', '--defender', 'Pau', '--objectives', '2'];
    expect(await go('record', 'night', ...players)).toMatchObject({ code: 0, stderr: expect.stringContaining("The papers of that night had X 4/3; the log's was 1.") });
    expect(await json('show', '2')).toMatchObject({
      mission: 'busqueda-y-destruccion', attacker: 'Marta', winner: 'attacker', tag: session.tag, seed: '7', budget: 'normal', table: '200x200', x: '4/3', house: { corridorDoor: 'side' },
      tables: session.ruleset.hash.slice(0, 16), closed: session.preparation.closed.length, forced: session.preparation.forced.length + session.preparation.reopened.length,
    });
    expect(await go('record', 'night', ...players)).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
  });

  test('X-01 a session that was voided and recorded once more is not restored beside it, nor brought in by a table', async () => {
    const { cwd, go, json, text } = await newGroup();
    await go('record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--tag', 'TGS4R8');
    await go('void', '1', '--why', 'not over yet');
    await go('record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '4', '--tag', 'TGS4R8');
    const before = text();
    expect(await go('void', '1', '--undo')).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED') });
    writeFileSync(join(cwd, 'in.csv'), 'mission;attacker;defender;objectives;tag\nsearch;Pau;Marta;2;TGS4R8\n');
    expect(await go('import', 'in.csv')).toMatchObject({ code: 2, stderr: expect.stringMatching(/in\.csv:2:1 TABLE_GAME.*game 2 \(tag TGS4R8\)/) });
    expect(text()).toBe(before);
    expect((await json('x')).x).toEqual({ num: 4, den: 1 });
  });

  test('MIS-12 a mission with a primary has a winner, whatever is declared, corrected or brought in', async () => {
    const { cwd, go, text } = await newGroup();
    const rescue = ['record', '--mission', 'rescue', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '2'];
    expect(await go(...rescue, '--winner', 'draw')).toMatchObject({ code: 2, stderr: expect.stringContaining('WINNER_MUST_BE') });
    await go('record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1');
    const before = text();
    expect(await go('correct', '1', '--mission', 'rescue')).toMatchObject({ code: 2, stderr: expect.stringContaining('MIS-12') });
    writeFileSync(join(cwd, 'in.csv'), 'mission;attacker;defender;objectives;winner\nrescue;Pau;Marta;2;draw\n');
    expect((await go('import', 'in.csv')).code).toBe(2);
    expect(text()).toBe(before);
  });

  test('a session is found by itself when it is the only one not recorded; several are named', async () => {
    const { cwd, go, json } = await newGroup();
    const players = ['--attacker', 'A', '--defender', 'B', '--objectives', '1'];
    for (const seed of ['1', '2']) await run(['generate', '--mission', 'search', '--seed', seed, '--out', `night-${seed}`], { cwd });
    expect(await go('record', ...players)).toMatchObject({ code: 2, stderr: expect.stringContaining('night-1, night-2') });
    expect((await go('record', 'night-1', ...players)).code).toBe(0);
    expect((await go('record', ...players)).code).toBe(0);
    expect((await json('log')).games.map(({ seed }: { seed: string }) => seed)).toEqual(['1', '2']);
    expect(await go('record', ...players)).toMatchObject({ code: 2, stderr: expect.stringContaining('--mission') });
  });

  test('what is no session is refused in words', async () => {
    const { cwd, go } = await newGroup();
    for (const text of ['{}', '[]', '{"format":"plasma-wall/session"}', '{"format":"plasma-wall/session","options":{"mission":5}}', 'null', '{']) {
      writeFileSync(join(cwd, 'session.json'), text);
      const { code, stderr } = await go('record', 'session.json', '--attacker', 'A', '--defender', 'B', '--objectives', '1');
      expect([text, code]).toEqual([text, 2]);
      expect(stderr).toMatch(/NOT_A_SESSION|NOT_JSON/);
    }
  });

  test.each([
    [['--objectives', '100'], 'BAD_NUMBER'], [['--objectives', '-1'], 'BAD_NUMBER'], [['--date', '1999-02-29'], 'BAD_FACT'], [['--attacker', ' '], 'BAD_FACT'], [['--attacker', 'x'.repeat(301)], 'BAD_FACT'],
    [['--attacker', 'Pau'], 'SAME_PLAYER'], [['--achieved', 'capture,fly'], 'BAD_FACT'], [['--achieved', 'capture,escape'], 'ACHIEVED_MORE'], [['--winner', 'me'], 'BAD_CHOICE'], [['--winner', 'draw', '--grade', 'plain'], 'GRADE_WITHOUT_WIN'],
    [['--mission', 'searhc'], 'UNKNOWN_MISSION'], [['--x', '1/0'], 'BAD_X'], [['--table', '1x1'], 'BAD_TABLE_SIZE'], [['--notes', 'x'.repeat(4001)], 'BAD_FACT'],
  ].map(([words, code], at) => ({ at, words, code }) as { at: number; words: Words; code: string }))('bad facts $at are refused with $code, and nothing is written', async ({ words, code }) => {
    const { text, play } = await newGroup();
    const before = text();
    expect(await play(1, ...words)).toMatchObject({ code: 2, stderr: expect.stringContaining(code) });
    expect(text()).toBe(before);
  });

  test('LOG-01 options are named as they are typed, and a file that is not there in quotes', async () => {
    const { go, play } = await newGroup();
    expect((await play(1, '--achieved', 'capture,escape')).stderr).toContain('--achieved names 2 and --objectives says 1');
    expect((await go('record', 'a2', '--attacker', 'A', '--defender', 'B', '--objectives', '1')).stderr).toContain('“a2” does not exist');
  });

  test('missing facts are named off a terminal, and a missing log too', async () => {
    const { go } = await newGroup();
    expect(await go('record', '--mission', 'search', '--attacker', 'A')).toMatchObject({ code: 2, stderr: expect.stringContaining('--defender, --objectives') });
    const none = at(makeFolder());
    expect(await none.go('x')).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_DATA_FOLDER') });
    expect(await none.go('x', '--file', 'none.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_CAMPAIGN') });
  });
});

describe('reports', () => {
  test('C4 x is an exact fraction with its decimal; C5 its interval has a method, and the same each time', async () => {
    const { go, json, play } = await newGroup();
    for (const count of [1, 2, 1]) await play(count, '--achieved', ['capture', 'killAll'].slice(0, count).join(','));
    const { stdout } = await go('x');
    expect(stdout).toContain('X = 4/3 (1.33), from 3 games of Search and Destroy\n95% interval for the mean (Student\'s t): 0 to 2.77\n');
    expect((await go('x')).stdout).toBe(stdout);
    expect(await json('x')).toMatchObject({ x: { num: 4, den: 3 }, games: 3, interval: { method: 'student-t-95' }, objectives: { capture: 3, killAll: 1, untold: 0 } });
  });

  test('X is told apart by rules and by map', async () => {
    const { cwd, json, play } = await newGroup();
    await play(3);
    for (const [seed, house] of [['1', 'corridorDoor=side'], ['2', 'corridorDoor=side'], ['3', 'roomDoors=extra']]) {
      await run(['generate', '--mission', 'search', '--seed', seed!, '--house', house!, '--out', seed!], { cwd });
      await at(cwd).go('record', seed!, '--attacker', 'A', '--defender', 'B', '--objectives', '1');
    }
    const { groups } = await json('x', '--by', 'rules');
    expect(groups.map(({ shared, games }: { shared: Record<string, string>; games: number }) => [shared['corridorDoor'] ?? shared['roomDoors'] ?? null, games])).toEqual([[null, 1], ['side', 2], ['extra', 1]]);
    expect((await json('x', '--by', 'map')).groups.length).toBeGreaterThan(1);
  });

  test('filters choose games; X in the log stays that of the whole group', async () => {
    const { go, json, play } = await newGroup();
    await play(1);
    await play(3, '--attacker', 'Àngel', '--date', '1999-11-01');
    await play(2, '--date', '1999-12-01');
    expect((await json('log', '--attacker', 'angel')).games).toMatchObject([{ number: 2, after: { num: 2, den: 1 } }]);
    expect((await json('log', '--since', '1999-11-01')).games).toHaveLength(2);
    expect((await json('log', '--since', '3')).games).toHaveLength(1);
    expect((await json('x', '--attacker', 'Marta')).x).toEqual({ num: 3, den: 2 });
    expect(await go('log', '--mission', 'rescue')).toMatchObject({ code: 0, stdout: '', stderr: 'No game matches.\n' });
    expect(await go('log', '--since', 'soon')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_SINCE') });
  });

  test('players by side, with streaks; hostile names are keys like any other', async () => {
    const { json, play } = await newGroup();
    for (const [count, attacker] of [[1, '__proto__'], [2, '__proto__'], [3, '__proto__'], [0, 'constructor']] as const) await play(count, '--attacker', attacker);
    const { players } = await json('players');
    expect(players.map(({ name, all, streaks }: { name: string; all: object; streaks: object }) => [name, all, streaks])).toEqual([
      ['__proto__', { games: 3, wins: 2, draws: 0, losses: 0, undecided: 1, rate: { num: 1, den: 1 } }, { current: 2, longest: 2 }],
      ['Pau', { games: 4, wins: 1, draws: 0, losses: 2, undecided: 1, rate: { num: 1, den: 3 } }, { current: 1, longest: 1 }],
      ['constructor', { games: 1, wins: 0, draws: 0, losses: 1, undecided: 0, rate: { num: 0, den: 1 } }, { current: 0, longest: 0 }],
    ]);
  });

  test('C1 voided games stay in the log, struck out, and can be taken back', async () => {
    const { cwd, go, json, play } = await newGroup();
    for (const count of [1, 5]) await play(count);
    expect(await go('void', '2')).toMatchObject({ code: 2, stderr: expect.stringContaining('WHY_MISSING') });
    expect((await go('void', '2', '--why', 'wrong table')).code).toBe(0);
    expect((await go('void', '2', '--why', 'again')).code).toBe(1);
    expect((await json('x')).x).toEqual({ num: 1, den: 1 });
    expect((await run(['campaign', 'log', '--lang', 'en'], { cwd, isTTY: true, columns: 140 })).stdout).toContain('2\u0336  M\u0336a\u0336r\u0336t\u0336a\u0336');
    expect((await go('void', '2', '--undo')).code).toBe(0);
    expect((await json('x')).x).toEqual({ num: 3, den: 1 });
    expect(await go('void', '9', '--why', 'x')).toMatchObject({ code: 1, stderr: expect.stringContaining('NO_SUCH_GAME') });
    expect(await go('show', 'two')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_GAME_NUMBER') });
  });

  test('T5 check names every fault with its place (exit 1); the other commands refuse (exit 2)', async () => {
    const { cwd, go, json, play, text } = await newGroup();
    await play(1);
    const broken = text().replace('winner: none', 'winner: nobody').replace('objectives: 1', 'objectives: x');
    writeFileSync(join(cwd, file), broken);
    const { code, stderr } = await go('check');
    expect([code, stderr.match(/plasma-wall-campaign\.yaml:\d+:\d+ [A-Z_]+/g)]).toEqual([1, [`${file}:11:17 FIELD_TYPE`, `${file}:12:13 FIELD_VALUE`]]);
    expect((await json('check')).problems).toHaveLength(2);
    for (const words of [['x'], ['void', '1', '--why', 'x'], ['export']]) expect((await go(...words)).code).toBe(2);
    expect(text()).toBe(broken);
  });

  test('the same log in three languages: no word of another (L1)', async () => {
    const { cwd, play } = await newGroup('--group', 'Nosotros');
    for (const count of [1, 2]) await play(count);
    const out = async (lang: string) => (await Promise.all(['log', 'x', 'players'].map((name) => run(['campaign', name, '--lang', lang], { cwd })))).map(({ stdout }) => stdout).join('\n');
    expect(await out('es')).toMatch(/\(ninguno\)[\s\S]*3\/2 \(1,5\)[\s\S]*t de Student[\s\S]*Jugador/);
    expect(await out('ca')).toMatch(/\(cap\)[\s\S]*3\/2 \(1,5\)[\s\S]*t de Student[\s\S]*Jugador/);
    expect(await out('en')).not.toMatch(/[ñçàè]|ninguno|cap\b/);
  });
});

describe('the log on a narrow terminal', () => {
  test('LOG-01 at 80 columns the columns of the rulebook stay whole in one line, and what else is known stands under the game', async () => {
    const { cwd, play } = await newGroup();
    await play(1, '--notes', 'The hidden door led nowhere, we laughed');
    await play(2);
    const lines = (await run(['campaign', 'log', '--lang', 'en'], { cwd, columns: 80 })).stdout.split('\n');
    expect(lines.slice(2, 7)).toEqual([
      'Game  Attacker  Defender  Objectives  Winner    X          Date',
      '      Mission · Notes',
      '   1  Marta     Pau                1  (none)    1          1999-10-02',
      '      Search and Destroy · The hidden door led nowhere, we laughed',
      '   2  Marta     Pau                2  Attacker  3/2 (1.5)  1999-10-02',
    ]);
    for (const columns of [60, 80, 100, 140]) {
      const shown = (await run(['campaign', 'log', '--lang', 'en'], { cwd, columns })).stdout;
      expect(shown).toContain('Search and Destroy');
      for (const line of shown.split('\n').slice(2)) expect(line.length).toBeLessThanOrEqual(columns);
    }
    expect((await run(['campaign', 'log', '--lang', 'en'], { cwd, columns: 140 })).stdout).toContain('1999-10-02  Search and Destroy  The hidden door');
  });
});

describe('export and import', () => {
  const hostile = ['=HYPERLINK("http://x","y")', '<script>alert(1)</script>', '"; drop', '+1', '@x', '-2', "'=1", '|pipe|', '*b*', '\u202eabc', ']]>'];

  async function hostileGroup() {
    const group = await newGroup('--group', '<b>&"');
    for (const [index, name] of hostile.entries()) await group.play(index % 4, '--attacker', name, '--notes', `${name}\nsecond; line, "two"`);
    await group.go('void', '2', '--why', hostile[0]!);
    return group;
  }

  test('S5 HTML parses and runs nothing; Markdown has one line a game; CSV starts no formula', async () => {
    const { go } = await hostileGroup();
    const html = (await go('export', '--format', 'html')).stdout;
    const document = new DOMParser({ onError: (level, message) => { throw new Error(`${level} ${message}`); } }).parseFromString(html.replace('<!DOCTYPE html>', '').replace(/<meta [^>]*>/g, ''), 'text/xml');
    expect(document.getElementsByTagName('tr')).toHaveLength(hostile.length + 1);
    expect(document.getElementsByTagName('script')).toHaveLength(0);
    expect([...html.matchAll(/<tr class="void">/g)]).toHaveLength(1);
    const rows = (await go('export', '--format', 'md')).stdout.trimEnd().split('\n').slice(4);
    expect(rows).toHaveLength(hostile.length);
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(11);
    const csv = (await go('export', '--format', 'csv')).stdout;
    for (const cell of csv.split(/[,\n]/)) expect(cell).not.toMatch(/^"?[=+@-]/);
  });

  test('C2 neither an export nor a chart is written over the log, not even by another name or with --force', async () => {
    const { cwd, go, play } = await newGroup();
    await play(2);
    const [name] = readdirSync(cwd).filter((entry) => entry.endsWith('.yaml')) as [string];
    const before = readFileSync(join(cwd, name));
    symlinkSync(name, join(cwd, 'also.txt'));
    for (const out of [name, `./${name}`, 'also.txt']) {
      for (const what of ['export', 'chart']) expect(await go(what, '-o', out, '--force')).toMatchObject({ code: 2, stderr: expect.stringContaining('OUT_IS_INPUT') });
    }
    expect(readFileSync(join(cwd, name)).equals(before)).toBe(true);
  });

  test('C4 spaces at the ends of why a game is void, written by hand, come in again as they went out', async () => {
    const { cwd, go, json, play, text } = await newGroup();
    await play(1);
    await go('void', '1', '--why', 'counted twice');
    writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), text().replace('void: counted twice', 'void: "  counted twice  "'));
    await go('export', '--format', 'csv', '-o', 'out.csv');
    await go('new', '--file', 'again.yaml');
    await go('import', 'out.csv', '--file', 'again.yaml');
    expect((await json('log', '--file', 'again.yaml')).games).toMatchObject([{ void: '  counted twice  ' }]);
  });

  test('a CSV comes in again as it went out, in every language; twice changes nothing', async () => {
    const { cwd, go, json } = await hostileGroup();
    const games = (await json('log')).games;
    for (const lang of ['es', 'ca', 'en']) {
      expect((await run(['campaign', 'export', '--format', 'csv', '-o', `${lang}.csv`, '--lang', lang], { cwd })).code).toBe(0);
      await go('new', '--file', `${lang}.yaml`);
      expect((await run(['campaign', 'import', `${lang}.csv`, '--file', `${lang}.yaml`, '--lang', 'en'], { cwd })).stderr).toContain(`${hostile.length} games recorded`);
      expect((await json('log', '--file', `${lang}.yaml`)).games).toEqual(games);
      const before = readFileSync(join(cwd, `${lang}.yaml`));
      expect((await run(['campaign', 'import', `${lang}.csv`, '--file', `${lang}.yaml`, '--lang', 'en'], { cwd })).stderr).toContain(`${hostile.length} were recorded already`);
      expect(readFileSync(join(cwd, `${lang}.yaml`)).equals(before)).toBe(true);
    }
  });

  test.each([
    ['', ['1:1 TABLE_EMPTY']], ['mission;"attacker\n', ['1:9 TABLE_QUOTE']], ['mission;atacker;defender;objectives\n', ['1:9 TABLE_COLUMN']],
    ['mission;attacker;defender;objectives\nsearch;A;B;x\nserch mission;A;;2;9\n', ['2:12 TABLE_CELL', '3:1 TABLE_CELL', '3:1 TABLE_CELL', '3:20 TABLE_CELL']],
    ['game;mission;attacker;defender;objectives\n2;search;A;B;1\n', ['2:1 TABLE_GAME']], ['mission;attacker;defender;objectives\nrescue;A;B;1\nsearch;A;A;1\n', ['2:1 TABLE_GAME', '3:1 TABLE_GAME']],
  ])('T5 a faulty table %j: every fault with its place, nothing written', async (csv, wanted) => {
    const { cwd, go, text } = await newGroup();
    const before = text();
    writeFileSync(join(cwd, 'in.csv'), csv);
    const { code, stderr } = await go('import', 'in.csv');
    expect([code, [...stderr.matchAll(/^in\.csv:(\d+:\d+ [A-Z_]+)/gm)].map((match) => match[1]).sort()]).toEqual([2, wanted]);
    expect(text()).toBe(before);
  });

  test('an export does not replace a file unless told to', async () => {
    const { cwd, go, play } = await newGroup();
    await play(1);
    expect((await go('export', '-o', 'log.md')).code).toBe(0);
    expect((await go('export', '-o', 'log.md')).stderr).toContain('Unchanged');
    await play(2);
    expect((await go('export', '-o', 'log.md')).code).toBe(1);
    expect((await go('export', '-o', 'log.md', '--force')).code).toBe(0);
    expect(readdirSync(cwd).sort()).toEqual(['log.md', file]);
  });

  test('S4 S5 the chart: SVG in mm with both themes, and in characters within the width, plain ASCII on request', async () => {
    const { cwd, go } = await hostileGroup();
    for (const theme of ['colour', 'ink']) {
      expect((await go('chart', '-o', `${theme}.svg`, '--theme', theme)).code).toBe(0);
      const root = new DOMParser({ onError: (level, message) => { throw new Error(`${level} ${message}`); } }).parseFromString(readFileSync(join(cwd, `${theme}.svg`), 'utf8'), 'text/xml').documentElement!;
      expect(`0 0 ${root.getAttribute('width')!.replace('mm', '')} ${root.getAttribute('height')!.replace('mm', '')}`).toBe(root.getAttribute('viewBox'));
    }
    expect(readFileSync(join(cwd, 'ink.svg'), 'utf8').match(/#[0-9a-f]{6}|#[0-9a-f]{3}\b/g)!.every((colour) => /^#(.)\1+$|^#(..)\2\2$/.test(colour))).toBe(true);
    const narrow = await run(['campaign', 'chart', '--ascii', '--lang', 'ca'], { cwd, columns: 40 });
    expect(narrow.stdout).toMatch(/^[ -~\n]+$/);
    for (const line of narrow.stdout.split('\n').slice(4, 16)) expect(line.length).toBeLessThanOrEqual(40);
  });

  test('new: options are kept, an existing log is left alone', async () => {
    const { cwd, go, text } = await newGroup('--group', 'Us', '--player', 'Marta', '--player', 'Pau', '--table', '140x80', '--house', 'corridorDoor=side', '--house', 'roomDoors=total', '--count-incursions');
    expect(text()).toContain('group: Us\nplayers: [Marta, Pau]\ntable: "140x80"\nhouse: {corridorDoor: side, roomDoors: total}\ncountScenarioIncursions: true\ngames: []\n');
    expect(await go('new', '--here')).toMatchObject({ code: 1, stderr: expect.stringContaining('CAMPAIGN_EXISTS') });
    const home = makeFolder();
    expect((await run(['campaign', 'new', '--lang', 'en'], { cwd: makeFolder(), env: { HOME: home } })).code).toBe(0);
    expect(existsSync(join(home, '.local/share/plasma-wall/campaign.yaml')) || existsSync(join(home, 'Library'))).toBe(true);
    expect(existsSync(join(cwd, file))).toBe(true);
  });
});
