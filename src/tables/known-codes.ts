/** The names the engine itself understands: a table that uses others is refused before play (T5). */
import type { HouseRules } from './house-rules';
import { requiredTables } from './ruleset';

/** Result names by required table; leaves of nested tables count as results of the table that leads to them. */
export const knownResults: Readonly<Record<string, readonly string[]>> = {
  [requiredTables.corridors]: ['straight', 'door', 'corner', 'fork', 'crossing', 'dead-end'],
  [requiredTables.rooms]: ['small-room', 'large-room', 'objective-room'],
  [requiredTables.roomDoors]: ['doors'],
  [requiredTables.doorLeads]: ['corridor', 'room'],
  [requiredTables.objectives]: ['capture', 'destroy', 'killLeader', 'killAll'],
  [requiredTables.objectiveShift]: ['shift'],
  [requiredTables.defender]: ['nothing', 'sentinels', 'troops'],
};

/** Bounds of the `value` of a result, for the required tables whose numbers the engine uses. */
export const knownValues: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  [requiredTables.roomDoors]: { min: 1, max: 8 },
  [requiredTables.objectiveShift]: { min: -10, max: 10 },
  [requiredTables.defender]: { min: 0, max: 10000 },
};

/** What the engine can do for one house rule. */
export interface KnownHouseRule {
  readonly values: readonly (string | boolean)[];
  /** Whole numbers it can work with, inclusive. */
  readonly integer?: readonly [number, number];
}

/** Every key of HouseRules with the values the engine implements (rules.md section 16). */
export const knownHouseRules: { readonly [Key in keyof HouseRules]-?: KnownHouseRule } = {
  legMeasure: { values: ['centre', 'clear'] },
  corridorDoor: { values: ['end', 'side'] },
  doorBehindDoor: { values: ['insertStraight', 'reroll', 'merge'] },
  tEntry: { values: ['random', 'stem'] },
  roomDoors: { values: ['total', 'extra'] },
  allowClose: { values: [true, false] },
  overlap: { values: ['fitJoinSeal', 'reroll', 'bridge'] },
  exhaustion: { values: ['reopen', 'strict'] },
  setupCountsForTurn1: { values: [false, true] },
  rollWhenNothingPlaced: { values: [true, false] },
  rowReuse: { values: [true, false] },
  xDefault: { values: [], integer: [0, 12] },
  xRounding: { values: ['none', 'nearest', 'floor', 'ceil'] },
  primaryTestCounts: { values: ['achieved', 'discovered'] },
  assassinTarget: { values: ['replaceRoll', 'addToRoll'] },
  detonate: { values: ['allOut', 'anyOut'] },
  edge: { values: ['close', 'rollYourselves'] },
  assumeAchieved: { values: ['all', 'none'] },
  maxTurns: { values: ['none'], integer: [1, 10000] },
  fixedLevels: { values: ['none'], integer: [2, 12] },
  nemesisRangeCm: { values: [], integer: [1, 200] },
};

/** True when the engine has code for this value of this house rule. */
export function isKnownHouseValue(rule: KnownHouseRule, value: unknown): boolean {
  if (rule.values.some((known) => known === value)) return true;
  if (rule.integer === undefined || typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value >= rule.integer[0] && value <= rule.integer[1];
}

/** What the engine takes for a house rule, as text: `none, 1-10000`. */
export function listHouseValues(definition: KnownHouseRule): string {
  const integer = definition.integer ? [`${definition.integer[0]}-${definition.integer[1]}`] : [];
  return [...definition.values.map(String), ...integer].join(', ');
}
