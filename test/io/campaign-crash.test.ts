/** Nothing is ever lost: processes killed at any moment (C2), many at once (C3), disks that are full. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { readCanonical } from '../../src/campaign/canonical';
import { checkLog } from '../../src/campaign/check-log';
import type { Game } from '../../src/campaign/log';

const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-crash-'));
const script = join(folder, 'record-loop.cjs');
const log = join(folder, 'log', 'log.yaml');
const program = join(__dirname, '../../bin/plasma-wall.js');
const env = { PATH: process.env['PATH'] };

beforeAll(() => {
  buildSync({ entryPoints: [join(__dirname, '../campaign/support/record-loop.ts')], bundle: true, minify: true, platform: 'node', format: 'cjs', outfile: script, logLevel: 'error' });
  spawnSync('mkdir', [join(folder, 'log')]);
}, 60_000);
beforeEach(() => writeFileSync(log, emptyLog));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const emptyLog = 'format: plasma-wall/campaign\nversion: 1\n# ours\ngames: []\n';

function readGames(path = log): readonly Game[] {
  const text = readFileSync(path, 'utf8');
  const file = readCanonical(text);
  if (!file) throw new Error(`not whole: ${text.slice(-200)}`);
  const { log: read, faults } = checkLog(file.data, path);
  expect(faults).toEqual([]);
  expect(text).toContain('# ours\n');
  return read!.games;
}

/** Starts recording and kills the process some milliseconds after its first word; gives the last number it called safe. */
function killSoon(path: string, delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, path, '100000'], { stdio: ['ignore', 'pipe', 'inherit'], env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), delay);
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(Math.max(0, ...said.split('\n').slice(0, -1).map(Number))));
  });
}

/** Kills one recorder after another over a log of its own, and looks each time whether everything called safe is there. */
async function killOften(path: string, kills: number, seed: number): Promise<void> {
  let [last, random] = [0, seed];
  writeFileSync(path, emptyLog);
  for (let at = 0; at < kills; at += 1) {
    random = (random * 1103515245 + 12345) % 2147483648;
    const safe = await killSoon(path, (random >> 8) % 25);
    const games = readGames(path);
    expect(games.length).toBeGreaterThanOrEqual(safe);
    expect(safe).toBeGreaterThan(last);
    last = games.length;
    // A long log would make the rest of the test slow.
    if (last <= 200) continue;
    writeFileSync(path, emptyLog);
    last = 0;
  }
  expect(spawnSync(process.execPath, [script, path, '1'], { encoding: 'utf8', env })).toMatchObject({ status: 0, stderr: '', stdout: `${last + 1}\n` });
}

test('C2 killed at any moment, 300 times: the file is whole, every game called safe is in it, and the next record goes on', async () => {
  // Logs side by side, so that no core waits for a process that starts.
  const logs = [1, 2, 3, 4].map((at) => join(folder, 'log', `log-${at}.yaml`));
  await Promise.all(logs.map((path, at) => killOften(path, 75, 12345 + at)));
  expect(readdirSync(join(folder, 'log')).sort()).toEqual([...logs.map((path) => basename(path)), 'log.yaml']);
  for (const path of logs) rmSync(path);
}, 600_000);

test('C3 200 campaign record at once, each a process of its own: 200 games, each once', async () => {
  if (!existsSync(join(__dirname, '../../dist/cli-commands-campaign.cjs'))) spawnSync(process.execPath, [join(__dirname, '../../build.mjs')]);
  const runs = Array.from({ length: 200 }, (_, at) => new Promise<number | null>((resolve) => {
    const words = ['campaign', 'record', '--file', log, '--mission', 'search', '--attacker', `P${at}`, '--defender', 'Q', '--objectives', '2'];
    spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'ignore'], env }).on('close', resolve);
  }));
  expect((await Promise.all(runs)).filter((code) => code !== 0)).toEqual([]);
  const games = readGames();
  expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(new Set(games.map(({ attacker }) => attacker)).size).toBe(200);
  expect(readdirSync(join(folder, 'log'))).toEqual(['log.yaml']);
}, 300_000);

test('C2 a disk without room: an error in words, the file as it was', () => {
  spawnSync(process.execPath, [script, log, '20'], { env });
  const before = readFileSync(log);
  // No file may grow beyond a block: what a full disk does to a write, without filling one.
  const { status, stderr } = spawnSync('bash', ['-c', `ulimit -f 1; "${process.execPath}" "${script}" "${log}" 1`], { encoding: 'utf8', env });
  expect([status === 0, readFileSync(log).equals(before)]).toEqual([false, true]);
  expect(stderr).toMatch(/FILE_FAILED|DISK_FULL/);
  expect(readdirSync(join(folder, 'log'))).toEqual(['log.yaml']);
}, 60_000);
