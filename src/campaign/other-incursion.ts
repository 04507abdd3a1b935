import type { CampaignLog, Game } from './log';

/** The incursion that the log has of the same scenario's papers: the other player attacked in it (SCN-01). */
export function findOtherIncursion({ games }: CampaignLog, { scenarioTag, tag }: Partial<Pick<Game, 'scenarioTag' | 'tag'>>): Game | undefined {
  if (scenarioTag === undefined) return undefined;
  return games.find((game) => game.scenarioTag === scenarioTag && game.tag !== tag && !game.whole && game.void === undefined);
}
