/** A tracked game whose program is killed at any moment loses nothing that it called safe. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { SavedHulk } from '../../src/combat/hulk/saved-game';
import { readHulkFile } from '../../src/io/hulk-file';
import { hulkRules } from '../rules/support/hulk-rules';

const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-hulk-'));
const script = join(folder, 'play.cjs');
const rules = join(folder, 'rules.json');
const file = join(folder, 'game', 'hulk-game.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays and is killed so many milliseconds after its first word; the last number of actions that it called safe. */
function killSoon(delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, file, rules], { stdio: ['ignore', 'pipe', 'inherit'], env: {} });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), delay);
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(Math.max(0, ...said.split('\n').slice(0, -1).map(Number))));
  });
}

test('D killed at any moment: the file is whole, and the next command goes on from there', async () => {
  buildSync({ entryPoints: [join(__dirname, 'hulk-play-loop.ts')], bundle: true, minify: true, platform: 'node', format: 'cjs', outfile: script, logLevel: 'error' });
  writeFileSync(rules, JSON.stringify(hulkRules));
  mkdirSync(join(folder, 'game'));
  const setUp = { marines: ['bolter'], overwatchCost: 2, hybridAp: 6, tokenValues: [1, 2, 3], timer: false };
  const begun: SavedHulk = { format: 'plasma-wall/hulk', formatVersion: 1, generator: { name: 'plasma-wall', version: '0' }, setUp, seed: null, actions: [{ type: 'draw', value: 1, at: 0 }, { type: 'end', at: 0 }, { type: 'end', at: 0 }] };
  writeFileSync(file, JSON.stringify(begun));
  let last = begun.actions.length;
  for (let kills = 0; kills < 8; kills += 1) {
    const safe = await killSoon((kills * 11) % 29);
    const { saved, state } = await readHulkFile({ path: file, cwd: folder, language: 'en' }, hulkRules);
    expect(safe).toBeGreaterThan(last);
    expect(saved.actions.length).toBeGreaterThanOrEqual(safe);
    expect(state.enemyActions).toBe(saved.actions.length - begun.actions.length);
    last = saved.actions.length;
  }
  // The dead leave at most the last one's unfinished file, which the next command clears away.
  expect(readdirSync(join(folder, 'game')).length).toBeLessThanOrEqual(2);
}, 60_000);
