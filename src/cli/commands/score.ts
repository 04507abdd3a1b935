import type { CommandContext } from '../context';
import { collect } from '../collect';
import type { LocalCommand } from '../local-command';
import { scoreMessages as words } from '../messages/score';
import { addResultOptions } from '../result-options';
import { addFactOptions } from '../score/fact-options';
import type { ScoreFlags } from '../score/read-facts';

/** Adds `score [SESSION]`: the result of a finished game from what happened (END, MIS-07 to MIS-25). */
export function registerScore(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const command = program.command('score') as LocalCommand;
  command.description(say(words.description));
  command.argument('[session]', say(words.session));
  command.option('-m, --mission <name>', say(words.mission));
  command.option('--scenario <name>', say(words.scenario));
  command.option('--x <number>', say(words.x));
  command.option('--house <key=value>', say(words.house), collect);
  command.option('-n, --objectives <n>', say(words.objectives));
  addFactOptions(command, context);
  addResultOptions(command, context);
  command.option('--json', say(words.json));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (session: string | undefined, flags: ScoreFlags) => {
    const { runScore } = await import('../score/run-score');
    await runScore(session, flags, context);
  });
}
