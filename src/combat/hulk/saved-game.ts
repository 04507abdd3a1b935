/** A tracked game as it is saved: what was chosen and what happened. Everything else follows from that. */
import { applyHulkAction } from './apply-hulk-action';
import type { HulkRules } from './rules';
import { sideOf } from './rules';
import type { HulkAction, HulkRefusal } from './tracker-action';
import { refuse } from './tracker-action';
import type { HulkSetUp, HulkState } from './tracker-state';
import { createHulkState, withSetUp } from './tracker-state';

/** Version of the form of the file. */
export const hulkFormatVersion = 1;

/** The file. `seed`: tokens are drawn from it; null: from the system's own chance. */
export interface SavedHulk {
  readonly format: 'plasma-wall/hulk';
  readonly formatVersion: typeof hulkFormatVersion;
  readonly generator: { readonly name: 'plasma-wall'; readonly version: string };
  readonly setUp: HulkSetUp;
  readonly seed: string | null;
  readonly actions: readonly HulkAction[];
}

/** The state that the file leads to, or the place (from 1 on; 0: the set-up) that the rules refuse. */
export type Replayed = { readonly ok: true; readonly state: HulkState } | { readonly ok: false; readonly at: number; readonly refusal: HulkRefusal };

/** Plays a saved game again. */
export function replayHulk({ setUp, actions }: Pick<SavedHulk, 'setUp' | 'actions'>, sheet: HulkRules): Replayed {
  const wrong = checkSetUp(setUp, sheet);
  if (wrong) return { ok: false, at: 0, refusal: wrong };
  const rules = withSetUp(sheet, setUp);
  let state = createHulkState(setUp, rules);
  for (const [at, action] of actions.entries()) {
    const result = applyHulkAction(state, action, rules);
    if (!result.ok) return { ok: false, at: at + 1, refusal: result };
    state = result.state;
  }
  return { ok: true, state };
}

/** Whether every model of the squad is a Marine that there is, and every number within its range. */
export function checkSetUp({ marines, overwatchCost, hybridAp, tokenValues }: HulkSetUp, rules: HulkRules): HulkRefusal | undefined {
  const squad = rules.kinds.filter((kind) => sideOf(rules, kind) === 'marines').map(({ id }) => id);
  const stranger = marines.find((kind) => !squad.includes(kind));
  if (stranger !== undefined) return refuse('unknown-kind', 'HULK-04', { kind: stranger, list: squad.join(', ') });
  const { options } = rules;
  const told = [['overwatchCost', [overwatchCost], options.overwatchCost], ['hybridAp', [hybridAp], options.hybridAp], ['tokenValues', tokenValues, options.tokenValues]] as const;
  const bad = told.find(([, values, { min, max }]) => values.some((value) => value < min || value > max));
  return bad && refuse('bad-option', bad[2].rule, { key: bad[0], min: bad[2].min, max: bad[2].max });
}
