/** Results put right: that of a scenario in the words in which it was recorded, and a winner whom X told. */
import { makeFolder, readReport, run } from './run-in-process';

const makeLog = async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  await run(['campaign', 'record', '--scenario', 'tunnels', '--first', '2', '--second', '1', '--attacker', 'Marta', '--defender', 'Pau'], { cwd });
  await run(['campaign', 'record', '--mission', 'search', '--objectives', '1', '--attacker', 'Marta', '--defender', 'Pau'], { cwd });
  return { cwd, correct: (...flags: string[]) => run(['campaign', 'correct', ...flags], { cwd }) };
};

describe('SCN-01 correct --first', () => {
  test('SCN-01 --first and --second are of correct as of record', async () => {
    const { cwd, correct } = await makeLog();
    expect((await correct('1', '--first', '1', '--second', '1', '--winner', 'draw', '--lang', 'es')).stderr).toContain('Partida 1 corregida');
    const { games: [game] } = await readReport(run(['campaign', 'log', '--json'], { cwd }));
    expect(game).toMatchObject({ whole: true, objectives: 1, second: 1, winner: 'draw' });
    expect(game.corrections).toEqual([expect.stringContaining('2 → 1')]);
  });

  test.each([
    ['es', '--first es del resultado de un escenario, y la partida 2 no lo es'],
    ['ca', '--first és del resultat d\'un escenari, i la partida 2 no ho és'],
    ['en', '--first is of the result of a scenario, and game 2 is none'],
  ])('SCN-01 %s: of a game --first is refused, and beside --objectives too', async (lang, told) => {
    const { correct } = await makeLog();
    const ofGame = await correct('2', '--first', '1', '--lang', lang);
    expect([ofGame.code, ofGame.stderr]).toEqual([2, expect.stringContaining(told)]);
    expect(ofGame.stderr).toContain('--objectives');
    expect(await correct('1', '--first', '1', '--objectives', '1', '--lang', lang)).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_CONFLICT') });
  });
});

describe('ENG-08 correct --objectives', () => {
  const record = ['campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives'] as const;

  test.each([
    ['es', 'El resultado apuntado se mantiene: Atacante (ENG-08).', 'Si también cambia'],
    ['ca', 'El resultat apuntat es manté: Atacant (ENG-08).', 'Si també canvia'],
    ['en', 'The recorded result stands: Attacker (ENG-08).', 'If it changes too'],
  ])('ENG-08 %s: of the game itself the winner of the log stands, and the command that changes it is named', async (lang, told, change) => {
    const cwd = makeFolder();
    const go = (...words: readonly string[]) => run([...words, '--lang', lang], { cwd });
    await go('campaign', 'new', '--here');
    for (const count of ['1', '2', '2']) await go(...record, count);
    const corrected = await go('campaign', 'correct', '2', '--objectives', '0');
    expect([corrected.code, corrected.stderr]).toEqual([0, expect.stringContaining(`${told} ${change}: plasma-wall campaign correct 2 --winner defender\n`)]);
    expect((await go('campaign', 'check')).stderr).toContain(`${told}\n`);
    const settled = await go('campaign', 'correct', '2', '--winner', 'defender');
    expect(settled.stderr).not.toContain('(ENG-08)');
    // Where X alone moved, nothing is to be done.
    const before = await go('campaign', 'correct', '1', '--objectives', '9');
    expect(before.stderr).toContain('(ENG-08)');
    expect(before.stderr).not.toContain('--winner');
  });
});
