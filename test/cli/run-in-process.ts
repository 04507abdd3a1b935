/** Runs the whole command line inside the test, in a folder of its own, with streams that collect. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runCli } from '../../src/cli/run';
import type { Clock, Terminal } from '../../src/cli/terminal';

/** What one run left. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** How a run differs from a plain one off a terminal. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Terminal['env'];
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly clock?: Clock;
}

/** Runs `plasma-wall ...argv`. */
export async function run(argv: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { cwd = process.cwd(), env = {}, isTTY = false, columns, clock } = options;
  const texts = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr') => ({
    write: (chunk: string | Uint8Array) => { texts[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(); },
    isTTY,
    columns,
  });
  const code = await runCli(argv, { stdout: output('stdout'), stderr: output('stderr'), stdin: Object.assign(new PassThrough(), { isTTY }), env, cwd, ...(clock ? { clock } : {}) });
  return { code, ...texts };
}

/** A usual command line and words of a test, whose options take the place of the same ones: each may be there once. */
export function insteadOf(usual: readonly string[], words: readonly string[]): string[] {
  const isSaid = (word: string | undefined): boolean => word !== undefined && word.startsWith('--') && words.includes(word);
  const others = usual.filter((word, at) => !isSaid(word) && !isSaid(usual[at - 1]));
  return [...others, ...words];
}

/** What a command that was told `--json` reports. */
export async function readReport(reported: Promise<Run>): Promise<any> { // eslint-disable-line @typescript-eslint/no-explicit-any -- reports of many shapes
  return JSON.parse((await reported).stdout);
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new empty folder, removed after the test file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-cli-'));
  folders.push(folder);
  return folder;
}
