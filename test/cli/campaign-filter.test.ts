/** Which games `--mission` chooses, by what names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

/** A log with two missions of its own, three scenarios, and a board that a hand wrote without its scenario. */
async function playGroup() {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  await go('new', '--here');
  const players = ['--attacker', 'Pau', '--defender', 'Marta', '--date', '1999-10-02', '--no-session'];
  const games: readonly (readonly string[])[] = [
    ['--mission', 'huida', '--objectives', '1', '--winner', 'attacker'], ['--scenario', 'levels', '--objectives', '2', '--winner', 'defender'],
    ['--scenario', 'tunnels', '--mission', 'search', '--objectives', '1'], ['--scenario', 'tunnels', '--mission', 'search', '--objectives', '2'],
    ['--scenario', 'tunnels', '--first', '1', '--second', '2'], ['--scenario', 'pared', '--battle', 'first'], ['--mission', 'search', '--objectives', '3'],
  ];
  for (const game of games) expect((await go('record', ...game, ...players)).code).toBe(0);
  const path = join(cwd, 'plasma-wall-campaign.yaml');
  writeFileSync(path, `${readFileSync(path, 'utf8')}  - number: 8\n    mission: nivel\n    attacker: Pau\n    defender: Marta\n    objectives: 1\n    winner: attacker\n`);
  return { go, find: async (mission: string): Promise<number[]> => (await readReport(go('log', '--mission', mission, '--json'))).games.map(({ number }: { number: number }) => number) };
}

test('X-02 SCN-01 SCN-04 --mission takes every name of a scenario: its result, its incursions and its boards; huir alone is the mission', async () => {
  const { go, find } = await playGroup();
  for (const name of ['huir de las mazmorras', 'Huir de las mazmorras', 'Fugir de les masmorres', 'escape the dungeons', 'huir-de-las-mazmorras', 'niveles', 'dungeons']) expect([name, await find(name)]).toEqual([name, [2, 8]]);
  for (const name of ['túneles', 'Combats als túnels', 'Tunnel Fighting', 'combates-en-los-tuneles']) expect([name, await find(name)]).toEqual([name, [3, 4, 5]]);
  for (const name of ['huir', 'huida', 'Fugida', 'fugir']) expect([name, await find(name)]).toEqual([name, [1]]);
  expect([await find('pared'), await find('nivel'), await find('search'), await find('zombis')]).toEqual([[6], [2, 8], [3, 4, 7], []]);
  const about = ['--mission', 'huir de las mazmorras'];
  expect((await go('x', ...about)).stdout).toContain('Attacker:  1 W, 0 D, 1 L');
  expect((await go('players', ...about)).stdout).toContain('1 W, 0 D, 1 L');
  expect((await go('export', ...about, '--format', 'csv')).stdout.trim().split('\n')).toHaveLength(3);
});

test('X-02 a name of no mission nor scenario is refused with both kinds, and the nearest', async () => {
  const { go } = await playGroup();
  const { code, stderr } = await go('log', '--mission', 'tunels-preliminarr');
  expect([code, stderr]).toEqual([2, expect.stringContaining('combates-en-los-tuneles')]);
  expect((await go('log', '--mission', 'resident evill')).stderr).toContain('Did you mean resident-evil?');
});
