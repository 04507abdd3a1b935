/** The options that tell the result of a scenario: of `score`, and of `campaign record`. */
import type { CommandContext } from './context';
import type { LocalCommand } from './local-command';
import { scoreMessages as words } from './messages/score';

/** Adds them. */
export function addResultOptions(command: LocalCommand, { say }: CommandContext): void {
  const sides = ['first', 'second'] as const;
  command.option('--first <n>', say(words.first));
  command.option('--second <n>', say(words.second));
  command.option('--battle-points <points>', say(words.battlePoints));
  command.choice('--wiped-out <side>', say(words.wipedOut), sides);
  command.choice('--battle <side>', say(words.battle), sides);
}
