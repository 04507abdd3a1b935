/** Who played, asked on a terminal: nobody is both. */
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const { enter, down } = keys;
const languages = ['es', 'ca', 'en'] as const;

async function record(players: readonly string[], words: readonly string[], answers: readonly string[], language: (typeof languages)[number] = 'en') {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here', ...players.flatMap((name) => ['--player', name])], { cwd });
  const { code, screen } = await answerOnTerminal({ cwd, argv: ['campaign', 'record', '--mission', 'search', ...words, '--lang', language], env: { NO_COLOR: '1' }, answers });
  return { code, screen, games: JSON.parse((await run(['campaign', 'log', '--json'], { cwd })).stdout).games };
}

test('LOG-01 a name of the attacker is refused at the question who defended, in every language, and what was typed is not lost', async () => {
  const said = { es: 'Núria no puede atacar y defender en la misma partida', ca: 'Núria no pot atacar i defensar en la mateixa partida', en: 'Núria cannot attack and defend in the same game' };
  for (const language of languages) {
    const { code, screen, games } = await record(['Núria', 'Pau'], [], [enter, down, enter, 'nuria', enter, '\u007f'.repeat(5), 'Marta', enter, '2', enter, enter, enter], language);
    expect([code, screen]).toEqual([0, expect.stringContaining(said[language])]);
    expect(games).toMatchObject([{ attacker: 'Núria', defender: 'Marta', objectives: 2 }]);
  }
}, 60_000);

test('LOG-01 an attacker who was typed is not offered as defender under the name of the log, nor a defender told by an option as attacker', async () => {
  const typed = await record(['Núria', 'Pau'], [], [down, down, enter, 'NURIA', enter, enter, '1', enter, enter, enter]);
  expect([typed.code, typed.games]).toEqual([0, [expect.objectContaining({ attacker: 'Núria', defender: 'Pau' })]]);
  const told = await record(['Núria', 'Pau'], ['--defender', 'nuria'], [enter, '1', enter, enter, enter]);
  expect([told.code, told.games]).toEqual([0, [expect.objectContaining({ attacker: 'Pau', defender: 'Núria' })]]);
}, 60_000);

test('LOG-01 one player for both by options is refused before anything is asked', async () => {
  const { code, screen } = await record(['Núria', 'Pau'], ['--attacker', 'Núria', '--defender', 'nuria'], []);
  expect([code, screen]).toEqual([2, expect.stringContaining('SAME_PLAYER')]);
  expect(screen).not.toContain('How many objectives');
}, 30_000);
