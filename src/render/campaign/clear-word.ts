/** A word for something that means neither of the two players. */
import { KnownPlayers } from '../../campaign/known-players';
import type { Game } from '../../campaign/log';

/**
 * The first of the words that is the name of neither player, or of none but the one who is meant; where every one is, the first.
 * Two names cannot take the words of three languages.
 */
export function findClearWord(words: readonly [string, ...string[]], { attacker, defender }: Pick<Game, 'attacker' | 'defender'>, meant?: string): string {
  const players = new KnownPlayers([attacker, defender]);
  const isClear = (word: string): boolean => word === meant || ![attacker, defender].some((name) => name !== meant && players.find(word) === name);
  return words.find(isClear) ?? words[0];
}
