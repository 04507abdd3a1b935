/** Who takes the first Combat Turn (COM-04). */
import { mapValues, spread } from '../exact/combine';
import { totalOfDice } from '../exact/dice';
import type { ExactDistribution } from '../exact/distribution';
import { weigh } from '../exact/distribution';
import { parseDice } from '../../tables/dice-notation';
import type { ClassicRules } from './schema';

/** What the infiltrators of a side add: `none`, `some` or `all` of it. */
export function countInfiltrators({ initiative: { some, all } }: ClassicRules, share: string): number {
  return share === 'all' ? all : share === 'some' ? some : 0;
}

/** 1 when the attacker goes first, else 0: ties, with what is added, are rolled again (COM-04). */
export function findFirst(rules: ClassicRules, difference: number): ExactDistribution {
  const { ways, min } = throwOnce(rules, difference);
  const count = (wanted: number): bigint => ways[wanted - min] ?? 0n;
  return weigh([[1, count(1)], [0, count(-1)]]);
}

/** One throw of both: 1 attacker, −1 defender, 0 tie; the difference is what the attacker adds over the defender. */
export function throwOnce({ initiative: { die } }: ClassicRules, difference: number): ExactDistribution {
  const roll = totalOfDice(parseDice(die)!);
  return spread(roll, (own) => mapValues(roll, (other) => Math.sign(own + difference - other))) as ExactDistribution;
}
