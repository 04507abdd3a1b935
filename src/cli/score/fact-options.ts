/** The options that tell what happened in a game: of `score`, and of `campaign record`. */
import { collect } from '../collect';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { scoreMessages as words } from '../messages/score';
import type { ScoreFlags } from './read-facts';

/** What they say; `objectives` is an option of both commands with words of its own. */
export type FactFlags = Pick<ScoreFlags, 'facts' | 'objectives' | 'primary' | 'unit' | 'bonus' | 'charge' | 'outside' | 'inside' | 'allDead' | 'die' | 'character' | 'escort'>;

/** Options that tell a fact by themselves. */
export const factFlags = {
  facts: '--facts', primary: '--primary', unit: '--unit', bonus: '--bonus', charge: '--charge', outside: '--outside', inside: '--inside',
  allDead: '--all-dead', die: '--die', character: '--character', escort: '--escort',
} as const satisfies Partial<Record<keyof FactFlags, string>>;

/** Adds them. */
export function addFactOptions(command: LocalCommand, { say }: CommandContext): void {
  command.option('--facts <file>', say(words.facts));
  command.yesOrNo('--primary <answer>', say(words.primary));
  command.option('--unit <unit>', say(words.unit), collect);
  command.yesOrNo('--bonus <answer>', say(words.bonus));
  command.yesOrNo('--charge <answer>', say(words.charge));
  command.option('--outside <n>', say(words.outside));
  command.option('--inside <n>', say(words.inside));
  command.yesOrNo('--all-dead <answer>', say(words.allDead));
  command.option('--die <n>', say(words.die));
  command.option('--character <points>', say(words.character));
  command.option('--escort <points>', say(words.escort));
}
