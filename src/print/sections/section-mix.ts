/**
 * What the tables bring, exactly and without geometry: of every hundred sections so many straights, small rooms …
 * Counted is all that lies behind the entrance within as many openings as sections may be in sight (COR-01 to
 * COR-04, ROOM-01, ROOM-03, DOOR-02, DOOR-03).
 */
import Fraction from 'fraction.js';
import type { CorridorKind } from '../../board/draft';
import type { HouseRules } from '../../tables/house-rules';
import { findMean, listOutcomes, sumByResult, sumByValue } from '../../tables/probabilities';
import type { Ruleset } from '../../tables/ruleset';
import { requiredTables } from '../../tables/ruleset';

/** Kinds of pieces that the tables tell apart; an objective room lies on a large one (ROOM-01). */
export const mixKinds = ['straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room'] as const;

/** One of them. */
export type MixKind = (typeof mixKinds)[number];

/** The part that each kind has in what lies behind the entrance; they add up to 1. */
export type SectionMix = ReadonlyMap<MixKind, Fraction>;

/** Of every kind of section, the chance of 0, 1, 2 … doors that come with it. */
export type DoorChances = ReadonlyMap<MixKind, readonly Fraction[]>;

/** Open ends beyond the entry (COR-02). */
const endsOf: Readonly<Record<CorridorKind, number>> = { straight: 1, corner: 1, fork: 2, crossing: 3, 'dead-end': 0 };

type MixRules = Pick<HouseRules, 'corridorDoor' | 'doorBehindDoor' | 'roomDoors'>;

interface Chances {
  readonly corridors: ReadonlyMap<string, Fraction>;
  readonly rooms: ReadonlyMap<string, Fraction>;
  readonly doors: ReadonlyMap<number, Fraction>;
  readonly moreDoors: Fraction;
  readonly toCorridor: Fraction;
}

/** Openings of one kind, expected: ends of corridors, doorways that lead to a corridor, doors that lead to a room. */
interface Openings {
  readonly ends: Fraction;
  readonly doorways: Fraction;
  readonly rooms: Fraction;
}

const none = new Fraction(0);
const one = new Fraction(1);

function readChances({ tables }: Pick<Ruleset, 'tables'>, { roomDoors }: MixRules): Chances {
  const doors = listOutcomes(tables, requiredTables.roomDoors);
  return {
    corridors: sumByResult(listOutcomes(tables, requiredTables.corridors)),
    rooms: sumByResult(listOutcomes(tables, requiredTables.rooms)),
    doors: sumByValue(doors),
    moreDoors: findMean(doors).sub(roomDoors === 'total' ? 1 : 0),
    toCorridor: sumByResult(listOutcomes(tables, requiredTables.doorLeads)).get('corridor') ?? none,
  };
}

/** The mix of what lies behind the entrance within `openings` openings. */
export function mixSections(ruleset: Pick<Ruleset, 'tables'>, house: MixRules, openings: number): SectionMix {
  const chances = readChances(ruleset, house);
  const expected = new Map<MixKind, Fraction>(mixKinds.map((kind) => [kind, none]));
  const add = (kind: MixKind, count: Fraction): void => void expected.set(kind, expected.get(kind)!.add(count));
  let seen: Openings = { ends: none, doorways: one, rooms: none };
  for (let at = 0; at < openings; at++) seen = lookThrough(seen, chances, house, add);
  const all = [...expected.values()].reduce((sum, count) => sum.add(count), none);
  return new Map([...expected].map(([kind, count]) => [kind, count.div(all)]));
}

/** Adds what is seen through openings, and returns the openings that come with it. */
function lookThrough({ ends, doorways, rooms }: Openings, chances: Chances, house: MixRules, add: (kind: MixKind, count: Fraction) => void): Openings {
  const { corridors } = chances;
  const door = corridors.get('door') ?? none;
  const inSide = house.corridorDoor === 'side';
  // COR-04: what becomes of a door rolled at a doorway; rolled again, the other results share its chance.
  const again = house.doorBehindDoor === 'reroll' && !inSide && door.compare(1) < 0 ? one.div(one.sub(door)) : one;
  const rolled = ends.add(doorways.mul(again));
  let next = none;
  for (const kind of Object.keys(endsOf) as CorridorKind[]) {
    const count = rolled.mul(corridors.get(kind) ?? none);
    add(kind, count);
    next = next.add(count.mul(endsOf[kind]));
  }
  const atEnd = ends.mul(door);
  const atDoorway = doorways.mul(door);
  const straights = inSide ? atEnd.add(atDoorway) : house.doorBehindDoor === 'insertStraight' ? atDoorway : none;
  add('straight', straights);
  const doors = house.doorBehindDoor === 'reroll' && !inSide ? atEnd : atEnd.add(atDoorway);
  const merged = house.doorBehindDoor === 'merge' && !inSide ? atDoorway : none;
  // A room of `merge` lies right behind its doorway, as if that had led to it from the first.
  const seenRooms = rooms.add(merged);
  add('small-room', seenRooms.mul(chances.rooms.get('small-room') ?? none));
  add('large-room', seenRooms.mul(one.sub(chances.rooms.get('small-room') ?? none)));
  const roomDoors = seenRooms.mul(chances.moreDoors);
  return {
    ends: inSide ? next.add(straights) : next,
    doorways: roomDoors.mul(chances.toCorridor),
    rooms: roomDoors.mul(one.sub(chances.toCorridor)).add(doors.sub(merged)),
  };
}

/** The chances of doors by kind of section: of a corridor one at every end that turns out to be one, of a room what ROOM-03 brings. */
export function chanceDoors(ruleset: Pick<Ruleset, 'tables'>, house: MixRules): DoorChances {
  const { corridors, doors } = readChances(ruleset, house);
  const door = corridors.get('door') ?? none;
  const ofEnds = (ends: number): Fraction[] => Array.from({ length: ends }, () => [one.sub(door), door]).reduce<Fraction[]>(multiply, [one]);
  const most = Math.max(...doors.keys());
  const ofRoom = Array.from({ length: most + 1 }, (_, more) => doors.get(more + (house.roomDoors === 'total' ? 1 : 0)) ?? none);
  return new Map(mixKinds.map((kind) => [kind, kind === 'small-room' || kind === 'large-room' ? ofRoom : ofEnds(endsOf[kind])]));
}

/** Chances of a sum of two independent numbers. */
function multiply(a: readonly Fraction[], b: readonly Fraction[]): Fraction[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => none);
  a.forEach((left, i) => b.forEach((right, j) => { sum[i + j] = sum[i + j]!.add(left.mul(right)); }));
  return sum;
}
