/**
 * What a move is, whether it is legal, and what it costs (HULK-07 to HULK-11, HULK-15, HULK-32).
 * Nothing in the program calls this yet, since the tracker leaves the board on the table: it waits, tested, for a simulator
 * that moves models on a board, and is kept because these rules are part of the sheet (HULK-07 to HULK-25).
 */
import type { Facing, Pose, Square } from './geometry';
import { bearingOf, facings, squareAt } from './geometry';
import type { HulkActionId, HulkKind, HulkRules } from './rules';
import { actionRuleOf, costOf } from './rules';

/** What stands in the way on a square. */
export type IsFree = (square: Square) => boolean;

/** Why something is not allowed, with its rule. */
export interface NotAllowed {
  readonly ok: false;
  readonly rule: string;
  readonly why: 'not-adjacent' | 'not-for-group' | 'occupied' | 'squeezed' | 'not-in-front' | 'not-quarter' | 'no-facing';
}

/** A move that may be made: which action it is and its price. */
export interface LegalMove {
  readonly ok: true;
  readonly action: HulkActionId;
  readonly cost: number;
  /** Beside a move or turn, one turn is free (HULK-10). */
  readonly freeTurns: number;
}

/** Judges a move by one square. Which action it is follows from where the square lies: in front, beside or behind. */
export function judgeMove(kind: HulkKind, from: Pose, to: Square, isFree: IsFree, rules: HulkRules): LegalMove | NotAllowed {
  const { ahead, right } = bearingOf(from, to);
  const refuse = (why: NotAllowed['why'], action: HulkActionId): NotAllowed => ({ ok: false, why, rule: actionRuleOf(rules, action).rule });
  const action: HulkActionId = ahead > 0 ? 'forward' : ahead < 0 ? 'backward' : 'sideways';
  if (Math.max(Math.abs(ahead), Math.abs(right)) !== 1) return refuse('not-adjacent', action);
  const cost = costOf(rules, action, kind);
  if (cost === undefined) return refuse('not-for-group', action);
  if (!isFree(to)) return refuse('occupied', action);
  // HULK-07: one of the two squares beside the diagonal has to be free.
  const squeezed = ahead !== 0 && right !== 0 && !isFree(squareAt(from, { ahead, right: 0 })) && !isFree(squareAt(from, { ahead: 0, right }));
  return squeezed ? refuse('squeezed', action) : { ok: true, action, cost, freeTurns: countFreeTurns(kind, action, rules) };
}

/** Judges a turn; markers have no facing (HULK-32). */
export function judgeTurn(kind: HulkKind, from: Facing, to: Facing, rules: HulkRules): LegalMove | NotAllowed {
  const { rule, forbidden } = actionRuleOf(rules, 'turn');
  const cost = costOf(rules, 'turn', kind);
  if (cost === undefined) return { ok: false, why: 'no-facing', rule: forbidden ?? rule };
  const quarters = (facings.indexOf(to) - facings.indexOf(from) + 4) % 4;
  if (quarters === 0 || quarters === 2) return { ok: false, why: 'not-quarter', rule };
  return { ok: true, action: 'turn', cost, freeTurns: countFreeTurns(kind, 'turn', rules) };
}

function countFreeTurns({ group }: HulkKind, action: HulkActionId, { freeActions }: HulkRules): number {
  return freeActions.filter(({ id, groups, with: others }) => id === 'turn' && groups.includes(group) && others.includes(action)).length;
}

/** HULK-11: a door in any of the three front squares is opened or closed; a closing one must not be occupied. */
export function judgeDoor(kind: HulkKind, from: Pose, door: Square, closing: boolean, isFree: IsFree, rules: HulkRules): LegalMove | NotAllowed {
  const { rule } = actionRuleOf(rules, 'door');
  const cost = costOf(rules, 'door', kind);
  if (cost === undefined) return { ok: false, why: 'not-for-group', rule };
  const { ahead, right } = bearingOf(from, door);
  // HULK-32: without a facing every side is the front.
  const reached = kind.group === 'marker' ? Math.max(Math.abs(ahead), Math.abs(right)) === 1 : ahead === 1 && Math.abs(right) <= 1;
  if (!reached) return { ok: false, why: 'not-in-front', rule };
  return closing && !isFree(door) ? { ok: false, why: 'occupied', rule } : { ok: true, action: 'door', cost, freeTurns: 0 };
}

/** HULK-15: close combat with the square straight ahead only. */
export function judgeFight(kind: HulkKind, from: Pose, enemy: Square, rules: HulkRules): LegalMove | NotAllowed {
  const { rule, forbidden } = actionRuleOf(rules, 'fight');
  const cost = costOf(rules, 'fight', kind);
  if (cost === undefined) return { ok: false, why: 'not-for-group', rule: forbidden ?? rule };
  const { ahead, right } = bearingOf(from, enemy);
  return ahead === 1 && right === 0 ? { ok: true, action: 'fight', cost, freeTurns: 0 } : { ok: false, why: 'not-in-front', rule };
}
