/** The defender table (DEF-01 to DEF-04) with prepared dice (PRE-04). */
import type { DraftSection } from '../board/draft';
import { countNobody, drawFromTable, leafOf } from '../dice/draw';
import type { Modifier, Roll } from '../dice/roll';
import type { Dice } from '../dice/streams';
import type { Contributions, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';

/** A pair of troop dice: the first roll and, if needed, the second. */
export type DicePair = readonly [number, number];

/** The n-th pair of the stream `troops`; both dice are always drawn, so that no pair shifts another. */
export function drawPair(dice: Dice): DicePair {
  return [dice.roll(6), dice.roll(6)];
}

const nothingPlaced: readonly Modifier[] = Object.freeze([]);

/** DEF-04: what the sections placed in one turn add to M, line by line; corridors count once. */
export function modifiersFor(placed: readonly DraftSection[], contributions: Contributions, inCombat: boolean): readonly Modifier[] {
  if (placed.length === 0 && !inCombat) return nothingPlaced;
  const modifiers: Modifier[] = [];
  const add = (reason: string, value: number): number => modifiers.push({ rule: 'DEF-04', reason: `modifier.${reason}`, value });
  if (placed.some((section) => section.area === null)) add('corridor', contributions.corridor);
  for (const { area, kind } of placed) {
    if (area === null) continue;
    add(area === 'small' ? 'smallRoom' : 'largeRoom', area === 'small' ? contributions.smallRoom : contributions.largeRoom);
    if (kind === 'objective-room') add('objectiveRoom', contributions.objectiveRoom);
  }
  if (inCombat) add('combat', contributions.combat);
  return modifiers;
}

/** The sum M of modifiers. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const modifier of modifiers) sum += modifier.value;
  return sum;
}

/** Rolls the defender table with a pair of dice; the audit and the points that appear. */
export function rollDefender(ruleset: Ruleset, pair: DicePair, modifiers: readonly Modifier[]): { readonly roll: Roll; readonly points: number } {
  let next = 0;
  const dice: Dice = { roll: () => pair[next++]!, pick: () => 0 };
  const roll = drawFromTable(ruleset, requiredTables.defender, dice, modifiers);
  return { roll, points: leafOf(roll).value! };
}

/** Ways out of `of` in which somebody appears with modifier M (for the size of an evening, PRE-09). */
export function countSomebody(ruleset: Ruleset, m: number): { readonly ways: number; readonly of: number } {
  const nobody = countNobody(ruleset, requiredTables.defender, m);
  return { ways: nobody.of - nobody.ways, of: nobody.of };
}
