/** `--explorer`: to which opening the autopilot goes (PRE-01). */
import type { SessionDocument } from '../../src/session/document';
import { generatedSeries } from '../rules/support/shipped';

const explorers = ['nearest', 'deepest', 'random'] as const;
type Explorer = (typeof explorers)[number];

/** Games of Escape whose start room has three doors: three goals, equally near, numbered in the order they were placed. */
function threeDoors(explorer: Explorer, count: number): SessionDocument[] {
  const strict = { mission: 'huida', explorer, evening: null, maxSections: 12, rules: { exhaustion: 'strict' } } as const;
  return generatedSeries('three doors', count, strict).filter(({ board }) => board.openings.filter(({ from }) => from === 1).length === 3);
}

/** Which of the three doors is opened first. */
function firstOpened({ actions }: SessionDocument): number {
  const action = actions.find(({ type }) => type === 'open');
  if (action?.type !== 'open') throw new Error('no door opened');
  return action.opening;
}

/** Openings between the start and the section farthest from it. */
function depthOf({ board, mission }: SessionDocument): number {
  const depths = new Map([[mission.start === 'room' ? 1 : 0, 0]]);
  for (const [section, depth] of depths) {
    for (const { from, to } of board.openings) {
      if (to === null || (from !== section && to !== section)) continue;
      const other = from === section ? to : from;
      if (!depths.has(other)) depths.set(other, depth + 1);
    }
  }
  return Math.max(...depths.values());
}

test('PRE-01: explorer nearest goes to the first door found, deepest to the last, random to any', () => {
  expect(new Set(threeDoors('nearest', 60).map(firstOpened))).toEqual(new Set([0]));
  expect(new Set(threeDoors('deepest', 60).map(firstOpened))).toEqual(new Set([2]));
  const random = threeDoors('random', 600).map(firstOpened);
  expect(random.length).toBeGreaterThan(150);
  // Each as likely: two degrees of freedom, one time in a thousand by chance; the seeds are fixed.
  const even = random.length / 3;
  const chiSquare = [0, 1, 2].reduce((sum, door) => sum + (random.filter((each) => each === door).length - even) ** 2 / even, 0);
  expect(chiSquare).toBeLessThan(13.8);
});

test('PRE-01: deepest goes deeper than random, and random than nearest', () => {
  const [nearest, deepest, random] = explorers.map((explorer) => {
    const depths = generatedSeries('depths', 60, { explorer, evening: null, maxSections: 25, rules: { exhaustion: 'strict', corridorDoor: 'side' } }).map(depthOf);
    return depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  }) as [number, number, number];
  expect(random).toBeGreaterThan(nearest + 1);
  expect(deepest).toBeGreaterThan(random + 1);
});
