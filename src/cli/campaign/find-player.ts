/** Players as they are typed. */
import { KnownPlayers } from '../../campaign/known-players';
import type { CampaignLog } from '../../campaign/log';
import { listPlayers } from '../../campaign/next-evening';
import { cleanName } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { foldName } from '../fold-name';
import { renameMessages as words } from '../messages/campaign-rename';
import { parserMessages } from '../messages/parser';
import { suggestNearest } from '../suggest';
import { makeVisible } from '../visible-text';

/** A player under the name the log knows him by, whatever the case and accents typed. */
export function findKnownPlayer(name: string, log: CampaignLog): string {
  return new KnownPlayers(listPlayers(log)).find(name);
}

/** The same of somebody who has to be in the log; a name that is not is refused with the one that was probably meant. */
export function requirePlayer(typed: string, log: CampaignLog): string {
  const known = listPlayers(log);
  // A name that a hand wrote may be no clean one.
  const name = known.includes(typed) ? typed : findKnownPlayer(cleanName(typed), log);
  if (known.includes(name)) return name;
  const folded = new Map(known.map((player) => [foldName(player), player]));
  const nearest = folded.get(suggestNearest(foldName(name), [...folded.keys()]) ?? '');
  const remedy = nearest !== undefined ? parserMessages.didYouMean : known.length > 0 ? words.knownPlayers : words.noPlayers;
  throw new UserError('UNKNOWN_PLAYER', words.unknown, { name: name.slice(0, 80), nearest: nearest ?? '', list: known.slice(0, 30).join(', ') }, { remedy });
}

/** Says under which name somebody was found, where that is not the one typed. */
export function noteUnderstood(typed: string, known: string, { note, say }: Pick<CommandContext, 'note' | 'say'>): void {
  if (cleanName(typed) !== known) note(say(words.understood, { typed: makeVisible(cleanName(typed)), name: makeVisible(known) }));
}
