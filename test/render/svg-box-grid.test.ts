import fc from 'fast-check';
import type { Box } from '../../src/render/svg/box-grid';
import { BoxGrid } from '../../src/render/svg/box-grid';

/** Edges on half millimetres, so that many boxes share or touch one. */
const half = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map((steps) => steps / 2);
const box: fc.Arbitrary<Box> = fc.tuple(half(-40, 40), half(-40, 40), half(0, 12), half(0, 12)).map(([left, top, width, height]) => [left, top, left + width, top + height]);

test('S3 boxes sorted by squares answer as a plain list of them does, before and after they are many', () => {
  const answers = { free: 0, taken: 0 };
  fc.assert(fc.property(half(1, 32), fc.array(fc.tuple(box, box), { minLength: 30, maxLength: 40 }), (side, pairs) => {
    const grid = new BoxGrid(side);
    const list: Box[] = [];
    pairs.forEach(([added], at) => {
      grid.add(added);
      list.push(added);
      // About the switch all questions, else one: the same boxes must be found on both sides of it.
      for (const [, asked] of at >= 30 ? pairs : [pairs[at]!]) {
        const free = !list.some((other) => asked[0] < other[2] && asked[2] > other[0] && asked[1] < other[3] && asked[3] > other[1]);
        expect(grid.isFree(asked)).toBe(free);
        expect(grid.isClear(...asked)).toBe(free);
        answers[free ? 'free' : 'taken']++;
      }
    });
  }), { numRuns: 100, seed: 32 });
  // Both answers come up often enough to mean something.
  expect(Math.min(answers.free, answers.taken)).toBeGreaterThan(1000);
});
