/** House-rule values by key (rules.md section 16); the definitions, defaults and texts are in tables/house-rules.yaml. */

/** The options in force in a session. Units: as the key's name says. */
export interface HouseRules {
  readonly legMeasure: 'centre' | 'clear';
  readonly corridorDoor: 'end' | 'side';
  readonly doorBehindDoor: 'insertStraight' | 'reroll' | 'merge';
  readonly tEntry: 'random' | 'stem';
  readonly roomDoors: 'total' | 'extra';
  readonly allowClose: boolean;
  readonly overlap: 'fitJoinSeal' | 'reroll' | 'bridge';
  readonly exhaustion: 'reopen' | 'strict';
  readonly setupCountsForTurn1: boolean;
  readonly rollWhenNothingPlaced: boolean;
  readonly rowReuse: boolean;
  /** X when the log is empty (MIS-14), a whole number. */
  readonly xDefault: number;
  readonly xRounding: 'none' | 'nearest' | 'floor' | 'ceil';
  readonly primaryTestCounts: 'achieved' | 'discovered';
  readonly assassinTarget: 'replaceRoll' | 'addToRoll';
  readonly detonate: 'allOut' | 'anyOut';
  /** Edge of a prepared dungeon (PRE-07). */
  readonly edge: 'close' | 'rollYourselves';
  /** What the autopilot supposes of secondaries (PRE-10). */
  readonly assumeAchieved: 'all' | 'none';
  /** END-03; `none` or a whole number of turns. */
  readonly maxTurns: 'none' | number;
  /** Levels of SCN-04 by agreement, the exit on the last; `none`: as MIS-10 brings it. */
  readonly fixedLevels: 'none' | number;
  /** Range of the weapon of ZOM-03, cm. */
  readonly nemesisRangeCm: number;
}
