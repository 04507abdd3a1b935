/** The board of a combat that is played, its dice and its log. */
import { parseDice } from '../../../tables/dice-notation';
import type { Dice } from '../../../dice/streams';
import type { Message } from '../../../errors';
import type { CombatEvent } from '../../combat';
import type { Side } from '../../contract';
import type { AttackStep } from '../attack';
import type { ClassicRules } from '../schema';
import type { Fighter } from './unit';
import { part, stands } from './unit';
import { playWords } from './words';

/** Everything that one combat needs and changes. */
export interface Table {
  readonly rules: ClassicRules;
  readonly dice: Dice;
  readonly fighters: readonly Fighter[];
  readonly log: CombatEvent[];
  turn: number;
}

/** Writes down what happened. */
export function note(table: Table, { side, unit }: Fighter, rules: readonly string[], text: Message, values: CombatEvent['values'] = {}, dice: readonly number[] = []): void {
  table.log.push({ turn: table.turn, side, rules, text, values: { unit: unit.name, ...values }, dice });
}

/** Rolls dice such as `2d6`. */
export function rollAll({ dice }: Table, notation: string): number[] {
  const { count, sides } = parseDice(notation)!;
  return Array.from({ length: count }, () => dice.roll(sides));
}

/** The sum of some dice. */
export function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** Rolls so many attacks through their steps, all dice of a step together; returns what goes through, and the dice. */
export function rollAttacks({ dice }: Table, attacks: number, steps: readonly AttackStep[]): { readonly through: number; readonly rolled: readonly number[] } {
  let through = attacks;
  const rolled: number[] = [];
  for (const { faces, goesOnHigh } of steps) {
    // What always or never goes on is not rolled for.
    if (faces === 6 || faces === 0) {
      through = faces === 6 ? through : 0;
      continue;
    }
    const thrown = Array.from({ length: through }, () => dice.roll(6));
    rolled.push(...thrown);
    through = thrown.filter((die) => (goesOnHigh ? die > 6 - faces : die <= faces)).length;
  }
  return { through, rolled };
}

/** The nearest enemy that stands and is in no close combat with another; null without one. */
export function findEnemy({ fighters }: Table, own: Fighter, free: boolean): Fighter | null {
  const enemies = fighters.filter((other) => other.side !== own.side && stands(other) && !(free && other.against !== null));
  return enemies.reduce<Fighter | null>((best, other) => (best === null || gap(own, other) < gap(own, best) ? other : best), null);
}

/** cm between two units. */
export function gap(a: Fighter, b: Fighter): number {
  return Math.abs(a.at - b.at);
}

/** Those of a side that stand. */
export function listStanding({ fighters }: Table, side: Side): Fighter[] {
  return fighters.filter((fighter) => fighter.side === side && stands(fighter));
}

/** Away from the enemy, and out of close combat (EXT-03). */
export function fallBack(table: Table, fighter: Fighter): void {
  const dice = rollAll(table, table.rules.fallBack.dice);
  fighter.fallsBack = true;
  part(fighter);
  fighter.at += (fighter.side === 'attacker' ? -1 : 1) * sumOf(dice);
  note(table, fighter, [table.rules.fallBack.rule], playWords.fallsBack, { cm: sumOf(dice) }, dice);
}

/** A morale test (EXT-04); who fails it falls back. */
export function testMorale(table: Table, fighter: Fighter): void {
  const { unit } = fighter;
  if (unit.fearless) return;
  const dice = rollAll(table, table.rules.leadership.dice);
  const passed = sumOf(dice) <= unit.profile.leadership;
  note(table, fighter, [table.rules.leadership.rule], passed ? playWords.moraleKept : playWords.moraleLost, { leadership: unit.profile.leadership, total: sumOf(dice) }, dice);
  if (!passed) fallBack(table, fighter);
}
