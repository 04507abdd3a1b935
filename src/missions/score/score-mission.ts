/** The result of a mission from what happened, line by line (MIS-07 to MIS-25). */
import type { HouseRules } from '../../tables/house-rules';
import type { Ratio } from '../../tables/ratio';
import { makeRatio } from '../../tables/ratio';
import type { MissionDefinition } from '../../tables/ruleset';
import { isJudgedByScenario } from '../judged-by-scenario';
import { doubledAttackerPoints } from './assassination';
import { isDetonated } from './charge';
import { countEscaped, findBonusUnit, isOutByHalf } from './escape';
import type { GameFacts } from './facts';
import type { Verdict } from './grade';
import { judgePrimary, judgeSearch, roundX, targetFor } from './grade';

/** Values of a line's text. */
export type LineValues = Readonly<Record<string, string | number | Ratio>>;

/** One step of a verdict: the rule, what it says here (`score.<text>` in the words of the command), and what it adds to the count. */
export interface ScoreLine {
  readonly rule: string;
  readonly text: string;
  readonly values: LineValues;
  readonly adds?: number;
}

/** A finished game, scored. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  /** Objectives that count: all of them (MIS-08), or the secondaries n (MIS-12). */
  readonly count: number;
  /** Whether the primary was achieved; null in Search and Destroy. */
  readonly primary: boolean | null;
  /** T of MIS-12; null in Search and Destroy. */
  readonly target: Ratio | null;
  readonly verdict: Verdict;
}

/** What a game is scored with. */
export interface ScoreSetup {
  readonly mission: Pick<MissionDefinition, 'family' | 'primary' | 'secondary' | 'only'>;
  /** X before this game; null: there is none yet. */
  readonly x: Ratio | null;
  /** Whether the game counts towards X: Search and Destroy on its own. */
  readonly feedsX: boolean;
  readonly houseRules: Pick<HouseRules, 'xDefault' | 'xRounding' | 'detonate'>;
}

/** Scores a game. Every fact that `listMissingFacts` names has to be there. */
export function scoreMission(setup: ScoreSetup, facts: GameFacts): Score {
  const lines: ScoreLine[] = [];
  if (facts.character) lines.push(describeArmy(facts.character));
  const { mission } = setup;
  lines.push({ rule: mission.family === 'search' ? 'MIS-01' : 'MIS-11', text: mission.family === 'search' ? 'objectives' : 'secondaries', values: { n: facts.objectives }, adds: facts.objectives });
  if (isJudgedByScenario(mission)) return countIncursion(mission, facts, lines);
  return mission.family === 'search' ? scoreSearch(setup, facts, lines) : scorePrimary(setup, facts, lines);
}

/** MIS-20. */
function describeArmy({ points, escort }: { readonly points: number; readonly escort: number }): ScoreLine {
  return { rule: 'MIS-20', text: 'army', values: { points, escort, total: makeRatio(doubledAttackerPoints(points, escort), 2) } };
}

/** What an incursion brings to its scenario, which alone has a winner (SCN-01, SCN-03). */
function countIncursion({ family }: ScoreSetup['mission'], facts: GameFacts, lines: ScoreLine[]): Score {
  const isSearch = family === 'search';
  if (isSearch) lines.push(...describeBonus(facts, 'MIS-07'));
  const count = addUp(lines);
  const primary = isSearch ? null : facts.primary === true;
  lines.push(isSearch ? { rule: 'SCN-01', text: 'incursion', values: { n: count } } : { rule: 'SCN-03', text: primary ? 'forceFound' : 'forceMissed', values: {} });
  return { lines, count, primary, target: null, verdict: { winner: 'none', grade: null } };
}

function scoreSearch({ x, feedsX }: ScoreSetup, facts: GameFacts, lines: ScoreLine[]): Score {
  lines.push(...describeBonus(facts, 'MIS-07'));
  const count = addUp(lines);
  lines.push(describeSearch(count, x, feedsX));
  return { lines, count, primary: null, target: null, verdict: judgeSearch(count, x) };
}

/** Objectives against X (MIS-08). */
export function describeSearch(n: number, x: Ratio | null, feedsX = true): ScoreLine {
  return x === null ? { rule: 'MIS-08', text: feedsX ? 'noX' : 'noXApart', values: {} } : { rule: 'MIS-08', text: `search.${judgeSearch(n, x).winner}`, values: { n, x } };
}

function scorePrimary(setup: ScoreSetup, facts: GameFacts, lines: ScoreLine[]): Score {
  const { mission, houseRules } = setup;
  const { primary, line } = judgePrimaryFact(setup, facts);
  lines.push(line, ...listExtras(mission, primary, facts), ...describeBonus(facts, 'MIS-13'));
  const count = addUp(lines);
  const given = setup.x ?? { num: houseRules.xDefault, den: 1 };
  if (setup.x === null) lines.push({ rule: 'MIS-14', text: 'assumedX', values: { x: given } });
  const x = roundX(given, houseRules.xRounding);
  if (x.num * given.den !== given.num * x.den) lines.push({ rule: 'MIS-12', text: 'roundedX', values: { x: given, rounded: x } });
  const target = targetFor(x, facts.die!);
  const verdict = judgePrimary(primary, count, target);
  lines.push(
    { rule: 'MIS-12', text: 'target', values: { die: facts.die!, x, t: target } },
    { rule: 'MIS-12', text: `primary.${verdict.winner}.${verdict.grade}`, values: { n: count, t: target } },
  );
  return { lines, count, primary, target, verdict };
}

/** Whether the primary was achieved, and why. */
function judgePrimaryFact({ mission, houseRules }: ScoreSetup, { primary, units, charge }: GameFacts): { readonly primary: boolean; readonly line: ScoreLine } {
  if (mission.primary === 'exit' && units?.length) {
    const isOut = isOutByHalf(units);
    return { primary: isOut, line: { rule: 'MIS-25', text: isOut ? 'unitsOut' : 'unitsLost', values: { ...countEscaped(units) } } };
  }
  if (primary === undefined && mission.primary === 'charge' && charge) {
    const { planted = false, outside = 0, inside = 0 } = charge;
    const achieved = isDetonated(charge, houseRules);
    const text = !planted ? 'chargeMissing' : achieved ? 'chargeOut' : 'chargeInside';
    return { primary: achieved, line: { rule: 'MIS-24', text, values: { outside, inside } } };
  }
  return { primary: primary === true, line: { rule: nameRuleOfPrimary(mission), text: primary ? 'primaryYes' : 'primaryNo', values: {} } };
}

/** Rules that say when a primary is achieved; any other is one of the objective table (MIS-09). */
const rulesOfPrimaries: Partial<Record<MissionDefinition['primary'], string>> = { character: 'MIS-20', prisoner: 'MIS-22', charge: 'MIS-24', exit: 'MIS-25' };

function nameRuleOfPrimary({ primary, secondary }: ScoreSetup['mission']): string {
  return secondary === 'killAll' ? 'MIS-23' : (rulesOfPrimaries[primary] ?? 'MIS-09');
}

/** What counts as a secondary besides those achieved in their rooms, by the ids of the mission. */
const extras: readonly { readonly rule: string; readonly text: string; readonly isEarned: (mission: ScoreSetup['mission'], primary: boolean, facts: GameFacts) => boolean }[] = [
  { rule: 'MIS-22', text: 'prisonerOut', isEarned: (mission, primary) => mission.primary === 'prisoner' && primary },
  { rule: 'MIS-24', text: 'chargeExtra', isEarned: (mission, primary) => mission.primary === 'charge' && primary },
  { rule: 'MIS-23', text: 'allDead', isEarned: ({ secondary }, _, { allDead }) => secondary === 'killAll' && allDead === true },
];

function listExtras(mission: ScoreSetup['mission'], primary: boolean, facts: GameFacts): ScoreLine[] {
  return extras.filter(({ isEarned }) => isEarned(mission, primary, facts)).map(({ rule, text }) => ({ rule, text, values: {}, adds: 1 }));
}

/** MIS-07, and MIS-13 in the primary family: one bonus at most. What the players judged themselves stands; where the units they named say otherwise, it is told. */
function describeBonus({ units, escapeBonus }: GameFacts, rule: 'MIS-07' | 'MIS-13'): ScoreLine[] {
  const unit = units ? findBonusUnit(units) : null;
  if (escapeBonus === undefined) return unit === null ? [{ rule, text: units ? 'noBonus' : 'bonusUntold', values: {} }] : [{ rule, text: 'bonusUnit', values: { unit }, adds: 1 }];
  if (!units || escapeBonus === (unit !== null)) return [escapeBonus ? { rule, text: 'bonus', values: {}, adds: 1 } : { rule, text: 'noBonus', values: {} }];
  return [escapeBonus ? { rule, text: 'bonusAgainstUnits', values: {}, adds: 1 } : { rule, text: 'noBonusAgainstUnits', values: { unit: unit ?? '' } }];
}

function addUp(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { adds = 0 }) => sum + adds, 0);
}
