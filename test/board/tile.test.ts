/** Tiles: sections that lie alike share one, and what is done to one section leaves the others as they are. */
import { boxOf, type Rect } from '../../src/board/geometry';
import { floorOf, footprintOf, makeTile, widenTile } from '../../src/board/tile';
import { growBoard as growOn } from '../../src/exploration/grow-board';
import { growBoard } from '../rules/support/grown-board';

const crossing: readonly Rect[] = [[20, -80, 60, 60], [20, -20, 60, 20], [0, -80, 20, 60]];

describe('tiles', () => {
  test('a tile lies where its section does', () => {
    const tile = makeTile([0, -100, 100, 100], crossing);
    expect(footprintOf({ tile, x: 300, y: -200 })).toEqual([300, -300, 100, 100]);
    expect(floorOf({ tile, x: 300, y: -200 })).toEqual([[320, -280, 60, 60], [320, -220, 60, 20], [300, -280, 20, 60]]);
  });

  test('its edges lie between the first floor rectangle and each other one, left and right as one leaves', () => {
    expect(makeTile([0, -100, 100, 100], crossing).edges).toEqual([{ leftX: 80, leftY: -20, rightX: 20, rightY: -20 }, { leftX: 20, leftY: -20, rightX: 20, rightY: -80 }]);
  });

  test('GEN-04: a strip of floor makes another tile, the same for the same strip; the old one stays as it is', () => {
    const tile = makeTile([0, -100, 100, 100], crossing);
    const wide = widenTile(tile, boxOf([80, -60, 20, 30]));
    expect(floorOf({ tile: wide, x: 0, y: 0 })).toEqual([...crossing, [80, -60, 20, 30]]);
    expect(wide.edges.slice(0, 2).every((edge, at) => edge === tile.edges[at])).toBe(true);
    expect(wide.edges[2]).toEqual({ leftX: 80, leftY: -60, rightX: 80, rightY: -30 });
    expect(floorOf({ tile, x: 0, y: 0 })).toEqual(crossing);
    expect(widenTile(tile, boxOf([80, -60, 20, 30]))).toBe(wide);
    for (const other of [[80, -61, 20, 30], [80, -60, 20, 31], [20, -100, 60, 20]] as const) expect(widenTile(tile, boxOf(other))).not.toBe(wide);
  });

  test('a large board has few tiles, also with doors in side walls and walls broken through', () => {
    for (const corridorDoor of ['end', 'side'] as const) {
      const exploration = growBoard({ seed: 'tiles', sections: 1, rules: { corridorDoor } });
      growOn(exploration, 3000, true);
      const { sections, openings } = exploration.board;
      const broken = openings.filter(({ joined }) => joined === 'through-wall').length;
      const tiles = new Set(sections.map(({ tile }) => tile)).size;
      expect([sections.length > 3000, broken > 50, tiles < 300]).toEqual([true, true, true]);
    }
  });
});
