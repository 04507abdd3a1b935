/** One blow or shot from the hit to the wound that no armour stops (FAN-03, FAN-04). */
import { needToWound } from '../charts';
import { mapValues, spread } from '../exact/combine';
import { passOn } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import { saveAgainst } from './armour';
import type { FantasyRules } from './schema';

/** What is struck. */
export interface Target {
  readonly toughness: number;
  readonly save: number | null;
}

/** The chances of each step by itself, 1 or 0, and of all together. */
export interface Attack {
  readonly hit: Distribution;
  /** D6 needed; null where it cannot wound. */
  readonly woundNeed: number | null;
  readonly wound: Distribution;
  readonly saveNeed: number | null;
  readonly saved: Distribution;
  /** Hits, wounds and is not saved. */
  readonly harm: Distribution;
}

/** Follows an attack that hits with that chance. */
export function followAttack(rules: FantasyRules, hit: Distribution, strength: number, { toughness, save }: Target): Attack {
  const woundNeed = needToWound(rules.charts, strength, toughness);
  const wound = woundNeed === null ? certain(0) : passOn(woundNeed);
  const saveNeed = saveAgainst(rules, save, strength);
  const saved = saveNeed === null ? certain(0) : passOn(saveNeed);
  const unsaved = mapValues(saved, (stopped) => 1 - stopped);
  return { hit, woundNeed, wound, saveNeed, saved, harm: both(hit, both(wound, unsaved)) };
}

/** Models that so many wounds slay; what is over wounds the next one. */
export function countSlain(wounds: number, woundsEach: number): number {
  return Math.floor(wounds / woundsEach);
}

/** 1 where two things happen that know nothing of each other. */
export function both(one: Distribution, other: Distribution): Distribution {
  return spread(one, (happens) => (happens === 1 ? other : certain(0)));
}
