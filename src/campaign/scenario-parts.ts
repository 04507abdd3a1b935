/** Scenarios of two incursions in the log (SCN-01 to SCN-03): which games are their parts, and what their result is by now. */
import type { Winner } from '../missions/score/grade';
import { judgeScenario } from '../missions/score/score-scenario';
import type { ScenarioFacts, ScenarioScore } from '../missions/score/score-scenario';
import type { CampaignLog, Game } from './log';

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

/** Two incursions of one scenario with the same attacker: each player runs one of them (SCN-01). */
export interface SameAttacker {
  readonly numbers: readonly [number, number];
  readonly attacker: string;
}

/** The verdict on a scenario by what the log keeps of it; null for a game of another kind, or where nothing is kept. */
export function judgeKeptResult(game: Game): ScenarioScore | null {
  return game.whole ? judge(game, { ...(game.second === undefined ? {} : { first: game.objectives, second: game.second }) }) : null;
}

function judge({ battlePoints, wipedOut, battle, withdrew }: Game, counts: Pick<ScenarioFacts, 'first' | 'second'>): ScenarioScore | null {
  const isFinal = wipedOut !== undefined || battle !== undefined || withdrew !== undefined;
  const outcome = { ...counts, ...(battlePoints === undefined ? {} : { battlePoints }), ...(wipedOut === undefined ? {} : { wipedOut }), ...(battle === undefined ? {} : { battle }), ...(withdrew === undefined ? {} : { withdrew }) };
  const verdict = judgeScenario(isFinal ? 'final' : battlePoints === undefined ? 'tunnels' : 'preliminary', outcome);
  return 'score' in verdict ? verdict.score : null;
}

/** The parts of each result, by its number; those without the tag of their scenario are the two that were played between the same players since their last result. */
function findParts({ games }: CampaignLog): ReadonlyMap<number, readonly Game[]> {
  const tagged = groupTagged(games);
  const open = new Map<string, Game[]>();
  const parts = new Map<number, readonly Game[]>();
  for (const game of games) {
    if (game.void !== undefined || game.scenario === undefined) continue;
    const key = JSON.stringify([game.scenario, ...[game.attacker, game.defender].sort()]);
    if (game.whole) {
      const untold = open.get(key) ?? [];
      open.delete(key);
      const own = game.tag === undefined ? undefined : tagged.get(game.tag);
      parts.set(game.number, own ?? (untold.length === 2 ? untold : []));
    } else if (game.scenarioTag === undefined) open.set(key, [...(open.get(key) ?? []), game]);
  }
  return parts;
}

function groupTagged(games: readonly Game[]): Map<string, Game[]> {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    if (game.scenarioTag === undefined || game.void !== undefined || game.whole) continue;
    const group = groups.get(game.scenarioTag);
    if (group) group.push(game);
    else groups.set(game.scenarioTag, [game]);
  }
  return groups;
}

/** Results that would now be others, by their numbers. */
export function listDueResults(log: CampaignLog): ReadonlyMap<number, DueResult> {
  const found = new Map<number, DueResult>();
  for (const [number, parts] of findParts(log)) {
    const result = log.games[number - 1] as Game;
    const due = findDue(result, parts);
    if (due) found.set(number, due);
  }
  return found;
}

function findDue(result: Game, parts: readonly Game[]): DueResult | null {
  const { attacker, defender, objectives, second, winner } = result;
  if (pairSame(parts).length > 0) return null;
  const [ofFirst, ofSecond] = [attacker, defender].map((name) => parts.find((part) => part.attacker === name));
  const counts = second === undefined ? null : ([ofFirst?.objectives ?? objectives, ofSecond?.objectives ?? second] as const);
  const score = judge(result, counts ? { first: counts[0], second: counts[1] } : {});
  if (score === null) return null;
  const due = ({ first: 'attacker', second: 'defender', draw: 'draw' } as const)[score.winner];
  const isSame = due === winner && (counts === null || (counts[0] === objectives && counts[1] === second));
  return isSame ? null : { due, counts, parts: counts === null ? [] : [ofFirst, ofSecond].flatMap((part) => (part ? [part.number] : [])) };
}

/** Pairs of incursions in which one player attacks twice. */
export function listSameAttackers(log: CampaignLog): SameAttacker[] {
  const groups = new Set([...groupTagged(log.games).values(), ...findParts(log).values()]);
  return [...groups].flatMap(pairSame);
}

function pairSame(parts: readonly Game[]): SameAttacker[] {
  return parts.flatMap((part, at) => parts.slice(at + 1).filter(({ attacker }) => attacker === part.attacker).map((other) => ({ numbers: [part.number, other.number] as const, attacker: part.attacker })));
}

/** The other incursion of a game's scenario, where it has the same attacker. */
export function findSameAttacker({ games }: CampaignLog, { scenarioTag, attacker, void: why }: Pick<Game, 'scenarioTag' | 'attacker' | 'void'>, number?: number): Game | undefined {
  if (scenarioTag === undefined || why !== undefined) return undefined;
  return games.find((other) => other.scenarioTag === scenarioTag && !other.whole && other.void === undefined && other.attacker === attacker && other.number !== number);
}
