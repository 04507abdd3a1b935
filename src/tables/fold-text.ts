/** Words as a search compares them. */

/** Lower case without accents; the Catalan `l·l` becomes `ll`. Same in every locale. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[·‧∙]/g, '').toLowerCase();
}

/** The folded words of a text in order: `l'Atacant` gives `l`, `atacant`. */
export function listWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
