/** The card of the start by its name: what stands on its tab, in any language. */
import type { SheetTexts } from '../render/pack/sheet-templates';
import { foldName } from './fold-name';

/** True for the name of the card of the start. */
export function isStartWord(word: string, texts: SheetTexts): boolean {
  return Object.values(texts).some((inLanguage) => foldName(inLanguage['cards.start'] ?? '') === foldName(word));
}
