import { UserError } from '../../errors';
import type { MissionDefinition } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { factMessages as words } from '../messages/facts';

/** Refuses facts that the mission or the scenario does not ask for: left alone, they would be believed to have counted. */
export function refuseForeign(flags: readonly string[], { name }: Pick<MissionDefinition, 'name'>, { language }: CommandContext): void {
  if (flags.length > 0) throw new UserError('FACTS_FOREIGN', words.foreign, { name: name[language], flags: flags.join(', ') }, { remedy: words.foreignRemedy });
}
