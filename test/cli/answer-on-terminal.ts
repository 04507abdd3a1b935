/** The program on a terminal that answers: streams are injected, nothing is spawned. */
import { PassThrough, Writable } from 'node:stream';
import type * as Run from '../../src/cli/run';
import { runCli } from '../../src/cli/run';
import { loadBuilt } from '../load-built.cjs';

/** Keys that are no letters. */
export const keys = { enter: '\r', lineFeed: '\n', down: '\u001b[B', up: '\u001b[A', breakOff: '\u0003', endOfInput: '\u0004' } as const;

/** What one run on a terminal is given. */
export interface TerminalRun {
  readonly cwd: string;
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly answers: readonly string[];
  /** The program that was built into `dist/`, in whose files parts of it stand more than once, instead of the sources. */
  readonly isBuilt?: boolean;
}

/** Runs and types one answer whenever the screen has changed since the last one and then stood still for a moment. */
export async function answerOnTerminal({ cwd, argv = [], env = {}, answers, isBuilt = false }: TerminalRun) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true as const, setRawMode: () => stdin });
  let screen = '';
  let stdout = '';
  const stderr = Object.assign(new Writable({ write: (chunk, _encoding, done) => { screen += String(chunk); done(); } }), { isTTY: true as const, columns: 100, rows: 40 });
  const waiting = [...answers];
  let [seen, quiet] = [0, 0];
  const typing = setInterval(() => {
    const still = screen.length === quiet && screen.length > seen;
    quiet = screen.length;
    if (!still) return;
    seen = screen.length;
    const next = waiting.shift();
    if (next !== undefined) stdin.write(next);
  }, 25);
  // A question that nobody answers fails its test, and does not keep the tests from ending.
  typing.unref();
  const start = isBuilt ? (loadBuilt('cli-run-process.cjs') as typeof Run).runCli : runCli;
  const code = await start(argv, { stdout: { write: (chunk) => { stdout += String(chunk); return true; }, isTTY: true }, stderr, stdin, env, cwd });
  clearInterval(typing);
  return { code, screen, stdout };
}
