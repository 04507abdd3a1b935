/** The questions of `campaign new`: the group, and once and for all what the rulebook leaves open. */
import { cleanName } from '../../campaign/plain-text';
import type { Ruleset } from '../../tables/ruleset';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { askGameMessages as words } from '../messages/campaign-ask';
import { refuseBrokenOff } from './ask-game';
import type { Group } from './group';
import { keepChanged } from './group';
import { splitList } from './read-facts';

/** Asks. The house rules asked for are those that read a sentence of the rulebook, and X before the first game. */
export async function askGroup(ruleset: Ruleset, context: CommandContext): Promise<Group> {
  const { language, say } = context;
  const asker = await createAsker(context);
  asker.begin(say(words.newIntro));
  const group = cleanName((await asker.type(say(words.groupName), say(words.notesHint), () => undefined)) ?? refuseBrokenOff());
  const players = splitList((await asker.type(say(words.players), say(words.notesHint), () => undefined)) ?? refuseBrokenOff()).map(cleanName);
  const house: Record<string, string | number | boolean> = {};
  for (const { key, meanings, question, reading, values } of ruleset.houseRules) {
    if (reading !== 'open' || values.length < 2) continue;
    const options = values.map((value) => ({ value: String(value), label: meanings[String(value)]?.[language] ?? String(value) }));
    const chosen = (await asker.choose(question[language], options, String(values[0]))) ?? refuseBrokenOff();
    house[key] = values.find((value) => String(value) === chosen) ?? chosen;
  }
  const x = (await asker.type(say(words.xDefault), say(words.xDefaultHint), (text) => (/^\s*(?:\d|1[0-2])?\s*$/.test(text) ? undefined : '0–12'))) ?? refuseBrokenOff();
  if (x.trim() !== '') house['xDefault'] = Number(x);
  asker.end(say(words.newOutro));
  const changed = keepChanged(ruleset, house);
  return {
    ...(group === '' ? {} : { group }),
    ...(players.length === 0 ? {} : { players }),
    ...(Object.keys(changed).length === 0 ? {} : { house: changed }),
  };
}
