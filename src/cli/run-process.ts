import { createProcessTerminal } from './process-terminal';
import type { PresentCommands } from './program';
import { runCli } from './run';

// For whoever has streams of his own, as the check of the built program.
export { runCli };

/** Runs the command line of this process and ends it. */
export function runProcess(argv: readonly string[], present?: PresentCommands): void {
  void runCli(argv, createProcessTerminal(), present).then((code) => {
    // At once: taking the heap apart would be a twentieth of a run. All output is written by then, synchronously.
    // eslint-disable-next-line no-restricted-properties -- here alone, where nothing is left to be done
    process.exit(code);
  });
}
