/** Scenarios of two incursions in the log (SCN-01 to SCN-03): which games are their parts, and what their result is by now. */
import type { Winner } from '../missions/score/grade';
import { judgeScenario, listOutcomes, pickOutcome } from '../missions/score/score-scenario';
import type { ScenarioFacts, ScenarioScore } from '../missions/score/score-scenario';
import { addToGroup } from './add-to-group';
import type { CampaignLog, Game } from './log';
import type { Clash } from './scenario-clash';
import { findClashCode, pairClashing } from './scenario-clash';
import { winnerOfSide } from './winner-of-side';

/** What a result would be now, where that is not what was declared (ENG-08). */
export interface DueResult {
  readonly due: Winner;
  /** Objectives of both players, where the scenario compares them. */
  readonly counts: readonly [number, number] | null;
  /** Numbers of the incursions that tell so; none: the result itself does. */
  readonly parts: readonly number[];
}

/** The rule that says so: objectives are compared, or the last fight decides. */
export function nameRuleOfDue({ counts }: Pick<DueResult, 'counts'>): 'SCN-01' | 'SCN-03' {
  return counts === null ? 'SCN-03' : 'SCN-01';
}

/** The verdict on a scenario by what the log keeps of it; null for a game of another kind, or where nothing is kept. */
export function judgeKeptResult(game: Game): ScenarioScore | null {
  return game.whole ? judge(game, { ...(game.second === undefined ? {} : { first: game.objectives, second: game.second }) }) : null;
}

function judge(game: Game, counts: Pick<ScenarioFacts, 'first' | 'second'>): ScenarioScore | null {
  // In a log nobody needs to know of infiltrators (SCN-02).
  const told = listOutcomes(game).length > 0 ? 'final' : game.battlePoints === undefined ? 'tunnels' : 'preliminary';
  const verdict = judgeScenario(told, { ...counts, ...pickOutcome(game) });
  return 'score' in verdict ? verdict.score : null;
}

/** Incursions of a scenario: those that count, and those that are void. */
export interface Parts {
  readonly games: readonly Game[];
  readonly voided: readonly Game[];
}

/** Of one scenario between two players: incursions without its tag that no result has yet, and results that have none, of the same kind. */
interface Untold {
  open: Game[];
  alone: Game[];
  /** The result before, where it is void, and what was open then: the next one takes its place if it is of the same day. */
  voided?: { readonly date: string | undefined; readonly open: readonly Game[] };
}

/**
 * The parts of each result, by its number. Those without the tag of their scenario are the two that were played between the same
 * players since their last result, or that were written down after it as of the same day, where one alone waits for them.
 */
export function findParts({ games }: CampaignLog): ReadonlyMap<number, Parts> {
  const tagged = splitTagged(games);
  const pairs = new Map<string, Untold>();
  const parts = new Map<number, Parts>();
  for (const game of games) {
    if (game.scenario === undefined) continue;
    const key = JSON.stringify([game.scenario, ...[game.attacker, game.defender].sort()]);
    const pair = pairs.get(key) ?? { open: [], alone: [] };
    pairs.set(key, pair);
    if (game.whole) {
      const own = game.tag === undefined ? undefined : tagged.get(game.tag);
      const untold = takeResult(pair, game, own !== undefined);
      if (game.void === undefined) parts.set(game.number, own ?? untold);
    } else if (game.scenarioTag === undefined) {
      const late = takeIncursion(pair, game);
      if (late) parts.set(late.number, late.parts);
    }
  }
  return parts;
}

/** What a result finds of its own, which no other has from then on. */
function takeResult(pair: Untold, result: Game, hasOwn: boolean): Parts {
  const { voided } = pair;
  const isAnother = voided?.date !== undefined && result.date !== undefined && voided.date !== result.date;
  if (isAnother) pair.open = pair.open.filter((game) => !voided.open.includes(game));
  delete pair.voided;
  const found = splitUntold(pair.open);
  if (result.void !== undefined) {
    pair.voided = { date: result.date, open: [...pair.open] };
    return found;
  }
  if (!hasOwn && found.games.length === 0) pair.alone.push(result);
  pair.open = [];
  return found;
}

/** Two incursions of one day that come after a result of that day are its own; where several results wait, nobody knows whose. */
function takeIncursion(pair: Untold, game: Game): { readonly number: number; readonly parts: Parts } | null {
  pair.open.push(game);
  const waiting = game.date === undefined ? [] : pair.alone.filter(({ date }) => date === game.date);
  const [result] = waiting;
  if (result === undefined) return null;
  const own = pair.open.filter(({ date }) => date === game.date);
  if (own.length < 2) return null;
  const parts = splitUntold(own);
  // One that is void may be played once more.
  if (waiting.length === 1 && parts.games.length < 2) return { number: result.number, parts };
  pair.open = pair.open.filter((other) => !own.includes(other));
  if (waiting.length > 1) return null;
  pair.alone = pair.alone.filter((other) => other !== result);
  return { number: result.number, parts };
}

function splitUntold(all: readonly Game[]): Parts {
  const games = all.filter((game) => game.void === undefined);
  if (games.length === 2) return { games, voided: [] };
  return { games: [], voided: all.length === 2 ? all.filter((game) => game.void !== undefined) : [] };
}

/** Incursions by the tag of their scenario; a void one that its player ran once more is not missed. */
function splitTagged(games: readonly Game[]): ReadonlyMap<string, Parts> {
  const groups = new Map<string, Game[]>();
  for (const game of games) if (game.scenarioTag !== undefined && !game.whole) addToGroup(groups, game.scenarioTag, game);
  return new Map([...groups].map(([tag, all]) => {
    const valid = all.filter((game) => game.void === undefined);
    const attackers = new Set(valid.map(({ attacker }) => attacker));
    return [tag, { games: valid, voided: all.filter((game) => game.void !== undefined && !attackers.has(game.attacker)) }];
  }));
}

/** Which of the two players reached the final room, as far as the outcome tells (SCN-03, MIS-15). */
function findArrivals({ wipedOut, battle, withdrew }: Pick<Game, 'wipedOut' | 'battle' | 'withdrew'>): readonly [boolean | undefined, boolean | undefined] {
  if (battle !== undefined) return [true, true];
  if (withdrew !== undefined) return [withdrew === 'second', withdrew === 'first'];
  return [wipedOut === 'first' ? false : undefined, wipedOut === 'second' ? false : undefined];
}

/** Numbers of the incursions that say otherwise of it than the result: in them the primary is the other's force, and finding it is arriving. */
function listOtherArrivals(result: Game, parts: readonly Game[]): number[] {
  const [first, second] = findArrivals(result);
  const said = new Map([[result.attacker, first], [result.defender, second]]);
  return parts.filter(({ attacker, facts }) => facts?.primary !== undefined && said.get(attacker) === !facts.primary).map(({ number }) => number);
}

/** What is to be said of the result of a scenario. */
export interface JudgedResult {
  /** What it would be now, where that is another. */
  readonly due: DueResult | null;
  /** The same by its own numbers alone. */
  readonly dueAlone: DueResult | null;
  /** Numbers of its incursions that are void. */
  readonly voided: readonly number[];
  /** Numbers of those by which somebody reached the final room who did not by the result, or the other way round. */
  readonly otherArrivals: readonly number[];
}

/** The results of scenarios by their numbers. */
export function judgeResults(log: CampaignLog): ReadonlyMap<number, JudgedResult> {
  return new Map([...findParts(log)].map(([number, { games, voided }]) => {
    const result = log.games[number - 1] as Game;
    // Incursions of others bring nothing that is known.
    const isSure = pairClashing([...games, result]).length === 0;
    return [number, { due: findDue(result, isSure ? games : []), dueAlone: findDue(result, []), voided: voided.map((game) => game.number), otherArrivals: listOtherArrivals(result, games) }];
  }));
}

function findDue(result: Game, parts: readonly Game[]): DueResult | null {
  const { attacker, defender, objectives, second, winner } = result;
  const [ofFirst, ofSecond] = [attacker, defender].map((name) => parts.find((part) => part.attacker === name));
  const counts = second === undefined ? null : ([ofFirst?.objectives ?? objectives, ofSecond?.objectives ?? second] as const);
  const score = judge(result, counts ? { first: counts[0], second: counts[1] } : {});
  if (score === null) return null;
  const due = winnerOfSide[score.winner];
  const isSame = due === winner && (counts === null || (counts[0] === objectives && counts[1] === second));
  return isSame ? null : { due, counts, parts: counts === null ? [] : [ofFirst, ofSecond].flatMap((part) => (part ? [part.number] : [])) };
}

/** The scenario's own tag, where a game that counts has it: an incursion names it, and a result is its game. */
function findScenarioTag({ whole, scenarioTag, tag, void: why }: Pick<Game, 'whole' | 'scenarioTag' | 'tag' | 'void'>): string | undefined {
  if (why !== undefined) return undefined;
  return whole ? tag : scenarioTag;
}

/** All that clash in a log. */
export function listClashes(log: CampaignLog): Clash[] {
  const tagged = new Map<string, Game[]>();
  for (const game of log.games) {
    const tag = findScenarioTag(game);
    if (tag !== undefined) addToGroup(tagged, tag, game);
  }
  // Parts with a tag are told by it already.
  const others = [...findParts(log).values()].map(({ games }) => games).filter((games) => games.every(({ scenarioTag }) => scenarioTag === undefined));
  return [...tagged.values(), ...others].flatMap(pairClashing);
}

/** The first game of a game's scenario that clashes with it. `game`: as it is, or as it is going to be recorded. */
export function findClash({ games }: CampaignLog, game: Game): Clash | undefined {
  const tag = findScenarioTag(game);
  const other = tag === undefined ? undefined : games.find((each) => each.number !== game.number && findScenarioTag(each) === tag && findClashCode(each, game) !== null);
  return other && { numbers: [other.number, game.number], code: findClashCode(other, game)!, attacker: game.attacker };
}
