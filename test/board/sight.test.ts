/** Exact sight on boards written by hand (LOS-03, LOS-04); whole sessions are in test/rules/LOS.test.ts. */
import type { DraftBoard } from '../../src/board/draft';
import type { Rect } from '../../src/board/geometry';
import { createLook, lookFrom } from '../../src/board/sight';
import { buildByHand, type HandOpening } from '../rules/support/hand-board';
import { endsInSight, sectionsInSight } from '../rules/support/look-around';

/** Unexplored openings in sight, by id. */
function seen(board: DraftBoard, section: number, x: number, y: number): number[] {
  return endsInSight(board, { section, x, y });
}

/** Sections of which some floor is in sight, by id. */
function inSight(board: DraftBoard, section: number, x: number, y: number): number[] {
  return sectionsInSight(board, { section, x, y });
}

/** Rooms of 200 mm side by side, doors in the middle of the walls between them; the last wall has a door nobody has looked through. */
function rowOfRooms(states: readonly ('open' | 'closed')[]): DraftBoard {
  const sections = states.map((_, at) => ({ floor: [[at * 200, 0, 200, 200] as Rect], kind: 'small-room' as const, area: 'small' as const }));
  const openings = states.map((state, at): HandOpening => ({
    kind: 'door', state, at: [(at + 1) * 200, 100], heading: 1, from: at, ...(at + 1 < states.length ? { to: at + 1 } : {}),
  }));
  return buildByHand(sections, openings);
}

describe('sight', () => {
  test('LOS-01: a look used again remembers nothing of what it saw before', () => {
    const board = rowOfRooms(['open', 'closed']);
    const look = createLook([]);
    lookFrom(look, board, 0, 10, 100);
    expect([look.seen, look.firstEnd]).toEqual([2, null]);
    lookFrom(look, rowOfRooms(['open']), 0, 10, 100);
    expect([look.seen, look.firstEnd?.way.opening.id, look.lastEnd]).toEqual([1, 0, look.firstEnd]);
    lookFrom(look, board, 0, 10, 100);
    expect([look.seen, look.firstEnd, look.lastEnd]).toEqual([2, null, null]);
  });

  test('LOS-03: sight goes through several open doors, however many', () => {
    const board = rowOfRooms(['open', 'open', 'open', 'open', 'open', 'open']);
    expect(seen(board, 0, 10, 100)).toEqual([5]);
    expect(inSight(board, 0, 10, 100)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([0, 1, 2, 3])('LOS-03: door %d of four closed: nothing behind it is seen', (closed) => {
    const states = [0, 1, 2, 3].map((at) => (at === closed ? 'closed' : 'open'));
    const board = rowOfRooms(states);
    expect(seen(board, 0, 10, 100)).toEqual([]);
    expect(inSight(board, 0, 10, 100)).toEqual([0, 1, 2, 3].filter((id) => id <= closed));
  });

  test('LOS-03: the wall beside an open door blocks', () => {
    const board = rowOfRooms(['open', 'open']);
    // From the corner the first door is seen through, but only the lower wall behind it.
    expect(seen(board, 0, 10, 10)).toEqual([]);
    expect(inSight(board, 0, 10, 10)).toEqual([0, 1]);
    expect(seen(board, 0, 10, 95)).toEqual([1]);
  });

  test('LOS-03: jammed doors and blind ends block and are no unexplored openings', () => {
    const room = [{ floor: [[0, 0, 200, 200] as Rect] }];
    const ends: HandOpening[] = [
      { kind: 'door', state: 'jammed', at: [200, 100], heading: 1, from: 0 },
      { kind: 'passage', state: 'blind', at: [100, 200], heading: 2, from: 0 },
      { kind: 'passage', state: 'unexplored', at: [0, 100], heading: 3, from: 0 },
      { kind: 'door', state: 'closed', at: [100, 0], heading: 0, from: 0 },
    ];
    expect(seen(buildByHand(room, ends), 0, 100, 100)).toEqual([]);
    // The very same openings, open, are all seen.
    expect(seen(buildByHand(room, ends.map((end) => ({ ...end, state: 'open' }))), 0, 100, 100)).toEqual([0, 1, 2, 3]);
  });

  test('LOS-04: each of the three points of an opening is enough: the centre and 5 mm inside each jamb', () => {
    // A door of 30 at x 200; behind it, at x 400, an end of 100 whose points are y 55, 100 and 145. From
    // (0, e) a door at d shows 2d - 30 - e to 2d + 30 - e of the far wall.
    const board = (door: number): DraftBoard => buildByHand(
      [{ floor: [[0, 0, 200, 300]] }, { floor: [[200, 0, 200, 300]] }],
      [{ kind: 'door', state: 'open', at: [200, door], heading: 1, from: 0, to: 1 }, { at: [400, 100], heading: 1, width: 100, from: 1 }],
    );
    // 70 to 130: the centre alone.
    expect(seen(board(100), 0, 0, 100)).toEqual([1]);
    // -4 to 56: the point 55 alone; -6 to 54: none.
    expect(seen(board(23), 0, 0, 20)).toEqual([1]);
    expect(seen(board(22), 0, 0, 20)).toEqual([]);
    // 144 to 204: the point 145 alone; 146 to 206: none, although the opening reaches to 150.
    expect(seen(board(137), 0, 0, 100)).toEqual([1]);
    expect(seen(board(138), 0, 0, 100)).toEqual([]);
  });

  test('LOS-04: touching a jamb is touching a wall', () => {
    const board = buildByHand(
      [{ floor: [[0, 0, 200, 300]] }, { floor: [[200, 0, 200, 300]] }],
      [{ kind: 'door', state: 'open', at: [200, 65], heading: 1, from: 0, to: 1 }, { at: [400, 130], heading: 1, from: 1 }],
    );
    // Points of the end: y 105, 130, 155. From (0, 55) the lower jamb (200, 80) lies exactly on the line to (400, 105).
    expect(seen(board, 0, 0, 55)).toEqual([]);
    expect(seen(board, 0, 0, 54)).toEqual([1]);
    expect(seen(board, 0, 0, 56)).toEqual([]);
  });

  test('LOS-04: distance is unlimited', () => {
    const far = 1_000_000;
    const board = buildByHand([{ floor: [[0, 0, far, 60]] }], [{ at: [far, 30], heading: 1, from: 0 }]);
    expect(seen(board, 0, 1, 1)).toEqual([0]);
  });

  test('LOS-04: an opening in line with the wall one stands at is not seen', () => {
    const board = buildByHand([{ floor: [[0, 0, 200, 200]] }], [{ kind: 'door', state: 'open', at: [100, 200], heading: 2, from: 0 }]);
    expect(seen(board, 0, 10, 200)).toEqual([]);
    expect(seen(board, 0, 10, 199)).toEqual([0]);
  });

  test('LOS-01: standing in an opening one looks both ways', () => {
    const board = buildByHand(
      [{ floor: [[0, 0, 200, 200]] }, { floor: [[200, 0, 200, 200]] }],
      [
        { kind: 'door', state: 'open', at: [200, 100], heading: 1, from: 0, to: 1 },
        { kind: 'door', state: 'open', at: [100, 0], heading: 0, from: 0 },
        { kind: 'door', state: 'open', at: [300, 0], heading: 0, from: 1 },
      ],
    );
    expect(seen(board, 0, 200, 100)).toEqual([1, 2]);
    expect(seen(board, 1, 200, 100)).toEqual([1, 2]);
    // The jamb itself is wall.
    expect(seen(board, 0, 200, 115)).toEqual([1]);
  });

  test('LOS-01: standing in an opening with nothing behind it, one sees through it', () => {
    const board = buildByHand([{ floor: [[0, 0, 200, 200]] }], [{ kind: 'door', state: 'open', at: [200, 100], heading: 1, from: 0 }]);
    expect(seen(board, 0, 200, 100)).toEqual([0]);
  });

  test('LOS-01: sight round a corner needs a straight line: floor of the same tile may be out of sight', () => {
    // A corner tile: centre, leg below, leg to the left with its end.
    const floor: Rect[] = [[-30, -80, 60, 60], [-30, -20, 60, 20], [-50, -80, 20, 60]];
    const board = buildByHand([{ floor, kind: 'corner' }], [{ at: [-50, -50], heading: 3, from: 0, fromCell: 2 }]);
    expect(seen(board, 0, -29, -1)).toEqual([]);
    expect(seen(board, 0, 29, -1)).toEqual([0]);
  });

  test('ENG-05: crossing sections: sight stays on its own level', () => {
    // Two corridors cross without meeting; each has an end of its own.
    const board = buildByHand(
      [{ floor: [[0, 100, 300, 60]] }, { floor: [[120, 0, 60, 300]] }],
      [{ at: [300, 130], heading: 1, from: 0 }, { at: [150, 300], heading: 2, from: 1 }],
    );
    expect(seen(board, 0, 150, 130)).toEqual([0]);
    expect(seen(board, 1, 150, 130)).toEqual([1]);
    expect(inSight(board, 0, 150, 130)).toEqual([0]);
  });
});
