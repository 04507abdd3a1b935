/** `correct --first`: what `record` calls the objectives of the first player, where a game is the result of a scenario. */
import type { Game } from '../../campaign/log';
import { UserError } from '../../errors';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { parserMessages } from '../messages/parser';
import { resultFlags } from '../result-options';
import type { FactOptions } from './read-facts';

/** Options with those objectives under the name that the log has for them; of any other game they are its attacker's, and no player is the first (SCN-01). */
export function readFirst<Options extends FactOptions & { readonly first?: string }>(options: Options, game: Game): Options {
  const { first } = options;
  if (first === undefined) return options;
  if (!game.whole) throw new UserError('FIRST_WITHOUT_RESULT', words.firstOfGame, { number: game.number }, { rule: 'SCN-01', remedy: words.firstOfGameRemedy });
  if (options.objectives !== undefined) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: resultFlags.first, other: '--objectives' });
  return { ...options, objectives: first };
}
