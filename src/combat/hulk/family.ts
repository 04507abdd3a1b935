/** The Space Hulk style sheet (HULK). */
import type { CombatFamily } from '../contract';
import { fightQuestion } from './fight-question';
import { describeSheet } from './reference';
import type { HulkRules } from './rules';
import { exchangeQuestion, flamerQuestion, selfDestructQuestion, sequenceQuestion, shootQuestion, tokenQuestion } from './shooting-questions';

/** What the program needs of this family. */
export const hulkFamily: CombatFamily<HulkRules> = {
  questions: [fightQuestion, shootQuestion, sequenceQuestion, flamerQuestion, selfDestructQuestion, exchangeQuestion, tokenQuestion],
  describeSheet,
};
