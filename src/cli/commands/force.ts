import { collect } from '../collect';
import type { CommandContext } from '../context';
import type { ForceFlags } from '../force/run-force-check';
import { generateOptionMessages } from '../messages/generate-options';
import type { LocalCommand } from '../local-command';
import { forceMessages as words } from '../messages/force';

/** Adds `force check FILE`: the attacker's points and the defender's rows against the rules (ATT, BAN, DEF-06, DEF-07, COM-15). */
export function registerForce(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const force = program.command('force') as LocalCommand;
  force.description(say(words.description));
  const check = force.command('check') as LocalCommand;
  check.description(say(words.check));
  check.argument('<file>', say(words.file));
  check.option('--tables <folder>', say(generateOptionMessages.tables));
  check.option('--campaign [file]', say(words.campaign));
  check.option('--house <key=value>', say(generateOptionMessages.house), collect, []);
  check.option('--json', say(words.json));
  check.addHelpText('after', `\n${say(words.examples)}`);
  check.action(async (file: string, flags: ForceFlags) => {
    const { runForceCheck } = await import('../force/run-force-check');
    await runForceCheck(file, flags, context);
  });
}
