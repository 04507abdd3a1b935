/** A model spends points: may it, what does it cost, and what follows (HULK-04 to HULK-24). */
import { timeLeft } from './clock';
import { isSustained, listLost, markAction, markAttacked, markJam, paidMarks } from './marks';
import type { HulkKind, HulkRules } from './rules';
import { actionPointsOf, actionRuleOf, costOf, isFreeWith, kindOf } from './rules';
import { bolterOf, isDouble, kills } from './shots';
import type { AttackedFrom, HulkEvent, HulkRefusal, HulkResult, SpendAction } from './tracker-action';
import { accept, refuse } from './tracker-action';
import type { HulkModel, HulkState } from './tracker-state';
import { changeModel, commandPointsLeft, sideOfModel, sideToAct } from './tracker-state';

/** Applies it. */
export function applySpend(state: HulkState, spend: SpendAction, rules: HulkRules): HulkResult {
  const model = findLiving(state, spend.model);
  if (!('kind' in model)) return model;
  const kind = kindOf(rules, model.kind);
  const price = costOf(rules, spend.action, kind);
  const refusal = price === undefined ? refuseForKind(spend, model, rules) : judgeFree(spend, kind, model, rules) ?? judgeWeapon(model, spend, kind) ?? judgeDice(spend, kind, rules) ?? judgeTurn(state, model, spend, price, rules);
  if (refusal) return refusal;
  const paid = pay(state, model, spend, price!, rules);
  return paid.ok ? follow(paid.state, paid.events, spend, rules) : paid;
}

/** A model by its id that has not died. */
export function findLiving(state: HulkState, id: string): HulkModel | HulkRefusal {
  const model = state.models.find((candidate) => candidate.id === id);
  if (!model) return refuse('unknown-model', 'HULK-04', { model: id, list: state.models.filter(({ alive }) => alive).map((other) => other.id).join(', ') });
  return model.alive ? model : refuse('dead', 'HULK-04', { model: id });
}

function refuseForKind({ action }: SpendAction, model: HulkModel, rules: HulkRules): HulkRefusal {
  const { rule, forbidden } = actionRuleOf(rules, action);
  const isMarker = kindOf(rules, model.kind).group === 'marker';
  return refuse('not-for-kind', isMarker ? (forbidden ?? rule) : rule, { model: model.id, action });
}

/** HULK-10, HULK-19: what may be free beside what. A shot needs a bolter there, too. */
function judgeFree({ action, free }: SpendAction, kind: HulkKind, model: HulkModel, rules: HulkRules): HulkRefusal | undefined {
  if (free === undefined) return undefined;
  const { rule } = rules.freeActions.find(({ id }) => id === free) ?? { rule: 'HULK-19' };
  if (costOf(rules, free, kind) === undefined || !isFreeWith(rules, free, action, kind)) return refuse('not-free', rule, { model: model.id, free, action });
  return free === 'shoot' && model.marks.jammed ? refuse('jammed', 'HULK-23', { model: model.id }) : undefined;
}

function judgeWeapon({ id, marks, shots }: HulkModel, { action }: SpendAction, kind: HulkKind): HulkRefusal | undefined {
  if (action === 'unjam' && !marks.jammed) return refuse('not-jammed', 'HULK-17', { model: id });
  if (marks.jammed && (action === 'shoot' || action === 'overwatch' || action === 'overwatch-shot')) return refuse('jammed', 'HULK-23', { model: id });
  // HULK-16, HULK-18: points for a mark that is there already would buy nothing.
  if (paidMarks.some((mark) => mark === action && marks[mark])) return refuse('has-mark', action === 'guard' ? 'HULK-26' : 'HULK-22', { model: id, action });
  if (action === 'overwatch-shot' && !marks.overwatch) return refuse('no-overwatch', 'HULK-22', { model: id });
  // HULK-20: so many shots, and self-destruction needs one of them.
  return kind.weapon === 'flamer' && shots === 0 && (action === 'flame' || action === 'self-destruct') ? refuse('no-shots', 'HULK-20', { model: id }) : undefined;
}

/** Dice that are told have to be those of the shot. */
function judgeDice({ action, free, dice, model }: SpendAction, kind: HulkKind, rules: HulkRules): HulkRefusal | undefined {
  if (dice === undefined) return undefined;
  const bolter = isShot(action) || free === 'shoot' ? bolterOf(rules, kind) : undefined;
  const good = bolter !== undefined && dice.length === bolter.dice && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  return good ? undefined : refuse('bad-dice', bolter?.rule ?? actionRuleOf(rules, action).rule, { model, count: bolter?.dice ?? 0, dice: dice.join(', ') });
}

function isShot(action: SpendAction['action']): boolean {
  return action === 'shoot' || action === 'overwatch-shot';
}

/** Whose turn it is, the time, and reactions (HULK-01, HULK-02, HULK-05, HULK-22). */
function judgeTurn(state: HulkState, model: HulkModel, spend: SpendAction, price: number, rules: HulkRules): HulkRefusal | undefined {
  const side = sideOfModel(model, rules);
  const values = { model: model.id, phase: state.phase };
  if (side === 'marines' && state.phase === 'stealers') return judgeReaction(state, model, spend, price);
  if (sideToAct(state) === null) return refuse('wrong-phase', 'HULK-01', values);
  if (sideToAct(state) !== side) return refuse('not-your-turn', 'HULK-01', values);
  if (spend.action === 'overwatch-shot') return refuse('not-in-reply', 'HULK-22', values);
  if (side === 'stealers' && spend.cp > 0) return refuse('stealers-no-cp', 'HULK-05', values);
  return side === 'marines' ? judgeTime(state, spend) : undefined;
}

/** HULK-02: at zero the turn is over, but for the action in progress. */
function judgeTime({ clock, lateDone }: HulkState, { late, at }: SpendAction): HulkRefusal | undefined {
  if (clock === null || timeLeft(clock, at) > 0) return undefined;
  if (!late) return refuse('time-up', 'HULK-02');
  return lateDone ? refuse('late-used', 'HULK-02') : undefined;
}

/** In the enemy's turn a Marine only replies to an action of his: on overwatch for nothing, else with CP (HULK-05, HULK-22). */
function judgeReaction({ enemyActions }: HulkState, { id, reacted, fired }: HulkModel, { action, cp }: SpendAction, price: number): HulkRefusal | undefined {
  const onOverwatch = action === 'overwatch-shot';
  const rule = onOverwatch ? 'HULK-22' : 'HULK-05';
  if (!onOverwatch && cp !== price) return refuse('reaction-needs-cp', rule, { model: id, price });
  if (enemyActions === 0) return refuse('no-enemy-action', rule, { model: id });
  return (onOverwatch ? fired : reacted) === enemyActions ? refuse('reacted', rule, { model: id }) : undefined;
}

/** AP of the active model, CP for the rest (HULK-04 to HULK-06). */
function pay(state: HulkState, model: HulkModel, { cp, action, at, late }: SpendAction, price: number, rules: HulkRules): HulkResult {
  if (cp > price) return refuse('cp-over-price', 'HULK-05', { model: model.id, action, price, cp });
  if (cp > Math.max(0, commandPointsLeft(state))) return refuse('too-few-cp', 'HULK-06', { model: model.id, cp, left: commandPointsLeft(state) });
  const isLate = late === true && state.clock !== null && timeLeft(state.clock, at) === 0;
  const paidByCp: HulkState = { ...state, cpSpent: state.cpSpent + cp, lateDone: state.lateDone || isLate };
  const spent = { ap: model.spent.ap, cp: model.spent.cp + cp };
  // HULK-05: wholly by CP, which neither needs nor ends an activation; a reply on overwatch is free.
  if (cp === price) return accept(changeModel(paidByCp, model.id, { spent }));
  const activated = activate(paidByCp, model.id, false, rules);
  if (!activated.ok) return activated;
  const { ap } = activated.state.models.find(({ id }) => id === model.id)!;
  const fromAp = price - cp;
  // HULK-05: only Marines spend CP.
  const others = sideOfModel(model, rules) === 'marines' ? commandPointsLeft(paidByCp) : 0;
  if (ap < fromAp) return refuse('too-few-ap', actionRuleOf(rules, action).rule, { model: model.id, action, price, left: ap, missing: fromAp - ap, cp: others });
  return accept(changeModel(activated.state, model.id, { ap: ap - fromAp, spent: { ...spent, ap: spent.ap + fromAp } }), ...activated.events);
}

/** HULK-04: makes a model the active one. Points left to the one before are lost, which has to be said outright (`passOn`). */
export function activate(state: HulkState, id: string, passOn: boolean, rules: HulkRules): HulkResult {
  const model = state.models.find((candidate) => candidate.id === id)!;
  if (model.turn === 'active') return accept(state);
  if (model.turn === 'barred') return refuse('barred', 'HULK-33', { model: id });
  if (model.turn === 'done') return refuse('already-activated', 'HULK-04', { model: id });
  const before = state.models.find(({ turn }) => turn === 'active');
  if (before && before.ap > 0 && !passOn) return refuse('other-active', 'HULK-04', { model: id, active: before.id, left: before.ap });
  const ap = actionPointsOf(rules, kindOf(rules, model.kind));
  const without = before ? changeModel(state, before.id, { turn: 'done', ap: 0 }) : state;
  return accept(changeModel(without, id, { turn: 'active', ap }), { type: 'activated', model: id, ap, lost: before?.ap ?? 0, before: before?.id ?? null });
}

/** What an action that was paid does to marks, flames and shots, to whom it attacks, and to what may be replied to. */
function follow(state: HulkState, before: readonly HulkEvent[], spend: SpendAction, rules: HulkRules): HulkResult {
  const model = state.models.find(({ id }) => id === spend.model)!;
  const { events, marks } = judgeShot(model, spend, rules);
  const reply = state.phase === 'stealers' && sideOfModel(model, rules) === 'marines';
  const burns = spend.action === 'flame' || spend.action === 'self-destruct';
  let next = changeModel(state, model.id, {
    marks,
    ...(burns ? { shots: model.shots! - 1, alive: spend.action === 'flame' } : {}),
    ...(reply ? (spend.action === 'overwatch-shot' ? { fired: state.enemyActions } : { reacted: state.enemyActions }) : {}),
  });
  const lost = tellLost(model, marks);
  if (spend.action === 'self-destruct') next = endActivation(next, model.id);
  if (burns && spend.target !== undefined && !next.flames.includes(spend.target)) next = { ...next, flames: [...next.flames, spend.target] };
  if (spend.action === 'fight') {
    const attacked = attack(next, spend.target, spend.from);
    next = attacked.state;
    lost.push(...attacked.events);
  }
  if (sideOfModel(model, rules) === 'stealers') next = { ...next, enemyActions: next.enemyActions + 1 };
  return accept(next, ...before, ...events, ...lost);
}

/** The marks after the action, and what its dice say of a shot. */
function judgeShot(model: HulkModel, spend: SpendAction, rules: HulkRules): { readonly marks: HulkModel['marks']; readonly events: readonly HulkEvent[] } {
  const { action, free, target, dice } = spend;
  const marks = markAction(model.marks, { id: action, free, target });
  const bolter = isShot(action) || free === 'shoot' ? bolterOf(rules, kindOf(rules, model.kind)) : undefined;
  if (bolter === undefined) return { marks, events: [] };
  const sustained = isSustained(model.marks, { id: action, free, target });
  const jams = action === 'overwatch-shot' && dice !== undefined && isDouble(dice);
  const event: HulkEvent = { type: 'shot', model: model.id, sustained, need: sustained ? bolter.sustained : bolter.need, kills: dice === undefined ? null : kills(bolter, dice, sustained), jams };
  return { marks: jams ? markJam(marks) : marks, events: [event] };
}

/** Whoever is attacked in close combat loses overwatch and sustained fire, perhaps guard (HULK-21, HULK-22, HULK-26). A target may be nobody the game knows. */
export function attack(state: HulkState, target: string | undefined, from: AttackedFrom = 'front'): { readonly state: HulkState; readonly events: readonly HulkEvent[] } {
  const attacked = state.models.find(({ id }) => id === target);
  if (!attacked) return { state, events: [] };
  const marks = markAttacked(attacked.marks, from);
  return { state: changeModel(state, attacked.id, { marks }), events: tellLost(attacked, marks) };
}

/** What was paid for is never lost in silence. */
function tellLost({ id, marks: before }: HulkModel, after: HulkModel['marks']): HulkEvent[] {
  const marks = listLost(before, after);
  return marks.length > 0 ? [{ type: 'marks-lost', model: id, marks }] : [];
}

/** The activation of one who is gone is over. */
export function endActivation(state: HulkState, id: string): HulkState {
  return changeModel(state, id, { turn: 'done', ap: 0 });
}
