/** The result of a scenario from its two incursions or its battle (SCN-01 to SCN-03). */
import { otherSide } from '../../tables/other-side';
import type { Side } from '../../tables/ruleset';
import type { ComparedScoring } from '../judged-by-scenario';
import type { ScoreLine } from './score-mission';

/** What happened in a scenario whose parts are compared. */
export interface ScenarioFacts {
  /** Objectives of the first player as attacker, and of the second (SCN-01). */
  readonly first?: number;
  readonly second?: number;
  /** Points of the battle that follows (SCN-02). */
  readonly battlePoints?: number;
  /** SCN-03: the force that died before reaching the final room, or else the winner of the battle in it. */
  readonly wipedOut?: Side;
  readonly battle?: Side;
  /** MIS-15: who left alive without finding the other's force, so that nothing was fought in the final room. */
  readonly withdrew?: Withdrawn;
}

/** Who may have left (MIS-15). */
export const withdrawn = ['first', 'second', 'both'] as const;

/** One of them, or both. */
export type Withdrawn = (typeof withdrawn)[number];

/** The ways in which SCN-03 can end, of which one is told. */
export const outcomes = ['wipedOut', 'withdrew', 'battle'] as const satisfies readonly (keyof ScenarioFacts)[];

/** Those that were told. */
export function listOutcomes(facts: Pick<ScenarioFacts, (typeof outcomes)[number]>): (typeof outcomes)[number][] {
  return outcomes.filter((key) => facts[key] !== undefined);
}

/** What was told of how a scenario ended, besides the objectives: nothing of what was not. */
export function pickOutcome({ battlePoints, wipedOut, battle, withdrew }: Pick<ScenarioFacts, 'battlePoints' | (typeof outcomes)[number]>): Pick<ScenarioFacts, 'battlePoints' | (typeof outcomes)[number]> {
  return { ...(battlePoints === undefined ? {} : { battlePoints }), ...(wipedOut === undefined ? {} : { wipedOut }), ...(battle === undefined ? {} : { battle }), ...(withdrew === undefined ? {} : { withdrew }) };
}

/** Who won a scenario, and why. */
export interface ScenarioScore {
  readonly lines: readonly ScoreLine[];
  readonly winner: Side | 'draw';
  /** SCN-02: points that the winner may field besides. */
  readonly infiltrators?: number;
}

/** A fact that a scenario needs; `outcome`: a force wiped out or withdrawn, or the winner of the last battle. */
export type MissingScenarioFact = 'first' | 'second' | 'battlePoints' | 'outcome';

/** The result, or the facts still to be told, in the order to ask for them. */
export type ScenarioVerdict = { readonly score: ScenarioScore } | { readonly missing: readonly MissingScenarioFact[] };

interface Comparison {
  /** The facts that decide. */
  readonly facts: readonly (keyof ScenarioFacts)[];
  readonly judge: (facts: ScenarioFacts) => ScenarioVerdict;
}

/** SCN-01: more objectives wins, as many is a draw. */
function scoreTunnels(first: number, second: number): ScenarioScore {
  const winner = first > second ? 'first' : first < second ? 'second' : 'draw';
  return { winner, lines: [{ rule: 'SCN-01', text: winner === 'draw' ? 'tunnels.draw' : 'tunnels.win', values: { first, second } }] };
}

/** SCN-02: as SCN-01; the winner may field a tenth more points in the battle to come, rounded down, as infiltrators. Null where there is a winner and nobody told the points. */
function scorePreliminary(first: number, second: number, battlePoints: number | undefined): ScenarioScore | null {
  const tunnels = scoreTunnels(first, second);
  if (tunnels.winner === 'draw') return { ...tunnels, infiltrators: 0, lines: [...tunnels.lines, { rule: 'SCN-02', text: 'preliminary.none', values: {} }] };
  if (battlePoints === undefined) return null;
  const infiltrators = Math.floor(battlePoints / 10);
  return { ...tunnels, infiltrators, lines: [...tunnels.lines, { rule: 'SCN-02', text: 'preliminary.points', values: { points: infiltrators, battle: battlePoints } }] };
}

/** SCN-03: whoever got there wins, since the other did not (MIS-15); where neither did, nobody has what the scenario asks for. */
function scoreWithdrawn(withdrew: Withdrawn): ScenarioScore {
  return withdrew === 'both'
    ? { winner: 'draw', lines: [{ rule: 'MIS-15', text: 'final.bothWithdrew', values: {} }] }
    : { winner: otherSide(withdrew), lines: [{ rule: 'MIS-15', text: 'final.withdrew', values: { side: withdrew } }] };
}

function listUntold(facts: ScenarioFacts, needed: readonly Exclude<MissingScenarioFact, 'outcome'>[]): ScenarioVerdict {
  return { missing: needed.filter((fact) => facts[fact] === undefined) };
}

const comparisons: Readonly<Record<ComparedScoring, Comparison>> = {
  tunnels: {
    facts: ['first', 'second'],
    judge: (facts) => {
      const { first, second } = facts;
      return first === undefined || second === undefined ? listUntold(facts, ['first', 'second']) : { score: scoreTunnels(first, second) };
    },
  },
  preliminary: {
    facts: ['first', 'second', 'battlePoints'],
    judge: (facts) => {
      const { first, second, battlePoints } = facts;
      const score = first === undefined || second === undefined ? null : scorePreliminary(first, second, battlePoints);
      return score ? { score } : listUntold(facts, ['first', 'second', 'battlePoints']);
    },
  },
  // SCN-03: a force wiped out earlier loses at once; one that left has not got there (MIS-15); otherwise the battle decides.
  final: {
    facts: outcomes,
    judge: ({ wipedOut, withdrew, battle }) => {
      if (withdrew !== undefined) return { score: scoreWithdrawn(withdrew) };
      if (wipedOut !== undefined) return { score: { winner: otherSide(wipedOut), lines: [{ rule: 'SCN-03', text: 'final.wipedOut', values: { side: wipedOut } }] } };
      return battle === undefined ? { missing: ['outcome'] } : { score: { winner: battle, lines: [{ rule: 'SCN-03', text: 'final.battle', values: { side: battle } }] } };
    },
  },
};

/** Who won, by what is told. */
export function judgeScenario(scoring: ComparedScoring, facts: ScenarioFacts): ScenarioVerdict {
  return comparisons[scoring].judge(facts);
}

/** Facts that were told and that decide nothing here. */
export function listForeignScenarioFacts(scoring: ComparedScoring, facts: ScenarioFacts): (keyof ScenarioFacts)[] {
  return (Object.keys(facts) as (keyof ScenarioFacts)[]).filter((fact) => !comparisons[scoring].facts.includes(fact));
}
