/** What the log tells when counted. Exact wherever it can be; the one estimate comes with its interval and method (C5). */
import { makeRatio } from '../tables/ratio';
import type { Ratio } from '../tables/ratio';
import type { Game, ObjectiveType } from './log';
import { cleanName } from './plain-text';
import { meanObjectives } from './x';

/** Wins, draws and losses of a side or player; games without a winner are apart. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly undecided: number;
  /** Wins among the games that had a result; null of none. */
  readonly rate: Ratio | null;
}

/** A player, over all and by side. */
export interface PlayerRecord {
  readonly name: string;
  readonly attacking: Tally;
  readonly defending: Tally;
  readonly all: Tally;
  /** Mean of the objectives achieved when attacking. */
  readonly objectives: Ratio | null;
  readonly streaks: Streaks;
}

/** Wins in a row: now, and the longest there was. */
export interface Streaks {
  readonly current: number;
  readonly longest: number;
}

/** Where the true mean may lie, in decimals. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly method: 'student-t-95';
}

type Outcome = 'win' | 'draw' | 'loss' | 'none';

/** Games that count for anything: voided ones do not. */
export function listValid(games: readonly Game[]): Game[] {
  return games.filter((game) => game.void === undefined);
}

/** Games in which one attacked and the other defended: in a scenario's result both did both. */
function listSided(games: readonly Game[]): Game[] {
  return games.filter(({ whole }) => whole !== true);
}

/** How a side did. */
export function tallySide(games: readonly Game[], side: 'attacker' | 'defender'): Tally {
  return tally(listSided(games).map(({ winner }) => outcomeOf(winner, side)));
}

function outcomeOf(winner: Game['winner'], side: 'attacker' | 'defender'): Outcome {
  if (winner === 'none' || winner === 'draw') return winner;
  return winner === side ? 'win' : 'loss';
}

function tally(outcomes: readonly Outcome[]): Tally {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const [wins, draws, losses, undecided] = [count('win'), count('draw'), count('loss'), count('none')];
  const decided = wins + draws + losses;
  return { games: outcomes.length, wins, draws, losses, undecided, rate: decided === 0 ? null : makeRatio(wins, decided) };
}

/** Every player in the order of his first game. */
export function listPlayerRecords(games: readonly Game[]): PlayerRecord[] {
  const names = new Set(games.flatMap(({ attacker, defender }) => [cleanName(attacker), cleanName(defender)]));
  return [...names].map((name) => {
    const attacking = listSided(games).filter(({ attacker }) => cleanName(attacker) === name);
    const defending = listSided(games).filter(({ defender }) => cleanName(defender) === name);
    const outcomes = games.flatMap(({ attacker, defender, winner }): Outcome[] => (
      cleanName(attacker) === name ? [outcomeOf(winner, 'attacker')] : cleanName(defender) === name ? [outcomeOf(winner, 'defender')] : []
    ));
    return { name, attacking: tallySide(attacking, 'attacker'), defending: tallySide(defending, 'defender'), all: tally(outcomes), objectives: meanObjectives(attacking), streaks: findStreaks(outcomes) };
  });
}

/** A game without a winner neither lengthens nor ends a row of wins. */
function findStreaks(outcomes: readonly Outcome[]): Streaks {
  let current = 0;
  let longest = 0;
  for (const outcome of outcomes) {
    if (outcome === 'win') current += 1;
    else if (outcome !== 'none') current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** How many objectives of each type were achieved, as far as it was written down, and how many were not. */
export function countObjectives(games: readonly Game[]): { readonly byType: ReadonlyMap<ObjectiveType, number>; readonly untold: number } {
  const byType = new Map<ObjectiveType, number>();
  let untold = 0;
  for (const { achieved = [], objectives } of listSided(games)) {
    for (const type of achieved) byType.set(type, (byType.get(type) ?? 0) + 1);
    untold += objectives - achieved.length;
  }
  return { byType, untold };
}

/** Upper 2.5 % points of Student's t by degrees of freedom; between two entries the wider one is taken. */
const studentT: readonly (readonly [number, number])[] = [
  [1, 12.7062], [2, 4.3027], [3, 3.1824], [4, 2.7764], [5, 2.5706], [6, 2.4469], [7, 2.3646], [8, 2.306], [9, 2.2622], [10, 2.2281],
  [11, 2.201], [12, 2.1788], [13, 2.1604], [14, 2.1448], [15, 2.1314], [16, 2.1199], [17, 2.1098], [18, 2.1009], [19, 2.093], [20, 2.086],
  [22, 2.0739], [24, 2.0639], [26, 2.0555], [28, 2.0484], [30, 2.0423], [40, 2.0211], [60, 2.0003], [80, 1.9901], [100, 1.984], [200, 1.9719], [500, 1.9647], [1000, 1.9623],
];

/** 95 % interval of the mean of the objectives by Student's t; null of fewer than two games, and never below nothing. */
export function estimateMean(games: readonly Game[]): Interval | null {
  const count = games.length;
  if (count < 2) return null;
  const sum = games.reduce((total, { objectives }) => total + objectives, 0);
  const squares = games.reduce((total, { objectives }) => total + objectives * objectives, 0);
  // Whole numbers up to the last step, so that nothing is lost on the way.
  const variance = (count * squares - sum * sum) / (count * (count - 1));
  // Two games are one degree of freedom, with which the list begins.
  const [, t] = studentT.findLast(([degrees]) => degrees <= count - 1) as (typeof studentT)[number];
  const half = t * Math.sqrt(variance / count);
  return { low: Math.max(0, sum / count - half), high: sum / count + half, method: 'student-t-95' };
}

/** A group of games that were played alike. */
export interface GameGroup {
  /** What they share, by key; what was not written down is missing. */
  readonly shared: Readonly<Record<string, string>>;
  readonly games: readonly Game[];
}

/** Splits games by their house rules and tables, or by table size, budget, closing and forcing (PRE-06, PRE-07). */
export function groupGames(games: readonly Game[], by: 'rules' | 'map'): GameGroup[] {
  const groups = new Map<string, { shared: Record<string, string>; games: Game[] }>();
  for (const game of games) {
    const shared = by === 'rules' ? shareRules(game) : shareMap(game);
    const key = JSON.stringify(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
    const group = groups.get(key) ?? { shared, games: [] };
    group.games.push(game);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function shareRules({ house, tables }: Game): Record<string, string> {
  return { ...Object.fromEntries(Object.entries(house ?? {}).map(([key, value]) => [key, String(value)])), ...(tables === undefined ? {} : { tables }) };
}

function shareMap({ budget, closed, forced, table }: Game): Record<string, string> {
  return {
    ...(table === undefined ? {} : { table }),
    ...(budget === undefined ? {} : { budget }),
    ...(forced === undefined ? {} : { forced: forced > 0 ? 'yes' : 'no' }),
    ...(closed === undefined ? {} : { closed: closed > 0 ? 'yes' : 'no' }),
  };
}
