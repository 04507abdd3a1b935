/** The options that tell the result of a scenario: of `score`, and of `campaign record`. */
import { withdrawn } from '../missions/score/score-scenario';
import type { CommandContext } from './context';
import type { LocalCommand } from './local-command';
import { scoreMessages as words } from './messages/score';

/** What they say. */
export interface ResultFlags {
  readonly first?: string;
  readonly second?: string;
  readonly battlePoints?: string;
  readonly wipedOut?: string;
  readonly battle?: string;
  readonly withdrew?: string;
}

/** How they are typed. */
export const resultFlags = { first: '--first', second: '--second', battlePoints: '--battle-points', wipedOut: '--wiped-out', battle: '--battle', withdrew: '--withdrew' } as const satisfies Record<keyof ResultFlags, string>;

/** Adds them. */
export function addResultOptions(command: LocalCommand, { say }: CommandContext): void {
  command.option('--first <n>', say(words.first));
  command.option('--second <n>', say(words.second));
  command.option('--battle-points <points>', say(words.battlePoints));
  addOutcomeOptions(command, { say });
}

/** SCN-03: how the last fight came out, or that there was none. */
export function addOutcomeOptions(command: LocalCommand, { say }: Pick<CommandContext, 'say'>): void {
  const sides = ['first', 'second'] as const;
  command.hinted('--wiped-out <side>', say(words.wipedOut), sides);
  command.hinted('--battle <side>', say(words.battle), sides);
  command.hinted('--withdrew <side>', say(words.withdrew), withdrawn);
}
