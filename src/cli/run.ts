import { createContext } from './context';
import { chooseTerminalLanguage } from './language';
import type { Terminal } from './terminal';

/** Exit codes of commander's own ways out; `commander.help` is a group of commands called without one. */
const parserExitCodes: Readonly<Record<string, number>> = { 'commander.helpDisplayed': 0, 'commander.version': 0, 'commander.help': 2 };

/**
 * Runs one command line and returns its exit code (0 done, 1 the rules or a check say no, 2 usage or
 * unreadable input, 70 bug). Nothing global is read or written: streams come with `terminal`.
 */
export async function runCli(argv: readonly string[], terminal: Terminal): Promise<number> {
  const context = createContext(terminal, chooseTerminalLanguage(argv, terminal.env));
  try {
    const { createProgram } = await import('./program');
    if (argv.length === 0 && terminal.stdin.isTTY && terminal.stderr.isTTY) {
      const { askAndGenerate } = await import('./ask');
      await askAndGenerate(context);
      return context.exitCode;
    }
    const program = await createProgram(argv, context);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    const parserExit = error instanceof Error && 'code' in error ? parserExitCodes[String(error.code)] : undefined;
    if (parserExit !== undefined) return parserExit;
    const { reportError } = await import('./report-error');
    return reportError(error, context);
  }
}
