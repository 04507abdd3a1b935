import type { Game } from '../campaign/log';
import type { Winner } from '../missions/score/grade';
import { findClearWord } from '../render/campaign/clear-word';
import { winnerWords } from '../render/campaign/words';
import { quoteWord } from './quote-word';

/** What `--winner` is in an advised command: the code, or where somebody else is called so, a word that the option takes as well. */
export function nameWinner(winner: Winner, game: Pick<Game, 'attacker' | 'defender'>): string {
  const { es, ca, en } = winnerWords[winner];
  const meant = winner === 'attacker' || winner === 'defender' ? game[winner] : undefined;
  return quoteWord(findClearWord([winner, ...[es, ca, en].map((word) => word.toLowerCase())], game, meant));
}
