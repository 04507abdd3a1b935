/** Where a field stands in a document: `board.sections[3].kind`; nothing for the document itself. */
export function showPath(path: readonly PropertyKey[]): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('');
}
