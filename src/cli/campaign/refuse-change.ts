import type { ChangeRefusal, ChangeResult } from '../../campaign/change-log';
import type { PapersOfGame } from '../../campaign/same-play';
import { findOfPapers } from '../../campaign/same-play';
import type { CampaignLog, Game } from '../../campaign/log';
import type { Clash } from '../../campaign/scenario-clash';
import { logLimits } from '../../campaign/log';
import type { Message } from '../../errors';
import { fillMessage, UserError } from '../../errors';
import { orderMessages } from '../messages/campaign-order';
import { campaignRefusals, refusalRemedies } from '../messages/campaign-refusals';
import { campaignFaultMessages } from '../messages/campaign-report';

const remedies: Readonly<Partial<Record<ChangeRefusal, Message>>> = { 'winner-missing': campaignFaultMessages.winnerRemedy, 'already-recorded': campaignFaultMessages.alreadyRemedy, 'corrections-full': campaignFaultMessages.correctionsRemedy, 'log-full': refusalRemedies.full, 'bad-fact': refusalRemedies.sum };

/** What was said wrongly, and not what the log or the rules do not allow. */
const ofUsage: readonly ChangeRefusal[] = ['winner-missing', 'bad-fact'];

/** Why a change was refused, for the user. */
export function refuseChange({ refusal, same, bad }: Pick<ChangeResult & { readonly ok: false }, 'refusal' | 'same' | 'bad'>, log: CampaignLog, number: number): UserError {
  const code = refusal.toUpperCase().replaceAll('-', '_');
  const remedy = remedies[refusal];
  const values = { number: same?.number ?? number, count: log.games.length, tag: same?.tag ?? '', most: refusal === 'log-full' ? logLimits.games : logLimits.list, key: bad?.key ?? '', value: String(bad?.value ?? '').slice(0, 80) };
  const text = bad ? nameExpected(campaignRefusals[refusal], bad.expected) : campaignRefusals[refusal];
  return new UserError(code, text, values, { ...(ofUsage.includes(refusal) ? {} : { exitCode: 1 }), ...(remedy ? { remedy } : {}) });
}

function nameExpected(text: Message, expected: Message): Message {
  return { es: fillMessage(text.es, { expected: expected.es }), ca: fillMessage(text.ca, { expected: expected.ca }), en: fillMessage(text.en, { expected: expected.en }) };
}

/** nobody is asked anything of a game that the log has already. */
export function refuseRecorded(papers: PapersOfGame, log: CampaignLog): void {
  const same = findOfPapers(log.games, papers);
  if (same) throw refuseChange({ refusal: 'already-recorded', same }, log, 0);
}

/** SCN-01: incursions in the log are its own, and a result beside them says what they bring. `parts`: their numbers. */
export function refuseOtherResult({ objectives, second = 0 }: Game, counts: readonly [number, number], parts: readonly number[]): UserError {
  const values = { first: counts[0], second: counts[1], list: parts.join(', '), n: parts.length, number: parts[0]!, told: `${objectives}–${second}` };
  return new UserError('RESULT_OTHERWISE', campaignFaultMessages.resultOtherwise, values, { rule: 'SCN-01', remedy: campaignFaultMessages.resultOtherwiseRemedy });
}

/** SCN-01: of a result by its incursions, the first player is who attacked in the first. `parts`: their numbers. */
export function refuseReversed({ attacker, defender }: Pick<Game, 'attacker' | 'defender'>, parts: readonly number[]): UserError {
  return new UserError('RESULT_OTHERWISE', orderMessages.reversed, { attacker, defender, list: parts.join(', '), n: parts.length, number: parts[0]! }, { rule: 'SCN-01', remedy: orderMessages.reversedRemedy });
}

/** SCN-01: each player attacks in one of the two incursions. `number`: the one in which he does already. */
export function refuseSameAttacker(number: number, attacker: string): UserError {
  return new UserError('SAME_ATTACKER', campaignFaultMessages.sameAttacker, { number, attacker }, { rule: 'SCN-01', remedy: campaignFaultMessages.sameAttackerRemedy });
}

/** SCN-01: a game of one scenario that its two players cannot have played beside the other of the clash. */
export function refuseClash({ numbers: [number], code, attacker }: Clash, { defender }: Pick<Game, 'defender'>): UserError {
  if (code === 'same-attacker') return refuseSameAttacker(number, attacker);
  return new UserError('OTHER_PLAYERS', campaignFaultMessages.otherPlayers, { number, players: `${attacker}, ${defender}` }, { rule: 'SCN-01', remedy: campaignFaultMessages.otherPlayersRemedy });
}

/** SCN-03: incursions in the log tell who reached the final room. `parts`: the numbers of those that say otherwise. */
export function refuseOtherArrivals(parts: readonly number[]): UserError {
  return new UserError('RESULT_OTHERWISE', campaignFaultMessages.otherArrivals, { list: parts.join(', '), n: parts.length, number: parts[0]! }, { rule: 'SCN-03', remedy: campaignFaultMessages.otherArrivalsRemedy });
}
