/** The result of a scenario put right in the words in which it was recorded. */
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
