import { resolveOpening } from '../../src/exploration/resolve-opening';
import { scriptedExploration, scriptedSession } from './support/scripted-session';
import { generatedSeries, missionIds } from './support/shipped';
import { listUnexplored } from './support/list-unexplored';
import { openingsOf } from './support/sections';

const quiet = [1, 1];

/** A straight with a closed door at its end (0, -100); the lead in contact. */
function atDoor(board: readonly number[], troops: readonly number[], more: Parameters<typeof scriptedSession>[0] = {}): ReturnType<typeof scriptedSession> {
  const game = scriptedSession({ board: [1, 3, ...board], troops, ...more });
  game.act({ type: 'move', path: [[0, 0], [0, -90]] });
  return game;
}

describe('doors', () => {
  test('DOOR-01: every door of every session starts closed but for the entrance', () => {
    for (const mission of missionIds()) {
      for (const { board } of generatedSeries('closed', 15, { mission })) {
        const doors = board.openings.filter(({ kind, entrance }) => kind === 'door' && !entrance);
        expect(doors.length).toBeGreaterThan(0);
        expect(doors.filter(({ state }) => state === 'open')).toEqual([]);
      }
    }
  });

  test('DOOR-02: behind a corridor door lies a room: no roll on the table of doors', () => {
    const { act, told } = atDoor([1, 1], quiet);
    act({ type: 'open', opening: 1 }, { type: 'end-phase' });
    expect(told('placed').at(-1)).toMatchObject({ section: 2, opening: 1, rolls: [{ table: 'rooms' }, { table: 'room-doors' }] });
  });

  test.each([[1, 'corridor'], [2, 'corridor'], [3, 'corridor'], [4, 'room'], [5, 'room'], [6, 'room']] as const)('DOOR-03: a room door with a %d leads to a %s', (face, result) => {
    const { exploration, opening, told } = scriptedExploration({ board: [face, ...(result === 'corridor' ? [1] : [1, 1])] }, { kind: 'door', leads: 'either', width: 30 });
    resolveOpening(exploration, opening);
    expect(exploration.board.sections[1]!.facts.kind).toBe(result === 'corridor' ? 'straight' : 'small-room');
    const [{ rolls }] = told('placed') as [ReturnType<typeof told<'placed'>>[number]];
    expect(rolls[0]).toMatchObject({ table: 'door-leads', dice: [face], rule: 'DOOR-03', result });
    expect(rolls[1]).toMatchObject({ table: result === 'corridor' ? 'corridors' : 'rooms' });
  });

  test('DOOR-03: doors placed on a room are doors that may lead to either', () => {
    const { exploration, opening } = scriptedExploration({ board: [1, 3] }, { kind: 'door', leads: 'room', width: 30 });
    resolveOpening(exploration, opening);
    expect(exploration.board.openings.slice(1).map(({ leads }) => leads)).toEqual(['either', 'either']);
  });

  test('DOOR-04: what lies behind is rolled when the door has been opened and somebody looks, not before', () => {
    const { session, act, told } = atDoor([4, 1], quiet);
    const placedBefore = told('placed').length;
    act({ type: 'open', opening: 1 });
    expect(session.exploration.board.openings[1]).toMatchObject({ state: 'open', to: -1 });
    expect(told('placed')).toHaveLength(placedBefore);
    act({ type: 'end-phase' });
    expect(told('placed')).toHaveLength(placedBefore + 1);
  });

  test('DOOR-04: looking at a closed door rolls nothing', () => {
    const { session, act } = atDoor([], quiet);
    act({ type: 'end-phase' });
    expect(session.exploration.board.openings[1]).toMatchObject({ state: 'closed', to: -1 });
    expect(listUnexplored(session.exploration.board)).toEqual([1]);
  });

  test.each([[90, true], [91, true], [100, true], [89, false], [50, false]])('DOOR-05: from %d mm along the corridor the door at 100 can be opened: %s', (y, can) => {
    const { act, attempt, session } = scriptedSession({ board: [1, 3] });
    act({ type: 'move', path: [[0, 0], [0, -y]] });
    expect(attempt({ type: 'open', opening: 1 })).toEqual(can ? null : { code: 'NOT_IN_CONTACT', rule: 'DOOR-05' });
    expect(session.exploration.board.openings[1]!.state).toBe(can ? 'open' : 'closed');
  });

  test.each([[[21, -92], true], [[21, -91], false], [[25, -100], true], [[26, -100], false], [[-15, -90], true]] as const)(
    'DOOR-05: contact is 1 cm to the nearest point of the door: from %j %s', (place, can) => {
      const { act, attempt } = scriptedSession({ board: [1, 3] });
      act({ type: 'move', path: [[0, 0], place] });
      expect(attempt({ type: 'open', opening: 1 })).toEqual(can ? null : { code: 'NOT_IN_CONTACT', rule: 'DOOR-05' });
    },
  );

  test('DOOR-05: a door can be closed again, from either side, and then it blocks', () => {
    const game = atDoor([1, 1], [...quiet, ...quiet, ...quiet]);
    game.act({ type: 'open', opening: 1 });
    game.turn();
    game.act({ type: 'move', path: [[0, -100], [0, -110]] }, { type: 'close', opening: 1 });
    expect(game.told('door-closed')).toEqual([{ type: 'door-closed', opening: 1 }]);
    game.turn();
    expect(game.attempt({ type: 'move', path: [[0, -100], [0, -50]] })).toEqual({ code: 'NO_WAY', rule: 'LOS-06' });
    game.act({ type: 'open', opening: 1 });
    game.turn();
    game.act({ type: 'move', path: [[0, -100], [0, -50]] });
  });

  test.each([[[0, -100], false], [[14, -100], false], [[0, -101], true], [[15, -100], true]] as const)(
    'DOOR-05: nobody may stand in the opening that is closed: at %j it closes: %s', (place, can) => {
      const game = atDoor([1, 1], quiet);
      game.act({ type: 'open', opening: 1 });
      game.turn();
      game.act({ type: 'move', path: [[0, -100], place] });
      expect(game.attempt({ type: 'close', opening: 1 })).toEqual(can ? null : { code: 'IN_THE_WAY', rule: 'DOOR-05' });
    },
  );

  test('DOOR-05: house rule allowClose=false: an open door stays open', () => {
    const game = atDoor([1, 1], quiet, { rules: { allowClose: false } });
    game.act({ type: 'open', opening: 1 });
    game.turn();
    expect(game.attempt({ type: 'close', opening: 1 })).toEqual({ code: 'NO_CLOSING', rule: 'DOOR-05' });
    expect(game.session.exploration.board.openings[1]!.state).toBe('open');
  });

  test('DOOR-05: passages and openings that do not exist are no doors', () => {
    const { attempt } = scriptedSession({ board: [1, 5, 1] });
    for (const opening of [0, 1, 2, 3, -1, 0.5, NaN]) expect(attempt({ type: 'open', opening })).toEqual({ code: 'NO_DOOR', rule: 'DOOR-05' });
  });

  test('DOOR-06: both sides share one door: it takes no further roll, closed and opened again', () => {
    const game = atDoor([1, 1], [...quiet, ...quiet, ...quiet]);
    game.act({ type: 'open', opening: 1 });
    game.turn();
    const { openings, sections } = game.session.exploration.board;
    expect(openings[1]).toMatchObject({ from: 1, to: 2 });
    expect(openingsOf(sections[1]!)).toContain(openings[1]);
    expect(openingsOf(sections[2]!)).toEqual([openings[1]]);
    game.act({ type: 'close', opening: 1 });
    game.turn();
    game.act({ type: 'open', opening: 1 });
    // No board die is left: looking through it again may not ask for one.
    game.turn();
    expect(sections).toHaveLength(3);
  });
});
