import type { MapView } from '../../src/render/map/map-view';
import { drawGrid } from '../../src/render/text/draw-grid';
import { glyphsFor } from '../../src/render/text/glyphs';

/** A corridor of five cells by three with something in its middle. */
const view = (label: string): MapView => ({
  sections: [{ kind: 'straight', tint: 'corridor', label, floor: [[0, 0, 60, 80]], ghost: false, bare: false }],
  openings: [{ look: 'entrance', label: '', x: 30, y: 20, heading: 'n', width: 20, sides: [] }],
  lookouts: [],
  bounds: [0, 0, 60, 80],
});

const draw = (label: string): string[] => {
  const { grid, complete } = drawGrid(view(label), { columnMm: 10, rowMm: 20, openingLabel: (number) => number }, glyphsFor(true));
  expect(complete).toBe(true);
  return grid.print(...grid.findExtent()).filter((line) => line !== '');
};

test('S1 of places as near a number takes the uppermost, then the leftmost', () => {
  expect(draw('123')).toEqual([
    '#######',
    '# 123 #',
    '#  ^  #',
    '#     #',
    '#######',
  ]);
  expect(draw('1')).toEqual([
    '#######',
    '#     #',
    '# 1^  #',
    '#     #',
    '#######',
  ]);
});
