/** The options that tell the result of a scenario: of `score`, and of `campaign record`. */
import type { Side } from '../tables/ruleset';
import type { CommandContext } from './context';
import type { LocalCommand } from './local-command';
import { scoreMessages as words } from './messages/score';

/** What they say. */
export interface ResultFlags {
  readonly first?: string;
  readonly second?: string;
  readonly battlePoints?: string;
  readonly wipedOut?: Side;
  readonly battle?: Side;
}

/** How they are typed. */
export const resultFlags = { first: '--first', second: '--second', battlePoints: '--battle-points', wipedOut: '--wiped-out', battle: '--battle' } as const satisfies Record<keyof ResultFlags, string>;

/** Adds them. */
export function addResultOptions(command: LocalCommand, { say }: CommandContext): void {
  const sides = ['first', 'second'] as const;
  command.option('--first <n>', say(words.first));
  command.option('--second <n>', say(words.second));
  command.option('--battle-points <points>', say(words.battlePoints));
  command.choice('--wiped-out <side>', say(words.wipedOut), sides);
  command.choice('--battle <side>', say(words.battle), sides);
}
