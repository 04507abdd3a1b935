/** What must hold between the facts of a game, whoever wrote them: options, a table, or a hand in the file. */
import type { Message } from '../errors';
import type { ComparedScoring } from '../missions/judged-by-scenario';
import { listForeignScenarioFacts, listOutcomes, outcomes } from '../missions/score/score-scenario';
import type { KnownGames } from './known-games';
import { findForeignMission, findKnownScenario, programGames } from './known-games';
import { isSamePlayer } from './known-players';
import type { Game, NewGame, ObjectiveType } from './log';
import { contradictionWords as words } from './log-words';
import type { FactValues } from './name-keys';
import { keysAlone } from './name-keys';

/** Who won, and how clearly, as far as it is said. */
export interface ToldResult {
  readonly winner: Game['winner'] | undefined;
  readonly grade: Game['grade'] | null;
}

/** Two facts that cannot both be. */
export interface Contradiction {
  readonly code: string;
  /** The fact to put right. */
  readonly key: keyof Game;
  readonly rule: string;
  readonly text: Message;
  readonly values: FactValues;
  /** Kinds of objective that the words list as `list`. */
  readonly kinds?: readonly ObjectiveType[];
  /** The result by what happened and the one that the game has, where these are the two: whoever tells it has words for them. */
  readonly results?: { readonly due: ToldResult; readonly told: ToldResult };
}

/** A way in which facts may not go together: `of` these it can be told, and `find` returns values for the words, or null where all is well. */
interface Check extends Omit<Contradiction, 'values' | 'results' | 'kinds'> {
  readonly of: readonly (keyof Game)[];
  readonly find: (game: NewGame | Game, known: KnownGames) => Contradiction['values'] | null;
}

const isWon = (winner: Game['winner'] | undefined): boolean => winner === 'attacker' || winner === 'defender';

/** What a result of two incursions may be told by, besides the objectives of the first. */
const told = ['second', 'battlePoints', ...outcomes] as const;

const isCounted = (scoring: ComparedScoring | null | undefined): boolean => scoring === 'tunnels' || scoring === 'preliminary';

/** A result that is told by what another scenario asks for. */
function findForeignOutcome(game: NewGame | Game, known: KnownGames): Contradiction['values'] | null {
  const scoring = game.whole ? findKnownScenario(known, game.scenario)?.scoring : undefined;
  if (!scoring) return null;
  const foreign = listForeignScenarioFacts(scoring, Object.fromEntries(told.flatMap((key) => (game[key] === undefined ? [] : [[key, game[key]]]))));
  return foreign.length === 0 ? null : { list: told.filter((key) => foreign.includes(key)) };
}

const checks: readonly Check[] = [
  {
    code: 'ACHIEVED_MORE', of: ['achieved', 'objectives'], key: 'achieved', rule: 'LOG-01', text: words.achieved,
    find: ({ achieved = [], objectives }) => (achieved.length > objectives ? { named: ['achieved'], counted: ['objectives'], count: achieved.length, objectives } : null),
  },
  { code: 'SAME_PLAYER', of: ['attacker', 'defender'], key: 'defender', rule: 'LOG-01', text: words.samePlayer, find: ({ attacker, defender }) => (isSamePlayer(attacker, defender) ? { name: attacker } : null) },
  // Without a winner X will say who won, and then there is nothing to hold against the grade yet.
  { code: 'GRADE_WITHOUT_WIN', of: ['grade', 'winner'], key: 'grade', rule: 'MIS-12', text: words.grade, find: ({ grade, winner }) => (grade !== undefined && winner !== undefined && !isWon(winner) ? {} : null) },
  {
    code: 'WINNER_MUST_BE', of: ['mission', 'whole', 'winner'], key: 'winner', rule: 'MIS-12', text: words.noDraw,
    find: ({ mission, whole, winner }, { primary }) => (winner !== undefined && !isWon(winner) && !whole && primary.includes(mission) ? {} : null),
  },
  // SCN-01 to SCN-03: somebody wins the scenario, or both do alike; how clearly is not said of it, nor which objectives they were.
  { code: 'RESULT_WITHOUT_SCENARIO', of: ['whole', 'mission', 'scenario'], key: 'whole', rule: 'SCN-01', text: words.whole, find: ({ mission, scenario, whole }) => (whole && (scenario === undefined || scenario !== mission) ? keysAlone('mission', 'scenario') : null) },
  { code: 'RESULT_WITHOUT_SCENARIO', of: ['whole', 'scenario'], key: 'whole', rule: 'SCN-04', text: words.oneGame, find: ({ scenario, whole }, known) => (whole && findKnownScenario(known, scenario)?.scoring === null ? keysAlone('whole') : null) },
  {
    code: 'MISSION_FOREIGN', of: ['mission', 'scenario', 'whole'], key: 'mission', rule: 'SCN-01', text: words.missionForeign,
    find: (game, known) => findForeignMission(known, game),
  },
  { code: 'OUTCOME_FOREIGN', of: ['whole', 'scenario', ...told], key: 'whole', rule: 'SCN-01', text: words.outcomeForeign, find: findForeignOutcome },
  { code: 'SECOND_MISSING', of: ['whole', 'scenario', 'second'], key: 'whole', rule: 'SCN-01', text: words.secondMissing, find: ({ scenario, second, whole }, known) => (whole && second === undefined && isCounted(findKnownScenario(known, scenario)?.scoring) ? keysAlone('second') : null) },
  { code: 'RESULT_OPEN', of: ['whole', 'winner'], key: 'winner', rule: 'SCN-01', text: words.open, find: ({ whole, winner }) => (whole && (winner === undefined || winner === 'none') ? {} : null) },
  { code: 'NOT_OF_A_RESULT', of: ['whole', 'grade', 'achieved', 'facts'], key: 'whole', rule: 'SCN-01', text: words.ofGame, find: ({ whole, grade, achieved, facts }) => (whole && (grade !== undefined || achieved !== undefined || facts !== undefined) ? keysAlone('grade', 'achieved', 'facts') : null) },
  { code: 'SECOND_WITHOUT_RESULT', of: ['second', 'whole'], key: 'second', rule: 'SCN-01', text: words.second, find: ({ whole, second }) => (second !== undefined && !whole ? keysAlone('second') : null) },
  ...(['battlePoints', ...outcomes] as const).map((key): Check => ({
    code: 'OUTCOME_WITHOUT_RESULT', of: [key, 'whole'], key, rule: key === 'battlePoints' ? 'SCN-02' : 'SCN-03', text: words.outcome, find: (game) => (game[key] !== undefined && !game.whole ? { key: [key] } : null),
  })),
  // SCN-03: whoever was wiped out on the way, or left, fought no last fight.
  { code: 'OUTCOME_TWICE', of: outcomes, key: 'battle', rule: 'SCN-03', text: words.outcomeTwice, find: (game) => (listOutcomes(game).length > 1 ? keysAlone('wipedOut', 'withdrew', 'battle') : null) },
  { code: 'UNITS_ALONE', of: ['facts', 'units'], key: 'units', rule: 'MIS-07', text: words.units, find: ({ facts, units }) => (units !== undefined && facts === undefined ? keysAlone('units', 'facts') : null) },
  // What the rules add to the objectives of the rooms is never less than nothing; the rest is held against the mission, where it is known (judge-kept.ts).
  { code: 'FACTS_MORE', of: ['facts', 'objectives'], key: 'facts', rule: 'LOG-01', text: words.factsMore, find: ({ facts, objectives }) => (facts !== undefined && facts.objectives > objectives ? { told: facts.objectives, count: objectives, ...keysAlone('facts', 'objectives') } : null) },
];

/** Everything in a game that cannot be. `known`: what tables of one's own have; `unsure`: keys of which nobody knows what they should say. */
export function findContradictions(game: NewGame | Game, known: KnownGames = programGames, unsure: ReadonlySet<string> = new Set()): Contradiction[] {
  return checks.flatMap(({ find, of, ...check }) => {
    const values = of.some((key) => unsure.has(key)) ? null : find(game, known);
    return values === null ? [] : [{ ...check, values }];
  });
}
