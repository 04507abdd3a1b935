/** Slips of the finger that a log would swallow: each is refused, or told plainly. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAfterToday } from '../../src/cli/campaign/today';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const file = 'plasma-wall-campaign.yaml';
const marta = ['--attacker', 'Marta', '--defender', 'Pau'];
const day = ['--date', '1999-10-02'];

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  const campaign = (...argv: Words) => go('campaign', ...argv);
  expect((await campaign('new', '--here', '--player', 'Marta', '--player', 'Pau')).code).toBe(0);
  const json = (...argv: Words) => readReport(campaign(...argv, '--json'));
  return { cwd, go, campaign, json, record: (...more: Words) => campaign('record', ...more, ...marta), text: () => readFileSync(join(cwd, file), 'utf8') };
}

test('LOG-01 a day that has not come is told wherever it comes in, and by check; put right, all is in order', async () => {
  const { cwd, campaign, json, record } = await newGroup();
  expect(isAfterToday('2026-03-15', new Date(2026, 2, 14))).toBe(true);
  expect([isAfterToday('2026-03-14', new Date(2026, 2, 14, 23)), isAfterToday(undefined)]).toEqual([false, false]);
  await record('--mission', 'search', '--objectives', '1', ...day);
  const slip = await record('--mission', 'search', '--objectives', '3', '--date', '9999-10-09');
  expect([slip.code, slip.stderr]).toEqual([0, expect.stringMatching(/Warning: 9999-10-09 has not come yet \(today is \d{4}-\d\d-\d\d\).*plasma-wall campaign correct 2 --date …/)]);
  await record('--mission', 'search', '--objectives', '2', '--date', '1999-10-16');
  expect((await campaign('check')).stderr).toMatch(/Warning: today is .*this game is of a day that has not come yet: 2\./);
  expect((await json('check')).future).toEqual([2]);
  expect((await run(['campaign', 'check', '--lang', 'ca'], { cwd })).stderr).toContain('aquesta partida porta una data que encara no ha arribat: 2');
  expect((await campaign('correct', '1', '--date', '9999-10-02')).stderr).toContain('of a day that has not come yet: 1.');
  await campaign('correct', '1', '--date', '1999-10-02');
  expect((await campaign('correct', '2', '--date', '1999-10-09')).stderr).not.toContain('Warning');
  expect(await json('check')).toMatchObject({ future: [], ok: true });
  // X of that night is the mean of both by now: the declared result stands, with its note (ENG-08).
  expect((await json('log')).games[2]).toMatchObject({ judgedBy: { num: 2, den: 1 }, due: 'draw', after: { num: 2, den: 1 } });
  writeFileSync(join(cwd, 'in.csv'), 'date;mission;attacker;defender;objectives\n9999-12-01;search;Marta;Pau;1\n');
  expect((await campaign('import', 'in.csv')).stderr).toContain('of a day that has not come yet: 4.');
}, 60_000);

test('PRE-05 MIS-08 a game is judged by one X, the one that is kept, and it is said which', async () => {
  const { campaign, go, json, record } = await newGroup();
  await record('--mission', 'search', '--objectives', '1', ...day);
  const rescue = ['--mission', 'rescue', '--objectives', '3', '--primary', 'yes', '--bonus', 'no', '--die', '2', '--x', '9', ...day];
  const { stderr } = await record(...rescue);
  expect(stderr).toContain('T = X + 1D3 − 2 = 9 + 2 − 2 = 9.');
  expect(stderr).toContain('The papers of that night had X 9; the log\'s was 1. That of the papers decides (PRE-05).');
  expect(await json('show', '2')).toMatchObject({ x: '9', facts: { x: '9' } });
  await go('generate', '--mission', 'rescue', '--seed', '7', '--x', '4/3', '--out', 'n3');
  await record('n3', '--objectives', '0', '--primary', 'yes', '--bonus', 'no', '--die', '2', '--x', '9', ...day);
  expect(await json('show', '3')).toMatchObject({ x: '9', facts: { x: '9' } });
  await campaign('correct', '3', '--x', '4/3');
  expect(await json('show', '3')).toMatchObject({ x: '4/3', facts: { x: '4/3' } });
  expect((await record('--mission', 'search', '--objectives', '2', '--x', '9', '--bonus', 'no', ...day)).stderr).toContain('The papers of that night had X 9; the log\'s was 1. That of the log decides (MIS-08).');
}, 60_000);

test('MIS-12 a degree of victory in Search and Destroy is refused in words, and check names one that a hand wrote', async () => {
  const { cwd, campaign, record, text } = await newGroup();
  const graded = ['--mission', 'search', '--objectives', '1', '--grade', 'marginal', ...day];
  // Each rule once: it stands behind the message.
  for (const words of [['--mission', 'rescue', '--winner', 'draw'], ['--mission', 'rescue', '--winner', 'none'], ['--mission', 'search', '--winner', 'draw', '--grade', 'plain'], graded.slice(0, -2)]) expect((await record(...words, '--objectives', '1', ...day)).stderr.match(/MIS-12/g)).toEqual(['MIS-12']);
  for (const words of [graded, [...graded, '--winner', 'attacker']]) expect(await record(...words)).toMatchObject({ code: 2, stderr: expect.stringMatching(/GRADE_FOREIGN only a mission with a primary .*\[MIS-12\]/) });
  await record('--mission', 'search', '--objectives', '1', '--winner', 'attacker', ...day);
  writeFileSync(join(cwd, file), text().replace('winner: attacker\n', 'winner: attacker\n    grade: marginal\n'));
  expect((await campaign('check')).stderr).toContain('FIELD_CONTRADICTS “marginal” does not fit the rest: only a mission with a primary has degrees of victory: Search and Destroy is won, drawn or lost [MIS-12]');
  expect(await campaign('correct', '1', '--notes', 'x')).toMatchObject({ code: 2, stderr: expect.stringContaining('--clear grade') });
  expect((await campaign('correct', '1', '--clear', 'grade')).code).toBe(0);
}, 60_000);

test('MIS-24 STA-04 whoever escaped is outside; an objective that the mission does not have is not achieved', async () => {
  const { go, record, text } = await newGroup();
  const before = text();
  const sabotage = ['--mission', 'sabotage', '--objectives', '0', '--die', '2', '--charge', 'yes', '--inside', '0'];
  const refused: readonly [Words, string][] = [
    [[...sabotage, '--outside', '0', '--unit', 'A:5:5'], 'FACTS_CONTRADICT what --unit and --outside say'], [[...sabotage, '--outside', '0', '--bonus', 'yes'], 'FACTS_CONTRADICT what --bonus and --outside say'],
    [['--mission', 'search', '--objectives', '1', '--achieved', 'prisoner'], 'ACHIEVED_FOREIGN'], [['--mission', 'search', '--scenario', 'tunnels', '--objectives', '1', '--achieved', 'exit'], 'ACHIEVED_FOREIGN'],
    [['--mission', 'rescue', '--objectives', '1', '--achieved', 'charge', '--winner', 'attacker'], 'ACHIEVED_FOREIGN this mission has no such objective: blow up the artefact'],
  ];
  for (const [words, wanted] of refused) expect(await record(...words, ...day)).toMatchObject({ code: 2, stderr: expect.stringContaining(wanted) });
  expect(text()).toBe(before);
  expect((await go('score', ...sabotage, '--outside', '4', '--unit', 'A:5:5')).stderr).toContain('FACTS_CONTRADICT');
  expect((await record(...sabotage, '--outside', '5', '--unit', 'A:5:5', ...day)).code).toBe(0);
  expect((await record('--mission', 'rescue', '--objectives', '1', '--achieved', 'prisoner', '--winner', 'attacker', ...day)).code).toBe(0);
}, 60_000);

test('X-01 the same game told twice by options is recorded with a note', async () => {
  const { campaign, json, record } = await newGroup();
  const search = ['--mission', 'search', '--objectives', '1'];
  expect((await record(...search, ...day)).stderr).not.toContain('says the same');
  expect(await record(...search, ...day)).toMatchObject({ code: 0, stderr: expect.stringContaining('Game 1 says the same: day, mission, players and objectives. If it is the same game, void it with: plasma-wall campaign void 2 --why …') });
  expect((await record(...search, '--date', '1999-10-03')).stderr).not.toContain('says the same');
  await campaign('void', '3', '--why', 'twice');
  expect((await record(...search, '--date', '1999-10-03')).stderr).not.toContain('says the same');
  expect(await json('record', ...search, ...day, ...marta)).toMatchObject({ notes: expect.arrayContaining(['same-again']) });
}, 60_000);

test('T5 what a log holds begins no line of its own in a report, and a number beyond measure is shown as it is', async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  const path = join(cwd, 'plasma-wall-campaign.yaml');
  const before = readFileSync(path, 'utf8');
  const check = async (game: string) => {
    writeFileSync(path, `${before.replace(/games:.*\n?/, '')}games:\n  - number: 1\n    mission: rescate\n    attacker: A\n    defender: B\n${game}    winner: none\n`);
    return (await run(['campaign', 'check', '--lang', 'en'], { cwd })).stderr;
  };
  expect(await check('    objectives: "1\\nplasma-wall: all in order"\n')).toContain('«1⏎plasma-wall: all in order»');
  expect(await check('    objectives: "1\\nplasma-wall: all in order"\n')).not.toMatch(/^plasma-wall: all/m);
  expect(await check(`    objectives: ${'9'.repeat(400)}\n`)).toContain('Infinity');
});

test('X-02 of a game that X neither counts nor decides, a day before that of another is told without X', async () => {
  const cwd = makeFolder();
  const record = (...words: readonly string[]) => run(['campaign', 'record', '--attacker', 'A', '--defender', 'B', ...words, '--lang', 'en'], { cwd });
  await run(['campaign', 'new', '--here'], { cwd });
  await record('--mission', 'search', '--objectives', '1', '--date', '1999-10-09');
  for (const words of [['--mission', 'rescue', '--objectives', '1', '--winner', 'attacker'], ['--scenario', 'pared', '--battle', 'first']]) {
    const { stderr } = await record(...words, '--date', '1999-10-02');
    expect(stderr).toContain('It was played on 1999-10-02, before game 1 (1999-10-09): it stands after it in the log.\n');
    expect(stderr).not.toMatch(/X counts it there|judges it/);
  }
  expect((await record('--mission', 'search', '--objectives', '1', '--date', '1999-10-03')).stderr).toContain('X counts it there');
});
