/** Catalan elides “de” before a vowel, also where a name follows. */
import { makeFolder, run } from './run-in-process';

test('L1 SCN-03 in Catalan “de” is elided before a name: d\'Anna, de Pau', async () => {
  const cwd = makeFolder();
  const go = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', 'ca'], { cwd });
  await go('new', '--here');
  const record = (...more: readonly string[]) => go('record', '--attacker', 'Anna', '--defender', 'Pau', '--date', '2026-11-20', '--no-session', ...more);
  const tunnels = await record('--scenario', 'tunnels', '--first', '2', '--second', '1');
  expect(`${tunnels.stdout}${tunnels.stderr}`).toContain("Objectius: 2 d'Anna, 1 de Pau.");
  const third = await go('record', '--attacker', 'Òscar', '--defender', 'Pau', '--date', '2026-11-20', '--no-session', '--mission', 'search', '--objectives', '1');
  expect(`${third.stdout}${third.stderr}`).toContain("És la primera partida d'Òscar en aquest registre.");
  const wall = await record('--scenario', 'pared', '--wiped-out', 'first');
  expect(`${wall.stdout}${wall.stderr}`).toContain("La força d'Anna va ser anihilada");
});
