/** The card of the start by its name: what stands on its tab, in any language. */
import type { SheetTexts } from '../render/pack/sheet-templates';
import { foldName } from './fold-name';
import { languages } from './language';

/** True for the name of the card of the start. Languages one by one: those of the built program are read when asked for, and none is listed. */
export function isStartWord(word: string, texts: SheetTexts): boolean {
  return languages.some((language) => foldName(texts[language]['cards.start'] ?? '') === foldName(word));
}
