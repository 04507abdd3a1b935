/**
 * A word as a shell needs it. Plain ones stay plain and most others get double quotes, which every shell
 * reads; what those would change (`$`, `!`, `%`…) gets the single quotes of POSIX shells.
 */
export function quoteWord(word: string): string {
  if (/^[\w@+=:,./-]+$/.test(word)) return word;
  return /["$`\\!%]/.test(word) ? `'${word.replace(/'/g, "'\\''")}'` : `"${word}"`;
}
