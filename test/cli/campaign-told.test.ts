/** What was told of a judged game stays in the log: why it was won can be read years later, and nothing beside it says otherwise. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/campaign/log';
import { findX, findXOn } from '../../src/campaign/x';
import type { Ratio } from '../../src/tables/ratio';
import { searchGame } from '../campaign/support/games';
import { makeFolder, run } from './run-in-process';

type Words = readonly string[];
const players = ['--attacker', 'Marta', '--defender', 'Pau'];
const usualDay = ['--date', '1999-10-02'];
const rescue = ['--mission', 'rescue', '--objectives', '0', '--primary', 'yes', '--die', '3', '--unit', 'Marksmen:5:3', '--unit', 'A, b:2:1:incompleta'];

async function newGroup(...words: Words) {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  const campaign = (...argv: Words) => go('campaign', ...argv);
  expect((await campaign('new', '--here', ...words)).code).toBe(0);
  const record = async (...more: Words) => {
    const result = await campaign('record', ...more, ...players, ...(more.includes('--date') ? [] : usualDay));
    expect([result.code, result.stderr]).toEqual([0, expect.any(String)]);
    return result;
  };
  const file = (): string => readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8');
  const edit = (from: string, to: string): void => writeFileSync(join(cwd, 'plasma-wall-campaign.yaml'), file().replace(from, () => to));
  const game = async (number: number): Promise<any> => JSON.parse((await campaign('show', String(number), '--json')).stdout); // eslint-disable-line @typescript-eslint/no-explicit-any -- a report of many shapes
  return { cwd, go, campaign, record, file, edit, game };
}

/** The lines with a rule at their end. */
const reasons = (text: string): string[] => text.split('\n').filter((line) => /\[[A-Z]+-\d+\]$/.test(line));

test('LOG-01 MIS-12 what was told is kept, and show tells the verdict line by line as record did, however X moves since', async () => {
  const { campaign, file, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1');
  const { stderr } = await record(...rescue);
  expect(file()).toContain('    facts: {objectives: 0, primary: true, die: 3, x: "1"}\n    units: ["Marksmen:5:3", "A, b:2:1:incomplete"]\n');
  expect(reasons(stderr)).toHaveLength(6);
  await campaign('correct', '1', '--objectives', '4');
  const { stdout } = await campaign('show', '2');
  expect(reasons(stdout)).toEqual(reasons(stderr));
  expect(stdout).toContain('Why, by what was told and the X of that time, 1 (by the log as it is today, before this game it is 4):\n  Secondaries achieved: 0. [MIS-11]\n');
  expect(stdout).not.toContain('What happened');
}, 30_000);

test('MIS-14 MIS-24 the rules that a game was judged by go with it, whatever the group plays by later', async () => {
  const { campaign, edit, file, record } = await newGroup('--house', 'xDefault=2', '--house', 'detonate=anyOut', '--house', 'xRounding=ceil');
  const { stderr } = await record('--mission', 'sabotage', '--objectives', '1', '--charge', 'yes', '--outside', '1', '--inside', '2', '--die', '2');
  expect(file()).toContain('facts: {objectives: 1, planted: true, outside: 1, inside: 2, die: 2, xDefault: 2, xRounding: ceil, detonate: anyOut}');
  edit(/^house:.*$/m.exec(file())![0], 'house: {}');
  expect(reasons((await campaign('show', '1')).stdout)).toEqual(reasons(stderr));
}, 30_000);

test('MIS-20 MIS-23 MIS-25 SCN-01 every mission keeps what it asks for', async () => {
  const { campaign, file, record } = await newGroup();
  const told: readonly (readonly [Words, string])[] = [
    [['--mission', 'assassination', '--objectives', '1', '--primary', 'no', '--die', '1', '--character', '120', '--escort', '80'], 'facts: {objectives: 1, primary: false, die: 1, character: 120, escort: 80}'],
    [['--mission', 'extermination', '--objectives', '1', '--primary', 'yes', '--all-dead', 'yes', '--bonus', 'no', '--die', '1'], 'facts: {objectives: 1, primary: true, escapeBonus: false, allDead: true, die: 1}'],
    [['--mission', 'huida', '--objectives', '0', '--unit', 'Z:3:3', '--die', '2'], 'facts: {objectives: 0, die: 2}'],
    [['--mission', 'search', '--scenario', 'combates-en-los-tuneles', '--objectives', '2', '--bonus', 'yes'], 'facts: {objectives: 2, escapeBonus: true}'],
  ];
  for (const [words, line] of told) {
    const { stderr } = await record(...words);
    expect(file()).toContain(`    ${line}\n`);
    expect(reasons((await campaign('show', String(told.findIndex(([other]) => other === words) + 1))).stdout)).toEqual(reasons(stderr).filter((text) => text.startsWith('  ')));
  }
  expect((await campaign('check')).stderr).not.toMatch(/Game \d+: what/);
}, 60_000);

test('C1 a game that keeps what happened is corrected by what happened, and says nothing else beside it', async () => {
  const { campaign, file, game, record } = await newGroup();
  await record(...rescue);
  const before = file();
  for (const [words, said] of [
    [['--winner', 'defender'], 'the winner is “Attacker (decisive)”, and here it says “Defender (decisive)” [MIS-12]'],
    [['--grade', 'marginal'], 'FACTS_OTHERWISE'], [['--mission', 'extermination'], 'FACTS_ODD'], [['--clear', 'grade'], 'FACTS_OTHERWISE'],
    [['--die', '2', '--winner', 'draw'], 'OPTION_CONFLICT'], [['--die', '4'], '--die'], [['--charge', 'yes'], 'FACTS_FOREIGN'],
  ] as const) {
    expect(await campaign('correct', '1', ...words)).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
    expect(file()).toBe(before);
  }
  // Objectives are those of the rooms, as in record: the rules add theirs.
  expect((await campaign('correct', '1', '--objectives', '2')).stderr).toContain('Objectives: 3 → 5');
  expect((await campaign('correct', '1', '--objectives', '0')).stderr).toContain('Objectives: 5 → 3');
  expect((await campaign('correct', '1', '--primary', 'no', '--why', 'he died')).stderr).toContain('What happened: primary achieved: yes → primary achieved: no (he died)\n');
  expect(await game(1)).toMatchObject({ objectives: 1, winner: 'defender', facts: { primary: false, die: 3 }, units: ['Marksmen:5:3', 'A, b:2:1:incomplete'] });
  expect((await campaign('correct', '1', '--unit', 'Marksmen:5:4')).stderr).toContain('No longer in the game: A, b.');
  expect((await campaign('correct', '1', '--unit', 'Marksmen:5:3', '--unit', 'A, b:2:1:incomplete')).stderr).not.toContain('No longer');
  expect((await campaign('correct', '1', '--clear', 'facts', '--winner', 'attacker')).code).toBe(0);
  expect(await game(1)).toMatchObject({ winner: 'attacker' });
  expect(file()).not.toMatch(/^ +(?:facts|units):/m);
  expect((await campaign('correct', '9', '--die', '1')).stderr).toContain('NO_SUCH_GAME');
}, 60_000);

test('ENG-08 in Search and Destroy what happened moves X, and the winner of that night stands', async () => {
  const { campaign, game, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1');
  await record('--mission', 'search', '--objectives', '1', '--unit', 'Marksmen:5:3');
  expect((await campaign('correct', '2', '--unit', 'Marksmen:5:2')).stderr).toContain('X: 3/2 (1.5) → 1\nThe winner of game 2 would now be: Draw, with X = 1 before it (MIS-08).');
  expect(await game(2)).toMatchObject({ objectives: 1, winner: 'attacker', units: ['Marksmen:5:2'], due: 'draw' });
  expect(await campaign('correct', '2', '--clear', 'facts', '--unit', 'Marksmen:5:5')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
  expect((await campaign('correct', '2', '--objectives', '3', '--bonus', 'yes')).code).toBe(0);
  expect(await game(2)).toMatchObject({ objectives: 4, winner: 'attacker', facts: { objectives: 3, escapeBonus: true, x: '1' } });
}, 30_000);

test('MIS-12 a game of which only the result was declared can be told afterwards, and the result is worked out', async () => {
  const { campaign, game, record } = await newGroup('--house', 'xDefault=2');
  await record('--mission', 'search', '--objectives', '3');
  await record('--mission', 'rescue', '--objectives', '0', '--winner', 'defender');
  expect((await campaign('correct', '2', '--die', '1')).stderr).toContain('FACTS_MISSING');
  expect((await campaign('correct', '2', '--objectives', '1', '--primary', 'yes', '--die', '1')).code).toBe(0);
  expect(await game(2)).toMatchObject({ objectives: 3, winner: 'attacker', facts: { objectives: 1, primary: true, die: 1, x: '3' } });
}, 30_000);

test('C3 what happened comes out as a table and in again, the same; a table that says otherwise is refused', async () => {
  const { campaign, cwd, file, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1');
  await record(...rescue);
  for (const language of ['es', 'ca', 'en']) {
    await run(['campaign', 'export', '--format', 'csv', '-o', `${language}.csv`, '--lang', language], { cwd });
    await campaign('new', '--file', `${language}.yaml`);
    expect(await campaign('import', `${language}.csv`, '--file', `${language}.yaml`)).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, `${language}.yaml`), 'utf8').split('games:')[1]).toBe(file().split('games:')[1]);
  }
  writeFileSync(join(cwd, 'odd.csv'), readFileSync(join(cwd, 'en.csv'), 'utf8').replace('primary achieved: yes', 'primary achieved: no'));
  await campaign('new', '--file', 'odd.yaml');
  expect(await campaign('import', 'odd.csv', '--file', 'odd.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('makes 1 objective, and here it says 3') });
}, 60_000);

test('S2 what a hand wrote is checked: what no field takes with its place, what does not go with the game by its number', async () => {
  const { campaign, edit, file, record } = await newGroup();
  await record(...rescue);
  const good = file();
  for (const [from, to, said] of [
    ['die: 3', 'die: 4', 'FIELD_VALUE'], ['die: 3', 'dice: 3', 'FIELD_VALUE'], ['primary: true', 'primary: 1', 'FIELD_VALUE'], ['{objectives: 0, ', '{', 'FIELD_VALUE'],
    ['Marksmen:5:3', 'Marksmen:3:5', 'FIELD_VALUE'], ['objectives: 0', 'objectives: 9', '“What happened” (facts) says 9 objectives in their rooms and “Objectives” (objectives), which counts all, '], [/ {4}facts: .*\n/.exec(good)![0], '', '“Units” (units) goes with “What happened” (facts)'],
  ] as const) {
    edit(from, to);
    const { code, stderr } = await campaign('check');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/campaign\.yaml:\d+:\d+ FIELD_(VALUE|CONTRADICTS)/)]);
    expect(stderr).toContain(said);
    edit(file(), good);
  }
  edit(', die: 3', '');
  expect(await campaign('check')).toMatchObject({ code: 1, stderr: expect.stringMatching(/campaign\.yaml:14:\d+ FIELD_CONTRADICTS .*what the log keeps of what happened is not what this mission asks for/) });
  expect(await campaign('show', '1')).toMatchObject({ code: 0, stdout: expect.stringContaining('What happened  objectives in their rooms: 0, primary achieved: yes\n') });
}, 60_000);

test('ENG-08 X-01 a game written down late is judged by X of its own day, and is told so; it stays behind, where X counts it', async () => {
  const { campaign, file, game, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1', '--date', '1999-10-02');
  await record('--mission', 'search', '--objectives', '5', '--date', '1999-10-20');
  const { stderr } = await record('--mission', 'search', '--objectives', '2', '--date', '1999-10-10');
  expect(stderr).toContain('2 objectives. Winner: Attacker.\n2, any escape bonus included, against X = 1 before the game (MIS-07, MIS-08).\nX: 3 → 8/3 (2.67)\n');
  expect(stderr).toContain('It was played on 1999-10-10, before game 2 (1999-10-20): it stands after it in the log, and X counts it there. X was 1 on that day, and judges it where the X of the log decides (ENG-08).');
  expect(await game(3)).toMatchObject({ winner: 'attacker', before: { num: 3, den: 1 }, due: 'attacker', differs: false });
  // The one that came late is before this one all the same.
  const judged = await record('--mission', 'rescue', '--objectives', '1', '--primary', 'no', '--die', '2', '--date', '1999-10-11');
  expect(judged.stderr).toContain('T = X + 1D3 − 2 = 3/2 + 2 − 2');
  expect(file()).toContain('die: 2, x: "3/2"}');
  expect((await record('--mission', 'search', '--objectives', '3', '--date', '1999-10-01')).stderr).toContain('Winner: (none).');
  const last = await record('--mission', 'search', '--objectives', '3', '--date', '1999-10-20');
  expect(last.stderr).not.toContain('It was played on');
  expect(JSON.parse((await campaign('record', '--mission', 'search', '--objectives', '1', ...players, ...usualDay, '--json')).stdout)).toMatchObject({ notes: ['older', 'same-again'] });
}, 60_000);

test('X-01 X of a day: games of that day and before, those without a day where they stand, voided ones never', () => {
  const log = { games: [
    searchGame(1, { date: '1999-10-02' }), searchGame(9, { date: '1999-10-30', void: 'why' }), searchGame(3), searchGame(8, { date: '1999-10-20' }), searchGame(20), searchGame(5, { date: '1999-10-10' }),
  ].map((game, at): Game => ({ winner: 'none', ...game, number: at + 1 })) };
  const days: readonly (readonly [string | undefined, Ratio | null])[] = [
    ['1999-10-10', { num: 3, den: 1 }], ['1999-10-09', { num: 2, den: 1 }], ['1999-10-20', findX(log)], [undefined, findX(log)], ['1999-10-01', null],
  ];
  for (const [day, x] of days) expect([day, findXOn(log, day)]).toEqual([day, x]);
  expect(findXOn({ games: log.games.slice(3, 4) }, '1999-10-10')).toBeNull();
});
