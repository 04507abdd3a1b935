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
}

/** Who won a scenario, and why. */
export interface ScenarioScore {
  readonly lines: readonly ScoreLine[];
  readonly winner: Side | 'draw';
  /** SCN-02: points that the winner may field besides. */
  readonly infiltrators?: number;
}

/** A fact that a scenario needs; `outcome`: a force wiped out, or the winner of the last battle. */
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

/** SCN-02: as SCN-01; the winner may field a tenth more points in the battle to come, rounded down, as infiltrators. */
function scorePreliminary(first: number, second: number, battlePoints: number): ScenarioScore {
  const tunnels = scoreTunnels(first, second);
  const infiltrators = tunnels.winner === 'draw' ? 0 : Math.floor(battlePoints / 10);
  const text = tunnels.winner === 'draw' ? 'preliminary.none' : 'preliminary.points';
  return { winner: tunnels.winner, infiltrators, lines: [...tunnels.lines, { rule: 'SCN-02', text, values: { points: infiltrators, battle: battlePoints } }] };
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
      if (first === undefined || second === undefined || battlePoints === undefined) return listUntold(facts, ['first', 'second', 'battlePoints']);
      return { score: scorePreliminary(first, second, battlePoints) };
    },
  },
  // SCN-03: a force wiped out earlier loses at once; otherwise the battle decides.
  final: {
    facts: ['wipedOut', 'battle'],
    judge: ({ wipedOut, battle }) => {
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

/** SCN-03: whoever was wiped out on the way fought no last battle. */
export function isToldTwice({ wipedOut, battle }: ScenarioFacts): boolean {
  return wipedOut !== undefined && battle !== undefined;
}
