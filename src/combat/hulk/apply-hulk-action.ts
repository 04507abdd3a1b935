/** The one door for change of a tracked game: state and action in, state or refusal out. */
import { activate, applySpend, attack, findLiving } from './apply-spend';
import { applyAdd, applyEnter, applyKill, applyReinforce, applyReveal, applyRevealArea } from './apply-forces';
import { applyClock, applyDraw, applyEnd, applyExchange, applySetClock } from './apply-turn';
import { timeLeft } from './clock';
import { endSustained, markJam } from './marks';
import type { HulkRules } from './rules';
import type { AttackedFrom, HulkAction, HulkResult } from './tracker-action';
import { accept, refuse } from './tracker-action';
import type { HulkModel, HulkState } from './tracker-state';
import { changeModel, sideOfModel, sideToAct } from './tracker-state';

/** Applies one action; `rules` hold what the players chose (withSetUp). */
export function applyHulkAction(state: HulkState, action: HulkAction, rules: HulkRules): HulkResult {
  if (state.phase === 'over') return refuse('over', 'HULK-06');
  switch (action.type) {
    case 'draw': return applyDraw(state, action, rules);
    case 'exchange': return applyExchange(state, action, rules);
    case 'clock': return applyClock(state, action);
    case 'set-clock': return applySetClock(state, action);
    case 'activate': return applyActivate(state, action.model, action.at, rules);
    case 'spend': return applySpend(state, action, rules);
    case 'enemy': return state.phase === 'stealers' ? accept({ ...state, enemyActions: state.enemyActions + 1 }) : refuse('wrong-phase', 'HULK-05', { phase: state.phase });
    case 'attacked': return applyAttacked(state, action.model, action.from);
    case 'jam': return changeMarks(state, action.model, ({ marks }) => markJam(marks));
    case 'out-of-arc': return changeMarks(state, action.model, ({ marks }) => endSustained(marks));
    case 'kill': return applyKill(state, { model: action.model });
    default: return applyToForces(state, action, rules);
  }
}

function applyToForces(state: HulkState, action: Extract<HulkAction, { readonly type: 'add' | 'reinforce' | 'enter' | 'reveal' | 'reveal-area' | 'flames' | 'adjust' | 'end' | 'over' }>, rules: HulkRules): HulkResult {
  switch (action.type) {
    case 'add': return applyAdd(state, action, rules);
    case 'reinforce': return applyReinforce(state, action, rules);
    case 'enter': return applyEnter(state, action, rules);
    case 'reveal': return applyReveal(state, action, rules);
    case 'reveal-area': return applyRevealArea(state, action, rules);
    case 'flames': return applyFlames(state, action.section, action.burning);
    case 'adjust': return applyAdjust(state, action.model, action.points);
    case 'end': return applyEnd(state, action, rules);
    case 'over': return accept({ ...state, phase: 'over', winner: action.winner });
  }
}

/** HULK-04: passes on to a model. */
function applyActivate(state: HulkState, id: string, at: number, rules: HulkRules): HulkResult {
  const model = findLiving(state, id);
  if (!('kind' in model)) return model;
  if (sideToAct(state) === null) return refuse('wrong-phase', 'HULK-01', { phase: state.phase });
  if (sideToAct(state) !== sideOfModel(model, rules)) return refuse('not-your-turn', 'HULK-01', { model: id, phase: state.phase });
  if (state.phase === 'action' && state.clock !== null && timeLeft(state.clock, at) === 0) return refuse('time-up', 'HULK-02');
  return activate(state, id, true, rules);
}

function applyAttacked(state: HulkState, id: string, from: AttackedFrom): HulkResult {
  const model = findLiving(state, id);
  if (!('kind' in model)) return model;
  const attacked = attack(state, id, from);
  return accept(attacked.state, ...attacked.events);
}

function changeMarks(state: HulkState, id: string, change: (model: HulkModel) => HulkModel['marks']): HulkResult {
  const model = findLiving(state, id);
  return 'kind' in model ? accept(changeModel(state, id, { marks: change(model) })) : model;
}

/** HULK-20: flames in a section, until the end of the round. */
function applyFlames(state: HulkState, section: string, burning: boolean): HulkResult {
  if (state.flames.includes(section) === burning) return refuse(burning ? 'burning' : 'not-burning', 'HULK-20', { section });
  return accept({ ...state, flames: burning ? [...state.flames, section] : state.flames.filter((other) => other !== section) });
}

/** HULK-34: a mission gives or takes points: AP of the active model, or CP. Told too late, CP may fall below 0 (HULK-06). */
function applyAdjust(state: HulkState, id: string | undefined, points: number): HulkResult {
  if (id === undefined) return state.token === null ? refuse('wrong-phase', 'HULK-03', { phase: state.phase }) : accept({ ...state, cpAdded: state.cpAdded + points });
  const model = findLiving(state, id);
  if (!('kind' in model)) return model;
  if (model.turn !== 'active') return refuse('no-ap-now', 'HULK-04', { model: id });
  return model.ap + points < 0 ? refuse('too-few-ap', 'HULK-34', { model: id, action: 'adjust', price: -points, left: model.ap, missing: -points - model.ap, cp: 0 }) : accept(changeModel(state, id, { ap: model.ap + points }));
}
