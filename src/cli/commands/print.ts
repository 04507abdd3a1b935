import type { Secrecy } from '../../render/renderer';
import { kitNames } from '../../print/kit';
import type { KitName } from '../../print/kit';
import type { ThemeFlags } from '../choose-theme';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { printMessages as words } from '../messages/print';
import { addPaperOptions } from '../print/paper-options';
import type { PaperOptions } from '../print/paper-options';

/** What the command line of `print` said. */
export interface PrintFlags extends PaperOptions, ThemeFlags {
  readonly kit?: KitName;
  readonly backs?: boolean;
  readonly discovery?: string;
  readonly secrecy?: Secrecy;
  readonly forces?: readonly string[];
}

/** Adds `print SESSION --kit …`: a PDF of a saved session, to print at true size. */
export function registerPrint(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('print') as LocalCommand;
  command.description(say(words.description));
  command.argument('<session>', say(words.session));
  command.choice('--kit <kit>', say(words.kit), kitNames);
  command.option('--backs', say(words.backs));
  command.option('--discovery <card>', say(words.discovery));
  command.choice('--secrecy <who>', say(generateOptionMessages.secrecy), generateChoices.secrecy);
  command.option('--theme <theme>', say(generateOptionMessages.theme));
  command.option('--forces <file>', say(generateOptionMessages.forces), collect);
  addPaperOptions(command, context, say(words.out));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (path: string, flags: PrintFlags) => {
    const { runPrint } = await import('../print/run-print');
    await runPrint(path, flags, context);
  });
}
