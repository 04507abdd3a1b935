import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('G2 a few hundred sessions are byte for byte as pinned (see hash-sessions.mjs; .ci/run asks other versions of Node too)', () => {
  const root = join(__dirname, '../..');
  const build = spawnSync(process.execPath, [join(root, 'build.mjs')], { encoding: 'utf8' });
  expect([build.status, build.stderr]).toEqual([0, '']);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'hash-sessions.mjs')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(Number(/: (\d+) of/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(200);
}, 300_000);
