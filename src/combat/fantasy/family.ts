/** The fantasy sheet (FAN). */
import type { CombatFamily } from '../contract';
import { fightQuestion } from './questions/fight';
import { chargeQuestion, fleeQuestion, pursuitQuestion } from './questions/flight';
import { manoeuvreQuestion, marchQuestion } from './questions/manoeuvre';
import { panicQuestion } from './questions/panic';
import { breakQuestion, rallyQuestion, restrainQuestion, testQuestion } from './questions/leadership';
import { roundQuestion } from './questions/round';
import { shootQuestion } from './questions/shoot';
import { describeSheet } from './reference';
import type { FantasyRules } from './schema';

/** What the program needs of this family. */
export const fantasyFamily: CombatFamily<FantasyRules> = {
  questions: [shootQuestion, fightQuestion, roundQuestion, breakQuestion, testQuestion, rallyQuestion, restrainQuestion, pursuitQuestion, fleeQuestion, chargeQuestion, panicQuestion, manoeuvreQuestion, marchQuestion],
  describeSheet,
};
