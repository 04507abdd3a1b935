/** Section 11 of the rules, recomputed from the YAML itself: nothing here knows a chance of its own. */
import Fraction from 'fraction.js';
import { findMean, listOutcomes, sumByResult, sumByValue } from '../../src/tables/probabilities';
import { shippedRuleset } from '../tables/edited-tables';

const { tables, contributions, rows } = shippedRuleset();
const corridors = sumByResult(listOutcomes(tables, 'corridors'));
const rooms = sumByResult(listOutcomes(tables, 'rooms'));
const doors = sumByValue(listOutcomes(tables, 'room-doors'));
const leads = sumByResult(listOutcomes(tables, 'door-leads'));

/** Open ends each corridor result adds (COR-02). */
const ends: Readonly<Record<string, number>> = { straight: 1, corner: 1, fork: 2, crossing: 3, 'dead-end': 0, door: 0 };

function chance(chances: ReadonlyMap<string, Fraction>, result: string): Fraction {
  return chances.get(result) ?? new Fraction(0);
}

function text(chances: ReadonlyMap<string | number, Fraction>): Record<string, string> {
  return Object.fromEntries([...chances].map(([key, value]) => [key, value.toFraction()]));
}

/** Sum over outcomes of chance times a number each. */
function weigh(chances: ReadonlyMap<string, Fraction>, number: (result: string) => number): Fraction {
  return [...chances].reduce((sum, [result, part]) => sum.add(part.mul(number(result))), new Fraction(0));
}

/** Mean points and chance of nobody of the defender's roll with a modifier. */
function defend(modifier: number): { mean: Fraction; nobody: Fraction } {
  const outcomes = listOutcomes(tables, 'defender', modifier);
  return { mean: findMean(outcomes), nobody: sumByValue(outcomes).get(0) ?? new Fraction(0) };
}

/** What a room adds to M (DEF-04). */
const roomModifier: Readonly<Record<string, number>> = {
  'small-room': contributions.smallRoom,
  'large-room': contributions.largeRoom,
  'objective-room': contributions.largeRoom + contributions.objectiveRoom,
};

describe('PROB-01', () => {
  test('PROB-01 the corridor roll', () => {
    expect(text(corridors)).toEqual({ straight: '1/3', door: '1/3', corner: '1/9', fork: '1/9', crossing: '1/18', 'dead-end': '1/18' });
  });

  test('PROB-01 new open ends and doors expected', () => {
    expect(weigh(corridors, (result) => ends[result] ?? NaN).toFraction()).toBe('5/6');
    expect(chance(corridors, 'door').toFraction()).toBe('1/3');
  });
});

test('PROB-02 the room roll, the doors of a room and what they lead to', () => {
  expect(text(rooms)).toEqual({ 'small-room': '1/2', 'large-room': '1/3', 'objective-room': '1/6' });
  expect(text(doors)).toEqual({ 1: '1/3', 2: '1/3', 3: '1/3' });
  expect(findMean(listOutcomes(tables, 'room-doors')).toFraction()).toBe('2');
  expect(text(leads)).toEqual({ corridor: '1/2', room: '1/2' });
});

interface Variant {
  readonly extra: boolean;
  readonly side: boolean;
}

const variants: readonly (readonly [string, Variant])[] = [
  ['default', { extra: false, side: false }],
  ['extra', { extra: true, side: false }],
  ['side', { extra: false, side: true }],
  ['both', { extra: true, side: true }],
];

describe('PROB-03 growth rate', () => {
  const expected: Readonly<Record<string, number>> = { default: (2 + Math.sqrt(7 / 4)) / 3, extra: 3 / 2, side: (5 + Math.sqrt(10)) / 6, both: 5 / 3 };

  test('PROB-03 the mean offspring of the default', () => {
    const matrix = findOffspring({ extra: false, side: false }).flat();
    expect(matrix.map((part) => part.toFraction())).toEqual(['5/6', '1/3', '1/2', '1/2']);
  });

  test.each(variants)('PROB-03 %s', (name, variant) => {
    const [[a, b], [c, d]] = findOffspring(variant);
    const trace = a.add(d);
    const determinant = a.mul(d).sub(b.mul(c));
    const growth = (trace.valueOf() + Math.sqrt(trace.mul(trace).sub(determinant.mul(4)).valueOf())) / 2;
    expect(growth).toBeCloseTo(expected[name] ?? NaN, 12);
  });

  test('PROB-03 the two numbers the rules quote', () => {
    expect(expected['default']?.toFixed(5)).toBe('1.10763');
    expect(expected['side']?.toFixed(5)).toBe('1.36038');
  });

  /** Rows: from a corridor end, from a room; columns: corridor ends, rooms. */
  function findOffspring({ extra, side }: Variant): [[Fraction, Fraction], [Fraction, Fraction]] {
    const door = chance(corridors, 'door');
    const further = findMean(listOutcomes(tables, 'room-doors')).sub(extra ? 0 : 1);
    const open = weigh(corridors, (result) => ends[result] ?? NaN).add(side ? door : 0);
    return [[open, door], [further.mul(chance(leads, 'corridor')), further.mul(chance(leads, 'room'))]];
  }
});

describe('PROB-04 dying out', () => {
  const expected: Readonly<Record<string, readonly number[]>> = {
    default: [0.617233, 0.695870, 0.408902, 0.447709, 0.230107],
    extra: [0.118546, 0.025948, 0.114844, 0.020091, 0.024109],
    side: [0.145136, 0.466428, 0.132738, 0.363879, 0.108425],
    both: [0.103655, 0.022421, 0.103359, 0.017929, 0.021515],
  };

  test.each(variants)('PROB-04 %s', (name, variant) => {
    const all = solve(variant, 1);
    const without = solve(variant, 1 - chance(rooms, 'objective-room').valueOf());
    const start = power(without.door, 0);
    const found = [all.corridor, all.room, without.corridor, without.room, start];
    expect(found.map((value) => value.toFixed(6))).toEqual((expected[name] ?? []).map((value) => value.toFixed(6)));
  });

  /** The smallest solution of the fixed-point equations: iteration from nothing climbs to it. */
  function solve({ extra, side }: Variant, kept: number): { corridor: number; room: number; door: number } {
    let [corridor, room, door] = [0, 0, 0];
    for (let step = 0; step < 20_000; step += 1) {
      const next = [...corridors].reduce((sum, [result, part]) => sum + part.valueOf() * (result === 'door' ? (side ? corridor * room : room) : corridor ** (ends[result] ?? NaN)), 0);
      room = kept * power(door, extra ? 0 : 1);
      corridor = next;
      door = chance(leads, 'corridor').valueOf() * corridor + chance(leads, 'room').valueOf() * room;
    }
    return { corridor, room, door };
  }

  /** Chance that every further door of a room dies out; `entry` doors are the way in. */
  function power(door: number, entry: number): number {
    return [...doors].reduce((sum, [count, part]) => sum + part.valueOf() * door ** (count - entry), 0);
  }
});

test('PROB-05 rolls per look along one straight axis', () => {
  const along = chance(corridors, 'straight').add(chance(corridors, 'crossing'));
  const random = along.add(chance(corridors, 'fork').mul(2).div(3));
  expect(along.toFraction()).toBe('7/18');
  expect(random.toFraction()).toBe('25/54');
  expect(new Fraction(1).div(new Fraction(1).sub(along)).toFraction()).toBe('18/11');
  expect(new Fraction(1).div(new Fraction(1).sub(random)).toFraction()).toBe('54/29');
});

describe('PROB-06 the defender table by M', () => {
  const points = [0, 50, 80, 100, 110, 120, 130, 140, 150, 175, 200];
  const expected: readonly (readonly [number, string, string])[] = [
    [-1, '1 . . . . . . . . . .', '0'],
    [0, '5/6 1/6 . . . . . . . . .', '25/3'],
    [1, '2/3 1/3 . . . . . . . . .', '50/3'],
    [2, '1/2 1/3 1/36 1/36 1/36 1/36 1/36 1/36 . . .', '320/9'],
    [3, '1/3 1/3 . 1/18 1/18 1/18 1/18 1/9 . . .', '520/9'],
    [4, '1/6 1/3 . . 1/18 1/18 1/18 1/6 1/6 . .', '85'],
    [5, '. 1/3 . . . 1/18 1/18 2/9 1/6 1/6 .', '695/6'],
    [6, '. 1/6 . . . . 1/18 5/18 1/6 1/6 1/6', '2555/18'],
    [7, '. . . . . . . 1/3 1/6 1/6 1/3', '335/2'],
    [8, '. . . . . . . 1/6 1/6 1/6 1/2', '355/2'],
    [9, '. . . . . . . . 1/6 1/6 2/3', '375/2'],
    [10, '. . . . . . . . . 1/6 5/6', '1175/6'],
    [11, '. . . . . . . . . . 1', '200'],
    [50, '. . . . . . . . . . 1', '200'],
  ];

  test.each(expected)('PROB-06 M = %i', (modifier, line, mean) => {
    const chances = sumByValue(listOutcomes(tables, 'defender', modifier));
    expect(points.map((value) => chances.get(value)?.toFraction() ?? '.').join(' ')).toBe(line);
    expect(defend(modifier).mean.toFraction()).toBe(mean);
  });

  test('PROB-06 no other points than the rows of the sheet', () => {
    expect(rows.map((row) => row.points)).toEqual(points.slice(1));
  });
});

describe('PROB-07', () => {
  test('PROB-07 M by what was uncovered, in exploration and in combat', () => {
    const found = { corridor: contributions.corridor, ...roomModifier };
    expect(found).toEqual({ corridor: 1, 'small-room': 2, 'large-room': 3, 'objective-room': 6 });
    expect(contributions.combat).toBe(-1);
  });

  test('PROB-07 an objective room is never empty', () => {
    for (const extra of [contributions.combat, 0, contributions.corridor]) {
      expect(defend((roomModifier['objective-room'] ?? NaN) + extra).nobody.toFraction()).toBe('0');
    }
  });
});

describe('PROB-08 one room of unknown kind', () => {
  test.each([
    ['in exploration', 0, '13/36', '2185/36'],
    ['with a corridor too', contributions.corridor, '2/9', '3065/36'],
    ['in combat', contributions.combat, '1/2', '4265/108'],
  ])('PROB-08 %s', (_title, extra, nobody, mean) => {
    const over = (pick: (modifier: number) => Fraction): string => [...rooms].reduce((sum, [kind, part]) => sum.add(part.mul(pick((roomModifier[kind] ?? NaN) + extra))), new Fraction(0)).toFraction();
    expect(over((modifier) => defend(modifier).nobody)).toBe(nobody);
    expect(over((modifier) => defend(modifier).mean)).toBe(mean);
  });
});

test('PROB-09 rooms and points up to the first objective room', () => {
  const objective = chance(rooms, 'objective-room');
  const before = new Fraction(1).sub(objective).div(objective);
  const others = [...rooms].filter(([kind]) => kind !== 'objective-room');
  const mean = others.reduce((sum, [kind, part]) => sum.add(part.mul(defend(roomModifier[kind] ?? NaN).mean)), new Fraction(0)).div(new Fraction(1).sub(objective));
  expect(before.toFraction()).toBe('5');
  expect(mean.toFraction()).toBe('400/9');
  expect(before.mul(mean).add(defend(roomModifier['objective-room'] ?? NaN).mean).toFraction()).toBe('2185/6');
});

const shifts = sumByValue(listOutcomes(tables, 'objective-shift'));

/** Chance that a condition on 1D3 - 2 holds. */
function chanceOfShift(holds: (shift: number) => boolean): string {
  return [...shifts].filter(([shift]) => holds(shift)).reduce((sum, [, part]) => sum.add(part), new Fraction(0)).toFraction();
}

test.each([[-3, '0'], [-2, '0'], [-1, '1/3'], [0, '2/3'], [1, '1'], [2, '1']])('PROB-12 the primary is here, achieved − X = %i', (difference, expected) => {
  expect(chanceOfShift((shift) => difference + shift >= 0)).toBe(expected);
});

test.each([
  [2, '1', '0', '0'], [1, '1', '0', '0'], [0, '2/3', '1/3', '0'], [-1, '1/3', '1/3', '1/3'], [-2, '0', '1/3', '2/3'], [-3, '0', '0', '1'], [-4, '0', '0', '1'],
])('PROB-13 grade of victory, n − X = %i', (difference, decisive, middle, last) => {
  expect(chanceOfShift((shift) => difference >= shift)).toBe(decisive);
  expect(chanceOfShift((shift) => difference >= shift - 1 && difference < shift)).toBe(middle);
  expect(chanceOfShift((shift) => difference < shift - 1)).toBe(last);
});
