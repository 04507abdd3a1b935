/** `campaign void` and `correct`: what is looked at before anybody is asked, and what no correction does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const { enter } = keys;
const file = 'plasma-wall-campaign.yaml';
const players = ['--attacker', 'Marta', '--defender', 'Pau', '--date', '1999-10-02'];

async function newGroup() {
  const cwd = makeFolder();
  const campaign = (...argv: Words) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  expect((await campaign('new', '--here')).code).toBe(0);
  const text = (): string => readFileSync(join(cwd, file), 'utf8');
  const edit = (from: string, to: string): void => writeFileSync(join(cwd, file), text().replace(from, () => to));
  return { cwd, campaign, text, edit, record: (...more: Words) => campaign('record', ...more, ...players), json: (...more: Words) => readReport(campaign(...more, '--json')) };
}

const search = (objectives: number): Words => ['--mission', 'search', '--objectives', String(objectives)];

test('C1 void of no game, or of one that is void, says so before it asks why', async () => {
  const { campaign, record, text } = await newGroup();
  await record(...search(1));
  expect(await campaign('void', '99')).toMatchObject({ code: 1, stderr: expect.stringContaining('NO_SUCH_GAME') });
  expect(await campaign('void', '1')).toMatchObject({ code: 2, stderr: expect.stringContaining('WHY_MISSING') });
  expect((await campaign('void', '1', '--why', 'torn')).code).toBe(0);
  const before = text();
  expect(await campaign('void', '1')).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_VOID') });
  expect(await campaign('correct', '99')).toMatchObject({ code: 1, stderr: expect.stringContaining('NO_SUCH_GAME') });
  expect(text()).toBe(before);
});

test('C1 on a terminal void asks why, and takes no silence for an answer', async () => {
  const { cwd, json, record } = await newGroup();
  await record(...search(1));
  const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'void', '1', '--lang', 'en'], env: { NO_COLOR: '1' }, answers: [enter, 'torn', enter] });
  expect([code, screen]).toEqual([0, expect.stringContaining('Why does it not count?')]);
  expect(await json('show', '1')).toMatchObject({ void: 'torn' });
});

test('MIS-12 the die of a game that is over is not rolled again', async () => {
  const { campaign, record, text } = await newGroup();
  await record('--mission', 'rescue', '--objectives', '1', '--primary', 'yes', '--die', '2');
  const before = text();
  expect(await campaign('correct', '1', '--die', 'roll')).toMatchObject({ code: 2, stderr: expect.stringMatching(/DIE_ROLLED .*\[MIS-12\]\n.*--die 1, 2 or 3/) });
  expect(text()).toBe(before);
});

test('MIS-08 MIS-12 a winner that came from X does not become that of a mission that X does not decide', async () => {
  const { campaign, json, record, text } = await newGroup();
  for (const count of [2, 1]) await record(...search(count));
  const before = text();
  const { code, stderr } = await campaign('correct', '2', '--mission', 'rescue');
  expect([code, stderr]).toEqual([2, expect.stringContaining('WINNER_MISSING the winner of that game (Defender) came from X, and in this mission X does not tell [MIS-12]')]);
  expect(text()).toBe(before);
  expect((await campaign('correct', '2', '--mission', 'rescue', '--objectives', '1', '--primary', 'yes', '--die', '2')).code).toBe(0);
  expect(await json('show', '2')).toMatchObject({ mission: 'rescate', winner: 'attacker', objectives: 3, facts: { primary: true } });
  expect((await campaign('correct', '2', '--clear', 'facts,grade', '--mission', 'search')).code).toBe(0);
  expect((await campaign('correct', '2', '--mission', 'rescue', '--winner', 'defender')).code).toBe(0);
  expect(await json('show', '2')).toMatchObject({ mission: 'rescate', winner: 'defender' });
});

test('SCN-01 a game that turns out to have been an incursion is won by nobody any more', async () => {
  const { campaign, json, record } = await newGroup();
  for (const count of [2, 3]) await record(...search(count));
  expect((await campaign('correct', '2', '--scenario', 'tunnels')).stderr).toContain('Winner: Attacker → (none)');
  expect(await json('show', '2')).toMatchObject({ scenario: 'combates-en-los-tuneles', winner: 'none' });
});

test('MIS-12 on a terminal correct asks what a mission with a primary needs', async () => {
  const { cwd, json, record } = await newGroup();
  for (const count of [2, 1]) await record(...search(count));
  const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'correct', '2', '--mission', 'rescue', '--objectives', '1', '--die', '2', '--lang', 'en'], env: { NO_COLOR: '1' }, answers: ['y', '\r', 'n', '\r'] });
  expect([code, screen]).toEqual([0, expect.any(String)]);
  expect(await json('show', '2')).toMatchObject({ mission: 'rescate', winner: 'attacker', facts: { objectives: 1, primary: true, die: 2 } });
});

test('C1 the last correction that a game can hold is taken, and one more is refused in words with what to do', async () => {
  const { campaign, edit, record, text } = await newGroup();
  await record(...search(1));
  edit('    winner: none\n', `    winner: none\n    corrections: [${Array.from({ length: 199 }, (_, at) => `"objectives: ${at} → ${at + 1}"`).join(', ')}]\n`);
  expect((await campaign('correct', '1', '--objectives', '2')).code).toBe(0);
  const before = text();
  const { code, stderr } = await campaign('correct', '1', '--objectives', '3');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/CORRECTIONS_FULL game 1 has 200 corrections already[^]*plasma-wall campaign void 1 --why …/)]);
  expect(text()).toBe(before);
});

test('C1 a reason too long for the log is cut between letters, whatever they are', async () => {
  const { campaign, json, record } = await newGroup();
  await record(...search(1));
  for (const why of ['😀'.repeat(2500), `x${'😀'.repeat(2500)}`]) expect(await campaign('correct', '1', '--objectives', String(why.length % 7), '--why', why)).toMatchObject({ code: 0 });
  expect((await json('show', '1')).corrections).toHaveLength(2);
});
