/** Charges, rally, manoeuvres and marches (FAN-05 to FAN-10). */
import type { FantasyRules } from './schema';

/** What a unit that is charged may do (FAN-06). */
export type Reaction = 'hold' | 'standAndShoot' | 'flee';

/** How far a unit of that move can charge (FAN-07). */
export function chargeReach({ charge }: FantasyRules, move: number): number {
  return charge.moves * move;
}

/** Reactions to a charge over that distance: there is time to shoot only beyond half the reach. */
export function listReactions(rules: FantasyRules, { distanceCm, move }: { readonly distanceCm: number; readonly move: number }): Reaction[] {
  const late = distanceCm * rules.reactions.shootBeyondShare <= chargeReach(rules, move);
  return late ? ['hold', 'flee'] : ['hold', 'standAndShoot', 'flee'];
}

/** What comes of a charge, and how far a charger that reaches nobody moves. */
export type ChargeResult = { readonly result: 'contact' | 'destroyed' } | { readonly result: 'failed'; readonly moveCm: number };

/** Ends a charge at a target that held, or fled so far (FAN-07). */
export function endCharge(rules: FantasyRules, { distanceCm, move, fledCm }: { readonly distanceCm: number; readonly move: number; readonly fledCm?: number }): ChargeResult {
  if (distanceCm + (fledCm ?? 0) > chargeReach(rules, move)) return { result: 'failed', moveCm: rules.charge.failedMoves * move };
  return { result: fledCm === undefined ? 'contact' : 'destroyed' };
}

/** Other enemies, by their distance, to whom a charge may still be redirected (FAN-07). */
export function listRedirects<Enemy extends { readonly distanceCm: number }>(rules: FantasyRules, enemies: readonly Enemy[], { move, redirected }: { readonly move: number; readonly redirected: number }): Enemy[] {
  if (redirected >= rules.charge.redirects) return [];
  return enemies.filter(({ distanceCm }) => distanceCm <= chargeReach(rules, move));
}

/** What a unit has done in the movement phase. */
export type Moved = 'still' | 'moved' | 'marched' | 'failedCharge' | 'rallied' | 'reformed';

/** Whether it may still shoot (FAN-07 to FAN-10). */
export function mayShootAfter(moved: Moved): boolean {
  return moved === 'still' || moved === 'moved';
}

/** A unit that fled earlier. */
export interface Fugitives {
  readonly models: number;
  readonly startModels: number;
  readonly leadership: number;
  readonly musician: boolean;
  /** It failed a test of panic at the start of this turn (FAN-12 a). */
  readonly panicked?: boolean;
}

/** Leadership that 2D6 must not exceed for the unit to rally; null where it may not try (FAN-08). */
export function rallyLeadership({ rally }: FantasyRules, { models, startModels, leadership, musician, panicked }: Fugitives): number | null {
  if (panicked || models * 100 < rally.percent * startModels) return null;
  return musician ? Math.max(leadership, Math.min(rally.most, leadership + rally.musician)) : leadership;
}

/** A change of direction or of formation (FAN-09). */
export type Manoeuvre =
  | { readonly kind: 'wheel'; readonly outerCornerCm: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'ranks'; readonly change: 1 | 2 }
  | { readonly kind: 'reform' };

/** How the unit moves meanwhile. */
export type Gait = 'move' | 'charge' | 'march';

/** A unit on the move; `wheels` are those it has made in it. */
export interface Mover {
  readonly move: number;
  readonly gait: Gait;
  readonly engaged: boolean;
  readonly wheels: number;
}

/** What a manoeuvre costs of a move, in cm; null where it is not allowed (FAN-07, FAN-09, FAN-10). */
export function costOf({ charge, manoeuvres }: FantasyRules, manoeuvre: Manoeuvre, { move, gait, engaged, wheels }: Mover): number | null {
  if (manoeuvre.kind === 'wheel') return gait === 'charge' && wheels >= charge.wheels ? null : manoeuvre.outerCornerCm;
  if (gait !== 'move') return null;
  if (manoeuvre.kind === 'turn') return move / manoeuvres.turnShare;
  if (manoeuvre.kind === 'reform') return engaged ? null : move;
  return manoeuvre.change === 1 ? move / manoeuvres.rankShare : move;
}

/**
 * How far a unit may march by its distances from enemies at the start of the phase; null where it may not.
 * It stops at difficult ground or an obstacle, if there is any in so many cm (FAN-10).
 */
export function marchReach({ march }: FantasyRules, move: number, enemiesCm: readonly number[], groundCm = Infinity): number | null {
  return enemiesCm.some((distance) => distance <= march.enemyWithinCm) ? null : Math.min(march.moves * move, groundCm);
}
