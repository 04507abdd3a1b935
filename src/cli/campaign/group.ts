import type { CampaignLog, HouseChoices } from '../../campaign/log';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { Ruleset } from '../../tables/ruleset';

/** What a group says of itself. */
export type Group = Omit<CampaignLog, 'games'>;

/** The house rules that are not the default. */
export function keepChanged(ruleset: Ruleset, chosen: object): HouseChoices {
  const defaults = listDefaultHouseRules(ruleset.houseRules) as unknown as HouseChoices;
  return Object.fromEntries(Object.entries(chosen as HouseChoices).filter(([key, value]) => defaults[key] !== value));
}
