import { renderers } from '../render/registry';
import type { RendererEntry } from '../render/renderer';

/** The formats whose files make the folder of a session. */
export const papers: readonly RendererEntry[] = renderers.filter(({ onRequest }) => !onRequest);

/** The format of an id the program itself names. */
export function findRenderer(id: string): RendererEntry {
  const found = renderers.find((entry) => entry.id === id);
  if (!found) throw new Error(`no renderer ${id}`);
  return found;
}
