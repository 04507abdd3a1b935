import * as fc from 'fast-check';
import { toCanonicalJson } from '../../src/tables/canonical-json';
import { countWays, parseDice, spanOfDice } from '../../src/tables/dice-notation';
import { hashRuleset } from '../../src/tables/hash-ruleset';
import { findRow } from '../../src/tables/lookup';
import { resolveRows } from '../../src/tables/resolve-rows';
import { formatSpan, isInRange, parseRowRange, rangesOverlap } from '../../src/tables/row-range';
import type { DiceTable, TableRow } from '../../src/tables/ruleset';
import { parseArea, parseLength, parseShape } from '../../src/tables/sizes';
import { findNearest } from '../../src/tables/suggest';
import { findYamlSurprise } from '../../src/tables/yaml-surprises';
import { compileEdited, shippedRuleset } from './edited-tables';

describe('T5: dice', () => {
  test.each([['1d6', 1, 6], ['2D6', 2, 6], ['d4', 1, 4], [' 1d3 ', 1, 3], ['10d100', 10, 100]])('T5: %s', (text, count, sides) => {
    expect(parseDice(text)).toEqual({ count, sides });
  });

  test.each(['', '6', 'd', '0d6', '1d0', '1d6+1', '1d6.5', '-1d6', '11d6', '1d101', '1d6d6', '1 d 6', '１d６', '1d06'])('T5: “%s” is no dice', (text) => {
    expect(parseDice(text)).toBeNull();
  });

  test.each([['1d6'], ['2d6'], ['3d4']])('T1: the ways of %s, counted against every throw', (text) => {
    const dice = parseDice(text);
    if (!dice) throw new Error('no dice');
    let throws = [0];
    for (let die = 0; die < dice.count; die += 1) throws = throws.flatMap((sum) => Array.from({ length: dice.sides }, (_, face) => sum + face + 1));
    const { min, max } = spanOfDice(dice);
    expect([Math.min(...throws), Math.max(...throws)]).toEqual([min, max]);
    expect(countWays(dice).map(Number)).toEqual(Array.from({ length: max - min + 1 }, (_, at) => throws.filter((sum) => sum === min + at).length));
  });
});

describe('T5: totals of a row', () => {
  test.each<[string, number | null, number | null]>([
    ['3', 3, 3], ['1-2', 1, 2], ['1 - 2', 1, 2], ['1–2', 1, 2], ['1..2', 1, 2], ['6+', 6, null], ['12..', 12, null], ['..5', null, 5], ['-3--1', -3, -1], ['−1', -1, -1], ['0', 0, 0],
  ])('T5: %s', (text, min, max) => {
    expect(parseRowRange(text)).toEqual({ min, max });
  });

  test.each(['', 'a', '5-3', '1-', '-', '..', '1,2', '1-2-3', '+6', '1.5', '12345', '1e2', '٣'])('T5: “%s” cannot be read', (text) => {
    expect(parseRowRange(text)).toBeNull();
  });

  test('T5: overlap is what a search over totals says', () => {
    const bound = fc.option(fc.integer({ min: -5, max: 5 }), { nil: null });
    const range = fc.tuple(bound, bound).filter(([min, max]) => min === null || max === null || min <= max).map(([min, max]) => ({ min, max }));
    fc.assert(fc.property(range, range, (a, b) => {
      const shared = Array.from({ length: 21 }, (_, at) => at - 10).some((total) => isInRange(a, total) && isInRange(b, total));
      expect(rangesOverlap(a, b)).toBe(shared);
    }));
    expect([formatSpan(3, 3), formatSpan(1, 2)]).toEqual(['3', '1-2']);
  });
});

describe('T4: from a total to its row', () => {
  const row = (when: string): TableRow => ({ ...(parseRowRange(when) ?? { min: 0, max: 0 }), when, rule: 'DEF-01', result: when });
  const table = (outside: 'clamp' | 'error', ...rows: string[]): DiceTable => ({ id: 't', rule: 'DEF-01', title: { es: '', ca: '', en: '' }, dice: '1d6', outside, rows: rows.map(row) });

  test.each<[string, DiceTable, (string | null)[]]>([
    ['clamp takes the nearest row', table('clamp', '2-3', '4'), ['2-3', '2-3', '2-3', '2-3', '4', '4', '4']],
    ['error gives none', table('error', '2-3', '4'), [null, null, '2-3', '2-3', '4', null, null]],
    ['open ends need neither', table('error', '..2', '3', '4+'), ['..2', '..2', '..2', '3', '4+', '4+', '4+']],
    ['the order of the rows does not matter', table('clamp', '4', '2-3'), ['2-3', '2-3', '2-3', '2-3', '4', '4', '4']],
  ])('T4: %s', (_title, tested, expected) => {
    expect([0, 1, 2, 3, 4, 5, 6].map((total) => findRow(tested, total)?.when ?? null)).toEqual(expected);
    expect([0, 1, 2, 3, 4, 5, 6].map((total) => findRow(tested, total)?.when ?? null)).toEqual(expected);
  });
});

describe('T5: weights', () => {
  test('T5: they share out the faces from the lowest', () => {
    expect(resolveRows('1d6', [{ weight: 3 }, { weight: 2 }, { weight: 1 }]).rows.map((row) => row?.when)).toEqual(['1-3', '4-5', '6']);
  });

  test('T5: without dice the die has as many faces as they add up to', () => {
    const table = compileEdited([
      { file: 'rooms.yaml', find: 'dice: 1d6\n    outside: error\n    rows:\n      - { when: 1-3, result: corridor', put: 'outside: error\n    rows:\n      - { weight: 5, result: corridor' },
      { file: 'rooms.yaml', find: 'when: 4-6, result: room', put: 'weight: 2, result: room' },
    ]).tables['door-leads'];
    expect(table).toMatchObject({ dice: '1d7', rows: [{ when: '1-5', min: 1, max: 5 }, { when: '6-7', min: 6, max: 7 }] });
  });
});

describe('T5: sizes', () => {
  test.each<[string, number | null]>([['6 cm', 60], ['60mm', 60], ['12.5 cm', 125], ['12,5 CM', 125], ['6', null], ['6 m', null], ['0 cm', null], ['-6 cm', null], ['0.05 cm', null], ['6.55 cm', null], ['', null]])('T5: length %s', (text, expected) => {
    expect(parseLength(text)).toBe(expected);
  });

  test('T5: shapes and areas', () => {
    expect(parseShape('20 x 12.5 cm')).toEqual({ widthMm: 200, lengthMm: 125 });
    expect(parseShape('200×100 mm')).toEqual({ widthMm: 200, lengthMm: 100 });
    expect(parseShape('20 cm x 10 cm')).toBeNull();
    expect([parseArea('400 cm2'), parseArea('400 cm²'), parseArea('40000 mm2'), parseArea('400 cm')]).toEqual([40_000, 40_000, 40_000, null]);
  });
});

describe('T5: the hash of a ruleset', () => {
  test('T5: comments, spaces and order of keys and files do not matter', () => {
    const { hash } = shippedRuleset();
    expect(compileEdited([{ file: 'contributions.yaml', find: '  corridor: 1         # once a turn, however many corridor sections\n  smallRoom: 2        # each\n', put: '  smallRoom: 2\n  corridor: 1\n' }]).hash).toBe(hash);
  });

  test('T5: any value matters', () => {
    const { hash } = shippedRuleset();
    for (const edit of [{ file: 'contributions.yaml', find: 'corridor: 1', put: 'corridor: 2' }, { file: 'labels/results.yaml', find: 'ca: porta', put: 'ca: Porta' }, { file: 'ruleset.yaml', find: 'Entre', put: 'entre' }]) {
      expect(compileEdited([edit]).hash).not.toBe(hash);
    }
  });

  test('T5: the hash is of everything but itself', () => {
    const ruleset = shippedRuleset();
    expect(hashRuleset(ruleset)).toBe(ruleset.hash);
    expect(hashRuleset({ ...ruleset, name: 'x' })).not.toBe(ruleset.hash);
  });

  test('T5: canonical JSON reads back as the same value, and sorts', () => {
    expect(toCanonicalJson({ b: [1, { d: null, c: '"' }], a: undefined, A: true })).toBe('{"A":true,"b":[1,{"c":"\\"","d":null}]}');
    fc.assert(fc.property(fc.json(), (text) => expect(JSON.parse(toCanonicalJson(JSON.parse(text)))).toEqual(JSON.parse(text))));
  });
});

test('T5: suggestions are near or none', () => {
  expect(findNearest('straigt', ['straight', 'door'])).toBe('straight');
  expect(findNearest('Straight', ['straight', 'door'])).toBe('straight');
  expect(findNearest('window', ['straight', 'door'])).toBeNull();
  expect(findNearest('x', [])).toBeNull();
  expect(findNearest('a'.repeat(100_000), ['a'])).toBeNull();
});

test('T5: words and numbers that mean the same to every YAML reader are left alone', () => {
  for (const plain of ['true', 'false', 'null', '0', '10', '-3', '1-2', '..5', '12..', '6+', '1d6', 'note', 'nothing', 'yesterday', '1.5', 'none', '10 cm']) expect([plain, findYamlSurprise(plain)]).toEqual([plain, null]);
});
