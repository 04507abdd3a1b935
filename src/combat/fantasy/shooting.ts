/** Who may shoot, and what the die has to show (FAN-02, FAN-11). */
import { spread } from '../exact/combine';
import { passOn } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { FantasyRules } from './schema';

/** A circumstance that changes the roll, as the sheet names it. */
export type ShotModifier = keyof FantasyRules['shooting']['modifiers'];
/** House rule sevenPlus: what becomes of a shot that needs more than a 6. */
export type SevenPlus = 'none' | 'sixThenFour';

/** D6 needed to hit by ballistic skill and circumstances; it may be more than 6, or less than what always misses. */
export function needToShoot({ shooting }: FantasyRules, bs: number, modifiers: readonly ShotModifier[]): number {
  const need = shooting.byBs[bs - 1];
  if (need === undefined) throw new RangeError(`no ballistic skill ${bs}`);
  return modifiers.reduce((left, one) => left - shooting.modifiers[one], need);
}

/** 1 where a shot of that need hits, else 0. */
export function shotHits({ shooting: { best, sixThenFour } }: FantasyRules, need: number, sevenPlus: SevenPlus): Distribution {
  if (need < sixThenFour.from) return passOn(need, best);
  if (sevenPlus === 'none') return certain(0);
  return spread(passOn(sixThenFour.first), (first) => (first === 1 ? passOn(sixThenFour.then) : certain(0)));
}

/** Where a target lies, seen from the unit that wants to shoot at it. */
export interface Aim {
  /** Between the way the unit faces and the target, in degrees. */
  readonly angle: number;
  readonly inSight: boolean;
  readonly distanceCm: number;
  readonly rangeCm: number;
}

/** What comes of shooting: it is not allowed, it misses without dice, or dice are rolled (FAN-11). */
export function judgeAim({ firing }: FantasyRules, { angle, inSight, distanceCm, rangeCm }: Aim): 'forbidden' | 'misses' | 'rolls' {
  if (!inSight || Math.abs(angle) > firing.arc / 2) return 'forbidden';
  return distanceCm > rangeCm ? 'misses' : 'rolls';
}

/** Models that may shoot: those of the front rank, or of more where the unit stands higher (FAN-11). */
export function countShooters({ firing }: FantasyRules, { models, frontage, elevated }: { readonly models: number; readonly frontage: number; readonly elevated: boolean }): number {
  return Math.min(models, frontage * (elevated ? firing.elevatedRanks : firing.ranks));
}
