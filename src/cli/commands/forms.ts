import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { formsMessages as words } from '../messages/forms';
import { tablesMessages } from '../messages/tables';
import { addPaperOptions } from '../print/paper-options';
import type { PaperOptions } from '../print/paper-options';

/** What the command line of `forms` said. */
export interface FormsFlags extends PaperOptions {
  readonly tables?: string;
}

/** Adds `forms`: blank forms and the tables as reference cards, without a session. */
export function registerForms(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('forms') as LocalCommand;
  command.description(say(words.description));
  command.option('--tables <folder>', say(tablesMessages.tables));
  addPaperOptions(command, context, say(words.out));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (flags: FormsFlags) => {
    const { runForms } = await import('../print/run-forms');
    await runForms(flags, context);
  });
}
