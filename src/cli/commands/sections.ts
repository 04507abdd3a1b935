import { printPapers } from '../../print/core/paper';
import type { PrintPaper } from '../../print/core/paper';
import type { Language } from '../../tables/ruleset';
import type { ThemeFlags } from '../choose-theme';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { parserMessages } from '../messages/parser';
import { printMessages } from '../messages/print';
import { sectionsMessages as words } from '../messages/sections';

/** What the command line of `sections` said. */
export interface SectionsFlags extends ThemeFlags {
  readonly inSight?: string;
  readonly pieces?: string;
  readonly session?: string;
  readonly grid?: '25mm' | '1in';
  readonly paper?: PrintPaper;
  readonly tables?: string;
  readonly rules?: string;
  readonly house?: readonly string[];
  readonly lang?: Language;
  readonly templates?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds `sections`: a PDF of sections to cut out, for any dungeon, for the pieces of a group or for one session. */
export function registerSections(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('sections') as LocalCommand;
  command.description(say(words.description));
  command.option('--in-sight <n>', say(words.inSight));
  command.option('--pieces <file>', say(words.pieces));
  command.option('--session <folder>', say(words.session));
  command.choice('--grid <size>', say(words.grid), ['25mm', '1in']);
  command.choice('--paper <size>', say(printMessages.paper), printPapers);
  command.choice('--ink <amount>', say(printMessages.ink), generateChoices.ink);
  command.option('--theme <theme>', say(generateOptionMessages.theme));
  command.option('--house <key=value>', say(generateOptionMessages.house), collect);
  command.option('--rules <file>', say(generateOptionMessages.rules));
  command.option('--tables <folder>', say(generateOptionMessages.tables));
  command.option('--templates <folder>', say(generateOptionMessages.templates));
  command.choice('--lang <code>', say(parserMessages.lang), languages);
  command.option('-o, --out <file>', say(words.out));
  command.option('-f, --force', say(generateOptionMessages.force));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (flags: SectionsFlags) => {
    const { runSections } = await import('../print/run-sections');
    await runSections(flags, context);
  });
}
