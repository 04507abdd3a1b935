/** From where somebody is attacked in close combat, in words (HULK-25). */
import type { Message } from '../../errors';

/** By their ids; `also`: other words for what is typed. */
export const directions = {
  front: { name: { es: 'frente', ca: 'front', en: 'front' }, also: ['de frente', 'de front', 'davant'] },
  side: { name: { es: 'lado', ca: 'costat', en: 'side' }, also: ['de lado', 'de costat'] },
  rear: { name: { es: 'detrás', ca: 'darrere', en: 'rear' }, also: ['espalda', 'esquena'] },
} as const satisfies Readonly<Record<'front' | 'side' | 'rear', { readonly name: Message; readonly also: readonly string[] }>>;
