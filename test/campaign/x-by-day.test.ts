/** X of any day, told quickly, is the X that a plain reading of the log gives (X-01, ENG-08). */
import fc from 'fast-check';
import { listNewDifferences, voidGame } from '../../src/campaign/change-log';
import type { CampaignLog, Game } from '../../src/campaign/log';
import { feedsX, findXBefore, findXOn, listStandings, meanObjectives } from '../../src/campaign/x';
import type { Ratio } from '../../src/tables/ratio';
import { searchGame } from './support/games';

/** The rule as it is written: the games before it in the log; of a day, where a later one stands there, those of that day and before. */
function readPlainly(log: CampaignLog, at: number): Ratio | null {
  const earlier = log.games.slice(0, at);
  const { date } = log.games[at] as Game;
  const later = date === undefined ? -1 : earlier.findIndex((game) => game.void === undefined && game.date !== undefined && game.date > date);
  const counted = earlier.filter((game, place) => feedsX(game, log) && (later < 0 || (game.date === undefined ? place < later : game.date <= date!)));
  return meanObjectives(counted);
}

const day = fc.option(fc.integer({ min: 1, max: 6 }).map((number) => `1999-10-0${number}`), { nil: undefined });
const game = fc.record({ objectives: fc.nat(9), date: day, isVoid: fc.boolean(), isOther: fc.boolean() });
const anyLog = fc.array(game, { maxLength: 40 }).map((list): CampaignLog => ({
  games: list.map(({ objectives, date, isVoid, isOther }, at): Game => ({
    winner: 'none', ...searchGame(objectives, { ...(date === undefined ? {} : { date }), ...(isOther ? { mission: 'rescate' } : {}), ...(isVoid ? { void: 'why' } : {}) }), number: at + 1,
  })),
}));

test('X-01 ENG-08 days in any order, days missing, voided games: every game is judged by the X of its own day', () => {
  fc.assert(fc.property(anyLog, (log) => {
    listStandings(log).forEach(({ judgedBy, due }, at) => {
      const x = readPlainly(log, at);
      if (due !== null) expect([at, judgedBy]).toEqual([at, x]);
      expect(findXBefore(log, at)).toEqual(x);
    });
  }), { numRuns: 300 });
});

test('X-01 a day after all, before all, or none', () => {
  const log = { games: [searchGame(4, { date: '1999-10-05' }), searchGame(1)].map((other, at): Game => ({ winner: 'none', ...other, number: at + 1 })) };
  expect([findXOn(log, '2000-01-01'), findXOn(log, undefined), findXOn(log, '1999-10-05'), findXOn(log, '1999-01-01')]).toEqual([{ num: 5, den: 2 }, { num: 5, den: 2 }, { num: 5, den: 2 }, null]);
});

test('X-01 twenty thousand games written down from the newest to the oldest take no longer than in their order', () => {
  const makeLog = (isReversed: boolean): CampaignLog => ({
    games: Array.from({ length: 20_000 }, (_, at): Game => {
      const number = isReversed ? 20_000 - at : at;
      return { winner: 'none', ...searchGame(at % 5, { date: new Date(number * 86_400_000).toISOString().slice(0, 10) }), number: at + 1 };
    }),
  });
  const time = (log: CampaignLog): number => {
    const begun = process.hrtime.bigint();
    const voided = voidGame(log, 3, 'why');
    if (!voided.ok) throw new Error(voided.refusal);
    listNewDifferences(listStandings(log), listStandings(voided.log));
    return Number(process.hrtime.bigint() - begun) / 1e6;
  };
  // With every late game looked up anew it was minutes.
  expect(time(makeLog(true))).toBeLessThan(3000 + 10 * time(makeLog(false)));
}, 300_000);
