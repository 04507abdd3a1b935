/** Where a tracked game stands. Plain JSON; it follows from the set-up and the actions alone. */
import type { HulkClock } from './clock';
import { fullClock } from './clock';
import type { EntryArea, Forces } from './entry-areas';
import { noForces } from './entry-areas';
import type { Marks } from './marks';
import { noMarks } from './marks';
import type { HulkRules, HulkSide } from './rules';
import { kindOf, sideOf, turnSeconds } from './rules';

/** What the players choose before the first turn. */
export interface HulkSetUp {
  /** Kinds of the squad's models. */
  readonly marines: readonly string[];
  readonly overwatchCost: number;
  readonly hybridAp: number;
  readonly tokenValues: readonly number[];
  /** Whether the timer runs (HULK-02). */
  readonly timer: boolean;
}

/** One model or marker on the board. */
export interface HulkModel {
  readonly id: string;
  readonly kind: string;
  readonly alive: boolean;
  /** `barred`: revealed this turn from a marker that had done something (HULK-33). */
  readonly turn: 'ready' | 'active' | 'done' | 'barred';
  /** Left of the activation. */
  readonly ap: number;
  /** Spent this turn. */
  readonly spent: { readonly ap: number; readonly cp: number };
  readonly marks: Marks;
  /** Shots left in the flamer; null for others. */
  readonly shots: number | null;
  /** The enemy's action that it last reacted to with CP, and the one it last fired at on overwatch. */
  readonly reacted: number;
  readonly fired: number;
}

/** HULK-01: what may be done now. */
export type HulkPhase = 'command' | 'action' | 'reinforcements' | 'stealers' | 'over';

/** HULK-03: the command token in hand. */
export interface HulkToken {
  readonly value: number;
  readonly returned: number | null;
}

/** The whole game. */
export interface HulkState {
  readonly round: number;
  readonly phase: HulkPhase;
  readonly token: HulkToken | null;
  readonly cpSpent: number;
  readonly cpAdded: number;
  readonly clock: HulkClock | null;
  /** HULK-02: the action in progress at zero has been completed. */
  readonly lateDone: boolean;
  /** How many actions the enemy has finished this turn (HULK-05, HULK-22). */
  readonly enemyActions: number;
  readonly models: readonly HulkModel[];
  readonly areas: readonly EntryArea[];
  readonly flames: readonly string[];
  /** HULK-30: markers that came this turn, those that were lost included. */
  readonly arrived: number;
  /** HULK-30: lost for want of room, in the whole game. */
  readonly lost: Forces;
  readonly winner: HulkSide | 'nobody' | null;
}

/** The rules with what the players chose. */
export function withSetUp(rules: HulkRules, { overwatchCost, hybridAp, tokenValues }: HulkSetUp): HulkRules {
  const { options } = rules;
  return {
    ...rules,
    options: {
      overwatchCost: { ...options.overwatchCost, value: overwatchCost },
      hybridAp: { ...options.hybridAp, value: hybridAp },
      tokenValues: { ...options.tokenValues, values: [...tokenValues] },
    },
  };
}

/** The first round, before the token is drawn. */
export function createHulkState({ marines, timer }: HulkSetUp, rules: HulkRules): HulkState {
  const models = addModels([], marines, rules);
  return {
    round: 1, phase: 'command', token: null, cpSpent: 0, cpAdded: 0, clock: timer ? fullClock(turnSeconds(rules, hasSergeant(models, rules))) : null, lateDone: false,
    enemyActions: 0, models, areas: [], flames: [], arrived: 0, lost: noForces, winner: null,
  };
}

/** Further models, numbered within their kind. */
export function addModels(models: readonly HulkModel[], kinds: readonly string[], rules: HulkRules, turn: HulkModel['turn'] = 'ready'): HulkModel[] {
  const all = [...models];
  for (const kind of kinds) {
    const id = `${kind}-${all.filter((model) => model.kind === kind).length + 1}`;
    const shots = kindOf(rules, kind).weapon === 'flamer' ? rules.weapons.flamer.shots : null;
    all.push({ id, kind, alive: true, turn, ap: 0, spent: { ap: 0, cp: 0 }, marks: noMarks, shots, reacted: 0, fired: 0 });
  }
  return all;
}

/** Whether a sergeant lives (HULK-02, HULK-03). */
export function hasSergeant(models: readonly HulkModel[], rules: HulkRules): boolean {
  return models.some(({ alive, kind }) => alive && kindOf(rules, kind).sergeant === true);
}

/** CP that are left; below 0 when more were spent than there were (HULK-06). */
export function commandPointsLeft({ token, cpAdded, cpSpent }: HulkState): number {
  return (token?.value ?? 0) + cpAdded - cpSpent;
}

/** Whose turn it is; null before the token, where nobody acts. */
export function sideToAct({ phase }: HulkState): HulkSide | null {
  return phase === 'action' ? 'marines' : phase === 'stealers' ? 'stealers' : null;
}

/** Who plays a model. */
export function sideOfModel(model: HulkModel, rules: HulkRules): HulkSide {
  return sideOf(rules, kindOf(rules, model.kind));
}

/** The state with one model changed. */
export function changeModel(state: HulkState, id: string, change: Partial<HulkModel>): HulkState {
  return { ...state, models: state.models.map((model) => (model.id === id ? { ...model, ...change } : model)) };
}
