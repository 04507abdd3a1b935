/** HULK-03: a command token by chance: of the game's seed, else of the system. */
import type { HulkRules } from '../../combat/hulk/rules';
import type { SavedHulk } from '../../combat/hulk/saved-game';
import { createStreams } from '../../dice/streams';

/** Draws one. With a seed it depends on how many have been drawn, so that undoing does not draw another. */
export function drawToken({ seed, actions }: Pick<SavedHulk, 'seed' | 'actions'>, { options: { tokenValues: { values } } }: HulkRules): number {
  if (seed === null) return values[process.getBuiltinModule('node:crypto').randomInt(values.length)]!;
  const dice = createStreams(seed).open('hulk/tokens');
  const drawn = actions.filter(({ type }) => type === 'draw' || type === 'exchange').length;
  for (let before = 0; before < drawn; before += 1) dice.pick(values.length);
  return values[dice.pick(values.length)]!;
}
