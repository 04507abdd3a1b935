/** The defender table (DEF-01 to DEF-04) with prepared dice (PRE-04). */
import type { DraftBoard, DraftSection, SectionFacts } from '../board/draft';
import { countNobody, drawFromTable, leafOf } from '../dice/draw';
import type { Modifier, Roll } from '../dice/roll';
import type { Dice } from '../dice/streams';
import type { Contributions, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';

/** A pair of troop dice: the first roll and, if needed, the second. */
export type DicePair = readonly [number, number];

/** The pairs there are, in order: a session draws so many that each is made once. */
const pairs: readonly DicePair[] = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6) + 1, (at % 6) + 1]);

/** The n-th pair of the stream `troops`; both dice are always drawn, so that no pair shifts another. */
export function drawPair(dice: Dice): DicePair {
  const first = dice.roll(6) - 1;
  return pairs[first * 6 + dice.roll(6) - 1]!;
}

/** DEF-04: what the sections placed in one turn add to M, line by line; corridors count once. */
export function modifiersFor(placed: readonly Pick<SectionFacts, 'kind' | 'area'>[], contributions: Contributions, inCombat: boolean): readonly Modifier[] {
  const of = (part: keyof Contributions): Modifier => ({ rule: 'DEF-04', reason: `modifier.${part}`, value: contributions[part] });
  const modifiers = placed.some(({ area }) => area === null) ? [of('corridor')] : [];
  for (const { area, kind } of placed) {
    if (area === null) continue;
    modifiers.push(of(area === 'small' ? 'smallRoom' : 'largeRoom'));
    if (kind === 'objective-room') modifiers.push(of('objectiveRoom'));
  }
  if (inCombat) modifiers.push(of('combat'));
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

/** Rolls the defender table with a pair of dice. */
export function rollDefender(ruleset: Ruleset, pair: DicePair, modifiers: readonly Modifier[]): DefenderRoll {
  const roll = drawFromTable(ruleset, requiredTables.defender, new PairDice(pair), modifiers);
  return { roll, points: leafOf(roll).value! };
}

/** What was placed in a turn, as the defender's roll sees it. */
export interface PlacedInTurn {
  readonly modifiers: readonly Modifier[];
  /** M: their sum. */
  readonly modifier: number;
  /** How likely somebody appears; 0 where nothing was placed: such turns are not counted (PRE-09). */
  readonly chance: number;
  /** The rolls made so far, by their pair. */
  readonly rolls: DefenderRoll[];
}

/** The ruleset last played, and what is known about it by {@link keyOfPlaced}. Of one alone, since every turn asks, and a map takes longer. */
let lastPlayed: Ruleset | null = null;
let known: PlacedInTurn[] = [];

/** What the sections placed in a turn mean for the roll. Mostly there is a room at most: all about those is kept. */
export function weighPlaced(ruleset: Ruleset, { sections }: DraftBoard, placed: readonly number[]): PlacedInTurn {
  const key = keyOfPlaced(sections, placed);
  if (key === severalRooms) return workOut(ruleset, sections, placed);
  if (lastPlayed !== ruleset) {
    lastPlayed = ruleset;
    known = [];
  }
  return (known[key] ??= workOut(ruleset, sections, placed));
}

const severalRooms = -1;

/** From 0, the same for sections that add the same. */
function keyOfPlaced(sections: readonly DraftSection[], placed: readonly number[]): number {
  let corridors = 0;
  let room = 0;
  for (let at = 0; at < placed.length; at++) {
    const { area, kind } = sections[placed[at]!]!.facts;
    if (area === null) corridors = 1;
    else if (room > 0) return severalRooms;
    else room = (area === 'small' ? 2 : 4) + (kind === 'objective-room' ? 4 : 0);
  }
  return corridors + room;
}

function workOut(ruleset: Ruleset, sections: readonly DraftSection[], placed: readonly number[]): PlacedInTurn {
  const modifiers = modifiersFor(placed.map((id) => sections[id]!.facts), ruleset.contributions, false);
  const modifier = sumOf(modifiers);
  return { modifiers, modifier, chance: placed.length > 0 ? chanceOfSomebody(ruleset, modifier) : 0, rolls: [] };
}

function chanceOfSomebody(ruleset: Ruleset, modifier: number): number {
  const { ways, of } = countSomebody(ruleset, modifier);
  return ways / of;
}

/** The roll of a turn: the same pair after the same sections is told in one way only. */
export function rollForPlaced(ruleset: Ruleset, { modifiers, rolls }: PlacedInTurn, pair: DicePair): DefenderRoll {
  return (rolls[pair[0] * 8 + pair[1]] ??= rollDefender(ruleset, pair, modifiers));
}

interface Ways {
  readonly ways: number;
  readonly of: number;
}

const counted = new WeakMap<Ruleset, Map<number, Ways>>();

/** Ways out of `of` in which somebody appears with modifier M (for the size of an evening, PRE-09); each M is counted once per ruleset. */
export function countSomebody(ruleset: Ruleset, m: number): Ways {
  let byModifier = counted.get(ruleset);
  if (!byModifier) counted.set(ruleset, (byModifier = new Map()));
  let somebody = byModifier.get(m);
  if (!somebody) {
    const nobody = countNobody(ruleset, requiredTables.defender, m);
    byModifier.set(m, (somebody = { ways: nobody.of - nobody.ways, of: nobody.of }));
  }
  return somebody;
}
