/** Lists that no game on such a board fills: refused before anything of theirs is read, which takes as long as they are. */

/** Most entries of a list besides, and for each section; a walk to and fro across a large board comes nowhere near. */
const limits: Readonly<Record<string, { readonly besides: number; readonly perSection: number }>> = {
  actions: { besides: 1000, perSection: 400 },
  events: { besides: 1000, perSection: 400 },
  discoveries: { besides: 100, perSection: 100 },
  'board.openings': { besides: 100, perSection: 50 },
};

/**
 * Paths of the lists of a session that are longer than its board accounts for. Looks at nothing but lengths.
 * @param data anything that was read as a session document
 */
export function findOverlong(data: unknown): string[] {
  const sections = lengthOf(data, 'board.sections');
  return Object.entries(limits).filter(([path, { besides, perSection }]) => lengthOf(data, path) > besides + perSection * sections).map(([path]) => path);
}

/** Length of the list at a path; 0 for what is no list. */
function lengthOf(data: unknown, path: string): number {
  const value = path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined), data);
  return Array.isArray(value) ? value.length : 0;
}
