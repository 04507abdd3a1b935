/** `campaign show` says why a game was won, whatever the log keeps of it. */
import { makeFolder, run } from './run-in-process';

const play = ['--attacker', 'Marta', '--defender', 'Pau'];
async function newGroup() {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run(['campaign', ...words], { cwd });
  await go('new', '--here');
  return { cwd, go };
}

test('MIS-08 of a Search and Destroy without any facts X tells why, in three languages, unless the declared result is another', async () => {
  const { go } = await newGroup();
  await go('record', '--mission', 'search', ...play, '--objectives', '1', '--date', '2026-01-01');
  await go('record', '--mission', 'search', ...play, '--objectives', '2', '--date', '2026-01-03');
  await go('record', '--mission', 'search', ...play, '--objectives', '2', '--date', '2026-01-02');
  await go('record', '--mission', 'search', ...play, '--objectives', '2', '--date', '2026-01-04', '--winner', 'draw');
  expect((await go('show', '1', '--lang', 'en')).stdout).toMatch(/Why, by X as it was before that game:\n {2}There is no X yet.*\[MIS-08\]/);
  expect((await go('show', '2', '--lang', 'es')).stdout).toMatch(/Por qué, con la X de antes de esa partida:\n {2}2 es más que X = 1: gana el atacante\. \[MIS-08\]/);
  // Written down late: X of its day, not of its place.
  expect((await go('show', '3', '--lang', 'ca')).stdout).toMatch(/Per què, .*\n {2}2 és més que X = 1: guanya l'atacant\. \[MIS-08\]/);
  expect(JSON.parse((await go('show', '3', '--json')).stdout)).toMatchObject({ before: { num: 3, den: 2 }, judgedBy: { num: 1, den: 1 }, due: 'attacker' });
  expect((await go('show', '4', '--lang', 'en')).stdout).not.toContain('Why, by');
  await go('void', '2', '--why', 'x');
  expect((await go('show', '2', '--lang', 'en')).stdout).not.toContain('Why, by');
});

test('PRE-05 what record said of papers made without X, show says again, with X by the log as it is now', async () => {
  const { go, cwd } = await newGroup();
  await go('record', '--mission', 'search', ...play, '--objectives', '2');
  await run(['generate', '--mission', 'rescate', '--seed', '42', '--out', 'night'], { cwd });
  const said = /The papers of that night were made without X .* was 2\. \[PRE-05\]/;
  expect((await go('record', 'night', ...play, '--objectives', '1', '--primary', 'yes', '--die', '2', '--lang', 'en')).stderr).toMatch(said);
  expect((await go('show', '2', '--lang', 'en')).stdout).toMatch(/were made without X .*; by the log as it is today, X before that game is 2\. \[PRE-05\]/);
  expect(JSON.parse((await go('show', '2', '--json')).stdout)).toMatchObject({ score: { lines: expect.arrayContaining([expect.objectContaining({ text: 'papersWithoutXThen' })]) } });
  await go('correct', '1', '--objectives', '3');
  expect((await go('show', '2', '--lang', 'es')).stdout).toContain('con el registro de hoy, la X de antes de esa partida es 3. [PRE-05]');
  expect((await go('show', '2', '--lang', 'ca')).stdout).toContain('amb el registre d\'avui, la X d\'abans d\'aquesta partida és 3. [PRE-05]');
  // Without papers nothing was printed.
  await go('record', '--mission', 'rescate', ...play, '--objectives', '1', '--primary', 'yes', '--die', '2');
  expect((await go('show', '3', '--lang', 'en')).stdout).not.toContain('PRE-05');
}, 30_000);

test('X-01 a game judged by an X that has moved since says which is which, in three languages', async () => {
  const { go } = await newGroup();
  await go('record', '--mission', 'search', ...play, '--objectives', '2');
  await go('record', '--mission', 'rescate', ...play, '--objectives', '1', '--primary', 'yes', '--bonus', 'no', '--die', '2');
  const why = async (language: string) => (await go('show', '2', '--lang', language)).stdout.split('\n').find((line) => /^(Why|Por qué|Per què)/.test(line));
  expect(await why('en')).toBe('Why, by what was told and the X of that time:');
  await go('correct', '1', '--objectives', '3');
  expect(await why('en')).toBe('Why, by what was told and the X of that time, 2 (by the log as it is today, before this game it is 3):');
  expect(await why('es')).toBe('Por qué, con lo que se dijo y la X de entonces, 2 (con el registro de hoy, antes de esta partida es 3):');
  expect(await why('ca')).toBe('Per què, amb el que es va dir i la X d\'aleshores, 2 (amb el registre d\'avui, abans d\'aquesta partida és 3):');
});

test('MIS-12 who is told to add the winner is whoever can: not where what happened is kept and tells it', async () => {
  const { go } = await newGroup();
  await go('record', '--mission', 'rescate', ...play, '--objectives', '1', '--primary', 'yes', '--die', '2');
  expect((await go('correct', '1', '--bonus', 'yes', '--lang', 'en')).stderr).not.toContain('--winner');
  await go('correct', '1', '--clear', 'facts');
  expect((await go('correct', '1', '--objectives', '2', '--lang', 'en')).stderr).toContain('add --winner');
});

test('LOG-01 one objective is one objective', async () => {
  const { go } = await newGroup();
  await go('record', '--mission', 'search', ...play, '--objectives', '1', '--bonus', 'no');
  const told = async (language: string) => (await go('correct', '1', '--objectives', '4', '--winner', 'none', '--lang', language)).stderr;
  await expect(told('en')).resolves.toContain('makes 1 objective, and here it says 4');
  await expect(told('es')).resolves.toContain('da 1 objetivo, y aquí dice 4');
  await expect(told('ca')).resolves.toContain('dona 1 objectiu, i aquí diu 4');
});
