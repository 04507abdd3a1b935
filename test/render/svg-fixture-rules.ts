import type { HouseRules } from '../../src/tables/house-rules';

/** The house rules at their defaults. */
export const defaultHouseRules: HouseRules = {
  legMeasure: 'centre', corridorDoor: 'end', doorBehindDoor: 'insertStraight', tEntry: 'random', roomDoors: 'total', allowClose: true,
  overlap: 'fitJoinSeal', exhaustion: 'reopen', setupCountsForTurn1: false, rollWhenNothingPlaced: true, rowReuse: true, xDefault: 1,
  xRounding: 'none', primaryTestCounts: 'achieved', assassinTarget: 'replaceRoll', detonate: 'allOut', edge: 'rollYourselves',
  assumeAchieved: 'all', maxTurns: 'none',
};
