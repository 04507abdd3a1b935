/** Two who change the same game at once (C3): the second finds what the first wrote, and neither undoes the other. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const program = join(__dirname, '../../bin/plasma-wall.js');
const file = 'plasma-wall-campaign.yaml';
const players = ['--attacker', 'Marta', '--defender', 'Pau', '--date', '1999-10-02'];

async function newGroup() {
  const cwd = makeFolder();
  const campaign = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', 'en'], { cwd });
  await campaign('new', '--here');
  const text = (): string => readFileSync(join(cwd, file), 'utf8');
  return { cwd, campaign, text, record: (...more: readonly string[]) => campaign('record', ...more, ...players) };
}

/** Starts a command while the lock is held, lets others write as soon as it waits, and frees the lock. */
function runMeanwhile(cwd: string, argv: readonly string[], meanwhile: () => void): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const lock = join(cwd, `.${file}.lock`);
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'held' }));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...argv, '--lang', 'en'], { cwd, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      if (!stderr.includes('waiting') || !existsSync(lock)) return;
      meanwhile();
      rmSync(lock);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stderr }));
  });
}

/** What another process would write: the log as it is after a command on a copy of it. */
async function writeAfter(cwd: string, argv: readonly string[]): Promise<string> {
  const before = readFileSync(join(cwd, file), 'utf8');
  expect((await run(['campaign', ...argv, '--lang', 'en'], { cwd })).code).toBe(0);
  const after = readFileSync(join(cwd, file), 'utf8');
  writeFileSync(join(cwd, file), before);
  return after;
}

const rescue = ['--mission', 'rescue', '--objectives', '2', '--primary', 'yes', '--bonus', 'no', '--die', '2'];

test('C3 two corrections of one game at once: what the other put right stays so, and the result is worked out by both', async () => {
  const { cwd, record, text } = await newGroup();
  await record(...rescue);
  expect(text()).toContain('objectives: 2, primary: true, escapeBonus: false, die: 2');
  const others = await writeAfter(cwd, ['correct', '1', '--die', '3', '--attacker', 'Anna']);
  const { code } = await runMeanwhile(cwd, ['campaign', 'correct', '1', '--bonus', 'yes'], () => writeFileSync(join(cwd, file), others));
  expect(code).toBe(0);
  expect(text()).toContain('objectives: 2, primary: true, escapeBonus: true, die: 3');
  // Two in their rooms, the bonus, the prisoner and the primary.
  expect(text()).toMatch(/attacker: Anna\n.*\n {4}objectives: 5\n/);
}, 60_000);

test('C3 a game that somebody changed so that what was told is not enough any more is left alone, in words', async () => {
  const { cwd, record, text } = await newGroup();
  await record(...rescue);
  const others = await writeAfter(cwd, ['correct', '1', '--clear', 'facts']);
  const { code, stderr } = await runMeanwhile(cwd, ['campaign', 'correct', '1', '--bonus', 'yes'], () => writeFileSync(join(cwd, file), others));
  expect([code, stderr]).toEqual([1, expect.stringContaining('GAME_CHANGED somebody has changed game 1 meanwhile')]);
  expect(text()).toBe(others);
}, 60_000);
