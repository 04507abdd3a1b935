/**
 * What comes first, and what beats what (W40-17, W40-18). Stratagems that cancel each other are for whoever plays whole
 * games: no question asks for them yet.
 */
import { mapValues } from '../exact/combine';
import { totalOfDice } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import { parseDice } from '../../tables/dice-notation';
import type { W40kRules } from './schema';

/** True, false, or null where this update has no word on it. */
export type Allowed = boolean | null;

/** A stratagem on the stack, and the one it cancels, where it does. */
export interface Played {
  readonly id: string;
  readonly cancels?: string;
}

/** The stratagems that take effect, in the order in which they resolve: the last one played first (W40-17). */
export function resolveStratagems(played: readonly Played[]): string[] {
  const cancelled = new Set<string>();
  return [...played].reverse().flatMap(({ id, cancels }) => {
    if (cancelled.has(id)) return [];
    if (cancels !== undefined) cancelled.add(cancels);
    return [id];
  });
}

/** Rules that bear on a morale test. */
export interface MoraleRules {
  readonly autoPass: boolean;
  readonly autoFail: boolean;
  readonly noneFlee: boolean;
  /** Models that flee besides, where a rule says so. */
  readonly moreFlee: number;
}

/** A unit that takes the test. */
export interface MoraleTest {
  readonly models: number;
  readonly slain: number;
  readonly leadership: number;
  /** To the roll. */
  readonly modifier: number;
}

/**
 * Models that flee: by what the die and the slain are above the leadership. To pass without a roll beats to fail
 * without one, and that nobody flees beats that more do (W40-18). Who fails without a roll loses one at least.
 */
export function countFleeing({ models, slain, leadership, modifier }: MoraleTest, { autoPass, autoFail, noneFlee, moreFlee }: MoraleRules, rules: W40kRules): Distribution {
  if (autoPass || noneFlee) return certain(0);
  return mapValues(totalOfDice(parseDice(rules.outside.morale.die)!), (die) => {
    const above = die + slain + modifier - leadership;
    const fleeing = autoFail ? Math.max(1, above) : Math.max(0, above);
    return Math.min(models, fleeing > 0 ? fleeing + moreFlee : 0);
  });
}
