/** C2: where there is no log, the advised command makes the one that was asked for. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const told = [['campaign', 'check', '--file'], ['campaign', 'x', '--file'], ['generate', '--mission', 'rescue', '--campaign']] as const;

test.each(['es', 'ca', 'en'].flatMap((lang) => told.map((words) => [lang, words] as const)))('C2 %s %j: the file that is not there is named in the command that makes it', async (lang, words) => {
  const cwd = makeFolder();
  const { code, stderr } = await run([...words, 'our games.yaml', '--lang', lang], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/NO_CAMPAIGN [^]*: plasma-wall campaign new --file "our games\.yaml"\n/)]);
  expect((await run(['campaign', 'new', '--file', 'our games.yaml'], { cwd })).code).toBe(0);
  expect(existsSync(join(cwd, 'our games.yaml'))).toBe(true);
});

test('C2 a log that nobody named is made where the commands look for it', async () => {
  const cwd = makeFolder();
  const env = { HOME: join(cwd, 'home') };
  expect((await run(['campaign', 'check', '--lang', 'en'], { cwd, env })).stderr).toMatch(/: plasma-wall campaign new\n/);
  expect((await run(['campaign', 'new'], { cwd, env })).code).toBe(0);
  expect((await run(['campaign', 'check'], { cwd, env })).code).toBe(0);
});

test('C2 in the place of an empty log one is made of the same name', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'empty.yaml'), '');
  expect((await run(['campaign', 'check', '--file', 'empty.yaml', '--lang', 'en'], { cwd })).stderr).toMatch(/make one with: plasma-wall campaign new --file empty\.yaml\n/);
});
