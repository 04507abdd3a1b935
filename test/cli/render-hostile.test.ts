/** `render` on session files with one altered part: an answer at once, and never an error of the program itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionDocument } from '../../src/session/document';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const text = readFileSync(join(__dirname, '../../examples/rescate-42/session.json'), 'utf8');
/** Milliseconds within which a file is refused, on a busy machine. */
const soon = 15_000;

/** Renders a changed copy of the session. */
async function render(edit: (copy: any) => void, ...flags: string[]) { // eslint-disable-line @typescript-eslint/no-explicit-any -- breaking types is what this is for
  const copy: unknown = JSON.parse(text);
  edit(copy);
  writeFileSync(join(cwd, 'changed.json'), JSON.stringify(copy));
  return run(['render', 'changed.json', ...flags], { cwd });
}

const many = <Item>(item: Item): Item[] => Array.from({ length: 200_000 }, () => item);

test.each<readonly [string, (copy: any) => void]>([ // eslint-disable-line @typescript-eslint/no-explicit-any -- see above
  ['ruleset.tables.defender.rows[0].max', (copy) => { copy.ruleset.tables.defender.rows[0].max = 1e9; }],
  ['ruleset.tables.defender.rows[0].min', (copy) => { copy.ruleset.tables.defender.rows[0].min = -1e9; }],
  ['ruleset.tables.defender.modifiers.max', (copy) => { copy.ruleset.tables.defender.modifiers.max = 1e9; }],
  ['ruleset.tables.defender.rows', (copy) => { copy.ruleset.tables.defender.rows = many(copy.ruleset.tables.defender.rows[0]); }],
  ['ruleset.catalogue.corridor.lengthMm', (copy) => { copy.ruleset.catalogue.corridor.lengthMm = 1e9; }],
  ['ruleset.evenings[0].fights[1]', (copy) => { copy.ruleset.evenings[0].fights[1] = 1e9; }],
  ['board.openings[0].width', (copy) => { copy.board.openings[0].width = 2147483648; }],
  ['board.openings[1].x', (copy) => { copy.board.openings[1].x = 9_000_000; }],
  ['board.openings[1].y', (copy) => { copy.board.openings[1].y = -9_000_000; }],
  ['board.sections[2].floor[0][2]', (copy) => { copy.board.sections[2].floor = [[0, 0, 1e8, 1e8]]; }],
  ['board.sections[2].floor[0]', (copy) => { copy.board.sections[2].floor = [[0, 0, 2000, 2000]]; }],
  ['board.sections[2].footprint', (copy) => { copy.board.sections[2].footprint[0] = 9_000_000; }],
  ['board.bounds', (copy) => { copy.board.bounds[2] = 100_000; }],
  ['board.bounds[2]', (copy) => { copy.board.bounds[2] = 1e9; }],
  ['preparation.pairs', (copy) => { copy.preparation.pairs = many([1, 1]); }],
  ['preparation.pairs[0][1]', (copy) => { copy.preparation.pairs[0][1] = 7; }],
  ['discoveries[1].keep', (copy) => { copy.discoveries[1].keep = many(0); }],
  ['discoveries[1].keep', (copy) => { copy.discoveries[1].keep = [1, 1]; }],
  ['discoveries[1].entries', (copy) => { copy.discoveries[1].entries = many(copy.discoveries[1].entries[0]); }],
  ['discoveries', (copy) => { copy.discoveries = many(copy.discoveries[0]).slice(0, 2000); }],
  ['events', (copy) => { copy.events = many(copy.events[0]); }],
  ['events', (copy) => { copy.events = many({ type: 'unheard-of' }); }],
  ['actions', (copy) => { copy.actions = many(copy.actions[0]); }],
  ['board.openings', (copy) => { copy.board.openings = many(copy.board.openings[0]); }],
  ['state.turn', (copy) => { copy.state.turn = 1e15; }],
])('S5 %s beyond all measure is refused by its name, and soon', async (field, edit) => {
  const started = performance.now();
  const { code, stdout, stderr } = await render(edit, '--format', 'encounters');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`FIELD ${field}:`);
  expect(performance.now() - started).toBeLessThan(soon);
});

test.each<readonly [string, (copy: any) => void]>([ // eslint-disable-line @typescript-eslint/no-explicit-any -- see above
  ['options.houseRules.xDefault', (copy) => { copy.options.houseRules = {}; }],
  ['options.houseRules.xDefault', (copy) => { copy.options.houseRules.xDefault = 'toString'; }],
  ['options.houseRules.xDefault', (copy) => { copy.options.houseRules = {}; copy.ruleset.houseRules = []; }],
  ['options.houseRules.xRounding', (copy) => { copy.options.houseRules.xRounding = 'constructor'; }],
  ['options.mission', (copy) => { copy.options.mission = '__proto__'; }],
  ['options.evening', (copy) => { copy.options.evening = 'constructor'; }],
  ['ruleset.missions', (copy) => { copy.ruleset.missions = []; }],
  ['ruleset.tables.defender', (copy) => { copy.ruleset.tables = {}; }],
  ['ruleset.tables.defender.dice', (copy) => { copy.ruleset.tables.defender.dice = '99d999'; }],
  ['ruleset.tables.defender', (copy) => { for (const row of copy.ruleset.tables.defender.rows) { delete row.result; delete row.value; row.roll = 'defender'; } }],
  ['ruleset.tables.defender.rows', (copy) => { copy.ruleset.tables.defender.rows = []; }],
  ['ruleset.tables.room-doors.rows', (copy) => { copy.ruleset.tables['room-doors'].outside = 'error'; copy.ruleset.tables['room-doors'].rows.pop(); }],
  ['events[0].section', (copy) => { copy.events.unshift({ type: 'defender-replaced', section: -1 }); }],
  ['events[0].opening', (copy) => { copy.events.unshift({ type: 'door-opened', opening: 100_000 }); }],
  ['events[0].rolls[0].table', (copy) => { copy.events.unshift({ type: 'door-rolled', opening: 0, rolls: [roll('__proto__')] }); }],
  ['events[0].rolls[0].then.table', (copy) => { copy.events.unshift({ type: 'door-rolled', opening: 0, rolls: [{ ...roll('rooms'), then: roll('constructor') }] }); }],
  ['primaryRoll.table', (copy) => { copy.primaryRoll = roll('toString'); }],
  ['state.primaryFound', (copy) => { copy.state.primaryFound = 5000; }],
])('S5 %s that nothing could be drawn of is refused by its name', async (field, edit) => {
  for (const format of ['text', 'pack']) {
    const { code, stdout, stderr } = await render(edit, '--format', format);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`FIELD ${field}:`);
  }
});

test('S5 a roll within a roll without end is refused', async () => {
  const { code, stdout, stderr } = await render((copy: { primaryRoll: unknown }) => { copy.primaryRoll = 'DEEP'; });
  expect([code, stdout, stderr.includes('FIELD primaryRoll')]).toEqual([2, '', true]);
  const one = JSON.stringify({ ...roll('rooms'), then: 'DEEP' }).split('"DEEP"') as [string, string];
  const deep = one[0].repeat(20_000) + JSON.stringify(roll('rooms')) + one[1].repeat(20_000);
  writeFileSync(join(cwd, 'deep.json'), text.replace(/"primaryRoll":\s*(?:null|\{[^{}]*\})/, () => `"primaryRoll":${deep}`));
  const nested = await run(['render', 'deep.json'], { cwd });
  expect([nested.code, nested.stdout, nested.stderr]).toEqual([2, '', expect.stringContaining('TOO_DEEP')]);
});

test.each(['busqueda-7', 'huida-velada', 'rescate-42'])('G2 the session %s still draws', async (name) => {
  const { code, stderr } = await run(['render', join(__dirname, '../../examples', name), '--format', 'pack'], { cwd });
  expect([code, stderr]).toEqual([0, '']);
});

/** A roll on a table of this name. */
function roll(table: string): SessionDocument['primaryRoll'] {
  return { table, dice: [1], modifiers: [], total: 1, row: '1', rule: 'ROOM-01', result: 'small-room' };
}
