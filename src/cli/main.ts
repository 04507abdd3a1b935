import { version } from '../../package.json';
import { createProcessTerminal } from './process-terminal';

const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  // Before anything else is loaded: this answer should cost no more than Node itself.
  process.stdout.write(`${version}\n`);
} else {
  void import('./run')
    .then(({ runCli }) => runCli(argv, createProcessTerminal()))
    .then((code) => {
      process.exitCode = code;
    });
}
