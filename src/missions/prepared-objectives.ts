/** The prepared dice of an objective room (PRE-05) and the guarantee that the primary is found (PRE-06). */
import { drawFromTable, leafOf } from '../dice/draw';
import type { Roll } from '../dice/roll';
import type { Streams } from '../dice/streams';
import type { HouseRules } from '../tables/house-rules';
import type { Ratio } from '../tables/ratio';
import type { MissionDefinition, ObjectiveId, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';

/** The prepared dice of one objective room. */
export interface PreparedObjective {
  readonly section: number;
  /** 1D3 − 2 of MIS-10; absent in Search and Destroy. */
  readonly shift?: Roll;
  /** k: "the primary is here if you have achieved k or more, and it was not found before"; absent in Search and Destroy. */
  readonly threshold?: number;
  /** The D4 rolls of MIS-02/MIS-11, re-rolled ones first; empty where nothing is rolled (MIS-23). */
  readonly rolls: readonly Roll[];
  readonly secondary: ObjectiveId;
  readonly forced: boolean;
}

/** What the dice of an objective room depend on. */
export interface ObjectiveSetup {
  readonly ruleset: Ruleset;
  readonly mission: MissionDefinition;
  readonly primary: ObjectiveId | null;
  readonly x: Ratio | null;
  readonly streams: Streams;
  /** SCN-04; absent in sessions of an older program. */
  readonly fixedLevels?: HouseRules['fixedLevels'] | undefined;
}

/** The least whole number not below X − shift, at least 0 (PRE-05). */
export function thresholdFor(x: Ratio, shift: number): number {
  return Math.max(0, Math.ceil((x.num - shift * x.den) / x.den));
}

/** By section, the names of the streams: a text put together anew would be hashed and compared letter by letter. */
const streamNames: string[] = [];

/** Rolls the dice of an objective room from a stream of its own (ENG-06). */
export function prepareObjective(setup: ObjectiveSetup, section: number, forced: boolean): PreparedObjective {
  const { ruleset, mission, x } = setup;
  const dice = setup.streams.open((streamNames[section] ??= `objectives/${section}`));
  const inPrimaryFamily = mission.family === 'primary';
  if (mission.secondary === 'access' && typeof setup.fixedLevels === 'number') {
    // SCN-04: the way out is on the last level, and every level before it counts as one achieved objective.
    return { section, threshold: setup.fixedLevels - 1, rolls: [], secondary: 'access', forced };
  }
  const shift = inPrimaryFamily ? drawFromTable(ruleset, requiredTables.objectiveShift, dice) : null;
  const rolls: Roll[] = [];
  let secondary: ObjectiveId = mission.secondary === 'access' ? 'access' : 'killAll';
  if (mission.secondary === 'table') {
    const excluded = inPrimaryFamily ? excludedSecondaries(mission, setup.primary) : [];
    do {
      rolls.push(drawFromTable(ruleset, requiredTables.objectives, dice));
      secondary = leafOf(rolls.at(-1)!).result as ObjectiveId;
    } while (excluded.includes(secondary));
  }
  return shift
    ? { section, shift, threshold: thresholdFor(x!, leafOf(shift).value!), rolls, secondary, forced }
    : { section, rolls, secondary, forced };
}

/** MIS-11, MIS-20, MIS-22, MIS-24: results of the objective table that are rolled again for a secondary. */
function excludedSecondaries(mission: MissionDefinition, primary: ObjectiveId | null): readonly ObjectiveId[] {
  return mission.primary === 'rolled' && primary ? [...mission.rerolls, primary] : mission.rerolls;
}

/**
 * PRE-06: in every order of discovery the primary is found, when all secondaries found before were
 * achieved. With the thresholds in rising order, some k must not exceed the number of rooms before it:
 * otherwise that very order never meets a primary.
 */
export function isGuaranteed(thresholds: readonly number[]): boolean {
  return thresholds.some((_, before) => countUpTo(thresholds, before) > before);
}

/** GEN-08, PRE-06: an objective room in Search and Destroy, the guarantee in the primary family, the objective rooms of a level (SCN-04). */
export function hasWhatMissionNeeds({ family, objectiveRooms }: Pick<MissionDefinition, 'family' | 'objectiveRooms'>, objectives: readonly Pick<PreparedObjective, 'threshold'>[]): boolean {
  if (objectiveRooms !== undefined) return objectives.length === objectiveRooms;
  return family === 'search' ? objectives.length > 0 : isGuaranteed(objectives.map(({ threshold }) => threshold ?? Infinity));
}

function countUpTo(thresholds: readonly number[], most: number): number {
  let count = 0;
  for (const threshold of thresholds) if (threshold <= most) count++;
  return count;
}

/** The threshold that the worst dice of MIS-10 bring. */
function worstThreshold(x: Ratio, { tables }: Ruleset): number {
  let least = Infinity;
  for (const { value } of tables[requiredTables.objectiveShift]!.rows) least = Math.min(least, value ?? 0);
  return thresholdFor(x, least);
}

/** How many more objective rooms are surely enough, whatever their dice (with the rulebook's table X + 2 in all always suffice). */
export function roomsOwed(thresholds: readonly number[], x: Ratio, ruleset: Ruleset): number {
  const worst = worstThreshold(x, ruleset);
  const padded = [...thresholds];
  let owed = 0;
  for (; !isGuaranteed(padded); owed++) padded.push(worst);
  return owed;
}

/**
 * Levels among which the way out surely is (SCN-04): so many as are agreed on, or up to the one where the worst
 * dice of MIS-10 bring it. How many are needed is nobody's to know (PRE-08), so that so many are always prepared.
 */
export function countLevels(x: Ratio, ruleset: Ruleset, fixedLevels: HouseRules['fixedLevels']): number {
  return typeof fixedLevels === 'number' ? fixedLevels : worstThreshold(x, ruleset) + 1;
}
