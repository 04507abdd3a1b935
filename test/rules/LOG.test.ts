/** The games log as the rulebook prints it (LOG-01, LOG-02), and the winner of a stand-alone game (MIS-08). */
import { recordGame } from '../../src/campaign/change-log';
import { listStandings } from '../../src/campaign/x';
import { columns, listHeadings, listRows } from '../../src/render/campaign/log-table';
import { logOf, searchGame } from '../campaign/support/games';

const rowsOf = (log: ReturnType<typeof logOf>, language: 'es' | 'ca' | 'en') => listRows(listStandings(log), language, (id) => id).map(({ cells }) => columns.slice(0, 6).map((column) => cells[column]));

describe('the games log', () => {
  test('LOG-01 has number, attacker, defender, objectives, winner and updated X, then ours', () => {
    expect(columns.slice(0, 6)).toEqual(['number', 'attacker', 'defender', 'objectives', 'winner', 'x']);
    expect(columns.slice(6)).toEqual(['date', 'mission', 'session', 'notes']);
    expect(listHeadings('es').slice(0, 6)).toEqual(['Partida', 'Atacante', 'Defensor', 'Objetivos', 'Vencedor', 'X']);
  });

  test('LOG-01 every line is worked out from its game and those before', () => {
    expect(rowsOf(logOf(1, 2, 1), 'es')).toEqual([
      ['1', 'Marta', 'Pau', '1', '(ninguno)', '1'],
      ['2', 'Marta', 'Pau', '2', 'Atacante', '3/2 (1,5)'],
      ['3', 'Marta', 'Pau', '1', 'Defensor', '4/3 (1,33)'],
    ]);
    expect(rowsOf(logOf(1, 1), 'en')[1]).toEqual(['2', 'Marta', 'Pau', '1', 'Draw', '1']);
  });

  test('LOG-02 game 1 has no winner, in every language, and X is its objectives', () => {
    for (const [language, none] of [['es', '(ninguno)'], ['ca', '(cap)'], ['en', '(none)']] as const) expect(rowsOf(logOf(3), language)[0]?.slice(4)).toEqual([none, '3']);
  });

  test('LOG-02 nor has the first game that counts, when other missions came before', () => {
    const log = logOf(searchGame(2, { mission: 'rescate', winner: 'attacker', grade: 'decisive' }), 4);
    expect(log.games.map(({ winner }) => winner)).toEqual(['attacker', 'none']);
    expect(rowsOf(log, 'en')).toEqual([['1', 'Marta', 'Pau', '2', 'Attacker (decisive)', '–'], ['2', 'Marta', 'Pau', '4', '(none)', '4']]);
  });

  test('LOG-02 any number of games', () => {
    expect(rowsOf(logOf(...Array.from({ length: 60 }, (_, at) => at % 4)), 'es')).toHaveLength(60);
  });

  test('MIS-08 the winner by objectives against X before the game; with X undefined nobody', () => {
    const table = [[[], 5, 'none'], [[1, 2, 1], 1, 'defender'], [[1, 2, 1], 2, 'attacker'], [[2, 2], 2, 'draw'], [[0], 0, 'draw']] as const;
    for (const [before, objectives, winner] of table) {
      const result = recordGame(logOf(...before), searchGame(objectives));
      expect(result.ok && result.game.winner).toBe(winner);
    }
  });

  test('MIS-08 other missions and incursions come with their winner, or are refused', () => {
    expect(recordGame(logOf(1), searchGame(2, { mission: 'rescate' }))).toEqual({ ok: false, refusal: 'winner-missing' });
    expect(recordGame(logOf(1), searchGame(2, { scenario: 'lucha-preliminar' }))).toEqual({ ok: false, refusal: 'winner-missing' });
  });

  test('ENG-07 a declared result stands, and the log says what X would have it be; the papers may have had another X', () => {
    const result = recordGame(logOf(1, 2), searchGame(2, { winner: 'draw', x: '2' }));
    expect(result.ok && [result.game.winner, result.notes]).toEqual(['draw', ['declared-otherwise', 'other-x']]);
  });
});
