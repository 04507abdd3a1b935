/** What happens to a tracked game, and what is said of it. Actions are what is saved; times of day come with them. */
import type { PaidMark } from './marks';
import type { HulkActionId, HulkSide } from './rules';
import type { HulkState } from './tracker-state';

/** From where a model is attacked in close combat. */
export type AttackedFrom = 'front' | 'side' | 'rear';

/** A model spends points: one action, and perhaps one that is free beside it (HULK-10, HULK-19). */
export interface SpendAction {
  readonly type: 'spend';
  readonly model: string;
  readonly action: HulkActionId;
  readonly free?: HulkActionId | undefined;
  /** CP that pay in the place of AP (HULK-05). */
  readonly cp: number;
  /** Who or what is shot at or fought; for a flamer the section. */
  readonly target?: string | undefined;
  readonly from?: AttackedFrom | undefined;
  readonly dice?: readonly number[] | undefined;
  /** HULK-02: it was in progress when time ran out. */
  readonly late?: boolean | undefined;
  readonly at: number;
}

/** Everything that can happen. */
export type HulkAction =
  | { readonly type: 'draw'; readonly value: number; readonly at: number }
  | { readonly type: 'exchange'; readonly value: number }
  | { readonly type: 'clock'; readonly do: 'start' | 'pause'; readonly at: number }
  | { readonly type: 'set-clock'; readonly leftMs: number; readonly at: number }
  | { readonly type: 'activate'; readonly model: string; readonly at: number }
  | SpendAction
  | { readonly type: 'enemy' }
  | { readonly type: 'attacked'; readonly model: string; readonly from: AttackedFrom }
  | { readonly type: 'jam' | 'out-of-arc' | 'kill'; readonly model: string }
  | { readonly type: 'add'; readonly kind: string; readonly count: number }
  | { readonly type: 'reinforce'; readonly area: string; readonly markers: number; readonly near: boolean }
  | { readonly type: 'enter'; readonly area: string; readonly kind: string; readonly count: number }
  | { readonly type: 'reveal'; readonly marker: string; readonly kinds: readonly string[]; readonly forced: boolean }
  | { readonly type: 'reveal-area'; readonly area: string; readonly models: number }
  | { readonly type: 'flames'; readonly section: string; readonly burning: boolean }
  | { readonly type: 'adjust'; readonly model?: string | undefined; readonly points: number }
  | { readonly type: 'end'; readonly at: number }
  | { readonly type: 'over'; readonly winner: HulkSide | 'nobody' };

/** Why something may not be done. */
export type RefusalCode =
  | 'over' | 'wrong-phase' | 'token-drawn' | 'no-token-value' | 'no-sergeant' | 'exchanged' | 'exchange-late' | 'no-timer' | 'time-up' | 'late-used'
  | 'unknown-model' | 'dead' | 'not-your-turn' | 'other-active' | 'already-activated' | 'barred' | 'too-few-ap' | 'too-few-cp' | 'cp-over-price' | 'stealers-no-cp'
  | 'reaction-needs-cp' | 'no-enemy-action' | 'reacted' | 'not-for-kind' | 'not-free' | 'jammed' | 'not-jammed' | 'no-shots' | 'no-overwatch' | 'has-mark' | 'not-in-reply'
  | 'bad-dice' | 'bad-option' | 'no-room' | 'unknown-kind' | 'no-area' | 'area-empty' | 'must-lurk' | 'not-marker' | 'not-burning' | 'burning' | 'no-ap-now';

/** A refusal: what may not be done, by which rule (none for a limit of the tracker), and what it depends on. */
export interface HulkRefusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What came of an action besides the new state. */
export type HulkEvent =
  | { readonly type: 'activated'; readonly model: string; readonly ap: number; readonly lost: number; readonly before: string | null }
  | { readonly type: 'shot'; readonly model: string; readonly sustained: boolean; readonly need: number; readonly kills: boolean | null; readonly jams: boolean }
  | { readonly type: 'marks-lost'; readonly model: string; readonly marks: readonly PaidMark[] }
  | { readonly type: 'lost'; readonly area: string; readonly markers: number; readonly models: number }
  | { readonly type: 'added'; readonly models: readonly string[]; readonly mayActivate: boolean; readonly placedBy: HulkSide | null }
  | { readonly type: 'round-over'; readonly drawn: number; readonly spent: number; readonly overspent: boolean }
  | { readonly type: 'turn-over'; readonly clockAtZero: boolean };

/** One kind of action. */
export type ActionOf<Type extends HulkAction['type']> = Extract<HulkAction, { readonly type: Type }>;

/** A new state with its events, or a refusal. */
export type HulkResult = { readonly ok: true; readonly state: HulkState; readonly events: readonly HulkEvent[] } | HulkRefusal;

/** A refusal. */
export function refuse(code: RefusalCode, rule: string, values: HulkRefusal['values'] = {}): HulkRefusal {
  return { ok: false, code, rule, values };
}

/** A state that is allowed. */
export function accept(state: HulkState, ...events: readonly HulkEvent[]): HulkResult {
  return { ok: true, state, events };
}
