import type { ThemeFlags } from '../choose-theme';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { sectionsMessages as words } from '../messages/sections';
import { addPaperOptions } from '../print/paper-options';
import type { PaperOptions } from '../print/paper-options';

/** What the command line of `sections` said. */
export interface SectionsFlags extends PaperOptions, ThemeFlags {
  readonly inSight?: string;
  readonly pieces?: string;
  readonly session?: string;
  readonly grid?: '25mm' | '1in';
  readonly tables?: string;
  readonly rules?: string;
  readonly house?: readonly string[];
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
  command.option('--theme <theme>', say(generateOptionMessages.theme));
  command.option('--house <key=value>', say(generateOptionMessages.house), collect);
  command.option('--rules <file>', say(generateOptionMessages.rules));
  command.option('--tables <folder>', say(generateOptionMessages.tables));
  addPaperOptions(command, context, say(words.out));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (flags: SectionsFlags) => {
    const { runSections } = await import('../print/run-sections');
    await runSections(flags, context);
  });
}
