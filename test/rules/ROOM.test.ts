import type { DraftBoard } from '../../src/board/draft';
import { resolveOpening } from '../../src/exploration/resolve-opening';
import { scriptedExploration, scriptedSession, type ExplorationScript } from './support/scripted-session';
import { compileEdited, generatedSeries } from './support/shipped';
import { footprintOf } from '../../src/board/tile';
import { laidOut, layByHand, openingsOf } from './support/sections';

/** A room behind an open door at (0, 0). */
function roomBehindDoor(script: ExplorationScript): ReturnType<typeof scriptedExploration> {
  const scripted = scriptedExploration(script, { kind: 'door', leads: 'room', width: 30 });
  resolveOpening(scripted.exploration, scripted.opening);
  return scripted;
}

/** Doors of a section but for the one it was entered by. */
function otherDoors(board: DraftBoard, section = 1): DraftBoard['openings'] {
  return openingsOf(board.sections[section]!).filter(({ from, kind }) => kind === 'door' && from === section);
}

describe('rooms', () => {
  test.each([
    [1, 'small-room', 'small', 2], [2, 'small-room', 'small', 2], [3, 'small-room', 'small', 2],
    [4, 'large-room', 'large', 3], [5, 'large-room', 'large', 3], [6, 'objective-room', 'large', 6],
  ] as const)('ROOM-01: a %d is a %s (%s, contribution %d)', (face, kind, area, contribution) => {
    const { exploration, told } = roomBehindDoor({ board: [face, 1] });
    expect(exploration.board.sections[1]).toMatchObject({ facts: { kind, area, contribution, forced: false } });
    const { small, large } = exploration.ruleset.catalogue.rooms;
    const [, , width, height] = footprintOf(exploration.board.sections[1]!);
    const sizes = (area === 'small' ? small : large).map(({ widthMm, lengthMm }) => [widthMm, lengthMm].sort().join('x'));
    expect(sizes).toContain([width, height].sort().join('x'));
    expect(told('placed')).toMatchObject([{ section: 1, opening: 0, rolls: [{ table: 'rooms', dice: [face], rule: 'ROOM-01', result: kind }, { table: 'room-doors', dice: [1] }] }]);
  });

  test('ROOM-02: an objective room has its dice at once, before the defender rolls', () => {
    const { act, events, session } = scriptedSession({ board: [1, 3, 6, 1], others: { 'objectives/2': [3] }, troops: [1, 1] });
    act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 }, { type: 'end-phase' });
    const types = events.map(({ type }) => type);
    expect(types.slice(types.indexOf('door-opened'))).toEqual(['door-opened', 'placed', 'exhausted', 'objective-found', 'defender', 'turn']);
    expect(session.objectives).toMatchObject([{ section: 2, secondary: 'killLeader', rolls: [{ table: 'objectives', dice: [3] }] }]);
  });

  test('ROOM-02: a room that is no objective room has none', () => {
    const { act, session, told } = scriptedSession({ board: [1, 3, 5, 1], troops: [1, 1] });
    act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 }, { type: 'end-phase' });
    expect(session.objectives).toEqual([]);
    expect(told('objective-found')).toEqual([]);
  });

  test.each([[1, 0], [2, 1], [3, 2]])('ROOM-03: %d doors in all: the way in and %d more', (rolled, more) => {
    const { exploration } = roomBehindDoor({ board: [1, rolled] });
    expect(otherDoors(exploration.board)).toHaveLength(more);
    expect(openingsOf(exploration.board.sections[1]!)).toHaveLength(rolled);
  });

  test.each([1, 2, 3])('ROOM-03: house rule roomDoors=extra: %d doors besides the way in', (rolled) => {
    const { exploration } = roomBehindDoor({ board: [1, rolled], rules: { roomDoors: 'extra' } });
    expect(otherDoors(exploration.board)).toHaveLength(rolled);
  });

  test('ROOM-03: house rule roomDoors=extra: a whole session has one door more for each room placed with the same dice', () => {
    const board = [1, 3, 1, 2];
    const doors = (rules: ExplorationScript['rules']): number => {
      const { act, session } = scriptedSession({ board, rules: rules ?? {}, troops: [1, 1] });
      act({ type: 'move', path: [[0, 0], [0, -95]] }, { type: 'open', opening: 1 }, { type: 'end-phase' });
      return session.exploration.board.openings.length;
    };
    expect([doors({}), doors({ roomDoors: 'extra' })]).toEqual([3, 4]);
  });

  test.each([1, 2, 3])('ROOM-04: the start room of Escape, entered by no door, has %d doors, all of them exits', (rolled) => {
    const { session, told } = scriptedSession({ mission: 'huida', board: [rolled] });
    const { board } = session.exploration;
    expect(board.sections.map(laidOut)).toMatchObject([{ kind: 'outside', floor: [] }, { kind: 'small-room', area: 'small', via: -1 }]);
    expect(board.openings).toHaveLength(rolled);
    for (const door of board.openings) expect(door).toMatchObject({ kind: 'door', state: 'closed', from: 1, to: -1, entrance: false });
    expect(told('placed')).toMatchObject([{ section: 1, opening: -1, rolls: [{ table: 'room-doors', dice: [rolled] }] }]);
  });

  test('ROOM-04: house rule roomDoors=extra changes nothing there', () => {
    const { session } = scriptedSession({ mission: 'huida', board: [2], rules: { roomDoors: 'extra' } });
    expect(session.exploration.board.openings).toHaveLength(2);
  });

  test('ROOM-05: doors stand in the centre of cell edges, walls without a door first', () => {
    for (let round = 0; round < 300; round++) {
      const { exploration } = roomBehindDoor({ board: [1 + (round % 5), 3], seed: String(round), placement: 'seeded', rules: { roomDoors: 'extra' } });
      const room = exploration.board.sections[1]!;
      const [x, y, width, height] = footprintOf(room);
      const doors = otherDoors(exploration.board);
      // Three more doors, and three walls without one.
      expect(doors.map(({ heading }) => heading).sort()).toEqual([0, 1, 3]);
      for (const door of doors) {
        const along = door.heading % 2 === 0 ? door.x - x : door.y - y;
        const length = door.heading % 2 === 0 ? width : height;
        expect(along % 100).toBe(50);
        expect(along).toBeLessThan(length);
        expect(door.width).toBe(30);
      }
    }
  });

  test('ROOM-05: never two doors on one cell edge; what finds no place is told', () => {
    // Rooms of one cell: four edges, one of them the way in. The table asks for eight doors in all.
    const ruleset = compileEdited([
      { file: 'catalogue.yaml', find: '      - 20 x 20 cm\n      - 20 x 10 cm', put: '      - 10 x 10 cm' },
      { file: 'rooms.yaml', find: 'result: doors, value: 3', put: 'result: doors, value: 8' },
    ]);
    const { exploration, told } = roomBehindDoor({ ruleset, board: [1, 3] });
    const doors = exploration.board.openings;
    expect(doors.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(['-50 -50', '0 -100', '0 0', '50 -50']);
    expect(told('doors-unplaced')).toEqual([{ type: 'doors-unplaced', section: 1, count: 4 }]);
  });

  test('ROOM-05: a wall with something behind it is the last choice', () => {
    const scripted = scriptedExploration({ board: [1, 3], rules: { roomDoors: 'extra' } }, { kind: 'door', leads: 'room', width: 30 });
    const { exploration } = scripted;
    // Something stands where the right wall of the room will be; below it lies the ground outside.
    layByHand(exploration.board, [150, -200, 100, 200]);
    resolveOpening(exploration, scripted.opening);
    expect(footprintOf(exploration.board.sections[2]!)).toEqual([-50, -200, 200, 200]);
    // Rather two doors on one free wall than one on a blocked wall that has none.
    expect(otherDoors(exploration.board, 2).map(({ heading }) => heading).sort()).toEqual([0, 0, 3]);
  });

  test('ROOM-05: doors of whole sessions stand on cell edges of their rooms', () => {
    for (const { board } of generatedSeries('edges', 40, { evening: null, maxSections: 25 })) {
      for (const { kind, from, x, y, heading, joined } of board.openings) {
        const room = board.sections[from]!;
        if (kind !== 'door' || room.area === undefined || joined) continue;
        const [left, top] = room.footprint;
        expect((heading === 'n' || heading === 's' ? x - left : y - top) % 100).toBe(50);
      }
    }
  });
});
