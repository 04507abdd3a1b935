/** What is asked on a terminal of a scenario's incursions, of its result and of its levels. */
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, readReport, run } from './run-in-process';

const { down, enter } = keys;

async function newGroup(...generate: string[]) {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau'], { cwd });
  if (generate.length > 0) expect((await run(['generate', '--scenario', ...generate], { cwd })).code).toBe(0);
  const answer = (lang: string, argv: readonly string[], answers: readonly string[], at = cwd) => answerOnTerminal({ cwd: at, argv: ['campaign', 'record', ...argv, '--lang', lang], env: { NO_COLOR: '1' }, answers });
  return { cwd, answer, game: (number: string) => readReport(run(['campaign', 'show', number, '--json'], { cwd })) };
}

const plain = (screen: string) => screen.replace(/[\u2500-\u257f]/g, ' ').replace(/\s+/g, ' ');

describe('SCN-01 the second incursion', () => {
  test.each([
    ['es', 'Marta ya atacó en la otra incursión, la partida 1'],
    ['ca', 'Marta ja va atacar a l\'altra incursió, la partida 1'],
    ['en', 'Marta attacked in the other incursion already, game 1'],
  ])('SCN-01 %s: whoever defended in the first is offered first, and the wrong one is told at that question', async (lang, told) => {
    const { answer, cwd, game } = await newGroup('tunnels', '--seed', '7', '--out', 'tun');
    await run(['campaign', 'record', 'tun/primera', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1'], { cwd });
    const { code, screen } = await answer(lang, ['tun/segunda'], [down, enter, enter, enter, '2', enter, enter, enter]);
    expect([code, plain(screen)]).toEqual([0, expect.stringContaining(told)]);
    expect(plain(screen).indexOf(told)).toBeLessThan(plain(screen).search(/¿Quién defendía|Qui defensava|Who defended/));
    expect(await game('2')).toMatchObject({ attacker: 'Pau', defender: 'Marta', objectives: 2 });
  }, 60_000);

  test('SCN-01 an attacker named by an option is refused before anything is asked', async () => {
    const { answer, cwd } = await newGroup('tunnels', '--seed', '7', '--out', 'tun');
    await run(['campaign', 'record', 'tun/primera', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1'], { cwd });
    const { code, screen } = await answer('es', ['tun/segunda', '--attacker', 'marta'], []);
    expect([code, screen]).toEqual([2, expect.stringContaining('SAME_ATTACKER')]);
    expect(screen).not.toContain('¿');
  }, 60_000);
});

describe('SCN-01 the result of a scenario', () => {
  test.each([
    ['es', '¿Cuántos objetivos consiguió Marta como atacante?', '¿Cuántos objetivos consiguió Pau como atacante?'],
    ['ca', 'Quants objectius va aconseguir Marta com a atacant?', 'Quants objectius va aconseguir Pau com a atacant?'],
    ['en', 'How many objectives did Marta achieve as attacker?', 'How many objectives did Pau achieve as attacker?'],
  ])('SCN-01 %s: its questions have the names of the players', async (lang, first, second) => {
    const { answer, game } = await newGroup();
    const { code, screen } = await answer(lang, ['--scenario', 'tunnels', '--no-session'], [enter, enter, '2', enter, '5', enter, enter, enter]);
    expect([code, plain(screen)]).toEqual([0, expect.stringContaining(first)]);
    expect(plain(screen)).toContain(second);
    expect(await game('1')).toMatchObject({ attacker: 'Marta', objectives: 2, second: 5, winner: 'defender' });
  }, 60_000);

  test.each([
    ['es', 'Pau ganó el combate final', 'La fuerza de Marta fue aniquilada por el camino'],
    ['ca', 'Pau va guanyar el combat final', 'La força de Marta va ser anihilada pel camí'],
    ['en', 'Pau won the final fight', 'The force of Marta was wiped out on the way'],
  ])('SCN-03 %s: so have the ways in which it can end', async (lang, won, wiped) => {
    const { answer, game } = await newGroup();
    const { code, screen } = await answer(lang, ['--scenario', 'wall', '--no-session'], [enter, enter, down, enter, enter, enter]);
    expect([code, plain(screen)]).toEqual([0, expect.stringContaining(won)]);
    expect(plain(screen)).toContain(wiped);
    expect(await game('1')).toMatchObject({ battle: 'second', winner: 'defender' });
  }, 60_000);
});

test.each([
  ['es', '¿A cuántos accesos a otro nivel llegó el atacante? Son los secundarios de este escenario (SCN-04)'],
  ['ca', 'A quants accessos a un altre nivell va arribar l\'atacant? Són els secundaris d\'aquest escenari (SCN-04)'],
  ['en', 'How many accesses to another level did the attacker reach? They are the secondaries of this scenario (SCN-04)'],
])('SCN-04 %s: over several levels the accesses reached are asked for', async (lang, question) => {
  const { answer } = await newGroup();
  const { code, screen } = await answer(lang, ['--scenario', 'levels', '--no-session'], [enter, enter, keys.breakOff]);
  expect([code, plain(screen)]).toEqual([2, expect.stringContaining(question)]);
}, 60_000);

test.each([['es', 'Partida encontrada: '], ['ca', 'Partida trobada: '], ['en', 'Session found: ']])('LOG-01 %s: a session in which one stands is told by the name of its folder', async (lang, found) => {
  const { cwd } = await newGroup('tunnels', '--seed', '7', '--out', 'tun');
  const record = async (at: string, ...more: string[]) => (await run(['campaign', 'record', '--attacker', 'Marta', '--defender', 'Pau', ...more, '--lang', lang], { cwd: at })).stderr;
  expect(await record(join(cwd, 'tun/primera'), '--objectives', '1')).toContain(`${found}primera\n`);
  expect(await run(['campaign', 'record', 'tun/segunda', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '1'], { cwd })).toMatchObject({ code: 0 });
  expect(await record(join(cwd, 'tun'))).toContain(`${found}tun\n`);
});
