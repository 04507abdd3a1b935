/** Players whom a table or a game brings into a log: each may be somebody who is there already under a name that is nearly the same. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

async function newGroup(...players: readonly string[]) {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run(['campaign', ...words], { cwd });
  await go('new', '--here', ...players.flatMap((player) => ['--player', player]));
  const bring = (rows: readonly string[], ...words: readonly string[]) => {
    writeFileSync(join(cwd, 'in.csv'), `fecha;misión;atacante;defensor;objetivos\n${rows.map((row, at) => `1999-01-0${at + 1};búsqueda;${row};1`).join('\n')}\n`);
    return go('import', 'in.csv', ...words);
  };
  return { go, bring };
}

test('LOG-01 a table with half the name of a player says so, and the command that it names makes one of both', async () => {
  const { go, bring } = await newGroup('Pau Ñúñez', 'Marta');
  const { code, stderr } = await bring(['Pau;Marta', 'Marta;Rosa'], '--lang', 'es');
  expect([code, stderr]).toEqual([0, expect.stringContaining('\nJugadores nuevos en este registro: Rosa\nPau entra como jugador nuevo, y se parece a Pau Ñúñez. Si son la misma persona, se juntan con: plasma-wall campaign rename Pau "Pau Ñúñez" --merge\n')]);
  expect((await go('rename', 'Pau', 'Pau Ñúñez', '--merge')).code).toBe(0);
  expect((await readReport(go('players', '--json'))).players.map(({ name }: { readonly name: string }) => name)).toEqual(['Pau Ñúñez', 'Marta', 'Rosa']);
});

test('LOG-01 names of one table are held against each other, those of two who played each other are not, and a first table names nobody as new', async () => {
  const { bring } = await newGroup();
  const { stderr } = await bring(['Marta;Marta Puig', 'Rosa;Pau', 'Rosa;Pau N.'], '--lang', 'ca');
  expect(stderr).not.toMatch(/Jugadors nous|Marta/);
  expect(stderr).toContain('Pau N. entra com a jugador nou, i s\'assembla a Pau. Si són la mateixa persona, s\'ajunten amb: plasma-wall campaign rename "Pau N." Pau --merge\n');
});

test('LOG-01 the commands that import names make one player of all that are alike, one after the other as they stand, also of a name with a dash before it', async () => {
  const { go, bring } = await newGroup('Marta Puig', 'Rosa');
  const { stderr } = await bring(['Marta;Rosa', 'Rosa;Martta', 'Pau;-Rosa'], '--lang', 'es');
  const commands = [...stderr.matchAll(/se juntan con: plasma-wall campaign (.+)$/gm)].map(([, command]) => command!.match(/"[^"]*"|\S+/g)!.map((word) => word.replace(/"/g, '')));
  expect(commands).toHaveLength(3);
  for (const command of commands) expect(await go(...command)).toMatchObject({ code: 0 });
  expect((await readReport(go('players', '--json'))).players.map(({ name }: { readonly name: string }) => name)).toEqual(['Marta Puig', 'Rosa', 'Pau']);
});

test('LOG-01 import --json has the newcomers, and whom each is like', async () => {
  const { bring } = await newGroup('Pau Ñúñez', 'Marta');
  expect((await readReport(bring(['Pau;Marta', 'Marta;Rosa'], '--json'))).newcomers).toEqual([{ name: 'Pau', alike: 'Pau Ñúñez' }, { name: 'Rosa' }]);
});

test('LOG-01 two who play each other are told how to become one, if they are', async () => {
  const { go, bring } = await newGroup();
  await bring(['Marta;Pau']);
  expect((await go('rename', 'Marta', 'Pau', '--merge', '--lang', 'en')).stderr).toMatch(/SAME_PLAYER .*\n {2}→ If they are, put right first who played: plasma-wall campaign correct 1 --attacker/);
});

test('LOG-01 record asks of half a name, too', async () => {
  const { go } = await newGroup('Pau Ñúñez', 'Marta');
  const { stderr } = await go('record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--lang', 'en');
  expect(stderr).toContain('Pau was not in this log. Is it Pau Ñúñez? Put it right with: plasma-wall campaign correct 1 --defender "Pau Ñúñez"\n');
});
