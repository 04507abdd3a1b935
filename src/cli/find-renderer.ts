import { renderers } from '../render/registry';
import type { RendererEntry } from '../render/renderer';

/** Drawn only when asked for: what a table has uncovered, and the map in characters. */
const onRequest: ReadonlySet<string> = new Set(['map-revealed', 'text']);

/** The formats whose files make the folder of a session. */
export const papers: readonly RendererEntry[] = renderers.filter(({ id }) => !onRequest.has(id));

/** The format of an id the program itself names. */
export function findRenderer(id: string): RendererEntry {
  const found = renderers.find((entry) => entry.id === id);
  if (!found) throw new Error(`no renderer ${id}`);
  return found;
}
