/** Between two names: a sign, a word of any of the languages, or both. Words are small letters alone, since a capital may be an initial. */
const betweenNames = /\s*[,;/&]\s*(?:(?:y|e|i|and)\s+)?|\s+(?:y|e|i|and)\s+/u;

/** The names of a list as people write it: `Marta, Pau y Núria`. */
export function splitPlayers(text: string): string[] {
  return text.split(betweenNames).map((name) => name.trim()).filter((name) => name !== '');
}
