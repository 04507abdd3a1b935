import { findWritten } from '../../io/find-sessions';
import { nameById } from '../../render/campaign/log-table';
import { createAsker } from '../asker';
import { askGameMessages as words } from '../messages/campaign-ask';
import { makeVisible } from '../visible-text';
import { refuseBrokenOff } from './ask-game';
import type { CollectKit } from './collect-game';
import { identifyPapers } from './session-facts';
import { findToday } from './today';

/** Which of several sessions is meant; undefined: none of them. */
export async function askSession(folders: readonly string[], kit: Pick<CollectKit, 'context' | 'tables'>): Promise<string | undefined> {
  const { context } = kit;
  const none = '\0';
  const asker = await createAsker(context);
  const options = [...folders.map((value) => ({ value, label: makeVisible(labelFolder(value, kit)) })), { value: none, label: context.say(words.noneOfThem) }];
  const chosen = (await asker.choose(context.say(words.which), options, folders[0] ?? none)) ?? refuseBrokenOff();
  return chosen === none ? undefined : chosen;
}

/** A folder with what is on its papers, since its name may be anybody's, and the day on which they were made. */
function labelFolder(folder: string, { context: { say, language, terminal: { cwd } }, tables: { missions, scenarios = [] } }: Pick<CollectKit, 'context' | 'tables'>): string {
  const papers = identifyPapers(folder, cwd);
  const written = findWritten(folder, cwd);
  if (papers === undefined || written === undefined) return folder;
  return say(words.offered, { folder, mission: nameById([...missions, ...scenarios], language)(papers.id), tag: papers.tag, day: findToday(written) });
}
