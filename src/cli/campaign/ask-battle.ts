import { most } from '../../missions/score/unit-text';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { askFactMessages as words } from '../messages/ask-facts';
import { refuseBrokenOff } from './ask-game';

/** SCN-02: points of the battle that follows; undefined where the players do not know yet. */
export async function askBattlePoints(context: CommandContext): Promise<number | undefined> {
  const { say } = context;
  const asker = await createAsker(context);
  const isGood = (text: string): boolean => text.trim() === '' || (/^\s*\d{1,5}\s*$/.test(text) && Number(text) <= most.battlePoints);
  const text = (await asker.type(say(words.battlePoints), say(words.battleUnknown), (typed) => (isGood(typed) ? undefined : say(words.wantsNumber, { min: 0, max: most.battlePoints })))) ?? refuseBrokenOff();
  return text.trim() === '' ? undefined : Number(text);
}
