/** Tokens, timer, phases and the end of the round (HULK-01 to HULK-06). */
import { fullClock, pauseClock, setClock, startClock, timeLeft } from './clock';
import { endLurking } from './entry-areas';
import { endRoundMarks, endSustained } from './marks';
import type { HulkRules } from './rules';
import { turnSeconds } from './rules';
import type { ActionOf, HulkResult } from './tracker-action';
import { accept, refuse } from './tracker-action';
import type { HulkModel, HulkState } from './tracker-state';
import { commandPointsLeft, hasSergeant } from './tracker-state';

/** HULK-03: the command token. With it the timer starts, unless it runs already. */
export function applyDraw(state: HulkState, { value, at }: ActionOf<'draw'>, rules: HulkRules): HulkResult {
  if (state.token !== null) return refuse('token-drawn', 'HULK-03', { value: state.token.value });
  if (state.phase !== 'command') return refuse('wrong-phase', 'HULK-01', { phase: state.phase });
  const unknown = refuseValue(value, rules);
  if (unknown) return unknown;
  return accept({ ...state, phase: 'action', token: { value, returned: null }, clock: state.clock && startClock(state.clock, at) });
}

/** HULK-03: a living sergeant returns the token, once, before anybody has done anything; the second has to be kept. */
export function applyExchange(state: HulkState, { value }: ActionOf<'exchange'>, rules: HulkRules): HulkResult {
  const { token, models, phase } = state;
  if (phase !== 'action' || token === null) return refuse('wrong-phase', 'HULK-03', { phase });
  if (token.returned !== null) return refuse('exchanged', 'HULK-03', { value: token.value });
  if (!hasSergeant(models, rules)) return refuse('no-sergeant', 'HULK-03');
  if (state.cpSpent > 0 || models.some(({ turn, spent }) => turn !== 'ready' || spent.cp > 0)) return refuse('exchange-late', 'HULK-03');
  return refuseValue(value, rules) ?? accept({ ...state, token: { value, returned: token.value } });
}

function refuseValue(value: number, { options: { tokenValues } }: HulkRules): ReturnType<typeof refuse> | undefined {
  return tokenValues.values.includes(value) ? undefined : refuse('no-token-value', 'HULK-03', { value, list: [...new Set(tokenValues.values)].join(', ') });
}

/** HULK-02: the timer is started or stopped by hand. */
export function applyClock(state: HulkState, action: ActionOf<'clock'>): HulkResult {
  if (state.clock === null) return refuse('no-timer', 'HULK-02');
  if (state.phase !== 'command' && state.phase !== 'action') return refuse('wrong-phase', 'HULK-02', { phase: state.phase });
  return accept({ ...state, clock: action.do === 'start' ? startClock(state.clock, action.at) : pauseClock(state.clock, action.at) });
}

/** HULK-02: what is left is put right. */
export function applySetClock(state: HulkState, { leftMs, at }: ActionOf<'set-clock'>): HulkResult {
  return state.clock === null ? refuse('no-timer', 'HULK-02') : accept({ ...state, clock: setClock(state.clock, leftMs, at) });
}

/** The end of a phase: of the Marines' turn, of the reinforcements, or of the round. */
export function applyEnd(state: HulkState, { at }: ActionOf<'end'>, rules: HulkRules): HulkResult {
  switch (state.phase) {
    case 'action': return endMarineTurn(state, at);
    case 'reinforcements': return accept({ ...state, phase: 'stealers' });
    case 'stealers': return endRound(state, rules);
    default: return refuse('wrong-phase', 'HULK-01', { phase: state.phase });
  }
}

/** HULK-01, HULK-21: sustained fire ends with a player's turn. */
function endMarineTurn(state: HulkState, at: number): HulkResult {
  const clockAtZero = state.clock !== null && timeLeft(state.clock, at) === 0;
  const clock = state.clock && pauseClock(state.clock, at);
  const models = state.models.map((model) => ({ ...rest(model), marks: endSustained(model.marks) }));
  return accept({ ...state, phase: 'reinforcements', clock, models, enemyActions: 0 }, { type: 'turn-over', clockAtZero });
}

/** HULK-06: CP are revealed, having overspent loses the game, and marks and flames go. */
function endRound(state: HulkState, rules: HulkRules): HulkResult {
  const overspent = commandPointsLeft(state) < 0;
  const event = { type: 'round-over', drawn: (state.token?.value ?? 0) + state.cpAdded, spent: state.cpSpent, overspent } as const;
  const models = state.models.map((model) => ({ ...rest(model), marks: endRoundMarks(model.marks) }));
  if (overspent) return accept({ ...state, models, flames: [], phase: 'over', winner: 'stealers' }, event);
  return accept({
    ...state, round: state.round + 1, phase: 'command', token: null, cpSpent: 0, cpAdded: 0, lateDone: false, enemyActions: 0, arrived: 0, models, flames: [],
    areas: state.areas.map(endLurking), clock: state.clock && fullClock(turnSeconds(rules, hasSergeant(models, rules))),
  }, event);
}

/** Ready for the next turn. */
function rest(model: HulkModel): HulkModel {
  return { ...model, turn: 'ready', ap: 0, spent: { ap: 0, cp: 0 }, reacted: 0, fired: 0 };
}
