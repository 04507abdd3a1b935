/** The defender table (DEF-01 to DEF-04) with prepared dice (PRE-04). */
import type { DraftSection } from '../board/draft';
import { append } from '../board/lists';
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
  const { corridor, smallRoom, largeRoom, objectiveRoom, combat } = listModifiers(contributions);
  let modifiers = placed.some(({ area }) => area === null) ? [corridor] : [];
  for (const { area, kind } of placed) {
    if (area === null) continue;
    modifiers = append(modifiers, area === 'small' ? smallRoom : largeRoom);
    if (kind === 'objective-room') modifiers.push(objectiveRoom);
  }
  if (inCombat) modifiers = append(modifiers, combat);
  return modifiers;
}

const knownModifiers = new WeakMap<Contributions, Readonly<Record<keyof Contributions, Modifier>>>();

/** The modifiers there are, made once per ruleset. */
function listModifiers(contributions: Contributions): Readonly<Record<keyof Contributions, Modifier>> {
  let modifiers = knownModifiers.get(contributions);
  if (!modifiers) {
    const of = (part: keyof Contributions): Modifier => ({ rule: 'DEF-04', reason: `modifier.${part}`, value: contributions[part] });
    modifiers = { corridor: of('corridor'), smallRoom: of('smallRoom'), largeRoom: of('largeRoom'), objectiveRoom: of('objectiveRoom'), combat: of('combat') };
    knownModifiers.set(contributions, modifiers);
  }
  return modifiers;
}

/** The sum M of modifiers. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (let at = 0; at < modifiers.length; at++) sum += modifiers[at]!.value;
  return sum;
}

/** The dice of a pair, one after the other. */
class PairDice implements Dice {
  private next = 0;

  constructor(private readonly pair: DicePair) {}

  roll(): number {
    return this.pair[this.next++]!;
  }

  pick(): number {
    return 0;
  }
}

/** A roll on the defender table: the audit and the points that appear. */
export interface DefenderRoll {
  readonly roll: Roll;
  readonly points: number;
}

const quietRolls = new WeakMap<Ruleset, DefenderRoll[]>();

/** Rolls the defender table with a pair of dice. In most turns nothing was placed: those rolls are kept by their pair. */
export function rollDefender(ruleset: Ruleset, pair: DicePair, modifiers: readonly Modifier[]): DefenderRoll {
  if (modifiers !== nothingPlaced) return rollPair(ruleset, pair, modifiers);
  let kept = quietRolls.get(ruleset);
  if (!kept) quietRolls.set(ruleset, (kept = []));
  return (kept[pair[0] * 8 + pair[1]] ??= rollPair(ruleset, pair, modifiers));
}

function rollPair(ruleset: Ruleset, pair: DicePair, modifiers: readonly Modifier[]): DefenderRoll {
  const roll = drawFromTable(ruleset, requiredTables.defender, new PairDice(pair), modifiers);
  return { roll, points: leafOf(roll).value! };
}

interface Ways {
  readonly ways: number;
  readonly of: number;
}

const known = new WeakMap<Ruleset, Map<number, Ways>>();

/** Ways out of `of` in which somebody appears with modifier M (for the size of an evening, PRE-09); each M is counted once per ruleset. */
export function countSomebody(ruleset: Ruleset, m: number): Ways {
  let byModifier = known.get(ruleset);
  if (!byModifier) known.set(ruleset, (byModifier = new Map()));
  let somebody = byModifier.get(m);
  if (!somebody) {
    const nobody = countNobody(ruleset, requiredTables.defender, m);
    byModifier.set(m, (somebody = { ways: nobody.of - nobody.ways, of: nobody.of }));
  }
  return somebody;
}
