import type { Secrecy } from '../../render/renderer';
import type { Ink } from '../../render/theme/theme';
import type { Language } from '../../tables/ruleset';
import { printPapers } from '../../print/core/paper';
import type { PrintPaper } from '../../print/core/paper';
import { kitNames } from '../../print/kit';
import type { KitName } from '../../print/kit';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { parserMessages } from '../messages/parser';
import { printMessages as words } from '../messages/print';

/** What the command line of `print` said. */
export interface PrintFlags {
  readonly kit?: KitName;
  readonly paper?: PrintPaper;
  readonly ink?: Ink;
  readonly backs?: boolean;
  readonly discovery?: string;
  readonly secrecy?: Secrecy;
  readonly lang?: Language;
  readonly theme?: string;
  readonly templates?: string;
  readonly forces?: readonly string[];
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds `print SESSION --kit …`: a PDF of a saved session, to print at true size. */
export function registerPrint(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('print') as LocalCommand;
  command.description(say(words.description));
  command.argument('<session>', say(words.session));
  command.choice('--kit <kit>', say(words.kit), kitNames);
  command.choice('--paper <size>', say(words.paper), printPapers);
  command.choice('--ink <amount>', say(words.ink), generateChoices.ink);
  command.option('--backs', say(words.backs));
  command.option('--discovery <card>', say(words.discovery));
  command.choice('--secrecy <who>', say(generateOptionMessages.secrecy), generateChoices.secrecy);
  command.choice('--lang <code>', say(parserMessages.lang), languages);
  command.option('--theme <theme>', say(generateOptionMessages.theme));
  command.option('--templates <folder>', say(generateOptionMessages.templates));
  command.option('--forces <file>', say(generateOptionMessages.forces), collect);
  command.option('-o, --out <file>', say(words.out));
  command.option('-f, --force', say(generateOptionMessages.force));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (path: string, flags: PrintFlags) => {
    const { runPrint } = await import('../print/run-print');
    await runPrint(path, flags, context);
  });
}
