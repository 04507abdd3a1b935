/** More objectives than a dungeon of Search and Destroy can give in all: one from each objective room, and one for escaping (MIS-01, MIS-07). */
import { resolve } from 'node:path';
import { UserError } from '../../errors';
import { lookAt } from '../../io/look-at';
import { readSessionFile, sessionFileName } from '../../io/session-file';
import type { ScenarioFacts } from '../../missions/score/score-scenario';
import type { CommandContext } from '../context';
import { factMessages as words } from '../messages/facts';
import { checkDrawable } from '../render/check-drawable';
import { resultFlags } from '../result-options';
import { countRooms } from './count-rooms';

/** A count that was told with an option. */
interface ToldCount {
  readonly flag: string;
  /** Objectives, the bonus for escaping included. */
  readonly n: number;
}

/** Refuses a count that the dungeon of a session does not allow. `tag`: of its papers, where it is known; others tell nothing. */
export async function refuseManyInAll(session: string, { flag, n }: ToldCount, context: CommandContext, tag?: string): Promise<void> {
  const document = await checkDrawable(readSessionFile(session, context.terminal.cwd), session, context);
  if (document.mission.family !== 'search' || (tag !== undefined && document.tag !== tag)) return;
  const { rooms } = await countRooms(document, session, context);
  if (rooms === null || n <= rooms + 1) return;
  throw new UserError('FACTS_MANY', words.tooManyInAll, { flag, n, rooms, most: rooms + 1 }, { rule: 'MIS-07', remedy: words.tooManyInAllRemedy });
}

/** The same of what each player of a scenario brought from the board in which he attacks (SCN-01); a board that is gone tells nothing. */
export async function refuseManyOfSides(folder: string, told: Pick<ScenarioFacts, 'first' | 'second'>, context: CommandContext): Promise<void> {
  const { readScenarioFolder } = await import('../read-scenario-folder');
  for (const { path, side, tag } of readScenarioFolder(folder, context).boards) {
    const [session, n] = [`${folder}/${path}`, told[side]];
    if (n !== undefined && lookAt(resolve(context.terminal.cwd, session, sessionFileName))) await refuseManyInAll(session, { flag: resultFlags[side], n }, context, tag);
  }
}
