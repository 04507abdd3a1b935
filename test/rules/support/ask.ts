/** Questions of the combat families, asked as `odds` asks them. */
import Fraction from 'fraction.js';
import type { Answer, Fact, Facts, Family, Question } from '../../../src/combat/contract';
import { defaultOf } from '../../../src/cli/odds/fact-text';
import { loadFamily } from '../../../src/combat/registry';
import type { Distribution } from '../../../src/combat/exact/distribution';
import { listChances } from '../../../src/combat/exact/summary';
import { loadCombatRules } from '../../../src/io/load-combat';

/** A family with its shipped rules: facts that are not told have their defaults. */
export async function openFamily(family: Family): Promise<(question: string, facts?: Facts) => Answer> {
  const [{ questions }, rules] = [await loadFamily(family), await loadCombatRules(family)];
  return (id, facts = {}) => {
    const question = questions.find((one) => one.id === id) as Question<unknown>;
    const told = question.fields.map((field): [string, Fact] => {
      const value = field.id in facts ? facts[field.id]! : defaultOf(field);
      if (value === undefined) throw new Error(`${id} needs ${field.id}`);
      return [field.id, value];
    });
    return question.answer(Object.fromEntries(told) as Facts, rules);
  };
}

/** Chances as fractions, by outcome. */
export function fractionsOf(of: Distribution): Record<number, string> {
  return Object.fromEntries(listChances(of).map(({ value, chance }) => [value, chance.exact?.toFraction() ?? String(chance.value)]));
}

/** The fraction of each outcome of the main result. */
export function mainOf({ results: [{ outcome }] }: Answer): Record<number, string> {
  return fractionsOf(outcome);
}

/**
 * Every way in which dice can fall: `play` asks for dice one by one, and is played again for each face of each.
 * Knows nothing of distributions.
 */
export function enumerate(play: (roll: (sides: number) => number) => number): Record<number, string> {
  const sums = new Map<number, Fraction>();
  const follow = (given: readonly number[], chance: Fraction): void => {
    let asked = 0;
    let next = 0;
    const stop = new Error('one die more');
    try {
      const value = play((sides) => {
        if (asked < given.length) return given[asked++]!;
        next = sides;
        throw stop;
      });
      sums.set(value, (sums.get(value) ?? new Fraction(0)).add(chance));
    } catch (error) {
      if (error !== stop) throw error;
      for (let face = 1; face <= next; face++) follow([...given, face], chance.div(next));
    }
  };
  follow([], new Fraction(1));
  return Object.fromEntries([...sums].sort(([a], [b]) => a - b).map(([value, chance]) => [value, chance.toFraction()]));
}
