/** Logs for tests. */
import { recordGame } from '../../../src/campaign/change-log';
import type { CampaignLog, NewGame } from '../../../src/campaign/log';
import { searchMission } from '../../../src/campaign/log';

/** A Search and Destroy by two friends. */
export function searchGame(objectives: number, more: Partial<NewGame> = {}): NewGame {
  return { mission: searchMission, attacker: 'Marta', defender: 'Pau', objectives, ...more };
}

/** A log of games recorded one after another. */
export function logOf(...games: readonly (number | NewGame)[]): CampaignLog {
  return games.reduce<CampaignLog>((log, game) => {
    const recorded = recordGame(log, typeof game === 'number' ? searchGame(game) : game);
    if (!recorded.ok) throw new Error(recorded.refusal);
    return recorded.log;
  }, { games: [] });
}
