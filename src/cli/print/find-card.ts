import { UserError } from '../../errors';
import type { ChosenCard } from '../../print/board/printed-board';
import { listBoardCards } from '../../print/board/printed-board';
import type { PackWords } from '../../render/pack/pack-words';
import type { SheetTexts } from '../../render/pack/sheet-templates';
import type { SessionDocument } from '../../session/document';
import { foldName } from '../fold-name';
import { printMessages as words } from '../messages/print';
import { isStartWord } from '../start-words';

/** Most cards named in a refusal. */
const mostNamed = 30;

/**
 * The card that `--discovery` names, by what stands on its tab: a number, or the word for the start, in any language.
 * @throws UserError naming the cards that bring something to the table
 */
export function findCard(name: string, document: SessionDocument, sheetWords: PackWords, texts: SheetTexts): ChosenCard {
  const cards = listBoardCards(document, sheetWords);
  const wanted = foldName(name);
  const start = isStartWord(name, texts);
  const found = cards.find(({ label, discovery }) => foldName(label) === wanted || (start && discovery.opening === -1));
  if (found) return found;
  const labels = cards.map(({ label }) => label);
  const list = labels.length > mostNamed ? [...labels.slice(0, mostNamed), '…'] : labels;
  throw new UserError('UNKNOWN_CARD', words.unknownCard, { card: name.slice(0, 50), list: list.join(', ') }, { exitCode: 2, remedy: words.cards });
}
