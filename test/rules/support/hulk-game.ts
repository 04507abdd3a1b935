/** Tracked games for tests: actions in a row, and what comes of them. */
import { applyHulkAction } from '../../../src/combat/hulk/apply-hulk-action';
import type { HulkAction, HulkEvent, SpendAction } from '../../../src/combat/hulk/tracker-action';
import type { HulkSetUp, HulkState } from '../../../src/combat/hulk/tracker-state';
import { createHulkState, withSetUp } from '../../../src/combat/hulk/tracker-state';
import { hulkRules } from './hulk-rules';

/** What the program takes without options. */
export const usualSetUp: HulkSetUp = { marines: ['sergeant', 'bolter', 'bolter', 'flamer'], overwatchCost: 2, hybridAp: 6, tokenValues: [1, 2, 3, 4, 5, 6], timer: false };

/** A game that goes on action by action. */
export class HulkGame {
  state: HulkState;
  events: readonly HulkEvent[] = [];
  readonly rules;

  constructor(readonly setUp: HulkSetUp = usualSetUp) {
    this.rules = withSetUp(hulkRules, setUp);
    this.state = createHulkState(setUp, this.rules);
  }

  /** Applies actions that have to be allowed. */
  play(...actions: readonly HulkAction[]): this {
    for (const action of actions) {
      const result = applyHulkAction(deepFreeze(this.state), deepFreeze(action), this.rules);
      if (!result.ok) throw new Error(`${result.code} ${result.rule} ${JSON.stringify(result.values)} for ${JSON.stringify(action)}`);
      this.state = result.state;
      this.events = result.events;
    }
    return this;
  }

  /** Code and rule of the refusal of an action; what changes is thrown away. */
  refusal(action: HulkAction): string {
    const result = applyHulkAction(this.state, action, this.rules);
    return result.ok ? 'ok' : `${result.code} ${result.rule}`;
  }

  model(id: string) {
    return this.state.models.find((model) => model.id === id)!;
  }
}

/** A spend with what is usual. */
export function spend(model: string, action: SpendAction['action'], more: Partial<SpendAction> = {}): SpendAction {
  return { type: 'spend', model, action, cp: 0, at: 0, ...more };
}

/** A token of that value. */
export const draw = (value: number): HulkAction => ({ type: 'draw', value, at: 0 });

/** The end of a phase. */
export const end: HulkAction = { type: 'end', at: 0 };

/** A game in the Genestealers' action phase, with some of their models on the board. */
export function stealersTurn(cp = 3, ...before: readonly HulkAction[]): HulkGame {
  const add = (kind: string, count: number): HulkAction => ({ type: 'add', kind, count });
  return new HulkGame().play(add('genestealer', 2), add('hybrid', 1), add('marker', 1), draw(cp), ...before, end, end);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
