import type { HouseRules } from '../../tables/house-rules';
import type { ChargeOutcome } from './facts';

/** MIS-24: the charge is planted and the attackers are out, all who live or, by house rule, any. */
export function isDetonated({ planted = false, outside = 0, inside = 0 }: ChargeOutcome, { detonate }: Pick<HouseRules, 'detonate'>): boolean {
  return planted && outside > 0 && (detonate === 'anyOut' || inside === 0);
}
