import { UserError } from '../../errors';
import type { ChosenCard } from '../../print/board/printed-board';
import { listBoardCards } from '../../print/board/printed-board';
import type { PackWords } from '../../render/pack/pack-words';
import type { SheetTexts } from '../../render/pack/sheet-templates';
import type { SessionDocument } from '../../session/document';
import { foldName } from '../fold-name';
import { printMessages as words } from '../messages/print';
import { isStartWord } from '../start-words';

/**
 * The card that `--discovery` names, by what stands on its tab: a number, or the word for the start, in any language.
 * @throws UserError that names no cards: those left out would be the doors that lead nowhere (PRE-08)
 */
export function findCard(name: string, document: SessionDocument, sheetWords: PackWords, texts: SheetTexts): ChosenCard {
  const cards = listBoardCards(document, sheetWords);
  const wanted = foldName(name);
  const start = isStartWord(name, texts);
  const found = cards.find(({ label, discovery }) => foldName(label) === wanted || (start && discovery.opening === -1));
  if (found) return found;
  const begins = cards.find(({ discovery }) => discovery.opening === -1)?.label ?? '';
  throw new UserError('UNKNOWN_CARD', words.unknownCard, { card: name.slice(0, 50), start: begins }, { exitCode: 2, remedy: words.cardNames });
}
