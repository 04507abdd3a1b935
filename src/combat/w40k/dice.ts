/** One die against a number, as the updates have it: re-roll first, then modifiers, then what the result does. */
import type { Amount } from '../amount';
import { distributionOf } from '../amount';
import { mapValues, spread } from '../exact/combine';
import { totalOfDice } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import { certain, weigh } from '../exact/distribution';
import type { W40kRules } from './schema';

/** Which dice may be rolled again, looking at them as they fell (W40-02). */
export const rerollKinds = ['none', 'ones', 'failed', 'all'] as const;
/** One of these. */
export type Reroll = (typeof rerollKinds)[number];

/** What a die is rolled for. */
export interface RollRule {
  /** The least result that passes; null: nothing does. */
  readonly need: number | null;
  readonly modifier: number;
  readonly reroll: Reroll;
  /** The need stands whatever the modifiers: “always hits on”. */
  readonly fixed?: boolean;
}

/** A die as it fell in the end, and its result. */
export interface PlayedDie {
  readonly natural: number;
  readonly final: number;
  readonly passed: boolean;
  readonly rerolled: boolean;
}

/** Reads one die: modifiers add up, and nothing is below the least result (W40-03). */
export function readDie(natural: number, { need, modifier, fixed }: RollRule, { roll, outside }: W40kRules): Omit<PlayedDie, 'rerolled'> {
  const final = Math.max(roll.least, natural + modifier);
  const passed = need !== null && natural > outside.alwaysFails && (fixed ? natural : final) >= need;
  return { natural, final, passed };
}

/** True where the die, as it fell, may be rolled again; modifiers come later (W40-01, W40-02). */
export function mayReroll(natural: number, { need, reroll }: RollRule): boolean {
  if (reroll === 'ones') return natural === 1;
  if (reroll === 'failed') return need === null || natural < need;
  return reroll === 'all';
}

/**
 * One die from start to end: `first` as it fell, `second` if it is rolled again, which happens once at
 * most (W40-01). Whoever rolls leaves a die alone that passes with its modifiers.
 */
export function playDie(first: number, second: number, rule: RollRule, rules: W40kRules): PlayedDie {
  const once = readDie(first, rule, rules);
  if (once.passed || !mayReroll(first, rule)) return { ...once, rerolled: false };
  return { ...readDie(second, rule, rules), rerolled: true };
}

/** Every way in which one die can end, out of 36. */
export function listPlayed(rule: RollRule, rules: W40kRules): { readonly die: PlayedDie; readonly ways: number }[] {
  return faces.flatMap((first) => {
    const die = playDie(first, first, rule, rules);
    if (!die.rerolled) return [{ die, ways: faces.length }];
    return faces.map((second) => ({ die: playDie(first, second, rule, rules), ways: 1 }));
  });
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** What becomes of one die, counted: `count` may give one number for each way in which it ends. */
export function distributionOfDie(rule: RollRule, rules: W40kRules, count: (die: PlayedDie) => number): Distribution {
  return weigh(listPlayed(rule, rules).map(({ die, ways }) => [count(die), ways]));
}

/** 1 where one die passes, else 0. */
export function chanceToPass(rule: RollRule, rules: W40kRules): Distribution {
  return distributionOfDie(rule, rules, ({ passed }) => Number(passed));
}

/** True for a result of 6 or more: the final one, or the die as it fell where the rule says unmodified (W40-04). */
export function isSix({ natural, final }: PlayedDie, unmodified: boolean, { roll }: W40kRules): boolean {
  return (unmodified ? natural : final) >= roll.six;
}

/** True for a result of 1, the same way: overcharged plasma (W40-04). */
export function isOne({ natural, final }: PlayedDie, unmodified: boolean): boolean {
  return (unmodified ? natural : final) === 1;
}

/** Hits that one 6 makes: the best of the rules that say “instead”, and one more for each that says “additional” (W40-11). */
export function hitsOfSix({ instead, additional }: { readonly instead: number; readonly additional: number }, { extraHits }: W40kRules): number {
  return (instead > 0 ? extraHits.instead : 1) + additional * extraHits.additional;
}

/** What is needed to hit when the sides bring rules of their own: the attacker's “always hits on” first (W40-12). */
export function chooseHitNeed({ skill, alwaysOn, onlyOn }: { readonly skill: number; readonly alwaysOn: number | null; readonly onlyOn: number | null }): Pick<RollRule, 'need' | 'fixed'> {
  const told = alwaysOn ?? onlyOn;
  return told === null ? { need: skill } : { need: told, fixed: true };
}

/**
 * A random value: its dice all together, once more where `again` says so of what they show, and only then what is added
 * (W40-01, W40-06). On a D3 it looks at the value of the D3 (W40-07).
 */
export function rollAmount({ dice, plus }: Amount, again: (shown: number) => boolean): Distribution {
  if (dice === null) return distributionOf({ dice, plus });
  const once = totalOfDice(dice);
  return mapValues(spread(once, (shown) => (again(shown) ? once : certain(shown))), (total) => Math.max(0, total + plus));
}
