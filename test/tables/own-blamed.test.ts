/** What a player's own file says again that the program's files say already is that file's fault, wherever its name stands. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from '../cli/run-in-process';
import { readShippedFiles } from './shipped-files';

const shipped = readShippedFiles();
const scenario = /^ {2}- id: resident-evil[^]*?(?=^ {2}- id:|^\S|(?![^]))/m.exec(shipped['scenarios.yaml']!)![0]
  .replace('id: resident-evil', 'id: reliquias').replace(/name: \{[^}]*\}/, 'name: { es: Reliquias, ca: Relíquies, en: Relics }').replace(/aliases: \[[^\]]*\]/, 'aliases: [race, tunnels]');

// A name before all of the program's, and one after them.
test.each(['aaa.yaml', 'relics.yaml', 'zzz.yaml'])('T5 SCN-01 an alias of a scenario of the program in %s is told at its place in that file', async (name) => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'own'));
  writeFileSync(join(cwd, 'own', name), `scenarios:\n${scenario}`);
  const { code, stderr } = await run(['tables', 'check', 'own', '--lang', 'en'], { cwd });
  const line = readFileSync(join(cwd, 'own', name), 'utf8').split('\n').findIndex((text) => text.includes('aliases:')) + 1;
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^own/${name}:${line}:21 SCENARIO_NAME “tunnels” already names scenario combates-en-los-tuneles`, 'm'))]);
  expect(stderr).not.toMatch(/^tables\//m);
});

test('T5 a table of the program once more in an own file that comes before it by name is the own one\'s fault', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'own'));
  writeFileSync(join(cwd, 'own', 'aaa.yaml'), shipped['rooms.yaml']!);
  const { code, stderr } = await run(['tables', 'check', 'own', '--lang', 'en'], { cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining('own/aaa.yaml:')]);
  expect(stderr).not.toMatch(/^tables\//m);
});
