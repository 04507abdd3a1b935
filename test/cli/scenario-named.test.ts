/** A scenario's folder where a board is meant, and a scenario.json that is no JSON: what is said can be done. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const go = (...argv: readonly string[]) => run([...argv, '--lang', 'en'], { cwd });
beforeAll(async () => { await go('generate', '--scenario', 'tunnels', '--seed', '7', '--out', 'tn'); }, 60_000);

test('SCN-01 render of a finished scenario says to name a board, one that is there', async () => {
  const { code, stderr } = await go('render', 'tn/');
  expect([code, stderr]).toEqual([2, expect.stringContaining('This command takes one board at a time: name its folder, such as tn/primera (primera, segunda).')]);
  expect(stderr).not.toContain('finished');
  expect((await go('render', 'tn/primera')).code).toBe(0);
});

test('SCN-01 G2 a scenario.json that is no JSON is told where it ends, and what file it has to be; an unfinished one as such', async () => {
  writeFileSync(join(cwd, 'tn/scenario.json'), `${'['.repeat(2000)}\n`);
  for (const argv of [['verify', 'tn'], ['score', 'tn', '--first', '1', '--second', '2']]) {
    const { code, stderr } = await go(...argv);
    expect([argv, code, stderr]).toEqual([argv, 2, expect.stringMatching(/tn\/scenario\.json:1:2001 NOT_JSON[^]*Use the scenario\.json of a scenario's folder/)]);
  }
  rmSync(join(cwd, 'tn/scenario.json'));
  expect((await go('render', 'tn')).stderr).toContain('A scenario is taken whole once its scenario.json is finished');
});
