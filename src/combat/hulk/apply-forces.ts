/** Who comes and who goes: reinforcements, entry areas, markers revealed, the dead (HULK-30 to HULK-33). */
import { endActivation, findLiving } from './apply-spend';
import type { EntryArea } from './entry-areas';
import { arrive, countReady, emptyArea, leave, noForces, revealInArea } from './entry-areas';
import { hulkLimits } from './limits';
import { revealTerms } from './reveal';
import type { HulkRules } from './rules';
import { sideOf } from './rules';
import type { ActionOf, HulkRefusal, HulkResult } from './tracker-action';
import { accept, refuse } from './tracker-action';
import type { HulkModel, HulkState } from './tracker-state';
import { addModels, changeModel } from './tracker-state';

/** A mission sets models up, or somebody joins. */
export function applyAdd(state: HulkState, { kind, count }: ActionOf<'add'>, rules: HulkRules): HulkResult {
  return judgeKind(kind, rules) ?? addAll(state, Array.from({ length: count }, () => kind), rules);
}

function judgeKind(kind: string, rules: HulkRules): HulkRefusal | undefined {
  return rules.kinds.some(({ id }) => id === kind) ? undefined : refuse('unknown-kind', 'HULK-04', { kind, list: rules.kinds.map(({ id }) => id).join(', ') });
}

function addAll(state: HulkState, kinds: readonly string[], rules: HulkRules, terms: { readonly turn?: HulkModel['turn']; readonly placedBy?: 'marines' | 'stealers' } = {}): HulkResult {
  const { turn = 'ready', placedBy = null } = terms;
  const models = addModels(state.models, kinds, rules, turn);
  if (models.length > hulkLimits.models) return refuse('no-room', '', { most: hulkLimits.models });
  return accept({ ...state, models }, { type: 'added', models: models.slice(state.models.length).map(({ id }) => id), mayActivate: turn === 'ready', placedBy });
}

/** HULK-30, HULK-31: markers arrive at an entry area; what has no room is lost and no casualty. */
export function applyReinforce(state: HulkState, { area: name, markers, near }: ActionOf<'reinforce'>, rules: HulkRules): HulkResult {
  if (state.phase !== 'reinforcements') return refuse('wrong-phase', 'HULK-01', { phase: state.phase });
  if (state.areas.length >= hulkLimits.areas && !findArea(state, name)) return refuse('no-room', '', { most: hulkLimits.areas });
  const { area, lost } = arrive(findArea(state, name) ?? emptyArea(name), { markers, models: 0 }, near, rules);
  return accept({ ...putArea(state, area, lost), arrived: state.arrived + markers }, ...(lost.markers > 0 ? [{ type: 'lost', area: name, ...lost } as const] : []));
}

function findArea({ areas }: HulkState, name: string): EntryArea | undefined {
  return areas.find((area) => area.name === name);
}

function putArea(state: HulkState, area: EntryArea, lost = noForces): HulkState {
  const others = state.areas.some(({ name }) => name === area.name) ? state.areas.map((other) => (other.name === area.name ? area : other)) : [...state.areas, area];
  return { ...state, areas: others, lost: { markers: state.lost.markers + lost.markers, models: state.lost.models + lost.models } };
}

/** HULK-31: markers or models leave their entry area for the board. */
export function applyEnter(state: HulkState, { area: name, kind, count }: ActionOf<'enter'>, rules: HulkRules): HulkResult {
  const unknown = judgeKind(kind, rules);
  if (unknown) return unknown;
  if (state.phase !== 'stealers') return refuse('wrong-phase', 'HULK-01', { phase: state.phase });
  const area = findArea(state, name);
  if (!area) return refuse('no-area', 'HULK-30', { area: name });
  if (sideOf(rules, rules.kinds.find(({ id }) => id === kind)!) !== 'stealers') return refuse('area-empty', 'HULK-30', { area: name, kind, left: 0 });
  const what = kind === 'marker' ? 'markers' : 'models';
  if (area[what] < count) return refuse('area-empty', 'HULK-30', { area: name, kind, left: area[what] });
  const ready = countReady(area)[what];
  if (ready < count) return refuse('must-lurk', 'HULK-31', { area: name, kind, left: ready });
  return addAll(putArea(state, leave(area, { ...noForces, [what]: count })), Array.from({ length: count }, () => kind), rules);
}

/** HULK-33: a marker on the board becomes models. Of its own will only in the action phase of its owner. */
export function applyReveal(state: HulkState, { marker, kinds, forced }: ActionOf<'reveal'>, rules: HulkRules): HulkResult {
  const model = findLiving(state, marker);
  if (!('kind' in model)) return model;
  if (model.kind !== 'marker') return refuse('not-marker', 'HULK-33', { model: marker });
  if (!forced && state.phase !== 'stealers') return refuse('wrong-phase', 'HULK-33', { phase: state.phase });
  const strange = kinds.map((kind) => judgeKind(kind, rules)).find((refusal) => refusal !== undefined);
  if (strange) return strange;
  const { mayActivate, places } = revealTerms(forced ? 'forced' : 'voluntary', model.spent.ap > 0 || model.turn !== 'ready');
  const without = changeModel(endActivation(state, marker), marker, { alive: false });
  return addAll(without, kinds, rules, { turn: mayActivate ? 'ready' : 'barred', placedBy: places });
}

/** HULK-30, HULK-33: a marker in an entry area becomes models there, as many as it holds. */
export function applyRevealArea(state: HulkState, { area: name, models }: ActionOf<'reveal-area'>, rules: HulkRules): HulkResult {
  const area = findArea(state, name);
  if (state.phase !== 'stealers') return refuse('wrong-phase', 'HULK-33', { phase: state.phase });
  if (!area) return refuse('no-area', 'HULK-30', { area: name });
  if (area.markers === 0) return refuse('area-empty', 'HULK-30', { area: name, kind: 'marker', left: 0 });
  const revealed = revealInArea(area, models, rules);
  return accept(putArea(state, revealed.area, revealed.lost), ...(revealed.lost.models > 0 ? [{ type: 'lost', area: name, ...revealed.lost } as const] : []));
}

/** A model dies, or a marker is taken off. */
export function applyKill(state: HulkState, { model: id }: { readonly model: string }): HulkResult {
  const model = findLiving(state, id);
  return 'kind' in model ? accept(changeModel(endActivation(state, id), id, { alive: false })) : model;
}
