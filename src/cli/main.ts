import { version } from '../../package.json';
import { loadCompiled } from '../io/load-compiled';
import { createProcessTerminal } from './process-terminal';
import type * as Run from './run';

const argv = process.argv.slice(2);
const terminal = createProcessTerminal();
if (!answerVersion()) {
  const { runCli } = loadCompiled('cli-run.cjs') as typeof Run;
  void runCli(argv, terminal).then((code) => {
    // At once: taking the heap apart would be a twentieth of a run. All output is written by then, synchronously.
    // eslint-disable-next-line no-restricted-properties -- here alone, where nothing is left to be done
    process.exit(code);
  });
}

/** Answers `--version` before anything else is loaded: it should cost no more than Node itself. */
function answerVersion(): boolean {
  if (argv.length !== 1 || (argv[0] !== '--version' && argv[0] !== '-V')) return false;
  try {
    terminal.stdout.write(`${version}\n`);
    return true;
  } catch {
    // The long way round fails alike, and says why in words.
    return false;
  }
}
