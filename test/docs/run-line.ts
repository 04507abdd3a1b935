/** Runs a command of a document inside the test, as a user would see it: both streams in the order written. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runCli } from '../../src/cli/run';

/** What the user sees, and the exit code. */
export interface Seen {
  readonly code: number;
  readonly text: string;
}

/** Commands that the built program runs: what they load takes long from the sources. */
const builtCommands = ['print', 'sections', 'forms'];

/** Runs `plasma-wall ...argv` off a terminal, with no locale. */
export async function runLine(argv: readonly string[], cwd: string): Promise<Seen> {
  if (builtCommands.includes(argv[0] ?? '') && !argv.includes('--help')) return runBuilt(argv, cwd);
  let text = '';
  const output = { write: (chunk: string | Uint8Array) => { text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(); }, isTTY: false };
  const code = await runCli(argv, { stdout: output, stderr: output, stdin: Object.assign(new PassThrough(), { isTTY: false }), env: {}, cwd });
  return { code, text };
}

function runBuilt(argv: readonly string[], cwd: string): Seen {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '../../bin/plasma-wall.js'), ...argv], { cwd, env: {}, encoding: 'utf8' });
  return { code: status ?? -1, text: `${stdout}${stderr}` };
}
