/** X, worked out from the games alone. */
import { correctGame, listNewDifferences, recordGame, restoreGame, voidGame } from '../../src/campaign/change-log';
import { findX, listStandings } from '../../src/campaign/x';
import { logOf, searchGame } from '../campaign/support/games';

const xs = (log: ReturnType<typeof logOf>): (string | null)[] => listStandings(log).map(({ after }) => after && `${after.num}/${after.den}`);

describe('X', () => {
  test('X-01: the mean of the objectives after each game, as an exact fraction', () => {
    expect(xs(logOf(1, 2, 1))).toEqual(['1/1', '3/2', '4/3']);
    expect(findX(logOf(0, 0, 0))).toEqual({ num: 0, den: 1 });
    expect(findX(logOf())).toBeNull();
  });

  test('X-01: 5,000 games stay exact', () => {
    const objectives = Array.from({ length: 5000 }, (_, at) => (at * 7) % 100);
    const log = { games: objectives.map((count, at) => ({ ...searchGame(count), number: at + 1, winner: 'none' as const })) };
    const standings = listStandings(log);
    let sum = 0n;
    objectives.forEach((count, at) => {
      sum += BigInt(count);
      const { num, den } = standings[at]!.after!;
      expect(BigInt(num) * BigInt(at + 1)).toBe(sum * BigInt(den));
    });
    expect(findX(log)).toEqual(standings.at(-1)!.after);
  });

  test('X-02: only stand-alone games of Search and Destroy count, whatever their result', () => {
    const others = ['objetivo-primario', 'asesinato', 'rescate', 'exterminio', 'sabotaje', 'huida'].map((mission) => searchGame(9, { mission, winner: 'attacker' }));
    const incursion = searchGame(9, { scenario: 'combates-en-los-tuneles', winner: 'none' });
    expect(xs(logOf(2, ...others, incursion, 0))).toEqual(['2/1', '2/1', '2/1', '2/1', '2/1', '2/1', '2/1', '2/1', '1/1']);
  });

  test('X-02: with the house rule, incursions of scenarios count as well', () => {
    const log = { ...logOf(2, searchGame(9, { scenario: 'combates-en-los-tuneles', winner: 'none' }), searchGame(5, { mission: 'rescate', winner: 'defender' })), countScenarioIncursions: true };
    expect(findX(log)).toEqual({ num: 11, den: 2 });
  });

  test('X-02: a game that never counts says so when recorded', () => {
    const notesOf = (more: Parameters<typeof searchGame>[1]) => {
      const result = recordGame(logOf(1), searchGame(1, more));
      return result.ok ? result.notes : [];
    };
    expect(notesOf({ mission: 'rescate', winner: 'defender' })).toEqual(['never-feeds']);
    expect(notesOf({ scenario: 'lucha-preliminar', winner: 'none' })).toEqual(['never-feeds']);
    expect(notesOf({})).toEqual([]);
  });
});

describe('corrections', () => {
  test('X-01 one evening counts once: what would make its tag count twice is refused, and names the game that has it', () => {
    const first = logOf(1, searchGame(9, { tag: 'ABCDEF' }));
    const voided = voidGame(first, 2, 'not over');
    if (!voided.ok) throw new Error(voided.refusal);
    const twice = recordGame(voided.log, searchGame(9, { tag: 'ABCDEF' }));
    if (!twice.ok) throw new Error(twice.refusal);
    const refused = { ok: false, refusal: 'already-recorded', same: expect.objectContaining({ number: 3 }) };
    expect(restoreGame(twice.log, 2)).toEqual(refused);
    expect(recordGame(twice.log, searchGame(9, { tag: 'ABCDEF' }))).toEqual(refused);
    expect(correctGame(twice.log, 1, { tag: 'ABCDEF' }, 'its papers')).toEqual(refused);
    expect(recordGame(twice.log, searchGame(9, { tag: 'ABCDEF', void: 'never over' }))).toMatchObject({ ok: true });
    expect(findX(twice.log)).toEqual({ num: 5, den: 1 });
  });

  test('ENG-08 a result that would be another than it would have been before is named again', () => {
    const log = logOf(1, 2, 2);
    const corrected = correctGame(log, 2, { objectives: 3 }, 'miscounted');
    if (!corrected.ok) throw new Error(corrected.refusal);
    expect(listNewDifferences(listStandings(log), listStandings(corrected.log))).toEqual([3]);
    const voided = voidGame(corrected.log, 1, 'one unit too many');
    if (!voided.ok) throw new Error(voided.refusal);
    expect(listStandings(voided.log).map(({ due }) => due)).toEqual([null, 'none', 'defender']);
    expect(listNewDifferences(listStandings(corrected.log), listStandings(voided.log))).toEqual([2, 3]);
    expect(listNewDifferences(listStandings(voided.log), listStandings(voided.log))).toEqual([]);
  });

  test('ENG-08 a correction moves X, and results declared that night stand with a note', () => {
    const log = logOf(1, 2, 2);
    expect(xs(log)).toEqual(['1/1', '3/2', '5/3']);
    expect(log.games.map(({ winner }) => winner)).toEqual(['none', 'attacker', 'attacker']);
    const corrected = correctGame(log, 2, { objectives: 3 }, 'miscounted');
    if (!corrected.ok) throw new Error(corrected.refusal);
    const [, second, third] = listStandings(corrected.log);
    expect(second).toMatchObject({ game: { winner: 'attacker', objectives: 3 }, differs: false, after: { num: 2, den: 1 } });
    expect(third).toMatchObject({ game: { winner: 'attacker' }, before: { num: 2, den: 1 }, after: { num: 2, den: 1 }, due: 'draw', differs: true });
  });

  test('C1 a wrong game is taken back or put right: X is that of a log without the mistake', () => {
    const log = logOf(4, 1, 3, 0, 2);
    for (let number = 1; number <= 5; number += 1) {
      const voided = voidGame(log, number, 'never played');
      const corrected = correctGame(log, number, { objectives: 7 }, 'seven');
      if (!voided.ok || !corrected.ok) throw new Error('refused');
      const rest = [4, 1, 3, 0, 2].filter((_, at) => at !== number - 1);
      expect(findX(voided.log)).toEqual(findX(logOf(...rest)));
      expect(findX(corrected.log)).toEqual(findX(logOf(...[4, 1, 3, 0, 2].map((count, at) => (at === number - 1 ? 7 : count)))));
      expect(voided.log.games).toHaveLength(5);
    }
  });

  test('C4 wins and draws are decided by fractions: 1.33 is neither 4/3 nor 1', () => {
    const log = logOf(...Array.from({ length: 333 }, () => 1), 1);
    const nearly = recordGame({ games: [...log.games, { ...searchGame(2), number: 335, winner: 'attacker' as const }] }, searchGame(1));
    expect(nearly.ok && nearly.game.winner).toBe('defender');
    const third = logOf(1, 2, 1, 1);
    expect(third.games.at(-1)?.winner).toBe('defender');
    expect(logOf(1, 2, 1, 2).games.at(-1)?.winner).toBe('attacker');
  });
});
