import { isUserError } from '../errors';
import type { Language } from '../tables/ruleset';
import type { Asker } from './asker';
import type { CommandContext } from './context';
import { parseX } from './generate/parse-values';
import { askMessages as words } from './messages/ask';

/** X, the mean of the group's log; empty where there is none yet (ENG-07), undefined when broken off. */
export function askX(asker: Asker, { say, language }: CommandContext): Promise<string | undefined> {
  return asker.type(say(words.x), say(words.xPlaceholder), (text) => (text.trim() === '' ? undefined : findXFault(text, language)));
}

/** Why an X cannot be used, in one line. */
function findXFault(text: string, language: Language): string | undefined {
  try {
    parseX(text);
    return undefined;
  } catch (error) {
    if (isUserError(error)) return error.options.remedy?.[language] ?? error.text[language];
    throw error;
  }
}
