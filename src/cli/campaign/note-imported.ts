/** What `check` would say of the games that just came in: declared results that are not what they should be, and games of one scenario that do not go together. */
import { listNewDifferences } from '../../campaign/change-log';
import type { CampaignLog } from '../../campaign/log';
import type { Clash } from '../../campaign/scenario-clash';
import { listClashes } from '../../campaign/scenario-parts';
import { listStandings } from '../../campaign/x';
import type { Standing } from '../../campaign/x';
import type { CommandContext } from '../context';
import { importWords } from '../messages/campaign-import';
import { noteClash, noteDifferences } from './note-differences';

/** What a table brought that does not go with the rest. */
export interface Imported {
  readonly standings: readonly Standing[];
  /** Numbers of the games whose declared result would now be another (ENG-08). */
  readonly differing: readonly number[];
  readonly clashes: readonly Clash[];
}

/** Of each kind so many are told one by one. */
const most = 20;

/** What a log has since a table came in, and had not before. */
export function findImported(before: CampaignLog, after: CampaignLog): Imported {
  const standings = listStandings(after);
  const known = new Set(listClashes(before).map(nameClash));
  return { standings, differing: listNewDifferences(listStandings(before), standings), clashes: listClashes(after).filter((clash) => !known.has(nameClash(clash))) };
}

const nameClash = ({ numbers, code }: Clash): string => `${code} ${numbers.join(' ')}`;

/** Says so; of very many the first, and where the others are told. */
export function noteImported({ standings, differing, clashes }: Imported, context: CommandContext): void {
  for (const clash of clashes.slice(0, most)) noteClash(clash, context);
  noteDifferences(standings, differing.slice(0, most), context);
  const count = Math.max(0, clashes.length - most) + Math.max(0, differing.length - most);
  if (count > 0) context.note(context.say(importWords.moreDiffering, { count }));
}
