import { UserError } from '../../errors';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { factMessages as words } from '../messages/facts';

/** On a terminal the players are asked; elsewhere what is missing is named by its options. Null when they broke off. */
export async function askOrRefuse<Facts>(flags: readonly string[], ask: () => Promise<Facts | null>, context: CommandContext): Promise<Facts | null> {
  if (canAsk(context)) return ask();
  throw new UserError('FACTS_MISSING', words.missing, { flags: flags.join(', ') }, { remedy: words.missingRemedy });
}
