import { scriptedSession } from './support/scripted-session';

describe('start of the game', () => {
  test('STA-01: the entrance is an open door to a corridor, and the corridor in sight is there before turn 1', () => {
    // A straight, then a corner: what is round the corner waits.
    const { session, told } = scriptedSession({ board: [1, 5, 1] });
    const [entrance] = session.exploration.board.openings;
    expect(entrance).toMatchObject({ kind: 'door', state: 'open', entrance: true, leads: 'corridor', from: 0, to: 1 });
    expect(session.exploration.board.sections.map(({ kind }) => kind)).toEqual(['outside', 'straight', 'corner']);
    expect(told('placed').map(({ section }) => section)).toEqual([1, 2]);
  });
});
