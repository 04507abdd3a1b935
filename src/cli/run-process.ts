import { createProcessTerminal } from './process-terminal';
import type { PresentCommands } from './program';
import { runCli } from './run';

// For whoever has streams of his own, as the check of the built program.
export { runCli };

/** Runs the command line of this process and ends it. It fails only where the part that tells of failures is missing. */
export async function runProcess(argv: readonly string[], present?: PresentCommands): Promise<void> {
  const code = await runCli(argv, createProcessTerminal(), present);
  // At once: taking the heap apart would be a twentieth of a run. All output is written by then, synchronously.
  // eslint-disable-next-line no-restricted-properties -- here alone, where nothing is left to be done
  process.exit(code);
}
