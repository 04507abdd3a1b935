/** The edition in centimetres that the dungeon is played with (EXT), with what the rulebook sets itself (COM, KO, ZOM). */
import type { CombatFamily } from '../contract';
import { duelQuestion, fightQuestion, glanceQuestion, shootQuestion } from './attack-questions';
import { difficultQuestion, fallBackQuestion, initiativeQuestion, moraleQuestion, rallyQuestion, recoverQuestion } from './other-questions';
import { describeSheet } from './reference';
import type { ClassicRules } from './schema';

/** What the program needs of this family. */
export const classicFamily: CombatFamily<ClassicRules> = {
  questions: [shootQuestion, fightQuestion, duelQuestion, glanceQuestion, initiativeQuestion, moraleQuestion, rallyQuestion, recoverQuestion, fallBackQuestion, difficultQuestion],
  otherFacts: ['rangeCm', 'cavalry', 'slow', 'infiltrates', 'independent'],
  describeSheet,
};
