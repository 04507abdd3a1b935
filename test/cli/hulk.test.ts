/** `hulk` off a terminal: each command by itself, with a clock that the test moves. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHulkRules } from '../../src/cli/hulk/game-access';
import { listIds } from '../../src/cli/hulk/read-words';
import { hulkLists } from '../../src/cli/messages/hulk-lists';
import { hulkRemedies, phaseRemedies } from '../../src/cli/messages/hulk-refusals';
import { hulkCommandWords } from '../../src/cli/messages/hulk-words';
import { directions } from '../../src/combat/hulk/directions';
import { createTestClock } from './hulk-clock';
import { insteadOf, makeFolder, run } from './run-in-process';
import type { Run } from './run-in-process';

/** A folder with a clock and, unless none is wanted, a begun game. */
async function begin(...options: readonly string[]) {
  const cwd = makeFolder();
  const clock = createTestClock();
  const hulk = (...words: readonly string[]): Promise<Run> => run(['hulk', ...words, '--lang', 'en'], { cwd, clock });
  const begun = await hulk(...insteadOf(['new', '--marines', 'sergeant,bolter,bolter,flamer'], options));
  if (begun.code !== 0) throw new Error(begun.stderr);
  const play = async (...lines: readonly string[]): Promise<Run> => {
    let last = begun;
    for (const line of lines) {
      last = await hulk(...line.split(' '));
      if (last.code !== 0) throw new Error(`${line}: ${last.stderr}`);
    }
    return last;
  };
  const file = join(cwd, 'hulk-game.json');
  return { cwd, clock, hulk, play, begun, file, state: async () => JSON.parse((await hulk('status', '--json')).stdout) as Record<string, unknown> };
}

/** Exit code, error code and rule. */
const told = ({ code, stderr }: Run): string => `${code} ${/[A-Z]+_[A-Z_]+/.exec(stderr)?.[0]} ${/\[(HULK-\d\d)\]/.exec(stderr)?.[1] ?? '-'}`;

test('HULK-01, HULK-04, HULK-05 a round, command by command', async () => {
  const { hulk, play } = await begin('--seed', 'x');
  await play('draw 4', 'spend bolter-1 forward forward+shoot', 'spend f1 flame --cp --target S4', 'activate b2', 'spend b2 overwatch');
  expect((await hulk('status')).stdout.split('\n')).toEqual([
    'Round 1: action of the Marines · CP 2 of 4 · clock 2:30',
    '  model        AP  spent AP  spent CP',
    '  sergeant-1  4/4         0         0',
    '  bolter-1    0/4         2         0  activated already',
    '* bolter-2    2/4         2         0  overwatch',
    '  flamer-1    4/4         0         2  flamer: 5 shots',
    'Flames: S4',
    '',
  ]);
  const shot = await play('end', 'reinforce A 2', 'end', 'enemy', 'spend b2 overwatch-shot --target a --dice 6,6');
  expect(shot.stdout).toBe('bolter-2: overwatch shot, free; kills on 6: a kill and it jams\nRound 1: action of the Genestealers · CP 2 of 4\n');
  expect((await play('end')).stdout).toContain('End of the round: CP spent 2 of 4. Check for victory.\nRound 2: command');
});

test.each(['S1', 'B1', 'F1', 'sergeant-1', 'bolter'])('HULK-20 flames are aimed at a section by the name the players give it: %s is no model there', async (section) => {
  const { play, state } = await begin();
  await play('draw 4', `spend f1 flame --target ${section}`);
  expect((await state())['flames']).toEqual([section]);
  await play(`spend f1 self-destruct --target x${section} --cp`);
  expect((await state())['flames']).toEqual([section, `x${section}`]);
});

test('HULK-02 the clock runs between commands, stops, is put right, and ends the turn', async () => {
  const { clock, hulk, play } = await begin();
  await play('draw 3');
  clock.pass(45);
  expect((await hulk('status')).stdout).toContain('clock 1:45\n');
  await play('clock pause');
  clock.pass(500);
  expect((await hulk('status')).stdout).toContain('clock 1:45, stopped\n');
  await play('clock start', 'clock 0:10');
  clock.pass(10);
  expect(told(await hulk('spend', 'b1', 'forward'))).toBe('1 HULK_TIME_UP HULK-02');
  await play('spend b1 forward --late');
  expect(told(await hulk('spend', 'b1', 'forward', '--late'))).toBe('1 HULK_LATE_USED HULK-02');
  expect(told(await hulk('clock', 'soon'))).toBe('2 BAD_TIME -');
  expect((await begin('--no-timer')).begun.stdout).not.toContain('clock');
});

test('HULK-03 tokens come from the seed, so that undoing draws the same; or they are told', async () => {
  const draws = async (seed: string): Promise<string[]> => {
    const { play } = await begin('--seed', seed);
    const first = await play('draw');
    const again = await play('undo', 'draw');
    expect(again.stdout).toBe(first.stdout);
    return [first.stdout, (await play('exchange')).stdout];
  };
  expect(await draws('a')).toEqual(await draws('a'));
  const values = await Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map(async (seed) => (await draws(seed))[0]));
  expect(new Set(values).size).toBeGreaterThan(2);
  const { hulk, play } = await begin('--house', 'tokenValues=2,2,9');
  expect(told(await hulk('draw', '3'))).toBe('1 HULK_NO_TOKEN_VALUE HULK-03');
  expect(['2', '9']).toContain(/token: (\d)/.exec((await play('draw')).stdout)?.[1]);
});

test('HULK-06 an overspend is refused in words with its rule, and nothing is saved', async () => {
  const { hulk, play, file } = await begin();
  await play('draw 1');
  const before = readFileSync(file, 'utf8');
  const refused = await hulk('spend', 'b1', 'guard', '--cp');
  expect(told(refused)).toBe('1 HULK_TOO_FEW_CP HULK-06');
  expect(refused.stderr).toContain('bolter-1 needs 2 and the Marines have 1; whoever overspends loses the game');
  // All actions of a command or none.
  expect(told(await hulk('spend', 'b1', 'forward', 'forward', 'guard', 'forward'))).toBe('1 HULK_TOO_FEW_AP HULK-07');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect((await play('spend b1 forward forward forward', 'spend b1 guard --cp 1')).stdout).toContain('bolter-1: guard, 1 AP and 1 CP; 0 AP left\n');
});

test.each([
  ['es', 'PA insuficientes: guardia cuesta 2 y a bolter-1 le queda 1', 'Lo que falta pueden pagarlo los PM: --cp 1'],
  ['ca', 'PA insuficients: guàrdia costa 2 i a bolter-1 li\'n queda 1', 'El que falta ho poden pagar els PC: --cp 1'],
])('D refusals speak %s, and actions and kinds are understood in it', async (lang, refusal, remedy) => {
  const { cwd, clock, play } = await begin();
  await play('draw 5');
  const words = { es: ['avanzar', 'girar', 'retro'], ca: ['avançar', 'girar', 'retro'] }[lang]!;
  await play(`spend bólter-1 ${words[0]} ${words[1]}`, `spend b1 forward`);
  const { code, stderr } = await run(['hulk', 'spend', 'b1', 'guard', '--lang', lang], { cwd, clock });
  expect([code, stderr]).toEqual([1, expect.stringContaining(refusal)]);
  expect(stderr).toContain(remedy);
});

test('D a short name that may be two models is not guessed; the dead and the strange are named', async () => {
  const { hulk, play } = await begin('--force', '--marines', 'sergeant,sword,bolter');
  await play('draw 6');
  expect((await hulk('spend', 's1', 'forward')).stderr).toContain('s1 can be sergeant-1 or sword-1');
  await play('kill sword-1');
  expect((await play('spend s1 forward')).stdout).toContain('sergeant-1: forward');
  expect(told(await hulk('spend', 'sword', 'forward'))).toBe('1 HULK_DEAD HULK-04');
});

test('D models, kinds and actions have their names in each language, and short ones', async () => {
  const { play } = await begin('--force', '--marines', 'espada,martell,garras,llançaflames,bòlter');
  const told = async (line: string): Promise<string> => (await play(line)).stdout.split('\n').find((each) => each.includes(': ') && !each.startsWith('Round'))!;
  await play('draw 6');
  expect(await told('spend l1 avanzar')).toContain('flamer-1: forward');
  expect(await told('spend lanzallamas-1 giro')).toContain('flamer-1: turn');
  await play('activate martillo');
  expect(await told('spend m1 tret')).toContain('hammer-1: shoot');
  expect(await told('spend m1 disparo')).toContain('hammer-1: shoot');
  await play('activate espasa');
  expect(await told('spend e1 combat')).toContain('sword-1: fight');
  // A marker has the nearer claim to its letter.
  await play('add marker', 'end', 'end');
  expect(await told('spend m1 forward')).toContain('marker-1: forward');
});

test.each(['rear', 'detrás', 'darrere', 'Espalda', 'lado', 'costat'])('HULK-26 from where one is attacked is said in any language: %s', async (from) => {
  const { play } = await begin();
  expect((await play('draw 6', 'spend b1 guard', `attacked b1 --from ${from}`)).stdout).toContain('bolter-1 is no longer on guard');
});

test.each([
  ['fight', 'el Marine: espada', ['--marine', 'espada', '--from', 'costat', '--goal', 'matar', '--parry', 'nunca', '--who-attacks', 'genestealer']],
  ['fight', 'el Marine: martillo', ['--marine', 'martell', '--enemy', 'hibrido', '--from', 'detras', '--goal', 'equilibri', '--reroll', 'al-perder']],
  ['shoot', 'híbrido', ['--bolter', 'híbrid']],
])('D odds %s takes short words of any language: %s', async (question, told, flags) => {
  const { code, stdout } = await run(['odds', '--rules', 'hulk', question, ...flags, '--explain', '--lang', 'es']);
  expect([code, stdout]).toEqual([0, expect.stringContaining(told)]);
});

test.each([
  ['enemy', 'An enemy action is noted: the Marines may reply.'],
  ['kill b1', 'bolter-1 is off the board.'],
  ['jam b1', 'The weapon of bolter-1 jams.'],
  ['attacked b1 --from side', 'bolter-1: close combat attack in the side'],
  ['out-of-arc b1', 'The target of bolter-1 leaves the arc: its sustained fire ends.'],
  ['flames S1', 'Flames in S1.'],
  ['clock pausa', 'The clock is stopped.'],
  ['clock marxa', 'The clock runs.'],
  ['clock 1:05', 'The clock is set to 1:05.'],
  ['activate b1', 'bolter-1 is activated with 4 AP'],
  ['adjust --by 2', 'Added: 2 CP'],
  ['adjust --by -1', 'Taken: 1 CP'],
  ['over marines', 'The game is over.'],
])('D %s says what it noted', async (line, said) => {
  const { play } = await begin();
  await play('draw 3', ...(line === 'enemy' ? ['end', 'end'] : []));
  expect((await play(line)).stdout.split('\n')[0]).toBe(said);
});

test('HULK-06 points below none are worded, not counted', async () => {
  const { play } = await begin();
  await play('draw 5', 'spend b1 shoot --cp', 'activate b1', 'adjust b1 --by -1');
  expect((await play('activate b1')).stdout).toContain('bolter-1 is active already\n');
  expect((await play('adjust --by -7')).stdout).toMatch(/^Taken: 7 CP\nRound 1: .* · CP overspent: 3 · clock/);
});

test('HULK-22, HULK-26 from overwatch to guard: what is lost is said', async () => {
  const { play } = await begin();
  expect((await play('draw 6', 'spend b1 overwatch', 'spend b1 guard')).stdout).toContain('bolter-1: guard, 2 AP; 0 AP left\nbolter-1 is no longer on overwatch\n');
  expect((await play('attacked b1 --from rear')).stdout).toContain('bolter-1 is no longer on guard\n');
});

test('HULK-30, HULK-31, HULK-33 reinforcements, entry areas and markers', async () => {
  const { hulk, play } = await begin();
  const lost = await play('draw 2', 'end', 'reinforce Norte 2', 'reinforce Norte 2 --near');
  expect(lost.stdout).toContain('No room in the area Norte, and lost: markers 1, models 0\n');
  expect(lost.stdout).toContain('Entry area Norte: 3 markers, 0 models (lurking this turn: 1)\nMarkers that came this turn: 4\n');
  await play('end');
  expect(told(await hulk('enter', 'Norte', 'marker', '3'))).toBe('1 HULK_MUST_LURK HULK-31');
  expect((await play('enter Norte marker 2')).stdout).toContain('On the board: marker-1, marker-2');
  const forced = await play('spend m1 sideways', 'reveal m1 genestealer hybrid --forced');
  expect(forced.stdout).toContain('On the board: genestealer-1, hybrid-1. The Marine player places them; the Genestealer player faces them. The marker had done something: they may not be activated this turn.\n');
  expect(told(await hulk('spend', 'g1', 'forward'))).toBe('1 HULK_BARRED HULK-33');
  expect((await play('reveal m2')).stdout).toMatch(/^There was nothing there\.\nRound 1: /);
  expect((await play('reveal-area Norte 5')).stdout).toContain('Entry area Norte: 0 markers, 5 models (lurking this turn: 5)\n');
});

test('HULK-20, HULK-22, HULK-26, HULK-34 marks, flames, points of the mission, the end', async () => {
  const { hulk, play, state } = await begin('--house', 'overwatchCost=1', '--house', 'hybridAp=4');
  await play('add hybrid', 'draw 6', 'spend b1 overwatch', 'spend b1 guard --cp', 'attacked b1 --from rear', 'jam b1', 'flames S1', 'flames S2', 'flames S1 --out', 'adjust --by -1', 'adjust b1 --by 3', 'spend b2 shoot --target x --cp', 'out-of-arc b2', 'kill sergeant');
  expect((await hulk('status')).stdout.split('\n').slice(0, 8)).toEqual([
    'Round 1: action of the Marines · CP 2 of 5 · clock 2:30',
    '  model      AP  spent AP  spent CP',
    '* bolter-1  6/4         1         2  jammed',
    '  bolter-2  4/4         0         1',
    '  flamer-1  4/4         0         0  flamer: 6 shots',
    '  hybrid-1    –         0         0',
    'Flames: S2',
    'Off the board: sergeant-1',
  ]);
  expect((await play('end', 'end', 'activate h1')).stdout).toContain('hybrid-1 is activated with 4 AP');
  expect((await play('over marines')).stdout).toContain('The Marines win.');
  expect((await state())['winner']).toBe('marines');
  expect(told(await hulk('draw'))).toBe('1 HULK_OVER HULK-06');
});

describe('what is typed wrong', () => {
  test.each([
    [['spend', 'b9', 'forward'], '1 HULK_UNKNOWN_MODEL HULK-04'],
    [['spend', 'bolter', 'forward'], '2 AMBIGUOUS_MODEL -'],
    [['kill', 'bolter'], '2 AMBIGUOUS_MODEL -'],
    [['spend', 'sergeant', 'fight', '--target', 'bolter'], '2 AMBIGUOUS_MODEL -'],
    [['attacked', 'b1', '--from', 'above'], '2 BAD_CHOICE -'],
    [['b9', 'shoot', '--target', 'x'], '2 UNKNOWN_COMMAND -'],
    [['--frob', 'x'], '2 UNKNOWN_OPTION -'],
    [['spend', '\u001b[2J', 'forward'], '1 HULK_UNKNOWN_MODEL HULK-04'],
    [['spend', 'b1', 'forwrad'], '2 UNKNOWN_ACTION -'],
    [['spend', 'b1', 'f'], '2 UNKNOWN_ACTION -'],
    [['spend', 'b1', 'forward+shoot+turn'], '2 UNKNOWN_ACTION -'],
    [['spend', 'b1', 'forward+'], '2 UNKNOWN_ACTION -'],
    [['spend', 'b1', 'sideways'], '1 HULK_NOT_FOR_KIND HULK-08'],
    [['spend', 'b1', 'forward', 'turn', '--cp', '1'], '2 ONE_ACTION -'],
    [['spend', 'b1', 'forward', '--cp', '1e9'], '2 BAD_NUMBER -'],
    [['spend', 'b1', 'shoot', '--dice', '6,7'], '2 BAD_DICE -'],
    [['spend', 'b1', 'shoot', '--dice', '6'], '1 HULK_BAD_DICE HULK-12'],
    [['spend', 'b1', 'shoot', '--target', 'x'.repeat(41)], '2 BAD_NAME -'],
    [['spend', 'b1', 'shoot', '--target', 'a\u0007b'], '2 BAD_NAME -'],
    [['draw', '-1'], '2 BAD_NUMBER -'],
    [['draw', '99'], '2 BAD_NUMBER -'],
    [['add', 'ork'], '1 HULK_UNKNOWN_KIND HULK-04'],
    [['add', 'hybrid', '1e9'], '2 BAD_NUMBER -'],
    [['over', 'me'], '2 BAD_WINNER -'],
    [['foo'], '2 UNKNOWN_COMMAND -'],
    [[], '2 MISSING_COMMAND -'],
    [['new', '--marines', 'genestealer', '--force'], '1 HULK_UNKNOWN_KIND HULK-04'],
    [['new', '--marines', ',', '--force'], '2 BAD_SQUAD -'],
    [['new', '--marines', 'bolter,'.repeat(21), '--force'], '2 BAD_SQUAD -'],
    [['new', '--house', 'overwatchCost=99', '--force'], '2 BAD_NUMBER -'],
    [['new', '--house', 'overwatch=1', '--force'], '2 UNKNOWN_HOUSE_RULE -'],
    [['new', '--house', 'tokenValues=6-1', '--force'], '2 BAD_NUMBER -'],
    [['new', '--seed', 'x'.repeat(201), '--force'], '2 SEED_TOO_LONG -'],
    [['new'], '1 HULK_EXISTS -'],
  ])('D %j is refused, and the game stays as it was', async (words, expected) => {
    const { hulk, play, file } = await begin();
    await play('draw 3');
    const before = readFileSync(file, 'utf8');
    const refused = await hulk(...words);
    expect([told(refused), refused.stdout, refused.stderr.includes('\u001b')]).toEqual([expected, '', false]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('the file', () => {
  test('D nothing is lost when the program dies: the file is whole after every command, and no other is left', async () => {
    const { cwd, play, file } = await begin();
    for (const line of ['draw 3', 'spend b1 forward', 'end']) {
      await play(line);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'plasma-wall/hulk', formatVersion: 1 });
    }
    expect(readdirSync(cwd)).toEqual(['hulk-game.json']);
    // A temporary of a process that died is cleared away by the next command.
    writeFileSync(join(cwd, '.hulk-game.json.999999-1.tmp'), '{');
    await play('end');
    expect(readdirSync(cwd)).toEqual(['hulk-game.json']);
  });

  test('D two games in one folder, by --file before or after the command', async () => {
    const { cwd, hulk, play } = await begin();
    await play('new --file other.json --marines bolter', 'draw 2 --file other.json');
    expect((await hulk('--file', 'other.json', 'status')).stdout).toContain('CP 2 of 2');
    expect((await hulk('status')).stdout).toContain('Round 1: command');
    expect(readdirSync(cwd).sort()).toEqual(['hulk-game.json', 'other.json']);
  });

  const good = { format: 'plasma-wall/hulk', formatVersion: 1, generator: { name: 'plasma-wall', version: '0' }, setUp: { marines: ['bolter'], overwatchCost: 2, hybridAp: 6, tokenValues: [1], timer: false }, seed: null, actions: [] as unknown[] };
  const spend = { type: 'spend', model: 'bolter-1', action: 'forward', cp: 0, at: 0 };
  test.each<[string, unknown, string]>([
    ['nothing', '', '2 NOT_JSON -'],
    ['half a file', JSON.stringify(good).slice(0, 90), '2 NOT_JSON -'],
    ['null', null, '2 NOT_HULK -'],
    ['a list', [good], '2 NOT_HULK -'],
    ['a session', { ...good, format: 'plasma-wall/session' }, '2 NOT_HULK -'],
    ['a newer version', { ...good, formatVersion: 2 }, '2 HULK_NEWER -'],
    ['a version that is no number', { ...good, formatVersion: '1' }, '2 HULK_FIELD -'],
    ['a key too many', { ...good, __proto__: null, extra: 1 }, '2 HULK_FIELD -'],
    ['no squad', { ...good, setUp: { ...good.setUp, marines: [] } }, '2 HULK_FIELD -'],
    ['a squad of 1e6', { ...good, setUp: { ...good.setUp, marines: Array(1000).fill('bolter') } }, '2 HULK_FIELD -'],
    ['a squad of strangers', { ...good, setUp: { ...good.setUp, marines: ['constructor'] } }, '2 HULK_REFUSED HULK-04'],
    ['an option out of range', { ...good, setUp: { ...good.setUp, overwatchCost: 20 } }, '2 HULK_REFUSED HULK-18'],
    ['an action of no kind', { ...good, actions: [{ type: 'win' }] }, '2 HULK_FIELD -'],
    ['an overspend', { ...good, actions: [{ type: 'draw', value: 1, at: 0 }, ...Array(5).fill(spend)] }, '2 HULK_REFUSED HULK-07'],
    ['a spend before the token', { ...good, actions: [spend] }, '2 HULK_REFUSED HULK-01'],
    ['a model by a name of its own', { ...good, actions: [{ ...spend, model: '__proto__' }] }, '2 HULK_FIELD -'],
    ['negative points', { ...good, actions: [{ ...spend, cp: -5 }] }, '2 HULK_FIELD -'],
    ['escape sequences', { ...good, actions: [{ type: 'flames', section: '\u001b[2J', burning: true }] }, '2 HULK_FIELD -'],
    ['a time of the end of days', { ...good, actions: [{ type: 'draw', value: 1, at: 1e300 }] }, '2 HULK_FIELD -'],
  ])('D a file with %s is refused in words', async (_, content, expected) => {
    const cwd = makeFolder();
    writeFileSync(join(cwd, 'hulk-game.json'), typeof content === 'string' ? content : JSON.stringify(content));
    for (const words of [['status'], ['draw'], ['undo']]) {
      const refused = await run(['hulk', ...words, '--lang', 'en'], { cwd });
      expect([told(refused), refused.stdout, refused.stderr.includes('\u001b')]).toEqual([expected, '', false]);
    }
  });

  test('D no file, a folder, a link, bytes that are no text, a file too large', async () => {
    const { cwd, hulk, file } = await begin();
    mkdirSync(join(cwd, 'folder'));
    symlinkSync(file, join(cwd, 'link.json'));
    writeFileSync(join(cwd, 'bytes.json'), Buffer.from([0xff, 0xfe, 0x00]));
    writeFileSync(join(cwd, 'large.json'), ' '.repeat(5_000_000));
    const named = (name: string, ...words: readonly string[]): Promise<string> => hulk(...words, '--file', name).then(told);
    expect(await named('none.json', 'status')).toBe('2 NO_HULK_GAME -');
    expect(await named('', 'status')).toBe('2 PATH_EMPTY -');
    expect(await named('folder', 'status')).toBe('2 FILE_NOT_PLAIN -');
    expect(await named('link.json', 'draw')).toBe('2 FILE_SYMLINK -');
    expect(await named('bytes.json', 'status')).toBe('2 FILE_NOT_TEXT -');
    expect(await named('large.json', 'status')).toBe('2 FILE_TOO_BIG -');
    expect(await named('a:b.json', 'new')).toBe('2 NAME_NOT_PORTABLE -');
  });

  test.each(['my diary\n', '{"format":"plasma-wall/session"}', '[{ "format": "plasma-wall/hulk" }]'])('D a new game never takes the place of what is no game, --force or not: %j', async (text) => {
    const { hulk, file } = await begin();
    writeFileSync(file, text);
    for (const words of [['new'], ['new', '--force']]) expect(told(await hulk(...words))).toBe('1 NOT_HULK -');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('D a broken game, or an empty file, is replaced with --force alone', async () => {
    const { hulk, file } = await begin();
    const whole = readFileSync(file, 'utf8');
    for (const text of ['', whole.slice(0, 60)]) {
      writeFileSync(file, text);
      expect(told(await hulk('new'))).toBe('1 HULK_EXISTS -');
      expect((await hulk('new', '--force')).code).toBe(0);
      expect((await hulk('status')).code).toBe(0);
    }
  });

  test('D what another wrote meanwhile is not written over', async () => {
    const { cwd, file, hulk, play } = await begin();
    await play('draw 3');
    const other = join(cwd, 'other.json');
    copyFileSync(file, other);
    const { readHulkFile, writeHulkFile } = await import('../../src/io/hulk-file');
    const { hulkRules } = await import('../rules/support/hulk-rules');
    const access = { path: 'hulk-game.json', cwd, language: 'en' } as const;
    const { saved, text } = await readHulkFile(access, hulkRules);
    await play('spend b1 forward');
    expect(() => writeHulkFile(access, saved, text)).toThrow('HULK_CHANGED');
    expect((await hulk('status')).stdout).toContain('* bolter-1    3/4');
    expect(readdirSync(cwd).sort()).toEqual(['hulk-game.json', 'other.json']);
  });

  test('D undo goes back to the beginning and no further', async () => {
    const { hulk, play, begun } = await begin();
    await play('draw 3', 'spend b1 forward', 'kill f1');
    const undone = await play('undo', 'undo', 'undo');
    expect(undone.stdout.split('\n').slice(1)).toEqual(begun.stdout.split('\n').slice(1));
    expect(told(await hulk('undo'))).toBe('1 NOTHING_TO_UNDO -');
  });
});

test('D commands in Spanish and Catalan are taken on the command line as at the prompt, with their help', async () => {
  const { hulk, play } = await begin();
  expect((await play('sacar 3', 'gastar b1 avanzar', 'estado')).stdout).toContain('bolter-1    3/4');
  expect((await play('desfer')).stdout).toContain('Undone.');
  expect((await hulk('gastar', '--help')).stdout).toEqual((await hulk('spend', '--help')).stdout);
  expect(await hulk('alerta', 'b1')).toMatchObject({ code: 2, stderr: expect.not.stringContaining('kill') });
});

test('HULK-05 a Genestealer without AP is not advised CP, which only Marines spend, and of a line of several actions it is told which one fails', async () => {
  const { cwd, play } = await begin();
  await play('draw 5', 'end', 'end', 'add genestealer');
  const spend = async (lang: string, model: string, count: number): Promise<string> => (await run(['hulk', 'spend', model, ...Array<string>(count).fill('forward'), '--lang', lang], { cwd })).stderr;
  expect(await spend('es', 'g1', 7)).toBe('plasma-wall: HULK_TOO_FEW_AP PA insuficientes: avanzar cuesta 1 y a genestealer-1 le quedan 0; es la acción 7 de 7, y no se ha anotado ninguna [HULK-07]\n');
  await play('spend g1 forward forward forward forward forward forward');
  expect(await spend('ca', 'g1', 1)).toBe('plasma-wall: HULK_TOO_FEW_AP PA insuficients: avançar costa 1 i a genestealer-1 li\'n queden 0 [HULK-07]\n');
});

test('HULK-05 of a Marine\'s line of several actions no points are advised, since --cp with points takes one action alone', async () => {
  const { hulk, play } = await begin();
  await play('draw 5');
  const { stderr } = await hulk('spend', 'b1', 'forward', 'backward', 'guard');
  expect(stderr).toContain('has 1 left; it is action 3 of 3, and none has been noted');
  expect(stderr).not.toContain('--cp');
});

test.each([
  ['es', ['«sacar»', '«fin» acaba el turno', '«reforzar» anota los marcadores que llegan; «fin» pasa', '«fin» acaba la ronda']],
  ['ca', ['«treure»', '«final» acaba el torn', '«reforçar» anota els marcadors que arriben; «final» passa', '«final» acaba la ronda']],
  ['en', ['“draw”', '“end” ends the Marines', '“reinforce” notes the markers that arrive; “end” goes on', '“end” ends the round']],
])('HULK-01 what is not allowed now is answered with what is, in the reader\'s words: %s', async (lang, remedies) => {
  const { cwd, play } = await begin();
  const refused = async (line: string): Promise<string> => (await run(['hulk', ...line.split(' '), '--lang', lang], { cwd })).stderr;
  const told = [await refused('spend b1 forward')];
  for (const [step, line] of [['draw 3', 'enemy'], ['end', 'exchange'], ['end', 'reinforce A']] as const) {
    await play(step);
    told.push(await refused(line));
  }
  for (const [at, remedy] of remedies.entries()) expect(told[at]).toMatch(new RegExp(`HULK_WRONG_PHASE [^\\n]*\\n  → ${remedy}`));
});

test('D what a refusal advises to type is taken: commands and actions by the words of each language', async () => {
  const { actions } = await loadHulkRules();
  for (const remedy of Object.values({ ...hulkRemedies, ...phaseRemedies })) {
    for (const lang of ['es', 'ca', 'en'] as const) {
      for (const [, word = ''] of remedy[lang].matchAll(/[«“]([^\s»”]+)/g)) {
        const isCommand = lang === 'en' ? Object.hasOwn(hulkCommandWords, word) : Object.values(hulkCommandWords).some((words) => words[lang][0] === word);
        expect([word, isCommand || actions.some(({ name }) => name[lang] === word)]).toEqual([word, true]);
      }
    }
  }
});

test.each(['es', 'ca', 'en'] as const)('D the help names actions, kinds and directions as the prompt does: %s', async (lang) => {
  const { actions, kinds } = await loadHulkRules();
  const marines = kinds.filter(({ group }) => group === 'marine');
  const others = ['genestealer', 'hybrid', 'marker'].map((id) => kinds.find((kind) => kind.id === id)!);
  expect(marines.length + others.length).toBe(kinds.length);
  const sides = Object.entries(directions).map(([id, { name }]) => ({ id, name }));
  for (const [list, all] of [[hulkLists.actions, actions], [hulkLists.marines, marines], [hulkLists.stealers, others], [hulkLists.directions, sides]] as const) expect(list[lang]).toBe(listIds(all, lang));
  const help = async (command: string): Promise<string> => (await run(['hulk', command, '--help', '--lang', lang], { cwd: makeFolder() })).stdout.replace(/\s+/g, ' ');
  expect(await help('spend')).toContain(hulkLists.actions[lang]);
  expect(await help('spend')).toContain(hulkLists.directions[lang]);
  expect(await help('add')).toContain(`${hulkLists.marines[lang]}, ${hulkLists.stealers[lang]}`);
});
