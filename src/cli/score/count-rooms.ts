/** How many objectives a dungeon can give: its objective rooms, or over several levels the accesses before the way out (SCN-04). */
import { findScenarioAround } from '../../io/scenario-file';
import { readSessionFile } from '../../io/session-file';
import type { SessionDocument } from '../../session/document';
import type { CommandContext } from '../context';
import { checkDrawable } from '../render/check-drawable';

/** What a dungeon holds; null where nobody can tell. */
export interface RoomCounts {
  /** Objective rooms. */
  readonly rooms: number | null;
  /** SCN-04: accesses reached by whoever finds the way out. */
  readonly accesses: number | null;
}

/** Nothing is known of the dungeon. */
export const unknownRooms: RoomCounts = { rooms: null, accesses: null };

/** Counts them. The players may have rolled more than was prepared (PRE-07), and levels that lie elsewhere say nothing. */
export async function countRooms(document: SessionDocument, session: string, context: CommandContext): Promise<RoomCounts> {
  if (isOpen(document)) return unknownRooms;
  if (document.mission.secondary === 'access') return { rooms: null, accesses: await countAccesses(session, context) };
  return { rooms: document.board.sections.filter(({ kind }) => kind === 'objective-room').length, accesses: null };
}

const isOpen = ({ preparation }: SessionDocument): boolean => preparation.rollYourselves.length > 0;

/** SCN-04: so many levels are climbed before one whose prepared die asks for no more accesses than that (PRE-05). */
async function countAccesses(session: string, context: CommandContext): Promise<number | null> {
  const { cwd } = context.terminal;
  const folder = findScenarioAround(session, cwd);
  if (folder === null) return null;
  const { readScenarioFolder } = await import('../read-scenario-folder');
  for (const [below, { path, tag }] of readScenarioFolder(folder, context).boards.entries()) {
    const level = `${folder}/${path}`;
    const document = await checkDrawable(readSessionFile(level, cwd), level, context);
    const [prepared] = document.preparation.objectives;
    if (document.tag !== tag || isOpen(document) || prepared?.threshold === undefined) return null;
    if (prepared.threshold <= below) return below;
  }
  return null;
}
