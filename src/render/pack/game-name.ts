/** What a game is called on its papers. */
import type { SessionDocument } from '../../session/document';
import type { PackWords } from './pack-words';

/** The mission, and the level where there are several; never of how many (PRE-08). */
export function nameGame({ mission, options }: Pick<SessionDocument, 'mission' | 'options'>, words: PackWords): string {
  const name = words.pick(mission.name);
  return options.level === undefined ? name : words.text('public.level', { name, n: options.level });
}
