/** Sessions and scenarios changed by hand: what generate does not write is refused with its field, and never becomes something else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSessionFolders } from '../../src/io/find-sessions';
import { makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';
const players = ['--attacker', 'Ana', '--defender', 'Bea', '--date', '1999-10-02', '--objectives', '1'];

type Draft = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- documents bent by hand

async function newNight(...argv: readonly string[]) {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run([...words, '--lang', 'en'], { cwd });
  await go('campaign', 'new', '--here', '--player', 'Ana', '--player', 'Bea');
  await go('generate', ...argv, '--out', 's1');
  const bend = (path: string, change: (draft: Draft) => void): void => {
    const draft = JSON.parse(readFileSync(join(cwd, path), 'utf8')) as Draft;
    change(draft);
    writeFileSync(join(cwd, path), JSON.stringify(draft));
  };
  return { cwd, go, bend, text: () => readFileSync(join(cwd, file), 'utf8') };
}

let night: Awaited<ReturnType<typeof newNight>>;
let whole: string;
beforeAll(async () => {
  night = await newNight('--mission', 'rescue', '--seed', '7', '--x', '4/3', '--table', '180x220');
  whole = readFileSync(join(night.cwd, 's1/session.json'), 'utf8');
}, 60_000);

test.each<[string, (draft: Draft) => void]>([
  ['tag', (draft) => { draft.tag = '../../x'; }],
  ['seed', (draft) => { draft.seed = 'x'.repeat(20_400); }],
  ['ruleset.hash', (draft) => { draft.ruleset.hash = 'no hash'; }],
  ['options.x', (draft) => { draft.options.x = { num: 2, den: 2 }; }],
  ['options.x.den', (draft) => { draft.options.x = { num: 1, den: 0 }; }],
  ['options.x.num', (draft) => { draft.options.x = { num: -1, den: 1 }; }],
  ['options.x.num', (draft) => { draft.options.x = 'one'; }],
  ['options.evening', (draft) => { draft.options.evening = 'a b'; }],
  ['options.maxSections', (draft) => { draft.options.evening = null; draft.options.maxSections = 1.5; }],
  ['options.until', (draft) => { draft.options.evening = null; draft.options.until = 'no such'; }],
  ['options.table.widthMm', (draft) => { draft.options.table.widthMm = 5; }],
  ['options.houseRules', (draft) => { draft.options.houseRules = []; }],
  ['options.houseRules.corridorDoor', (draft) => { draft.options.houseRules.corridorDoor = 'nope'; }],
  ['options.houseRules.noSuchRule', (draft) => { draft.options.houseRules.noSuchRule = true; }],
  ['preparation.forced', (draft) => { draft.preparation.forced = Array(900).fill('x'); }],
  ['preparation.reopened', (draft) => { draft.preparation.reopened = [3, 3]; }],
  ['preparation.closed', (draft) => { draft.preparation.closed = 'many'; }],
])('G2 X-01 a session whose %s generate does not write is refused with its folder and field', async (field, change) => {
  writeFileSync(join(night.cwd, 's1/session.json'), whole);
  night.bend('s1/session.json', change);
  const before = night.text();
  const { code, stderr } = await night.go('campaign', 'record', 's1', ...players, '--winner', 'attacker');
  expect([code, stderr]).toEqual([2, expect.stringContaining(`NOT_A_SESSION s1 is no session of plasma-wall: ${field} is missing there, or says what generate does not write`)]);
  expect(stderr).toContain('--no-session');
  expect(night.text()).toBe(before);
});

test('G2 X-01 what generate does write is kept: X, table, what was prepared; of a seed too long for the log the tag tells enough', async () => {
  writeFileSync(join(night.cwd, 's1/session.json'), whole);
  night.bend('s1/session.json', (draft) => { draft.seed = 'x'.repeat(5000); draft.options.houseRules.corridorDoor = 'side'; });
  expect((await night.go('campaign', 'record', 's1', ...players, '--winner', 'attacker')).code).toBe(0);
  expect(night.text()).toMatch(/table: "180x220"[^]*x: "4\/3"\n {4}house: \{corridorDoor: side\}/);
  expect(night.text()).not.toContain('seed:');
});

test.each<[string, string, readonly string[], (draft: Draft) => void]>([
  ['tag', 'tunnels', ['--first', '1', '--second', '2'], (draft) => { draft.tag = '../x'; }],
  ['rulesetHash', 'tunnels', ['--first', '1', '--second', '2'], (draft) => { draft.rulesetHash = '0'; }],
  ['scenario.extra', 'tunnels', ['--first', '1', '--second', '2'], (draft) => { draft.scenario.extra = 1; }],
  ['boards', 'tunnels', ['--first', '1', '--second', '2'], (draft) => { draft.boards = []; }],
  ['boards[0].path', 'zombies', ['--objectives', '1', '--winner', 'attacker'], (draft) => { draft.boards[0].path = '../../elsewhere'; }],
  ['scenario.levels', 'levels', ['--objectives', '1', '--winner', 'attacker'], (draft) => { delete draft.scenario.levels; }],
])('SCN-01 SCN-04 SCN-05 a scenario whose %s generate does not write is refused by record as by score', async (field, scenario, told, change) => {
  const { cwd, go, bend, text } = await newNight('--scenario', scenario, '--seed', '7', '--x', '1');
  bend('s1/scenario.json', change);
  const before = text();
  for (const words of [['campaign', 'record', 's1', ...players.slice(0, 6), ...told], ['score', 's1', ...told.slice(0, 2)]]) {
    const { code, stderr } = await go(...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('BAD_SCENARIO s1/scenario.json: not a scenario of plasma-wall')]);
    expect(stderr).toContain(`${field}: missing, not wanted, or of another type or size`);
  }
  // Nor by way of one of its boards.
  const [board] = findSessionFolders('s1', cwd);
  expect(await go('campaign', 'record', `s1/${board}`, ...players, '--winner', 'attacker')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_SCENARIO s1/scenario.json') });
  expect(text()).toBe(before);
}, 60_000);
