/** What a model carries from one action to the next: overwatch, guard, jam, sustained fire (HULK-21 to HULK-23, HULK-26). */
import type { HulkActionId } from './rules';

/** HULK-21: shots one after the other at one target. */
export interface SustainedFire {
  readonly target: string;
  readonly shots: number;
}

/** The marks of one model. */
export interface Marks {
  readonly overwatch: boolean;
  readonly guard: boolean;
  readonly jammed: boolean;
  readonly sustained: SustainedFire | null;
}

/** Nothing yet. */
export const noMarks: Marks = Object.freeze({ overwatch: false, guard: false, jammed: false, sustained: null });

/** What an action was, as far as marks care. */
export interface MarkedAction {
  readonly id: HulkActionId;
  /** HULK-19: a shot or turn that costs nothing beside it. */
  readonly free?: HulkActionId | undefined;
  readonly target?: string | undefined;
}

/** Whether a shot would be sustained: the last one was at the same target, and nothing came between. Shots at no named target are never taken for the same. */
export function isSustained({ sustained }: Marks, { id, free, target }: MarkedAction): boolean {
  return isPlainShot(id) && free === undefined && target !== undefined && sustained?.target === target;
}

/** A shot that is an action of its own: a free one never has to do with sustained fire (HULK-19). */
function isPlainShot(id: HulkActionId): boolean {
  return id === 'shoot' || id === 'overwatch-shot';
}

/** The marks after an action of the model itself. */
export function markAction(marks: Marks, action: MarkedAction): Marks {
  const { id, target } = action;
  // HULK-22: overwatch stays while it fires and while the weapon is unjammed; HULK-26: guard stays through nothing, and who is on overwatch is not on guard.
  const overwatch = id === 'overwatch' || (marks.overwatch && (id === 'unjam' || id === 'overwatch-shot'));
  const guard = id === 'guard';
  const sustained = isPlainShot(id) && target !== undefined ? { target, shots: isSustained(marks, action) ? marks.sustained!.shots + 1 : 1 } : null;
  return { overwatch, guard, jammed: marks.jammed && id !== 'unjam', sustained };
}

/** Marks that are put on by an action of their own, and cost points. */
export const paidMarks = ['overwatch', 'guard'] as const;
/** One of {@link paidMarks}. */
export type PaidMark = (typeof paidMarks)[number];

/** What was paid for and is no longer there. */
export function listLost(before: Marks, after: Marks): PaidMark[] {
  return paidMarks.filter((mark) => before[mark] && !after[mark]);
}

/** The marks after the model was attacked in close combat (HULK-21, HULK-22); in the side or rear guard goes too (HULK-26). */
export function markAttacked(marks: Marks, from: 'front' | 'side' | 'rear'): Marks {
  return { ...marks, overwatch: false, guard: marks.guard && from === 'front', sustained: null };
}

/** HULK-23: the weapon jams; overwatch waits until it is unjammed. */
export function markJam(marks: Marks): Marks {
  return { ...marks, jammed: true };
}

/** HULK-21: the target has left the arc, or a player's turn is over. */
export function endSustained(marks: Marks): Marks {
  return marks.sustained === null ? marks : { ...marks, sustained: null };
}

/** HULK-06: at the end of the round overwatch and guard go; a jam stays. */
export function endRoundMarks(marks: Marks): Marks {
  return { ...marks, overwatch: false, guard: false, sustained: null };
}
