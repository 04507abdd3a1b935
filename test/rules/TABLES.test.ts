/** Every face of every die of every shipped table, each row with its rule. */
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import { parseDice, spanOfDice } from '../../src/tables/dice-notation';
import { knownHouseRules } from '../../src/tables/known-codes';
import { findRow } from '../../src/tables/lookup';
import type { TableRow } from '../../src/tables/ruleset';
import { shippedRuleset } from '../tables/edited-tables';

const ruleset = shippedRuleset();

/** What each total gives, as `result`, `result value` or `> table`. */
function readTotals(id: string, totals: readonly number[]): string[] {
  const table = ruleset.tables[id];
  if (!table) throw new Error(`no table ${id}`);
  return totals.map((total) => {
    const row = findRow(table, total);
    if (row === null) return 'no row';
    return row.roll === undefined ? [row.result, row.value].filter((part) => part !== undefined).join(' ') : `> ${row.roll}${row.carryModifiers ? ' +M' : ''}`;
  });
}

/** Every total the dice alone can give. */
function facesOf(id: string): number[] {
  const dice = parseDice(ruleset.tables[id]?.dice ?? '');
  if (!dice) throw new Error(`no dice of ${id}`);
  const { min, max } = spanOfDice(dice);
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('every face', () => {
  test.each([
    ['COR-01 corridors', 'corridors', ['straight', 'straight', 'door', 'door', '> corridor-branches', '> corridor-branches']],
    ['COR-01 second die', 'corridor-branches', ['corner', 'corner', 'fork', 'fork', 'crossing', 'dead-end']],
    ['ROOM-01 rooms', 'rooms', ['small-room', 'small-room', 'small-room', 'large-room', 'large-room', 'objective-room']],
    ['ROOM-03 doors of a room', 'room-doors', ['doors 1', 'doors 2', 'doors 3']],
    ['DOOR-03 what a room door leads to', 'door-leads', ['corridor', 'corridor', 'corridor', 'room', 'room', 'room']],
    ['MIS-02 objectives', 'objectives', ['capture', 'destroy', 'killLeader', 'killAll']],
    ['MIS-10 1D3 − 2', 'objective-shift', ['shift -1', 'shift 0', 'shift 1']],
  ] as const)('%s', (_title, id, expected) => {
    expect(readTotals(id, facesOf(id))).toEqual(expected);
  });

  test('DEF-01 every total from far below to far above', () => {
    expect(readTotals('defender', range(6, 11))).toEqual(['sentinels 50', 'sentinels 50', '> defender-second +M', '> defender-second +M', 'troops 150', 'troops 175']);
    expect(new Set(readTotals('defender', range(1, 5)))).toEqual(new Set(['nothing 0']));
    expect(new Set(readTotals('defender', range(12, 105)))).toEqual(new Set(['troops 200']));
  });

  test('DEF-02 every total of the second roll', () => {
    expect(readTotals('defender-second', range(3, 8))).toEqual(['troops 80', 'troops 100', 'troops 110', 'troops 120', 'troops 130', 'troops 140']);
    expect(new Set(readTotals('defender-second', range(8, 14)))).toEqual(new Set(['troops 140']));
  });

  test('DEF-02 a second total below 3 is a fault, and cannot come up', () => {
    expect(readTotals('defender-second', [2, 1, 0, -1])).toEqual(['no row', 'no row', 'no row', 'no row']);
    const second = new Set<number>();
    for (const modifier of range(-1, 99)) {
      for (const first of range(1, 6)) {
        if (readTotals('defender', [first + modifier])[0] === '> defender-second +M') for (const die of range(1, 6)) second.add(die + modifier);
      }
    }
    expect(Math.min(...second)).toBe(3);
    expect(Math.max(...second)).toBe(14);
  });

  test('DEF-03 totals below 1 count as nothing', () => {
    expect(new Set(readTotals('defender', range(-20, 0)))).toEqual(new Set(['nothing 0']));
    expect(ruleset.tables['defender']?.outside).toBe('clamp');
  });
});

test('DEF-04 what each thing adds', () => {
  expect(ruleset.contributions).toEqual({ corridor: 1, smallRoom: 2, largeRoom: 3, objectiveRoom: 3, combat: -1 });
});

test('DEF-07 the rows of the sheet', () => {
  const lines = ruleset.rows.map((row) => `${row.points}: ${row.compulsory.join(' ')} / ${row.optional.join(' ')}`);
  expect(lines).toEqual([
    '50: troops / ',
    '80: troops / fastAttack',
    '100: troops / elites fastAttack',
    '110: troops / elites fastAttack',
    '120: troops / elites fastAttack heavySupport',
    '130: troops / elites fastAttack heavySupport',
    '140: troops / elites fastAttack heavySupport',
    '150: troops / elites fastAttack heavySupport hq',
    '175: troops / elites fastAttack heavySupport hq',
    '200: troops hq / elites fastAttack heavySupport',
  ]);
});

test.each([
  ['SEC-03 a corridor is 6 by 10 cm', ruleset.catalogue.corridor, { widthMm: 60, lengthMm: 100 }],
  ['SEC-05 a door is 3 cm wide', ruleset.catalogue.door, { widthMm: 30 }],
  ['SEC-06 a room of 400 cm² is still small', ruleset.catalogue.smallRoomMaxAreaMm2, 40_000],
  ['SEC-07 the small rooms', ruleset.catalogue.rooms.small, [{ widthMm: 200, lengthMm: 200 }, { widthMm: 200, lengthMm: 100 }]],
  ['SEC-07 the large rooms', ruleset.catalogue.rooms.large, [{ widthMm: 300, lengthMm: 200 }, { widthMm: 300, lengthMm: 300 }, { widthMm: 400, lengthMm: 200 }]],
])('%s', (_title, found, expected) => {
  expect(found).toEqual(expected);
});

test('PRE-09 the evenings', () => {
  expect(ruleset.evenings.find(({ id }) => id === 'short')?.fights).toEqual([3, 4]);
  expect(ruleset.evenings.find(({ id }) => id === 'normal')).toEqual({ id: 'normal', fights: [4, 6], sections: [12, 15] });
  expect(ruleset.evenings.find(({ id }) => id === 'long')?.fights).toEqual([7, 10]);
});

describe('T3: every row carries its rule', () => {
  const rows: [string, TableRow][] = Object.values(ruleset.tables).flatMap((table) => table.rows.map((row): [string, TableRow] => [`${table.id} ${row.when}`, row]));
  test.each(rows)('T3: %s', (_name, row) => {
    expect(row.rule).toMatch(/^[A-Z]+-\d{2}$/);
    expect(row.when).not.toBe('');
  });
});

describe('house rules of section 16', () => {
  test('T5: every key with its values, the default first', () => {
    const found = Object.fromEntries(ruleset.houseRules.map((rule) => [rule.key, `${rule.rule}: ${rule.values.map(String).join(', ')}${rule.integer ? ` ${rule.integer.join('-')}` : ''}`]));
    expect(found).toEqual({
      legMeasure: 'SEC-03: centre, clear',
      corridorDoor: 'COR-03: end, side',
      doorBehindDoor: 'COR-04: insertStraight, reroll, merge',
      tEntry: 'COR-05: random, stem',
      roomDoors: 'ROOM-03: total, extra',
      allowClose: 'DOOR-05: true, false',
      overlap: 'GEN-04: fitJoinSeal, reroll, bridge',
      exhaustion: 'GEN-08: reopen, strict',
      setupCountsForTurn1: 'STA-03: false, true',
      rollWhenNothingPlaced: 'EXP-08: true, false',
      rowReuse: 'DEF-08: true, false',
      xDefault: 'MIS-14: 1 0-12',
      xRounding: 'MIS-12: none, nearest, floor, ceil',
      primaryTestCounts: 'MIS-15: achieved, discovered',
      assassinTarget: 'MIS-21: replaceRoll, addToRoll',
      detonate: 'MIS-24: allOut, anyOut',
      edge: 'PRE-07: close, rollYourselves',
      assumeAchieved: 'PRE-10: all, none',
      maxTurns: 'END-03: none 1-10000',
      fixedLevels: 'SCN-04: none 2-12',
      nemesisRangeCm: 'ZOM-03: 60 1-200',
    });
  });

  test('T5: the defaults are one value of every key', () => {
    const defaults = listDefaultHouseRules(ruleset.houseRules);
    expect(Object.keys(defaults).sort()).toEqual(Object.keys(knownHouseRules).sort());
    expect(defaults).toMatchObject({ legMeasure: 'centre', allowClose: true, xDefault: 1, maxTurns: 'none' });
  });

  test('T5: readings the rulebook leaves open are marked so', () => {
    const readings = Object.fromEntries(ruleset.houseRules.map((rule) => [rule.key, rule.reading]));
    expect(readings).toMatchObject({ corridorDoor: 'open', roomDoors: 'open', tEntry: 'open', overlap: 'silent', exhaustion: 'silent', edge: 'ours', assumeAchieved: 'ours' });
  });
});
