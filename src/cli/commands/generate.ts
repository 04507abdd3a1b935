import type { CommandContext } from '../context';
import { addGenerateOptions } from '../generate/options';
import type { GenerateFlags } from '../generate/options';
import { runGenerate } from '../generate/run-generate';
import type { LocalCommand } from '../local-command';
import { generateOptionMessages } from '../messages/generate-options';

/** Adds `generate`, the main job: from a seed to an evening's papers. */
export function registerGenerate(program: LocalCommand, context: CommandContext): void {
  const command = program.command('generate') as LocalCommand;
  command.description(context.say(generateOptionMessages.description));
  addGenerateOptions(command, context);
  command.action((flags: GenerateFlags) => runGenerate(flags, context));
}
