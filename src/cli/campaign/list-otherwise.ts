import { listOtherwise } from '../../campaign/judge-kept';
import type { CampaignLog, Game } from '../../campaign/log';
import { wordContradiction } from '../../render/campaign/word-contradiction';
import type { CommandContext } from '../context';
import type { CampaignOptions } from './open';
import { loadOwnTables } from './open';

/** Of some games, by their numbers, what in them does not go with their mission or with what is kept of them, in words. `language`: that of a file, where it is for one. */
export async function listOtherwiseWords(games: readonly Game[], log: CampaignLog, options: CampaignOptions, context: CommandContext, language = context.language): Promise<ReadonlyMap<number, readonly string[]>> {
  const tables = await loadOwnTables(log, options, context);
  if (tables === null) return new Map();
  const told = games.map((game) => [game.number, listOtherwise(game, log, tables).map((found) => wordContradiction(found)[language])] as const);
  return new Map(told.filter(([, words]) => words.length > 0));
}
