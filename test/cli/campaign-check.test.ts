/** `campaign check` finds everything that is wrong at once, with its line, and says it in words (S2, T5). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const file = 'plasma-wall-campaign.yaml';
const head = 'format: plasma-wall/campaign\nversion: 1\n';

function newLog(text: string) {
  const cwd = makeFolder();
  writeFileSync(join(cwd, file), text);
  const campaign = (...argv: Words) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  return { cwd, campaign, in: (lang: string, ...argv: Words) => run(['campaign', ...argv, '--lang', lang], { cwd, columns: 300 }), text: () => readFileSync(join(cwd, file), 'utf8') };
}

/** A game as the file has it. */
const game = (number: number, ...more: Words): string => [`  - number: ${number}`, 'attacker: Marta', 'defender: Pau', ...more].map((line, at) => (at === 0 ? line : `    ${line}`)).join('\n').concat('\n');

/** Problems as `line CODE`. */
const listFaults = (stderr: string): string[] => [...stderr.matchAll(/^plasma-wall-campaign\.yaml:(\d+):\d+ ([A-Z_]+)/gm)].map(([, line, code]) => `${line} ${code}`);

test('T5 house rules of the group and of a game: every key and value that there is not has its line, and what was probably meant', async () => {
  const { campaign, text } = newLog(`${head}house: {corridorDor: side, fooBar: 1, xDefault: dos, detonate: alguno, xRounding: cel, roomDoors: extra}\ngames:\n${game(1, 'mission: busqueda-y-destruccion', 'objectives: 1', 'winner: none', 'house:', '  edge: open', '  maxTurns: "12"', '  allowClose: "true"')}`);
  const before = text();
  const { code, stderr } = await campaign('check');
  expect([code, listFaults(stderr)]).toEqual([1, ['3 HOUSE_UNKNOWN', '3 HOUSE_UNKNOWN', '3 HOUSE_VALUE', '3 HOUSE_VALUE', '3 HOUSE_VALUE', '12 HOUSE_VALUE']]);
  expect(stderr).toContain(`${file}:3:9 HOUSE_UNKNOWN the game knows no house rule “corridorDor”`);
  expect(stderr).toContain('Perhaps “corridorDoor”? ');
  expect(stderr).toMatch(/the game cannot apply xDefault: dos\n[^]*Values: 0-12\./);
  expect(stderr).toMatch(/the game cannot apply xRounding: cel\n[^]*Perhaps “ceil”\? Values: none, nearest, floor, ceil\./);
  // Whatever else reads the log says the same, and writes nothing.
  for (const words of [['x'], ['record', '--mission', 'search', '--objectives', '1', '--attacker', 'A', '--defender', 'B']]) expect(listFaults((await campaign(...words)).stderr)).toHaveLength(6);
  expect(text()).toBe(before);
});

test('T5 no fault hides another: wrong numbers, a whole that is none, what tables alone tell, all in one pass', async () => {
  const { campaign } = newLog(`${head}hous: {}\ngames:\n${[
    game(2, 'mission: combates-en-los-tuneles', 'objectives: 1', 'winner: attacker', 'whole: true'),
    game(3, 'mission: busqueda-y-destruccion', 'objectives: 1', 'winner: attacker', 'grade: decisive'),
    game(4, 'mission: rescate', 'date: "2001-02-30"', 'objectives: 1', 'winner: draw'),
    game(4, 'mission: rescate', 'objectives: 5', 'winner: attacker', 'grade: decisive', 'facts: {objectives: 0, primary: false, die: 3, x: "1"}'),
    game(9, 'mission: rescat', 'objectives: 1', 'winner: attacker'),
  ].join('')}`);
  const { code, stderr } = await campaign('check');
  expect([code, listFaults(stderr)]).toEqual([1, [
    '3 FIELD_UNKNOWN', '5 FIELD_VALUE', '11 FIELD_CONTRADICTS', '12 FIELD_VALUE', '18 FIELD_CONTRADICTS', '19 FIELD_VALUE', '23 FIELD_VALUE', '25 FIELD_CONTRADICTS',
    '30 FIELD_CONTRADICTS', '31 FIELD_CONTRADICTS', '34 FIELD_VALUE', '37 FIELD_VALUE',
  ]]);
});

test('S2 a fault that follows from another is not told beside it', async () => {
  const told = `${head}games:\n${game(1, 'mission: combates-en-los-tuneles', 'scenari: combates-en-los-tuneles', 'objectives: 1', 'second: 2', 'winner: defender', 'whole: true')}${game(2, 'mission: rescate', 'objectives: many', 'winner: attacker', 'achieved: [capture, destroy]')}`;
  expect(listFaults((await newLog(told).campaign('check')).stderr)).toEqual(['8 FIELD_UNKNOWN', '17 FIELD_TYPE']);
});

const otherwise = `${head}games:\n${game(1, 'mission: rescate', 'objectives: 3', 'winner: attacker', 'grade: decisive', 'facts: {objectives: 0, primary: false, die: 3, x: "1"}')}`;

test('MIS-12 a winner, and objectives, that are not what happened are faults with their lines, in words and not in keys', async () => {
  const told = newLog(otherwise);
  const { code, stderr } = await told.campaign('check');
  expect([code, listFaults(stderr)]).toEqual([1, ['8 FIELD_CONTRADICTS', '9 FIELD_CONTRADICTS']]);
  expect(stderr).toContain('the winner is “Defender (decisive)”, and here it says “Attacker (decisive)” [MIS-12]');
  expect(stderr).toContain('makes 0 objectives, and here it says 3 [LOG-01]');
  expect(stderr).not.toContain('all in order');
  expect((await told.in('es', 'check')).stderr).toMatch(/«attacker» no cuadra con el resto: por lo que pasó, según el registro, el vencedor es «Defensor \(.*decisiva\)», y aquí dice «Atacante \(.*decisiva\)»/);
  expect(await readReport(told.campaign('check', '--json'))).toMatchObject({ ok: false, games: 1, otherwise: [{ number: 1 }, { number: 1, why: expect.stringContaining('“Defender (decisive)”') }], problems: [{ place: { line: 8 } }, { place: { line: 9 } }] });
});

test('MIS-12 log, show and export say so beside the game', async () => {
  const told = newLog(otherwise);
  const why = /Does not fit: .*the winner is “Defender \(decisive\)”, and here it says “Attacker \(decisive\)”/;
  for (const words of [['log'], ['show', '1'], ['export', '--format', 'html']]) expect((await told.in('en', ...words)).stdout).toMatch(why);
  expect((await told.in('es', 'log')).stdout).toContain('No cuadra: ');
  expect((await told.in('ca', 'show', '1')).stdout).toContain('No lliga: ');
  expect((await readReport(told.campaign('log', '--json'))).games).toMatchObject([{ otherwise: [expect.any(String), expect.any(String)] }]);
});

test('MIS-12 a grade alone that is not what happened is named at its line', async () => {
  const told = newLog(otherwise.replace('objectives: 3', 'objectives: 0').replace('winner: attacker', 'winner: defender').replace('grade: decisive', 'grade: marginal'));
  expect(listFaults((await told.campaign('check')).stderr)).toEqual(['10 FIELD_CONTRADICTS']);
});

test('X-02 what only the group\'s own tables could tell is not held against those of the program while they are away', async () => {
  const told = newLog(otherwise.replace('games:', 'tables: away\ngames:'));
  expect(await told.campaign('check')).toMatchObject({ code: 0, stderr: expect.stringContaining('all in order') });
});

test('MIS-12 a grade that is missing is told at the winner, and nothing is called undefined', async () => {
  const { campaign } = newLog(`${head}games:\n${game(1, 'mission: rescate', 'objectives: 3', 'winner: attacker', 'facts: {objectives: 1, primary: true, escapeBonus: false, die: 2, x: "4/3"}', 'x: "4/3"')}`);
  const { code, stderr } = await campaign('check');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/campaign\.yaml:9:13 FIELD_CONTRADICTS “attacker” does not fit the rest: .*decisive/)]);
  expect(stderr).not.toContain('undefined');
});
