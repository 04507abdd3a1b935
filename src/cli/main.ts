import { version } from '../../package.json';
import type { UserError } from '../errors';
import { fillMessage } from '../errors';
import { writeDescriptor } from '../io/descriptor';
import { loadCompiled } from '../io/load-compiled';
import type * as GenerateProcess from './generate-process';
import type * as RunProcess from './run-process';

// Node compiles this file anew at every start: what can wait stands elsewhere.
const argv = process.argv.slice(2);
if (!answerVersion()) start();

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

function start(): void {
  try {
    if (argv[0] === 'generate') (loadCompiled('cli-generate-process.cjs') as typeof GenerateProcess).runGenerateProcess(argv);
    else (loadCompiled('cli-run.cjs') as typeof RunProcess).runProcess(argv);
  } catch (error) {
    tellIncomplete(error as UserError);
  }
}

/** What knows the user's language is missing: it is said in all three. */
function tellIncomplete(error: UserError): void {
  const { code, text, values, options } = error;
  if (code !== 'PROGRAM_INCOMPLETE') throw error;
  for (const language of ['es', 'ca', 'en'] as const) {
    writeDescriptor(2, `plasma-wall: ${code} ${fillMessage(text[language], values)}\n  → ${options.remedy?.[language] ?? ''}\n`);
  }
  process.exitCode = 2;
}
