import { runCli } from './run';
import type { Terminal } from './terminal';

// A reader that closes the pipe (`| head`) is not an error.
process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

// Getters: opening stdin or asking for the working directory costs time and may fail; most runs need neither.
const terminal: Terminal = {
  stdout: process.stdout,
  stderr: process.stderr,
  get stdin() { return process.stdin; },
  env: process.env,
  get cwd() { return process.cwd(); },
};
void runCli(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});
