import type { Paper, Secrecy } from '../../render/renderer';
import { renderers } from '../../render/registry';
import type { Language } from '../../tables/ruleset';
import type { ThemeFlags } from '../choose-theme';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import { generateChoices } from '../generate/options';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';
import { commonOptionMessages } from '../messages/parser';
import { renderMessages as words } from '../messages/render';

/** What the command line of `render` said. */
export interface RenderFlags extends ThemeFlags {
  readonly format?: string;
  readonly dpi?: string;
  readonly revealed?: string;
  readonly deploy?: string;
  readonly secrecy?: Secrecy;
  readonly lang?: Language;
  readonly paper?: Paper;
  readonly templates?: string;
  readonly forces?: readonly string[];
  readonly ascii?: boolean;
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds `render SESSION --format …`: draws again what a session document says, without generating anything. */
export function registerRender(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('render') as LocalCommand;
  command.description(say(words.description));
  command.argument('<session>', say(words.session));
  command.choice('--format <format>', say(words.format), [...renderers.map(({ id }) => id), 'png']);
  command.option('--dpi <n>', say(words.dpi));
  command.option('--revealed <numbers>', say(words.revealed));
  command.option('--deploy <numbers>', say(words.deploy));
  command.choice('--secrecy <who>', say(generateOptionMessages.secrecy), generateChoices.secrecy);
  command.choice('--lang <code>', say(commonOptionMessages.lang), languages);
  command.choice('--paper <size>', say(generateOptionMessages.paper), generateChoices.paper);
  command.option('--theme <theme>', say(generateOptionMessages.theme));
  command.choice('--ink <how>', say(generateOptionMessages.ink), generateChoices.ink);
  command.option('--templates <folder>', say(generateOptionMessages.templates));
  command.option('--forces <file>', say(generateOptionMessages.forces), collect);
  command.option('--ascii', say(generateOptionMessages.ascii));
  command.option('-o, --out <file>', say(words.out));
  command.option('-f, --force', say(generateOptionMessages.force));
  command.action(async (path: string, flags: RenderFlags) => {
    const { runRender } = await import('../render/run-render');
    await runRender(path, flags, context);
  });
}
