/** Who plays, as the group says it when it makes its log. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const { enter } = keys;

describe('LOG-01 the players of a new log', () => {
  test.each([
    ['es', 'Marta, Pau y Núria', 'Jugadores (3): Marta, Pau, Núria'],
    ['es', 'Juan e Íñigo', 'Jugadores (2): Juan, Íñigo'],
    ['ca', 'Marta; Pau i Núria', 'Jugadors (3): Marta, Pau, Núria'],
    ['en', 'Marta, Pau, and Núria', 'Players (3): Marta, Pau, Núria'],
    ['en', 'Marta/Pau & Anna I Puig, Ivy', 'Players (4): Marta, Pau, Anna I Puig, Ivy'],
  ])('LOG-01 %s: «%s» is a list, and what was understood is told', async (lang, typed, told) => {
    const cwd = makeFolder();
    const rest = Array.from({ length: 12 }, () => enter);
    const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'new', '--here', '--lang', lang], env: { NO_COLOR: '1' }, answers: [enter, typed, enter, ...rest, 'n', enter] });
    expect([code, screen]).toEqual([0, expect.stringContaining(`${told}\n`)]);
    expect(readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8')).toContain(`players: [${told.replace(/^.*: /, '')}]\n`);
  }, 30_000);

  test('LOG-01 names given by options are told too, and a log of nobody tells none', async () => {
    const named = await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau', '--lang', 'es'], { cwd: makeFolder() });
    expect(named.stderr).toBe('Registro creado: plasma-wall-campaign.yaml\nJugadores (2): Marta, Pau\n');
    expect((await run(['campaign', 'new', '--here', '--lang', 'es'], { cwd: makeFolder() })).stderr).toBe('Registro creado: plasma-wall-campaign.yaml\n');
  });
});
