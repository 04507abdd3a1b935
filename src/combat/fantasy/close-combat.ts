/** Who strikes when, and what the die has to show (FAN-01, FAN-13, FAN-16, FAN-17). */
import type { ToHitReading } from '../charts';
import { needToHit } from '../charts';
import { spread } from '../exact/combine';
import { passOn } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { FantasyRules } from './schema';

/** What stands between a blow and its target. */
export interface Hindrance {
  /** The test of fear was failed: it counts in the first round (FAN-13). */
  readonly afraid: boolean;
  /** Until its attackers win a round (FAN-17). */
  readonly obstacle: boolean;
  readonly firstRound: boolean;
}

/** D6 needed to hit. The weapon skill of cavalry is that of its rider; a mount strikes with its own (FAN-17). */
export function needToStrike(rules: FantasyRules, { ws, targetWs, reading }: { readonly ws: number; readonly targetWs: number; readonly reading: ToHitReading }, { afraid, obstacle, firstRound }: Hindrance): number {
  return Math.max(
    needToHit(rules.charts, ws, targetWs, reading),
    afraid && firstRound ? rules.fear.need : 0,
    obstacle ? rules.obstacle.need : 0,
  );
}

/** 1 where a blow of that need hits, else 0; hatred rolls a miss again in the first round (FAN-16). */
export function blowHits(need: number, again: boolean): Distribution {
  const once = passOn(need);
  return again ? spread(once, (hit) => (hit === 1 ? certain(1) : once)) : once;
}

/** Blows in the order in which they fall, those of one moment together: chargers, then by initiative (FAN-17). */
export function orderBlows<Blow extends { readonly charged: boolean; readonly initiative: number }>(blows: readonly Blow[]): Blow[][] {
  const moments = new Map<number, Blow[]>();
  for (const blow of blows) {
    const moment = blow.charged ? Infinity : blow.initiative;
    moments.set(moment, [...(moments.get(moment) ?? []), blow]);
  }
  return [...moments].sort(([one], [other]) => (one > other ? -1 : 1)).map(([, together]) => together);
}

/** Fighters that still strike: the slain do not, though those behind step up (FAN-17). */
export function countStriking(fighters: number, slain: number): number {
  return Math.max(0, fighters - slain);
}
