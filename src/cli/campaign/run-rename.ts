/** `campaign rename`: one player under another name, in the list of the group and in all games at once. */
import { KnownPlayers } from '../../campaign/known-players';
import type { CampaignLog } from '../../campaign/log';
import { listPlayers } from '../../campaign/next-evening';
import { cleanName } from '../../campaign/plain-text';
import { renamePlayer } from '../../campaign/rename-player';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { renameMessages as words } from '../messages/campaign-rename';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { changeLog, printJson } from './open';
import { noteUnderstood, requirePlayer } from './find-player';
import { checkName } from './read-facts';

/** Options of `rename`. */
export interface RenameOptions extends CampaignOptions {
  readonly merge?: boolean;
}

/** Renames. The name of another player is taken only where that is said: two people would become one. */
export async function runRename(typed: string, wanted: string, options: RenameOptions, context: CommandContext): Promise<void> {
  const { say, note, style, language } = context;
  const name = cleanName(wanted);
  checkName(say(words.newName), name, language);
  const { from, to, count } = await changeLog(options, context, (log) => {
    const known = requirePlayer(typed, log);
    const taken = findTaken(known, name, log);
    if (taken !== undefined && !options.merge) throw new UserError('PLAYER_TAKEN', words.taken, { name: taken }, { exitCode: 1, remedy: words.takenRemedy });
    const renamed = renamePlayer(log, known, taken ?? name);
    if (renamed.ok) return { log: renamed.log, result: { from: known, to: taken ?? name, count: renamed.count } };
    if (renamed.refusal === 'nothing-changed') throw new UserError('NOTHING_CHANGED', words.same, { name: known }, { exitCode: 1 });
    throw new UserError('SAME_PLAYER', words.playsHimself, { from: known, to: taken ?? name, number: renamed.number }, { exitCode: 1, rule: 'LOG-01', remedy: words.correctFirst });
  });
  if (options.json) {
    printJson({ from, to, games: count }, context);
    return;
  }
  for (const [said, known] of [[typed, from], [wanted, to]] as const) noteUnderstood(said, known, context);
  note(style.bold(say(words.renamed, { from: makeVisible(from), to: makeVisible(to), count })));
}

/** Somebody else of that name, typed in whatever case and accents. */
function findTaken(from: string, name: string, log: CampaignLog): string | undefined {
  const others = listPlayers(log).filter((player) => player !== from);
  const taken = new KnownPlayers(others).find(name);
  return others.includes(taken) ? taken : undefined;
}
