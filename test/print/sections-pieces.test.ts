/** The pieces themselves, in mm. */
import { corridorKinds, corridorShapes } from '../../src/board/corridor-shapes';
import type { CorridorSize } from '../../src/board/corridor-shapes';
import { lettersOf } from '../../src/print/core/letters';
import { listCuts, partRoom } from '../../src/print/sections/part-room';
import type { Piece } from '../../src/print/sections/piece';
import { areaOf, cutCorridor, cutDoor, cutRoom } from '../../src/print/sections/piece';
import { listFloor } from '../../src/print/sections/place-piece';
import { fitRoom, sizeSections } from '../../src/print/sections/section-sizes';
import { listWallBands } from '../../src/print/sections/wall-bands';
import { shippedRuleset } from '../rules/support/shipped';

const sizes: CorridorSize[] = [
  { widthMm: 60, lengthMm: 100, legMeasure: 'centre' }, { widthMm: 60, lengthMm: 100, legMeasure: 'clear' },
  { widthMm: 30, lengthMm: 80, legMeasure: 'centre' }, { widthMm: 150, lengthMm: 200, legMeasure: 'centre' }, { widthMm: 150, lengthMm: 80, legMeasure: 'clear' },
];

const lengthOf = ({ edges }: Piece, look: string): number => edges.filter((edge) => edge.look === look).reduce((sum, { from, to }) => sum + Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]), 0);

test.each(sizes)('SEC-02 SEC-03 SEC-04 corridor pieces are the floors that the board has: %p', (size) => {
  for (const kind of corridorKinds) {
    const shape = corridorShapes(size, 'stem')[kind][0]!;
    const piece = cutCorridor(kind, size, 1);
    expect(areaOf(piece)).toBeCloseTo(shape.floor.reduce((sum, [, , width, depth]) => sum + width * depth, 0), 6);
    // As many open ends as one may go through, each as wide as the corridor.
    const open = piece.edges.filter(({ look }) => look === 'end');
    expect(open).toHaveLength(shape.exits.length + 1);
    expect(lengthOf(piece, 'end')).toBe((shape.exits.length + 1) * size.widthMm);
    // A closed outline without points between its corners.
    piece.edges.forEach(({ to }, at) => expect(piece.edges[(at + 1) % piece.edges.length]!.from).toEqual(to));
    expect(piece.edges.filter(({ look }) => look === 'wall').every(({ from, to }) => (from[0] === to[0]) !== (from[1] === to[1]))).toBe(true);
    expect(listFloor(piece).reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)).toBeCloseTo(areaOf(piece), 6);
    expect(piece.pockets.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0) + areaOf(piece)).toBeCloseTo(piece.widthMm * piece.heightMm, 6);
  }
});

test('S3 ENG-02 the floor of a piece in inches has no slivers, on which its name would lie beside it', () => {
  const { corridor } = sizeSections(shippedRuleset().catalogue, { legMeasure: 'centre' }, 25.4);
  for (const kind of corridorKinds) for (const { widthMm, heightMm } of listFloor(cutCorridor(kind, corridor, 1))) expect(Math.min(widthMm, heightMm)).toBeGreaterThan(1);
});

test('SEC-03 the usual pieces measure what the rulebook says', () => {
  const measure = corridorKinds.map((kind) => cutCorridor(kind, sizes[0]!, 1)).map(({ widthMm, heightMm }) => [widthMm, heightMm]);
  expect(measure).toEqual([[60, 100], [80, 80], [100, 80], [100, 100], [60, 100]]);
  expect(cutCorridor('corner', sizes[0]!, 1).edges.map(({ from }) => from)).toEqual([[0, 0], [80, 0], [80, 60], [60, 60], [60, 80], [0, 80]]);
});

test('SEC-05 SEC-09 a door has two faces of its width; SEC-06 SEC-07 rooms have walls all round', () => {
  const door = cutDoor(sizeSections(shippedRuleset().catalogue, { legMeasure: 'centre' }, null).doorMm);
  expect([door.widthMm, door.heightMm]).toEqual([30, 24]);
  expect(lengthOf(cutRoom(300, 200, true, 1), 'wall')).toBe(1000);
});

test.each([25, 25.4])('ENG-02 pieces for squares of %p mm are whole squares, and legs of a junction whole or half ones', (square) => {
  const { corridor, doorMm, rooms } = sizeSections(shippedRuleset().catalogue, { legMeasure: 'centre' }, square);
  const count = (mm: number): number => Math.round((mm / square) * 1e6) / 1e6;
  expect([corridor.widthMm, corridor.lengthMm, doorMm].map(count)).toEqual([2, 4, 1]);
  expect([...rooms.small, ...rooms.large].map(({ widthMm, lengthMm }) => [widthMm, lengthMm].map(count))).toEqual([[8, 8], [8, 4], [12, 8], [12, 12], [16, 8]]);
  expect(fitRoom({ widthMm: 330, lengthMm: 5 }, square)).toEqual({ widthMm: Math.round(13 * square * 10) / 10, lengthMm: square });
});

test.each([[300, 300], [400, 200], [300, 200], [1000, 700], [211, 201]])('SEC-07 the parts of a room of %p × %p mm cover it exactly, with every mark on two sides that meet', (widthMm, heightMm) => {
  const page = { widthMm: 200, heightMm: 280 };
  const ways = listCuts(widthMm, heightMm, page, 10);
  expect(ways.length).toBeGreaterThan(0);
  for (const cuts of ways) {
    const parts = partRoom(cutRoom(widthMm, heightMm, true, 7), cuts, 'B');
    expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(widthMm * heightMm, 4);
    for (const part of parts) expect(Math.min(part.widthMm, part.heightMm) <= 200 && Math.max(part.widthMm, part.heightMm) <= 280).toBe(true);
    const joints = parts.flatMap(({ form, edges }) => edges.filter(({ look }) => look === 'joint').map(({ from, to, mark }) => {
      const { x, y } = form.kind === 'room' ? form.part! : { x: 0, y: 0 };
      return { mark: mark!, line: [[from[0] + x, from[1] + y], [to[0] + x, to[1] + y]].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!) };
    }));
    const marks = new Set(joints.map(({ mark }) => mark));
    for (const mark of marks) {
      const [one, other, ...more] = joints.filter((joint) => joint.mark === mark);
      expect([mark, one?.line, more]).toEqual([mark, other?.line, []]);
      expect(mark).toMatch(/^B\d+$/);
    }
    // Walls all round, less nothing.
    expect(parts.reduce((sum, part) => sum + lengthOf(part, 'wall'), 0)).toBeCloseTo(2 * (widthMm + heightMm), 4);
  }
});

test('SEC-07 rooms that fit a page are left whole; letters go on after Z', () => {
  expect(listCuts(280, 200, { widthMm: 200, heightMm: 280 }, 10)).toEqual([{ across: [], down: [] }]);
  expect([0, 25, 26, 27, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});

test('SEC-03 walls stand inside the cut line, mitred where two meet and square at open ends', () => {
  const corner = cutCorridor('corner', sizes[0]!, 1);
  const bands = listWallBands(corner.edges, { colour: '#000000', widthMm: 3, edge: 'straight' });
  expect(bands).toContainEqual([[0, 0], [80, 0], [80, 3], [3, 3]]);
  expect(bands).toContainEqual([[80, 60], [60, 60], [57, 57], [80, 57]]);
  const room = listWallBands(cutRoom(200, 100, false, 1).edges, { colour: '#000000', widthMm: 3, edge: 'rough' });
  for (const [x, y] of room.flat()) expect(x >= 0 && x <= 200 && y >= 0 && y <= 100).toBe(true);
});
