import { createContext } from './context';
import { chooseTerminalLanguage, isLanguageAlone } from './language';
import { createProgram } from './program';
import type { PresentCommands } from './program';
import type { Terminal } from './terminal';

/** Commander's own ways out: help and version were shown (0), or help instead of a missing subcommand (usage, 2). */
function findParserExit(error: unknown): 0 | 2 | undefined {
  if (!(error instanceof Error) || !('code' in error) || !/^commander\.(help|helpDisplayed|version)$/.test(String(error.code))) return undefined;
  return 'exitCode' in error && error.exitCode === 0 ? 0 : 2;
}

/**
 * Runs one command line and returns its exit code (0 done, 1 the rules or a check say no, 2 usage or
 * unreadable input, 70 bug). Nothing global is read or written: streams come with `terminal`.
 */
export async function runCli(argv: readonly string[], terminal: Terminal, present?: PresentCommands): Promise<number> {
  const context = await createContext(terminal, chooseTerminalLanguage(argv, terminal.env));
  try {
    if (isLanguageAlone(argv) && terminal.stdin.isTTY && terminal.stderr.isTTY) {
      const { askAndGenerate } = await import('./ask');
      await askAndGenerate(context);
      return context.exitCode;
    }
    const program = await createProgram(argv, context, present);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    const parserExit = findParserExit(error);
    if (parserExit !== undefined) return parserExit;
    const { reportError } = await import('./report-error');
    const { lookElsewhere } = await import('./look-elsewhere');
    return reportError(await lookElsewhere(error, context), context);
  }
}
