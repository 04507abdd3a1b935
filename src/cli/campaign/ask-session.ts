import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { askGameMessages as words } from '../messages/campaign-ask';
import { makeVisible } from '../visible-text';
import { refuseBrokenOff } from './ask-game';

/** Which of several sessions is meant; undefined: none of them. */
export async function askSession(folders: readonly string[], context: CommandContext): Promise<string | undefined> {
  const none = '\0';
  const asker = await createAsker(context);
  const options = [...folders.map((value) => ({ value, label: makeVisible(value) })), { value: none, label: context.say(words.noneOfThem) }];
  const chosen = (await asker.choose(context.say(words.which), options, folders[0] ?? none)) ?? refuseBrokenOff();
  return chosen === none ? undefined : chosen;
}
