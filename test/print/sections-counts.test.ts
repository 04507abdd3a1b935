/** How many pieces a general set has, against dice thrown one by one and draws counted one by one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fraction from 'fraction.js';
import { pageSizeOf } from '../../src/print/core/paper';
import { laySet } from '../../src/print/sections/sections-kit';
import { countDoors, countSet, countWays } from '../../src/print/sections/section-counts';
import { chanceDoors, mixKinds, mixSections } from '../../src/print/sections/section-mix';
import type { MixKind, SectionMix } from '../../src/print/sections/section-mix';
import { listGeneral, listNeeded, listOwned } from '../../src/print/sections/piece-list';
import { countNeeded } from '../../src/board/pieces';
import { generatedSeries, optionsWith, shippedRuleset } from '../rules/support/shipped';

const usual = { corridorDoor: 'end', doorBehindDoor: 'insertStraight', roomDoors: 'total' } as const;
type Rules = Parameters<typeof mixSections>[1];

const faces = [1, 2, 3, 4, 5, 6] as const;
const sixth = new Fraction(1, 6);

/** One corridor roll with both dice, as the rulebook's table has it (COR-01): 36 equally likely pairs. */
function listCorridorRolls(): string[] {
  return faces.flatMap((first) => faces.map((second) => {
    if (first <= 2) return 'straight';
    if (first <= 4) return 'door';
    return second <= 2 ? 'corner' : second <= 4 ? 'fork' : second === 5 ? 'crossing' : 'dead-end';
  }));
}

const ends: Readonly<Record<string, number>> = { straight: 1, corner: 1, fork: 2, crossing: 3, 'dead-end': 0 };

/** Expected sections behind one opening, every throw of the dice followed by itself. */
function follow(opening: 'end' | 'doorway' | 'room', depth: number, rules: Rules, share: Fraction, into: Map<string, Fraction>): void {
  if (depth === 0) return;
  const add = (kind: string, part: Fraction): void => void into.set(kind, (into.get(kind) ?? new Fraction(0)).add(part));
  const layRoom = (part: Fraction): void => {
    for (const face of faces) {
      add(face <= 3 ? 'small-room' : 'large-room', part.mul(sixth));
      for (const doors of [1, 2, 3]) {
        const more = doors - (rules.roomDoors === 'total' ? 1 : 0);
        for (let door = 0; door < more; door++) for (const leads of ['doorway', 'room'] as const) follow(leads, depth - 1, rules, part.mul(sixth).div(3).div(2), into);
      }
    }
  };
  if (opening === 'room') return layRoom(share);
  const rolls = listCorridorRolls();
  const counted = opening === 'doorway' && rules.corridorDoor === 'end' && rules.doorBehindDoor === 'reroll' ? rolls.filter((kind) => kind !== 'door') : rolls;
  for (const kind of counted) {
    const part = share.div(counted.length);
    if (kind !== 'door') {
      add(kind, part);
      for (let end = 0; end < ends[kind]!; end++) follow('end', depth - 1, rules, part, into);
    } else if (rules.corridorDoor === 'side') {
      add('straight', part);
      follow('end', depth - 1, rules, part, into);
      follow('room', depth - 1, rules, part, into);
    } else if (opening === 'doorway' && rules.doorBehindDoor === 'merge') layRoom(part);
    else {
      if (opening === 'doorway') add('straight', part);
      follow('room', depth - 1, rules, part, into);
    }
  }
}

test.each([usual, { ...usual, corridorDoor: 'side' }, { ...usual, doorBehindDoor: 'reroll' }, { ...usual, doorBehindDoor: 'merge' }, { ...usual, roomDoors: 'extra' }] as Rules[])('PROB-01 PROB-02 what lies behind the entrance is what all throws of the dice bring: %p', (rules) => {
  for (const depth of [1, 2]) {
    const expected = new Map<string, Fraction>();
    follow('doorway', depth, rules, new Fraction(1), expected);
    const all = [...expected.values()].reduce((sum, part) => sum.add(part));
    const mix = mixSections(shippedRuleset(), rules, depth);
    for (const kind of mixKinds) expect([kind, mix.get(kind)!.toFraction()]).toEqual([kind, (expected.get(kind) ?? new Fraction(0)).div(all).toFraction()]);
  }
});

/** Every sequence of draws with its exact chance. */
function* listDraws(mix: SectionMix, n: number): Generator<{ readonly draws: readonly MixKind[]; readonly chance: Fraction }> {
  if (n === 0) {
    yield { draws: [], chance: new Fraction(1) };
    return;
  }
  for (const { draws, chance } of listDraws(mix, n - 1)) for (const kind of mixKinds) yield { draws: [...draws, kind], chance: chance.mul(mix.get(kind)!) };
}

function bruteForce(mix: SectionMix, n: number, counts: ReadonlyMap<MixKind, number>): Fraction {
  let sum = new Fraction(0);
  for (const { draws, chance } of listDraws(mix, n)) {
    if (mixKinds.every((kind) => draws.filter((draw) => draw === kind).length <= counts.get(kind)!)) sum = sum.add(chance);
  }
  return sum;
}

test('PRE-09 SEC-08 the chance that a set suffices is that of all draws counted one by one', () => {
  for (const inSight of [2, 3]) {
    const mix = mixSections(shippedRuleset(), usual, inSight);
    const { counts, chance } = countSet(mix, inSight);
    expect(chance.toFraction()).toBe(bruteForce(mix, inSight, counts).toFraction());
    expect(chance.compare(new Fraction(9, 10))).toBeGreaterThanOrEqual(0);
  }
  expect(countWays([1n, 2n, 3n], [1, 1, 1], 3)).toBe(36n);
});

test('PRE-09 of each kind there is no piece more than its own 9 in 10 or the whole set asks for', () => {
  const mix = mixSections(shippedRuleset(), usual, 8);
  const { counts } = countSet(mix, 8);
  const enough = new Fraction(9, 10);
  // The least of each kind alone, by adding up binomial chances.
  const alone = new Map(mixKinds.map((kind) => {
    const p = mix.get(kind)!;
    let sum = new Fraction(0);
    let ways = 1;
    for (let count = 0; ; count++) {
      sum = sum.add(new Fraction(ways).mul(p.pow(count)!).mul(new Fraction(1).sub(p).pow(8 - count)!));
      if (sum.compare(enough) >= 0) return [kind, count] as const;
      ways = (ways * (8 - count)) / (count + 1);
    }
  }));
  for (const kind of mixKinds) expect(counts.get(kind)!).toBeGreaterThanOrEqual(alone.get(kind)!);
  // The last piece added was needed: without one of those beyond the least the whole set falls short.
  const extra = mixKinds.filter((kind) => counts.get(kind)! > alone.get(kind)!);
  expect(extra.length).toBeGreaterThan(0);
  const less = extra.map((kind) => countChance(mix, 8, new Map([...counts].map(([each, count]) => [each, each === kind ? count - 1 : count]))));
  expect(less.some((chance) => chance.compare(enough) < 0)).toBe(true);
});

/** The exact chance that counts suffice: the multinomial sum over every composition of the draws. */
function countChance(mix: SectionMix, n: number, counts: ReadonlyMap<MixKind, number>): Fraction {
  const sumOver = (kinds: readonly MixKind[], left: number): Fraction => {
    const [kind, ...rest] = kinds;
    if (kind === undefined) return new Fraction(left === 0 ? 1 : 0);
    let sum = new Fraction(0);
    let choose = 1;
    for (let draws = 0; draws <= Math.min(left, counts.get(kind)!); draws++) {
      sum = sum.add(mix.get(kind)!.pow(draws)!.mul(choose).mul(sumOver(rest, left - draws)));
      choose = (choose * (left - draws)) / (draws + 1);
    }
    return sum;
  };
  return sumOver(mixKinds, n);
}

test('ROOM-03 DOOR-01 doors suffice in 9 of 10 boards, counted one by one', () => {
  const ruleset = shippedRuleset();
  for (const inSight of [2, 3]) {
    const mix = mixSections(ruleset, usual, inSight);
    const doors = chanceDoors(ruleset, usual);
    const chances: Fraction[] = [];
    for (const { draws, chance } of listDraws(mix, inSight)) {
      const spread = (at: number, sum: number, part: Fraction): void => {
        const kind = draws[at];
        if (kind === undefined) chances[sum] = (chances[sum] ?? new Fraction(0)).add(part);
        else doors.get(kind)!.forEach((each, count) => spread(at + 1, sum + count, part.mul(each)));
      };
      spread(0, 0, chance);
    }
    let sum = new Fraction(0);
    const least = Array.from(chances, (chance) => chance ?? new Fraction(0)).findIndex((chance) => (sum = sum.add(chance)).compare(new Fraction(9, 10)) >= 0);
    expect(countDoors(mix, doors, inSight)).toBe(least + 1);
  }
  expect(chanceDoors(ruleset, usual).get('fork')!.map((chance) => chance.toFraction())).toEqual(['4/9', '4/9', '1/9']);
  expect(chanceDoors(ruleset, usual).get('large-room')!.map((chance) => chance.toFraction())).toEqual(['1/3', '1/3', '1/3', '0']);
});

test('SEC-07 rooms of a general set are dealt over the shapes of the catalogue, the first of each before the second', () => {
  const ruleset = shippedRuleset();
  const { sections, general } = listGeneral(ruleset, optionsWith().houseRules, 8);
  const { counts } = countSet(mixSections(ruleset, usual, 8), 8);
  for (const kind of ['small-room', 'large-room'] as const) {
    const rooms = sections.filter((piece) => piece.kind === kind).map(({ count }) => count);
    expect(rooms.reduce((sum, count) => sum + count, 0)).toBe(counts.get(kind));
    expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThanOrEqual(1);
    expect([...rooms].sort((a, b) => b - a)).toEqual(rooms);
  }
  expect(general!.inSight).toBe(8);
});

test('PRE-09 the pieces of a list are those of the list, alike ones added up', () => {
  const list = listOwned(shippedRuleset(), optionsWith().houseRules, [{ kind: 'straight', count: 3 }, { kind: 'small-room', widthMm: 200, lengthMm: 100, count: 1 }, { kind: 'objective-room', widthMm: 100, lengthMm: 200, count: 2 }]);
  expect(list.sections.map(({ kind, count }) => [kind.replace(/^(small|large)-/, ''), count])).toEqual([['straight', 3], ['room', 3]]);
});

test('SEC-08 the pieces of a session suffice for every card, and none is more than some card asks for', () => {
  for (const document of generatedSeries('sections to cut', 12)) {
    const { sections, doors, counters } = listNeeded(document);
    const owned = new Map(sections.map(({ kind, widthMm = 0, lengthMm = 0, count }) => [kind.endsWith('-room') ? `room ${Math.min(widthMm, lengthMm)}x${Math.max(widthMm, lengthMm)}` : kind, count]));
    const most = new Map<string, number>();
    let mostDoors = 0;
    for (const { keep, entries } of document.discoveries) {
      const ids = new Set([...keep, ...entries.map(({ section }) => section)]);
      const needed = countNeeded(document.board.sections.filter(({ id }) => ids.has(id)));
      for (const [key, count] of needed) {
        expect(owned.get(key)).toBeGreaterThanOrEqual(count);
        most.set(key, Math.max(most.get(key) ?? 0, count));
      }
      mostDoors = Math.max(mostDoors, document.board.openings.filter(({ kind, from, to }) => kind === 'door' && [from, to].some((id) => id !== null && ids.has(id))).length);
    }
    expect(new Map(owned)).toEqual(most);
    expect(doors).toBe(mostDoors);
    const numbersOf = (list: readonly { readonly number: number }[]): string[] => list.map(({ number }) => number).filter((number) => number > 0).sort((a, b) => a - b).map(String);
    expect(counters).toEqual({ opening: numbersOf(document.board.openings), section: numbersOf(document.board.sections) });
  }
});

test('PRE-09 eight sections in sight are enough in nine of ten normal evenings, as docs/sections.md says, and its table is what comes out', () => {
  const mostInSight = generatedSeries('in sight', 100, { evening: 'normal' }).map(({ discoveries }) => Math.max(...discoveries.map(({ keep, entries }) => new Set([...keep, ...entries.map(({ section }) => section)].filter((id) => id > 0)).size)));
  expect(mostInSight.filter((count) => count <= 8).length).toBeGreaterThanOrEqual(87);
  const ruleset = shippedRuleset();
  const house = optionsWith().houseRules;
  const [rows, ...others] = ['sections.md', 'es/secciones.md', 'ca/seccions.md'].map((path) => (
    readFileSync(join(__dirname, '../../docs', path), 'utf8').split('\n').filter((line) => /^\| \d/.test(line)).map((line) => line.split('|').slice(1, -1).map(Number))
  ));
  expect(rows!.length).toBeGreaterThan(3);
  expect(others).toEqual([rows, rows]);
  for (const [inSight, ...told] of rows!) {
    const list = listGeneral(ruleset, house, inSight!);
    const { chance } = list.general!;
    const counts = mixKinds.map((kind) => list.sections.filter((piece) => piece.kind === kind).reduce((sum, { count }) => sum + count, 0));
    const sheets = laySet({ list, catalogue: ruleset.catalogue, house, squareMm: null, page: pageSizeOf('a4') }).layout.pages.length;
    expect([inSight, ...told]).toEqual([inSight, ...counts, list.doors, Number((chance.n * 100n) / chance.d), sheets]);
  }
});
