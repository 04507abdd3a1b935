import { version } from '../../package.json';
import { writeDescriptor } from '../io/descriptor';
import { loadCompiled } from '../io/load-compiled';
import type * as RunProcess from './run-process';

// Node compiles this file anew at every start: what can wait stands elsewhere.
const argv = process.argv.slice(2);
if (!answerVersion()) (loadCompiled('cli-run.cjs') as typeof RunProcess).runProcess(argv);

/** Answers `--version` before anything else is loaded: it should cost no more than Node itself. */
function answerVersion(): boolean {
  if (argv.length !== 1 || (argv[0] !== '--version' && argv[0] !== '-V')) return false;
  try {
    writeDescriptor(1, `${version}\n`);
    return true;
  } catch {
    // The long way round fails alike, and says why in words.
    return false;
  }
}
