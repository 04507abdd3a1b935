import type { CommandContext } from '../context';
import { collect } from '../collect';
import type { LocalCommand } from '../local-command';
import { scoreMessages as words } from '../messages/score';
import type { ScoreFlags } from '../score/read-facts';

/** Adds `score [SESSION]`: the result of a finished game from what happened (END, MIS-07 to MIS-25). */
export function registerScore(program: LocalCommand, context: CommandContext): void {
  const { say } = context;
  const yesOrNo = ['yes', 'no'] as const;
  const sides = ['first', 'second'] as const;
  const command = program.command('score') as LocalCommand;
  command.description(say(words.description));
  command.argument('[session]', say(words.session));
  command.option('-m, --mission <name>', say(words.mission));
  command.option('--scenario <name>', say(words.scenario));
  command.option('--x <number>', say(words.x));
  command.option('--house <key=value>', say(words.house), collect);
  command.option('--facts <file>', say(words.facts));
  command.option('-n, --objectives <n>', say(words.objectives));
  command.choice('--primary <answer>', say(words.primary), yesOrNo);
  command.option('--unit <unit>', say(words.unit), collect);
  command.choice('--bonus <answer>', say(words.bonus), yesOrNo);
  command.choice('--charge <answer>', say(words.charge), yesOrNo);
  command.option('--outside <n>', say(words.outside));
  command.option('--inside <n>', say(words.inside));
  command.choice('--all-dead <answer>', say(words.allDead), yesOrNo);
  command.option('--die <n>', say(words.die));
  command.option('--character <points>', say(words.character));
  command.option('--escort <points>', say(words.escort));
  command.option('--first <n>', say(words.first));
  command.option('--second <n>', say(words.second));
  command.option('--battle-points <points>', say(words.battlePoints));
  command.choice('--wiped-out <side>', say(words.wipedOut), sides);
  command.choice('--battle <side>', say(words.battle), sides);
  command.option('--json', say(words.json));
  command.addHelpText('after', `\n${say(words.examples)}`);
  command.action(async (session: string | undefined, flags: ScoreFlags) => {
    const { runScore } = await import('../score/run-score');
    await runScore(session, flags, context);
  });
}
