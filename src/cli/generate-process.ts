import { registerGenerate } from './commands/generate';
import { runProcess } from './run-process';

// For the rest of the program, where `generate` is one command of many.
export { registerGenerate };

/** Runs a command line that begins with `generate`. The main command is one file with all it needs: each file more takes time to load. */
export function runGenerateProcess(argv: readonly string[]): Promise<void> {
  return runProcess(argv, { generate: registerGenerate });
}
