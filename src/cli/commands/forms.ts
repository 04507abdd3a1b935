import type { Language } from '../../tables/ruleset';
import { printPapers } from '../../print/core/paper';
import type { PrintPaper } from '../../print/core/paper';
import type { Ink } from '../../render/theme/theme';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { formsMessages as words } from '../messages/forms';
import { generateOptionMessages } from '../messages/generate-options';
import { parserMessages } from '../messages/parser';
import { printMessages } from '../messages/print';
import { tablesMessages } from '../messages/tables';

/** What the command line of `forms` said. */
export interface FormsFlags {
  readonly tables?: string;
  readonly paper?: PrintPaper;
  readonly ink?: Ink;
  readonly lang?: Language;
  readonly templates?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds `forms`: blank forms and the tables as reference cards, without a session. */
export function registerForms(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('forms') as LocalCommand;
  command.description(say(words.description));
  command.option('--tables <folder>', say(tablesMessages.tables));
  command.choice('--paper <size>', say(printMessages.paper), printPapers);
  command.choice('--ink <amount>', say(printMessages.ink), generateChoices.ink);
  command.choice('--lang <code>', say(parserMessages.lang), languages);
  command.option('--templates <folder>', say(generateOptionMessages.templates));
  command.option('-o, --out <file>', say(words.out));
  command.option('-f, --force', say(generateOptionMessages.force));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (flags: FormsFlags) => {
    const { runForms } = await import('../print/run-forms');
    await runForms(flags, context);
  });
}
