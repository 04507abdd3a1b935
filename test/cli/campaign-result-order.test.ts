/** The result of a scenario by its folder: what is recorded already, and who attacked first, is told as that (SCN-01). */
import { makeFolder, readReport, run } from './run-in-process';

type Words = readonly string[];
const marta = ['--attacker', 'Marta', '--defender', 'Pau'];
const pau = ['--attacker', 'Pau', '--defender', 'Marta'];

async function newGroup() {
  const cwd = makeFolder();
  const go = (...argv: Words) => run([...argv, '--lang', 'en'], { cwd });
  await go('campaign', 'new', '--here');
  await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tun');
  const record = (...more: Words) => go('campaign', 'record', ...more, '--date', '1999-10-02');
  return { cwd, go, record, json: (...argv: Words) => readReport(go('campaign', ...argv, '--json')) };
}

test('X-01 SCN-01 a result that is recorded already is told as that, though its incursions clash by now', async () => {
  const { go, record } = await newGroup();
  await record('tun/primera', ...marta, '--objectives', '2');
  await record('tun/segunda', ...pau, '--objectives', '1');
  expect((await record('tun')).code).toBe(0);
  await go('campaign', 'correct', '2', ...marta);
  expect((await go('campaign', 'check')).stderr).toContain('Marta attacks in both incursions');
  expect(await record('tun')).toMatchObject({ code: 1, stderr: expect.stringContaining('ALREADY_RECORDED that session is recorded already as game 3') });
}, 30_000);

test('SCN-01 players told the other way round than the incursions have them are refused as that', async () => {
  const { cwd, record, json } = await newGroup();
  await record('tun/segunda', ...pau, '--objectives', '1');
  const alone = await record('tun', ...pau, '--first', '2');
  expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('RESULT_OTHERWISE by the incursion recorded (1) Marta attacked first and Pau second, and here it is the other way round [SCN-01]')]);
  await record('tun/primera', ...marta, '--objectives', '2');
  for (const words of [pau, pau.slice(0, 2), pau.slice(2), ['--attacker', 'PAU', '--defender', 'marta']]) {
    const { code, stderr } = await record('tun', ...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('RESULT_OTHERWISE by the incursions recorded (2, 1) Marta attacked first and Pau second')]);
    expect(stderr).toContain('Leave out --attacker and --defender');
    expect(stderr).not.toContain('--first');
  }
  for (const [lang, told] of [['es', 'primero atacó Marta y después Pau'], ['ca', 'primer va atacar Marta i després Pau']] as const) {
    expect((await run(['campaign', 'record', 'tun', ...pau, '--lang', lang], { cwd })).stderr).toContain(told);
  }
  expect((await json('log')).games).toHaveLength(2);
  expect((await record('tun')).code).toBe(0);
  expect(await json('show', '3')).toMatchObject({ attacker: 'Marta', objectives: 2, second: 1, winner: 'attacker' });
}, 30_000);

test('SCN-01 who tells both counts may tell either player first', async () => {
  const { record, json } = await newGroup();
  await record('tun/primera', ...marta, '--objectives', '2');
  await record('tun/segunda', ...pau, '--objectives', '1');
  expect((await record('tun', ...pau, '--first', '2', '--second', '1')).stderr).toContain('RESULT_OTHERWISE with the incursions recorded (2, 1) the result is 1–2, and here it says 2–1');
  expect((await record('tun', ...pau, '--first', '1', '--second', '2')).code).toBe(0);
  expect(await json('show', '3')).toMatchObject({ attacker: 'Pau', objectives: 1, second: 2, winner: 'defender' });
}, 30_000);
