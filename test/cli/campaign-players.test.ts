/** Who plays, as the group says it when it makes its log. */
import { readFileSync, writeFileSync } from 'node:fs';
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

  test.each(['es', 'ca', 'en'])('LOG-01 a log that says nothing of its group shows the lines that do, and they are taken as they stand (%s)', async (language) => {
    const cwd = makeFolder();
    const go = (...words: readonly string[]) => run(['campaign', ...words, '--lang', language], { cwd });
    const { stderr } = await go('new', '--here');
    const lines = stderr.split('\n').filter((line) => line.startsWith('  ')).map((line) => line.trim());
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual(['group', 'players', 'house']);
    const path = join(cwd, 'plasma-wall-campaign.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^games:/m, `${lines.join('\n')}\ngames:`));
    expect((await go('check')).code).toBe(0);
    expect((await go('record', '--mission', 'search', '--attacker', 'marta', '--defender', 'pau', '--objectives', '1')).stderr).toMatch(/Marta .* Pau/);
    expect((await go('new', '--here', '--group', 'Others')).stderr).toMatch(/→ .* games: docs\/\S+\.md\./);
  }, 30_000);

  test('LOG-01 names given by options are told too, and a log of nobody tells none', async () => {
    const named = await run(['campaign', 'new', '--here', '--player', 'Marta', '--player', 'Pau', '--lang', 'es'], { cwd: makeFolder() });
    expect(named.stderr).toBe('Registro creado: plasma-wall-campaign.yaml\nJugadores (2): Marta, Pau\n');
    expect((await run(['campaign', 'new', '--here', '--lang', 'es'], { cwd: makeFolder() })).stderr).toMatch(/^Registro creado: plasma-wall-campaign\.yaml\nAún no dice nada del grupo\./);
  });
});
