import type { ChangeRefusal, ChangeResult } from '../../campaign/change-log';
import type { CampaignLog } from '../../campaign/log';
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import { campaignFaultMessages, campaignRefusals } from '../messages/campaign-report';

const remedies: Readonly<Partial<Record<ChangeRefusal, Message>>> = { 'winner-missing': campaignFaultMessages.winnerRemedy, 'already-recorded': campaignFaultMessages.alreadyRemedy };

/** Why a change was refused, for the user. */
export function refuseChange({ refusal, same }: Pick<ChangeResult & { readonly ok: false }, 'refusal' | 'same'>, log: CampaignLog, number: number): UserError {
  const code = refusal.toUpperCase().replaceAll('-', '_');
  const remedy = remedies[refusal];
  const values = { number: same?.number ?? number, count: log.games.length, tag: same?.tag ?? '' };
  return new UserError(code, campaignRefusals[refusal], values, { ...(refusal === 'winner-missing' ? {} : { exitCode: 1 }), ...(remedy ? { remedy } : {}) });
}

/** SCN-01: each player attacks in one of the two incursions. `number`: the one in which he does already. */
export function refuseSameAttacker(number: number, attacker: string): UserError {
  return new UserError('SAME_ATTACKER', campaignFaultMessages.sameAttacker, { number, attacker }, { rule: 'SCN-01', remedy: campaignFaultMessages.sameAttackerRemedy });
}
