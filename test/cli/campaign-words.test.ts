/** What is typed in words: results, objectives and days, in any of the languages and as people write them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeField } from '../../src/campaign/field-kinds';
import { logLimits } from '../../src/campaign/log';
import { describeBudget, readBudgetWords } from '../../src/render/campaign/budget-words';
import { tableSides } from '../../src/tables/table-sides';
import { makeFolder, run } from './run-in-process';

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run([...argv, '--lang', 'en'], { cwd });
  await go('campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau');
  const record = (...more: readonly string[]) => go('campaign', 'record', '--mission', 'rescue', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '2', ...more);
  const last = async () => JSON.parse((await go('campaign', 'log', '--json')).stdout).games.at(-1);
  return { cwd, go, record, last };
}

test.each([
  ['atacante', 'decisiva', 'attacker', 'decisive'], ['Atacant', 'normal', 'attacker', 'plain'], ['defender', 'plain', 'defender', 'plain'],
  ['marta', 'marginal', 'attacker', 'marginal'], ['PAU', 'decisive', 'defender', 'decisive'],
])('MIS-12 --winner %s --grade %s', async (winner, grade, expectedWinner, expectedGrade) => {
  const { record, last } = await newGroup();
  expect((await record('--date', '29/11/1999', '--winner', winner, '--grade', grade)).code).toBe(0);
  expect(await last()).toMatchObject({ winner: expectedWinner, grade: expectedGrade });
});

test('MIS-12 what is no word of a result is refused with those that are, in the language of the terminal', async () => {
  const { go, record } = await newGroup();
  expect(await record('--winner', 'Àngel')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_CHOICE --winner does not take “Àngel”: it can be Attacker, Defender, Draw, (none), Marta, Pau') });
  expect(await record('--winner', 'attacker', '--grade', 'huge')).toMatchObject({ code: 2, stderr: expect.stringContaining('decisive, plain, marginal') });
  expect((await record('--winner', 'Marta', '--date', '1999-11-29')).code).toBe(0);
  // What the log knows of the players serves to correct it.
  expect((await go('campaign', 'correct', '1', '--winner', 'pau')).code).toBe(0);
  expect((await go('campaign', 'show', '1')).stdout).toContain('Defender');
});

test('LOG-01 --achieved takes the words of every language', async () => {
  const { go, record, last } = await newGroup();
  expect((await record('--winner', 'attacker', '--achieved', 'destruir, rescatar al prisionero', '--date', '1999-11-29')).code).toBe(0);
  expect(await last()).toMatchObject({ achieved: ['destroy', 'prisoner'] });
  expect((await go('campaign', 'correct', '1', '--achieved', 'presoner,kill the leader')).code).toBe(0);
  expect(await last()).toMatchObject({ achieved: ['prisoner', 'killLeader'] });
});

test('SCN-03 --battle and --wiped-out take words and players', async () => {
  const { go, last } = await newGroup();
  const record = (date: string, ...more: readonly string[]) => go('campaign', 'record', '--scenario', 'pared', '--attacker', 'Marta', '--defender', 'Pau', '--date', date, ...more);
  expect((await record('1999-10-01', '--battle', 'Pau')).code).toBe(0);
  expect(await last()).toMatchObject({ battle: 'second', winner: 'defender' });
  expect((await record('1999-10-02', '--wiped-out', 'segundo')).code).toBe(0);
  expect(await last()).toMatchObject({ wipedOut: 'second', winner: 'attacker' });
  expect(await record('1999-10-03', '--battle', 'nobody')).toMatchObject({ code: 2, stderr: expect.stringContaining('it can be first, second, Marta, Pau') });
  expect((await go('campaign', 'correct', '2', '--wiped-out', 'Marta', '--winner', 'Pau')).code).toBe(0);
  expect((await go('score', '--scenario', 'pared', '--battle', 'primer')).code).toBe(0);
});

test('LOG-01 a day that is none is quoted as it was typed, with the ways there are to write one', async () => {
  const { record, go } = await newGroup();
  for (const day of ['11/29/2026', '29.11.26', '2026-02-30', 'yesterday']) {
    expect(await record('--winner', 'attacker', '--date', day)).toMatchObject({ code: 2, stderr: expect.stringContaining(`--date does not take “${day}”: a day of the calendar: day, month and year of four digits, such as 29/11/2026, or 2026-11-29`) });
  }
  expect(await go('campaign', 'log', '--since', '11/29/2026')).toMatchObject({ code: 2, stderr: expect.stringContaining('“11/29/2026”: it is a day such as 14/3/2026 or 2026-03-14') });
  expect((await record('--winner', 'attacker', '--date', '29.11.1999')).code).toBe(0);
});

test.each([
  ['short', 'corta', 'curta', 'short'], ['none', 'sin tope', 'sense límit', 'no limit'], ['sections-30', '30 secciones', '30 seccions', '30 sections'],
  ['until-exhausted', 'hasta el último rincón', 'fins a l\'últim racó', 'until the last corner'],
  ['sections-20-turns-30', '20 secciones, 30 turnos', '20 seccions, 30 torns', '20 sections, 30 turns'],
  ['sections-20-turns-30-until-primary', '20 secciones, 30 turnos, hasta el primario', '20 seccions, 30 torns, fins al primari', '20 sections, 30 turns, until the primary'],
  ['turns-9-until-objective', '9 turnos, hasta la primera estancia objetivo', '9 torns, fins a la primera estança objectiu', '9 turns, until the first objective room'],
])('LOG-01 the size %s has words in every language, and is read back from them', (budget, ...words) => {
  expect((['es', 'ca', 'en'] as const).map((language) => describeBudget(budget, language))).toEqual(words);
  for (const text of words) expect(readBudgetWords(text)).toBe(budget);
});

test('LOG-01 whatever generate is told of the size comes out in words', async () => {
  const { go } = await newGroup();
  await go('generate', '--mission', 'search', '--seed', '7', '--max-sections', '20', '--max-turns', '30', '--until', 'exhausted', '--out', 'n1');
  await go('campaign', 'record', 'n1', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--date', '1999-10-02');
  const shown = (await go('campaign', 'show', '1')).stdout;
  expect(shown).toContain('20 sections, 30 turns, until the last corner');
});

test('LOG-02 a log without X says that it has none yet, in a sentence', async () => {
  const { go } = await newGroup();
  const search = (date: string, ...more: readonly string[]) => go('campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--date', date, ...more);
  expect((await search('1999-10-02', '--x', '2')).stderr).toContain('The papers of that night had X 2; the log had no X yet.');
  const older = (await search('1999-10-01')).stderr;
  expect(older).toContain('There was no X yet on that day: where the X of the log decides, nobody wins it (ENG-08).');
  expect(older).not.toMatch(/X was undefined|undefined on that day/);
  expect((await search('1999-10-03')).stderr).not.toContain('no X yet');
});

test('PRE-09 a board of another size is told by its name and the names of the sizes', async () => {
  const { go } = await newGroup();
  const { stderr } = await go('generate', '--scenario', 'pared', '--seed', '1', '--out', 'w');
  expect(stderr).toMatch(/: a short evening could not be had; it is a normal evening\./);
  expect(stderr).not.toMatch(/segunda:|segunda |“|"/);
});

test('L1 a percentage is written as in its language', async () => {
  const { cwd, record } = await newGroup();
  await record('--winner', 'attacker', '--date', '1999-10-02');
  for (const [lang, share] of [['es', '100 %'], ['ca', '100 %'], ['en', '100%']] as const) expect((await run(['campaign', 'players', '--lang', lang], { cwd })).stdout).toContain(`· ${share}`);
});

test('X-02 the beginning of a mission in a file is asked about', async () => {
  const { cwd, go, record } = await newGroup();
  await record('--winner', 'attacker', '--date', '1999-10-02');
  const path = join(cwd, 'plasma-wall-campaign.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('mission: rescate', 'mission: busqueda'));
  expect((await go('campaign', 'check')).stderr).toContain('Perhaps “busqueda-y-destruccion”?');
});

test('LOG-01 the log says how often a game was corrected and how its note begins; show has the rest, each in a line', async () => {
  const { go, record } = await newGroup();
  await record('--winner', 'attacker', '--date', '1999-10-02', '--notes', 'the first line\nthe second');
  await go('campaign', 'correct', '1', '--objectives', '3', '--why', 'miscounted');
  const { stderr } = await go('campaign', 'correct', '1', '--notes', `one\ntwo ${'long '.repeat(20)}`);
  expect(stderr).toContain('Notes: the first line / the second → one / two long');
  const log = (await go('campaign', 'log')).stdout;
  expect(log.replace(/\s+/g, ' ')).toContain('Corrected (2) · one…');
  for (const text of [log, stderr]) expect(text).not.toMatch(/\\u\{a\}|miscounted/);
  const shown = (await go('campaign', 'show', '1')).stdout;
  expect(shown).toContain('Corrected: Objectives: 2 → 3 (miscounted)\n');
  expect(shown).toContain('Corrected: Notes: the first line / the second → one / two');
  expect(shown).toMatch(/one\n {2}two long long/);
});

test('MIS-12 a clear win reads as one in every language, and comes in again so', async () => {
  const { cwd, record, go, last } = await newGroup();
  await record('--winner', 'attacker', '--grade', 'decisive', '--date', '1999-10-02');
  for (const [lang, words] of [['es', 'Atacante (victoria decisiva)'], ['ca', 'Atacant (victòria decisiva)'], ['en', 'Attacker (decisive)']] as const) {
    expect((await run(['campaign', 'show', '1', '--lang', lang], { cwd })).stdout).toContain(words);
    writeFileSync(join(cwd, 'in.csv'), `mission;attacker;defender;objectives;winner\nrescue;Marta;Pau;${lang.length + words.length};${words}\n`);
    expect((await go('campaign', 'import', 'in.csv')).code).toBe(0);
    expect(await last()).toMatchObject({ winner: 'attacker', grade: 'decisive' });
  }
});

test('LOG-01 limits in words are those that are kept', () => {
  for (const [kind, limits] of [['name', [logLimits.name]], ['text', [logLimits.text]], ['size', [tableSides.least, tableSides.longest]]] as const) {
    for (const words of Object.values(describeField({ key: 'attacker', kind })) as string[]) for (const limit of limits) expect(words).toContain(String(limit));
  }
});

test('T5 tables with faults name the command that checks them as the docs have it', async () => {
  const { cwd, go } = await newGroup();
  mkdirSync(join(cwd, 'ours'));
  writeFileSync(join(cwd, 'ours', 'rows.yaml'), 'rows: 7\n');
  const { code, stderr } = await go('generate', '--mission', 'rescue', '--tables', 'ours', '--out', 'n');
  expect([code, stderr]).toEqual([2, expect.stringContaining('plasma-wall tables check ours')]);
  expect((await go('tables', 'check', 'ours')).code).toBe(1);
});

test('MIS-12 SCN-03 a word that is also the name of the other player is refused, and one that means the same is not', async () => {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run([...argv, '--lang', 'en'], { cwd });
  await go('campaign', 'new', '--here');
  const record = (attacker: string, defender: string, ...more: readonly string[]) => go('campaign', 'record', '--attacker', attacker, '--defender', defender, '--date', '1999-10-02', ...more);
  const search = ['--mission', 'search', '--objectives', '1'];
  for (const [attacker, defender, ...words] of [
    ['Draw', 'atacante', ...search, '--winner', 'atacante'], ['Draw', 'Pau', ...search, '--winner', 'draw'], ['second', 'first', '--scenario', 'pared', '--battle', 'first'], ['both', 'Pau', '--scenario', 'pared', '--withdrew', 'both'],
  ] as const) {
    expect(await record(attacker, defender, ...words)).toMatchObject({ code: 2, stderr: expect.stringMatching(/CHOICE_AMBIGUOUS .* does not say who/) });
  }
  expect((await record('Draw', 'atacante', ...search, '--winner', 'attacker')).code).toBe(0);
  expect((await record('first', 'second', '--scenario', 'pared', '--battle', 'first')).code).toBe(0);
});

test('MIS-12 two players told apart by a mark alone are each found by name, and a name short of its mark is nobody', async () => {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run([...argv, '--lang', 'en'], { cwd });
  await go('campaign', 'new', '--here');
  const record = (winner: string, date: string) => go('campaign', 'record', '--mission', 'search', '--objectives', '1', '--attacker', 'C+', '--defender', 'C-', '--winner', winner, '--date', date);
  expect((await record('c-', '1999-10-02')).code).toBe(0);
  expect(JSON.parse((await go('campaign', 'log', '--json')).stdout).games[0]).toMatchObject({ winner: 'defender' });
  expect(await record('C', '1999-10-03')).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_CHOICE') });
});
