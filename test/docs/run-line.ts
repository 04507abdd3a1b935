/** Runs a command of a document inside the test, as a user would see it: both streams in the order written. */
import { PassThrough } from 'node:stream';
import { runCli } from '../../src/cli/run';

/** What the user sees, and the exit code. */
export interface Seen {
  readonly code: number;
  readonly text: string;
}

/** Runs `plasma-wall ...argv` off a terminal, with no locale. */
export async function runLine(argv: readonly string[], cwd: string): Promise<Seen> {
  let text = '';
  const output = { write: (chunk: string | Uint8Array) => { text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(); }, isTTY: false };
  const code = await runCli(argv, { stdout: output, stderr: output, stdin: Object.assign(new PassThrough(), { isTTY: false }), env: {}, cwd });
  return { code, text };
}
