/** Questions about rectangles that are put in one sum (ENG-01) answer what plain comparisons do; and the small lists of hot code. */
import fc from 'fast-check';
import { boxOf, contains, overlaps, type Rect } from '../../src/board/geometry';
import { append, repeat, takeFirst } from '../../src/board/lists';
import { makeTile } from '../../src/board/tile';
import { createSquareIndex, enterInSquares, overlapsFootprint } from '../../src/board/square-index';

/** Near enough to nought that rectangles touch, lie in one another and miss one another by a millimetre. */
const near = fc.integer({ min: -12, max: 12 });
const anySize = fc.integer({ min: 1, max: 9 });
const anyRect = fc.tuple(near, near, anySize, anySize);
const anyPoint = fc.oneof({ weight: 8, arbitrary: near }, fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 2 ** 30), fc.integer());

const sidesOf = ([x, y, width, height]: Rect): readonly [number, number, number, number] => [x, y, x + width, y + height];

describe('rectangles', () => {
  test('LOS-06: a point lies in a rectangle or on its edge, however far away it is', () => {
    let inside = 0;
    fc.assert(fc.property(fc.oneof(anyRect, fc.tuple(near, near, fc.constant(0), fc.constant(0))), anyPoint, anyPoint, (rect, x, y) => {
      const expected = x >= rect[0] && x <= rect[0] + rect[2] && y >= rect[1] && y <= rect[1] + rect[3];
      if (expected) inside++;
      expect(contains(boxOf(rect), x, y)).toBe(expected);
    }), { numRuns: 20_000, seed: 31 });
    expect(inside).toBeGreaterThan(100);
  });

  test('GEN-04: the index finds what lies in the way, whatever it found before', () => {
    let found = 0;
    fc.assert(fc.property(fc.array(anyRect, { maxLength: 4 }), fc.array(anyRect, { minLength: 1, maxLength: 12 }), (laid, asked) => {
      const index = createSquareIndex(4);
      // Tiles that do not begin where they are laid.
      const sections = laid.map(([x, y, width, height]) => ({ tile: makeTile([-3, 2, width, height], []), x: x + 3, y: y - 2 }));
      laid.forEach((rect, id) => enterInSquares(index, ...sidesOf(rect), id));
      for (const rect of asked) {
        const expected = laid.some((other) => overlaps(other, rect));
        if (expected) found++;
        expect(overlapsFootprint(index, sections, ...sidesOf(rect))).toBe(expected);
      }
    }), { numRuns: 1000, seed: 32 });
    expect(found).toBeGreaterThan(1000);
  });
});

describe('small lists', () => {
  test('a list grows by one, and one of fewer than four items stays as it was', () => {
    for (let length = 0; length < 7; length++) {
      const list = Array.from({ length }, (_, at) => at);
      expect(append(list, 99)).toEqual([...Array.from({ length }, (_, at) => at), 99]);
      if (length < 4) expect(list).toHaveLength(length);
    }
  });

  test('repeat and takeFirst', () => {
    expect([repeat('a', 0), repeat('a', 3), takeFirst([1, 2, 3], 2)]).toEqual([[], ['a', 'a', 'a'], [1, 2]]);
  });
});
